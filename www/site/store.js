// Data saved on this device. Storage may be forbidden or full: then nothing is saved.

/** @param {string} key @returns {string | undefined} */
export function recall(key) {
  try {
    return localStorage.getItem(`plyground.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(`plyground.${key}`, value);
  } catch {
    // The page works without storage.
  }
}
