// How a search by UCT is shown: a node is filled by its share of the visits, and coloured by its mean.

import { readEngine } from "./engine_switches.js";
import { firstAfter } from "./steps.js";
import { words } from "./words.js";

/** @typedef {import("./uct_tree.js").UctNode} UctNode */
/**
 * What speaks for a move: the mean of its results for the player to move and its weight of exploration, in hundredths.
 * @typedef {{ mean: number, bonus: number, count: number }} Share
 */

const hundredths = (/** @type {number} */ part) => Math.round(100 * part);
const longest = (/** @type {string[]} */ texts) => texts.reduce((most, { length }) => Math.max(most, length), 0);

/** c, the weight of exploration. @param {string} engine */
function weightOf(engine) {
  const { options } = readEngine(engine);
  const given = Number(options.get("c"));
  if (options.has("c") && Number.isFinite(given)) return given;
  return (options.get("playout") ?? "0") === "0" ? 0.15 : 0.4;
}

export class UctFace {
  kind = /** @type {const} */ ("uct");
  letters;
  #names;
  #weight;

  /** @param {import("./uct_tree.js").UctTree} tree @param {import("./sentences.js").Names} names @param {string} engine */
  constructor(tree, names, engine) {
    this.tree = tree;
    this.#names = names;
    this.#weight = weightOf(engine);
    this.letters = longest(tree.nodes.map(({ move }) => move)) + 7;
  }

  /** @param {number} at */
  nameOf = (at) => this.tree.nodes[at].move || words.proof.root;

  /** @param {number} at @param {number} now */
  know(at, now) {
    const { tree } = this;
    const node = tree.nodes[at];
    const { stage } = tree.stateAt(node, now);
    const { count, mean } = tree.meanAt(node, now);
    if (stage === "ahead" || !count) return { stage, value: "", kind: "ahead", hasKind: false, share: 0 };
    const proof = tree.proofAt(node, now);
    const kind = proof ? (proof.isOurs ? "proven" : "disproven") : node.isMain ? "main" : "visited";
    const above = node.parent < 0 ? count : tree.meanAt(tree.nodes[node.parent], now).count;
    return {
      stage,
      value: proof ? tellProof(proof) : words.uct.chance(hundredths(mean)),
      kind,
      hasKind: kind !== "visited",
      fit: 1 + Math.round(4 * (proof ? Number(proof.isOurs) : mean)),
      share: count / Math.max(above, count),
    };
  }

  /** @param {number} at @param {number} now */
  visits = (at, now) => this.tree.meanAt(this.tree.nodes[at], now).count;

  /** @param {number} now */
  counts(now) {
    const { nodes, iterations, positions, proofs } = this.tree.countsAt(now);
    return [nodes, iterations, positions, proofs];
  }

  /** What the player to move at the root can expect at a node. @param {number} at @param {number} now */
  bar(at, now) {
    const { tree } = this;
    const { us, them } = this.#names;
    const node = tree.nodes[at];
    const proof = tree.proofAt(node, now);
    const { count, mean } = tree.meanAt(node, now);
    const high = proof ? Number(proof.isOurs) : mean;
    const text = proof
      ? words.uct.proven("", proof.isOurs ? us : them, proof.plies)
      : words.uct.bar(us, hundredths(mean), count);
    return { low: 0, high, isClosed: proof?.isOurs === false, text };
  }

  /** The last event of this iteration, or of the next one. @param {number} now */
  over(now) {
    const { iterations, events } = this.tree;
    const next = firstAfter(iterations, now + 1);
    return next === undefined ? events.length - 1 : next - 1;
  }

  /** The last event of the iteration before. @param {number} now */
  back(now) {
    const { iterations } = this.tree;
    const before = iterations.filter((at) => at <= now).at(-1) ?? 0;
    return Math.max(before - 1, 0);
  }

  /** The next proof. @param {number} now */
  result = (now) => firstAfter(this.tree.proofs, now);

  /** @param {number} now */
  endOf = (now) => now;

  facts() {
    const { tree } = this;
    const last = tree.events.length - 1;
    const { nodes, iterations } = tree.countsAt(last);
    const { value, best } = tree.result;
    const chance = value === undefined ? undefined : words.uct.chance(hundredths((value + 1) / 2));
    return [nodes, iterations, undefined, undefined, chance, best];
  }

  /** What speaks for a child of a node after an event. @param {UctNode} parent @param {UctNode} child @param {number} now @returns {Share} */
  #shareOf(parent, child, now) {
    const { count, mean } = this.tree.meanAt(child, now);
    const total = this.tree.meanAt(parent, now).count;
    const bonus = this.#weight * Math.sqrt(Math.log(Math.max(total, 1)) / Math.max(count, 1));
    return { mean: hundredths(parent.isOurs ? mean : 1 - mean), bonus: hundredths(bonus), count };
  }

  /** The sibling that is closest to being tried instead, if another one was tried. @param {UctNode} parent @param {UctNode} node @param {number} now */
  #rivalOf(parent, node, now) {
    const { tree } = this;
    const others = parent.children
      .map((at) => tree.nodes[at])
      .filter((other) => other !== node && other.from <= now && !tree.proofAt(other, now))
      .map((other) => ({ move: other.move, share: this.#shareOf(parent, other, now) }));
    const worth = (/** @type {{ share: Share }} */ { share: { mean, bonus } }) => mean + bonus;
    return others.reduce((/** @type {typeof others[number] | undefined} */ best, other) => {
      return best && worth(best) >= worth(other) ? best : other;
    }, undefined);
  }

  /** @param {number} now @param {UctNode} node */
  #tellEnter(now, node) {
    const { us, them } = this.#names;
    const parent = this.tree.nodes[node.parent];
    const mover = parent.isOurs ? us : them;
    if (node.from === now) return words.uct.first(mover, node.move);
    const own = this.#shareOf(parent, node, now);
    const rival = this.#rivalOf(parent, node, now);
    return rival
      ? words.uct.due(mover, node.move, own, rival.move, rival.share)
      : words.uct.only(mover, node.move, own);
  }

  /** @param {number} now */
  tell(now) {
    const { tree } = this;
    const { us, them } = this.#names;
    const { kind, node: at, count = 0, source = "end", plies = 0, result = 0 } = tree.events[now];
    const node = tree.nodes[at];
    switch (kind) {
      case "begin": {
        const { iterations } = tree.countsAt(now);
        return iterations === 1 ? words.uct.begin : words.uct.again(iterations);
      }
      case "enter":
        return this.#tellEnter(now, node);
      case "expand":
        return words.uct.expand(node.isOurs ? us : them, count);
      case "result":
        return words.uct[source](us, hundredths(result), plies);
      case "prove":
        return words.uct.proven(node.move, node.proof?.isOurs ? us : them, node.proof?.plies ?? 0);
      case "end":
        return this.#tellEnd(now);
    }
  }

  /** @param {number} now */
  #tellEnd(now) {
    const { tree } = this;
    const [root] = tree.nodes;
    const { best = "" } = tree.result;
    const child = root.children.map((at) => tree.nodes[at]).find(({ move }) => move === best);
    if (!child) return words.broken;
    const chance = root.proof ? Number(root.proof.isOurs) : tree.meanAt(root, now).mean;
    return words.uct.over(this.#names.us, best, tree.meanAt(child, now).count, hundredths(chance));
  }
}

/** @param {import("./uct_tree.js").Proof} proof */
const tellProof = ({ isOurs, plies }) => (isOurs ? words.shortWin(plies) : words.shortLoss(plies));
