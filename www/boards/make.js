// Creates elements and drawings by script.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [kind]
 * @param {...(string | Node)} content
 */
export function make(name, kind = "", ...content) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.append(...content);
  return element;
}

/** An element of a drawing. @param {string} name @param {Record<string, string | number>} attributes @param {...(string | Node)} content */
export function makeShape(name, attributes, ...content) {
  const shape = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", name));
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
  shape.append(...content);
  return shape;
}
