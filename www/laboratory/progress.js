// How far a run is, what can be done with it, and whether its results are kept.

import { button, element, make, makeButton } from "../site/dom.js";
import { save } from "../site/download.js";
import { follow } from "../site/state.js";
import { hasPairs } from "./pairing.js";
import { written } from "./run.js";
import { words } from "./words.js";

/**
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./course.js").Course} Course
 * @typedef {import("./entry.js").Entry} Entry
 */

/** @param {Course} course @param {Entry} entry */
export function followProgress(course, entry) {
  follow(() => showProgress(course, entry));
  const notes = new Notes(course);
  follow(() => notes.show());
}

/** @param {Course} course @param {Entry} entry */
function showProgress(course, entry) {
  const { run, current } = course;
  if (entry.refusal) {
    button("run").disabled = false;
    element("progress-text").textContent = entry.refusal.why;
  }
  if (!run || !current) return;
  showButtons(current);
  const { done, total } = current.progress;
  const bar = /** @type {HTMLProgressElement} */ (element("progress"));
  bar.hidden = current.finished || (done === 0 && !current.running);
  bar.value = done / total;
  if (entry.refusal) return;
  element("progress-text").textContent = entry.files.lacks(run.query)
    ? words.sample.missing(new URLSearchParams(run.query).get("sample") ?? "")
    : tellProgress(course, current);
}

/** @param {Run} current */
function showButtons({ running, pausing, finished, progress }) {
  const [start, pause] = [button("run"), button("pause")];
  const focused = document.activeElement;
  start.disabled = false;
  start.hidden = running;
  start.textContent = finished ? words.run.again : progress.done > 0 ? words.run.more : words.run.start;
  pause.hidden = !running;
  pause.disabled = pausing;
  // The focus stays on the button that starts or stops the run.
  if (focused === start && running) pause.focus({ preventScroll: true });
  if (focused === pause && !running) start.focus({ preventScroll: true });
  button("discard").hidden = running;
}

/** @param {Course} course @param {Run} current */
function tellProgress({ comparison, estimate }, current) {
  const { done, total, rate, eta, prepared } = current.progress;
  const unit = hasPairs(current.query) ? "pairs" : "trials";
  const told = words.progress;
  if (current.finished) return comparison ? told[comparison] : told.done(unit, total);
  if (current.running && prepared !== undefined) return told.preparing(unit, done, total, prepared);
  if (current.running) return told.running(unit, done, total, rate, eta === undefined ? undefined : written(eta));
  if (done > 0) return told.part(unit, done, total);
  return told.idle(unit, total, estimate && written(estimate.seconds), estimate?.isBound);
}

/** Says whether results are kept on this device, and which kept ones do not count. */
class Notes {
  #course;
  /** The run and the notes on the page: notes that have not changed stay. @type {{ run?: Run, text: string }} */
  #former = { text: "" };

  /** @param {Course} course */
  constructor(course) {
    this.#course = course;
  }

  /** @param {Run} run */
  #make(run) {
    const notes = [];
    if (!run.isKept && (run.running || run.progress.done > 0)) notes.push(make("p", "note", words.kept.none));
    if (!run.aside.length) return notes;
    const saving = makeButton(words.kept.save, () =>
      save("plyground-set-aside.json", "application/json", `${JSON.stringify(run.aside, null, 2)}\n`),
    );
    const discarding = makeButton(words.kept.discard, () => void run.forgetAside().then(() => this.#course.progress()));
    return [...notes, make("p", "note", words.kept.aside), make("div", "row", saving, discarding)];
  }

  show() {
    const { run } = this.#course;
    if (!run) return;
    const notes = this.#make(run);
    const text = notes.map(({ textContent }) => textContent).join("\n");
    if (run === this.#former.run && text === this.#former.text) return;
    this.#former = { run, text };
    element("kept").replaceChildren(...notes);
  }
}
