// The diagrams of the rules: small boards, either static or for trying a move.

import { Board } from "../../boards/board.js";
import { make } from "../../site/dom.js";
import { kindOf, wordsOf } from "../game_views.js";
import { openGame } from "../opening.js";

/** @typedef {import("../../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("../opening.js").MakeGame} MakeGame */
/**
 * A position, with the marks that are drawn in it.
 * @typedef {object} Diagram
 * @property {string} game
 * @property {string} [position]  By default the starting position.
 * @property {string[]} [moves]  Played before it is shown; the last one is marked.
 * @property {string} [picks]  A move of the piece whose targets are shown.
 * @property {string[]} [arrows]  Moves drawn as arrows.
 * @property {string[]} [never]  Squares that the selected piece, or that of the first arrow, cannot reach, contrary
 *   to appearances.
 * @property {Record<string, string>} [marks]  Texts on squares, by the names of the squares.
 * @property {{ winner: "first" | "second" | null, reason: string }} [ends]  How the game has ended there.
 */

/** The squares of a position, by name. @param {GameRecord} record @returns {Map<string, number>} */
export function squaresOf({ game, rows, view }) {
  const kind = kindOf(game);
  const all = { ...view, rows };
  return new Map(
    Array.from(view.cells, (_, square) => [
      kind.describe(all, square, { targets: [], isTarget: false, mark: undefined }).split(",")[0],
      square,
    ]),
  );
}

/**
 * @param {HTMLElement} root
 * @param {string} game
 * @param {number} rows
 * @param {Partial<import("../../boards/board.js").Handlers>} [handlers]
 */
export function boardFor(root, game, rows, handlers) {
  const kind = kindOf(game);
  return new Board(
    root,
    {
      onStep() {},
      onRefuse() {},
      describe: kind.describe,
      piece: kind.piece,
      ground: kind.ground,
      aim: kind.aim,
      file: kind.file,
      rank: (row) => kind.rank(row, rows),
      label: kind.label,
      ...handlers,
    },
    kind.form,
    kind.board,
  );
}

/** The board's view of a record. @param {GameRecord} record */
export function viewOf(record) {
  const kind = kindOf(record.game);
  const view = { ...record.view, rows: record.rows };
  return {
    ...view,
    last: record.last,
    trail: record.trail,
    urged: kind.urged(view),
    flipped: false,
    name: wordsOf(record.game).name,
  };
}

/** Draws a diagram. @param {Diagram} diagram @param {MakeGame} makeGame */
export function drawDiagram({ game, position, moves = [], picks, arrows = [], never = [], marks = {} }, makeGame) {
  const root = make("div", "picture");
  const record = openGame({ game, position, moves }, makeGame);
  const view = viewOf(record);
  const squares = squaresOf(record);
  const step = (/** @type {string} */ name) => view.steps.find((step) => step.name === name);
  const board = boardFor(root, game, record.rows);
  board.set({ ...view, steps: picks ? view.steps : [] });
  if (picks) board.pick(step(picks)?.from[0]);
  board.arrows(
    arrows.flatMap((name) => {
      const { from, to } = step(name) ?? { from: [], to: [] };
      return to.map((square, at) => ({
        from: at ? to[at - 1] : from[0],
        to: square,
        kind: /** @type {const} */ ("hint"),
      }));
    }),
  );
  const written = [...Object.entries(marks), ...never.map((name) => [name, "✕"])];
  board.marks(new Map(written.map(([name, text]) => [squares.get(name) ?? -1, text])));
  record.free();
  return root;
}
