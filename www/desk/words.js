// Texts of the form for teachers: English.

import { translatable } from "../site/i18n.js";

const english = {
  lines: {
    proving: (/** @type {number} */ at, /** @type {number} */ count) => `Checking line ${at} of ${count}…`,
    verdict: (/** @type {number} */ at, /** @type {boolean} */ isSound, /** @type {string} */ message) =>
      `${isSound ? "✓" : "✗"} Line ${at}: ${message}`,
    /** Without a number of turns, an only move. */
    sound: (/** @type {string} */ player, /** @type {number} */ count, /** @type {string[]} */ key) =>
      count ? `${player} wins in ${count}, only by ${key.join(" ")}.` : `${player} wins only by ${key.join(" ")}.`,
  },
  wrong: {
    title: (/** @type {number} */ longest) =>
      `The title cannot be used: choose at most ${longest} characters, without control characters.`,
    count: (/** @type {number} */ most) => `Choose 1 to ${most} problems.`,
    lines: (/** @type {number[]} */ broken) =>
      broken.length === 1
        ? `Line ${broken[0]} cannot be used. Correct it or remove it.`
        : `Lines ${broken.slice(0, -1).join(", ")} and ${broken[broken.length - 1]} cannot be used. Correct them or remove them.`,
    noLines: "Enter at least one position of your own.",
    most: (/** @type {number} */ most, /** @type {number} */ count) =>
      `A set has at most ${most} problems. These would be ${count}.`,
    noPosition: "expected a position, or the link of a problem that names one, with “p=”.",
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
