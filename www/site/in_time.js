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
