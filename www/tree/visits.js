// The visits of a recorded search of a puzzle, and the ways to them.

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

/**
 * A node: a visit to a position.
 * @typedef {object} Visit
 * @property {number} at  Its index.
 * @property {number} parent  -1 for the root.
 * @property {number[]} children
 * @property {number} ply  The number of moves from the root.
 * @property {string} move  The move that leads to it; empty for the root.
 * @property {number} from  Its first event.
 * @property {number} to  Its last event.
 * @property {boolean} isMain  Whether it is on the way that the search found.
 */

/**
 * @template Facts  What is known of a node besides.
 * @template {{ kind: string, node: number }} Step
 * @extends {RecordedNodes<Visit & Facts>}
 */
export class Visits extends RecordedNodes {
  /** @type {Step[]} */
  events = [];
  /** The visits to the root. @type {number[]} */
  passes = [];
  /** What the search found. @type {{ value?: number, best?: string }} */
  result = {};
  /** The nodes that were entered and not left. @type {(Visit & Facts)[]} */
  path = [];

  get here() {
    return this.path[this.path.length - 1];
  }

  /** Enters a child of the current node, or the root. @param {string} move @param {Facts} facts */
  go(move, facts) {
    const parent = this.here;
    const [at, from] = [this.nodes.length, this.events.length];
    /** @type {Omit<Visit, "isMain">} */
    const visit = {
      at,
      parent: parent?.at ?? -1,
      children: [],
      ply: parent ? parent.ply + 1 : 0,
      move,
      from,
      to: from,
    };
    const node = { ...facts, ...visit, isMain: false };
    this.nodes.push(node);
    (parent?.children ?? this.passes).push(at);
    this.path.push(node);
    return node;
  }

  /** Leaves the current node. */
  back() {
    const node = /** @type {Visit & Facts} */ (this.path.pop());
    node.to = this.events.length;
    return node;
  }

  /** Whether a node is still ahead, being searched, or done after an event. @param {Visit} node @param {number} now */
  stateAt = ({ from, to }, now) =>
    /** @type {const} */ ({ stage: from > now ? "ahead" : to <= now && to > from ? "done" : "open" });
}
