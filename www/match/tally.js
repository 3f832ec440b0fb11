// The remaining pieces of each side, as a table beside the board.

import { make } from "../boards/make.js";

/** @param {string} name @param {string} text @param {string} [scope]  The scope of a heading. */
function cell(name, text, scope) {
  const made = make(name);
  made.textContent = text;
  if (scope) made.setAttribute("scope", scope);
  return made;
}

/** @param {HTMLElement[]} cells */
function row(cells) {
  const made = make("tr");
  made.append(...cells);
  return made;
}

/** A heading with a picture of the piece. @param {{ name: string, piece: string }} kind */
function heading({ name, piece }) {
  const made = cell("th", "", "col");
  const sign = make("span", "sign");
  sign.setAttribute("aria-hidden", "true");
  sign.append(make("span", `piece ${piece} light`));
  made.append(sign, name);
  return made;
}

/** @param {import("./kinds.js").Tally} tally */
export function makeTally({ title, kinds, sides }) {
  const table = make("table", "tally");
  table.part.value = "tally";
  const [head, body] = [make("thead"), make("tbody")];
  head.append(row([cell("th", title, "col"), ...kinds.map(heading)]));
  body.append(
    ...sides.map(({ name, counts }) =>
      row([
        cell("th", name, "row"),
        ...counts.map(({ text, isFew }) => {
          const count = cell("td", text);
          if (isFew) count.className = "few";
          return count;
        }),
      ]),
    ),
  );
  table.append(head, body);
  return table;
}
