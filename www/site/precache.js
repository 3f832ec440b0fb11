// The files that the service worker saves, with the first eight digits of the SHA-256 of those whose names contain a hash; a
// host may add something to others. The finished site lists them here; during development nothing is saved.

/**
 * The progress of saving the files of other pages: the next index in their list and, at its end, whether all are there.
 * @typedef {{ next?: number, isWhole?: boolean }} SavedFiles
 */

/** The files that the play page needs, saved at once. @type {Record<string, string>} */
export const shell = {};

/**
 * The files that the other pages need, smallest first: saved when first requested, or while a page is idle.
 * @type {Record<string, string>}
 */
export const late = {};
