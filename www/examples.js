// The page for authors and teachers: a configurator of boards for other pages, sheets to print, and recipes, each with its
// code.

import "./ply-board.js";
import "./ply-set.js";
import "./ply-tree.js";
import { Configurator } from "./examples/configurator.js";
import { words } from "./examples/words.js";
import { translatedCards } from "./games/cards.js";
import { drawPictures } from "./play/cards.js";
import { copy } from "./site/download.js";
import { element, make, makeButton } from "./site/dom.js";
import { openPage } from "./site/page.js";
import { pageQuery } from "./site/query.js";
import { site } from "./site/start_page.js";
import { explain, words as common } from "./site/words.js";

const EXAMPLE_SITE = "https://plyground.example/"; // in the examples' links, as a placeholder for this site
const board = (/** @type {string} */ id) => /** @type {import("./ply-board.js").PlyBoard} */ (element(id));
const real = (/** @type {string} */ code) =>
  code.replaceAll(EXAMPLE_SITE, site.base).replaceAll('"../', `"${site.base}`);

/** Copies a text, and says so on its button. @param {string} text @param {HTMLElement} button */
async function copyFor(text, button) {
  for (const other of document.querySelectorAll(".code button")) other.textContent = words.copy;
  const isCopied = await copy(text);
  element("copied").textContent = isCopied ? common.share.copied : common.share.copyFailed;
  if (isCopied) button.textContent = common.share.copied;
}

/** Code with a button that copies it. @param {string} text @param {string} title */
function makeCode(text, title) {
  const button = makeButton(words.copy, () => void copyFor(text, button));
  button.setAttribute("aria-label", words.copyOf(title));
  return make("div", "code", make("pre", "", make("code", "", text)), button);
}

/** The code after the boards, by their ids: what a page needs besides them. */
const MORE = /** @type {Record<string, string>} */ ({
  branded: `.branded { --ply-tile-1: #8a1538; --ply-tile-2: #4b2e83; --ply-tile-3: #004c54; --ply-frame: #e8c9a0; }
.branded::part(board) { border-radius: 0; }
.branded::part(control) { text-transform: uppercase; letter-spacing: 0.06em; }`,
  heard: `heard.addEventListener("move", ({ detail }) => text.textContent = detail.moves);
heard.addEventListener("solved", ({ detail }) => text.textContent = \`\${detail.moves} of \${detail.optimum}\`);`,
  played: `await played.play("R1");  // its full name, R1+ or R1-; rejects if it is not possible
await played.undo();`,
});

function showCode() {
  for (const living of document.querySelectorAll(".living")) {
    for (const link of living.querySelectorAll("a")) {
      link.href = real(link.href);
      link.removeAttribute("data-t");
    }
    const recipe = /** @type {HTMLElement} */ (living.closest(".recipe"));
    const title = recipe.querySelector("h3")?.textContent ?? "";
    const element = real(living.innerHTML.trim()).replaceAll("&amp;", "&").replaceAll('=""', "");
    // Elements that are frames have scripts of their own.
    const name = living.querySelector("ply-tree, ply-set")?.localName;
    const code = name ? `<script type="module" src="${site.base}${name}.js"></script>\n${element}` : element;
    living.after(makeCode(code, title));
    const more = MORE[recipe.dataset.more ?? ""];
    if (more) living.parentElement?.append(makeCode(more, title));
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-copy]")))
    button.addEventListener("click", () => {
      const field = /** @type {HTMLTextAreaElement} */ (element(button.dataset.copy ?? ""));
      field.select();
      void copyFor(field.value, button);
    });
}

function listen() {
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
        element("message").textContent = explain(error);
      }
    });
  }
}

openPage({
  words: [words],
  draw() {
    drawPictures();
    showCode();
    listen();
    new Configurator(site.base);
  },
  cards: translatedCards,
  async open() {
    drive();
    await (await import("./desk/desk_form.js")).openDesk(pageQuery());
  },
});
