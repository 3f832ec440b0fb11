// How a proof-number search is shown.

import { isDecided } from "./proof_tree.js";
import { countUntil, firstAfter } from "./steps.js";
import { words } from "./words.js";

/** @typedef {import("./proof_tree.js").Numbers} Numbers */

const text = (/** @type {Numbers} */ { proof, disproof }) => `${words.amount(proof)} · ${words.amount(disproof)}`;

/** How close the attacker is to a proof, between 0 and 1. @param {Numbers} numbers */
function shareOf({ proof, disproof }) {
  if (proof === 0) return 1;
  if (disproof === 0) return 0;
  return disproof / (proof + disproof);
}

export class ProofFace {
  kind = /** @type {const} */ ("proof");
  letters;
  #names;
  #attacker;
  /** The events by which the search leaves a node that is decided. @type {number[]} */
  #results = [];
  /** For events by which the search leaves a node, those by which it went there. @type {Map<number, number>} */
  #begins = new Map();

  /** @param {import("./proof_tree.js").ProofTree} tree @param {import("./sentences.js").Names} names */
  constructor(tree, names) {
    this.tree = tree;
    this.#names = names;
    this.#attacker = tree.isOurAttack ? names.us : names.them;
    let [moves, values] = [0, 0];
    for (const { move, known } of tree.nodes) {
      moves = Math.max(moves, move.length);
      for (const { proof, disproof } of known)
        values = Math.max(values, String(proof).length + String(disproof).length + 5);
    }
    this.letters = moves + values;
    tree.events.forEach(({ kind, last, numbers }, at) => {
      if (last !== undefined) this.#begins.set(last, at);
      if (kind === "leave" && numbers && isDecided(numbers)) this.#results.push(at);
    });
  }

  /** @param {number} at */
  nameOf = (at) => this.tree.nodes[at].move || words.proof.root;

  /** @param {number} at @param {number} now */
  know(at, now) {
    const { tree } = this;
    const node = tree.nodes[at];
    const { stage, numbers } = tree.stateAt(node, now);
    if (!numbers) return { stage, value: "", kind: stage, hasKind: false };
    const isDone = isDecided(numbers);
    const [kind, fit] = kindOf(numbers, tree.isOurAttack);
    return {
      stage,
      value: isDone ? words.proof.outcomes[numbers.proof === 0 ? "won" : "held"] : text(numbers),
      kind: isDone ? kind : node.isMain ? "main" : "open",
      hasKind: isDone || node.isMain,
      fit,
    };
  }

  /** How often the search has gone to a node up to an event. @param {number} at @param {number} now */
  visits = (at, now) => countUntil(this.tree.nodes[at].went, now);

  /** @param {number} now */
  tell = (now) => tellProofStep(this.tree, now, this.#names);

  /** @param {number} now */
  counts(now) {
    const { nodes, expanded, answers, repetitions } = this.tree.countsAt(now);
    return [nodes, expanded, answers, repetitions];
  }

  /** How much of the work is on the side of a win. @param {number} at @param {number} now */
  bar(at, now) {
    const { tree } = this;
    /** @type {Numbers} */
    const numbers = tree.numbersAt(tree.nodes[at], now) ?? { proof: 1, disproof: 1 };
    const isLost = numbers.disproof === 0;
    const sentence = isDecided(numbers)
      ? words.proof.outcome(this.#attacker, !isLost, numbers.plies)
      : words.proof.bar(this.#attacker, numbers);
    return { low: 0, high: shareOf(numbers), isClosed: isLost, text: sentence };
  }

  /** @param {number} now */
  over = (now) => this.endOf(Math.min(now + 1, this.tree.events.length - 1));

  /** @param {number} now */
  back = (now) => Math.max((this.#begins.get(now) ?? now) - 1, 0);

  /** @param {number} now */
  result = (now) => firstAfter(this.#results, now);

  /** @param {number} now */
  endOf(now) {
    const { kind, last = now } = this.tree.events[now];
    return kind === "go" ? last : now;
  }

  facts() {
    const { nodes, expanded, answers } = this.tree.countsAt(this.tree.events.length - 1);
    const { numbers, best } = this.tree.result;
    const won =
      numbers && isDecided(numbers) ? words.proof.outcome(this.#attacker, numbers.proof === 0, undefined) : undefined;
    return [nodes, nodes - expanded, undefined, answers, won, best];
  }
}

/** The kind of decided numbers, and how good any are for the player to move at the root. @param {Numbers} numbers @param {boolean} isOurAttack @returns {[kind: string, fit: number]} */
function kindOf(numbers, isOurAttack) {
  const share = isOurAttack ? shareOf(numbers) : 1 - shareOf(numbers);
  return [numbers.proof === 0 ? "proven" : "disproven", 1 + Math.round(4 * share)];
}

// One sentence for every event of a proof-number search.

/**
 * What happens in an event.
 * @param {import("./proof_tree.js").ProofTree} tree @param {number} at
 * @param {Pick<import("./sentences.js").Names, "us" | "them">} names
 */
export function tellProofStep(tree, at, { us, them }) {
  const { kind, node, numbers = { proof: 1, disproof: 1 }, origin = "new", count = 0, isBound } = tree.events[at];
  const { move, parent, isOr, isOurs } = tree.nodes[node];
  const attacker = tree.isOurAttack ? us : them;
  const pair = words.proof.numbers(numbers);
  const outcome = words.proof.outcome(attacker, numbers.proof === 0, numbers.plies);
  switch (kind) {
    case "begin":
      return at === 0 ? words.proof.begin(attacker) : words.proof.again;
    case "go": {
      const above = tree.nodes[parent];
      const known = tree.numbersAt(tree.nodes[node], at) ?? numbers;
      const mover = above.isOurs ? us : them;
      return (above.isOr ? words.proof.attack : words.proof.defend)(
        mover,
        move,
        above.isOr ? known.proof : known.disproof,
      );
    }
    case "expand":
      return words.proof.expand(isOurs ? us : them, count);
    case "child":
      if (origin === "repetition") return words.proof.repetition(move, attacker);
      if (origin === "unseen") return words.proof.unseen(move);
      if (isDecided(numbers)) return words.proof.certain(move, outcome);
      return words.proof[origin === "table" ? "table" : "fresh"](move, pair);
    case "numbers":
      return isOr ? words.proof.either(attacker, numbers) : words.proof.all(attacker, isOurs ? us : them, numbers);
    case "leave":
      if (!isDecided(numbers)) return words.proof.leave(move, pair);
      return `${words.proof.shown(move, outcome)}${isBound ? ` ${words.proof.onThisLine}` : ""}`;
    case "end": {
      const { best } = tree.result;
      if (!isDecided(numbers)) return words.proof.open(attacker, pair);
      return words.proof.end(outcome, best);
    }
  }
}
