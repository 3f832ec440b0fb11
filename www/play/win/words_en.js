// Texts of a win: English.

const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;

export const words = {
  title: "Solved!",
  close: "Close",
  reopen: "Show result",
  again: "Play it again",
  share: "Share result",
  next: {
    today: "Today’s puzzle",
    harder: (/** @type {number} */ distance) => `A bit harder: ${distance} moves`,
    another: (/** @type {number} */ distance) => `Another with ${plural(distance, "move", "moves")}`,
    any: "Another puzzle",
  },
  streak: (/** @type {number} */ days) => `${plural(days, "day", "days")} in a row.`,
  streakToday: (/** @type {number} */ days) =>
    `${plural(days, "day", "days")} in a row so far: today’s puzzle keeps it going.`,
  tomorrow: (/** @type {number} */ hours, /** @type {number} */ minutes) =>
    `Tomorrow’s puzzle in ${hours ? `${hours} h ` : ""}${minutes} min`,
  /** The shared text, which does not spoil the solution. */
  result: {
    day: (/** @type {Date} */ day) => date.format(day),
    moves: (/** @type {number} */ made) => plural(made, "move", "moves"),
    helped: /** @type {(helped: boolean) => string} */ ((helped) => (helped ? "with hints" : "no hints")),
    copied: "The result is copied: paste it wherever you like.",
    notCopied: "Copying is not allowed here: select the text and copy it by hand.",
    field: "Result",
  },
};
