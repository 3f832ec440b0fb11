// The cards of the two-player games, their small pictures and miniatures of positions, for pages that need nothing else of
// the games.

import { inLanguage } from "../site/language.js";
import * as isolation from "./isolation/card.js";
import * as giveaway from "./giveaway/card.js";
import * as checkers from "./checkers/card.js";
import * as loa from "./loa/card.js";
import * as tzaar from "./tzaar/card.js";
import * as breakthrough from "./breakthrough/card.js";

/**
 * A game's name as used within a sentence, and a sentence about the game. The English is in the HTML of the pages too.
 * @typedef {import("../site/language.js").ByLanguage<{ name: string, text: string }>} Card
 */

/** @type {Record<string, Card>} */
export const CARDS = {
  isolation: isolation.card,
  giveaway: giveaway.card,
  checkers: checkers.card,
  loa: loa.card,
  tzaar: tzaar.card,
  breakthrough: breakthrough.card,
};

/** The small pictures, by id. @type {Record<string, string>} */
export const PICTURES = {
  isolation: isolation.picture,
  giveaway: giveaway.picture,
  checkers: checkers.picture,
  loa: loa.picture,
  tzaar: tzaar.picture,
  breakthrough: breakthrough.picture,
};

/** @type {Record<string, import("./drawings.js").Miniature>} */
export const MINIATURES = {
  isolation: isolation.miniature,
  giveaway: giveaway.miniature,
  checkers: checkers.miniature,
  loa: loa.miniature,
  tzaar: tzaar.miniature,
  breakthrough: breakthrough.miniature,
};

const titled = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);

/** The cards in the page's language, by the English that is in the HTML of the pages. @returns {Record<string, string>} */
export const translatedCards = () =>
  Object.fromEntries(
    Object.values(CARDS).flatMap((card) => {
      const { name, text } = inLanguage(card);
      return [
        [titled(card.en.name), titled(name)],
        [card.en.text, text],
      ];
    }),
  );

/**
 * A position as an SVG element, its size and content, a text for screen readers, and the player to move. Its
 * colours are in `miniatures.css`.
 * @param {string} game  Its name, with or without a variant.
 * @param {string} position
 * @param {import("../site/language.js").Language} language
 * @param {boolean} [isFacing]  Whether it is seen by the player to move, as on the board.
 */
export function miniature(game, position, language, isFacing = false) {
  const { draw, turnedFor, en, [language]: names = en } = MINIATURES[game.split(":")[0]];
  const plain = draw(position);
  const { width, height, content, places, mover } =
    isFacing && plain.mover === turnedFor ? draw(position, true) : plain;
  const kinds = Object.entries(names.pieces).filter(([key]) => places[key]);
  const label = kinds.map(([key, name]) => `${name}: ${places[key].join(", ")}`).join("; ");
  const svg = `<svg class="miniature" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${content}</svg>`;
  return { svg, width, height, content, label, player: names.players[mover] };
}
