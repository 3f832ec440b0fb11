// The two-player games of the site: what the board, the page and the element need to know about each.

import { MATCH_GAMES } from "../site/match_games.js";
import { language } from "../site/language.js";
import { idOf, kindId } from "./game_modules.js";
import { learnTexts, sayOf } from "./game_texts.js";
import { words } from "./words.js";

/** @typedef {import("../boards/board.js").Step} Step */
/** @typedef {import("../boards/board.js").Facts} Facts */
/** @typedef {import("../boards/arrows.js").Arrow} Arrow */
/** @typedef {{ columns: number, rows: number, cells: ArrayLike<number>, steps: Step[] }} View */
/** @typedef {"first" | "second"} Side */

/**
 * A choice among variants, such as the size of a board.
 * @typedef {object} Variant
 * @property {string} id  The key of its texts, and of the field on the page.
 * @property {readonly string[]} values
 * @property {(value: string) => string} name
 */

/**
 * @typedef {object} Kind
 * @property {string} id  The start of the game's names.
 * @property {() => Promise<{ drawn: (game: string, kind: Kind) => import("./rules/show.js").Drawn, strategy?: () =>
 *   Promise<import("./rules/show.js").Strategy> }>} rules  Loads the diagrams of its rules, and offers advice on strategy.
 * @property {string} board  The class names of its board.
 * @property {import("../boards/board.js").Form} form  The layout of its squares.
 * @property {"dark" | "light"} [first]  The colour of the first player's pieces, if pieces are dark and light.
 * @property {Side} below  The side at the bottom of the board, unless it is turned.
 * @property {boolean} turns  Whether a single person playing the other side sees the board from there.
 * @property {{ readonly best: number } & Readonly<Record<string, number>>} slopes  Numbers k for which 1 / (1 + e^(−k
 *   · value)) is the expected score. `best` is for the best evaluation, fitted to games between searches of 3,000
 *   nodes per move, with values from searches of 20,000; the levels with other values have their own, fitted to their
 *   thoughts in such games.
 * @property {(code: number) => import("../boards/board.js").Piece | undefined} piece
 * @property {(code: number) => string} ground  The class of the square itself.
 * @property {(column: number) => string} file  The label below a column, if any.
 * @property {(row: number, rows: number) => string} rank  The label beside a row.
 * @property {(view: View, square: number) => string} square  The name of a square; empty if there is none.
 * @property {(square: number) => string} label  The label that can be shown in the corner of a square.
 * @property {(view: View, square: number, facts: Facts) => string} describe  Describes a square for screen readers.
 * @property {(view: View, square: number, target: number | undefined) => string} explainRefusal  Why a piece cannot
 *   move to a square, or why a square cannot be selected.
 * @property {(view: View) => number[]} urged  The pieces that must move, if others may not.
 * @property {string} size  The size of its board, such as `8x8`, if the variant does not say it.
 * @property {readonly Variant[]} variants
 * @property {(game: string) => Record<string, string>} readVariant  The choices in the name of a game.
 * @property {(values: Record<string, string>) => string} writeVariant  The name of a game.
 * @property {(game: string) => string} tellVariant  The variant in words; empty if there is only one.
 * @property {string} knows  The options that engines use for analysis in addition to their search, as part of their
 *   text.
 * @property {string} [probes]  Those of them with which certain ends are looked for.
 * @property {string} [analyst]  The engine for analysis, if it is another than a search with these options.
 * @property {import("./record_formats.js").Format} record  The format of its records.
 * @property {number} [unit]  The unit in which values are shown; 1 by default.
 * @property {boolean} [passes]  Whether a player may pass although they can move.
 * @property {(step: Step) => string} [aim]  The class of the target square of a step, if there are several kinds.
 * @property {(view: View) => string} [prompt]  The prompt for the current stage, if a turn has several.
 * @property {(position: string) => Tally} [tally]  The remaining pieces of each side, to be shown beside the board.
 * @property {(before: string, after: string) => string} [warn]  A warning about the consequence of a move, given the
 *   positions before and after; empty if there is none.
 * @property {(view: View, outcome: import("./match.js").Outcome, last: Step | undefined, game: string) => Arrow[]}
 *   [decides]  What decided a game that is over.
 * @property {(view: View, picked: number | undefined, record: import("./board_source.js").Shown) => Arrow[]}
 *   [shows]  What matters for the next move, or for the selected piece.
 * @property {(view: View, game: string) => Outlook | undefined} [outlook]  What differs between moves that the engine finds
 *   alike.
 * @property {(view: View, picked: number) => string} [tellPicked]  Why the selected piece can go where it can.
 * @property {(move: string) => string | undefined} [tellMove]  What a player does with a move, if its name does not say it.
 * @property {(game: string) => string | undefined} [ready]  The first prompt, if it depends on the variant.
 * @property {(position: string) => Supply[]} [supply]  The pieces that the side to move can place.
 * @property {(game: string, seed: string) => string} [draw]  The name of a new game of the same variant, if it has a
 *   random part.
 */
/**
 * @typedef {object} Outlook
 * @property {import("./match_board.js").Compared[]} moves
 * @property {string} told  What the numbers on the squares mean.
 * @property {(move: string) => string} hint  A plan that begins with a move; empty if there is none.
 */
/**
 * The remaining pieces of each side: a row for each side, and a column for each kind of piece.
 * @typedef {object} Tally
 * @property {string} title
 * @property {{ name: string, piece: string }[]} kinds  With the class names of a piece.
 * @property {{ name: string, counts: { text: string, isFew: boolean, isLeast: boolean }[] }[]} sides
 */
/**
 * @typedef {{ id: string, text: string, isOut: boolean }} Supply  A kind of piece, by the beginning of its moves'
 *   names, and whether none is left.
 */

/** Loads a kind by id. @type {(id: string) => Promise<{ kind: Kind }>} */
export const loadKind = (id) => import(`../games/${id}/view.js`);

/** The kinds that were loaded, by id. @type {Record<string, Kind>} */
const kinds = {};

/** Whether the kind of a game was loaded. @param {string} game */
export const hasKind = (game) => Object.hasOwn(kinds, kindId(game));

/** Loads the kind of a game and its texts. Await this before showing anything of the game. @param {string} game */
export async function learnKind(game) {
  const id = kindId(game);
  // The error message about a name without a game lists all games.
  const spoken = learnTexts(game && idOf(game) !== id && language() !== "en" ? MATCH_GAMES : [id]);
  const [{ kind }] = await Promise.all([loadKind(id), spoken]);
  kinds[id] = kind;
}

/** The kind of a game, which must have been loaded; the default kind if there is no such game. @param {string} game */
export const kindOf = (game) => kinds[kindId(game)];

/** The pass, if it is legal. @param {Pick<View, "steps">} view */
export const passOf = ({ steps }) => steps.find(({ to }) => !to.length);

/** Whether a pass is the only legal move. @param {Pick<View, "steps">} view */
export const mustPass = ({ steps }) => steps.length === 1 && !steps[0].to.length;

/** The texts about a game in the page's language. @param {string} game */
export const wordsOf = (game) => sayOf(kindId(game));

/** The texts for a level of the engine. @param {string} game @param {string} id */
export const levelOf = (game, id) => wordsOf(game).levels?.[id] ?? words.levels[id];
