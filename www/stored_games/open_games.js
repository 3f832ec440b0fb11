// Games of a file or of a pasted text: one is opened, and several are added to those on this device.

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
/** @typedef {Pick<import("./game_store.js").Kept, "game" | "position" | "moves"> & About} Read */

const MOST = 20_000_000; // bytes: some ten thousand games
const TOLD = 3; // games that are not read, and are told each by itself
const LEGAL = 12; // legal moves that are told
/** The characters that texts do not have; UTF-16 has them too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const BINARY = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]|^\xff\xfe|^\xfe\xff/;

/** What is wrong with a text that has no games. @param {Uint8Array} bytes @param {string} name */
function wrongText(bytes, name) {
  const text = new TextDecoder("latin1").decode(bytes);
  if (BINARY.test(text)) return common.files.binary(name);
  return text.trim() ? words.wrong.noGame(text.trim().split("\n", 1)[0].slice(0, 40)) : common.files.empty(name);
}

/** Whether a text of ours, which ends with a line feed, was cut off. @param {Uint8Array} bytes @param {string} text */
const isCut = (bytes, text) => /^\s*game:/.test(text) && bytes.at(-1) !== 10 && bytes.at(-1) !== 13;

/**
 * What is wrong with a game; empty if nothing is.
 * @param {GameRecord} record @param {string} text  The last of the file.
 */
function wrongOf({ name, headers, line, moves, error }, text) {
  if (!error) return "";
  const { found, ply, legal, expected } = error;
  const puzzle = GAMES.find((game) => game === (line === 1 ? /^game:\s*(\S+)/.exec(text)?.[1] : found));
  if (puzzle) return common.files.puzzle(puzzleName(puzzle));
  if (name === null) return words.wrong.game(found);
  // Of something else nothing is understood.
  const isNothing = line === 1 && !moves.length && !Object.keys(headers).length && !/\d/.test(found);
  if (isNothing && ply === 1) return words.wrong.noGame(text.trim().split("\n", 1)[0].slice(0, 40));
  if (ply === null) return words.wrong.line(error.line, found, expected);
  if (!legal.length) return words.wrong.over(ply, found);
  const some = [...legal.slice(0, LEGAL), ...(legal.length > LEGAL ? ["…"] : [])];
  return words.wrong.move(ply, found, some.join(", "));
}

/** What does not fit in a game. @param {GameRecord} record */
const remarksOf = ({ remarks }) =>
  remarks.map(({ kind, found, expected }) => words.remark[kind](found, expected)).join(" ");

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
    // Braces would end them in records.
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
 * Opens a text with a game. If it cannot be opened, nothing changes. Of several games, those that can be read are added to
 * those on this device, and the others are told.
 * @param {File | string} given  A file, or a pasted text.
 * @param {object} how
 * @param {string} how.version  Of the page.
 * @param {(game: Read, file: string | undefined) => unknown} how.open
 * @param {(error: unknown) => string} how.explain
 * @returns {Promise<{ text: string, isWrong: boolean }>} the message
 */
export async function openGames(given, { version, open, explain }) {
  await learn(words);
  const isFile = typeof given !== "string";
  const name = isFile ? given.name : words.pasted;
  try {
    if (isFile && given.size > MOST) throw new Error(common.files.large(name));
    const bytes = isFile ? new Uint8Array(await given.arrayBuffer()) : new TextEncoder().encode(given);
    const records = await readGames(bytes, version).catch((error) => {
      throw /** @type {{ code?: string }} */ (error).code === "bad-games" ? new Error(wrongText(bytes, name)) : error;
    });
    const text = new TextDecoder().decode(bytes);
    const wrong = records.map((record) => wrongOf(record, text));
    const last = records[records.length - 1];
    const found = last.error?.found ?? "";
    // A word or a bracket is missing at the end.
    const isTorn = !!last.error && text.trimEnd().endsWith(found) && (found === "" || /\d/.test(found));
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
    const told = [...bad.slice(0, TOLD), ...(bad.length > TOLD ? [words.wrong.others(bad.length - TOLD)] : [])].join(
      " ",
    );
    if (!good.length) throw new Error(told);
    const odd = records.flatMap((record, at) =>
      !wrong[at] && record.remarks.length ? [words.remark.which(at + 1, remarksOf(record))] : [],
    );
    const remarks = [...odd.slice(0, TOLD), ...(odd.length > TOLD ? [words.remark.others(odd.length - TOLD)] : [])];
    await addAll(good, name);
    const added = isFile ? words.added(good.length, name) : words.addedPasted(good.length);
    return { text: [added, told, ...remarks].filter(Boolean).join(" "), isWrong: bad.length > 0 };
  } catch (problem) {
    const why = explain(problem);
    const told = /[.!?…]$/.test(why) ? why : `${why}.`;
    return { text: isFile ? common.files.refused(told) : words.wrong.pasted(told), isWrong: true };
  }
}

// The games of a file, read in a worker: its module has the rules of all games, and is fetched when there is a file.

/** @typedef {import("../pkg/records.js").GameRecord} GameRecord */

const PATIENCE = 120_000; // milliseconds: a file is read in one piece

const compiled = lateModule(site.base, recordsModule, () => common.partMissing);

/** The same in the page itself, if no worker starts. */
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
