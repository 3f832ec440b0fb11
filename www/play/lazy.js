// Modules that the play page loads on first use.

export { openPuzzleFile, savePuzzle } from "./puzzle_file.js";
export { openShare } from "./share.js";
export { Player } from "./solution_player.js";
export { Solver, hireSearcher } from "./solver_panel.js";
export { Wins } from "./win_panel.js";
export { makeRules } from "./puzzle_rules.js";
