// Tables of results.

/** A row of cells from values. @param {...(string | number)} values */
export const cellsOf = (...values) => values.map(String);

/**
 * Fills a table; the first cell of a row is its head.
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
    made.append(content);
    return made;
  };
  const head = document.createElement("thead");
  head.append(document.createElement("tr"));
  head.rows[0].append(...heads.map((text) => cell("th", text, "col")));
  const body = document.createElement("tbody");
  body.append(...rows.map((row) => {
    const line = document.createElement("tr");
    line.append(...row.map((content, index) => (index === 0 ? cell("th", content, "row") : cell("td", content, ""))));
    return line;
  }));
  target.replaceChildren(head, body);
  if (caption) target.createCaption().textContent = caption;
  return target;
}
