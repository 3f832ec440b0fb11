// A small picture of Tzaar.

/** A hexagon of lines with a ring, a disc with a centre and a plain disc. */
export const picture = `<rect class="sand" width="40" height="40"/><path class="thread" d="M6 12V28L20 36L34 28V12L20 4ZM6 12L34 28M6 28L34 12"/>${[
  [6, 12, "light"],
  [34, 12, "dark"],
  [20, 36, "dark"],
  [20, 4, "light"],
  [6, 28, "dark"],
  [34, 28, "light"],
]
  .map(
    ([x, y, kind], at) =>
      `<g class="${at === 3 ? "go" : at === 1 ? "hit" : ""}"><circle class="${kind}" cx="${x}" cy="${y}" r="5"/>${at % 3 < 2 ? `<circle class="${kind} mark" cx="${x}" cy="${y}" r="${at % 3 ? 1.6 : 3.2}"/>` : ""}</g>`,
  )
  .join("")}`;
