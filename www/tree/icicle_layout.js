// The layout of the part of the tree that is open: an icicle that lies on its side. A column is a ply; a node is as high as
// all that is shown below it, and one that is not opened has one row.

/** @typedef {import("./faces.js").Tree} Tree */

/**
 * @typedef {object} Box
 * @property {number} node
 * @property {number} column
 * @property {number} row
 * @property {number} rows
 * @property {number} above  The index of the box to the left of it; -1 for a pass.
 * @property {number} left  If it stands for the moves of the node that a cutoff left out: their number. 0 otherwise.
 */

/**
 * The boxes, each before those below it, and the indices of those of nodes.
 * @param {Tree} tree @param {ReadonlySet<number>} opened  The nodes whose children are shown.
 */
export function layOut(tree, opened) {
  /** @type {Box[]} */
  const boxes = [];
  /** @type {Map<number, number>} */
  const places = new Map();
  let rows = 0;
  let columns = 0;
  /** @param {number} at @param {number} column @param {number} above */
  const place = (at, column, above) => {
    const node = tree.nodes[at];
    const { children } = node;
    const left = "left" in node ? node.left : 0;
    const box = { node: at, column, row: rows, rows: 1, above, left: 0 };
    const index = boxes.push(box) - 1;
    places.set(at, index);
    columns = Math.max(columns, column + 1);
    if (!opened.has(at) || !children.length) {
      rows++;
      return;
    }
    for (const child of children) place(child, column + 1, index);
    if (left) boxes.push({ node: at, column: column + 1, row: rows++, rows: 1, above: index, left });
    box.rows = rows - box.row;
  };
  for (const pass of tree.passes) place(pass, 0, -1);
  return { boxes, rows, columns, places };
}

/** @typedef {ReturnType<typeof layOut>} Layout */

/** The last of the boxes that begin in a row or before it: the one on the right. @param {Box[]} boxes @param {number} row */
function lastIn(boxes, row) {
  let [from, to] = [0, boxes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (boxes[middle].row <= row) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The boxes that are at least partly in some rows, in their order. @param {Layout} layout @param {number} first @param {number} last */
export function boxesIn({ boxes }, first, last) {
  const begin = lastIn(boxes, Math.max(first, 0));
  /** @type {Box[]} */
  const seen = [];
  for (let at = begin; at >= 0; at = boxes[at].above) seen.unshift(boxes[at]);
  for (let at = begin + 1; at < boxes.length && boxes[at].row <= last; at++) seen.push(boxes[at]);
  return seen;
}

/** The box at a place. @param {Layout} layout @param {number} column @param {number} row */
export const boxAt = (layout, column, row) =>
  row < layout.rows ? boxesIn(layout, row, row).find((box) => box.column === column) : undefined;

/** The nodes that are open at first: those of the principal variation. @param {Tree} tree */
export const openedAtFirst = (tree) =>
  new Set(tree.nodes.filter(({ isMain, children }) => isMain && children.length).map(({ at }) => at));

/** What must be open for a node to be seen. @param {Tree} tree @param {number} at */
export const toReveal = (tree, at) =>
  tree
    .pathTo(at)
    .slice(0, -1)
    .map(({ at }) => at);

/** The nodes that have others below them, from a node on downwards. @param {Tree} tree @param {number} at @returns {number[]} */
export const innerBelow = ({ nodes }, at) => {
  const inner = [];
  const left = [at];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const { children } = nodes[node];
    if (children.length) inner.push(node);
    for (const child of children) left.push(child);
  }
  return inner;
};

/** The node itself, or the closest one above it that is seen. @param {Tree} tree @param {ReadonlySet<number>} opened @param {number} at */
export function closestSeen(tree, opened, at) {
  const path = tree.pathTo(at);
  const closed = path.findIndex((node, place) => place < path.length - 1 && !opened.has(node.at));
  return closed < 0 ? at : path[closed].at;
}
