// Games of draughts in PDN, the notation shared by programs and archives of these games.

import { words } from "./words.js";

const WIDTH = 80; // the maximum width of a line
const ENGLISH = "21"; // PDN's number for English draughts
export const RESULTS = ["1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*"];
const MOVE = /^\d{1,2}(?:-\d{1,2}|(?:x\d{1,2})+)$/;

/** Breaks words into lines. @param {string[]} parts */
function wrap(parts) {
  const lines = [""];
  for (const part of parts) {
    const last = lines[lines.length - 1];
    if (last && last.length + 1 + part.length > WIDTH) lines.push(part);
    else lines[lines.length - 1] = last ? `${last} ${part}` : part;
  }
  return lines.join("\n");
}

/** Removes comments and variations, which may be nested, from a text. @param {string} text */
function strip(text) {
  // Braces after the last closing one would each be searched to the end.
  const end = text.lastIndexOf("}") + 1;
  const bare = text.slice(0, end).replace(/\{[^}]*\}/g, " ") + text.slice(end);
  /** @type {string[]} */
  const parts = [];
  /** The places of parentheses without their partners. @type {number[]} */
  const opened = [];
  for (const part of bare.replace(/;.*$/gm, " ").split(/([()])/)) {
    const from = part === ")" ? opened.pop() : undefined;
    if (part === "(") opened.push(parts.length);
    if (from !== undefined) parts.length = from;
    parts.push(from === undefined ? part : " ");
  }
  return parts.join("");
}

/** Removes annotations, as in 11-15!?, from the end of a move. @param {string} token */
function withoutMarks(token) {
  let end = token.length;
  while ("!?*".includes(token.charAt(end - 1) || " ")) end--;
  return token.slice(0, end);
}

/** @type {import("./record.js").Format} */
export const pdn = {
  extension: "pdn",

  format({ game, position, moves, seats, winner }) {
    // White's points come first, although White moves second.
    const result = winner === undefined ? "*" : winner === null ? "1/2-1/2" : winner === "first" ? "0-1" : "1-0";
    const headers = {
      GameType: ENGLISH,
      ...(game === "giveaway" ? { Variant: game } : {}),
      Black: seats.first,
      White: seats.second,
      Result: result,
      ...(position === undefined ? {} : { SetUp: "1", FEN: position }),
    };
    const begins = position?.startsWith("W") ? 1 : 0;
    const parts = moves.flatMap((move, at) => {
      const ply = at + begins;
      const number = Math.floor(ply / 2) + 1;
      return [...(ply % 2 === 0 ? [`${number}.`] : at === 0 ? [`${number}...`] : []), move];
    });
    return `${Object.entries(headers)
      .map(([name, value]) => `[${name} "${value}"]`)
      .join("\n")}\n\n${wrap([...parts, result])}`;
  },

  parse(text, game) {
    const headers = new Map(
      [...text.matchAll(/\[\s*(\w+)\s+"([^"]*)"\s*\]/g)].map(([, name, value]) => [name.toLowerCase(), value]),
    );
    const bare = strip(text.replace(/\[\s*\w+\s+"[^"]*"\s*\]/g, " "));
    // A number may directly precede its move.
    const tokens = bare
      .replace(/(?<!\S)\d+\.(?:\.\.)?/g, " ")
      .split(/\s+/)
      .filter((token) => token && !token.startsWith("$"));
    const moves = [];
    for (const token of tokens) {
      if (RESULTS.includes(token)) break;
      const move = withoutMarks(token).replaceAll("X", "x").replaceAll(":", "x");
      if (!MOVE.test(move)) throw new Error(words.record.pdn(token));
      moves.push(move);
    }
    const position = headers.get("fen");
    if (moves.length === 0 && position === undefined && headers.size === 0) throw new Error(words.record.empty);
    const variant = headers.get("variant")?.toLowerCase();
    return {
      game:
        variant === "giveaway"
          ? "giveaway"
          : variant !== undefined || headers.get("gametype") === ENGLISH
            ? "checkers"
            : game,
      position,
      moves,
    };
  },
};
