// The works whose tables and figures are repeated here, in the order of the page.

/**
 * @typedef {object} Work
 * @property {string} id  The name used by presets.
 * @property {string} author
 * @property {string} [year]  Unless it is undated.
 * @property {string} title  In the language of the work, English.
 */

/** @type {readonly Work[]} */
export const WORKS = [
  { id: "thesis", author: "S. Heuser", year: "2003", title: "Randomized Evaluation Functions in Single Agent Search" },
  { id: "beyond", author: "S. Heuser", year: "2003", title: "Future Research (section 8.2)" },
  { id: "isolation", author: "O. Navarro-Hinojosa", title: "Advanced game playing: Heuristic Review" },
  {
    id: "giveaway",
    author: "J. Mańdziuk, D. Osman",
    year: "2004",
    title: "Alpha-Beta Search Enhancements with a Real-Value Game-State Evaluation Function",
  },
  { id: "loa", author: "M. H. M. Winands", year: "2000", title: "Analysis and Implementation of Lines of Action" },
  { id: "tzaar", author: "P. Veselý", year: "2013", title: "Artificial intelligence in abstract 2-player games" },
];
