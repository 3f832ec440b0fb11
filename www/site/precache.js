// The files that the service worker saves. The finished site lists them here; during development nothing is saved.

/**
 * How many files of other pages are saved: the next index in their list and, at its end, whether all are there.
 * @typedef {{ next?: number, isWhole?: boolean }} Kept
 */

/**
 * The files that the play page needs, saved at once: each with the first eight digits of the SHA-256 of its content, or
 * nothing if hosts may change it, as they do with pages and pictures.
 * @type {Record<string, string>}
 */
export const shell = {};

/**
 * The files that the other pages need, in the same form, smallest first: saved when first requested, or while a page is
 * idle.
 * @type {Record<string, string>}
 */
export const late = {};
