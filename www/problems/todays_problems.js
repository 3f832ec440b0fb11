// Today's five problems of a game, the same for everybody, from the site's lists.

import { miniature } from "../games/cards.js";
import { today } from "../site/daily.js";
import { make, onPlainClick } from "../site/dom.js";
import { language } from "../site/language.js";
import { USUAL, formatProblemLink } from "./link.js";
import { hasSolved } from "./score.js";
import { levelOf, words } from "./words.js";

/** @typedef {import("./link.js").ProblemLink} ProblemLink */
/** @typedef {import("../today/day_list.js").Given & { game: string, day?: string }} Daily
 *   `day` is set for the problem of the page of the day. */

/**
 * The problems from easy to hard; empty if the site has none for the day.
 * @param {import("../today/day_list.js").DayList} list @param {string} game @param {string} day @returns {Daily[]}
 */
export function fiveOf(list, game, day) {
  const own = list.find(day)?.position;
  const marked = (/** @type {string} */ position) => (position === own ? { day } : {});
  return list.set(day).map((problem) => ({ game, ...problem, ...marked(problem.position) }));
}

/** The problems in the site's lists. */
export class TodaysProblems {
  #fetchDays;
  /** The days of games that were asked for. @type {Map<string, Promise<import("../today/day_list.js").DayList>>} */
  #lists = new Map();
  #latest = { about: "", five: /** @type {Promise<Daily[]>} */ (Promise.resolve([])) };

  /** @param {(game: string) => Promise<import("../today/day_list.js").DayList>} fetchDays */
  constructor(fetchDays) {
    this.#fetchDays = fetchDays;
  }

  /** The days of a game. @param {string} game */
  daysOf(game) {
    const list = this.#lists.get(game) ?? this.#fetchDays(game);
    this.#lists.set(game, list);
    return list;
  }

  /** Today's problems of a game; those asked for last are there already. @param {string} game */
  of(game) {
    const day = today();
    const about = `${game} ${day}`;
    if (this.#latest.about !== about)
      this.#latest = { about, five: this.daysOf(game).then((list) => fiveOf(list, game, day)) };
    return this.#latest.five;
  }
}

/** @param {Daily} problem @returns {ProblemLink} */
export const linkOf = ({ game, position, turns, day }) =>
  day ? { game, ...USUAL, day } : { game, turns: String(turns), grades: USUAL.grades, position };

/** The problem of a link, if it is one of the five. @param {Daily[]} five @param {ProblemLink} link */
export const findIn = (five, link) => {
  const query = formatProblemLink(link);
  return five.find((problem) => formatProblemLink(linkOf(problem)) === query);
};

/**
 * The unsolved problems, in the order in which they come after one of the five.
 * @param {Daily[]} five @param {import("./score.js").Score} score @param {Daily} [after]
 */
export function unsolved(five, score, after) {
  const at = after ? five.indexOf(after) + 1 : 0;
  return [...five.slice(at), ...five.slice(0, at)].filter((problem) => problem !== after && !hasSolved(score, problem));
}

/**
 * Shows the five as small boards; solved ones are ticked.
 * @param {HTMLElement} root @param {Daily[]} five @param {import("./score.js").Score} score
 * @param {Daily | undefined} current  The one on the page's board. @param {(link: ProblemLink) => void} choose
 */
export function showFive(root, five, score, current, choose) {
  const solved = five.filter((problem) => hasSolved(score, problem)).length;
  const before = root.querySelector("[aria-current]:not(.solved)")?.getAttribute("href");
  root.hidden = !five.length;
  const dayLink = make("a", "", words.five.title(solved, five.length));
  dayLink.href = "./today.html";
  root.replaceChildren(
    make("p", "", dayLink),
    make(
      "ol",
      "",
      ...five.map((problem, at) =>
        make("li", "", cardOf(problem, at, hasSolved(score, problem), problem === current, choose)),
      ),
    ),
  );
  // The problem that was just solved.
  const now = root.querySelector(".solved[aria-current]");
  now?.classList.toggle("latest", now.getAttribute("href") === before);
}

/**
 * @param {Daily} problem @param {number} at @param {boolean} isSolved @param {boolean} isCurrent
 * @param {(link: ProblemLink) => void} choose
 */
function cardOf(problem, at, isSolved, isCurrent, choose) {
  const link = linkOf(problem);
  const card = make("a", isSolved ? "solved" : "");
  card.href = `./problems.html${formatProblemLink(link)}`;
  card.innerHTML = miniature(problem.game, problem.position, language(), true).svg;
  // The text names the problem; screen readers read the pieces on the board.
  card.firstElementChild?.setAttribute("aria-hidden", "true");
  card.append(make("span", "heard", words.five.one(at + 1, words.levels[levelOf(problem.grade)], isSolved)));
  if (isCurrent) card.setAttribute("aria-current", "true");
  onPlainClick(card, () => choose(link));
  return card;
}
