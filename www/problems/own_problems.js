// The list of the visitor's own problems on the page: each opens, and can be removed.

import { kindId } from "../match/game_modules.js";
import { learnTexts, sayOf } from "../match/game_texts.js";
import { miniature } from "../games/cards.js";
import { element, make, makeButton, onPlainClick } from "../site/dom.js";
import { language } from "../site/language.js";
import { isOnly, parseProblemLink } from "./link.js";
import { ownProblems, removeOwn } from "./score.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").ProblemLink} ProblemLink */

/** @typedef {{ query: string, link: ProblemLink, picture: string }} OwnProblem */

/** The valid links, parsed: a file may contain others. @returns {OwnProblem[]} */
const readable = () =>
  ownProblems().flatMap((query) => {
    try {
      const link = parseProblemLink(query);
      const { game, position } = link;
      const picture = position ? miniature(game, position, language(), true).svg : "";
      return [{ query, link, picture }];
    } catch {
      return [];
    }
  });

/** Lists the visitor's own problems. @param {(link: ProblemLink) => void} choose */
export async function showOwnProblems(choose) {
  const all = readable();
  await learnTexts([...new Set(all.map(({ link }) => kindId(link.game)))]);
  element("mine-none").hidden = all.length > 0;
  element("mine-list").replaceChildren(...all.map((one) => itemOf(one, choose)));
}

/** @param {OwnProblem} one @param {(link: ProblemLink) => void} choose */
function itemOf({ query, link, picture }, choose) {
  const { game, turns } = link;
  const item = make("li");
  const open = make("a");
  open.href = `./problems.html${query}`;
  open.innerHTML = picture;
  open.firstElementChild?.setAttribute("aria-hidden", "true");
  const text = words.ownProblems.name(sayOf(kindId(game)).name, isOnly(turns) ? undefined : Number(turns));
  open.append(make("span", "", text));
  onPlainClick(open, () => choose(link));
  const remove = makeButton(
    "×",
    () => {
      const next = item.nextElementSibling ?? item.previousElementSibling;
      removeOwn(query);
      item.remove();
      element("mine-none").hidden = next !== null;
      /** @type {HTMLElement} */ (next?.querySelector("button") ?? element("mine").querySelector("summary")).focus();
    },
    "quiet",
  );
  remove.setAttribute("aria-label", words.ownProblems.remove(text));
  item.append(open, remove);
  return item;
}
