// The layout of the part of the tree that is open: an icicle that lies on its side. A column is a ply; a node is as high as
// all that is shown below it, and one that is not opened has one row.

/** @typedef {import("./search_tree.js").SearchTree} SearchTree */

/**
 * @typedef {object} Box
 * @property {number} node
 * @property {number} column
 * @property {number} row
 * @property {number} rows
 * @property {number} left  If it stands for the moves of the node that a cutoff left out: their number. 0 otherwise.
 */

/**
 * The boxes, each before those below it.
 * @param {SearchTree} tree @param {ReadonlySet<number>} opened  The nodes whose children are shown.
 */
export function layOut(tree, opened) {
  /** @type {Box[]} */
  const boxes = [];
  let rows = 0;
  let columns = 0;
  /** @param {number} at @param {number} column */
  const place = (at, column) => {
    const { children, left } = tree.nodes[at];
    const box = { node: at, column, row: rows, rows: 1, left: 0 };
    boxes.push(box);
    columns = Math.max(columns, column + 1);
    if (!opened.has(at) || !children.length) {
      rows++;
      return;
    }
    for (const child of children) place(child, column + 1);
    if (left) boxes.push({ node: at, column: column + 1, row: rows++, rows: 1, left });
    box.rows = rows - box.row;
  };
  for (const pass of tree.passes) place(pass, 0);
  return { boxes, rows, columns };
}

/** The box at a place. @param {Box[]} boxes @param {number} column @param {number} row */
export const boxAt = (boxes, column, row) =>
  boxes.find((box) => box.column === column && box.row <= row && row < box.row + box.rows);

/** The nodes that are open at first: those of the principal variation. @param {SearchTree} tree */
export const openedAtFirst = (tree) =>
  new Set(tree.nodes.filter(({ isMain, children }) => isMain && children.length).map(({ at }) => at));

/** Opens what a node needs to be seen. @param {SearchTree} tree @param {Set<number>} opened @param {number} at */
export function reveal(tree, opened, at) {
  for (const { at: above } of tree.pathTo(at).slice(0, -1)) opened.add(above);
}

/** The node itself, or the closest one above it that is seen. @param {SearchTree} tree @param {ReadonlySet<number>} opened @param {number} at */
export function closestSeen(tree, opened, at) {
  const path = tree.pathTo(at);
  const closed = path.findIndex((node, place) => place < path.length - 1 && !opened.has(node.at));
  return closed < 0 ? at : path[closed].at;
}
