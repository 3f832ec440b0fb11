// What the service worker keeps. The finished site lists its files here; during development nothing is kept.

/** What the play page needs, kept at once. @type {string[]} */
export const shell = [];

/** The rest, kept when it is first asked for. @type {string[]} */
export const late = [];
