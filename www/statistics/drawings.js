// The statistics as pictures: the last weeks as a board of days, the streak, and results as bars.

import { puzzleName } from "../puzzles.js";
import { make } from "../site/dom.js";
import { language } from "../site/language.js";
import { OVER, size, spread } from "./results.js";
import { words } from "./words.js";

/** The days from a Monday on, a week in each row. @param {import("./results.js").Day[]} days */
export function drawCalendar(days) {
  const name = new Intl.DateTimeFormat(language(), { weekday: "narrow", timeZone: "UTC" });
  const dateOf = (/** @type {string} */ day) => new Date(`${day}T00:00:00Z`);
  const heads = days.slice(0, 7).map(({ day }) => make("span", "", name.format(dateOf(day))));
  const squares = days.map(({ day, state }, at) => {
    const square = make("b", state, String(dateOf(day).getUTCDate()));
    square.dataset.group = String(Math.floor(at / 7) + 1);
    if (at === days.length - 1) square.classList.add("today");
    return square;
  });
  const picture = make("div", "calendar", ...heads, ...squares);
  picture.setAttribute("role", "img");
  const count = (/** @type {string} */ dayState) => days.filter(({ state }) => state === dayState).length;
  picture.setAttribute("aria-label", words.calendar.label(count("counts"), count("played")));
  return [picture, make("p", "note", words.calendar.legend), make("p", "note", words.streak.rule)];
}

/** The days in a row; empty before the first. @param {import("./player_statistics.js").Streak} streak */
export function drawStreak({ current, longest }) {
  if (!longest) return [];
  const now = make("span", "", make("strong", "", words.number(current)), " ", words.streak.current(current));
  const more = longest > current ? [" ", make("span", "note", words.streak.longest(longest))] : [];
  return [make("p", "streak", now, ...more)];
}

/**
 * A bar of several parts, with a text after it.
 * @param {{ kind: string, count: number }[]} parts
 * @param {number} most  The number that fills the whole width.
 */
export function makeBar(parts, most, text = "") {
  const segments = parts
    .filter(({ count }) => count)
    .map(({ kind, count }) => {
      const segment = make("i", kind);
      segment.style.setProperty("--share", String(count / most));
      return segment;
    });
  return make("span", "bar", ...segments, text);
}

/** The results of each puzzle, the best first. @param {import("./player_statistics.js").Statistics["solved"]} solved */
export function drawSpreads(solved) {
  const games = [...new Set(solved.map(({ game }) => game))].sort();
  const sections = games.map((game) => {
    const bars = spread(solved.filter((one) => one.game === game));
    const most = Math.max(...bars.map(size));
    const rows = bars.map((bar) => {
      const parts = [
        { kind: "unhelped", count: bar.unhelped },
        { kind: "helped", count: bar.helped },
      ];
      return make("div", "", make("span", "", nameOf(bar)), makeBar(parts, most, words.number(size(bar))));
    });
    const picture = make("div", "bars", ...rows);
    picture.setAttribute("role", "img");
    picture.setAttribute(
      "aria-label",
      bars.map((bar) => words.spread.label(nameOf(bar), bar.unhelped, bar.helped)).join("; "),
    );
    return make("section", "spread", make("h3", "", puzzleName(game)), picture);
  });
  const hasHelped = solved.some(({ helped }) => helped);
  return [...sections, ...(hasHelped ? [make("p", "note", words.spread.helped)] : [])];
}

/** @param {import("./results.js").Bar} bar */
const nameOf = ({ over }) => words.spread.over(over, over === OVER[OVER.length - 1]);
