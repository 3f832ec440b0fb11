// The link of a set, to copy or as a QR code.

import { copy } from "../site/download.js";
import { element, input, onClick } from "../site/dom.js";
import { drawQr } from "../site/qr.js";
import { site } from "../site/start_page.js";
import { words as common } from "../site/words.js";
import { words } from "./words.js";

const MOST_PRINTED = 12; // problems on a sheet

/** The address of a set or a result. @param {string} query */
export const addressOf = (query) => new URL(`set.html${query}`, site.base).href;

/**
 * Draws a link as a QR code, if its box is open.
 * @param {string} id @param {string} link @returns {Promise<string>} what there is to say about it
 */
export async function drawCode(id, link) {
  if (!(/** @type {HTMLDetailsElement} */ (element(`${id}-box`)).open)) return "";
  const drawing = /** @type {SVGElement} */ (/** @type {unknown} */ (element(id)));
  try {
    await drawQr(drawing, link);
    return "";
  } catch {
    drawing.replaceChildren();
    return words.noQr;
  }
}

/** @param {import("./link.js").ProblemSet} set @param {string} query */
export function offerLink({ list = [], count }, query) {
  const address = addressOf(query);
  const say = (/** @type {string} */ text) => (element("set-said").textContent = text);
  input("set-link").value = address;
  onClick("set-copy", async () => {
    input("set-link").select();
    say((await copy(address)) ? common.share.copied : common.share.copyFailed);
  });
  element("set-qr-box").addEventListener("toggle", async () => say(await drawCode("set-qr", address)));
  const sheet = /** @type {HTMLAnchorElement} */ (element("set-sheet"));
  sheet.hidden = count > MOST_PRINTED || list.some(({ game, wrong }) => wrong || game !== list[0].game);
  sheet.href = `./print.html?problems&${query.slice(1)}`;
}
