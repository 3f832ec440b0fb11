// The rules of games for two: English.

/**
 * What is said of a game, or of a variant of it.
 * @typedef {object} RulesWords
 * @property {string} title
 * @property {{ text: string, shows?: Record<string, string | undefined> }[]} parts  Paragraphs of HTML, each with its
 *   pictures and what they show.
 * @property {import("./trial.js").TrialWords} first  A first move to try.
 * @property {string} source  Where the game comes from, as HTML.
 */

export const words = {
  sheet: { close: "Close the rules" },
  trial: "A first move to try",
  again: "Start over",
  tried: "You have moved already: press “Start over” to try again.",
};
