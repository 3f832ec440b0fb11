// The scripts that a game needs besides those of its page. The build replaces this by a list of the finished files.

/** @type {(id: string, language: import("../site/language.js").Language) => readonly string[]} */
export const earlyFiles = (id, language) => [`match/games/${id}/view.js`, `match/games/${id}/${language}.js`];
