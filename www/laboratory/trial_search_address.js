// The address of a search of a trial with the puzzle.

import { writeQuery } from "../site/query.js";

/** @param {import("../pkg/puzzles_lab.js").TrialSearch} search */
export const trialSearchAddress = ({ position, engine, seed }) =>
  `tree.html?${writeQuery(Object.entries({ g: "slide3", p: position, engine, seed }))}`;
