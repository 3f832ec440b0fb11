// The problems of a game, one for each day, from few bytes: `src/problems/compressed_column`, where they are explained.
import { END, cellsOf, numbersOf, sumOf } from "./column_model.js";
import { Mixer } from "./mixer.js";

/** @typedef {import("./column_model.js").Form} Form @typedef {import("./column_model.js").Cell} Cell */

const BASE = 36; // of the signs for turns and grade
const KING = 2; // its code less that of a man

/** The first texts of a column. @param {Form} form @param {Uint8Array} bytes @param {number} count */
export function unpack(form, bytes, count) {
  const mixer = new Mixer(bytes);
  const isSigns = form.kind === "signs";
  const length = isSigns ? sumOf(form.rows) : form.signs.length + END;
  return Array.from({ length: count }, (_, line) => {
    const numbers = numbersOf(mixer, length, line);
    if (isSigns) return [...numbers.slice(END), ...numbers.slice(0, END)].map((code) => form.signs[code]).join("");
    return textOf(form, numbers, cellsOf(mixer, form, numbers));
  });
}

/** @param {Form} form @param {number[]} numbers @param {Cell[]} cells */
function textOf({ kind, rows, signs, sides }, numbers, cells) {
  const end = numbers.slice(0, END).map((number) => number.toString(BASE));
  const side = numbers[numbers.length - 1];
  const seen = side ? [...cells].reverse().map(exchanged) : cells;
  if (kind === "squares")
    return `${sides[side]}:${sides.map((own, at) => own + squares(seen, at)).join(":")}${end.join("")}`;
  let start = 0;
  const texts = rows.map((length) => {
    const row = seen
      .slice(start, (start += length))
      .map(({ code, height }) => signs[code] + (height > 1 ? height : ""));
    return row.join("").replace(/\.+/g, (run) => String(run.length));
  });
  return `${texts.join("/")} ${sides[side]}${end.join("")}`;
}

/** A cell as the other side sees it. @param {Cell} cell */
const exchanged = ({ code, height }) => ({ code: code && ((code - 1) ^ 1) + 1, height });

/** The pieces of a player as a list of squares. @param {Cell[]} cells @param {number} player */
const squares = (cells, player) =>
  cells
    .flatMap(({ code }, at) => (code > 0 && (code - 1) % 2 === player ? `${code > KING ? "K" : ""}${at + 1}` : []))
    .join(",");
