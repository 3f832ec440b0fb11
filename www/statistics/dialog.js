// The statistics dialog: pictures, figures, export and import as a file, and deletion.

import { today } from "../site/daily.js";
import { daysOnTime, readDone } from "../site/days_done.js";
import { make, makeButton } from "../site/dom.js";
import { save as saveFile } from "../site/download.js";
import { statisticsStyles } from "../site/files.js";
import { learn } from "../site/i18n.js";
import { loadStyles } from "../site/late_styles.js";
import { words as common } from "../site/words.js";
import { drawCalendar, drawSpreads, drawStreak } from "./drawings.js";
import { exportFile } from "./index.js";
import { MOST, count, countNew, merge, nothing, read, summary } from "./player_statistics.js";
import { lastWeeks } from "./results.js";
import { alone, load, protect, restoreAside, save, setAside } from "./shelf.js";
import { words } from "./words.js";
import { puzzleName } from "../puzzles.js";

/** @typedef {import("./player_statistics.js").Tally} Tally */

class StatisticsDialog {
  #dialog = make("dialog", "statistics");
  #pictures = make("div", "stats");
  #numbers = make("details", "");
  #aside = make("div", "");
  #forgetting = make("div", "row");
  #status = make("p", "note");
  #file = make("input", "");
  /**
   * The statistics deleted last, until the dialog is closed.
   * @type {{ statistics: import("./player_statistics.js").Statistics, aside: string } | undefined}
   */
  #forgotten;

  constructor() {
    const heading = make("h2", "", words.title);
    // Start at the heading, wherever the first button is.
    Object.assign(heading, { id: "statistics-title", tabIndex: -1, autofocus: true });
    heading.style.outline = "none";
    this.#dialog.setAttribute("aria-labelledby", heading.id);
    this.#status.setAttribute("role", "status");
    this.#file.type = "file";
    this.#file.accept = ".json,application/json";
    this.#file.hidden = true;
    this.#file.setAttribute("aria-label", words.importField);
    this.#file.addEventListener("change", () => void this.#import());
    const close = make("form", "", make("button", "primary", words.close));
    close.method = "dialog";
    this.#dialog.append(
      heading,
      this.#pictures,
      this.#aside,
      this.#numbers,
      make("details", "", make("summary", "", words.about), make("p", "note", words.storage, " ", words.most(MOST))),
      make(
        "div",
        "row",
        makeButton(words.export, () => exportFile(load() ?? nothing())),
        makeButton(words.import, () => this.#file.click()),
        this.#file,
        this.#forgetting,
      ),
      this.#status,
      close,
    );
    this.#dialog.addEventListener("close", () => this.#dialog.remove());
    this.#offerForgetting();
    this.#show();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  /** @param {string} text @param {boolean} [isWrong] */
  #say(text, isWrong = false) {
    this.#status.className = isWrong ? "error" : "note";
    this.#status.textContent = text;
  }

