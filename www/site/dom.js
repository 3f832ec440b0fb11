// Access to the page's elements by id.

/** @param {string} id @returns {HTMLElement} */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element #${id}`);
  return found;
}

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (element(id));
/** @param {string} id */
export const input = (id) => /** @type {HTMLInputElement} */ (element(id));
/** @param {string} id */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (element(id));

/** @param {string} id @param {() => void} handler */
export const onClick = (id, handler) => element(id).addEventListener("click", handler);
