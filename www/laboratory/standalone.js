// Exports charts as files.

/** Makes a drawing independent of the page by inlining its colours. @param {SVGElement} chart */
export function standalone(chart) {
  const copy = /** @type {SVGElement} */ (chart.cloneNode(true));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("style", `color: ${getComputedStyle(chart).color}; font: 12px sans-serif`);
  return new XMLSerializer().serializeToString(copy);
}
