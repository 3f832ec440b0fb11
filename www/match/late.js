// Modules that the games page loads when they are first needed.

export { openStatistics } from "../statistics/dialog.js";
export { noteEnd } from "./note.js";
