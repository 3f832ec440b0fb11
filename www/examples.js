// The gallery: shows the code of every example next to it, as written in the page, and runs the two that need a
// script.

import { learn } from "./site/i18n.js";
import "./ply-board.js";
import { element } from "./site/dom.js";
import { wakeHeader } from "./site/header.js";
import { language, translate } from "./site/language.js";
import { keepOffline, offerUpdate } from "./site/offline.js";
import { refuseFrames, site, unveil } from "./site/start_page.js";

/** @typedef {import("./ply-board.js").PlyBoard} PlyBoard */

const english = {
  heard: {
    nothing: "Nothing has happened on the board yet.",
    move: (/** @type {string} */ moves, /** @type {number | undefined} */ distance) =>
      `Moves so far: ${moves}${distance === undefined ? "" : `; ${distance} to win`}.`,
    solved: (/** @type {{ moves: number, optimum: number | null }} */ { moves, optimum }) =>
      `Solved in ${moves}${optimum === null ? "" : `; the shortest way takes ${optimum}`}.`,
  },
};
/** @typedef {typeof english} Words */

const EXAMPLE_SITE = "https://plyground.example/"; // in the examples' links, as a placeholder for this site
const board = (/** @type {string} */ id) => /** @type {PlyBoard} */ (element(id));
const real = (/** @type {string} */ code) =>
  code.replaceAll(EXAMPLE_SITE, site.base).replaceAll('"../', `"${site.base}`);

function showCode() {
  element("first-lines").textContent = real(
    `<script type="module" src="${EXAMPLE_SITE}ply-board.js"></script>\n<ply-board><a href="${EXAMPLE_SITE}?g=slide3">Play SlideThree</a></ply-board>`,
  );
  for (const living of document.querySelectorAll(".living")) {
    for (const link of living.querySelectorAll("a")) link.href = real(link.href);
    const code = document.createElement("pre");
    code.append(
      Object.assign(document.createElement("code"), {
        textContent: real(living.innerHTML.trim()).replaceAll("&amp;", "&"),
      }),
    );
    living.after(code);
  }
  element("branded-style").textContent =
    `.branded { --ply-tile-1: #8a1538; --ply-tile-2: #4b2e83; --ply-tile-3: #004c54; --ply-frame: #e8c9a0; }
.branded::part(board) { border-radius: 0; }
.branded::part(control) { text-transform: uppercase; letter-spacing: 0.06em; }`;
  element("heard-code").textContent = `heard.addEventListener("move", ({ detail }) => text.textContent = detail.moves);
heard.addEventListener("solved", ({ detail }) => text.textContent = \`\${detail.moves} of \${detail.optimum}\`);`;
  element("played-code").textContent =
    `await played.play("R1");  // its full name, R1+ or R1-; rejects if it is not possible
await played.undo();`;
}

/** @param {Words} words */
function listen(words) {
  const say = (/** @type {string} */ text) => (element("heard-text").textContent = text);
  say(words.heard.nothing);
  const heard = board("heard");
  heard.addEventListener("move", (event) =>
    say(words.heard.move(/** @type {CustomEvent} */ (event).detail.moves, heard.distanceToWin)),
  );
  heard.addEventListener("solved", (event) => say(words.heard.solved(/** @type {CustomEvent} */ (event).detail)));
}

function drive() {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-play]"))) {
    button.addEventListener("click", async () => {
      const played = board("played");
      try {
        await (button.dataset.play ? played.play(button.dataset.play) : played.undo());
        element("message").textContent = "";
      } catch (error) {
        const { explain, words } = await import("./site/words.js");
        await learn(words);
        element("message").textContent = explain(error);
      }
    });
  }
}

async function start() {
  showCode();
  drive();
  wakeHeader();
  let words = english;
  if (language() === "de") {
    const german = await import("./examples/words_de.js");
    translate(german.texts);
    ({ words } = german);
  }
  listen(words);
  document.documentElement.dataset.begun = "";
}

if (!refuseFrames()) {
  keepOffline(site.base, (apply) => void offerUpdate(apply), start().finally(unveil));
}
