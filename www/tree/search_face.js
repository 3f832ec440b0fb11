// How a search by alpha-beta is shown.

import { kindOfNode } from "./search_tree.js";
import { certainIn, isInfinite, shortValue, tellEvent } from "./sentences.js";
import { back, endOf, nextCut, over } from "./steps.js";
import { words } from "./words.js";

const SIGNS = { exact: "", least: "≥", most: "≤" };
const longest = (/** @type {string[]} */ texts) => texts.reduce((most, { length }) => Math.max(most, length), 0);
const isPlain = (/** @type {number} */ value) => certainIn(value) === undefined && !isInfinite(value);

export class SearchFace {
  kind = /** @type {const} */ ("search");
  letters;
  #names;
  /** The greatest value that is no certain end: the scale of colours. */
  #most;

  /** Whether every move is searched, without windows. */
  #isMinimax;

  /** @param {import("./search_tree.js").SearchTree} tree @param {import("./sentences.js").Names} names @param {boolean} [isMinimax] */
  constructor(tree, names, isMinimax = false) {
    this.tree = tree;
    this.#isMinimax = isMinimax;
    this.#names = names;
    const values = [...new Set(tree.nodes.map(({ value }) => value))];
    this.letters =
      longest(tree.nodes.map((_, at) => this.nameOf(at))) +
      longest(values.map((value) => shortValue(value, names.unit))) +
      1;
    this.#most = values.reduce((most, value) => (isPlain(value) ? Math.max(most, Math.abs(value)) : most), 1e-9);
  }

  /** @param {number} at */
  nameOf(at) {
    const { parent, depth, move } = this.tree.nodes[at];
    return parent < 0 ? words.passName(depth) : move || words.noMove;
  }

  /** @param {number} at @param {number} now */
  know(at, now) {
    const node = this.tree.nodes[at];
    const { stage, value, bound } = this.tree.stateAt(node, now);
    if (value === undefined) return { stage, value: "", kind: stage, hasKind: false };
    return {
      stage,
      value: SIGNS[bound] + shortValue(value, this.#names.unit),
      kind: kindOfNode(this.tree, node),
      hasKind: true,
      fit: this.#fit(value),
    };
  }

  /** How often the table has answered within a node up to an event. @param {number} at @param {number} now */
  visits(at, now) {
    const { tree } = this;
    const { from, to } = tree.nodes[at];
    if (from > now) return 0;
    return tree.countsAt(Math.min(to, now)).answers - (from > 0 ? tree.countsAt(from - 1).answers : 0);
  }

  get isCutShort() {
    return this.tree.nodes.some(({ isBroken }) => isBroken);
  }

  /** How good a value is for us, in five steps. @param {number} value */
  #fit(value) {
    if (!isPlain(value)) return value > 0 ? 5 : 1;
    return 3 + Math.round((value / this.#most) * 1.4);
  }

  /** @param {number} now */
  tell = (now) => tellEvent(this.tree, now, this.#names, this.#isMinimax);

  /** @param {number} now */
  counts(now) {
    const { nodes, leaves, cuts, answers } = this.tree.countsAt(now);
    return [nodes, leaves, cuts, answers];
  }

  /** The window of a node, between the worst and the best value. @param {number} at @param {number} now */
  bar(at, now) {
    if (this.#isMinimax) return { low: 0, high: 1, isClosed: false, text: words.noWindow };
    const { unit } = this.#names;
    const { low, high } = this.tree.windowAt(this.tree.nodes[at], now);
    const isClosed = low >= high;
    // From all values to a place between 0 and 1, the more finely the closer to 0.
    const place = (/** @type {number} */ value) => 0.5 + Math.atan(value / unit / 6) / Math.PI;
    const text = words.window(shortValue(low, unit), shortValue(high, unit), isClosed);
    // What is closed is a mark at the value that closed it.
    return { low: place(Math.min(low, high)), high: place(isClosed ? Math.min(low, high) : high), isClosed, text };
  }

  /** @param {number} now */
  over = (now) => over(this.tree, now);
  /** @param {number} now */
  back = (now) => back(this.tree, now);
  /** @param {number} now */
  result = (now) => nextCut(this.tree, now);
  /** @param {number} now */
  endOf = (now) => endOf(this.tree, now);

  facts() {
    const { value, best } = this.tree.result;
    const result = value === undefined ? undefined : shortValue(value, this.#names.unit);
    return [...this.counts(this.tree.events.length - 1), result, best];
  }
}
