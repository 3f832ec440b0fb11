// A recorded depth-t search as a tree of visits, which tells the positions that are the same.

import { Visits } from "./visits.js";

/** @typedef {"goal" | "leaf" | "memory"} Origin  How a value is known without a search. */
/**
 * @typedef {{
 *   position: number, value: number, plain?: number, origin?: Origin, minimalLeaves: number, isGoalSeen: boolean, isMinimal: boolean
 * }} DepthFacts  The number of its position; its value, and that without noise if it has some; where it comes from, if nothing
 *   was searched below; the number of leaves that have it; and whether one of them is at the node, so that it has the value
 *   of the whole search.
 * @typedef {import("./visits.js").Visit & DepthFacts} DepthNode
 */
/** @typedef {{ kind: "begin" | "enter" | "value" | "leave" | "end", node: number }} DepthStep */

/** @extends {Visits<DepthFacts, DepthStep>} */
export class DepthTree extends Visits {
  depth = 0;
  /** The first visit to each position. @type {number[]} */
  first = [];

  /** @param {string} move @param {number} position */
  #enter(move, position) {
    const node = this.go(move, { position, value: Infinity, minimalLeaves: 0, isGoalSeen: false, isMinimal: false });
    this.first[position] ??= node.at;
    return node.at;
  }

  /** @param {number} depth */
  begin(depth) {
    this.depth = depth;
    this.events.push({ kind: "begin", node: this.#enter("", 0) });
  }

  /** @param {string} move @param {number} position  Its number. */
  enter(move, position) {
    this.events.push({ kind: "enter", node: this.#enter(move, position) });
  }

  /** @param {"value" | "leave"} kind @param {Partial<DepthNode>} facts */
  #leave(kind, facts) {
    const node = Object.assign(this.back(), facts);
    this.events.push({ kind, node: node.at });
    this.#merge(this.here, node);
  }

  /** The minimum of the successors so far. @param {DepthNode} parent @param {DepthNode} child */
  #merge(parent, child) {
    if (child.value < parent.value) [parent.value, parent.minimalLeaves] = [child.value, child.minimalLeaves];
    else if (child.value === parent.value) parent.minimalLeaves += child.minimalLeaves;
    parent.isGoalSeen ||= child.isGoalSeen;
  }

  /** The current node has a value without a search. @param {number} value @param {Origin} origin @param {number | undefined} plain @param {boolean} isGoalSeen */
  answer(value, origin, plain, isGoalSeen) {
    this.#leave("value", { value, origin, plain, minimalLeaves: 1, isGoalSeen });
  }

  /** @param {number} value @param {number} minimalLeaves @param {boolean} isGoalSeen */
  leave(value, minimalLeaves, isGoalSeen) {
    this.#leave("leave", { value, minimalLeaves, isGoalSeen });
  }

  /** @param {number} value @param {string} best */
  finish(value, best) {
    const root = this.back();
    this.result = { value, best };
    this.events.push({ kind: "end", node: root.at });
    for (const nodes = [root]; nodes.length; ) {
      const node = /** @type {DepthNode} */ (nodes.pop());
      node.isMinimal = node.value === value;
      if (node.isMinimal) nodes.push(...node.children.map((child) => this.nodes[child]));
    }
    root.isMain = true;
    const chosen = root.children.find((child) => this.nodes[child].move === best);
    if (chosen !== undefined) this.nodes[chosen].isMain = true;
  }
}
