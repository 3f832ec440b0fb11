// The heading of the page of problems: its game.

import { CARDS } from "../games/cards.js";
import { element } from "../site/dom.js";
import { inLanguage } from "../site/language.js";
import { kindId } from "../match/game_modules.js";
import { kindOf, wordsOf } from "../match/game_views.js";
import { words } from "./words.js";

/** @param {string} game */
export function showHeading(game) {
  const { dots, name } = wordsOf(game);
  element("game-name").textContent = words.heading(name);
  element("variant").textContent = kindOf(game).tellVariant(game);
  const { text } = inLanguage(CARDS[kindId(game)]);
  element("rule").textContent = [text, dots].filter(Boolean).join(" ");
  document.title = words.pageTitle(name);
}
