// A recorded search as a tree: its nodes and the events by which they came about. All values are those for the player to
// move at the root, so that a number means the same everywhere in the tree.

import { RecordedNodes } from "./visits.js";

/** @typedef {"exact" | "least" | "most"} Bound */
/** How a node is searched: with the whole window, in a null window, in a null window less deep, again, or after a null move. @typedef {"full" | "scout" | "late" | "again" | "null"} How */
/** Where a value comes from that needs no search below the node. @typedef {"end" | "evaluation" | "table"} Source */
/** What a cutoff is due to. @typedef {"table" | "killer" | "other" | "null"} Reason */

/**
 * A node: a visit to a position. A pass over the moves of the root is a node without a parent.
 * @typedef {object} Node
 * @property {number} at  Its index.
 * @property {number} parent  -1 for a pass.
 * @property {number[]} children
 * @property {number} ply  The number of moves from the root.
 * @property {string} move  The move that leads to it; empty for a pass and a null move.
 * @property {How} how
 * @property {number} depth  The remaining depth in plies.
 * @property {number} low  Only values above this matter.
 * @property {number} high  Only values below this matter.
 * @property {boolean} isOurs  Whether the player to move is that of the root.
 * @property {number} from  Its first event.
 * @property {number} to  Its last event.
 * @property {number} value
 * @property {Bound} bound
 * @property {Source} [source]  If nothing was searched below it.
 * @property {number} left  The number of moves that a cutoff left out.
 * @property {number} [best]  The child that its value comes from.
 * @property {boolean} isBroken  Whether the search was broken off within it: it has no value.
 * @property {boolean} isMain  Whether it is on the principal variation.
 */

/**
 * @typedef {object} Event
 * @property {"pass" | "enter" | "value" | "best" | "stand" | "cut" | "leave" | "end"} kind
 * @property {number} node
 * @property {number} [value]
 * @property {number} [child]  The node whose move is the best so far, or cuts off.
 * @property {Reason} [by]
 */

/** @typedef {{ nodes: number, leaves: number, cuts: number, answers: number }} Counts */

/** The number of events from one checkpoint to the next. */
const STRIDE = 256;

/** @extends {RecordedNodes<Node>} */
export class SearchTree extends RecordedNodes {
  /** @type {Event[]} */
  events = [];
  /** The passes over the moves of the root. @type {number[]} */
  passes = [];
  /** The nodes that were entered and not left. @type {Node[]} */
  #path = [];
  /** The events of its cutoffs, in order. @type {number[]} */
  cuts = [];
  /** What the search found. @type {{ value?: number, best?: string }} */
  result = {};

