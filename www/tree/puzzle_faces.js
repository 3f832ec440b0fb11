// How searches of puzzles are shown: depth-t search and IDA*.

import { countUntil, firstAfter } from "./steps.js";
import { words } from "./words.js";

const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
const longest = (/** @type {string[]} */ texts) => texts.reduce((most, { length }) => Math.max(most, length), 0);

/** What both have in common. @template {import("./depth_t_tree.js").DepthTree | import("./ida_tree.js").IdaTree} Tree */
class PuzzleFace {
  /** The events that the page goes on to. @type {number[]} */
  results = [];
  /** The counts after each event. @type {number[][]} */
  #counts = [];

  /** @param {Tree} tree */
  constructor(tree) {
    this.tree = tree;
  }

  /** Counts what each event adds. @param {(at: number) => number[]} added */
  count(added) {
    let before = added(0).map(() => 0);
    this.#counts = this.tree.events.map((_, at) => {
      const more = added(at);
      return (before = before.map((count, place) => count + more[place]));
    });
  }

  /** @param {number} now */
  counts = (now) => this.#counts[now];

  /** @param {number} now */
  over = (now) => this.endOf(Math.min(now + 1, this.tree.events.length - 1));

  /** @param {number} now */
  back(now) {
    const { parent, from, to } = this.tree.nodes[this.tree.events[now].node];
    return Math.max(parent >= 0 && now === to ? from - 1 : now - 1, 0);
  }

  /** @param {number} now */
  result = (now) => firstAfter(this.results, now);

  /** @param {number} now */
  endOf(now) {
    const { kind, node } = this.tree.events[now];
    return kind === "enter" || kind === "out" ? this.tree.nodes[node].to : now;
  }

  /** Searches of puzzles are not compared. @returns {string[]} */
  facts = () => [];
}

/** @extends {PuzzleFace<import("./depth_t_tree.js").DepthTree>} */
export class DepthTFace extends PuzzleFace {
  kind = /** @type {const} */ ("depthT");
  #say;
  #least;
  #most;
  /** The visits to each position. @type {number[][]} */
  #visits = [];

