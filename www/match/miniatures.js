// Miniatures of positions of all two-player games, for pages that have no engine.

import { miniature as isolation } from "./games/isolation/miniature.js";
import { miniature as giveaway } from "./games/giveaway/miniature.js";
import { miniature as checkers } from "./games/checkers/miniature.js";
import { miniature as loa } from "./games/loa/miniature.js";
import { miniature as tzaar } from "./games/tzaar/miniature.js";
import { miniature as breakthrough } from "./games/breakthrough/miniature.js";

/** @type {Record<string, import("./games/miniatures.js").Miniature>} */
export const MINIATURES = { isolation, giveaway, checkers, loa, tzaar, breakthrough };

/**
 * A position as an SVG element, its size and what is inside it, with a text for those who do not see it, and who is to
 * move. Its colours are those of `miniatures.css`.
 * @param {string} game  Its name, with or without a variant.
 * @param {string} position
 * @param {"en" | "de"} language
 */
export function miniature(game, position, language) {
  const { draw, [language]: said } = MINIATURES[game.split(":")[0]];
  const { width, height, content, places, mover } = draw(position);
  const kinds = Object.entries(said.pieces).filter(([key]) => places[key]);
  const label = kinds.map(([key, name]) => `${name}: ${places[key].join(", ")}`).join("; ");
  const svg = `<svg class="miniature" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${content}</svg>`;
  return { svg, width, height, content, label, player: said.players[mover] };
}
