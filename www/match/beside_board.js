// Pieces beside the board of a two-player game: those that can be placed, and the numbers of those that remain.

import { make } from "../site/dom.js";

/** @typedef {import("./game_views.js").Supply} Supply */
/** @typedef {import("./game_views.js").Step} Step */

/** The kinds of pieces that can be placed, as buttons: one of them is chosen. */
export class PiecePicker {
  root = make("div", "hand");
  #onChoose;
  #chosen = "";
  /** @type {readonly Supply[]} */
  #supply = [];

  /** @param {() => void} onChoose */
  constructor(onChoose) {
    this.#onChoose = onChoose;
    this.root.setAttribute("role", "group");
    this.root.hidden = true;
  }

  /** @param {readonly Supply[]} supply @param {string} name  The name for screen readers. */
  show(supply, name) {
    this.#supply = supply;
    const left = supply.filter(({ isOut }) => !isOut);
    if (!left.some(({ id }) => id === this.#chosen)) this.#chosen = left[0]?.id ?? "";
    this.root.hidden = supply.length === 0;
    this.root.setAttribute("aria-label", name);
    while (this.root.children.length > supply.length) this.root.lastElementChild?.remove();
    supply.forEach(({ id, text, isOut }, at) => {
      const button = /** @type {HTMLButtonElement} */ (
        this.root.children[at] ?? this.root.appendChild(this.#button(at))
      );
      button.textContent = text;
      // A kind that is used up stays in its place.
      button.disabled = isOut;
      button.setAttribute("aria-pressed", String(id === this.#chosen));
    });
  }

  /** @param {number} at */
  #button(at) {
    const button = make("button", "control");
    button.setAttribute("type", "button");
    button.part.value = "control piece-choice";
    button.addEventListener("click", () => {
      this.#chosen = this.#supply[at].id;
      this.#onChoose();
    });
    return button;
  }

  /** The steps that place the chosen kind; all steps if there is nothing to choose. @param {Step[]} steps */
  choose(steps) {
    return this.root.hidden ? steps : steps.filter(({ name }) => name.startsWith(this.#chosen));
  }
}

/** @param {"td" | "th"} name @param {string} text @param {string} [scope]  The scope of a heading. */
function cell(name, text, scope) {
  const made = make(name, "", text);
  if (scope) made.setAttribute("scope", scope);
  return made;
}

/** @param {HTMLElement[]} cells */
const row = (cells) => make("tr", "", ...cells);

/** A heading with a picture of the piece. @param {{ name: string, piece: string }} kind */
function heading({ name, piece }) {
  const made = cell("th", "", "col");
  const sign = make("span", "sign");
  sign.setAttribute("aria-hidden", "true");
  sign.append(make("span", `piece ${piece} light`));
  made.append(sign, name);
  return made;
}

/** The remaining pieces of each side, as a table. @param {import("./game_views.js").Tally} tally */
export function makeTally({ title, kinds, sides }) {
  const table = make("table", "tally");
  table.part.value = "tally";
  const [head, body] = [make("thead"), make("tbody")];
  head.append(row([cell("th", title, "col"), ...kinds.map(heading)]));
  body.append(
    ...sides.map(({ name, counts }) =>
      row([
        cell("th", name, "row"),
        ...counts.map(({ text, isFew, isLeast }) => {
          const count = cell("td", text);
          if (isFew || isLeast) count.className = isFew ? "few" : "least";
          return count;
        }),
      ]),
    ),
  );
  table.append(head, body);
  return table;
}
