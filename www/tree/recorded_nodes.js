// The nodes of a recorded search, and the ways to them.

/** @template {{ parent: number, move: string }} Node */
export class RecordedNodes {
  /** @type {Node[]} */
  nodes = [];

  /** The nodes from one without a parent to a node. @param {number} at */
  pathTo(at) {
    const path = [];
    for (let node = at; node >= 0; node = this.nodes[node].parent) path.unshift(this.nodes[node]);
    return path;
  }

  /** The names of the moves from the root to a node; a null move is empty. @param {number} at */
  movesTo = (at) =>
    this.pathTo(at)
      .slice(1)
      .map(({ move }) => move);
}
