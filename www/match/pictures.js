// A small picture of each game, on 40 × 40 units; its colours are those of the boards.

const CELL = 10;

/** Squares of a board of four by four. @param {(column: number, row: number) => string} kind  Their class names. @param {number} gap */
const squares = (kind, gap) => Array.from({ length: 16 }, (_, at) => {
  const [column, row] = [at % 4, Math.floor(at / 4)];
  return `<rect class="${kind(column, row)}" x="${column * CELL + gap}" y="${row * CELL + gap}" width="${CELL - 2 * gap}" height="${CELL - 2 * gap}" rx="${gap * 2}"/>`;
}).join("");
const disc = (/** @type {string} */ kind, /** @type {number} */ column, /** @type {number} */ row) => `<circle class="${kind}" cx="${column * CELL + 5}" cy="${row * CELL + 5}" r="3.7"/>`;

const used = ["1,0", "0,2", "3,1", "2,3", "1,2"];
const chequered = squares((column, row) => ((column + row) % 2 ? "brown" : "pale"), 0);

/** A hexagon of lines with a ring, a full middle and a plain disc. */
const hexagon = `<rect class="sand" width="40" height="40"/><path class="thread" d="M6 12V28L20 36L34 28V12L20 4ZM6 12L34 28M6 28L34 12"/>${[[6, 12, "light"], [34, 12, "dark"], [20, 36, "dark"], [20, 4, "light"], [6, 28, "dark"], [34, 28, "light"]]
  .map(([x, y, kind], at) => `<g class="${at === 3 ? "go" : at === 1 ? "hit" : ""}"><circle class="${kind}" cx="${x}" cy="${y}" r="5"/>${at % 3 < 2 ? `<circle class="${kind} mark" cx="${x}" cy="${y}" r="${at % 3 ? 1.6 : 3.2}"/>` : ""}</g>`).join("")}`;

/** The inside of the drawings, by game. @type {Record<string, string>} */
export const PICTURES = {
  isolation: squares((column, row) => (used.includes(`${column},${row}`) ? "well" : column === 1 && row === 1 ? "even left" : "even"), 0.5) + disc("first go", 1, 1) + '<rect class="second" x="21.5" y="21.5" width="7" height="7" rx="2"/>',
  giveaway: chequered + disc("dark", 1, 0) + disc("gone", 0, 3) + disc("gone", 2, 3) + disc("gone", 3, 0) + disc("light go", 1, 2) + disc("dark hit", 2, 1),
  loa: chequered + [1, 2].map((at) => disc(at === 1 ? "dark go" : "dark", at, 0) + disc("dark", at, 3) + disc("light", 0, at) + disc("light", 3, at)).join(""),
  tzaar: hexagon,
  checkers: chequered + disc("dark", 1, 0) + disc("light", 0, 3) + disc("light", 2, 3) + disc("dark hit", 2, 1) + disc("light go", 1, 2),
};
