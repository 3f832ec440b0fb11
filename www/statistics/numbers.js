// The figures of puzzles as a table.

import { puzzleName } from "../puzzles.js";
import { make } from "../site/dom.js";
import { words } from "./words.js";

/** @typedef {import("./player_statistics.js").GameSummary} GameSummary */

/** The figures, one column per game, so that they fit on a narrow screen. @param {GameSummary[]} games */
export function tabulate(games) {
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
