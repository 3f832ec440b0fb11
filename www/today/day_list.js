// The problems of a game for the days that the site brings, so that they are shown without an engine.

import { fetchFile } from "../site/fetch_files.js";
import { dayFiles } from "../site/files.js";

const DAY = 86_400_000; // milliseconds

const SET = 5; // the number of problems of a game that a day has on the page of problems

/** The first line: the first day, and the number of days. */
const HEAD = /^(\d{4}-\d\d-\d\d) (\d+)$/;
/** A line of a day: the position, and the turns and the grade of its problem. */
const PROBLEM = /^(\S.*) (\d+) (\d)$/;

/** @typedef {{ position: string, turns: number, grade: number }} Given */

/** Why days cannot be shown: their file did not arrive, or a line of it is wrong. */
export class DayListError extends Error {}

/** @param {string} game @param {string[]} lines @param {number} at @param {string} expected */
function wrongLine(game, lines, at, expected) {
  const message = `line ${at + 1} of the days of ${game} is “${lines[at].slice(0, 60)}”: expected ${expected}`;
  return Object.assign(new DayListError(message), { code: "bad-days", input: `${at + 1} (${game})` });
}

export class DayList {
  #from;
  #problems;

  /**
   * @param {number} from  The first day, in milliseconds since 1970.
   * @param {Given[]} problems
   * @param {DayListError} [error]  Why there are none.
   */
  constructor(from, problems, error) {
    this.#from = from;
    this.#problems = problems;
    this.error = error;
  }

  /** Reads a file of days, in which every line has its end. @param {string} game @param {string} text */
  static read(game, text) {
    const lines = text.split("\n");
    const [, from, count] = HEAD.exec(lines[0]) ?? [];
    if (!from) throw wrongLine(game, lines, 0, "the first day and the number of days");
    const problems = lines.slice(1, -1).map((line, at) => {
      const [, position, turns, grade] = PROBLEM.exec(line) ?? [];
      if (!position) throw wrongLine(game, lines, at + 1, "a position, turns and a grade");
      return { position, turns: Number(turns), grade: Number(grade) };
    });
    const last = lines.length - 1;
    if (lines[last] || problems.length !== Number(count))
      throw wrongLine(game, lines, last, `${count} days and no more`);
    return new DayList(Date.parse(`${from}T00:00:00Z`), problems);
  }

  /** The problem of a day, if it is here. @param {string} day @returns {Given | undefined} */
  find(day) {
    return this.#problems[this.#indexOf(day)];
  }

  /**
   * Problems for a day, from easy to hard: that of the day, and those of days far from it. So no problem comes twice
   * until all have come, and it does not matter that the list ends.
   * @param {string} day @returns {Given[]}
   */
  set(day) {
    const problems = this.#problems;
    const apart = Math.floor(problems.length / SET);
    const first = ((this.#indexOf(day) % apart) + apart) % apart;
    const own = problems.filter((_, at) => at < SET * apart && at % apart === first);
    const set = new Map(own.map((problem) => [problem.position, problem]));
    // Two days of the list may have the same problem: another day makes up for it.
    for (let at = first; set.size < SET && at < problems.length; at++) set.set(problems[at].position, problems[at]);
    return [...set.values()].sort((a, b) => a.grade - b.grade || a.turns - b.turns);
  }

  /** @param {string} day */
  #indexOf(day) {
    return (Date.parse(`${day}T00:00:00Z`) - this.#from) / DAY;
  }
}

/** The text of a file. @param {string} file @param {string} base  The site's address. */
async function fetchText(file, base) {
  try {
    return await (await fetchFile(file, base)).text();
  } catch (/** @type {any} */ cause) {
    throw new DayListError(cause.message, { cause });
  }
}

/**
 * The days of a game: none if the site brings none, or if their file cannot be read.
 * @param {string} game @param {string} base  The site's address.
 */
export async function fetchDays(game, base) {
  if (!Object.hasOwn(dayFiles, game)) return new DayList(0, []);
  try {
    return DayList.read(game, await fetchText(dayFiles[game], base));
  } catch (error) {
    if (error instanceof DayListError) return new DayList(0, [], error);
    throw error;
  }
}
