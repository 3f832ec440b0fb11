// The result of the set on this device: as a text, a link and a QR code, with a name if the solver wants one.

import { copy } from "../site/download.js";
import { element, input, onClick } from "../site/dom.js";
import { recall, remember } from "../site/storage.js";
import { words as common } from "../site/words.js";
import { formatSet } from "./link.js";
import { formatResult, nameOf } from "./result.js";
import { addressOf, drawCode } from "./share.js";
import { signsOf, tellResult, titleOf } from "./tell.js";
import { words } from "./words.js";

const NAME = "set-name"; // the name that was given last

/** Forgets the name: somebody else begins. */
export const forgetName = () => remember(NAME, "");

export class ResultCard {
  #set;
  #progress;

  /** @param {import("./link.js").ProblemSet} set @param {import("./progress.js").Progress} progress */
  constructor(set, progress) {
    this.#set = set;
    this.#progress = progress;
    const name = input("name");
    name.value = recall(NAME) ?? "";
    name.addEventListener("input", () => {
      remember(NAME, nameOf(name.value));
      this.show();
    });
    const text = () => element("result-text").textContent ?? "";
    const say = (/** @type {string} */ said) => (element("result-said").textContent = said);
    onClick("result-copy", async () => say((await copy(text())) ? common.share.copied : common.share.copyFailed));
    element("result-send").hidden = !("share" in navigator);
    onClick("result-send", () =>
      navigator.share({ text: text() }).catch((/** @type {Error} */ { name, message }) => {
        // Closing the device's own dialog is not an error.
        if (name !== "AbortError") say(message);
      }),
    );
    element("result-qr-box").addEventListener("toggle", () => void this.#draw());
  }

  get #link() {
    const { marks, seconds } = this.#progress;
    return addressOf(formatResult(formatSet(this.#set), { name: input("name").value, marks, seconds }));
  }

  /** Shows the result once there is one. */
  show() {
    const { marks } = this.#progress;
    element("result").hidden = marks.every((mark) => mark === "open" || mark === "wrong");
    const said = tellResult(this.#progress);
    element("summary").textContent = said;
    const name = nameOf(input("name").value);
    element("result-text").textContent = words.result(titleOf(this.#set), name, said, signsOf(marks), this.#link);
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
