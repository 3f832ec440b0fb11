// The report of an experiment with games for two as a drawing.

import { drawBranching, drawRanks } from "../chart.js";
import { words } from "../words.js";
import { seatsOf } from "./kinds.js";

/**
 * What there is to draw; nothing of other experiments.
 * @param {any} report
 * @returns {((width: number) => Promise<Element>) | undefined}
 */
export function contestDrawing(report) {
  const [result] = report?.results ?? [];
  if (!result) return undefined;
  const kind = new URLSearchParams(report.query).get("kind");
  const { label } = seatsOf(report.query);
  if (kind === "tournament") {
    const lines = result.engines.flatMap((/** @type {any} */ { score }, /** @type {number} */ place) =>
      score
        ? [
            {
              name: label(place),
              ...score,
              title: words.arena.scores.title(label(place), `${words.percent(score.value)} (${words.interval(score)})`),
            },
          ]
        : [],
    );
    return (width) => drawRanks(lines, { x: words.arena.scores.x, percent: true, width });
  }
  if (kind === "effort") {
    const { ratio, span, ratioAxis, scores } = words.arena;
    const lines = result.searches.flatMap((/** @type {any} */ { nodes }, /** @type {number} */ place) => {
      const found = nodes.ratio;
      if (!found) return [];
      const interval = found.low === null ? "" : ` (${span(ratio(found.low), ratio(found.high))})`;
      return [{ name: label(place), ...found, title: scores.title(label(place), `${ratio(found.value)}${interval}`) }];
    });
    return lines.length ? (width) => drawRanks(lines, { x: ratioAxis, percent: false, width }) : undefined;
  }
  return kind === "playouts" && result.by_ply.length ? (width) => drawBranching(result.by_ply, width) : undefined;
}
