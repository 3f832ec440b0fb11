// A small picture of checkers.

import { chequered, disc } from "../pictures.js";

export const picture =
  chequered +
  disc("dark", 1, 0) +
  disc("light", 0, 3) +
  disc("light", 2, 3) +
  disc("dark hit", 2, 1) +
  disc("light go", 1, 2);
