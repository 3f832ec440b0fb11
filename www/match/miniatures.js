// Miniatures of positions of all two-player games, for pages that have no engine.

import { DUELS } from "../site/duels.js";

/** @typedef {import("./games/miniatures.js").Miniature} Miniature */

/** @type {readonly Miniature[]} */
const all = await Promise.all(DUELS.map(async (id) => (await import(`./games/${id}/miniature.js`)).miniature));

const MINIATURES = Object.fromEntries(DUELS.map((id, at) => [id, all[at]]));

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
