// Games of draughts in PDN, the notation shared by programs and archives of these games.

import { words } from "./words.js";

const WIDTH = 80; // the maximum width of a line
const ENGLISH = "21"; // PDN's number for English draughts
export const RESULTS = ["1-0", "0-1", "1/2-1/2", "½-½", "2-0", "0-2", "1-1", "0-0", "*"];
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

/** A tag, a comment, which may not be closed, or a line that is none of the game's. */
const ASIDE = /\[\s*(\w+)\s+"((?:\\.|[^"\\])*)"\s*\]|\{[^}]*(\})?|;.*|^%.*/gm;
const TAG = "[]"; // stands where a tag was

/**
 * Parts a text into its tags and the rest without comments.
 * @param {string} text @returns {{ tags: Map<string, string>, rest: string }}
 */
function withoutAsides(text) {
  const tags = new Map();
  const rest = text.replace(ASIDE, (aside, name, value, closing) => {
    if (name === undefined) return aside.startsWith("{") && !closing ? "{" : " ";
    tags.set(name.toLowerCase(), value.replace(/\\(.)/g, "$1"));
    return ` ${TAG} `;
  });
  return { tags, rest };
}

/** Removes variations, which may be nested, from a text. @param {string} text */
function withoutVariations(text) {
  /** @type {string[]} */
  const parts = [];
  /** The places of parentheses without their partners. @type {number[]} */
  const opened = [];
  for (const part of text.split(/([()])/)) {
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

/** @type {import("./record_formats.js").Format} */
export const pdn = {
  extension: "pdn",

  format({ game, position, moves, seats, winner }) {
    // In English draughts the points of Black, who moves first, come first.
    const result = winner === undefined ? "*" : winner === null ? "1/2-1/2" : winner === "first" ? "1-0" : "0-1";
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
    const { tags, rest } = withoutAsides(text);
    // A number may directly precede its move.
    const tokens = withoutVariations(rest)
      .replace(/(?<!\S)\d+\.(?:\.\.)?/g, " ")
      .split(/\s+/)
      .filter((token) => token && !token.startsWith("$"));
    const moves = [];
    let hasEnded = false;
    for (const token of tokens) {
      // Another game begins behind a result, or with its tags behind moves.
      if (hasEnded || (token === TAG && moves.length)) throw new Error(words.record.several);
      if (token === TAG) continue;
      hasEnded = RESULTS.includes(token);
      if (hasEnded) continue;
      const move = withoutMarks(token).replaceAll("X", "x").replaceAll(":", "x");
      if (!MOVE.test(move)) throw new Error(words.record.pdn(token));
      moves.push(move);
    }
    const position = tags.get("fen");
    if (moves.length === 0 && position === undefined && tags.size === 0) throw new Error(words.record.empty);
    const variant = tags.get("variant")?.toLowerCase();
    const type = tags.get("gametype")?.split(",")[0].trim();
    if (type !== undefined && type !== ENGLISH && variant !== "giveaway") throw new Error(words.record.other(type));
    return {
      game: variant === "giveaway" ? "giveaway" : variant !== undefined || type === ENGLISH ? "checkers" : game,
      position,
      moves,
    };
  },
};
