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

/**
 * @param {string} name @param {(database: IDBDatabase) => void} create  Makes its stores.
 * @param {() => void} onClose  Is called when the database can no longer be used. @returns {Promise<IDBDatabase>}
 */
async function openDatabase(name, create, onClose) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => create(request.result);
  const database = await result(request);
  // A later build may change the database.
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  // The visitor may delete the data of the site.
  database.onclose = onClose;
  return database;
}

/**
 * A function that opens a database when it is first needed, and again after it did not open or the browser closed it.
 * @param {string} name @param {(database: IDBDatabase) => void} create  Makes its stores.
 */
export function lateDatabase(name, create) {
  /** @type {Promise<IDBDatabase> | undefined} */
  let opening;
  const forget = () => void (opening = undefined);
  return () => {
    opening ??= inTime(openDatabase(name, create, forget)).catch((error) => {
      forget();
      throw error;
    });
    return opening;
  };
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
