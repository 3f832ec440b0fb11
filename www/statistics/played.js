// The games against engines as bars and as a table, using the texts of the games page.

import { learnTexts, sayOf } from "../match/game_texts.js";
import { words as match } from "../match/words.js";
import { make } from "../site/dom.js";
import { MATCH_GAMES } from "../site/match_games.js";
import { makeBar } from "./drawings.js";
import { words } from "./words.js";

/** @typedef {import("./player_statistics.js").Tally} Tally */

/** Loads the texts of games. @param {Tally[]} played */
export const learnPlayed = (played) => learnTexts(MATCH_GAMES.filter((id) => played.some(({ game }) => game === id)));

/**
 * A game from a later version is shown by its id.
 * @param {string} game @returns {Partial<import("../match/game_texts.js").KindWords>}
 */
const kindOf = (game) => (MATCH_GAMES.includes(game) ? sayOf(game) : {});
const nameOf = (/** @type {string} */ game) => kindOf(game).name ?? game;

/** @param {string} game @param {string} level */
function levelOf(game, level) {
  const named = [kindOf(game).levels ?? {}, match.levels].find((levels) => Object.hasOwn(levels, level));
  return named?.[level].name ?? level;
}

/** @param {Tally[]} played */
export function drawPlayed(played) {
  const most = Math.max(...played.map(({ won, lost, drawn }) => won + lost + drawn));
  const rows = played.map(({ game, won, drawn, lost }) => {
    const parts = [
      { kind: "won", count: won },
      { kind: "drawn", count: drawn },
      { kind: "lost", count: lost },
    ];
    return make(
      "li",
      "",
      make("span", "", nameOf(game)),
      make("span", "note", words.played.ended(won, drawn, lost)),
      makeBar(parts, most),
    );
  });
  return make("section", "spread", make("h3", "", words.played.caption), make("ul", "bars played", ...rows));
}

/** @param {Tally[]} played */
export function tabulatePlayed(played) {
  const head = (/** @type {string} */ text, /** @type {"row" | "col"} */ scope) => {
    const cell = make("th", "", text);
    cell.scope = scope;
    cell.style.cssText = `text-align: left; vertical-align: top; overflow-wrap: anywhere; ${scope === "row" ? "font-weight: inherit" : ""}`;
    return cell;
  };
  const rows = played.map(({ game, won, lost, drawn, beaten }) => {
    const name = head(nameOf(game), "row");
    if (beaten.length)
      name.append(make("div", "note", words.played.beaten(beaten.map((level) => levelOf(game, level)))));
    const result = make("td", "", [won, lost, drawn].map(words.number).join(" · "));
    result.style.verticalAlign = "top";
    return make("tr", "", name, result);
  });
  const heads = [words.played.game, words.played.result].map((text) => head(text, "col"));
  const table = make(
    "table",
    "",
    make("caption", "", words.played.caption),
    make("thead", "", make("tr", "", ...heads)),
    make("tbody", "", ...rows),
  );
  table.style.width = "100%";
  if (table.caption) table.caption.style.textAlign = "left";
  return table;
}
