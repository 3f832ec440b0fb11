// What the service worker keeps. The finished site lists its files here; during development nothing is kept.

/**
 * How far the files of other pages are kept: where in their list to go on; at its end, whether all are there.
 * @typedef {{ next?: number, isWhole?: boolean }} Kept
 */

/** What the play page needs, kept at once. @type {string[]} */
export const shell = [];

/**
 * What the other pages need, the smallest files first: kept when it is first asked for, or when a page has nothing else
 * to do.
 * @type {string[]}
 */
export const late = [];
