// Elements of a board.

/** @param {string} name @param {string} [kind] */
export function make(name, kind) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  return element;
}
