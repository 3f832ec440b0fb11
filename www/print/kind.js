// Which kind of sheet a link is about.

/** Whether a query asks for problems of two-player games, in place of puzzles. @param {string} query */
export const asksForProblems = (query) => new URLSearchParams(query).has("problems");
