// Results as files and texts.

/** Offers a text as a file. @param {string} name @param {string} type @param {string} text */
export function save(name, type, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A drawing that stands alone: colours of the page written into it. @param {SVGElement} chart */
export function standalone(chart) {
  const copy = /** @type {SVGElement} */ (chart.cloneNode(true));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("style", `color: ${getComputedStyle(chart).color}; font: 12px sans-serif`);
  return new XMLSerializer().serializeToString(copy);
}

/** Copies a text; tells whether that was allowed. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
