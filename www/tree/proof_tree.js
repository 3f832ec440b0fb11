// A recorded proof-number search as a tree: a node for each line of moves from the root, and the events that changed its
// numbers.

import { RecordedNodes } from "./visits.js";
import { countUntil } from "./steps.js";

/** @typedef {"end" | "new" | "table" | "repetition" | "unseen"} Origin */
/** The effort to show that the attacker wins, and that they do not; 0 and infinite if it is shown. @typedef {{ proof: number, disproof: number, plies?: number }} Numbers */
/** Numbers, and the event since which they hold. @typedef {Numbers & { at: number }} Known */

/**
 * A node: a line of moves from the root, which the search may visit several times.
 * @typedef {object} ProofNode
 * @property {number} at  Its index.
 * @property {number} parent  -1 for the root.
 * @property {number[]} children
 * @property {number} ply  The number of moves from the root.
 * @property {string} move  The move that leads to it; empty for the root.
 * @property {boolean} isOr  Whether the attacker is to move, so that one good move is enough.
 * @property {boolean} isOurs  Whether the player to move is that of the root.
 * @property {number} from  The event by which it becomes known.
 * @property {number} to  The last event that is about it.
 * @property {Origin} origin  Where its first numbers come from.
 * @property {Known[]} known  Its numbers in the course of the search; never empty but for the root.
 * @property {number} visits  How often the search went there.
 * @property {number[]} went  The events by which it did.
 * @property {number} [expanded]  The event by which it was expanded first.
 * @property {boolean} isMain  Whether it is on the principal variation.
 */

/**
 * @typedef {object} ProofStep
 * @property {"begin" | "go" | "expand" | "child" | "numbers" | "leave" | "end"} kind
 * @property {number} node
 * @property {number} [last]  Of “begin” and “go”: the event by which the search leaves the node again, or the last of all.
 * @property {Numbers} [numbers]
 * @property {Numbers} [limits]  Of “go”: the search leaves the node when one of its numbers reaches them.
 * @property {Origin} [origin]  Of “child”.
 * @property {boolean} [isHit]  Of “child”: whether the table has it.
 * @property {number} [count]  Of “expand”: the number of positions that are generated.
 * @property {boolean} [isBound]  Of “leave”: whether a disproof holds only on this line, because of a repetition.
 */

/** @typedef {{ nodes: number, expanded: number, answers: number, repetitions: number, ways: number }} ProofCounts */

/** @extends {RecordedNodes<ProofNode>} */
export class ProofTree extends RecordedNodes {
  /** @type {ProofStep[]} */
  events = [];
  /** The root, once there is one. @type {number[]} */
  passes = [];
  /** What the search found: a value for the player to move if it is decided, and the principal variation. @type {{ value?: number, best?: string, numbers?: Numbers, line?: string[] }} */
  result = {};
  /** Whether the attacker is the player to move at the root. */
  isOurAttack = true;
  /** The nodes on the path, and the events by which the search went there. @type {{ node: ProofNode, went: ProofStep }[]} */
  #path = [];

