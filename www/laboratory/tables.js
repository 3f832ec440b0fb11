// Tables of results.

/** A row of cells. @param {...(string | number)} values */
export const cellsOf = (...values) => values.map(String);

const LONG = 14; // the length from which the heading of a row may be broken

/** A box for a table, which scrolls if there is no room for it. @param {string} name */
export function makeBox(name) {
  const box = Object.assign(document.createElement("div"), { className: "scroll", tabIndex: 0 });
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", name);
  return box;
}

/** A name that may be broken before its options and their values. @param {string | Node} name */
const breakable = (name) =>
  typeof name === "string"
    ? name.split(/(?<=[/=])/).flatMap((part, place) => (place ? [document.createElement("wbr"), part] : [part]))
    : [name];

/**
 * Fills a table; the first cell of a row is its heading.
 * @param {string | HTMLTableElement} table  The table or its id.
 * @param {readonly string[]} heads
 * @param {(string | Node)[][]} rows
 * @param {string} [caption]
 */
export function fillTable(table, heads, rows, caption) {
  const target = /** @type {HTMLTableElement} */ (typeof table === "string" ? document.getElementById(table) : table);
  const cell = (/** @type {string} */ name, /** @type {string | Node} */ content, /** @type {string} */ scope) => {
    const made = document.createElement(name);
    if (scope) made.setAttribute("scope", scope);
    made.append(...(scope === "row" ? breakable(content) : [content]));
    made.classList.toggle("long", scope === "row" && (made.textContent ?? "").length > LONG);
    return made;
  };
  const head = document.createElement("thead");
  head.append(document.createElement("tr"));
  head.rows[0].append(...heads.map((text) => cell("th", text, "col")));
  const body = document.createElement("tbody");
  body.append(
    ...rows.map((row) => {
      const line = document.createElement("tr");
      line.append(...row.map((content, index) => (index === 0 ? cell("th", content, "row") : cell("td", content, ""))));
      return line;
    }),
  );
  target.replaceChildren(head, body);
  if (caption) target.createCaption().textContent = caption;
  return target;
}
