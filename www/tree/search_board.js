// Where a search of a game is shown: its players' names, and the board with the position of a node.

import { kindOf, wordsOf } from "../two_player/game_views.js";
import { openGame } from "../two_player/opening.js";
import { makeGame } from "../two_player/loader.js";
import { boardFor, viewOf } from "../two_player/rules/diagram.js";
import { element } from "../site/dom.js";
import { writeQuery } from "../site/query.js";
import { words } from "./words.js";

/** Shows the name of a game. @param {string} game */
function showHeading(game) {
  const kind = kindOf(game);
  const { name } = wordsOf(game);
  element("about").textContent = [name, kind.tellVariant(game)].filter(Boolean).join(", ");
  document.title = words.pageTitle(name);
  document.body.dataset.board = kind.board;
}

/** Shows an empty board of the final size until the rules of a game are loaded. @param {string} game */
export function sketchStage(game) {
  showHeading(game);
  const kind = kindOf(game);
  const [columns, rows] = (kind.readVariant(game).size ?? kind.size).split("x").map(Number);
  const cells = new Uint8Array(columns * rows);
  boardFor(element("board"), game, rows).set({ columns, rows, cells, steps: [], name: wordsOf(game).name });
}

/** Shows what is searched, whose rules were loaded; throws readable errors. @param {import("./link.js").SearchLink} link */
export function setStage({ game, position }) {
  const round = openGame({ game, position: position || undefined, moves: [] }, makeGame);
  showHeading(game);
  const { first, second } = wordsOf(game).players;
  const [us, them] = round.side === "first" ? [first, second] : [second, first];
  const query = { g: game, ...(position && { p: position.replaceAll(" ", "_") }) };
  /** @type {HTMLAnchorElement} */ (element("play-link")).href = `./games.html?${writeQuery(Object.entries(query))}`;
  element("board").replaceChildren();
  const board = boardFor(element("board"), game, round.rows);
  return {
    names: { us, them, unit: kindOf(game).unit ?? 1 },
    /** After a null move, which boards do not know, it shows the position before. @param {string[]} moves */
    draw(moves) {
      const nothing = moves.indexOf("");
      round.go(0);
      for (const move of nothing < 0 ? moves : moves.slice(0, nothing)) round.play(move);
      const view = viewOf(round);
      board.set({ ...view, steps: [], urged: [] });
      const way = view.last ? [...view.last.from, ...view.last.to] : [];
      board.arrows(way.slice(1).map((to, at) => ({ from: way[at], to, kind: /** @type {const} */ ("last") })));
    },
  };
}
