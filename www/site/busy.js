// Work that takes all cores, during which the rest of the site is not saved.

/** @type {Promise<unknown>} */
let work = Promise.resolve();

/** Saves nothing until some work is done. @param {Promise<unknown>} done */
export function saveAfter(done) {
  work = Promise.allSettled([work, done]);
}

/** Waits for all such work. */
export const workDone = () => work;
