// The rules of two-player games: English.

/**
 * The rules of a game, or of one of its variants.
 * @typedef {object} RulesWords
 * @property {string} title
 * @property {{ text: string, shows?: Record<string, string | undefined> }[]} parts  Paragraphs of HTML, each with its
 *   diagrams and their captions.
 * @property {import("./trial.js").TrialWords} first  A first move to try.
 * @property {string} source  The origin of the game, as HTML.
 */

export const words = {
  sheet: { close: "Close the rules" },
  trial: "A first move to try",
  again: "Start over",
  tried: "You have moved already: press “Start over” to try again.",
};
