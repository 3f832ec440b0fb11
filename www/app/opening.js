// From a link to a puzzle in play.

import { dailyPuzzle } from "./daily.js";
import { LinkError, formatLink } from "./link.js";
import { Round } from "./round.js";
import { explain, words } from "./words.js";

/** @typedef {import("./link.js").Link} Link */
/** @typedef {typeof import("../pkg/play.js").Game} Games  Where games are made. */

/** The position a puzzle begins with; undefined for the start of the game. @param {Link} link @param {Games} Games @param {import("./engine.js").Engine} engine */
async function beginning({ game, origin }, Games, engine) {
  if (origin.kind === "start") return undefined;
  if (origin.kind === "position") return origin.position;
  const { seed, distance } = origin.kind === "day" ? dailyPuzzle(game, origin.day) : origin;
  if (distance === undefined) return Games.randomPosition(game, seed);
  const { position } = await engine.ask("deal", { game, distance, seed });
  return position;
}

/**
 * Opens what a link means, with its moves made. What cannot be opened throws, in words for people.
 * @param {Link & { name?: (key: string) => string }} link  Perhaps with its keys as they were written. @param {Games} Games @param {import("./engine.js").Engine} engine @returns {Promise<Round>}
 */
export async function openRound(link, Games, engine) {
  const round = await beginning(link, Games, engine)
    .then((position) => new Round(new Games(link.game, position), link.origin))
    .catch((error) => {
      throw new LinkError(link.name?.("p") ?? "p", `${explain(error)}.`);
    });
  try {
    for (const move of link.moves) round.play(move);
  } catch (error) {
    round.free();
    throw new LinkError(link.name?.("m") ?? "m", words.wrong.move(link.name?.("m"), explain(error)));
  }
  return round;
}

/** The link to a round. @param {Pick<Round, "game" | "origin">} round @param {string[]} moves */
export const linkOf = (round, moves) => formatLink({ game: round.game, origin: round.origin, moves });

/** The distance that a puzzle was dealt with, if any. @param {Pick<Link, "game" | "origin">} link */
export function dealtDistance({ game, origin }) {
  if (origin.kind === "day") return dailyPuzzle(game, origin.day).distance;
  return origin.kind === "seed" ? origin.distance : undefined;
}

/** Where a puzzle comes from, in words. @param {Pick<Link, "game" | "origin">} link */
export function nameOrigin({ game, origin }) {
  if (origin.kind === "start" || origin.kind === "position") return words.origin[origin.kind];
  const distance = dealtDistance({ game, origin });
  const name = origin.kind === "day" ? words.origin.day(origin.day) : words.origin.seed(origin.seed);
  return name + (distance === undefined ? "" : words.origin.distance(distance));
}
