// The shadow root of an element: its style sheets, and what it shows without a board.

import { language } from "../site/language.js";

const RESTING = `
  :host { display: block; width: 24rem; max-width: 100%; }
  :host([hidden]) { display: none; }
  .waiting { aspect-ratio: 1; margin-bottom: 5.5rem; padding: 1rem; display: grid; place-content: center; gap: 0.5rem; text-align: center; border: 1px solid; border-radius: 1rem; }
`;
/**
 * The style sheets of each document, by their text: a document rejects those of another.
 * @type {WeakMap<Document, Map<string, CSSStyleSheet>>}
 */
const documentSheets = new WeakMap();

/** Applies a style sheet to a shadow root. @param {ShadowRoot} root @param {string} text */
export function applyStyles(root, text) {
  const { ownerDocument } = root;
  const sheets = documentSheets.get(ownerDocument) ?? new Map();
  documentSheets.set(ownerDocument, sheets);
  const view = ownerDocument.defaultView;
  if (!view) return;
  const sheet = sheets.get(text) ?? new view.CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  root.adoptedStyleSheets = [sheet];
}

/** Without a board the content of the element is shown, for example a link. @param {ShadowRoot} root */
export function showContent(root) {
  const waiting = document.createElement("div");
  waiting.className = "waiting";
  waiting.part.add("waiting");
  waiting.append(document.createElement("slot"));
  root.replaceChildren(waiting);
  applyStyles(root, RESTING);
}

/** Shows why there is no board. @param {ShadowRoot} root @param {Error} error */
export async function showError(root, error) {
  showContent(root);
  const place = root.firstElementChild;
  const text = document.createElement("small");
  text.setAttribute("role", "status");
  place?.append(text);
  try {
    const trouble = (await import("../site/trouble.js")).tellTrouble(error, [language()]);
    text.textContent = trouble.text;
    place?.append(trouble.details);
  } catch {
    text.textContent = error.message;
  }
}
