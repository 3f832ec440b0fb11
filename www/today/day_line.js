// The problems of a day in a line above the board: which one is on it, how the others ended, and the result of all.

import { make, makeButton } from "../site/dom.js";
import { copy } from "../site/download.js";
import { learn } from "../site/i18n.js";
import { words as problems } from "../problems/words.js";
import { site } from "../site/start_page.js";
import { follow } from "../site/state.js";
import { Calendar, GAMES } from "./calendar.js";
import { addressOf, contentOf, nameOf } from "./day_card.js";
import { fetchDays } from "./day_list.js";
import { addressOfDay, followPages, resultOf } from "./day_result.js";
import { words } from "./words.js";

export class DayLine {
  #calendar;

  /** @param {Element} root @param {Calendar} calendar */
  constructor(root, calendar) {
    this.#calendar = calendar;
    const list = make("ol", "", ...GAMES.map((game) => makeItem(calendar, game)));
    const title = make("a", "day-title");
    title.href = addressOfDay(calendar.day);
    const report = makeButton(words.line.copy, () => void this.#copy(report), "inline");
    root.replaceChildren(title, list, report);
    follow(() => {
      const { ended } = calendar;
      title.textContent = words.line.title(ended, GAMES.length, calendar.isToday ? "" : calendar.day);
      report.hidden = ended < GAMES.length;
    });
    followPages(calendar);
    for (const game of GAMES)
      void fetchDays(game, site.base).then((list) => {
        calendar.lists[game] = list;
      });
  }

  /** The address of what comes after the problem of a game: the next one that has not ended, or the result of the day.
   * @param {string} game */
  nextAfter(game) {
    const { day } = this.#calendar;
    const next = this.#calendar.nextAfter(game);
    return next ? addressOf(next, day) : `${addressOfDay(day)}#passing`;
  }

  /** Marks the problem on the board. @param {string} game */
  mark(game) {
    this.#calendar.game = game;
  }

  /** @param {HTMLElement} report  The button, which says whether it worked. */
  async #copy(report) {
    const isCopied = await copy(resultOf(this.#calendar));
    report.textContent = isCopied ? words.line.copied : words.line.notCopied;
  }
}

/** @param {Calendar} calendar @param {string} game */
function makeItem(calendar, game) {
  const link = make("a");
  link.href = addressOf(game, calendar.day);
  follow(() => {
    const list = calendar.lists[game];
    if (list) link.innerHTML = contentOf(game, list.find(calendar.day)).picture;
  });
  follow(() => {
    const mark = calendar.markOf(game);
    link.dataset.mark = mark ?? "none";
    link.title = `${nameOf(game)}: ${calendar.signOf(game).text}`;
    link.ariaLabel = link.title;
    link.ariaCurrent = calendar.game === game ? "page" : null;
  });
  return make("li", "", link);
}

/** Loads the line of a day; none if the calendar does not have that day. @param {Element} root @param {string} day */
export async function loadDayLine(root, day) {
  await learn(words, problems);
  const calendar = new Calendar(`?day=${day}`);
  return calendar.has(day) ? new DayLine(root, calendar) : undefined;
}