  /** The values in the order of low and high, for a player. @param {boolean} isOurs @param {number} alpha @param {number} beta */
  #window(isOurs, alpha, beta) {
    return isOurs ? { low: alpha, high: beta } : { low: 0 - beta, high: 0 - alpha };
  }

  /** @param {Pick<Node, "parent" | "ply" | "move" | "how" | "depth" | "low" | "high" | "isOurs">} start */
  #add(start) {
    const at = this.nodes.length;
    const from = this.events.length;
    /** @type {Node} */
    const node = {
      ...start,
      at,
      children: [],
      from,
      to: from,
      value: 0,
      bound: "exact",
      left: 0,
      isBroken: false,
      isMain: false,
    };
    this.nodes.push(node);
    this.#path.push(node);
    return node;
  }

  get #here() {
    return this.#path[this.#path.length - 1];
  }

  /** The root of a search without a pass: the game is over. */
  #addRoot() {
    const start = { parent: -1, ply: 0, move: "", how: /** @type {How} */ ("full"), depth: 0, isOurs: true };
    const { at } = this.#add({ ...start, ...this.#window(true, -Infinity, Infinity) });
    this.#path.pop();
    this.passes.push(at);
    return at;
  }

  /** Begins a pass over the moves of the root. @param {number} depth @param {number} alpha @param {number} beta */
  pass(depth, alpha, beta) {
    const start = { parent: -1, ply: 0, move: "", how: /** @type {How} */ ("full"), depth, isOurs: true };
    const node = this.#add({ ...start, ...this.#window(true, alpha, beta) });
    this.passes.push(node.at);
    this.events.push({ kind: "pass", node: node.at });
  }

  /**
   * Enters a child of the current node; the window is from the point of view of its own player to move.
   * @param {string} move @param {How} how @param {number} depth @param {number} alpha @param {number} beta
   * @param {boolean} isSame  Whether the player who moved is to move again.
   */
  enter(move, how, depth, alpha, beta, isSame) {
    const parent = this.#here;
    const isOurs = parent.isOurs === isSame;
    const start = { parent: parent.at, ply: parent.ply + 1, move, how, depth, isOurs };
    const node = this.#add({ ...start, ...this.#window(isOurs, alpha, beta) });
    parent.children.push(node.at);
    this.events.push({ kind: "enter", node: node.at });
  }

  /** A value from a node's own player's point of view, for us. @param {Node} node @param {number} value */
  #ours = ({ isOurs }, value) => (isOurs ? value : 0 - value);

  /** Leaves the current node with a value from its own player's point of view. @param {number} value @param {Bound} bound */
  #finish(value, bound) {
    const node = /** @type {Node} */ (this.#path.pop());
    node.value = this.#ours(node, value);
    node.bound = node.isOurs || bound === "exact" ? bound : bound === "least" ? "most" : "least";
    node.to = this.events.length;
    return node;
  }

  /** The current node has a value without a search below it. @param {number} value @param {Bound} bound @param {Source} source */
  answer(value, bound, source) {
    const node = this.#finish(value, bound);
    node.source = source;
    this.events.push({ kind: "value", node: node.at, value: node.value });
  }

  /** The last child is the best so far. @param {number} value */
  best(value) {
    const node = this.#here;
    node.best = node.children[node.children.length - 1];
    this.events.push({ kind: "best", node: node.at, child: node.best, value: this.#ours(node, value) });
  }

  /** The player may leave it at the current position, which has this value. @param {number} value */
  stand(value) {
    const node = this.#here;
    this.events.push({ kind: "stand", node: node.at, value: this.#ours(node, value) });
  }

  /** The last child cuts off. @param {number} value @param {Reason} by @param {number} left  The number of moves left out. */
  cut(value, by, left) {
    const node = this.#here;
    node.left = left;
    const child = node.children[node.children.length - 1];
    this.cuts.push(this.events.length);
    this.events.push({ kind: "cut", node: node.at, child, by, value: this.#ours(node, value) });
  }

  /** The search of the current node ends. @param {number} value @param {Bound} bound */
  leave(value, bound) {
    const node = this.#finish(value, bound);
    this.events.push({ kind: "leave", node: node.at, value: node.value });
  }

  /**
   * Ends the search, which may have been broken off, and marks its principal variation.
   * @param {number} [value]  For the player to move at the root. @param {string} [best]
   */
  finish(value, best) {
    this.result = { value, best };
    while (this.#path.length) {
      const node = /** @type {Node} */ (this.#path.pop());
      node.to = Math.max(this.events.length - 1, node.from);
      node.isBroken = true;
    }
    const isResult = (/** @type {number} */ pass) => this.nodes[this.nodes[pass].best ?? pass].move === best;
    const last = this.passes.findLast(isResult) ?? this.passes[this.passes.length - 1] ?? this.#addRoot();
    this.events.push({ kind: "end", node: last, value });
    this.nodes[last].isMain = true;
    let at = this.#bestOf(this.nodes[last], best);
    while (at !== undefined) {
      this.nodes[at].isMain = true;
      at = this.nodes[at].best;
    }
    return this;
  }

  /** The child of a root that is played, which may be drawn from those that are as good as its best. @param {Node} root @param {string} [best] */
  #bestOf(root, best) {
    const isBest = (/** @type {number} */ child) => this.nodes[child].move === best;
    if (root.best === undefined || isBest(root.best)) return root.best;
    return root.children.find(isBest) ?? root.best;
  }

  /**
   * What is known about a node after an event: nothing yet, its best value so far, or its value.
   * @param {Node} node @param {number} now
   */
  stateAt(node, now) {
    if (node.from > now) return { stage: /** @type {const} */ ("ahead") };
    if (node.to <= now && !node.isBroken)
      return { stage: /** @type {const} */ ("done"), value: node.value, bound: node.bound };
    return { stage: /** @type {const} */ ("open") };
  }

  /** The window of a node after an event, as what was found below it has narrowed it. @param {Node} node @param {number} now */
  windowAt({ at, from, to, low, high, isOurs }, now) {
    for (let event = from + 1; event <= Math.min(now, to); event++) {
      const { kind, node, value = 0 } = this.events[event];
      if (kind === "enter") event = this.nodes[node].to;
      else if (node !== at || kind === "leave" || kind === "value") continue;
      else if (isOurs) low = Math.max(low, value);
      else high = Math.min(high, value);
    }
    return { low, high };
  }

  /** The work done before every so many events: an event's own is counted from there. @type {Counts[]} */
  #checkpoints = [{ nodes: 0, leaves: 0, cuts: 0, answers: 0 }];

  /** The work done up to an event. @param {number} now @returns {Counts} */
  countsAt(now) {
    const checkpoints = this.#checkpoints;
    for (let last = checkpoints.length - 1; (last + 1) * STRIDE <= now; last++)
      checkpoints.push(this.#count(checkpoints[last], last * STRIDE, (last + 1) * STRIDE));
    const closest = Math.floor(now / STRIDE);
    return this.#count(checkpoints[closest], closest * STRIDE, now + 1);
  }

  /** Counts on over some events. @param {Counts} before @param {number} from @param {number} to */
  #count(before, from, to) {
    const counts = { ...before };
    for (let at = from; at < to; at++) {
      const { kind, node } = this.events[at];
      if (kind === "pass" || kind === "enter") counts.nodes++;
      else if (kind === "cut") counts.cuts++;
      else if (kind === "value") counts[this.nodes[node].source === "table" ? "answers" : "leaves"]++;
    }
    return counts;
  }
}

/**
 * The kind of a node [Knuth and Moore 1975]: on the principal variation, cut off by one of its moves, or one in which all
 * moves had to be searched.
 * @param {SearchTree} tree @param {Node} node
 */
export function kindOfNode(tree, node) {
  if (node.isMain) return "main";
  if (node.source) return node.source;
  return tree.events[node.to - 1]?.kind === "cut" || node.left ? "cut" : "all";
}
