// A recorded search by IDA* as a tree: an iteration is a node without a parent.

import { Visits } from "./visits.js";

/**
 * @typedef {{ estimate: number, bound: number, isOut: boolean }} IdaFacts  Its f, the bound of its iteration, and whether it
 *   is left out because f exceeds the bound.
 * @typedef {import("./visits.js").Visit & IdaFacts} IdaNode
 */
/** @typedef {{ kind: "begin" | "enter" | "out" | "leave" | "end" | "stop", node: number }} IdaStep */

/** @extends {Visits<IdaFacts, IdaStep>} */
export class IdaTree extends Visits {
  /** An iteration begins. @param {number} bound */
  begin(bound) {
    this.path = [];
    const { at } = this.go("", { estimate: bound, bound, isOut: false });
    this.events.push({ kind: "begin", node: at });
  }

  /** @param {string} move @param {number} estimate */
  enter(move, estimate) {
    const { at } = this.go(move, { estimate, bound: this.here.bound, isOut: false });
    this.events.push({ kind: "enter", node: at });
  }

  /** A child is left out. @param {string} move @param {number} estimate */
  leaveOut(move, estimate) {
    const { at } = this.go(move, { estimate, bound: this.here.bound, isOut: true });
    this.back();
    this.events.push({ kind: "out", node: at });
  }

  leave() {
    const { at } = this.back();
    this.events.push({ kind: "leave", node: at });
  }

  /** The current node is the goal. */
  finish() {
    for (const node of this.path) [node.to, node.isMain] = [this.events.length, true];
    this.result = { value: this.path.length - 1, best: this.path[1]?.move };
    this.events.push({ kind: "end", node: this.here.at });
  }

  /** The search ends at its limit of nodes. */
  stop() {
    this.events.push({ kind: "stop", node: this.here.at });
  }

  /** The least f that an iteration left out, which is the next bound. @param {IdaNode} pass */
  nextBound({ at, from, to, bound }) {
    let next = Infinity;
    for (let event = from; event <= to; event++) {
      const node = this.nodes[this.events[event].node];
      if (node.isOut && node.at >= at) next = Math.min(next, node.estimate);
    }
    return Math.max(next, bound + 1);
  }
}
