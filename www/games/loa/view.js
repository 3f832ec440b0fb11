// Lines of Action for the board: its codes, squares, reasons for refusals, and variants.

import { sayOf } from "../../match/game_texts.js";
import { words } from "../../match/words.js";
import { SIDES, draughtsmen, sizeText } from "../square_names.js";

/** @typedef {import("../../match/game_views.js").View} View */

const PRESETS = ["olympiad", "thesis-2000", "mover-wins"];
const SLOPES = { best: 0.0066, beginner: 0.00064 };
const SIZES = ["8x8", "6x6"];

const say = () => /** @type {typeof import("./words_en.js").words} */ (sayOf("loa"));

/** @param {string} game */
function readVariant(game) {
  const [, ...parts] = game.split(":");
  return {
    preset: PRESETS.find((preset) => parts.includes(preset)) ?? PRESETS[0],
    size: SIZES.find((size) => parts.includes(size)) ?? SIZES[0],
  };
}

/**
 * The line from a square through another: their distance, and the number of pieces on the whole line; undefined if
 * they are not on a line.
 * @param {View} view @param {number} from @param {number} to
 */
function lineOf({ cells, columns, rows }, from, to) {
  const place = (/** @type {number} */ square) => [square % columns, Math.floor(square / columns)];
  const [[column, row], [toColumn, toRow]] = [place(from), place(to)];
  const [across, down] = [toColumn - column, toRow - row];
  if (!across === !down && Math.abs(across) !== Math.abs(down)) return undefined;
  const [right, below] = [Math.sign(across), Math.sign(down)];
  let pieces = 0;
  for (let step = 1 - Math.max(columns, rows); step < Math.max(columns, rows); step++) {
    const [x, y] = [column + step * right, row + step * below];
    if (x >= 0 && x < columns && y >= 0 && y < rows && SIDES[cells[y * columns + x]]) pieces++;
  }
  return { distance: Math.max(Math.abs(across), Math.abs(down)), pieces };
}

/** The directions of lines, across and down, by the names of their texts. */
const AXES = /** @type {const} */ ({ row: [1, 0], column: [0, 1], rise: [1, -1], fall: [1, 1] });

/**
 * The square some steps away, if it is on the board.
 * @param {View} view @param {number} square @param {readonly [number, number]} direction @param {number} steps
 */
function stepFrom({ columns, rows }, square, [right, down], steps) {
  const [x, y] = [(square % columns) + steps * right, Math.floor(square / columns) + steps * down];
  return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : undefined;
}

/**
 * The lines of a piece: the pieces counted on each, the squares it can go to, and the pieces that bar it.
 * @param {View} view @param {number} square
 */
function linesFrom(view, square) {
  const { cells, columns, rows, steps } = view;
  const most = Math.max(columns, rows);
  return Object.entries(AXES).map(([axis, direction]) => {
    const line = Array.from({ length: 2 * most - 1 }, (_, at) => stepFrom(view, square, direction, at + 1 - most));
    const counted = line.filter((at) => at !== undefined && SIDES[cells[at]] !== undefined);
    const ends = [1, -1].map((sense) => {
      const target = stepFrom(view, square, direction, sense * counted.length);
      if (target === undefined) return {};
      if (steps.some(({ from, to }) => from[0] === square && to[0] === target)) return { target };
      const way = Array.from({ length: counted.length - 1 }, (_, at) =>
        stepFrom(view, square, direction, sense * (at + 1)),
      );
      const over = way.find((at) => at !== undefined && SIDES[cells[at]] && SIDES[cells[at]] !== SIDES[cells[square]]);
      return { bar: over ?? target, isOver: over !== undefined };
    });
    const targets = ends.flatMap(({ target }) => target ?? []);
    return { axis: /** @type {keyof typeof AXES} */ (axis), counted, targets, bars: targets.length ? [] : ends };
  });
}

/**
 * The links between the pieces of a side, from one of them to its neighbours and on to theirs.
 * @param {View} view @param {import("../../match/game_views.js").Side} side
 */
