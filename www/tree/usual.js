// What the page shows without a link.

/** The game of a link that names none. */
export const USUAL = "isolation:4x4";
