// A small picture of give-away checkers.

import { chequered, disc } from "../pictures.js";

export const picture =
  chequered +
  disc("dark", 1, 0) +
  disc("gone", 0, 3) +
  disc("gone", 2, 3) +
  disc("gone", 3, 0) +
  disc("light go", 1, 2) +
  disc("dark hit", 2, 1);
