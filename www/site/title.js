// The title of a sheet or a set.

export const LONGEST_TITLE = 80; // characters as a person counts them

/** A title as it is stored, with single spaces; undefined if it is too long or has control characters. @param {string} text */
export function readTitle(text) {
  const title = text.replace(/\s+/g, " ").trim();
  const isOdd = /[\p{Cc}\u202a-\u202e]/u.test(title);
  return isOdd || [...title].length > LONGEST_TITLE ? undefined : title;
}
