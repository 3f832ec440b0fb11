// A position of checkers and give-away checkers, drawn from its text.

import { chequered, man, refuse } from "../miniatures.js";

const LINES = 8;
const CROWN = "m-2.4 1.8-.4-3.4 1.8 1.6 1-2.4 1 2.4 1.8-1.6-.4 3.4z";
const COLOURS = /** @type {Record<string, string>} */ ({ W: "light", B: "dark" });
const board = Array.from({ length: LINES * LINES }, (_, at) => chequered(at % LINES, Math.floor(at / LINES))).join("");

/** @param {string} position */
function draw(position) {
  const [mover, ...sides] = position.split(":");
  if (!COLOURS[mover] || sides.length !== 2) refuse(position);
  /** @type {Record<string, string[]>} */
  const places = {};
  let pieces = "";
  for (const side of sides)
    for (const [, king, number] of side.matchAll(/(K?)(\d+)/g)) {
      const at = Number(number) - 1;
      const row = Math.floor(at / (LINES / 2));
      const column = (at % (LINES / 2)) * 2 + ((row + 1) % 2);
      pieces += man(COLOURS[side[0]], column, row);
      if (king) pieces += `<path class="crown ${COLOURS[side[0]]}" d="M${column * 10 + 5} ${row * 10 + 5}${CROWN}"/>`;
      (places[side[0] + king] ??= []).push(number);
    }
  return { width: 10 * LINES, height: 10 * LINES, content: board + pieces, places, mover };
}

/** @type {import("../miniatures.js").Miniature} */
export const miniature = {
  draw,
  en: {
    players: { W: "White", B: "Black" },
    pieces: { W: "White men", WK: "White kings", B: "Black men", BK: "Black kings" },
  },
  de: {
    players: { W: "Weiß", B: "Schwarz" },
    pieces: { W: "weiße Steine", WK: "weiße Damen", B: "schwarze Steine", BK: "schwarze Damen" },
  },
};
