// The choices among the variants of a game, as fields of the page.

import { element } from "../site/dom.js";
import { kindOf, wordsOf } from "./kinds.js";

export class Variants {
  #onChoose;
  #shown = "";
  /** @type {Map<string, HTMLSelectElement>} */
  #fields = new Map();

  /** @param {(game: string) => void} onChoose */
  constructor(onChoose) {
    this.#onChoose = onChoose;
  }

  /** Shows the current variant. @param {string} game */
  show(game) {
    const kind = kindOf(game);
    if (this.#shown !== kind.id) this.#fill(kind);
    this.#shown = kind.id;
    for (const [id, value] of Object.entries(kind.readVariant(game))) {
      const field = this.#fields.get(id);
      if (!field) continue;
      field.value = value;
      // A link may name a variant that is not offered.
      if (field.selectedIndex < 0)
        field.append(new Option(kind.variants.find((variant) => variant.id === id)?.name(value), value, true, true));
    }
  }

  /** @param {import("./kinds.js").Kind} kind */
  #fill(kind) {
    const names = wordsOf(kind.id).variants ?? {};
    this.#fields = new Map(
      kind.variants.map(({ id, values, name }) => {
        const field = document.createElement("select");
        field.id = id;
        field.append(...values.map((value) => new Option(name(value), value)));
        field.addEventListener("change", () =>
          this.#onChoose(
            kind.writeVariant(Object.fromEntries([...this.#fields].map(([id, { value }]) => [id, value]))),
          ),
        );
        return [id, field];
      }),
    );
    element("variants").replaceChildren(
      ...[...this.#fields].map(([id, field]) => {
        const label = document.createElement("label");
        label.append(names[id] ?? id, " ", field);
        return label;
      }),
    );
    element("variants").hidden = kind.variants.length === 0;
  }
}
