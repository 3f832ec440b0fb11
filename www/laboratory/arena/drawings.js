// The report of an experiment with games for two as a drawing.

import { drawBranching, drawRanks } from "../chart.js";
import { words } from "../words.js";
import { seatsOf } from "./kinds.js";

const LONGEST = 18; // letters of an engine beside its line

/** @param {string} text */
const short = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** What there is to draw; nothing of other experiments. @param {any} report @returns {(() => Promise<Element>) | undefined} */
export function contestDrawing(report) {
  const [result] = report?.results ?? [];
  if (!result) return undefined;
  const kind = new URLSearchParams(report.query).get("kind");
  const { label } = seatsOf(report.query);
  if (kind === "tournament") {
    const lines = result.engines.flatMap((/** @type {any} */ { score }, /** @type {number} */ place) => (score ? [{ name: short(label(place)), ...score, title: words.arena.scores.title(label(place), `${words.percent(score.value)} (${words.interval(score)})`) }] : []));
    return () => drawRanks(lines, { x: words.arena.scores.x, percent: true });
  }
  if (kind === "effort") {
    const { ratio, span, ratioAxis, scores } = words.arena;
    const lines = result.searches.flatMap((/** @type {any} */ { nodes }, /** @type {number} */ place) => {
      const found = nodes.ratio;
      if (!found) return [];
      const interval = found.low === null ? "" : ` (${span(ratio(found.low), ratio(found.high))})`;
      return [{ name: short(label(place)), ...found, title: scores.title(label(place), `${ratio(found.value)}${interval}`) }];
    });
    return lines.length ? () => drawRanks(lines, { x: ratioAxis, percent: false }) : undefined;
  }
  return kind === "playouts" && result.by_ply.length ? () => drawBranching(result.by_ply) : undefined;
}
