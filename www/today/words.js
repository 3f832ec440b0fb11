// Texts of the page of the day: English.

import { translatable } from "../site/i18n.js";

const days = (/** @type {number} */ count) => (count === 1 ? "1 day" : `${count} days`);

const english = {
  title: (/** @type {string} */ day, /** @type {boolean} */ isToday) => (isToday ? `Today: ${day}` : day),
  pageTitle: "Today’s problems · Plyground",
  countdown: (/** @type {string} */ time) => `New problems in ${time}, at midnight UTC`,
  past: "An earlier day: solving it does not change your streak.",
  /** The line of problems above a board. */
  line: {
    title: (/** @type {number} */ ended, /** @type {number} */ all, /** @type {string} */ day) =>
      `${day || "Today"} ${ended}/${all}`,
    copy: "Copy result",
    copied: "Copied",
    notCopied: "Copying is not allowed here",
  },
  /** The task of a sliding puzzle. */
  slide: (/** @type {number} */ distance) => `Win in ${distance} moves.`,
  tiles: "The tiles by rows:",
  unknown: "The problem is found when you open it.",
  marks: {
    first: { sign: "✓", text: "solved at the first attempt" },
    later: { sign: "◐", text: "solved" },
    shown: { sign: "✕", text: "solution shown" },
    none: { sign: "–", text: "not solved" },
  },
  streak: (/** @type {number} */ now, /** @type {number} */ best) => {
    if (best === 0) return "Solve one on its day to start a streak.";
    const record = `Best so far: ${days(best)}.`;
    if (now === 0) return `Solve one today to start a new streak. ${record}`;
    return best > now ? `${days(now)} in a row. ${record}` : `${days(now)} in a row.`;
  },
  result: (
    /** @type {string} */ day,
    /** @type {string} */ marks,
    /** @type {number} */ streak,
    /** @type {string} */ link,
  ) => `Plyground ${day}: ${marks}${streak ? `, streak ${streak}` : ""}, ${link}`,
  copied: "The result is copied. It gives nothing away.",
  notCopied: "Copying is not allowed here: select the text above.",
  solving: "Finding the solutions…",
  solved: "Each line begins with the key.",
  failed: (/** @type {string} */ why) => `The solutions cannot be shown: ${why}`,
  damaged: "The list of the days’ problems could not be read: each problem is found when you open it.",
  wrongDay: (/** @type {string} */ first, /** @type {string} */ last) =>
    `This is not a day from ${first} to ${last}, as in ${first}.`,
  wrongLink: (/** @type {string} */ day, /** @type {string} */ first, /** @type {string} */ last) =>
    `“day=${day}” is not understood: expected a day from ${first} to ${last}. Here is today instead.`,
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
