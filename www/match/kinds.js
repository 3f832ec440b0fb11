// The games for two of the site: what the board, the page and the element have to know of each.

import { GAMES } from "./games.js";
import { sayOf, words } from "./words.js";

/** @typedef {import("../boards/board.js").Step} Step */
/** @typedef {import("../boards/board.js").Facts} Facts */
/** @typedef {import("../boards/board.js").Piece} Piece */
/** @typedef {{ columns: number, rows: number, cells: ArrayLike<number>, steps: Step[] }} View */
/** @typedef {"first" | "second"} Side */

/**
 * A choice among variants, as the size of a board.
 * @typedef {object} Variant
 * @property {string} id  Names its text, and the field of the page.
 * @property {readonly string[]} values
 * @property {(value: string) => string} name
 */

/**
 * @typedef {object} Kind
 * @property {string} id  As names of games begin.
 * @property {import("./words_en.js").KindWords} english  What is said of it.
 * @property {{
 *   de: () => Promise<{ words: import("./words_en.js").KindWords }>,
 *   rules: () => Promise<{ drawn: (game: string, kind: Kind) => import("./rules/show.js").Drawn }>,
 *   said: Record<"en" | "de", () => Promise<{ rules: (game: string, kind: Kind) =>
 *   import("./rules/words_en.js").RulesWords }>>,
 * }} late  What is fetched when it is needed: its German, and what its rules draw and say.
 * @property {string} picture  The inside of a small drawing, on 40 × 40 units.
 * @property {string} board  Class names of its board.
 * @property {import("../boards/board.js").Form} form  Where its squares lie.
 * @property {Side} below  Whose side of the board is below, unless it is turned.
 * @property {boolean} turns  Whether a person who plays the other side alone sees the board from there.
 * @property {{ readonly best: number } & Readonly<Record<string, number>>} slopes  Numbers k by which 1 / (1 + e^(−k ·
 *   value)) is the score to be
 *   expected: of the best evaluation, fitted to games between searches of 3,000 positions a move with values of 20,000,
 *   and of the levels whose
 *   values are others, fitted to what they think in such games.
 * @property {(code: number) => Piece | undefined} piece
 * @property {(code: number) => string} ground  The class of the square itself.
 * @property {(column: number) => string} file  What stands below a column, if something does.
 * @property {(row: number, rows: number) => string} rank  What stands beside a row.
 * @property {(square: number) => string} label  What can be shown in the corner of a square.
 * @property {(view: View, square: number, facts: Facts) => string} describe  What a screen reader says of a square.
 * @property {(view: View, square: number, target: number | undefined) => string} explainRefusal  Why a piece cannot go
 *   somewhere, or a square not be taken.
 * @property {(view: View) => number[]} urged  Pieces that must move, where others may not.
 * @property {string} size  Of its board, as in `8x8`, where the variant does not say it.
 * @property {readonly Variant[]} variants
 * @property {(game: string) => Record<string, string>} readVariant  The choices in the name of a game.
 * @property {(values: Record<string, string>) => string} writeVariant  The name of a game.
 * @property {(game: string) => string} tellVariant  The variant in words; empty where there is one only.
 * @property {string} knows  What engines are told to use for analysis besides their search, as their text has it.
 * @property {import("./record.js").Format} record  How its games are written down.
 * @property {number} [unit]  What values are told in, 1 unless given.
 * @property {boolean} [passes]  Whether one may pass where one could move.
 * @property {(step: Step) => string} [aim]  The class of a square that a step ends on, where there are several kinds.
 * @property {(view: View) => string} [prompt]  What there is to do now, where a turn has parts.
 * @property {(position: string) => Tally} [tally]  What is left to each side, to be shown beside the board.
 * @property {(before: string, after: string) => string} [warn]  What a move changed that is to be heeded, by the
 *   positions; empty where nothing is.
 * @property {(game: string) => string | undefined} [ready]  What to do first, where the variant makes a difference.
 * @property {(position: string) => Supply[]} [supply]  What the side to move can put on the board.
 * @property {(game: string, seed: string) => string} [draw]  The name of a new game of the same variant, where chance
 *   has a part in it.
 */
/**
 * What is left to each side: a line for each side, and a column for each kind of piece.
 * @typedef {object} Tally
 * @property {string} title
 * @property {{ name: string, piece: string }[]} kinds  With the class names of a piece.
 * @property {{ name: string, counts: { text: string, isFew: boolean }[] }[]} sides
 */
/**
 * @typedef {{ id: string, text: string, isOut: boolean }} Supply  A kind of piece, by what names of its moves begin
 *   with, and whether none is left.
 */

/** @type {Readonly<Record<string, Kind>>} */
export const KINDS = Object.fromEntries(GAMES.map((kind) => [kind.id, kind]));

/** The id in the name of a game, which may have a variant behind it. @param {string} game */
export const idOf = (game) => game.split(":")[0];

/** The kind of a game; where there is no such game, that of the usual one. @param {string} game */
export const kindOf = (game) => (Object.hasOwn(KINDS, idOf(game)) ? KINDS[idOf(game)] : GAMES[0]);

/** The pass, where one may pass. @param {Pick<View, "steps">} view */
export const passOf = ({ steps }) => steps.find(({ to }) => !to.length);

/** Whether a pass is all that can be played. @param {Pick<View, "steps">} view */
export const mustPass = ({ steps }) => steps.length === 1 && !steps[0].to.length;

/** What is said of a game in the page's language. @param {string} game */
export function wordsOf(game) {
  const { id, english } = kindOf(game);
  return sayOf(id, english);
}

/** The words for a level of the engine. @param {string} game @param {string} id */
export const levelOf = (game, id) => wordsOf(game).levels?.[id] ?? words.levels[id];
