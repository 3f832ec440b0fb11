// The cards that link to other pages, with small pictures of the puzzles and of the laboratory, on 40 × 40 units,
// to go with those of two-player games.

import { PICTURES as duels } from "../games/cards.js";
import { GAMES, PUZZLES } from "../puzzles.js";

const SIZE = 40;

/** A board with this many columns, and its first row ready to slide. @param {number} columns */
function puzzle(columns) {
  const cell = SIZE / columns;
  const row = (/** @type {number} */ at, /** @type {string} */ kind, /** @type {number} */ count) =>
    Array.from(
      { length: count },
      (_, column) =>
        `<rect class="${kind}" x="${column * cell + 0.5}" y="${at * cell + 0.5}" width="${cell - 1}" height="${cell - 1}" rx="1.5"/>`,
    ).join("");
  const ground = Array.from({ length: columns }, (_, at) => row(at, "even", columns)).join("");
  const tiles = Array.from(
    { length: columns - 1 },
    (_, at) => `<g${at ? "" : ' class="go"'}>${row(at, `tile-${at + 1}`, columns - 1)}</g>`,
  ).join("");
  return ground + tiles;
}

const bars = [
  [5, 12],
  [14, 22],
  [23, 17],
  [32, 30],
]
  .map(
    ([x, height], at) =>
      `<rect class="bar ${at % 2 ? "tile-2" : "tile-1"}" x="${x - 2}" y="${36 - height}" width="6" height="${height}" rx="1"/>`,
  )
  .join("");

/** A week of a calendar, its days solved but for the last ones. */
const days = Array.from({ length: 12 }, (_, at) => {
  const kind = at < 8 ? "tile-1" : at === 8 ? "tile-2 go" : "well";
  return `<rect class="${kind}" x="${3.5 + (at % 4) * 8.6}" y="${12.5 + Math.floor(at / 4) * 8.6}" width="7" height="7" rx="1"/>`;
}).join("");

/** The content of the drawings, by their destination. @type {Record<string, string>} */
const OWN = {
  ...Object.fromEntries(GAMES.map((game) => [game, puzzle(PUZZLES[game].columns)])),
  today: `<rect class="even" width="40" height="40"/><rect class="tile-2" width="40" height="9"/>${days}`,
  lab: `<rect class="even" width="40" height="40"/>${bars}`,
};

// The pictures on the cards that link to other games.

const PICTURES = /** @type {Record<string, string>} */ ({ ...OWN, ...duels });

export function drawCards() {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#cards [data-game]"))) {
    const picture = card.querySelector("svg");
    if (picture) picture.innerHTML = PICTURES[card.dataset.game ?? ""];
  }
}
