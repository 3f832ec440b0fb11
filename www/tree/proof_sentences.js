// One sentence for every event of a proof-number search.

import { isDecided } from "./proof_tree.js";
import { words } from "./words.js";

/**
 * What happens in an event.
 * @param {import("./proof_tree.js").ProofTree} tree @param {number} at
 * @param {Pick<import("./sentences.js").Names, "us" | "them">} names
 */
export function tellProofStep(tree, at, { us, them }) {
  const { kind, node, numbers = { proof: 1, disproof: 1 }, origin = "new", count = 0, isBound } = tree.events[at];
  const { move, parent, isOr, isOurs } = tree.nodes[node];
  const attacker = tree.isOurAttack ? us : them;
  const told = words.proof.numbers(numbers);
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
      return words.proof[origin === "table" ? "table" : "fresh"](move, told);
    case "numbers":
      return isOr ? words.proof.either(attacker, numbers) : words.proof.all(attacker, isOurs ? us : them, numbers);
    case "leave":
      if (!isDecided(numbers)) return words.proof.leave(move, told);
      return `${words.proof.shown(move, outcome)}${isBound ? ` ${words.proof.onThisLine}` : ""}`;
    case "end": {
      const { best } = tree.result;
      if (!isDecided(numbers)) return words.proof.open(attacker, told);
      return words.proof.end(outcome, best);
    }
  }
}
