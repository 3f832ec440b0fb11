// The diagrams of the rules of Isolation.

/** @typedef {"knight" | "queen" | "king"} Movement */

/**
 * The differences between the movements of pieces.
 * @type {Record<Movement, { picks: string, never: string[], next: string, trial: { position: string, good: string[] }
 *   }>}
 */
const BY_MOVEMENT = {
  knight: { picks: "b5", never: ["d1"], next: "d5", trial: { position: "b4/5/1x3/3a1/4x a", good: ["c4"] } },
  queen: { picks: "c4", never: ["b4", "a5"], next: "d4", trial: { position: "bx3/x1a2/5/5/5 a", good: ["b4"] } },
  king: { picks: "c4", never: ["b4"], next: "d4", trial: { position: "bx3/x1a2/5/5/5 a", good: ["b4"] } },
};

/** @param {string} game @param {import("../../match/game_views.js").Kind} kind @returns {import("../../match/rules/show.js").Drawn} */
export function drawn(game, kind) {
  const movement = /** @type {Movement} */ (kind.readVariant(game).movement);
  const { picks, never, next, trial } = BY_MOVEMENT[movement];
  const small = kind.writeVariant({ movement, size: "5x5" });
  return {
    pictures: {
      stuck: { game: small, position: "2x2/3b1/1x3/xxx2/ax3 a", ends: { winner: "second", reason: "stuck" } },
      place: { game: small, moves: ["c3"], arrows: ["b4"] },
      steps: { game: small, position: "4b/1x3/2a2/5/3x1 a", picks, never },
      used: { game: small, position: "b4/5/2a2/5/5 a", moves: [next] },
    },
    trial: { game: small, ...trial },
  };
}
