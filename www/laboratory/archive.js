// Completed rows, stored in IndexedDB by query, so that a run survives a reload. If storage is forbidden, runs last
// as long as the page.

const NAME = "plyground-laboratory";
const STORE = "chunks";

/**
 * @typedef {{ query: string, from: number, records: string[] }} Chunk  The rows of the trials from `from` on.
 */

/** @returns {Promise<IDBDatabase | undefined>} */
function open() {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ["query", "from"] });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

let database = /** @type {Promise<IDBDatabase | undefined> | undefined} */ (undefined);

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} act
 * @returns {Promise<T | undefined>}
 */
async function use(mode, act) {
  const base = await (database ??= open());
  if (!base) return undefined;
  return new Promise((resolve) => {
    try {
      const request = act(base.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

const range = (/** @type {string} */ query) => IDBKeyRange.bound([query, 0], [query, Number.MAX_SAFE_INTEGER]);

/** The stored rows of a query, by trial. @param {string} query @returns {Promise<Chunk[]>} */
export const recallChunks = async (query) => (await use("readonly", (store) => store.getAll(range(query)))) ?? [];

/** @param {Chunk} chunk */
export const keepChunk = (chunk) => use("readwrite", (store) => store.put(chunk));

/** @param {string} query */
export const forgetChunks = (query) => use("readwrite", (store) => store.delete(range(query)));
