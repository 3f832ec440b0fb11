// The sources, and what came of repeating them: English.

import { percent } from "./numbers.js";

export const sources = {
  preset: {
    label: "Table or figure",
    choose: "Choose…",
    see: "See it",
    work: (/** @type {string} */ author, /** @type {string | undefined} */ year) => `${author}, ${year ?? "undated"}:`,
    /** The findings from repeating each source, with the preset and the series that show them. */
    findings: /** @type {Record<string, { text: string, preset: string, run: string, ranking?: boolean }[]>} */ ({
      isolation: [
        {
          text: "The three heuristics are equivalent: at equal depth, h2 and h3 chose the move of h1 in 1,000 of 1,000 positions. All leaves have the same number of open cells there, so h2 and h3 are multiples of h1.",
          preset: "isolation-one-heuristic",
          run: "depth 3",
        },
        {
          text: "The ranking is noise: over 4,200 games each, the intervals of h1, h2 and h3 contain each other’s scores. Two tournaments of the source’s size, 140 games, can differ by 15 points.",
          preset: "isolation-table-1",
          run: "h1",
          ranking: true,
        },
      ],
      giveaway: [
        {
          text: "MTD-bi needs about half as many leaves as alpha-beta: over 1,000 positions each, 60 % at depth 9, 50 % at depth 10, 53 % at depth 11 and 45 % at depth 13, where the source reports 58 %. It took at most 14 passes and found the same value at every position.",
          preset: "giveaway-figure-2a",
          run: "depth 9",
        },
        {
          text: "realMTD(f) takes hundreds of passes, but their cost depends on the table. With 2^20 entries it needs fewer leaves than alpha-beta; it collapses only where the table is too small, at the positions with the largest trees.",
          preset: "giveaway-small-tables",
          run: "table 12",
        },
      ],
      loa: [
        {
          text: "The source’s numbers were not available, so there are none beside ours. In the middle game at depth 6, a transposition table leaves 24 % of plain alpha-beta’s nodes, killers 23 %, the history heuristic 22 % and outsider moves 18 %. Table and history together leave 12 %, killers add nothing to them, and everything with null moves leaves 4.5 %. Only null moves ever change the value of a position.",
          preset: "loa-enhancements",
          run: "depth 5",
        },
        {
          text: "The Euler number alone settled 99.4 % of the tests whether a player is connected in games played by a depth-3 search, and 99.8 % in random games.",
          preset: "loa-table-3.1",
          run: "depth 3",
        },
      ],
      tzaar: [
        {
          text: "At depth 5, WALTZ’s enhancements rank as in the source: over 20 positions, alpha-beta searches 1.7 times as many positions without history, and 1.1 times as many without null windows. At depth 6, which the source used, the order is reversed: 1.4 and 1.7 times.",
          preset: "tzaar-table-4.1",
          run: "with a table",
        },
        {
          text: "The source and its program confuse upper and lower bounds in the table. With null windows, this changed the value at 8 of 20 positions at depth 5, and at 15 at depth 6. Without null windows it changed no value and only cost more.",
          preset: "tzaar-bounds",
          run: "bounds",
        },
      ],
    }),
    ranking: "Scores against the seven opponents: ● ours, with 95 % intervals; ◇ the source’s.",
    ranked: (
      /** @type {{ name: string, value: number, low: number, high: number, theirs: number }} */ {
        name,
        value,
        low,
        high,
        theirs,
      },
    ) => `${name}: ${percent(value)} (${percent(low)} to ${percent(high)}), in the source ${percent(theirs)}`,
    quick: "Quick look",
    full: "Full size",
    /** The name of a run in its table. */
    run: (/** @type {string} */ label) => label,
    series: (/** @type {string} */ size) => `Series, ${size.toLowerCase()}`,
    part: (/** @type {string} */ size) => `Conditions, ${size.toLowerCase()}`,
  },
};
