// Games of a file or of a pasted text: a single game is opened, and several are added to the stored games.

import { GAMES, puzzleName } from "../puzzles.js";
import { learn } from "../site/i18n.js";
import { words as common } from "../site/words.js";
import { BOTH_LOST } from "../match/record_formats.js";
import { add } from "./game_store.js";
import { words } from "./words.js";
import { Engine } from "../site/engine.js";
import { lateModule } from "../site/fetch_files.js";
import { recordsModule, recordsWorker } from "../site/files.js";
import { site } from "../site/start_page.js";

/** @typedef {import("./game_store.js").About} About */
/** @typedef {Pick<import("./game_store.js").StoredGame, "game" | "position" | "moves"> & About} Read */

const MOST = 20_000_000; // bytes: some ten thousand games
const MOST_MESSAGES = 3; // the maximum number of games with separate messages
const LEGAL = 12; // the maximum number of legal moves in a message
/** Characters that do not occur in texts; UTF-16 is refused too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const BINARY = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]|^\xff\xfe|^\xfe\xff/;

/** The error of a text without games. @param {Uint8Array} bytes @param {string} name */
function wrongText(bytes, name) {
  const text = new TextDecoder("latin1").decode(bytes);
  if (BINARY.test(text)) return common.files.binary(name);
  return text.trim() ? words.wrong.noGame(text.trim().split("\n", 1)[0].slice(0, 40)) : common.files.empty(name);
}

/** Whether a text of ours, which ends with a line feed, was cut off. @param {Uint8Array} bytes @param {string} text */
const isCut = (bytes, text) => /^\s*game:/.test(text) && bytes.at(-1) !== 10 && bytes.at(-1) !== 13;

/**
 * The error of a game; empty if there is none.
 * @param {GameRecord} record @param {string} text  The text of the file.
 */
function wrongOf({ name, headers, line, moves, error }, text) {
  if (!error) return "";
  const { found: actual, ply, legal, expected } = error;
  const puzzle = GAMES.find((game) => game === (line === 1 ? /^game:\s*(\S+)/.exec(text)?.[1] : actual));
  if (puzzle) return common.files.puzzle(puzzleName(puzzle));
  if (name === null) return words.wrong.game(actual);
  // In other texts, nothing is understood.
  const isNothing = line === 1 && !moves.length && !Object.keys(headers).length && !/\d/.test(actual);
  if (isNothing && ply === 1) return words.wrong.noGame(text.trim().split("\n", 1)[0].slice(0, 40));
  if (ply === null) return words.wrong.line(error.line, actual, expected);
  if (!legal.length) return words.wrong.over(ply, actual);
  const some = [...legal.slice(0, LEGAL), ...(legal.length > LEGAL ? ["…"] : [])];
  return words.wrong.move(ply, actual, some.join(", "));
}

/** The remarks about a game. @param {GameRecord} record */
const remarksOf = ({ remarks }) =>
  remarks.map(({ kind, found: actual, expected }) => words.remark[kind](actual, expected)).join(" ");

/** The value of a header, by any of its names. @param {GameRecord} record @param {string[]} names */
const header = ({ headers }, names) =>
  Object.entries(headers)
    .find(([name]) => names.includes(name.toLowerCase()))?.[1]
    .replace(/\s+/g, " ") ?? "";

/** A game as it is stored. @param {GameRecord} record @returns {Read} */
function readOf(record) {
  const { name, players, start, moves, comments, result, winner } = record;
  const date = header(record, ["date", "dt"]).replaceAll("-", ".");
  return {
    game: name ?? "",
    position: start ?? undefined,
    moves,
    ...(["1-0", "0-1", "1/2-1/2"].includes(result) && { winner }),
    ...(result === BOTH_LOST && { bothLost: true }),
    ...((players.first || players.second) && { names: players }),
    ...(/\d/.test(date) && { date }),
    // Braces would end the comments in records.
    ...(comments.length && {
      comments: comments.map(({ ply, text }) => ({ ply, text: text.replace(/[{}]/g, "|") })),
    }),
  };
}

/** @param {Read[]} games @param {string} name */
async function addAll(games, name) {
  const more = { first: "you", second: "you", file: name, at: Date.now() };
  await add(games.map((game) => ({ ...game, ...more }))).catch(() => {
    throw new Error(words.notAdded);
  });
}

