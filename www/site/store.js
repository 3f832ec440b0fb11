// What this device remembers. Storage may be forbidden or full: then nothing is remembered.

/** @param {string} key @returns {string | undefined} */
export function recall(key) {
  try {
    return localStorage.getItem(`plyground.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(`plyground.${key}`);
  } catch {
    // Then there is nothing to forget.
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`plyground.${key}`, value);
  } catch {
    // The page works without.
  }
}
