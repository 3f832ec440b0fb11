// Creates elements by script.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} kind
 * @param {...(string | Node)} content
 */
export function make(name, kind, ...content) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.append(...content);
  return element;
}

/** @param {string} text @param {() => void} act @param {string} [kind] */
export function makeButton(text, act, kind = "") {
  const button = make("button", kind, text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}