  get #here() {
    return this.#path[this.#path.length - 1].node;
  }

  /** @param {Pick<ProofNode, "parent" | "ply" | "move" | "isOr" | "isOurs" | "origin">} start */
  #add(start) {
    const from = this.events.length;
    /** @type {ProofNode} */
    const node = {
      ...start,
      at: this.nodes.length,
      children: [],
      from,
      to: from,
      known: [],
      visits: 0,
      went: [],
      isMain: false,
    };
    this.nodes.push(node);
    return node;
  }

  /** @param {ProofNode} node @param {Omit<ProofStep, "node">} step */
  #tell(node, step) {
    node.to = this.events.length;
    const event = { ...step, node: node.at };
    this.events.push(event);
    return event;
  }

  /** @param {ProofNode} node @param {Numbers} numbers */
  #know(node, numbers) {
    const last = node.known[node.known.length - 1];
    if (last?.proof !== numbers.proof || last.disproof !== numbers.disproof || last.plies !== numbers.plies)
      node.known.push({ ...numbers, at: this.events.length });
  }

  /** @param {ProofNode} node @param {Omit<ProofStep, "node">} step */
  #go(node, step) {
    node.visits++;
    node.went.push(this.events.length);
    this.#path.push({ node, went: this.#tell(node, step) });
  }

  /** The search goes down from the root. @param {boolean} attacks  Whether the attacker is to move there. */
  begin(attacks) {
    this.isOurAttack = attacks;
    const start = { parent: -1, ply: 0, move: "", isOr: attacks, isOurs: true, origin: /** @type {Origin} */ ("new") };
    const root = this.nodes[0] ?? this.#add(start);
    this.passes = [0];
    this.#go(root, { kind: "begin" });
  }

  /** The child of a node after a move. @param {ProofNode} node @param {string} move */
  #childOf = ({ children }, move) => children.map((at) => this.nodes[at]).find((child) => child.move === move);

  /** The search goes to a child of the current node; undefined if there is none. @param {string} move @param {Numbers} [limits] */
  enter(move, limits) {
    const child = this.#path.length ? this.#childOf(this.#here, move) : undefined;
    if (child) this.#go(child, { kind: "go", ...(limits && { limits }) });
    return child;
  }

  /** @param {number} count  The number of positions that are generated. */
  expand(count) {
    this.#here.expanded ??= this.events.length;
    this.#tell(this.#here, { kind: "expand", count });
  }

  /** The current node has a child. @param {string} move @param {Numbers} numbers @param {Origin} origin @param {boolean} isHit @param {boolean} isSame */
  child(move, numbers, origin, isHit, isSame) {
    const { at: parent, ply, isOr, isOurs, children } = this.#here;
    let child = this.#childOf(this.#here, move);
    if (!child) {
      child = this.#add({ parent, ply: ply + 1, move, isOr: isOr === isSame, isOurs: isOurs === isSame, origin });
      children.push(child.at);
    }
    this.#know(child, numbers);
    this.#tell(child, { kind: "child", numbers, origin, ...(isHit && { isHit }) });
  }

  /** The numbers of the current node become these. @param {Numbers} numbers */
  change(numbers) {
    this.#know(this.#here, numbers);
    this.#tell(this.#here, { kind: "numbers", numbers });
  }

  /** @param {Numbers} numbers @param {boolean} isBound */
  leave(numbers, isBound) {
    const { node, went } = /** @type {{ node: ProofNode, went: ProofStep }} */ (this.#path.pop());
    went.last = this.events.length;
    this.#know(node, numbers);
    this.#tell(node, { kind: "leave", numbers, ...(isBound && { isBound }) });
  }

  /** @param {Numbers} numbers @param {number | undefined} value @param {string[]} line */
  finish(numbers, value, line) {
    this.result = { value, best: line[0], numbers, line };
    for (const { went } of this.#path) went.last = this.events.length;
    this.#path = [];
    /** @type {ProofNode | undefined} */
    let node = this.nodes[0] ?? this.#add({ parent: -1, ply: 0, move: "", isOr: true, isOurs: true, origin: "end" });
    this.passes = [0];
    this.#know(node, numbers);
    this.#tell(node, { kind: "end", numbers });
    for (const move of [...line, ""]) {
      if (!node) break;
      node.isMain = true;
      node = this.#childOf(node, move);
    }
  }

  /** The numbers of a node after an event; undefined before the search knows it. @param {ProofNode} node @param {number} now */
  numbersAt = ({ known }, now) => known[countUntil(known, now, ({ at }) => at) - 1];

  /** What is known about a node after an event: nothing yet, its numbers, or whether the attacker wins. @param {ProofNode} node @param {number} now */
  stateAt(node, now) {
    if (node.from > now) return { stage: /** @type {const} */ ("ahead") };
    const numbers = this.numbersAt(node, now);
    const stage = numbers && isDecided(numbers) ? /** @type {const} */ ("done") : /** @type {const} */ ("open");
    return { stage, numbers };
  }

  /** The work done up to each event. @type {ProofCounts[] | undefined} */
  #counts;

  /** The work done up to an event. @param {number} now @returns {ProofCounts} */
  countsAt(now) {
    this.#counts ??= this.#count();
    return this.#counts[now];
  }

  #count() {
    let counts = { nodes: 0, expanded: 0, answers: 0, repetitions: 0, ways: 0 };
    return this.events.map(({ kind, count = 0, origin, isHit }) => {
      if (kind === "begin") counts = { ...counts, ways: counts.ways + 1 };
      else if (kind === "expand") counts = { ...counts, expanded: counts.expanded + 1, nodes: counts.nodes + count };
      else if (kind === "child" && isHit) counts = { ...counts, answers: counts.answers + 1 };
      if (origin === "repetition") counts = { ...counts, repetitions: counts.repetitions + 1 };
      return counts;
    });
  }
}

/** Whether numbers decide a position. @param {Numbers} numbers */
export const isDecided = ({ proof, disproof }) => proof === 0 || disproof === 0;
