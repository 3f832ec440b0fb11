// Text inside HTML.

const ESCAPES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** Escapes a text for HTML, including attributes. @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);