  /** @param {import("./depth_t_tree.js").DepthTree} tree @param {Say} say */
  constructor(tree, say) {
    super(tree);
    this.#say = say;
    const values = tree.nodes.map(({ value }) => value).filter(Number.isFinite);
    this.#least = values.reduce((least, value) => Math.min(least, value), Infinity);
    this.#most = values.reduce((most, value) => Math.max(most, value), -Infinity);
    this.letters =
      longest(tree.nodes.map(({ move }) => move)) + longest([...new Set(values)].map((value) => words.amount(value)));
    for (const { at, position } of tree.nodes) (this.#visits[position] ??= []).push(tree.nodes[at].from);
    const isNew = (/** @type {number} */ node) => tree.first[tree.nodes[node].position] === node;
    this.count((at) => {
      const { kind, node } = tree.events[at];
      const begins = kind === "begin" || kind === "enter";
      const isLeaf = kind === "value" && tree.nodes[node].origin === "leaf";
      return [begins, begins && isNew(node), isLeaf, isLeaf && tree.nodes[node].isMinimal].map(Number);
    });
    tree.events.forEach(({ kind, node }, at) => {
      if (kind === "value" && tree.nodes[node].isMinimal) this.results.push(at);
    });
  }

  /** @param {number} at */
  nameOf = (at) => this.tree.nodes[at].move || words.proof.root;

  /** How far a value is from the greatest to the least. @param {number} value */
  #share = (value) => (this.#most > this.#least ? (this.#most - value) / (this.#most - this.#least) : 1);

  /** @param {number} at @param {number} now */
  know(at, now) {
    const node = this.tree.nodes[at];
    const { stage } = this.tree.stateAt(node, now);
    if (stage !== "done") return { stage, value: "", kind: stage, hasKind: false };
    const fit = 1 + Math.round(4 * this.#share(node.value));
    return { stage, value: words.amount(node.value), kind: this.#kindOf(node), hasKind: true, fit };
  }

  /** How often the search has reached the position of a node that it has reached. @param {number} at @param {number} now */
  visits(at, now) {
    const { from, position } = this.tree.nodes[at];
    return from <= now ? countUntil(this.#visits[position], now) : 0;
  }

  /** @param {import("./depth_t_tree.js").DepthNode} node */
  #kindOf({ at, position, origin, isMain, isMinimal }) {
    if (origin === "goal") return "goal";
    if (isMain) return "main";
    if (isMinimal) return "minimal";
    return this.tree.first[position] === at ? "all" : "again";
  }

  /** @param {number} now */
  tell = (now) => capital(tellDepthTStep(this.tree, now, this.#say));

  /** The smallest value that is known of a node. @param {number} at @param {number} now */
  bar(at, now) {
    const node = this.tree.nodes[at];
    const values = node.children
      .map((child) => this.tree.nodes[child])
      .filter(({ to }) => to <= now)
      .map(({ value }) => value);
    const value = node.to <= now && node.to > node.from ? node.value : Math.min(...values);
    if (!Number.isFinite(value)) return { low: 0, high: 0, isClosed: false, text: words.depthT.noValue };
    return { low: 0, high: this.#share(value), isClosed: false, text: words.depthT.least(words.amount(value)) };
  }
}

/** @extends {PuzzleFace<import("./ida_tree.js").IdaTree>} */
export class IdaFace extends PuzzleFace {
  kind = /** @type {const} */ ("ida");
  #say;

  /** @param {import("./ida_tree.js").IdaTree} tree @param {Say} say */
  constructor(tree, say) {
    super(tree);
    this.#say = say;
    this.letters = longest(tree.nodes.map(({ move }) => move)) + words.passName(99).length;
    this.count((at) => {
      const { kind, node } = tree.events[at];
      const { parent } = tree.nodes[node];
      const begins = kind === "begin" || kind === "enter" || kind === "out";
      return [begins, kind === "out", kind === "leave", begins && parent < 0].map(Number);
    });
    tree.events.forEach(({ kind }, at) => {
      if (kind === "out") this.results.push(at);
    });
  }

  /** @param {number} at */
  nameOf(at) {
    const { move, bound } = this.tree.nodes[at];
    return move || words.ida.pass(bound);
  }

  /** @param {number} at @param {number} now */
  know(at, now) {
    const { tree } = this;
    const node = tree.nodes[at];
    const { stage } =
      node.isOut && node.from <= now ? { stage: /** @type {const} */ ("done") } : tree.stateAt(node, now);
    const kind = node.isMain ? "main" : node.isOut ? "cut" : "all";
    if (stage === "ahead") return { stage, value: "", kind: stage, hasKind: false };
    return { stage, value: words.amount(node.estimate), kind, hasKind: stage === "done" };
  }

  /** @param {number} at @param {number} now */
  visits = (at, now) => Number(this.tree.nodes[at].from <= now);

  /** @param {number} now */
  tell = (now) => capital(tellIdaStep(this.tree, now, this.#say));

  /** How much of the bound a way uses. @param {number} at */
  bar(at) {
    const { estimate, bound, ply, isOut } = this.tree.nodes[at];
    const text = words.ida.bar(ply, estimate - ply, bound);
    return { low: 0, high: Math.min(estimate / Math.max(bound, 1), 1), isClosed: isOut, text };
  }
}

// One sentence for every event of a search of a puzzle.

/** How a move is said. @typedef {(move: string) => string} Say */

/**
 * What happens in an event of IDA*.
 * @param {import("./ida_tree.js").IdaTree} tree @param {number} at @param {Say} say
 */
export function tellIdaStep(tree, at, say) {
  const { kind, node: index } = tree.events[at];
  const node = tree.nodes[index];
  const { estimate, bound, ply } = node;
  const move = say(node.move);
  switch (kind) {
    case "begin":
      return at === 0 ? words.ida.begin(bound) : words.ida.again(bound);
    case "enter":
      return words.ida.enter(move, ply, estimate - ply, bound);
    case "out":
      return words.ida.out(move, estimate, estimate - bound);
    case "leave":
      return node.parent < 0 ? words.ida.next(tree.nextBound(node)) : words.ida.leave(move);
    case "end":
      return words.ida.end(ply);
    case "stop":
      return words.ida.stop(bound);
  }
}

/**
 * What happens in an event of a depth-t search.
 * @param {import("./depth_t_tree.js").DepthTree} tree @param {number} at @param {Say} say
 */
export function tellDepthTStep(tree, at, say) {
  const { kind, node: index } = tree.events[at];
  const node = tree.nodes[index];
  const { value, plain, origin, minimalLeaves, position } = node;
  const move = say(node.move);
  switch (kind) {
    case "begin":
      return words.depthT.begin(tree.depth);
    case "enter":
      return (tree.first[position] === index ? words.depthT.fresh : words.depthT.again)(move);
    case "value":
      if (origin === "goal") return words.depthT.goal(value);
      if (origin === "memory") return words.depthT.memory(value);
      return plain === undefined ? words.depthT.leaf(value) : words.depthT.drawn(plain, value);
    case "leave":
      return words.depthT.leave(move, value, minimalLeaves);
    case "end":
      return words.depthT.end(say(tree.result.best ?? ""), value, minimalLeaves);
  }
}
