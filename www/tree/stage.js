// A recorded search of a game whose rules were loaded, on the page: with its boards, its players' names and its link.

import { miniature } from "../games/cards.js";
import { kindOf, wordsOf } from "../two_player/game_views.js";
import { makeGame } from "../two_player/loader.js";
import { element } from "../site/dom.js";
import { language } from "../site/language.js";
import { formatSearch } from "./link.js";
import { TreeView } from "./view.js";
import { words } from "./words.js";

/**
 * Shows a search.
 * @param {import("./link.js").SearchLink} link @param {import("./search_tree.js").SearchTree} tree
 */
export function showSearch({ game, position, engine, at }, tree) {
  const root = makeGame(game, position || undefined);
  const { name, players } = wordsOf(game);
  const { first, second } = players;
  element("about").textContent = [name, kindOf(game).tellVariant(game)].filter(Boolean).join(", ");
  document.title = words.pageTitle(name);
  const [us, them] = root.side === "first" ? [first, second] : [second, first];
  /** The text of the position after moves; a null move, which boards do not know, ends them. @param {string[]} moves */
  const positionAfter = (moves) => {
    const passed = moves.indexOf("");
    const played = passed < 0 ? moves : moves.slice(0, passed);
    for (const move of played) root.play(move);
    const text = root.position;
    for (const _ of played) root.undo();
    return text;
  };
  const stage = {
    names: { us, them, unit: kindOf(game).unit ?? 1 },
    draw: (/** @type {string[]} */ moves) => {
      const { width, height, content, label } = miniature(game, positionAfter(moves), language());
      const told = label || words.emptyBoard;
      return `<svg class="miniature" viewBox="0 0 ${width} ${height}" role="img" aria-label="${told}">${content}</svg>`;
    },
    onStep: (/** @type {number} */ now) =>
      history.replaceState(history.state, "", formatSearch({ game, position, engine, at: now })),
  };
  return new TreeView(tree, stage, at ?? tree.events.length - 1);
}
