// What the board of a two-player game shows, and whom it tells what the player wants: the contract between `MatchBoard` and
// whatever has such a board, be it a game, a problem, or a sketch before there is either.

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("./game_views.js").Side} Side */

/**
 * A position with what its board needs to know.
 * @typedef {Pick<GameRecord, "game" | "rows" | "position" | "view" | "last" | "trail" | "outcome" | "side" | "stepsAfter">} Shown
 */
/**
 * @typedef {object} BoardSource
 * @property {Shown | undefined} record
 * @property {Readonly<Record<Side, string>>} seats  Who plays: "you" for a person at this board.
 * @property {boolean} isYours  Whether a person at this board is to move.
 * @property {string | undefined} refusal  The reason why no move by hand is possible now; none if the rules know it.
 * @property {(name: string) => unknown} play  Plays a move of a person.
 * @property {() => void} [placeRest]  Places the pieces that are left at random, where that is possible now.
 */
/**
 * What buttons step through.
 * @typedef {object} StepSource
 * @property {Pick<GameRecord, "at" | "moves"> | undefined} record
 * @property {(at: number) => void} go  Goes to the position after this many moves.
 */

/**
 * The empty board of a game.
 * @param {string} game @param {number} columns @param {number} rows @returns {BoardSource & { record: Shown }}
 */
export function blankBoard(game, columns, rows) {
  return {
    record: {
      ...{ game, rows, position: "", last: undefined, trail: [], outcome: undefined, side: undefined },
      view: { columns, cells: new Uint8Array(columns * rows), steps: [] },
      stepsAfter: () => [],
    },
    seats: { first: "you", second: "easy" },
    isYours: false,
    refusal: undefined,
    play() {},
  };
}
