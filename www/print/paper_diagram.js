// A position drawn for paper, with the coordinates of its board. print.css makes it black on white.

import { makeShape } from "../boards/make.js";
import { miniature } from "../games/cards.js";
import { language } from "../site/language.js";
import { kindOf } from "../match/game_views.js";

/**
 * @typedef {{ kind: import("../match/game_views.js").Kind, view: import("../boards/board.js").View, width: number, height:
 *   number }} Board
 */

const SQUARE = 10; // units of a miniature
const MARGIN = 5; // units for the coordinates next to the squares
const LINE = 0.4; // units: half the width of a line at the edge

/** @param {string} name @param {number} x @param {number} y @param {string} kind */
function label(name, x, y, kind) {
  const text = makeShape("text", { x, y, class: kind });
  text.textContent = name;
  return text;
}

/** The functions that name columns and rows. @param {Board["kind"]} kind @param {number} rows */
const namesOf = ({ file, rank }, rows) => ({ file, rank: (/** @type {number} */ row) => rank(row, rows) });

/** The coordinates of a board of squares: next to it, or in the corners of squares. @param {Board} board */
function besideSquares({ kind, view }) {
  const { columns, rows } = view;
  const { files = [], ranks = [] } = kind.form.edges?.(namesOf(kind, rows), view) ?? {};
  const hasEdges = files.some(Boolean);
  const corners = Array.from({ length: columns * rows }, (_, square) => square).filter((square) => kind.label(square));
  return {
    left: hasEdges ? MARGIN : LINE,
    below: hasEdges ? MARGIN : LINE,
    others: LINE,
    labels: [
      ...files.map((name, column) => label(name, (column + 0.5) * SQUARE, rows * SQUARE + MARGIN / 2, "edge")),
      ...ranks.map((name, row) => label(name, -MARGIN / 2, (row + 0.5) * SQUARE, "edge")),
      ...corners.map((square) =>
        label(
          kind.label(square),
          (square % columns) * SQUARE + 0.5,
          Math.floor(square / columns) * SQUARE + 1.4,
          "corner",
        ),
      ),
    ],
  };
}

/** The coordinates of a board of points, which draws them itself. @param {Board} board */
function besidePoints({ kind, view, width, height }) {
  const ground = makeShape("g", {});
  kind.form.draw?.(ground, namesOf(kind, view.rows), view, (spot) => spot);
  const size = kind.form.size(view);
  const [across, down] = [(size.width * SQUARE - width) / 2, (size.height * SQUARE - height) / 2];
  const labels = [...ground.querySelectorAll("text")].map((text) => {
    const [x, y] = ["x", "y"].map((name) => Number(text.getAttribute(name)) * SQUARE);
    return label(text.textContent ?? "", x - across, y - down, "edge");
  });
  return { left: across, below: down, others: across, labels };
}

/**
 * Draws a position of a game whose kind was loaded.
 * @param {string} game @param {string} position @param {(pieces: string, player: string) => string} say  Describes the
 *   pieces and the player to move, for screen readers.
 */
export function drawDiagram(game, position, say) {
  const { content, width, height, label: described, player } = miniature(game, position, language());
  const kind = kindOf(game);
  const isFree = kind.form.isFree;
  const [columns, rows] = isFree ? kind.size.split("x").map(Number) : [width / SQUARE, height / SQUARE];
  const view = { columns, rows, cells: [], steps: [], name: "" };
  const { left, below, others, labels } = (isFree ? besidePoints : besideSquares)({ kind, view, width, height });
  const drawing = makeShape("svg", {
    class: "diagram",
    viewBox: `${-left} ${-others} ${left + width + others} ${others + height + below}`,
    role: "img",
    "aria-label": say(described, player),
  });
  drawing.innerHTML = content;
  if (!isFree) drawing.append(makeShape("rect", { class: "frame", width, height }));
  drawing.append(...labels);
  return drawing;
}
