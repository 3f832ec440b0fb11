// The front page below the board: today's puzzle, the last seven days, and the pictures of two-player games.

import { PICTURES } from "../games/cards.js";
import { Game, Table } from "../pkg/play.js";
import { DEFAULT_PUZZLE, PUZZLES, goalOf } from "../puzzles.js";
import { dailyPuzzle, today } from "../site/daily.js";
import { element } from "../site/dom.js";
import { words as front } from "./front_words.js";
import { openRecord } from "./opening.js";
import { makeWeek } from "../statistics/index.js";
import { nothing } from "../statistics/player_statistics.js";
import { load } from "../statistics/shelf.js";

/** Draws it. @param {import("../site/puzzle_link.js").Link} daily  Today's puzzle. @param {Parameters<typeof openRecord>[2]} engine */
export async function drawBelow(daily, engine) {
  drawPictures();
  tellToday(load() ?? nothing());
  const record = await openRecord(daily, { Game, Table }, engine);
  drawPuzzle(element("daily-board"), record.view);
  record.free();
}

/** The pictures of games, and of puzzles in order. */
export function drawPictures() {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#cards [data-game]"))) {
    const [picture, game] = [card.querySelector("svg"), card.dataset.game ?? ""];
    if (!picture) continue;
    if (!Object.hasOwn(PUZZLES, game)) picture.innerHTML = PICTURES[game];
    else drawPuzzle(picture, { columns: PUZZLES[game].columns, cells: goalOf(PUZZLES[game].columns) });
  }
}

/** @param {import("../statistics/player_statistics.js").Statistics} statistics */
function tellToday(statistics) {
  const day = today();
  const isDone = statistics.solved.some((one) => one.game === DEFAULT_PUZZLE && one.day === day);
  element("daily-text").textContent = isDone
    ? front.dailyDone
    : front.daily(dailyPuzzle(DEFAULT_PUZZLE, day).distance ?? 0);
  element("new-today").hidden = isDone;
  const week = makeWeek(statistics);
  element("week").hidden = !week.querySelector(".kept");
  element("week").replaceChildren(...week.children);
}

/** Draws a position of a puzzle into an SVG element. @param {Element} svg @param {{ columns: number, cells: ArrayLike<number> }} view */
export function drawPuzzle(svg, { columns, cells }) {
  const size = 40 / columns;
  svg.innerHTML = Array.from(cells, (tile, square) => {
    const [x, y] = [(square % columns) * size, Math.floor(square / columns) * size];
    const kind = tile ? `tile-${Math.ceil(tile / (columns - 1))}` : "even";
    const number = tile ? `<text x="${x + size / 2}" y="${y + size * 0.66}">${tile}</text>` : "";
    return `<rect class="${kind}" x="${x + 0.4}" y="${y + 0.4}" width="${size - 0.8}" height="${size - 0.8}" rx="1.4"/>${number}`;
  }).join("");
}
