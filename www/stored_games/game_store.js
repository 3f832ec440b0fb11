// The games on this device, stored in IndexedDB: those played here against an engine or a friend, and those from files.
// Everything here fails where the browser keeps nothing, or has no room left.

import { end, openDatabase, result, inTime } from "../site/database.js";

/**
 * What else is known about a game: from its file, or from its review.
 * @typedef {Pick<import("../two_player/record_formats.js").Played, "names" | "date" | "winner" | "comments">} About
 */
/**
 * A game with its players, as in its link.
 * @typedef {import("../two_player/link.js").GameLink & About & { id: number, at: number, winner?: import("../two_player/match.js").Side |
 *   null, file?: string }} Kept  Its key, which grows with the time at which it began; the time of its last move; who won, once
 *   it is over; and the file it comes from.
 */

const GAMES = "games";
const RECENT = 100; // games among which one that is opened again is looked for
const BATCH = 500; // games that are read at once

/** @type {Promise<IDBDatabase> | undefined} */
let database;
const opened = () =>
  (database ??= inTime(
    openDatabase("plyground-games", (base) => {
      base.createObjectStore(GAMES, { keyPath: "id" });
    }),
  ));

const reading = async () => (await opened()).transaction(GAMES).objectStore(GAMES);

/** @param {(store: IDBObjectStore) => unknown} act */
async function change(act) {
  const transaction = (await opened()).transaction(GAMES, "readwrite");
  const ended = end(transaction);
  act(transaction.objectStore(GAMES));
  await inTime(ended);
}

/** Stores games, each in place of the one with the same key. @param {Kept[]} games */
export const put = (...games) =>
  change((store) => {
    for (const game of games) store.put(game);
  });

/** @param {number} id */
export const remove = (id) => change((store) => store.delete(id));

export const removeAll = () => change((store) => store.clear());

export const count = async () => inTime(result((await reading()).count()));

/**
 * The last games, the newest first, before a certain one.
 * @param {number} most @param {number} [before]  Its key.
 * @param {(game: Kept) => boolean} [fits]  Ends with the first game that fits. @returns {Promise<Kept[]>}
 */
export async function newest(most, before = Infinity, fits = () => false) {
  const request = (await reading()).openCursor(IDBKeyRange.upperBound(before, true), "prev");
  /** @type {Kept[]} */
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

/** All games, the oldest first, a few at a time. @returns {AsyncGenerator<Kept[]>} */
export async function* batches() {
  for (let after = -Infinity; ; ) {
    /** @type {Kept[]} */
    const games = await inTime(result((await reading()).getAll(IDBKeyRange.lowerBound(after, true), BATCH)));
    if (!games.length) return;
    yield games;
    after = games[games.length - 1].id;
  }
}

/** Whether a game begins with another one, or is the same. @param {Omit<Kept, "id" | "at">} game @param {Kept} other */
const goesOn = (game, other) =>
  ["game", "position", "first", "second"].every((key) => Reflect.get(game, key) === Reflect.get(other, key)) &&
  other.moves.every((move, at) => move === game.moves[at]);

/** The stored game that one with moves goes on with, of the last ones. @param {Omit<Kept, "id" | "at">} game */
export async function find(game) {
  if (!game.moves.length) return undefined;
  const fits = (/** @type {Kept} */ other) => goesOn(game, other);
  return (await newest(RECENT, Infinity, fits)).find(fits);
}

let latest = 0;

/** A key for a game that begins now. */
export const newId = () => (latest = Math.max(Date.now(), latest + 1));
