// Converts a link to a puzzle in play.

import { dailyPuzzle, isDaily, today } from "../site/daily.js";
import { GameRecord } from "../site/game_record.js";
import { LinkError, formatLink } from "../site/puzzle_link.js";
import { explain, words } from "../site/words.js";

/** @typedef {import("../site/puzzle_link.js").Link} Link */
/**
 * @typedef {Pick<typeof import("../pkg/play.js"), "Game" | "Table">} Maker  The classes that make games and draw
 *   positions.
 */

/** The form of a seed that the page has drawn. */
const DRAWN_SEED = /^[0-9a-f]{16}$/;
/** Up to this distance a puzzle is dealt immediately, without the table of distances. */
const NEAR = 8;

/**
 * The starting position of a puzzle; undefined for the start of the game.
 * @param {Link} link
 * @param {Maker} maker
 * @param {import("../site/engine.js").Engine} engine
 */
async function beginning({ game, origin }, { Game, Table }, engine) {
  if (origin.kind === "start") return undefined;
  if (origin.kind === "position") return origin.position;
  const { seed, distance } = dealOf(game, origin);
  if (distance === undefined) return Game.randomPosition(game, seed);
  if (distance <= NEAR) return Table.randomPositionNear(game, distance, seed);
  const { position } = await engine.ask("deal", { game, distance, seed });
  return position;
}

/**
 * The seed and the distance with which a puzzle is dealt.
 * @param {string} game
 * @param {Exclude<Link["origin"], { kind: "start" | "position" }>} origin
 * @returns {{ seed: string, distance?: number }}
 */
const dealOf = (game, origin) => (origin.kind === "day" ? dailyPuzzle(game, origin.day, origin.distance) : origin);

/**
 * Opens a link and plays its moves; throws readable errors.
 * @param {Link & { name?: (key: string) => string }} link  Perhaps with its keys as they were written. @param {Maker}
 *   maker @param {import("../site/engine.js").Engine} engine @returns {Promise<GameRecord>}
 */
export async function openRecord(link, maker, engine) {
  const record = await beginning(link, maker, engine)
    .then((position) => new GameRecord(new maker.Game(link.game, position), link.origin))
    .catch((error) => {
      throw new LinkError(link.name?.("p") ?? "p", `${explain(error)}.`);
    });
  try {
    for (const move of link.moves) record.play(move);
  } catch (error) {
    record.free();
    throw new LinkError(link.name?.("m") ?? "m", words.wrong.move(link.name?.("m"), explain(error)));
  }
  return record;
}

/** The link to a puzzle. @param {Pick<GameRecord, "game" | "origin">} record @param {string[]} moves */
export const linkOf = (record, moves) => formatLink({ game: record.game, origin: record.origin, moves });

/** The distance with which a puzzle was dealt, if any. @param {Pick<Link, "game" | "origin">} link */
export function dealtDistance({ game, origin }) {
  return origin.kind === "day" || origin.kind === "seed" ? dealOf(game, origin).distance : undefined;
}

/** A puzzle of a day in words. @param {string} game @param {Extract<Link["origin"], { kind: "day" }>} origin */
function nameDay(game, origin) {
  const { day, distance = 0 } = origin;
  const { warmUp, extra, today: daily, day: dailyOf } = words.origin;
  if (isDaily({ game, origin })) return day === today() ? daily : dailyOf(day);
  const isShorter = distance < (dailyPuzzle(game, day).distance ?? 0);
  return (isShorter ? warmUp : extra)(day === today() ? undefined : day);
}

/** The deal of a puzzle in words. @param {string} game @param {Exclude<Link["origin"], { kind: "start" | "position" }>} origin */
function nameDeal(game, origin) {
  if (origin.kind === "day") return nameDay(game, origin);
  return DRAWN_SEED.test(origin.seed) ? words.origin.random : words.origin.seed(origin.seed);
}

/** The origin of a puzzle in words. @param {Pick<Link, "game" | "origin">} link */
export function nameOrigin({ game, origin }) {
  if (origin.kind === "start" || origin.kind === "position") return words.origin[origin.kind];
  const distance = dealtDistance({ game, origin });
  return nameDeal(game, origin) + (distance === undefined ? "" : words.origin.distance(distance));
}
