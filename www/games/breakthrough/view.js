// Breakthrough for the board: its codes, squares, reasons for refusals, and sizes.

import { endOf } from "../../boards/choice.js";
import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";
import { SIDES, draughtsmen, sizeText } from "../square_names.js";

/** The change of the row, counted from the top, as a man moves forward. */
const FORWARD = { first: -1, second: 1 };
/** Values of the levels beginner and easy count less, because they see less. */
const SLOPES = { best: 0.019, beginner: 0.0022, easy: 0.00035 };
const SIZES = ["8x8", "6x6"];

const say = () => /** @type {typeof import("./words_en.js").words} */ (sayOf("breakthrough"));

/** @param {string} game */
const readVariant = (game) => ({ size: SIZES.find((size) => game.endsWith(`:${size}`)) ?? SIZES[0] });

/** @type {import("../../match/game_views.js").Kind} */
export const kind = {
  ...draughtsmen({ first: "light", second: "dark" }, say),
  id: "breakthrough",
  rules: () => import("./rules.js"),
  size: SIZES[0],
  turns: true,
  slopes: SLOPES,

  explainRefusal({ cells, columns, steps }, square, target) {
    const { refused } = words;
    const side = SIDES[cells[square]];
    if (target === undefined) {
      if (!side) return say().refused.empty;
      return side === SIDES[cells[steps[0].from[0]]] ? say().refused.stuck : refused.notYours;
    }
    if (SIDES[cells[target]] === side) return refused.taken;
    const isAhead = target === square + FORWARD[side] * columns;
    return isAhead ? say().refused.ahead : say().refused.step;
  },

  /** The man that ended the game, and the row that it reached. */
  decides({ columns }, { reason }, last) {
    if (!last) return [];
    const to = endOf(last);
    const start = to - (to % columns);
    return [
      ...(reason === "reached" ? [{ from: start, to: start + columns - 1, kind: /** @type {const} */ ("link") }] : []),
      { to, kind: "ring" },
    ];
  },

  /** The minimum number of moves that each side needs, the side to move first. */
  prompt(view) {
    const { cells, columns, rows, steps } = view;
    const far = (/** @type {import("../../match/game_views.js").Side} */ side) =>
      Math.min(
        ...Array.from(cells).flatMap((code, square) => {
          const row = Math.floor(square / columns);
          return SIDES[code] === side ? [side === "first" ? row : rows - 1 - row] : [];
        }),
      );
    const mover = SIDES[cells[steps[0].from[0]]];
    const opponent = mover === "first" ? "second" : "first";
    return say().race(far(mover), say().players[opponent], far(opponent));
  },

  variants: [{ id: "size", values: SIZES, name: sizeText }],
  readVariant,
  writeVariant: ({ size }) => ["breakthrough", ...(size === SIZES[0] ? [] : [size])].join(":"),
  tellVariant: (game) => say().variant(sizeText(readVariant(game).size)),
};
