// Where a search of a two-player game is shown: its board with the position of a node.

import { makeGame } from "../match/loader.js";
import { kindOf, wordsOf } from "../match/game_views.js";
import { openGame } from "../match/opening.js";
import { boardFor, viewOf } from "../match/rules/diagram.js";
import { anchor, element } from "../site/dom.js";
import { LinkError } from "../site/puzzle_link.js";
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
export function sketchGame(game) {
  showHeading(game);
  const kind = kindOf(game);
  const [columns, rows] = (kind.readVariant(game).size ?? kind.size).split("x").map(Number);
  const cells = new Uint8Array(columns * rows);
  boardFor(element("board"), game, rows).set({ columns, rows, cells, steps: [], name: wordsOf(game).name });
}

/** @param {import("./link.js").SearchLink} link */
const open = ({ game, position }) => openGame({ game, position: position || undefined, moves: [] }, makeGame);

/**
 * The position of a link, whose rules were loaded; throws readable errors, also if the game is over there.
 * @param {import("./link.js").SearchLink} link @returns {import("./search_session.js").Scene}
 */
export function gameScene(link) {
  const { game } = link;
  const start = open(link);
  const { outcome, side } = start;
  start.free();
  if (outcome !== undefined) throw new LinkError("p", words.wrong.over);
  const { first, second } = wordsOf(game).players;
  const [us, them] = side === "first" ? [first, second] : [second, first];
  return { names: { us, them, unit: kindOf(game).unit ?? 1 }, set: () => setBoard(link) };
}

/** Sets up the board, and returns what shows the position after moves. @param {import("./link.js").SearchLink} link */
function setBoard(link) {
  const { game, position } = link;
  const record = open(link);
  showHeading(game);
  const query = { g: game, ...(position && { p: position.replaceAll(" ", "_") }) };
  anchor("play-link").href = `./games.html?${writeQuery(Object.entries(query))}`;
  element("board").replaceChildren();
  const board = boardFor(element("board"), game, record.rows);
  /** After a null move, which boards do not know, it shows the position before. @param {string[]} moves */
  return (moves) => {
    const nothing = moves.indexOf("");
    record.go(0);
    for (const move of nothing < 0 ? moves : moves.slice(0, nothing)) record.play(move);
    const view = viewOf(record);
    board.set({ ...view, steps: [], urged: [] });
    const way = view.last ? [...view.last.from, ...view.last.to] : [];
    board.arrows(way.slice(1).map((to, at) => ({ from: way[at], to, kind: /** @type {const} */ ("last") })));
  };
}
