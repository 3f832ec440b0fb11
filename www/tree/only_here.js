// The nodes that only one of two searches of a position visits: in their last passes, by the moves from the root.

/** @typedef {import("./faces.js").Tree} Tree */
/** Nodes that the other search does not visit, and nodes with such nodes below them. @typedef {ReadonlyMap<number, "here" | "below">} Marks */

/**
 * The nodes of the last pass, each with its way from the root. A move that is searched again is the same way.
 * @param {Tree} tree
 */
function waysOf({ nodes, passes }) {
  /** @type {Map<number, string>} */
  const ways = new Map();
  const last = passes[passes.length - 1];
  for (const { at, parent, move } of nodes.slice(last)) {
    const before = ways.get(parent);
    if (at === last) ways.set(at, "");
    else if (before !== undefined) ways.set(at, `${before}/${move}`);
  }
  return ways;
}

/**
 * The marks of the nodes that another search does not visit, and of those with such nodes below them, and the number of ways
 * to the former.
 * @param {Tree} tree @param {Tree} other
 */
export function onlyHere(tree, other) {
  const ways = waysOf(tree);
  const others = new Set(waysOf(other).values());
  /** @type {Map<number, "here" | "below">} */
  const marks = new Map();
  const own = new Set();
  for (const [at, way] of ways) {
    if (others.has(way)) continue;
    own.add(way);
    marks.set(at, "here");
    for (let above = tree.nodes[at].parent; above >= 0 && !marks.has(above); above = tree.nodes[above].parent)
      marks.set(above, "below");
  }
  return { marks, count: own.size };
}
