// A small picture of Breakthrough.

import { chequered, disc } from "../pictures.js";

/**
 * A disc that moves one square diagonally. Cards move such pieces by two units, so it is drawn at half the scale.
 */
const goes = '<g transform="scale(0.5)"><circle class="light go" cx="30" cy="50" r="7.4"/></g>';

export const picture =
  chequered +
  [0, 1, 3].map((at) => disc("dark", at, 0)).join("") +
  disc("dark hit", 2, 1) +
  [0, 2, 3].map((at) => disc("light", at, 3)).join("") +
  goes;
