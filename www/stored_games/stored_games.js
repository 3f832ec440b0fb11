// The stored games on the games page: the game on the board is stored after each move, and all games are listed.

import { details, element } from "../site/dom.js";
import { learn } from "../site/i18n.js";
import { add, find, put } from "./game_store.js";
import { words } from "./words.js";

/** @typedef {import("./game_store.js").StoredGame} StoredGame */
/** @typedef {Omit<StoredGame, "id" | "at">} Game */
/**
 * The game on the board.
 * @typedef {object} Board
 * @property {Game} opened  The game as it was opened.
 * @property {Pick<StoredGame, "id" | "file">} [known]  The stored game, once it is known.
 * @property {boolean} isOurs  Whether to store the game: the visitor has moved, or it comes from the device or a file.
 * @property {string} [written]  The game as last stored, as JSON.
 */

/** Writes to the store one after the other. */
let queue = Promise.resolve();
/** The list, once it was unfolded. @type {import("./game_list.js").GameList | undefined} */
let list;

const isUnfolded = () => details("kept").open;

/** Lists the games, if the list is unfolded. @param {ConstructorParameters<typeof import("./game_list.js").GameList>[1]} actions */
export async function showList(actions) {
  if (!isUnfolded()) return;
  const { GameList } = await import("./game_list.js");
  await learn(words);
  list ??= new GameList(element("kept"), actions);
  await list.show();
}

/** Updates the list, if it is unfolded and not in use. */
export async function refresh() {
  if (isUnfolded() && !list?.isInUse) await list?.show();
}

/** Stores the game on the board if it has changed; shows a message if that fails. @param {Board} board @param {Game} game */
export function keep(board, game) {
  const { opened } = board;
  const written = JSON.stringify(game);
  const isPlayed = [game.first, game.second].includes("you") || opened.file !== undefined;
  if (!isPlayed || !game.moves.length || written === board.written) return;
  const isAsStored = board.known && board.written === undefined;
  board.written = written;
  if (isAsStored) return;
  queue = queue.then(async () => {
    const failed = element("kept-failed");
    try {
      board.known ??= await find(opened);
      const { file } = board.known ?? opened;
      const stored = { ...game, at: Date.now(), file };
      if (board.known) await put({ ...stored, id: board.known.id });
      else board.known = { id: await add([stored]), file };
      failed.textContent = "";
      await refresh();
    } catch {
      await learn(words);
      failed.textContent = words.failed;
    }
  });
}
