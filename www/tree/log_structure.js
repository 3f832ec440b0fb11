// The structure of a log: which events may follow those before.

/** The kinds of events of several searches: the beginning, a value, the best child, a cutoff, leaving a node, and the end. */
const [BEGIN, VALUE, BEST, CUT, LEAVE, END] = [0, 2, 3, 4, 5, 6];
const CHILD = VALUE;
/** Those of UCT. */
const [ENTER, RESULT, PROVE] = [1, 3, 4];

/** @typedef {"alphaBeta" | "proof" | "ida" | "depthT" | "uct"} LogKind */

export class LogStructure {
  /** The nodes that were entered and not left: whether a child of each was left, and whether it was expanded. @type {{ hasChild: boolean, isExpanded: boolean }[]} */
  #path = [];
  #hasBegun = false;
  /** Whether the iteration of UCT has a result. */
  #hasResult = false;

  /** What is expected instead of an event, if it may not follow. @param {LogKind} of @param {number} kind @returns {string | undefined} */
  expected(of, kind) {
    if (of === "uct") return this.#expectedOfUct(kind);
    const depth = this.#path.length;
    const node = this.#path[depth - 1];
    if (kind === BEGIN) {
      if (of === "depthT" && this.#hasBegun) return "one beginning";
      return depth ? "the search to leave the root before it begins there again" : undefined;
    }
    if (kind === END && (of === "alphaBeta" || of === "proof")) return;
    if (!node) return "the search to begin at the root";
    if (of === "alphaBeta" && (kind === BEST || kind === CUT) && !node.hasChild) return "a child that was searched";
    if (of === "proof" && kind === CHILD && !node.isExpanded)
      return "the current node to be expanded before its children";
    if (of !== "depthT") return;
    if ((kind === VALUE || kind === LEAVE) && depth === 1) return "the search to end at the root";
    if (kind === END && depth > 1) return "all nodes but the root to be left";
  }

  /** The same for UCT, whose iterations end with a result, and with proofs from the last node on. @param {number} kind */
  #expectedOfUct(kind) {
    if (kind === BEGIN || kind === END)
      return this.#hasBegun && !this.#hasResult ? "the iteration to have a result before it ends" : undefined;
    if (!this.#path.length) return "the search to begin at the root";
    return this.#hasResult && kind !== PROVE ? "the next iteration or the end of the search" : undefined;
  }

  /** Follows an event of UCT. @param {number} kind */
  followUct(kind) {
    if (kind === BEGIN) [this.#path, this.#hasResult] = [[], false];
    if (kind === BEGIN || kind === ENTER) this.enter();
    if (kind === RESULT || kind === PROVE) this.#hasResult = true;
    if (kind === PROVE) this.leave();
  }

  /** The search enters the root or a child of the current node. */
  enter() {
    this.#hasBegun = true;
    this.#path.push({ hasChild: false, isExpanded: false });
  }

  leave() {
    this.#path.pop();
    const parent = this.#path.at(-1);
    if (parent) parent.hasChild = true;
  }

  expand() {
    const node = this.#path.at(-1);
    if (node) node.isExpanded = true;
  }
}
