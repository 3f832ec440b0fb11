// Tells whether results are kept on this device, and which kept ones do not count.

import { element, make, makeButton } from "../site/dom.js";
import { save } from "../site/download.js";
import { words } from "./words.js";

/** @param {import("./run.js").Run} run */
function notes(run) {
  const shown = [];
  if (!run.isKept && (run.running || run.progress.done > 0)) shown.push(make("p", "note", words.kept.none));
  if (run.aside.length > 0)
    shown.push(
      make("p", "note", words.kept.aside),
      make(
        "div",
        "row",
        makeButton(words.kept.save, () =>
          save("plyground-set-aside.json", "application/json", `${JSON.stringify(run.aside, null, 2)}\n`),
        ),
        makeButton(words.kept.discard, () => void run.forgetAside().then(() => showKept(run))),
      ),
    );
  return shown;
}

/** The run and the notes on the page: notes that have not changed stay. */
let before = /** @type {{ run?: import("./run.js").Run, text: string }} */ ({ text: "" });

/** @param {import("./run.js").Run} run */
export function showKept(run) {
  const all = notes(run);
  const text = all.map(({ textContent }) => textContent).join("\n");
  if (run === before.run && text === before.text) return;
  before = { run, text };
  element("kept").replaceChildren(...all);
}
