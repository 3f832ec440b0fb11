// The games against engines as a table, using the texts of the games page.

import { DUELS } from "../site/duels.js";
import { language } from "../site/language.js";
import { make } from "../site/make.js";
import { words } from "./words.js";

/** @typedef {import("../match/words_en.js").KindWords} KindWords */

/** Loaded late, and without the rest: none of the pages needs the texts before. @param {string[]} games */
async function learnMatchWords(games) {
  const [{ words }, { said }] = await Promise.all([
    language() === "de" ? import("../match/words_de.js") : import("../match/words_en.js"),
    import("../match/said.js"),
  ]);
  const known = DUELS.filter((id) => games.includes(id));
  const kinds = await Promise.all(known.map(async (id) => [id, await said(id, language())]));
  return { levels: words.levels, kinds: /** @type {Record<string, KindWords>} */ (Object.fromEntries(kinds)) };
}

/** @param {import("./played.js").Tally[]} played */
export async function tabulatePlayed(played) {
  const { kinds, levels } = await learnMatchWords(played.map(({ game }) => game));
  /** A game from a later version is shown by its id. @param {string} game @returns {Partial<KindWords>} */
  const kindOf = (game) => (Object.hasOwn(kinds, game) ? kinds[game] : {});
  const nameOf = (/** @type {string} */ game, /** @type {string} */ level) => {
    const named = [kindOf(game).levels ?? {}, levels].find((levels) => Object.hasOwn(levels, level));
    return named?.[level].name ?? level;
  };
  const head = (/** @type {string} */ text, /** @type {"row" | "col"} */ scope) => {
    const cell = make("th", "", text);
    cell.scope = scope;
    cell.style.cssText = `text-align: left; vertical-align: top; overflow-wrap: anywhere; ${scope === "row" ? "font-weight: inherit" : ""}`;
    return cell;
  };
  const rows = played.map(({ game, won, lost, drawn, beaten }) => {
    const name = head(kindOf(game).name ?? game, "row");
    if (beaten.length)
      name.append(make("div", "note", words.played.beaten(beaten.map((level) => nameOf(game, level)))));
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
