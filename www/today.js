// The page of the day: a puzzle and a problem of each game, their results, a streak, and earlier days.

import { words as problems } from "./problems/words.js";
import { button, element, input, make, onClick } from "./site/dom.js";
import { copy, send } from "./site/download.js";
import { language } from "./site/language.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { openPage } from "./site/page.js";
import { pageQuery } from "./site/query.js";
import { site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { explain } from "./site/words.js";
import { Calendar, FIRST, GAMES } from "./today/calendar.js";
import { addressOf, makeDayCard, nameOf } from "./today/day_card.js";
import { fetchDays } from "./today/day_list.js";
import { addressOfDay, followPages, resultOf } from "./today/day_result.js";
import { words } from "./today/words.js";

const SECOND = 1_000; // milliseconds

/** A day in words: in another year with the year. @param {string} day @param {string} today */
const nameDay = (day, today) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language(), {
    weekday: "long",
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });

class TodayPage {
  #calendar = new Calendar(pageQuery());
  /** @type {Map<string, ReturnType<typeof fetchDays>>} */
  #lists;

  /** @param {Map<string, ReturnType<typeof fetchDays>>} lists  The days of each game, which are being fetched. */
  constructor(lists) {
    this.#lists = lists;
    const calendar = this.#calendar;
    document.title = words.pageTitle;
    element("cards").replaceChildren(...GAMES.map((game) => makeDayCard(calendar, game)));
    follow(() => {
      element("day-title").textContent = words.title(nameDay(calendar.day, calendar.today), calendar.isToday);
    });
    follow(() => {
      element("message").textContent = calendar.message;
      element("message").hidden = !calendar.message;
    });
    follow(() => {
      const time = new Date(calendar.remaining).toISOString().slice(11, 19);
      element("countdown").textContent = words.countdown(time);
    });
    follow(() => this.#showResult());
    follow(() => this.#showArchive());
  }

  #showResult() {
    const calendar = this.#calendar;
    element("streak").textContent = words.streak(calendar.streak, calendar.done.best);
    // There is something to pass on once a problem of the day has ended.
    for (const id of ["result", "passing"]) element(id).hidden = !calendar.isBegun();
    element("result").textContent = resultOf(calendar);
  }

  #showArchive() {
    const { archive, length, today } = this.#calendar;
    element("archive").replaceChildren(...archive.map((day) => this.#makeLine(day)));
    element("more").hidden = archive.length < length;
    input("date").min = FIRST;
    input("date").max = today;
  }

  /** The line of an earlier day. @param {string} day */
  #makeLine(day) {
    const calendar = this.#calendar;
    const link = make("a", "", nameDay(day, calendar.today));
    link.href = addressOfDay(day);
    if (!calendar.isBegun(day)) return make("li", "", link);
    const marks = make("span", "marks", ...calendar.signsOf(day));
    const label = GAMES.map((game) => `${nameOf(game)}: ${calendar.signOf(game, day).text}`).join(", ");
    marks.setAttribute("role", "img");
    marks.setAttribute("aria-label", label);
    return make("li", "", link, marks);
  }

  begin() {
    const calendar = this.#calendar;
    const report = element("said");
    const result = () => element("result").textContent ?? "";
    onClick("copy", async () => {
      report.textContent = (await copy(result())) ? words.copied : words.notCopied;
    });
    element("send").hidden = !("share" in navigator);
    onClick("send", () => send({ text: result() }, ({ message }) => (report.textContent = message)));
    onClick("more", () => calendar.extend());
    element("date-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#openDay(input("date").value);
    });
    element("solutions").addEventListener("toggle", () => void this.#solve(), { once: true });
    followPages(calendar);
    setInterval(() => calendar.tick(), SECOND);
    button("more").disabled = false;
    return Promise.all(GAMES.map((game) => this.#bring(game)));
  }

  /** Waits for the days of a game. @param {string} game */
  async #bring(game) {
    this.#calendar.lists[game] = await this.#lists.get(game);
  }

  /** @param {string} day */
  #openDay(day) {
    const { today } = this.#calendar;
    const isRight = this.#calendar.has(day);
    element("date-error").hidden = isRight;
    if (isRight) location.assign(addressOfDay(day));
    else element("date-error").textContent = words.wrongDay(FIRST, today);
  }

  /** Shows the solutions of yesterday: found by a worker, one after another. */
  async #solve() {
    const day = this.#calendar.yesterday;
    element("solving").textContent = words.solving;
    element("lines").replaceChildren();
    try {
      const { solutionsOf } = await import("./today/solutions.js");
      for await (const [game, line] of solutionsOf(GAMES, day, this.#lists)) {
        const link = make("a", "", nameOf(game));
        link.href = addressOf(game, day);
        element("lines").append(make("dt", "", link), make("dd", "", line.join(" ")));
      }
      element("solving").textContent = words.solved;
    } catch (error) {
      if (isMissingPart(error)) tellMissing();
      element("solving").textContent = words.failed(explain(error));
    }
  }
}

openPage({
  words: [words, problems],
  // The days are fetched together with the texts.
  prepare: async () => new Map(GAMES.map((game) => [game, fetchDays(game, site.base)])),
  draw: (lists) => new TodayPage(lists),
  open: (_, page) => page.begin(),
});
