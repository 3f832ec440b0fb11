// A game with a friend on another device: after each move, one sends the other a link.

/** @typedef {import("./link.js").GameLink} GameLink */

/** The seat of somebody who plays elsewhere. */
export const FRIEND = "friend";

/** @param {Record<"first" | "second", string>} seats */
export const hasFriend = ({ first, second }) => first === FRIEND || second === FRIEND;

/** @param {string} seat */
const turned = (seat) => (seat === "you" ? FRIEND : seat === FRIEND ? "you" : seat);

/** The link of a game as the friend opens it: on the other side. @param {GameLink} link @returns {GameLink} */
export const forFriend = (link) =>
  hasFriend(link) ? { ...link, first: turned(link.first), second: turned(link.second) } : link;

/**
 * How a friend's link relates to the game that was left on this device: whether it lacks the last moves, or differs from
 * some move on; undefined if it continues the game, or is about another one.
 * @param {GameLink} link @param {GameLink} left
 * @returns {{ missing: number } | { differs: number } | undefined}
 */
export function relate(link, left) {
  const isSame = link.game === left.game && link.position === left.position;
  if (!isSame || !hasFriend(link) || !hasFriend(left)) return undefined;
  const differs = link.moves.findIndex((move, at) => at < left.moves.length && move !== left.moves[at]);
  if (differs >= 0) return { differs: differs + 1 };
  const missing = left.moves.length - link.moves.length;
  return missing > 0 ? { missing } : undefined;
}
