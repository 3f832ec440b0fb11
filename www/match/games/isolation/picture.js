// A small picture of Isolation.

import { disc, squares } from "../pictures.js";

const used = ["1,0", "0,2", "3,1", "2,3", "1,2"];

export const picture =
  squares(
    (column, row) => (used.includes(`${column},${row}`) ? "well" : column === 1 && row === 1 ? "even left" : "even"),
    0.5,
  ) +
  disc("first go", 1, 1) +
  '<rect class="second" x="21.5" y="21.5" width="7" height="7" rx="2"/>';
