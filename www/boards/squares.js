// Squares in columns and rows.

const STEPS = /** @type {const} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
});

const within = (/** @type {number} */ line, /** @type {number} */ length) => Math.min(Math.max(line, 0), length - 1);
const lines = (/** @type {number} */ length) => Array.from({ length }, (_, at) => at);
const placeOf = (/** @type {import("./board.js").View} */ { columns }, /** @type {number} */ square) => [
  square % columns,
  Math.floor(square / columns),
];

/** @type {import("./board.js").Form} */
export const squares = {
  isFree: false,
  size: ({ columns, rows }) => ({ width: columns, height: rows }),
  place: placeOf,
  at({ columns, rows }, across, down) {
    const [column, row] = [Math.floor(across), Math.floor(down)];
    return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column : undefined;
  },
  rows: ({ columns, rows }) => lines(rows).map((row) => lines(columns).map((column) => row * columns + column)),
  middle: ({ columns, rows }) => Math.floor(rows / 2) * columns + Math.floor(columns / 2),
  go(view, square, key) {
    const [column, row] = placeOf(view, square);
    const [right, down] = STEPS[key];
    return within(row + down, view.rows) * view.columns + within(column + right, view.columns);
  },
  edges: ({ file, rank }, { columns, rows }) => ({
    files: lines(columns).map((column) => file?.(column) ?? ""),
    ranks: lines(rows).map((row) => rank?.(row) ?? ""),
  }),
};
