// What the play page fetches when it is first asked for.

export { noteSolved } from "../statistics/index.js";
export { openStatistics } from "../statistics/dialog.js";
export { hireSearcher } from "./searcher.js";
export { openShare } from "./share.js";
export { Solver } from "../solver/panel.js";
