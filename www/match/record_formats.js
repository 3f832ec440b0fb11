// The record of a game as text: the game, its starting position, and its moves with comments.

/** @typedef {{ ply: number, text: string }} Comment  With the number of moves before it. */
/** @typedef {{ first: string, second: string }} Names */
/**
 * A game with what is known about it.
 * @typedef {object} Played
 * @property {string} game
 * @property {string} [position]  Its start, if that was set up.
 * @property {string[]} moves
 * @property {string[][]} [turns]  The moves of each turn.
 * @property {Names} [names]  Who played.
 * @property {string} [date]  As in 2026.11.27.
 * @property {"first" | "second" | null} [winner]  Once it is over.
 * @property {boolean} [bothLost]  Whether it is over and has no winner, because both players lost.
 * @property {Comment[]} [comments]  In their order.
 */

/** A format of records. @typedef {{ extension: string, format: (played: Played) => string }} Format */

const UNKNOWN = "*";
/** The result of a game that both players lost. */
export const BOTH_LOST = "0-0";

/** The result of a game: the points of the player who moves first come first. @param {Pick<Played, "winner" | "bothLost">} played */
export function resultOf({ winner, bothLost }) {
  if (winner === undefined) return bothLost ? BOTH_LOST : UNKNOWN;
  return winner === null ? "1/2-1/2" : winner === "first" ? "1-0" : "0-1";
}

/** A time as a date: Swedish has it in this order. @param {number} at */
export const dated = (at) => new Date(at).toLocaleDateString("sv").replaceAll("-", ".");

/** The comments behind a number of moves. @param {Played} played @param {number} ply */
export const commentsAt = ({ comments = [] }, ply) =>
  comments.filter((comment) => comment.ply === ply).map(({ text }) => `{${text}}`);

/** @param {Played} played @param {string[][]} lines  Of its moves. */
function write(played, lines) {
  const { game, position, names, date } = played;
  let ply = 0;
  const moves = lines.map((line) => line.flatMap((move) => [move, ...commentsAt(played, ++ply)]).join(" "));
  const result = resultOf(played);
  const about = { ...names, date, result: result === UNKNOWN ? "" : result };
  return [
    `game: ${game}`,
    ...Object.entries(about).flatMap(([key, text]) => (text ? [`${key}: ${text}`] : [])),
    ...(position === undefined ? [] : [`position: ${position}`]),
    `moves: ${[...commentsAt(played, 0), moves.join("\n")].join(" ")}`,
  ].join("\n");
}

/** The format available for every game. @type {Format} */
export const plain = { extension: "txt", format: (played) => write(played, [played.moves]) };

/** The same with a line for each turn, for games whose turns have several moves. @type {Format} */
export const byTurns = { extension: "txt", format: (played) => write(played, played.turns ?? [played.moves]) };
