// Games of draughts in PDN, the notation shared by programs and archives of these games.

import { commentsAt, resultOf } from "./record_formats.js";

const WIDTH = 80; // the maximum width of a line
const ENGLISH = "21"; // PDN's number for English draughts

/** Breaks words into lines, none of which begins like a header. @param {string[]} parts */
function wrap(parts) {
  const lines = [""];
  for (const part of parts) {
    const last = lines[lines.length - 1];
    if (last && last.length + 1 + part.length > WIDTH && !part.startsWith("[")) lines.push(part);
    else lines[lines.length - 1] = last ? `${last} ${part}` : part;
  }
  return lines.join("\n");
}

/** @param {string} text */
const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ")}"`;

/** @type {import("./record_formats.js").Format} */
export const pdn = {
  extension: "pdn",

  format(played) {
    const { game, position, moves, names, date } = played;
    // In English draughts the points of Black, who moves first, come first.
    const result = resultOf(played);
    const headers = {
      GameType: ENGLISH,
      ...(game === "giveaway" ? { Variant: game } : {}),
      ...(names?.first ? { Black: names.first } : {}),
      ...(names?.second ? { White: names.second } : {}),
      ...(date ? { Date: date } : {}),
      Result: result,
      ...(position === undefined ? {} : { SetUp: "1", FEN: position }),
    };
    const begins = position?.startsWith("W") ? 1 : 0;
    const said = (/** @type {number} */ ply) => commentsAt(played, ply).flatMap((text) => text.split(" "));
    const parts = moves.flatMap((move, at) => {
      const ply = at + begins;
      const number = Math.floor(ply / 2) + 1;
      return [...(ply % 2 === 0 ? [`${number}.`] : at === 0 ? [`${number}...`] : []), move, ...said(at + 1)];
    });
    return `${Object.entries(headers)
      .map(([name, value]) => `[${name} ${quoted(value)}]`)
      .join("\n")}\n\n${wrap([...said(0), ...parts, result])}`;
  },
};