  #show() {
    const statistics = load() ?? nothing();
    const others = daysOnTime(readDone());
    const { games, played, streak } = summary(statistics, today(), others);
    const days = make("div", "", ...drawStreak(streak), ...drawCalendar(lastWeeks(statistics, today(), others)));
    const results = make("div", "results", ...drawSpreads(statistics.solved));
    const [bars, table] = [make("div", ""), make("div", "")];
    if (played.length) results.append(bars);
    else if (!games.length) results.append(make("p", "note", words.table.empty));
    this.#pictures.replaceChildren(days, results);
    this.#numbers.hidden = !games.length && !played.length;
    this.#numbers.replaceChildren(
      make("summary", "", words.table.all),
      ...(games.length ? [tabulate(games)] : []),
      table,
    );
    if (played.length) void this.#showPlayed(played, bars, table);
    const damaged = [
      make("p", "error", words.damaged),
      makeButton(words.saveDamaged, () => saveFile("plyground-statistics-damaged.txt", "text/plain", setAside())),
    ];
    this.#aside.replaceChildren(...(setAside() ? damaged : []));
  }

  /**
   * Most visitors of the puzzles have not played against an engine.
   * @param {Tally[]} played @param {Element} bars  Where to draw them. @param {Element} table  Where to list them.
   */
  async #showPlayed(played, bars, table) {
    const { learnPlayed, drawPlayed, tabulatePlayed } = await import("./played.js");
    await learnPlayed(played);
    bars.replaceChildren(drawPlayed(played));
    table.replaceChildren(tabulatePlayed(played));
  }

  async #import() {
    const file = this.#file.files?.[0];
    if (!file) return;
    const text = await file.text();
    this.#file.value = ""; // allows choosing the same file again
    try {
      const imported = read(text);
      const previous = await alone(() => {
        const current = load();
        if (!current || !save(merge(current, imported))) return undefined;
        protect((statistics) => merge(statistics, imported));
        return current;
      });
      if (!previous) return this.#say(words.notStored, true);
      this.#say(words.imported(countNew(imported, previous), count(imported)));
    } catch (error) {
      this.#say(words.refused(/** @type {Error} */ (error).message), true);
    }
    this.#show();
  }

  #offerForgetting() {
    this.#forgetting.replaceChildren(makeButton(words.forget, () => this.#askWhetherToForget()));
  }

  #askWhetherToForget() {
    const no = makeButton(words.no, () => {
      this.#offerForgetting();
      this.#focusForgetting();
    });
    const question = make("span", "", words.reallyForget(count(load() ?? nothing())));
    question.id = "statistics-forget";
    const yes = makeButton(words.yes, () => this.#forget());
    for (const button of [yes, no]) button.setAttribute("aria-describedby", question.id);
    this.#forgetting.replaceChildren(question, yes, no);
    no.focus();
  }

  #forget() {
    this.#forgotten = { statistics: load() ?? nothing(), aside: setAside() };
    if (!save(nothing()) || !restoreAside("")) return this.#say(words.notStored, true);
    this.#say(words.forgotten);
    this.#forgetting.replaceChildren(makeButton(words.undo, () => this.#restore()));
    this.#focusForgetting();
    this.#show();
  }

  #restore() {
    const { statistics, aside } = this.#forgotten ?? { statistics: nothing(), aside: "" };
    const isBack = save(merge(load() ?? nothing(), statistics)) && restoreAside(aside);
    this.#say(isBack ? words.restored : words.notStored, !isBack);
    if (!isBack) return;
    this.#offerForgetting();
    this.#focusForgetting();
    this.#show();
  }

  /** The pressed button is gone: move the focus to the one next to it. */
  #focusForgetting() {
    this.#forgetting.querySelector("button")?.focus();
  }
}

/** Opens the statistics. */
export async function openStatistics() {
  await Promise.all([loadStyles(statisticsStyles), learn(words, common)]);
  new StatisticsDialog();
}

// The figures of puzzles as a table.

/** @typedef {import("./player_statistics.js").GameSummary} GameSummary */

/** The figures, one column per game, so that they fit on a narrow screen. @param {GameSummary[]} games */
function tabulate(games) {
  const whole = (/** @type {number} */ value) => words.number(value);
  const ratio = (/** @type {number | undefined} */ value) => (value === undefined ? words.unknown : words.ratio(value));
  /** @type {[string, (game: GameSummary) => string][]} */
  const rows = [
    [words.table.solved, ({ solved }) => whole(solved)],
    [words.table.unhelped, ({ unhelped }) => whole(unhelped)],
    [words.table.optimal, ({ optimal, mean }) => (mean === undefined ? words.unknown : whole(optimal))],
    [words.table.best, ({ best }) => ratio(best)],
    [words.table.mean, ({ mean }) => ratio(mean)],
  ];
  const head = (/** @type {string} */ text, /** @type {"row" | "col"} */ scope) => {
    // Names of two joined words, such as SlideThree, may be broken between them.
    const cell = make("th", "", ...text.split(/(?<=[a-z])(?=[A-Z])/).flatMap((part) => [make("wbr", ""), part]));
    cell.scope = scope;
    cell.style.textAlign = scope === "row" ? "left" : "right";
    cell.style.fontWeight = scope === "row" ? "inherit" : "";
    return cell;
  };
  const value = (/** @type {string} */ text) => {
    const cell = make("td", "", text);
    cell.style.textAlign = "right";
    return cell;
  };
  const first = head(words.table.figure, "col");
  first.style.textAlign = "left";
  const table = make(
    "table",
    "",
    make("caption", "", words.table.caption),
    make("thead", "", make("tr", "", first, ...games.map(({ game }) => head(puzzleName(game), "col")))),
    make(
      "tbody",
      "",
      ...rows.map(([name, figure]) => make("tr", "", head(name, "row"), ...games.map((game) => value(figure(game))))),
    ),
  );
  table.style.width = "100%";
  if (table.caption) table.caption.style.textAlign = "left";
  return table;
}
