// The card of Tzaar, its small picture, and its positions, drawn from their text.

import en from "./card.json" with { type: "json" };
import { refuse, writing } from "../drawings.js";

/** @type {import("../cards.js").Card} */
export const card = {
  en,
  de: { name: "Tzaar", text: "Schlagen und stapeln, ohne dass eine Steinart ausgeht." },
};

/** A hexagon of lines with a ring, a disc with a centre and a plain disc. */
export const picture = `<rect class="sand" width="40" height="40"/><path class="thread" d="M6 12V28L20 36L34 28V12L20 4ZM6 12L34 28M6 28L34 12"/>${[
  [6, 12, "light"],
  [34, 12, "dark"],
  [20, 36, "dark"],
  [20, 4, "light"],
  [6, 28, "dark"],
  [34, 28, "light"],
]
  .map(
    ([x, y, kind], at) =>
      `<g class="${at === 3 ? "go" : at === 1 ? "hit" : ""}"><circle class="${kind}" cx="${x}" cy="${y}" r="5"/>${at % 3 < 2 ? `<circle class="${kind} mark" cx="${x}" cy="${y}" r="${at % 3 ? 1.6 : 3.2}"/>` : ""}</g>`,
  )
  .join("")}`;

const MIDDLE = 4; // the column and the row of the hole
const LAST = 8; // the last column and the last row
const SEAT = 10; // units from point to point
const BESIDE = SEAT * Math.sqrt(0.75); // units from column to column
const COLOURS = { w: "light", b: "dark" };
const [RING, CORE] = [3.1, 2.3]; // the radii of the marks of Tzaars and Tzarras

const isPoint = (/** @type {number} */ column, /** @type {number} */ row) =>
  Math.min(column, row) >= 0 &&
  Math.max(column, row) <= LAST &&
  Math.abs(column - row) <= MIDDLE &&
  (column !== MIDDLE || row !== MIDDLE);
const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
const place = (/** @type {number} */ column, /** @type {number} */ row) => [
  round(SEAT / 2 + column * BESIDE),
  round(SEAT / 2 + (LAST - MIDDLE / 2 - row + column / 2) * SEAT),
];

/** The points of each column, from the bottom. */
const pointsOfColumns = () =>
  Array.from({ length: LAST + 1 }, (_, column) =>
    Array.from({ length: LAST + 1 }, (_, row) => row).filter((row) => isPoint(column, row)),
  );

/** The lines between points. @param {number[][]} points  Of each column. */
const webOf = (points) =>
  points
    .flatMap((rows, column) =>
      rows.flatMap((row) =>
        [
          [0, 1],
          [1, 0],
          [1, 1],
        ]
          .filter(([right, up]) => isPoint(column + right, row + up))
          .map(([right, up]) => `M${place(column, row)}L${place(column + right, row + up)}`),
      ),
    )
    .join("");

/** @param {string} sign @param {string} height @param {number} x @param {number} y */
function stack(sign, height, x, y) {
  const colour = sign < "a" ? COLOURS.w : COLOURS.b;
  const circle = (/** @type {string} */ kind, /** @type {number} */ radius) =>
    `<circle class="${kind} ${colour}" cx="${x}" cy="${y}" r="${radius}"/>`;
  const kind = sign.toUpperCase();
  const marks = (kind === "O" ? "" : circle("mark", RING)) + (kind === "Z" ? circle("core", CORE) : "");
  return (
    circle("", 3.9) + marks + (height ? writing(x, y, height, `high ${colour}${kind === "Z" ? " on-core" : ""}`) : "")
  );
}

/** @param {string} position */
function draw(position) {
  const [board, mover] = position.split(" ");
  const points = pointsOfColumns();
  const columns = board.split("/").map((column) => [...column.matchAll(/-|([ZRO])(\d*)/gi)]);
  if (!mover || columns.length !== points.length || columns.some(({ length }, at) => length !== points[at].length))
    refuse(position);
  /** @type {Record<string, string[]>} */
  const places = {};
  let stacks = "";
  for (const [column, signs] of columns.entries())
    for (const [at, [, sign, height]] of signs.entries()) {
      if (!sign) continue;
      const [x, y] = place(column, points[column][at]);
      stacks += stack(sign, height, x, y);
      (places[sign] ??= []).push("ABCDEFGHI"[column] + (at + 1) + (height && ` (${height})`));
    }
  const [width, depth] = [round(SEAT + LAST * BESIDE), SEAT * (LAST + 1)];
  const ground = `<rect class="sand" width="${width}" height="${depth}" rx="4"/><path class="thread" d="${webOf(points)}"/>`;
  return { width, height: depth, content: ground + stacks, places, mover };
}

/** @type {import("../drawings.js").Miniature} */
export const miniature = {
  draw,
  en: {
    players: { w: "White", b: "Black" },
    pieces: {
      Z: "White Tzaars",
      R: "White Tzarras",
      O: "White Totts",
      z: "Black Tzaars",
      r: "Black Tzarras",
      o: "Black Totts",
    },
  },
  de: {
    players: { w: "Weiß", b: "Schwarz" },
    pieces: {
      Z: "weiße Tzaars",
      R: "weiße Tzarras",
      O: "weiße Totts",
      z: "schwarze Tzaars",
      r: "schwarze Tzarras",
      o: "schwarze Totts",
    },
  },
};
