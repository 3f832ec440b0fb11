// A recorded search by UCT as a tree: the positions it has visited, and the results that have passed each of them. Results are
// those for the player to move at the root, from 0, a loss, to 1, a win.

import { countUntil } from "./steps.js";
import { RecordedNodes } from "./visits.js";

/** How a result came about. @typedef {"end" | "evaluation"} Source */
/** @typedef {{ at: number, isOurs: boolean, plies: number }} Proof  The event, whether the player to move at the root wins, and within how many plies. */
/**
 * A node: a position as reached by its moves.
 * @typedef {object} UctNode
 * @property {number} at  Its index.
 * @property {number} parent  -1 for the root.
 * @property {number[]} children  Those that were visited.
 * @property {string[]} untried  The names of the moves that are not among the children.
 * @property {number} ply  The number of moves from the root.
 * @property {string} move  The move that leads to it; empty for the root.
 * @property {boolean} isOurs  Whether the player to move is that of the root.
 * @property {number} from  The event by which the search first came to it.
 * @property {number} to  The same.
 * @property {number[]} results  The events of the results that count for it.
 * @property {number[]} sums  The sum of the results up to each of them.
 * @property {Proof} [proof]
 * @property {boolean} isMain  Whether it is on the principal variation.
 */
/**
 * @typedef {object} UctStep
 * @property {"begin" | "enter" | "expand" | "result" | "prove" | "end"} kind
 * @property {number} node
 * @property {number} [count]  The number of moves of a node that is expanded.
 * @property {Source} [source]
 * @property {number} [plies]  Those of the playout.
 * @property {number} [result]
 */
/** @typedef {{ nodes: number, iterations: number, positions: number, proofs: number }} UctCounts */

/** @extends {RecordedNodes<UctNode>} */
export class UctTree extends RecordedNodes {
  /** @type {UctStep[]} */
  events = [];
  passes = [0];
  /** The events by which iterations begin. @type {number[]} */
  iterations = [];
  /** The events by which a winner is proven. @type {number[]} */
  proofs = [];
  /** What the search found. @type {{ value?: number, best?: string }} */
  result = {};
  /** The nodes from the root to the current one. @type {UctNode[]} */
  #path = [];
  /** The counts after each event. @type {UctCounts[]} */
  #counts = [];
  #hasResult = false;

  /** @param {UctStep} event @param {Partial<UctCounts>} [added] */
  #note(event, added = {}) {
    const { nodes, iterations, positions, proofs } = this.#counts.at(-1) ?? {
      ...{ nodes: 0, iterations: 0, positions: 1, proofs: 0 },
    };
    this.events.push(event);
    this.#counts.push({
      nodes: nodes + (added.nodes ?? 0),
      iterations: iterations + (added.iterations ?? 0),
      positions: positions + (added.positions ?? 0),
      proofs: proofs + (added.proofs ?? 0),
    });
  }

  /** @param {string} move @param {UctNode} [parent] */
  #add(move, parent) {
    const node = {
      ...{
        at: this.nodes.length,
        parent: parent?.at ?? -1,
        children: [],
        untried: [],
        ply: parent ? parent.ply + 1 : 0,
      },
      ...{
        move,
        isOurs: !parent?.isOurs,
        from: this.events.length,
        to: this.events.length,
        results: [],
        sums: [],
        isMain: false,
      },
    };
    this.nodes.push(node);
    parent?.children.push(node.at);
    return node;
  }

  get #here() {
    return this.#path[this.#path.length - 1];
  }

  /** An iteration begins. */
  begin() {
    this.#hasResult = false;
    this.#path = [this.nodes[0] ?? this.#add("")];
    this.iterations.push(this.events.length);
    this.#note({ kind: "begin", node: 0 }, { iterations: 1 });
  }

  /** Enters a child of the current node; returns whether there is one. @param {string} move */
  enter(move) {
    const parent = this.#here;
    const untried = parent.untried.indexOf(move);
    const known = parent.children.find((at) => this.nodes[at].move === move);
    if (untried < 0 && known === undefined) return false;
    if (untried >= 0) parent.untried.splice(untried, 1);
    const node = known === undefined ? this.#add(move, parent) : this.nodes[known];
    this.#path.push(node);
    this.#note({ kind: "enter", node: node.at }, { nodes: 1, positions: known === undefined ? 1 : 0 });
    return true;
  }

  /** The current node gets children; returns whether it had none. @param {string[]} moves @param {boolean} isOurs */
  expand(moves, isOurs) {
    const node = this.#here;
    if (node.children.length || node.untried.length || new Set(moves).size < moves.length) return false;
    node.untried = moves;
    node.isOurs = isOurs;
    this.#note({ kind: "expand", node: node.at, count: moves.length });
    return true;
  }

  /** A result counts for all nodes on the path. @param {number} result */
  #count(result) {
    this.#hasResult = true;
    for (const { results, sums } of this.#path) {
      results.push(this.events.length);
      sums.push((sums.at(-1) ?? 0) + result);
    }
  }

  /** The current node has a result. @param {number} result @param {Source} source @param {number} plies  Those of the playout. */
  estimate(result, source, plies) {
    this.#count(result);
    this.#note({ kind: "result", node: this.#here.at, source, plies, result }, { nodes: plies });
  }

  /** The winner of the current node is proven, and its parent becomes the current node. @param {boolean} isOurs @param {number} plies */
  prove(isOurs, plies) {
    if (!this.#hasResult) this.#count(Number(isOurs));
    const node = /** @type {UctNode} */ (this.#path.pop());
    node.proof = { at: this.events.length, isOurs, plies };
    this.proofs.push(this.events.length);
    this.#note({ kind: "prove", node: node.at }, { proofs: 1 });
  }

  /** Ends the search. @param {number | undefined} value  From −1 to 1. @param {string[]} line  The principal variation. */
  finish(value, line) {
    let node = this.nodes[0] ?? this.#add("");
    this.result = { value, best: line[0] };
    this.#note({ kind: "end", node: node.at });
    node.isMain = true;
    for (const move of line) {
      const child = node.children.find((at) => this.nodes[at].move === move);
      if (child === undefined) break;
      node = this.nodes[child];
      node.isMain = true;
    }
  }

  /** Whether a node was visited before an event, or not yet. @param {UctNode} node @param {number} now */
  stateAt = ({ from }, now) => ({ stage: /** @type {"ahead" | "done"} */ (from > now ? "ahead" : "done") });

  /** The number of results of a node up to an event, and their mean for the player to move at the root. @param {UctNode} node @param {number} now */
  meanAt({ results, sums }, now) {
    const count = countUntil(results, now);
    return { count, mean: count ? sums[count - 1] / count : 0.5 };
  }

  /** Who was proven to win a node up to an event. @param {UctNode} node @param {number} now */
  proofAt = ({ proof }, now) => (proof && proof.at <= now ? proof : undefined);

  /** @param {number} now */
  countsAt = (now) => this.#counts[now];
}
