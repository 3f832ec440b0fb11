// The page of lessons: all but one are HTML. Scripts take the reader's predictions, and bring the searches in frames to
// the step that answers them.

import { LessonsDone } from "./learn/lessons_done.js";
import { element, make } from "./site/dom.js";
import { tellMissing } from "./site/load_errors.js";
import { openPage } from "./site/page.js";
import { follow } from "./site/state.js";
import { words } from "./learn/words.js";

/** Brings the search in a lesson's frame to the step of the answer. @param {Element} lesson */
function goToAnswer(lesson) {
  const frame = lesson.querySelector("iframe");
  if (!frame) return;
  const address = frame.src.replace(/\bat=\d+/, `at=${frame.dataset.then}`);
  if (address === frame.src) return;
  // Another address in the same frame would be a step back for the reader.
  const next = /** @type {HTMLIFrameElement} */ (frame.cloneNode());
  next.src = address;
  frame.replaceWith(next);
}

/** Answers the reader's predictions. @param {Element} lesson @param {() => void} predict  Called with each. */
function askIn(lesson, predict) {
  const [choices, verdict, answer] = [".choices", ".verdict", "details"].map((name) => lesson.querySelector(name));
  if (!choices || !verdict || !(answer instanceof HTMLDetailsElement)) return;
  const buttons = [...choices.querySelectorAll("button")];
  for (const button of buttons) {
    button.addEventListener("click", () => {
      for (const other of buttons) other.ariaPressed = String(other === button);
      const isRight = "right" in button.dataset;
      verdict.textContent = isRight ? words.right : words.wrong;
      choices.classList.add("answered");
      answer.open = true;
      predict();
    });
  }
  answer.addEventListener("toggle", () => {
    if (answer.open) goToAnswer(lesson);
  });
}

/** Marks the lessons in the list that are done. @param {LessonsDone} done */
function mark({ ids }) {
  for (const card of document.querySelectorAll("#lessons .card")) {
    card.querySelector(".done")?.remove();
    if (ids.includes(card.getAttribute("href")?.slice(1) ?? "")) card.append(make("span", "done", words.done));
  }
}

/** The searches speak the language of the link, as the page does. */
function speakInFrames() {
  const { linkLanguage } = document.documentElement.dataset;
  if (!linkLanguage) return;
  for (const frame of document.querySelectorAll("iframe")) frame.src += `&lang=${linkLanguage}`;
}

openPage({
  words: [words],
  draw() {
    speakInFrames();
    const done = new LessonsDone();
    follow(() => mark(done));
    return done;
  },
  open(_, done) {
    const parity = element("parity");
    const ask = (/** @type {Element} */ lesson) => askIn(lesson, () => done.add(lesson.id));
    for (const lesson of document.querySelectorAll(".lesson")) ask(lesson);
    import("./learn/parity/lesson.js")
      .then(({ writeLesson }) => writeLesson(parity))
      .then(() => ask(parity), tellMissing);
  },
});
