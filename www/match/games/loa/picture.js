// A small picture of Lines of Action.

import { chequered, disc } from "../pictures.js";

export const picture =
  chequered +
  [1, 2]
    .map(
      (at) =>
        disc(at === 1 ? "dark go" : "dark", at, 0) + disc("dark", at, 3) + disc("light", 0, at) + disc("light", 3, at),
    )
    .join("");
