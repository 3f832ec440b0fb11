// The cards of a day: a puzzle and a problem of each game.

import { make } from "../boards/make.js";
import { PICTURES, miniature } from "../games/cards.js";
import { miniature as puzzle } from "../play/miniature.js";
import { words as problems } from "../problems/words.js";
import { language } from "../site/language.js";
import { markOf } from "./done.js";
import { nameOf } from "./games.js";
import { PUZZLE } from "./puzzle.js";
import { words } from "./words.js";

/** @typedef {import("./shipped.js").Given} Given */

/** Where the problem of a day is solved. @param {string} game @param {string} day */
export const addressOf = (game, day) =>
  game === PUZZLE ? `./?day=${day}&v=1` : `./problems.html?${new URLSearchParams({ g: game, day })}`;

/** The sign of how a problem ended, and its meaning. @param {import("./done.js").Done} done @param {string} day @param {string} game */
export const signOf = (done, day, game) => words.marks[markOf(done, day, game) ?? "none"];

/** The picture and the task. @param {string} game @param {Given | undefined} given */
function show(game, given) {
  if (!given) {
    const picture = `<svg viewBox="0 0 40 40" class="miniature" aria-hidden="true">${PICTURES[game] ?? ""}</svg>`;
    return { picture, task: words.unknown, grade: "" };
  }
  const { position, turns, grade } = given;
  if (game === PUZZLE) return { picture: puzzle(position, words.tiles), task: words.slide(turns), grade: "" };
  const { svg, player } = miniature(game, position, language());
  return { picture: svg, task: problems.task(player, turns), grade: problems.grade(grade) };
}

/**
 * @param {string} game @param {string} day @param {Given | undefined} given  Nothing if it has to be found.
 * @param {import("./done.js").Done} done
 */
export function cardOf(game, day, given, done) {
  const card = make("article", "day-card");
  const { picture, task, grade } = show(game, given);
  const [drawing, title, link, sign, text] = [
    make("div", "picture"),
    make("h2"),
    /** @type {HTMLAnchorElement} */ (make("a")),
    make("span", "mark"),
    make("p", "task"),
  ];
  card.dataset.game = game;
  drawing.innerHTML = picture;
  link.href = addressOf(game, day);
  link.textContent = nameOf(game);
  title.append(link);
  const ended = markOf(done, day, game);
  if (ended) {
    const { sign: mark, text: said } = words.marks[ended];
    sign.textContent = mark;
    sign.title = said;
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", said);
    card.dataset.mark = ended;
    title.append(" ", sign);
  }
  text.textContent = task;
  const small = make("small");
  small.textContent = grade;
  text.append(small);
  card.append(drawing, title, text);
  return card;
}