/**
 * Opens a text with a game. If it cannot be opened, nothing changes. Of several games, the readable ones are added to
 * the stored games, and the message names the others.
 * @param {File | string} source  A file, or a pasted text.
 * @param {object} how
 * @param {string} how.version  Of the page.
 * @param {(game: Read, file: string | undefined) => unknown} how.open
 * @param {(error: unknown) => string} how.explain
 * @returns {Promise<{ text: string, isWrong: boolean }>} the message
 */
export async function openGames(source, { version, open, explain }) {
  await learn(words);
  const isFile = typeof source !== "string";
  const name = isFile ? source.name : words.pasted;
  try {
    if (isFile && source.size > MOST) throw new Error(common.files.large(name));
    const bytes = isFile ? new Uint8Array(await source.arrayBuffer()) : new TextEncoder().encode(source);
    const records = await readGames(bytes, version).catch((error) => {
      throw /** @type {{ code?: string }} */ (error).code === "bad-games" ? new Error(wrongText(bytes, name)) : error;
    });
    const text = new TextDecoder().decode(bytes);
    const wrong = records.map((record) => wrongOf(record, text));
    const last = records[records.length - 1];
    const actual = last.error?.found ?? "";
    // A word or a bracket is missing at the end.
    const isTorn = !!last.error && text.trimEnd().endsWith(actual) && (actual === "" || /\d/.test(actual));
    const isBroken = isFile && (isCut(bytes, text) || (isTorn && !text.endsWith("\n")));
    if (isBroken) wrong[wrong.length - 1] = common.files.part(name);
    if (records.length === 1) {
      if (wrong[0]) throw new Error(wrong[0]);
      await open(readOf(last), isFile ? name : undefined);
      const opened = isFile ? common.files.opened(name) : "";
      return { text: [opened, remarksOf(last)].filter(Boolean).join(" "), isWrong: false };
    }
    const good = records.filter((_, at) => !wrong[at]).map(readOf);
    const bad = wrong.flatMap((why, at) => (why ? [words.wrong.which(at + 1, why)] : []));
    const messages = [
      ...bad.slice(0, MOST_MESSAGES),
      ...(bad.length > MOST_MESSAGES ? [words.wrong.others(bad.length - MOST_MESSAGES)] : []),
    ].join(" ");
    if (!good.length) throw new Error(messages);
    const odd = records.flatMap((record, at) =>
      !wrong[at] && record.remarks.length ? [words.remark.which(at + 1, remarksOf(record))] : [],
    );
    const remarks = [
      ...odd.slice(0, MOST_MESSAGES),
      ...(odd.length > MOST_MESSAGES ? [words.remark.others(odd.length - MOST_MESSAGES)] : []),
    ];
    await addAll(good, name);
    const added = isFile ? words.added(good.length, name) : words.addedPasted(good.length);
    return { text: [added, messages, ...remarks].filter(Boolean).join(" "), isWrong: bad.length > 0 };
  } catch (problem) {
    const why = explain(problem);
    const message = /[.!?…]$/.test(why) ? why : `${why}.`;
    return { text: isFile ? common.files.refused(message) : words.wrong.pasted(message), isWrong: true };
  }
}

// The games of a file, read in a worker: its module has the rules of all games, and is fetched on first use.

/** @typedef {import("../pkg/records.js").GameRecord} GameRecord */

const PATIENCE = 120_000; // milliseconds: a file is read in one piece

const compiled = lateModule(site.base, recordsModule, () => common.partMissing);

/** The module in the page itself, if no worker starts. */
async function inPage() {
  const module = await import("../pkg/records.js");
  module.initSync({ module: await compiled() });
  return module;
}

/**
 * Reads all games of a file; rejects with `bad-games` if there are none.
 * @param {Uint8Array} bytes @param {string} version  Of the page.
 * @returns {Promise<GameRecord[]>}
 */
async function readGames(bytes, version) {
  const service = () => import("../site/record_service.js");
  const how = { compiled, module: inPage, service, worker: recordsWorker, site, version };
  const engine = new Engine({ ...how, onNotice: () => undefined });
  try {
    return (await engine.ask("read", { bytes }, { patience: PATIENCE })).games;
  } finally {
    engine.stop();
  }
}
