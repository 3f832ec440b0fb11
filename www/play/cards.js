// The front page below the board: today's puzzle, the last seven days, and the pictures of two-player games.

import { PICTURES } from "../games/cards.js";
import { DEFAULT_PUZZLE } from "../puzzles.js";
import { dailyPuzzle, today } from "../site/daily.js";
import { element, make } from "../site/dom.js";
import { language } from "../site/language.js";
import { words } from "../site/words.js";
import { dayOf, nothing } from "../statistics/record.js";
import { load } from "../statistics/shelf.js";

/** @typedef {import("../statistics/record.js").Statistics} Statistics */

export function drawCards() {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#cards [data-game]"))) {
    const picture = card.querySelector("svg");
    if (picture) picture.innerHTML = PICTURES[card.dataset.game ?? ""];
  }
  tellToday(load() ?? nothing());
}

const DAY = 86_400_000; // milliseconds

/**
 * The last seven days: the moves of the puzzle solved on its day, or a tick for a game that was won.
 * @param {Statistics} statistics
 */
function weekOf({ solved, played }) {
  const end = Date.parse(`${today()}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, at) => {
    const date = new Date(end - (6 - at) * DAY);
    const day = date.toISOString().slice(0, 10);
    const puzzle = solved.find((one) => one.day === day && one.date === day);
    const hasWon = played.some((one) => one.result === "won" && dayOf(one) === day);
    return { date, isToday: at === 6, mark: puzzle ? String(puzzle.moves) : hasWon ? "✓" : "" };
  });
}

/** The last seven days as squares. @param {Statistics} statistics */
export function makeWeek(statistics) {
  const name = new Intl.DateTimeFormat(language(), { weekday: "short", timeZone: "UTC" });
  const days = weekOf(statistics).map(({ date, isToday, mark }) => {
    const square = make("b", mark ? "kept" : "", mark || (isToday ? "?" : "–"));
    return make("li", isToday ? "today" : "", square, isToday ? words.today : name.format(date));
  });
  return make("ol", "week", ...days);
}

/** @param {Statistics} statistics */
export function tellToday(statistics) {
  const day = today();
  const isDone = statistics.solved.some((one) => one.game === DEFAULT_PUZZLE && one.day === day);
  element("daily-text").textContent = isDone
    ? words.dailyDone
    : words.daily(dailyPuzzle(DEFAULT_PUZZLE, day).distance ?? 0);
  element("new-today").hidden = isDone;
  element("week").replaceChildren(...makeWeek(statistics).children);
}

/** Draws a position of a puzzle into an SVG element. @param {Element} svg @param {import("../site/game_record.js").View} view */
export function drawPuzzle(svg, { columns, cells }) {
  const size = 40 / columns;
  svg.innerHTML = Array.from(cells, (tile, square) => {
    const [x, y] = [(square % columns) * size, Math.floor(square / columns) * size];
    const kind = tile ? `tile-${Math.ceil(tile / (columns - 1))}` : "even";
    const number = tile ? `<text x="${x + size / 2}" y="${y + size * 0.66}">${tile}</text>` : "";
    return `<rect class="${kind}" x="${x + 0.4}" y="${y + 0.4}" width="${size - 0.8}" height="${size - 0.8}" rx="1.4"/>${number}`;
  }).join("");
}
