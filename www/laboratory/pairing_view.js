// The choice of a game and two engines, above the chart.

import { element, select } from "../site/dom.js";
import { follow } from "../site/state.js";
import { gameOf } from "./describe.js";
import { words } from "./words.js";

/**
 * @param {import("./pairing.js").Pairing} pairing
 * @param {(query: string) => void} open  Called with the query of what the visitor has chosen.
 */
export function followPairing(pairing, open) {
  const [game, ...engines] = ["pairing-game", "pairing-one", "pairing-two"].map(select);
  game.addEventListener("change", () => open(pairing.withGame(game.value)));
  for (const [place, engine] of engines.entries())
    engine.addEventListener("change", () => open(pairing.withEngine(place, engine.value)));
  follow(() => {
    element("pairing").hidden = !pairing.isThere;
    if (!pairing.isThere) return;
    fill(game, pairing.games, pairing.game, (name) => words.gameName(gameOf(name, words.phrases.contest)));
    for (const [place, engine] of engines.entries())
      fill(engine, pairing.choices(place), pairing.engines[place], words.level);
  });
}

const capitalized = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);

/** @param {HTMLSelectElement} list @param {string[]} names @param {string} chosen @param {(name: string) => string} say */
function fill(list, names, chosen, say) {
  list.replaceChildren(...names.map((name) => new Option(capitalized(say(name)), name, false, name === chosen)));
}
