// A small picture of Breakthrough.

import { chequered, disc } from "../pictures.js";

/**
 * A disc that goes one square diagonally: cards move what goes by two, and what is drawn in half the size by half of
 * that.
 */
const goes = '<g transform="scale(0.5)"><circle class="light go" cx="30" cy="50" r="7.4"/></g>';

export const picture =
  chequered +
  [0, 1, 3].map((at) => disc("dark", at, 0)).join("") +
  disc("dark hit", 2, 1) +
  [0, 2, 3].map((at) => disc("light", at, 3)).join("") +
  goes;
