// Texts of the page of sets: English.

import { translatable } from "../site/i18n.js";

/** @typedef {import("./result.js").Mark} Mark */

const problems = (/** @type {number} */ count) => `${count} ${count === 1 ? "problem" : "problems"}`;

const english = {
  pageTitle: (/** @type {string} */ title) => `${title} · Plyground`,
  /** The name of a set; the game is empty if there are several. */
  title: (/** @type {string} */ game, /** @type {number} */ count) => `${game ? `${game}: ` : ""}${problems(count)}`,
  one: (/** @type {number} */ at, /** @type {Mark} */ mark) => `Problem ${at}: ${english.marks[mark]}`,
  marks: {
    first: "solved at the first attempt",
    later: "solved at a later attempt",
    helped: "solved with hints",
    shown: "solution shown",
    wrong: "not a problem",
    open: "not solved yet",
  },
  finding: (/** @type {number} */ problemCount, /** @type {number} */ count) => `${problemCount} of ${count} found…`,
  fewer: (/** @type {number} */ problemCount, /** @type {number} */ count) =>
    `Only ${problemCount} of ${problems(count)} were found for this seed. Choose other turns or another level for more.`,
  wrongEntry: (/** @type {number} */ at, /** @type {string} */ why) =>
    `Problem ${at} of this set cannot be used: ${why} The others can.`,
  wrongLink: (/** @type {string} */ reason) => `This set cannot be opened: ${reason} You can make a set below.`,
  unusable: "This problem cannot be used",
  stopped: "The search was stopped. “Next” starts it again.",
  counted: "This one is already in your result, which stays as it is.",
  over: "That was the last one. Your result is ready to hand in.",
  toResult: "Result",
  sure: "Delete this result and start over",
  summary: (
    /** @type {Record<Mark, number>} */ { first, later, helped, shown: revealed, wrong, open },
    /** @type {string} */ time,
  ) => {
    const solved = first + later + helped;
    const parts = [
      first && `${first} at the first attempt`,
      later && `${later} later`,
      helped && `${helped} with hints`,
      revealed && (revealed === 1 ? "1 solution shown" : `${revealed} solutions shown`),
      open && `${open} left`,
    ];
    return `${solved} of ${problems(solved + revealed + open)} solved: ${parts.filter(Boolean).join(", ")}. Time ${time}.${wrong ? ` ${wrong} not usable.` : ""}`;
  },
  result: (
    /** @type {string} */ title,
    /** @type {string} */ name,
    /** @type {string} */ summary,
    /** @type {string} */ signs,
    /** @type {string} */ link,
  ) => `Plyground, ${title}. ${name ? `${name}: ` : ""}${summary} ${signs} ${link}`,
  noQr: "This link is too long for a QR code.",
  check: {
    pupil: "Pupil",
    nameless: "Without a name",
    solved: "Solved",
    total: (/** @type {number} */ solved, /** @type {number} */ all) => `${solved} of ${all}`,
    time: "Time",
    solvers: "Solved by",
    read: (/** @type {number} */ count) => (count === 1 ? "1 result of this set" : `${count} results of this set`),
    other: (
      /** @type {number} */ line,
      /** @type {string} */ title,
      /** @type {string} */ name,
      /** @type {string} */ said,
    ) => `Line ${line} is about another set, ${title}. ${name ? `${name}: ` : ""}${said}`,
    damaged: (/** @type {number} */ line, /** @type {string} */ name) =>
      `Line ${line}${name && ` (${name})`} is damaged. Ask for this result again.`,
    none: "There is no result here: paste the text or the link that this page gives at the end of a set.",
    only: (/** @type {number} */ line) => `Line ${line} is the link of a set, without a result.`,
    wrong: (/** @type {number} */ line, /** @type {string} */ name, /** @type {string} */ what) =>
      `The link in line ${line}${name && ` (${name})`} cannot be read: ${what}`,
    junk: (/** @type {number[]} */ lines) =>
      lines.length === 1
        ? `Line ${lines[0]} has no result.`
        : `Lines ${lines.slice(0, -1).join(", ")} and ${lines[lines.length - 1]} have no result.`,
  },
  wrong: {
    title: (/** @type {number} */ longest) => `a title of at most ${longest} characters, without control characters`,
    count: (/** @type {number} */ most) => `1 to ${most} problems`,
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
