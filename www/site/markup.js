// Text that becomes part of HTML.

const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** A text as it stands in HTML, be it in an attribute. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);
