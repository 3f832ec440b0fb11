// Positions that are read: from texts, links and the engine.

import { kindId } from "../match/game_modules.js";
import { explain } from "../match/game_texts.js";
import { kindOf } from "../match/game_views.js";
import { LinkError } from "../site/puzzle_link.js";
import { nameIn } from "../site/query.js";
import { words as common } from "../site/words.js";
import { parseSetupLink } from "./link.js";
import { words } from "./words.js";

/** @typedef {import("../games/arranged_position.js").Arranged} Arranged */
/** @typedef {import("../games/arranged_position.js").Setup} Setup */
/** @typedef {import("../match/opening.js").MakeGame} MakeGame */
/**
 * A position to begin with.
 * @typedef {object} Opened
 * @property {string} game
 * @property {Arranged} start  How the game begins.
 * @property {Arranged} arranged  What stands on the board.
 * @property {string} remark  What there is to say about the link.
 */

/** The size of the board of a game. @param {string} game @returns {import("../games/arranged_position.js").Size} */
export function sizeOf(game) {
  const kind = kindOf(game);
  const [columns, rows] = (kind.readVariant(game).size ?? kind.size).split("x").map(Number);
  return { columns, rows };
}

/**
 * A position that the rules accept, with the full name of its game; throws readable errors.
 * @param {Setup} setup @param {MakeGame} makeGame @param {string} name @param {string} [position]  By default the start.
 * @returns {{ game: string, arranged: Arranged }}
 */
function openPosition(setup, makeGame, name, position) {
  const opened = makeGame(name, position);
  const arranged = { cells: [...opened.cells()], mover: /** @type {"first" | "second"} */ (opened.side) };
  const part = opened.position.at(-1);
  const { name: game } = opened;
  opened.free();
  return { game, arranged: setup.parts ? { ...arranged, part } : arranged };
}

/**
 * What a text says, whether the rules accept it or not; throws readable errors.
 * @param {Setup} setup @param {MakeGame} makeGame @param {string} game @param {string} text
 */
export function readPosition(setup, makeGame, game, text) {
  try {
    return openPosition(setup, makeGame, game, text).arranged;
  } catch (error) {
    const arranged = setup.read(text, sizeOf(game));
    if (!arranged) throw error;
    return arranged;
  }
}

/**
 * The position of a link; the start of its game if it is wrong.
 * @param {Setup} setup @param {MakeGame} makeGame @param {string} query @param {string} name  The game of the page, as given.
 * @returns {Opened}
 */
export function readLink(setup, makeGame, query, name) {
  try {
    const link = parseSetupLink(query);
    const wanted = nameIn(query) ? link.game : name || link.game;
    const { game, arranged: start } = openPosition(setup, makeGame, wanted);
    const arranged = link.position === undefined ? start : readPosition(setup, makeGame, wanted, link.position);
    const remark = link.ignored.length ? common.wrong.ignored(link.ignored).trim() : words.ready;
    return { game, start, arranged, remark };
  } catch (error) {
    const remark = words.wrongLink(`${explain(error, kindId(name))}${error instanceof LinkError ? "" : "."}`);
    const { game, arranged } = openStart(setup, makeGame, name);
    return { game, start: arranged, arranged, remark };
  }
}

/** The start of a game, or of the usual variant if there is none of this name. @param {Setup} setup @param {MakeGame} makeGame @param {string} name */
function openStart(setup, makeGame, name) {
  try {
    return { ...openPosition(setup, makeGame, name), game: name };
  } catch {
    return { ...openPosition(setup, makeGame, kindId(name)), game: kindId(name) };
  }
}
