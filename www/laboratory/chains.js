// The chains of an experiment: trials that each continue from the one before, as those of exact quotas do.

import { kindOf } from "./schema.js";

/** Whether an experiment computes quotas. @param {string} query */
const isExact = (query) => kindOf(query) === "exact-quota";

/** Whether all points of an experiment are about the same chain. @param {string} query */
export function hasOneChain(query) {
  const swept = new URLSearchParams(query).get("sweep");
  return swept === null || swept === "dtw" || swept === "start";
}

/**
 * The number of chains that an experiment computes, if it computes any.
 * @param {string} query
 * @param {number} points
 */
export const chainsOf = (query, points) => (!isExact(query) ? undefined : hasOneChain(query) ? 1 : points);
