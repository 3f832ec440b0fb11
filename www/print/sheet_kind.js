// The kind of sheet that a link describes.

import { ownPairs } from "../site/query.js";

/** Whether a query asks for problems of two-player games, in place of puzzles. @param {string} query */
export const asksForProblems = (query) => ownPairs(query).some(([key]) => key === "problems");
