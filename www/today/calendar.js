// The state of the page of the day: which day it shows, the problems of its games, and the results on this device.

import { explain, sentence, words as common } from "../site/words.js";
import { DEFAULT_PUZZLE } from "../puzzles.js";
import { today } from "../site/daily.js";
import { dayAfter, markOf, readDone, streakOf, untilTomorrow } from "../site/days_done.js";
import { MATCH_GAMES } from "../site/match_games.js";
import { LinkReader, LinkError, isDay } from "../site/puzzle_link.js";
import { ownPairs } from "../site/query.js";
import { observe } from "../site/state.js";
import { words } from "./words.js";

/** @typedef {import("./day_list.js").DayList} DayList */

/** All games that can have a problem. */
export const GAMES = [DEFAULT_PUZZLE, ...MATCH_GAMES];
/** The first day of the archive. */
export const FIRST = "2026-11-01";
const PAGE = 7; // the number of days that the archive shows, and how many more on demand

export class Calendar {
  /** The day that is shown as today. */
  today = today();
  /** Milliseconds until the next day begins. */
  remaining = untilTomorrow();
  /** The results on this device. */
  done = readDone();
  /** The number of days that the archive shows at most. */
  length = PAGE;
  /** The game whose problem is on the board of the page, if there is one. */
  game = "";
  /** The days of each game, once they have arrived. @type {Record<string, DayList | undefined>} */
  lists = Object.fromEntries(GAMES.map((game) => [game, undefined]));
  #query;

  /** @param {string} query  That of the address. */
  constructor(query) {
    this.#query = query;
    observe(this.lists);
    observe(this);
  }

  /** Whether a text is a day of the page. @param {string} day */
  has(day) {
    return isDay(day) && day >= FIRST && day <= this.today;
  }

  /** The day of the address, or today if it names none, and what there is to say about the address. */
  get link() {
    try {
      const given = new LinkReader(ownPairs(this.#query), ["day"]);
      const name = given.get("day") ?? "today";
      const day = name === "today" ? this.today : name;
      if (!this.has(day)) throw new LinkError("day", words.wrongLink(day.slice(0, 40), FIRST, this.today));
      return { day, remark: given.ignored.length ? common.wrong.ignored(given.ignored).trim() : "" };
    } catch (error) {
      if (error instanceof LinkError) return { day: this.today, remark: error.message };
      throw error;
    }
  }

  /** The day that is shown. */
  get day() {
    return this.link.day;
  }

  get isToday() {
    return this.day === this.today;
  }

  /** What there is to know about the day that is shown. */
  get message() {
    const error = Object.values(this.lists).find((list) => list?.error)?.error;
    const damage = error ? [words.damaged, sentence(explain(error))] : [];
    return [this.link.remark, ...damage, this.isToday ? "" : words.past].filter(Boolean).join(" ");
  }

  /** How the problem of a game ended, if it did. @param {string} game @param {string} [day] */
  markOf(game, day = this.day) {
    return markOf(this.done, day, game);
  }

  /** Whether a problem of a day has ended. @param {string} [day] */
  isBegun(day = this.day) {
    return GAMES.some((game) => this.markOf(game, day));
  }

  /** The number of problems of the day that have ended. */
  get ended() {
    return GAMES.filter((game) => this.markOf(game)).length;
  }

  /** The game of the next problem that has not ended, if there is one. @param {string} game */
  nextAfter(game) {
    const at = GAMES.indexOf(game) + 1;
    return [...GAMES.slice(at), ...GAMES.slice(0, at)].find((next) => next !== game && !this.markOf(next));
  }

  /** The sign of how a problem ended, and its meaning. @param {string} game @param {string} [day] */
  signOf(game, day) {
    return words.marks[this.markOf(game, day) ?? "none"];
  }

  /** The signs of a day, one for each game. @param {string} [day] */
  signsOf(day) {
    return GAMES.map((game) => this.signOf(game, day).sign);
  }

  /** The days in a row that end today or yesterday. */
  get streak() {
    return streakOf(this.done, this.today);
  }

  get yesterday() {
    return dayAfter(this.today, -1);
  }

  /** The earlier days that are listed, the latest one first. */
  get archive() {
    const days = [];
    for (let day = this.yesterday; day >= FIRST && days.length < this.length; day = dayAfter(day, -1)) days.push(day);
    return days;
  }

  /** Lists more days. */
  extend() {
    this.length += PAGE;
  }

  /** Reads the results again: another page may have added one. */
  reread() {
    this.done = readDone();
  }

  /** Takes the time, and goes on to the next day once it begins. */
  tick() {
    this.remaining = untilTomorrow();
    if (this.today === today()) return;
    this.today = today();
    this.reread();
  }
}