function linksOf(view, side) {
  const own = Array.from(view.cells, (_, square) => square).filter((square) => SIDES[view.cells[square]] === side);
  const reached = new Set(own.slice(0, 1));
  /** @type {import("../../match/game_views.js").Arrow[]} */
  const links = [];
  for (const from of reached)
    for (const sense of [1, -1])
      for (const direction of Object.values(AXES)) {
        const to = stepFrom(view, from, direction, sense);
        if (to === undefined || SIDES[view.cells[to]] !== side || reached.has(to)) continue;
        reached.add(to);
        links.push({ from, to, kind: "link" });
      }
  return links;
}

/** @type {import("../../match/game_views.js").Kind} */
export const kind = {
  ...draughtsmen({ first: "dark", second: "light" }, say),
  id: "loa",
  rules: () => import("./rules.js"),
  size: SIZES[0],
  turns: false,
  slopes: SLOPES,

  explainRefusal(view, square, target) {
    const { cells, steps } = view;
    const { refused } = words;
    if (target === undefined) {
      const side = SIDES[cells[square]];
      if (!side) return say().refused.empty;
      return side === SIDES[cells[steps[0].from[0]]] ? say().refused.stuck : refused.notYours;
    }
    const line = lineOf(view, square, target);
    if (!line) return say().refused.line;
    if (line.distance !== line.pieces) return say().refused.distance(line.pieces);
    return SIDES[cells[target]] === SIDES[cells[square]] ? refused.taken : say().refused.over;
  },

  decides(view, { winner, reason }) {
    if (reason === "stuck")
      return Array.from(view.cells).flatMap((code, to) =>
        SIDES[code] && SIDES[code] !== winner ? [{ to, kind: /** @type {const} */ ("ring") }] : [],
      );
    if (!reason.endsWith("connected")) return [];
    return (winner ? [winner] : /** @type {const} */ (["first", "second"])).flatMap((side) => linksOf(view, side));
  },

  shows(view, picked) {
    if (picked === undefined) return [];
    const lines = linesFrom(view, picked);
    return [
      ...lines.flatMap(({ targets, bars }) => [
        ...targets.map((to) => ({ from: picked, to, kind: /** @type {const} */ ("line") })),
        ...bars.flatMap(({ bar }) =>
          bar === undefined ? [] : [{ from: picked, to: bar, kind: /** @type {const} */ ("barred") }],
        ),
      ]),
      ...lines.flatMap(({ counted, targets }) =>
        targets.length
          ? counted.flatMap((to) => (to === undefined ? [] : [{ to, kind: /** @type {const} */ ("pip") }]))
          : [],
      ),
    ];
  },

  tellPicked(view, picked) {
    const { axes, barred, counts, sentence } = say().lines;
    const enemy = SIDES[view.cells[picked]] === "first" ? "second" : "first";
    /** The lines by the text that describes them. @type {Map<string, string[]>} */
    const alike = new Map();
    // Where it can go comes first.
    const lines = [...linesFrom(view, picked)].sort(
      (a, b) => Number(b.targets.length > 0) - Number(a.targets.length > 0),
    );
    for (const { axis, bars, counted, targets } of lines) {
      const bar = bars.find(({ bar }) => bar !== undefined);
      const text = targets.length ? counts(counted.length) : barred(bar && (bar.isOver ? say().players[enemy] : ""));
      alike.set(text, [...(alike.get(text) ?? []), axes[axis]]);
    }
    return [...alike].map(([text, lines]) => sentence(lines, text)).join(" ");
  },

  variants: [
    { id: "preset", values: PRESETS, name: (value) => say().presets[value] },
    { id: "size", values: SIZES, name: sizeText },
  ],
  readVariant,
  writeVariant: ({ preset, size }) =>
    ["loa", ...(preset === PRESETS[0] ? [] : [preset]), ...(size === SIZES[0] ? [] : [size])].join(":"),
  tellVariant(game) {
    const { preset, size } = readVariant(game);
    return say().variant(sizeText(size), say().presets[preset]);
  },
};
