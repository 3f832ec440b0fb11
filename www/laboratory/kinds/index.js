// The views of reports, by kind of experiment.

import { view as autoplay } from "./autoplay.js";
import { view as clusters } from "./clusters.js";
import { view as com } from "./com.js";
import { view as effort } from "./effort.js";
import { view as exactQuota } from "./exact_quota.js";
import { view as playouts } from "./playouts.js";
import { view as solving } from "./solving.js";
import { view as ties } from "./ties.js";
import { view as tournament } from "./tournament.js";

/**
 * Samples and traces are lists: they have neither tables nor charts.
 * @type {Record<string, import("./cells.js").KindView>}
 */
const VIEWS = { autoplay, clusters, com, effort, "exact-quota": exactQuota, playouts, solving, ties, tournament };

/** @param {string} kind */
export const viewOf = (kind) => VIEWS[kind] ?? {};
