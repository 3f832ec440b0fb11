// Databases of the browser, with promises.

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
export const end = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });

/** @param {string} name @param {(database: IDBDatabase) => void} create  Makes its stores. @returns {Promise<IDBDatabase>} */
export async function openDatabase(name, create) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => create(request.result);
  const database = await result(request);
  // A later build may change the database.
  database.onversionchange = () => database.close();
  return database;
}

// Time limits for storages of the browser, which may never answer.

const PATIENCE = 5_000; // milliseconds

/**
 * Fails if the answer does not arrive in time.
 * @template T @param {Promise<T>} answer @returns {Promise<T>}
 */
export function inTime(answer) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the storage does not answer")), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
