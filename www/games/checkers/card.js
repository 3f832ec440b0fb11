// The card of checkers, its small picture, and its positions, drawn from their text.

import en from "./card.json" with { type: "json" };
import { chequered, man, refuse, smallBoard } from "../drawings.js";

/** @type {import("../cards.js").Card} */
export const card = {
  en,
  de: { name: "Englische Dame", text: "Die Steine des Gegners überspringen und alle schlagen." },
};

/** A small picture. */
export const picture =
  smallBoard(chequered) +
  man("dark", 1, 0) +
  man("light", 0, 3) +
  man("light", 2, 3) +
  man("dark hit", 2, 1) +
  man("light go", 1, 2);

const LINES = 8;
const CROWN = "m-2.4 1.8-.4-3.4 1.8 1.6 1-2.4 1 2.4 1.8-1.6-.4 3.4z";
const COLOURS = /** @type {Record<string, string>} */ ({ W: "light", B: "dark" });

/** @param {string} position @param {boolean} [isTurned] */
function draw(position, isTurned = false) {
  const [mover, ...sides] = position.split(":");
  if (!COLOURS[mover] || sides.length !== 2) refuse(position);
  /** @type {Record<string, string[]>} */
  const places = {};
  let content = Array.from({ length: LINES ** 2 }, (_, at) => chequered(at % LINES, Math.floor(at / LINES))).join("");
  for (const side of sides)
    for (const [, king, number] of side.matchAll(/(K?)(\d+)/g)) {
      const at = isTurned ? LINES ** 2 / 2 - Number(number) : Number(number) - 1;
      const row = Math.floor(at / (LINES / 2));
      const column = (at % (LINES / 2)) * 2 + ((row + 1) % 2);
      content += man(COLOURS[side[0]], column, row);
      if (king) content += `<path class="crown ${COLOURS[side[0]]}" d="M${column * 10 + 5} ${row * 10 + 5}${CROWN}"/>`;
      (places[side[0] + king] ??= []).push(number);
    }
  return { width: 10 * LINES, height: 10 * LINES, content, places, mover };
}

/** @type {import("../drawings.js").Miniature} */
export const miniature = {
  draw,
  turnedFor: "B",
  en: {
    players: { W: "White", B: "Black" },
    pieces: { W: "White men", WK: "White kings", B: "Black men", BK: "Black kings" },
  },
  de: {
    players: { W: "Weiß", B: "Schwarz" },
    pieces: { W: "weiße Steine", WK: "weiße Damen", B: "schwarze Steine", BK: "schwarze Damen" },
  },
};
