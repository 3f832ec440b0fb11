// The turns of a two-player game in words, and the values of its positions.

import { chanceOf, percentOf } from "./chances.js";
import { kindOf, mustPass, wordsOf } from "./game_views.js";
import { FRIEND } from "./link.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./match.js").Side} Side */
/** @typedef {import("./match.js").Worth} Worth */

/** What a player does, behind their name. @param {string} game @param {string[]} moves */
const tellMoves = (game, moves) => moves.map((move) => kindOf(game).tellMove?.(move) ?? move).join(" ");

/** Moves whose hyphens end no line. @param {string} moves */
const whole = (moves) => moves.replaceAll("-", "\u2011");

const other = (/** @type {Side} */ side) => (side === "first" ? "second" : "first");

/** A value from the opponent's point of view. @param {Worth} worth @returns {Worth} */
export const reverse = (worth) => ({ ...worth, value: -worth.value });

/**
 * A value for one side, in words.
 * @param {Worth} worth  From that side's point of view.
 * @param {string} game
 * @param {Side} side
 */
export function tellFor(worth, game, side) {
  const { players } = wordsOf(game);
  const { value, certain, within } = worth;
  if (certain === undefined) return words.worth.chance(players[side], percentOf(worth) / 100);
  if (value === 0) return words.worth.draw;
  const winner = players[value > 0 ? side : other(side)];
  return certain === 0 ? words.worth.won(winner) : words.worth.win(winner, within ? undefined : certain);
}

/**
 * A value in words, from the point of view of the side that stands better.
 * @param {Worth | undefined} worth  From the first player's point of view.
 * @param {string} game
 */
export function tell(worth, game) {
  if (!worth) return words.worth.unknown;
  return chanceOf(worth) < 0.5 ? tellFor(reverse(worth), game, "second") : tellFor(worth, game, "first");
}

/**
 * How a game ended: the winner, from the point of view of the only person who played if that is known, and the reason.
 * Empty before the end.
 * @param {Pick<Match, "record" | "yourSide" | "knowsSeats">} match
 */
export function tellEnd({ record, yourSide, knowsSeats }) {
  if (!record?.outcome) return undefined;
  const { winner, reason } = /** @type {{ winner?: Side | null, reason: string }} */ (record.outcome);
  const { ends, players } = wordsOf(record.game);
  const { drawn, youLost, youWon, won } = words.end;
  const who = !winner
    ? drawn
    : !yourSide || !knowsSeats
      ? won(players[winner])
      : winner === yourSide
        ? youWon
        : youLost;
  const clause = Object.hasOwn(ends, reason)
    ? ends[reason](winner ? players[winner] : "", winner ? players[other(winner)] : "")
    : "";
  return { who, why: clause && clause[0].toUpperCase() + clause.slice(1) + ".", text: words.end.because(who, clause) };
}

/**
 * The move just made, with the earlier moves of its turn, and whose turn it is now.
 * @param {Match} match
 * @param {string} move
 * @param {Side} side
 */
export function tellMove(match, move, side) {
  const { record } = match;
  if (!record) return "";
  const { moved, passed } = words;
  const player = wordsOf(record.game).players[side];
  const before = record.turns.at(-1)?.slice(0, -1) ?? [];
  const heed = kindOf(record.game).warn?.(record.positionAfter(record.at - 1), record.position);
  const turn = heed && !record.outcome ? `${heed} ${tellTurn(match)}` : tellTurn(match);
  if (record.last?.to.length !== 0) return moved(player, tellMoves(record.game, [...before, move]), turn);
  return before.length ? moved(player, before.join(" "), passed(player, turn)) : passed(player, turn);
}

/**
 * A description of the current state, which was not reached by a move.
 * @param {Match} match
 * @param {import("./match.js").Turned} why
 */
export function tellTurned(match, why) {
  const { record, yourSide, isLooking, isYours } = match;
  const turn = tellTurn(match);
  if (!record) return "";
  const { players } = wordsOf(record.game);
  if (why === "undo") return words.undone(turn);
  if (why === "sit") return yourSide ? words.seated(players[yourSide], turn) : turn;
  if (why === "back") return words.backInGame(turn);
  const at = record.at - 1;
  const made =
    at < 0 ? undefined : `${players[record.moverAt(at) ?? "first"]} ${tellMoves(record.game, [record.moves[at]])}`;
  if (why === "go" && isLooking)
    return words.looking(record.at, record.moves.length, made, isYours ? words.branches : "");
  return why === "pause" || made === undefined ? turn : words.looked(record.at, record.moves.length, made, turn);
}

/** The message when a game is opened. @param {Match} match */
export function tellOpened(match) {
  const { record, isYours, seats } = match;
  if (record?.at && isYours && seats[record.moverAt(record.at - 1) ?? "first"] === FRIEND)
    return words.friend.played(whole(tellMoves(record.game, record.turns[record.turns.length - 1])));
  if (!record || record.at || record.origin.kind !== "start" || !isYours) return tellTurn(match);
  return kindOf(record.game).ready?.(record.game) ?? wordsOf(record.game).ready;
}

/** Whose turn it is, or how the game ended. @param {Match} match */
export function tellTurn(match) {
  const { record, isYours, isFriends, isPaused, isLooking, yourSide } = match;
  const { you, side: onTurn, pass, task, thinking, waiting, looking, friend } = words.turn;
  if (!record) return "";
  const { game, outcome, side } = record;
  if (outcome) return tellEnd(match)?.text ?? "";
  if (isLooking) return looking(record.at, record.moves.length);
  const { players, urge } = wordsOf(game);
  const player = players[side ?? "first"];
  if (isFriends) return friend(player);
  if (!isYours) return isPaused ? waiting(player) : thinking(player);
  const view = { ...record.view, rows: record.rows };
  const kind = kindOf(game);
  const turn = yourSide ? you(player) : onTurn(player);
  if (kind.prompt) return task(turn, kind.prompt(view));
  if (mustPass(view)) return pass(turn);
  const isUrged = kind.urged(view).length > 0;
  return urge && isUrged ? task(turn, urge) : turn;
}
