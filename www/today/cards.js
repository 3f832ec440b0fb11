// The cards of a day: a puzzle and a problem of each game.

import { make } from "../site/dom.js";
import { CARDS, PICTURES, miniature } from "../games/cards.js";
import { levelOf, words as problems } from "../problems/words.js";
import { DEFAULT_PUZZLE, puzzleName } from "../puzzles.js";
import { DUELS } from "../site/duels.js";
import { language } from "../site/language.js";
import { markOf } from "../site/days_done.js";
import { words } from "./words.js";

/** @typedef {import("./shipped.js").Given} Given */

/** Where the problem of a day is solved. @param {string} game @param {string} day */
export const addressOf = (game, day) =>
  game === DEFAULT_PUZZLE ? `./?day=${day}&v=1` : `./problems.html?${new URLSearchParams({ g: game, day })}`;

/** The sign of how a problem ended, and its meaning. @param {import("../site/days_done.js").Done} done @param {string} day @param {string} game */
export const signOf = (done, day, game) => words.marks[markOf(done, day, game) ?? "none"];

/** The picture and the task. @param {string} game @param {Given | undefined} given */
function show(game, given) {
  if (!given) {
    const picture = `<svg viewBox="0 0 40 40" class="miniature" aria-hidden="true">${PICTURES[game] ?? ""}</svg>`;
    return { picture, task: words.unknown, grade: "" };
  }
  const { position, turns, grade } = given;
  if (game === DEFAULT_PUZZLE)
    return { picture: puzzleMiniature(position, words.tiles), task: words.slide(turns), grade: "" };
  const { svg, player } = miniature(game, position, language());
  return { picture: svg, task: problems.task(player, turns), grade: problems.levels[levelOf(grade)] };
}

/**
 * @param {string} game @param {string} day @param {Given | undefined} given  Nothing if it has to be found.
 * @param {import("../site/days_done.js").Done} done
 */
export function cardOf(game, day, given, done) {
  const { picture, task, grade } = show(game, given);
  const [drawing, link] = [make("div", "picture"), make("a", "", nameOf(game))];
  const title = make("h2", "", link);
  const card = make("article", "day-card", drawing, title, make("p", "task", task, make("small", "", grade)));
  card.dataset.game = game;
  drawing.innerHTML = picture;
  link.href = addressOf(game, day);
  const ended = markOf(done, day, game);
  if (ended) {
    const { sign: mark, text: said } = words.marks[ended];
    const sign = make("span", "mark", mark);
    sign.title = said;
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", said);
    card.dataset.mark = ended;
    title.append(" ", sign);
  }
  return card;
}

// The games of a day by name.

/** All games that can have a problem. */
export const ALL = [DEFAULT_PUZZLE, ...DUELS];

/** The name of a game as a heading. @param {string} game */
export function nameOf(game) {
  const name = CARDS[game]?.[language()].name ?? puzzleName(game);
  return name[0].toUpperCase() + name.slice(1);
}

// A position of a sliding puzzle, drawn from its text.

const CELL = 10;

/**
 * The tiles row by row, 0 for a blank. The digits before the point say which squares are covered: the corner, then a
 * bit for each inner column and row, set if its first square is.
 * @param {string} position  As in `115.987654321`.
 */
function tilesOf(position) {
  const [pattern, order] = position.split(".");
  const side = Math.sqrt(order?.length);
  const lines = Number(pattern.slice(1));
  const corner = Number(pattern[0]) - 1;
  if (!Number.isInteger(side) || !(corner >= 0 && corner < 4) || !Number.isInteger(lines))
    throw new RangeError(`“${position}” is not a position that can be drawn`);
  const isSet = (/** @type {number} */ bit) => ((lines >> bit) & 1) === 1;
  let next = 0;
  const isCovered = (/** @type {number} */ row, /** @type {number} */ column) => {
    const [isInner, isInnerToo] = [row, column].map((line) => line > 0 && line < side);
    if (isInner && isInnerToo) return true;
    if (isInnerToo) return isSet(2 * (side - 1) - column) === (row === 0);
    if (isInner) return isSet(side - 1 - row) === (column === 0);
    return corner === 2 * Number(row > 0) + Number(column > 0);
  };
  const columns = side + 1;
  const tiles = Array.from({ length: columns * columns }, (_, at) =>
    isCovered(Math.floor(at / columns), at % columns) ? Number.parseInt(order[next++], 36) : 0,
  );
  return { columns, tiles };
}

/**
 * A position as an SVG element, with a text for those who do not see it. Its colours are those of `miniatures.css`.
 * @param {string} position
 * @param {string} label  The text, to which the rows are added.
 */
function puzzleMiniature(position, label) {
  const { columns, tiles } = tilesOf(position);
  let content = "";
  const rows = [];
  for (let row = 0; row < columns; row++) {
    const line = tiles.slice(row * columns, (row + 1) * columns);
    rows.push(line.map((tile) => tile || "–").join(" "));
    for (const [column, tile] of line.entries()) {
      const [x, y] = [column * CELL, row * CELL];
      const group = tile ? `tile-${Math.ceil(tile / (columns - 1))}` : "even";
      content += `<rect class="${group}" x="${x + 0.5}" y="${y + 0.5}" width="9" height="9" rx="1.2"/>`;
      if (tile) content += `<text class="number" x="${x + 5}" y="${y + 5}">${tile}</text>`;
    }
  }
  const side = columns * CELL;
  return `<svg class="miniature" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label} ${rows.join(" / ")}">${content}</svg>`;
}
