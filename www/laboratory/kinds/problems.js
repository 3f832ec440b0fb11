// Problems: the share that engines solve within a budget.

import { meanCells } from "../arena/cells.js";
import { seatsOf } from "../arena/seats.js";
import { drawRanks } from "../chart.js";
import { words } from "../words.js";
import { interval as between, shown } from "./cells.js";

/** @typedef {{ by: "turns" | "grade", of: number, solved: import("./cells.js").Quota & { n: number } }} Share */

/** The shares of an engine by grade or by the number of turns. @param {any} search @param {Share["by"]} by @returns {Share[]} */
const sharesOf = ({ shares }, by) => shares.filter((/** @type {Share} */ share) => share.by === by);

/** The names of the engines, each with its number of nodes if the query gives several. @param {any} report */
function namesOf({ query, results: [result] }) {
  const { engines, label } = seatsOf(query);
  const solvers = /** @type {any[]} */ (result.solvers);
  return solvers.map(({ budget }, place) => {
    const engine = label(Math.floor((place * engines.length) / solvers.length));
    return { engine, full: budget === null ? engine : words.arena.problems.counted(engine, budget) };
  });
}

/** The shares by grade or by the number of turns, side by side. @param {any} report @param {Share["by"]} by */
function crossTable(report, by) {
  const { [by]: told } = words.arena.problems;
  const names = namesOf(report);
  const solvers = /** @type {any[]} */ (report.results[0].solvers);
  // All engines have the same problems, but the last ones of an unfinished run.
  const columns = sharesOf(solvers[0], by);
  return {
    caption: told.caption,
    heads: [words.arena.engine, ...columns.map(({ of, solved }) => told.head(of, solved.n))],
    rows: solvers.map((search, place) => [
      names[place].full,
      ...columns.map(({ of }) => shown(sharesOf(search, by).find((share) => share.of === of)?.solved ?? null)),
    ]),
  };
}

/** @param {any} report @returns {import("./cells.js").Sheet[]} */
function sheets(report) {
  const { problems: told, engine, interval, mean } = words.arena;
  const [result] = report.results;
  if (!result) return [];
  const names = namesOf(report);
  const solvers = /** @type {any[]} */ (result.solvers);
  const isCompared = solvers.length > 1;
  const { problems, missing, games } = result;
  const summary = {
    caption: told.caption,
    heads: [
      ...[engine, told.problems, told.solved, interval, told.nodes, interval],
      ...(isCompared ? [told.gained, told.lost] : []),
    ],
    rows: solvers.map((search, place) => [
      names[place].full,
      words.number(search.problems),
      shown(search.solved),
      between(search.solved),
      ...meanCells(search.nodes.mean, mean),
      ...(isCompared
        ? [search.gained, search.lost].map((count) => (count === null ? words.none : words.number(count)))
        : []),
    ]),
    foot: told.found(problems, games?.value ?? 0, missing),
  };
  if (problems === 0) return [summary];
  return [
    summary,
    crossTable(report, "grade"),
    crossTable(report, "turns"),
    {
      caption: told.details.caption,
      heads: [engine, told.details.group, told.problems, told.solved, interval],
      folded: true,
      rows: solvers.flatMap((search, place) =>
        /** @type {const} */ (["grade", "turns"]).flatMap((by) =>
          sharesOf(search, by).map(({ of, solved }) => [
            names[place].full,
            told[by].name(of),
            words.number(solved.n),
            shown(solved),
            between(solved),
          ]),
        ),
      ),
    },
  ];
}

/** Whether each engine has several numbers of nodes, which make a curve. @param {any} report */
const isCurve = ({ results: [result] }) => result?.solvers[0].budget !== null && result?.solvers.length > 1;

/** @param {any} report @returns {((width: number) => Promise<Element>) | undefined} */
function draw(report) {
  const [result] = report.results;
  if (!result || isCurve(report)) return undefined;
  const names = namesOf(report);
  const { scores, problems } = words.arena;
  const lines = result.solvers.flatMap((/** @type {any} */ { solved }, /** @type {number} */ place) => {
    const name = names[place].full;
    return solved ? [{ name, ...solved, title: scores.title(name, `${shown(solved)} (${between(solved)})`) }] : [];
  });
  return lines.length ? (width) => drawRanks(lines, { x: problems.axes.y, percent: true, width }) : undefined;
}

/** @param {any} report @returns {import("./cells.js").Dot[]} */
function dots(report) {
  const [result] = report.results;
  if (!result) return [];
  const names = namesOf(report);
  return result.solvers.flatMap((/** @type {any} */ { budget, solved }, /** @type {number} */ place) =>
    solved ? [{ series: names[place].engine, x: budget ?? "", ...solved }] : [],
  );
}

/** @type {import("./cells.js").KindView} */
export const view = {
  sheets,
  dots,
  axes: () => ({ ...words.arena.problems.axes, logarithmic: true }),
  drawing: draw,
};
