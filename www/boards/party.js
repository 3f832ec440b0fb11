// What a win has on every page: small tiles that fly out from behind the board, or a glow.

import { make } from "./make.js";

const THROWN = 18; // small tiles
const GOLDEN = 2.4; // radians: the angle between two that follow each other, so that they spread evenly

/** @param {HTMLElement} shape @param {Record<string, number>} lengths  In pixels, by the names of properties. */
function measure(shape, lengths) {
  for (const [name, length] of Object.entries(lengths)) shape.style.setProperty(`--${name}`, `${Math.round(length)}px`);
}

/** Lets small tiles fly out from behind the middle of a board; where nothing should move, its edge glows for a moment. @param {HTMLElement} board */
export function throwTiles(board) {
  const party = make("div", "party");
  party.ariaHidden = "true";
  const { left, top, width, height } = board.getBoundingClientRect();
  measure(party, { left, top, width, height });
  for (let at = 0; at < THROWN; at++) {
    const tile = make("i");
    const far = width * (0.62 + 0.06 * (at % 4));
    measure(tile, {
      left: left + width / 2,
      top: top + height / 2,
      right: far * Math.cos(GOLDEN * at),
      down: far * Math.sin(GOLDEN * at),
    });
    tile.dataset.group = String((at % 3) + 1);
    party.append(tile);
  }
  party.addEventListener("animationend", () => party.remove());
  document.body.append(party);
}
