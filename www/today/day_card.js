// The card of a game: its problem of the day, and how that ended.

import { CARDS, MINIATURES, PICTURES, miniature } from "../games/cards.js";
import { levelOf, words as problems } from "../problems/words.js";
import { DEFAULT_PUZZLE, puzzleName } from "../puzzles.js";
import { dailyPuzzle } from "../site/daily.js";
import { make } from "../site/dom.js";
import { inLanguage, language } from "../site/language.js";
import { follow } from "../site/state.js";
import { puzzleMiniature } from "./puzzle_miniature.js";
import { words } from "./words.js";

/** @typedef {import("./calendar.js").Calendar} Calendar */
/** @typedef {{ picture: string, task: string, grade: string }} Content  The picture as HTML. */

/** The name of a game as a heading. @param {string} game */
export function nameOf(game) {
  const name = CARDS[game] ? inLanguage(CARDS[game]).name : puzzleName(game);
  return name[0].toUpperCase() + name.slice(1);
}

/** Where the problem of a day is solved. @param {string} game @param {string} day */
export const addressOf = (game, day) =>
  game === DEFAULT_PUZZLE ? `./?day=${day}&v=1` : `./problems.html?${new URLSearchParams({ g: game, day })}`;

/** A problem, or what there is to say without one. @param {string} game @param {import("./day_list.js").Given | undefined} problem @returns {Content} */
export function contentOf(game, problem) {
  if (!problem) {
    const picture = `<svg viewBox="0 0 40 40" class="miniature" aria-hidden="true">${PICTURES[game] ?? ""}</svg>`;
    return { picture, task: words.unknown, grade: "" };
  }
  const { position, turns, grade } = problem;
  if (game === DEFAULT_PUZZLE)
    return { picture: puzzleMiniature(position, words.tiles), task: words.slide(turns), grade: "" };
  const { svg, player } = miniature(game, position, language(), true);
  return { picture: svg, task: problems.task(player, turns), grade: problems.levels[levelOf(grade)] };
}

/** Texts that take as much room as the problem of a day. @param {string} game @param {string} day @returns {Content} */
function roomOf(game, day) {
  if (game === DEFAULT_PUZZLE)
    return { picture: "", task: words.slide(dailyPuzzle(game, day).distance ?? 0), grade: "" };
  const { en, [language()]: names = en } = MINIATURES[game];
  const [player] = Object.values(names.players);
  return { picture: "", task: problems.task(player, 2), grade: problems.levels[0] };
}

/** @param {Calendar} calendar @param {string} game */
export function makeDayCard(calendar, game) {
  const link = make("a", "", nameOf(game));
  const [drawing, text, sign] = [make("div", "picture"), make("p", "task"), make("span")];
  const card = make("article", "day-card", drawing, make("h2", "", link, sign), text);
  card.dataset.game = game;
  follow(() => {
    link.href = addressOf(game, calendar.day);
  });
  follow(() => {
    const list = calendar.lists[game];
    const { picture, task, grade } = list ? contentOf(game, list.find(calendar.day)) : roomOf(game, calendar.day);
    card.ariaBusy = String(!list);
    drawing.innerHTML = picture;
    text.replaceChildren(task, make("small", "", grade));
  });
  follow(() => {
    const mark = calendar.markOf(game);
    if (mark) card.dataset.mark = mark;
    else delete card.dataset.mark;
    sign.replaceChildren(...(mark ? [" ", makeSign(words.marks[mark])] : []));
  });
  return card;
}

/** @param {{ sign: string, text: string }} mark */
function makeSign({ sign, text }) {
  const image = make("span", "mark", sign);
  image.title = text;
  image.setAttribute("role", "img");
  image.setAttribute("aria-label", text);
  return image;
}
