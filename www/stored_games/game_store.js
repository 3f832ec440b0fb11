// The games on this device, stored in IndexedDB: games played here against an engine or a friend, and games from files.
// All calls fail if the browser stores nothing, or has no room left.

import { end, inTime, lateDatabase, result } from "../site/database.js";

/**
 * Further facts about a game, from its file or its review.
 * @typedef {Pick<import("../match/record_formats.js").Played, "names" | "date" | "winner" | "bothLost" | "comments">} About
 */
/**
 * A game with its players, as in its link.
 * @typedef {import("../match/link.js").GameLink & About & { id: number, at: number, winner?: import("../match/match.js").Side |
 *   null, file?: string }} StoredGame  `id`, the key, grows with the start times of games; `at` is the time of the last
 *   move, and `file` the name of the file that it comes from.
 */
/** @typedef {Omit<StoredGame, "id">} Unnumbered */

const GAMES = "games";
const RECENT = 100; // the number of latest games in which a game that is opened again is sought
const BATCH = 500; // the number of games read or added at once
const LATEST = 8.64e15; // milliseconds: the last date

const opened = lateDatabase("plyground-games", (base) => {
  base.createObjectStore(GAMES, { keyPath: "id" });
});

const reading = async () => (await opened()).transaction(GAMES).objectStore(GAMES);

/**
 * Changes the store completely or, if that fails, not at all.
 * @template T @param {(store: IDBObjectStore) => T | Promise<T>} act @returns {Promise<T>}
 */
async function change(act) {
  const transaction = (await opened()).transaction(GAMES, "readwrite");
  const ended = end(transaction);
  ended.catch(() => undefined);
  try {
    const value = await act(transaction.objectStore(GAMES));
    await inTime(ended);
    return value;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The transaction has ended.
    }
    throw error;
  }
}

/**
 * Adds games under new keys. Keys are greater than all earlier ones, even from windows whose clocks differ, and not in
 * the future if that can be avoided: other versions of the site use the time as the key.
 * @param {IDBObjectStore} store @param {Unnumbered[]} games  The last one is the newest.
 * @returns {Promise<number>} the key of the last one
 */
async function addTo(store, games) {
  const last = await result(store.openKeyCursor(IDBKeyRange.upperBound(Infinity, true), "prev"));
  const first = Math.max(Number(last?.key ?? 0) + 1, Date.now() - games.length);
  for (let at = 0; at < games.length; at += BATCH) {
    const requests = games.slice(at, at + BATCH).map((game, place) => store.add({ ...game, id: first + at + place }));
    await inTime(result(requests[requests.length - 1]));
  }
  return first + games.length - 1;
}

/** Adds games, the last one as the newest. @param {Unnumbered[]} games @returns {Promise<number>} the key of the last one */
export const add = (games) => change((store) => addTo(store, games));

/** Stores a game in place of the one with the same key. @param {StoredGame} game */
export const put = (game) => change((store) => void store.put(game));

/** @param {number} id */
export const remove = (id) => change((store) => void store.delete(id));

/**
 * Brings back a game that was deleted. Meanwhile another window may have stored it again with more moves, which stay.
 * @param {StoredGame} game
 */
export const restore = (game) =>
  change(async (store) => {
    const stored = await result(store.get(game.id));
    if (stored === undefined) store.put(game);
    else if (!isReadable(stored) || !goesOn(stored, game)) await addTo(store, [game]);
  });

export const removeAll = () => change((store) => void store.clear());

export const count = async () => inTime(result((await reading()).count()));

/**
 * The last games before a certain one, the newest first.
 * @param {number} most @param {number} [before]  The key of that game.
 * @param {(game: StoredGame) => boolean} [fits]  Ends with the first game that fits. @returns {Promise<StoredGame[]>}
 */
export async function newest(most, before = Infinity, fits = () => false) {
  const request = (await reading()).openCursor(IDBKeyRange.upperBound(before, true), "prev");
  /** @type {StoredGame[]} */
  const games = [];
  return inTime(
    new Promise((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor) games.push(cursor.value);
        if (!cursor || games.length === most || fits(cursor.value)) resolve(games);
        else cursor.continue();
      };
    }),
  );
}

/** All games, the oldest first, a few at a time. @returns {AsyncGenerator<StoredGame[]>} */
export async function* batches() {
  for (let after = -Infinity; ; ) {
    /** @type {StoredGame[]} */
    const games = await inTime(result((await reading()).getAll(IDBKeyRange.lowerBound(after, true), BATCH)));
    if (!games.length) return;
    yield games;
    after = games[games.length - 1].id;
  }
}

const isText = (/** @type {unknown} */ value) => typeof value === "string";
/** @param {unknown} value @param {(value: any) => boolean} fits */
const isMissingOr = (value, fits) => value === undefined || fits(value);

/**
 * Whether a stored game has the form that this version knows: other versions of the site share the database.
 * @param {any} game @returns {game is StoredGame}
 */
export const isReadable = (game) =>
  [game.game, game.first, game.second].every(isText) &&
  Array.isArray(game.moves) &&
  game.moves.every(isText) &&
  Math.abs(game.at) <= LATEST &&
  [game.position, game.file, game.date].every((value) => isMissingOr(value, isText)) &&
  [undefined, null, "first", "second"].includes(game.winner) &&
  isMissingOr(game.names, (names) => isText(names?.first) && isText(names?.second)) &&
  isMissingOr(
    game.comments,
    (comments) =>
      Array.isArray(comments) && comments.every((one) => Number.isSafeInteger(one?.ply) && isText(one?.text)),
  );

/** Whether a game begins with another one, or equals it. @param {Omit<StoredGame, "id" | "at">} game @param {StoredGame} other */
const goesOn = (game, other) =>
  ["game", "position", "first", "second"].every((key) => Reflect.get(game, key) === Reflect.get(other, key)) &&
  other.moves.every((move, at) => move === game.moves[at]);

/** The stored game, among the last ones, that a game with moves continues. @param {Omit<StoredGame, "id" | "at">} game */
export async function find(game) {
  if (!game.moves.length) return undefined;
  const fits = (/** @type {StoredGame} */ other) => isReadable(other) && goesOn(game, other);
  return (await newest(RECENT, Infinity, fits)).find(fits);
}
