// A puzzle with its moves as a file: the keys of its link in full, one per line, moves last.

import { element } from "../site/dom.js";
import { isMatchGame } from "../site/match_games.js";
import { formatLink, formatMoves, longKey, readLink } from "../site/puzzle_link.js";
import { save } from "../site/download.js";
import { parseWhole, readText } from "../site/text_files.js";
import { explain, words } from "../site/words.js";

/** @typedef {import("../site/puzzle_link.js").Link} Link */
/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */

/** @param {Pick<GameRecord, "game" | "origin" | "start" | "made">} record */
function writePuzzle({ game, origin, start, made }) {
  const isLine = Object.values(origin).every((value) => typeof value !== "string" || !/^\s|[\r\n]|\s$/.test(value));
  const link = formatLink({ game, origin: isLine ? origin : { kind: "position", position: start }, moves: [] });
  const lines = new Map([
    ["game", game],
    ...[...new URLSearchParams(link)].map(([key, value]) => /** @type {[string, string]} */ ([longKey(key), value])),
    ["moves", formatMoves(made)],
  ]);
  return [...lines].map(([key, value]) => `${key}: ${value}\n`).join("");
}

/** Throws readable errors. @param {string} text */
function readPuzzle(text) {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const pairs = lines.map((line) => {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (key === undefined) throw new Error(words.files.line(line.slice(0, 60)));
    return /** @type {[string, string]} */ ([key, value]);
  });
  const given = new Map(pairs);
  const game = given.get("game");
  if (isMatchGame(game)) throw new Error(words.files.matchGame(game ?? ""));
  if (game === undefined || !given.has("moves"))
    throw new Error(words.files.line(lines[lines.length - 1].slice(0, 60)));
  const link = readLink(pairs);
  const [unknown] = link.ignored;
  if (unknown !== undefined) throw new Error(words.files.line(`${unknown}: ${given.get(unknown)}`.slice(0, 60)));
  return link;
}

/** @param {GameRecord | undefined} record */
export function savePuzzle(record) {
  if (record) save(`plyground-${record.game}.txt`, "text/plain", writePuzzle(record));
}

/**
 * Opens a file. If it cannot be opened, nothing changes, and an error is shown.
 * @param {File} file @param {{ open: (link: Link) => Promise<string | undefined>, say: (text: string) => void }} page
 */
export async function openPuzzleFile(file, { open, say }) {
  const error = element("file-error");
  let wrong;
  try {
    const text = await readText(file);
    wrong = await open(
      parseWhole(file, { begins: text.startsWith("game:"), ends: text.endsWith("\n") }, () => readPuzzle(text)),
    );
  } catch (problem) {
    wrong = explain(problem);
  }
  error.textContent = wrong === undefined ? "" : words.files.refused(wrong);
  error.hidden = wrong === undefined;
  say(wrong === undefined ? words.files.opened(file.name) : words.files.refused(wrong));
}
