// The questions of experiments, what they do, and the answers: English.

import { and, counted, number, rough, rounded, times } from "./numbers.js";

/** @typedef {{ n: number, t: string, first: number, last: number, search: string, puzzle: string, isNoisy: boolean, where: string }} Gist */

const depths = (/** @type {number} */ first, /** @type {number} */ last) =>
  first === last ? `depth ${first}` : `depths ${first} to ${last}`;

export const questions = {
  /** The question of an experiment, its title. */
  questions: {
    kinds: /** @type {Record<string, string>} */ ({
      autoplay: "How well does a search play?",
      com: "Is the best-looking move a good one?",
      ties: "How often are moves tied?",
      trace: "What does the search see?",
      sample: "Random positions",
      "exact-quota": "How well does a search play, exactly?",
      clusters: "Which of the tied moves is good?",
      solving: "How short are the solutions?",
      tournament: "Which engine is stronger?",
      effort: "Which search costs less?",
    }),
    noise: "Does noise help?",
    pruning: "What does pruning save?",
    playouts: (/** @type {string} */ game) => `What is ${game} like?`,
    none: "Experiment",
  },
  /** What an experiment does, in one sentence. */
  gist: {
    where: (/** @type {string} */ dtw) =>
      dtw === ""
        ? ""
        : dtw === "fixed"
          ? " that are given"
          : dtw === "all"
            ? " from the whole puzzle"
            : ` at distance ${dtw} from the win`,
    kinds: /** @type {Record<string, (about: Gist) => string>} */ ({
      autoplay: ({ n, t, puzzle, isNoisy, where }) =>
        `A search${t && ` that looks ${t === "1" ? "one move" : `${t} moves`} ahead`} plays ${puzzle} from ${counted(n, "one position", "positions")}${where}${isNoisy ? ", its judgement blurred by noise" : ""}`,
      com: ({ n, first, last, where }) =>
        `A count of how often the best-looking move comes closer to the win, at search ${depths(first, last)}, in ${counted(n, "one position", "positions")}${where}`,
      ties: ({ n, first, last, where }) =>
        `A count of how often several moves share the best value, at search ${depths(first, last)}, in ${counted(n, "one position", "positions")}${where}`,
      trace: ({ n, where }) =>
        `${n === 1 ? "One game" : `${number(n)} games`} of SlideThree, move by move, with the value of every move, from positions${where}`,
      sample: ({ n, where }) => `A list of ${counted(n, "one position", "positions")}${where}`,
      "exact-quota": ({ t, where }) =>
        `The chance that a search${t && ` that looks ${t === "1" ? "one move" : `${t} moves`} ahead`} wins SlideThree from positions${where}, computed without a sample`,
      clusters: ({ n, where }) =>
        `A count of good choices by several rules among moves of equal value, in ${counted(n, "one position", "positions")}${where}`,
      solving: ({ n, search, where }) =>
        `${search || "Each search"} looks for solutions from ${counted(n, "one position", "positions")}${where}`,
    }),
    repeated: (/** @type {number} */ count, /** @type {string} */ name) => ` (${name}: ${count} values compared)`,
    contests:
      /** @type {Record<string, (game: string, engines: string[], against: string[], n: number | undefined) => string>} */ ({
        tournament: (game, engines, against, n = 1) =>
          `${and(engines)} ${engines.length > 1 ? "play" : "plays"} ${against.length ? `against ${and(against)}, ` : ""}${times(n, "one pair of games", "pairs of games")} of ${game}${engines.length > 2 && !against.length ? " with every other" : ""}, each opening from both sides.`,
        effort: (game, engines, _, n) =>
          `${and(engines)} ${engines.length > 1 ? "search the same" : "searches"} ${n === undefined ? "collected positions" : times(n, "position", "positions")} of ${game}${engines.length > 1 ? ", and we count what each looks at" : ""}.`,
        playouts: (game, engines, _, n = 1) =>
          engines.length > 1
            ? `${and(engines)} play ${times(n, "one pair of games", "pairs of games")} of ${game}.`
            : `${times(n, "One game", "games")} of ${game}, both sides played by ${and(engines)}.`,
      }),
  },
  /** The answer of an experiment, worded from the 95 % bands. */
  answers: {
    /** A share of 100, with a decimal if whole numbers do not tell it from another. */
    share: (/** @type {number} */ value, /** @type {boolean} */ finely) =>
      finely ? rounded.format(100 * value) : rough.format(100 * value),
    rates: /** @type {Record<string, (share: string) => string>} */ ({
      autoplay: (share) => `${share} of 100 games won`,
      "exact-quota": (share) => `${share} of 100 games won`,
      com: (share) => `${share} of 100 choices good`,
      ties: (share) => `${share} of 100 searches tied`,
      clusters: (share) => `${share} of 100 choices good`,
      solving: (share) => `${share} of 100 solutions as short as possible`,
    }),
    one: (/** @type {string} */ rate, /** @type {string} */ low, /** @type {string} */ high) =>
      `${rate} (95 % band: ${low} to ${high}).`,
    exact: (/** @type {string} */ rate) => `${rate}, exactly.`,
    clear: (
      /** @type {string} */ best,
      /** @type {string} */ rate,
      /** @type {string} */ worst,
      /** @type {string} */ least,
    ) => `Most with ${best}: ${rate}; fewest with ${worst}: ${least}.`,
    unclear: (/** @type {string} */ low, /** @type {string} */ rate) =>
      `No clear difference: ${low} to ${rate}, and the 95 % bands overlap.`,
    helps: (/** @type {string} */ name, /** @type {string} */ rate, /** @type {string} */ without) =>
      `Yes: ${rate} with ${name}, only ${without} without`,
    unsure: (/** @type {string} */ name, /** @type {string} */ rate, /** @type {string} */ without) =>
      `No clear gain: at best ${rate}, with ${name}, and ${without} without; the 95 % bands overlap`,
    harms: (/** @type {string} */ name, /** @type {string} */ least) => `; too much harms: only ${least} with ${name}.`,
    stronger: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ score,
      /** @type {string} */ band,
    ) => `${one} is stronger than ${other}: ${score} of 100 points (95 % band: ${band}).`,
    even: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ score,
      /** @type {string} */ band,
    ) =>
      `No clear difference: ${one} scores ${score} of 100 points against ${other}, and the 95 % band, ${band}, includes 50.`,
    strongest: (/** @type {string} */ one, /** @type {number} */ engines, /** @type {string} */ score) =>
      `${one} is the strongest of ${engines}: ${score} of 100 points.`,
    leads: (/** @type {string} */ one, /** @type {string} */ score, /** @type {string} */ other) =>
      `No clear winner: ${one} leads with ${score} of 100 points, but ${other} may be as strong.`,
    cheaper: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ ratio,
      /** @type {string} */ band,
    ) => `${one} looks at ${ratio} positions for every 100 of ${other} (95 % band: ${band}).`,
    alike: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ ratio,
      /** @type {string} */ band,
    ) =>
      `No clear difference: ${one} looks at ${ratio} positions for every 100 of ${other}, and the 95 % band, ${band}, includes 100.`,
    wins: (/** @type {string} */ side, /** @type {string} */ share, /** @type {string} */ other) =>
      `${side}, wins more often: ${share} of 100 games, the other side ${other}.`,
    fair: (/** @type {string} */ first, /** @type {string} */ second) =>
      `No clear advantage: the first side wins ${first} of 100 games, the second ${second}, and the 95 % bands overlap.`,
    band: (/** @type {string} */ low, /** @type {string} */ high) => `${low} to ${high}`,
  },
};
