// What the games page fetches when it is first needed.

export { openStatistics } from "../statistics/dialog.js";
export { noteEnd } from "./note.js";
