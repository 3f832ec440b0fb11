// The link of a set, and its result on this device: to copy, or as QR codes.

import { copy, send } from "../site/download.js";
import { anchor, details, drawing, element, input, onClick } from "../site/dom.js";
import { drawQr } from "../site/qr.js";
import { site } from "../site/start_page.js";
import { follow, observe } from "../site/state.js";
import { words as common } from "../site/words.js";
import { words } from "./words.js";
import { recall, remember } from "../site/storage.js";
import { formatSet } from "./link.js";
import { formatResult, nameOf } from "./result.js";
import { signsOf, tellResult, titleOf } from "./result_texts.js";

/** The address of a set or a result. @param {string} query */
export const addressOf = (query) => new URL(`set.html${query}`, site.base).href;

/**
 * Draws a link as a QR code, if its box is open.
 * @param {string} id @param {string} link @returns {Promise<string>} a message, if it cannot be drawn
 */
async function drawCode(id, link) {
  if (!details(`${id}-box`).open) return "";
  const svg = drawing(id);
  try {
    await drawQr(svg, link);
    return "";
  } catch {
    svg.replaceChildren();
    return words.noQr;
  }
}

/** @param {import("./link.js").ProblemSet} set @param {string} query */
export function offerLink(set, query) {
  const lang = document.documentElement.dataset.linkLanguage;
  const address = addressOf(query + (lang ? `&lang=${lang}` : ""));
  const say = (/** @type {string} */ text) => (element("set-said").textContent = text);
  input("set-link").value = address;
  onClick("set-copy", async () => {
    input("set-link").select();
    say((await copy(address)) ? common.share.copied : common.share.copyFailed);
  });
  element("set-qr-box").addEventListener("toggle", async () => say(await drawCode("set-qr", address)));
  const sheet = anchor("set-sheet");
  sheet.hidden = Boolean(set.list?.some(({ wrong }) => wrong));
  sheet.href = `./print.html?problems&${query.slice(1)}`;
  anchor("set-change").href = `./examples/${query}#desk`;
}

// The result of the set on this device: as a text, a link and a QR code, with an optional name.

const NAME = "set-name"; // the last name that was entered

/** Forgets the name, for the next person. */
export const forgetName = () => remember(NAME, "");

export class ResultCard {
  #set;
  #solved;
  name = recall(NAME) ?? "";

  /** @param {import("./link.js").ProblemSet} set @param {import("./solved_set.js").SolvedSet} solved */
  constructor(set, solved) {
    observe(this);
    this.#set = set;
    this.#solved = solved;
    const name = input("name");
    name.value = this.name;
    name.addEventListener("input", () => {
      this.name = name.value;
      remember(NAME, nameOf(this.name));
    });
    const text = () => element("result-text").textContent ?? "";
    const say = (/** @type {string} */ message) => (element("result-said").textContent = message);
    onClick("result-copy", async () => say((await copy(text())) ? common.share.copied : common.share.copyFailed));
    element("result-send").hidden = !("share" in navigator);
    onClick("result-send", () => send({ text: text() }, ({ message }) => say(message)));
    element("result-qr-box").addEventListener("toggle", () => void this.#draw());
    follow(() => this.#show());
  }

  get #link() {
    const { marks, seconds } = this.#solved.progress;
    return addressOf(formatResult(formatSet(this.#set), { name: this.name, marks, seconds }));
  }

  /** Shows the result once there is one. */
  #show() {
    const { marks } = this.#solved;
    element("result").hidden = marks.every((mark) => mark === "open" || mark === "wrong");
    const summary = tellResult(this.#solved.progress);
    element("summary").textContent = summary;
    const name = nameOf(this.name);
    element("result-text").textContent = words.result(titleOf(this.#set), name, summary, signsOf(marks), this.#link);
    void this.#draw();
  }

  async #draw() {
    element("result-said").textContent = await drawCode("result-qr", this.#link);
  }

  focus() {
    element("result").scrollIntoView({ block: "nearest" });
    element("result").focus();
  }
}
