// The boards of the lesson on parity: to be moved, and one whose tiles are exchanged.

import { TileBoard, makeLayers } from "../../boards/tiles.js";
import { goalOf } from "../../puzzles.js";
import { make, makeButton } from "../../site/dom.js";
import { askWay, describeSquare, explainRefusal } from "../../site/slide_words.js";
import { drawn, follow } from "../../site/state.js";
import { ArrangedBoard, COLOURED, COLUMNS, SlideBoard, isTile, letterOf, stepsOf } from "./slide.js";
import { words } from "./words.js";

const NO_GOAL = Array(COLUMNS * COLUMNS).fill(0);
const cellsOf = (/** @type {readonly number[]} */ squares) => squares.map((piece) => (isTile(piece) ? piece : 0));

/**
 * A board that the reader moves, with a line about it below.
 * @param {readonly number[]} start
 * @param {{ name: string, kind: "free" | "colours" | "gaps", tell: (board: SlideBoard) => string }} look
 */
export function makeMovedBoard(start, { name, kind, tell }) {
  const board = new SlideBoard(start);
  const root = make("div", `board ${kind}`, ...makeLayers());
  const [told, refused] = [make("p", "counted"), make("p", "note")];
  const view = () => ({ columns: COLUMNS, cells: cellsOf(board.squares), steps: stepsOf(board.squares) });
  const tiles = new TileBoard(root, {
    onStep: (step) => board.play(step),
    onRefuse: (square, way) => void (refused.textContent = explainRefusal(view(), square, way)),
    onPick: (shown, square, ways) => void (refused.textContent = askWay(shown, square, ways)),
    describe: (shown, square, ways) =>
      [describeSquare(shown, square, ways), kind === "gaps" ? letterOf(board.squares[square]) : ""]
        .filter(Boolean)
        .join(", "),
  });
  const again = makeButton(words.board.restart, () => {
    board.restart();
    drawn().then(() => tiles.focus());
  });
  for (const line of [told, refused]) line.setAttribute("role", "status");
  follow(() => {
    tiles.set({ ...view(), goal: kind === "free" ? goalOf(COLUMNS) : NO_GOAL, name });
    root.querySelectorAll(".square").forEach((square, at) => {
      square.classList.toggle("coloured", kind === "colours" && COLOURED.includes(at));
      if (kind === "gaps") /** @type {HTMLElement} */ (square).dataset.goal = letterOf(board.squares[at]);
    });
    told.textContent = tell(board);
    refused.textContent = "";
    again.disabled = board.moves === 0;
  });
  return make("div", "tried", root, told, refused, again);
}

/** The goal, whose tiles are exchanged by pressing two of them. */
export function makeArrangedBoard() {
  const board = new ArrangedBoard();
  const { arrange } = words;
  const verdict = make("p", "counted");
  verdict.setAttribute("role", "status");
  const link = make("a", "button", arrange.open);
  const places = board.squares.flatMap((piece, square) => (isTile(piece) ? [square] : []));
  const buttons = places.map((square) => makeButton("", () => board.choose(square), "exchanged"));
  follow(() => {
    places.forEach((square, at) => {
      const tile = board.squares[square];
      const button = buttons[at];
      button.textContent = String(tile);
      button.dataset.group = String(Math.ceil(tile / (COLUMNS - 1)));
      button.ariaLabel = arrange.tile(tile, Math.floor(square / COLUMNS) + 1, (square % COLUMNS) + 1);
      button.ariaPressed = String(square === board.chosen);
    });
    verdict.textContent = arrange.verdict(board.wrongPairs);
    link.href = `./?p=${board.position}`;
  });
  return make("div", "tried", make("div", "exchange", ...buttons), verdict, link);
}
