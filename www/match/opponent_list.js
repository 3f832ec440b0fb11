// The list of opponents, which opens from the title line: each with the results of the games against it.

import { element, make, makeButton } from "../site/dom.js";
import { learn } from "../site/i18n.js";
import { follow } from "../site/state.js";
import { load } from "../statistics/shelf.js";
import { words } from "../statistics/words.js";

/** @typedef {import("./opponents.js").Opponents} Opponents */

/** @type {Opponents | undefined} */
let listed;

/** @param {Opponents} opponents */
function draw(opponents) {
  const rows = opponents.choices.map(({ id, name, note, results: { won, drawn, lost }, isChosen }) => {
    const row = makeButton("", () => {
      opponents.choose(id);
      element("players").hidePopover();
    });
    const count = won + drawn + lost;
    row.append(
      make("b", "", name),
      make("span", "results", count ? words.played.ended(won, drawn, lost) : ""),
      make("span", "note", note),
    );
    row.setAttribute("aria-pressed", String(isChosen));
    return row;
  });
  element("opponents").replaceChildren(...rows);
}

/** Shows the opponents, and reads anew how games against them ended. @param {Opponents} opponents */
export async function listOpponents(opponents) {
  await learn(words);
  opponents.games = load()?.played ?? [];
  if (listed === opponents) return;
  listed = opponents;
  follow(() => draw(opponents));
}
