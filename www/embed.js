// The page for frames: one board, configured by the address. It reports its height and its events to the surrounding
// page, and accepts no messages.

import "./ply-board.js";
import { readGameKeys } from "./match/link.js";
import { site } from "./site/boot.js";
import { element } from "./site/dom.js";
import { DUELS, isDuel } from "./site/duels.js";
import { BOARD_CONTROLS, DUEL_CONTROLS, OPTIONS, readOptions } from "./site/embed_options.js";
import { language } from "./site/language.js";
import { longKey, readLink } from "./site/link.js";
import { mend } from "./site/mend.js";
import { ownPairs } from "./site/query.js";
import { explain, learnWords, words } from "./site/words.js";

/** @param {string} type @param {object} details */
const tellParent = (type, details) => {
  if (parent !== window) parent.postMessage({ type: `plyground-${type}`, ...details }, "*");
};

let isForTwo = false;

function start() {
  const given = ownPairs(location.search);
  const isOption = (/** @type {[string, string]} */ [name]) => OPTIONS.includes(name);
  const options = new Map(given.filter(isOption));
  const puzzle = given.filter((pair) => !isOption(pair));
  isForTwo = isDuel(puzzle.find(([name]) => longKey(name) === "game")?.[1]);
  if (options.size + puzzle.length < given.length)
    throw new Error(words.wrong.twice(OPTIONS.find((name) => given.filter(([key]) => key === name).length > 1) ?? ""));
  // The board reports what only the engine knows.
  const { ignored } = isForTwo ? readGameKeys(puzzle) : readLink(puzzle, DUELS);
  // This is only useful to the author of the surrounding page.
  if (ignored.length) console.warn(words.wrong.ignored(ignored).trim());
  const { theme } = readOptions((name) => options.get(name), isForTwo ? DUEL_CONTROLS : BOARD_CONTROLS);
  document.documentElement.classList.toggle("light", theme === "light");
  document.documentElement.classList.toggle("dark", theme === "dark");

  const board = document.createElement("ply-board");
  for (const [name, value] of [...options, ...puzzle])
    if (!ignored.includes(name)) board.setAttribute(longKey(name), value);
  const link = document.createElement("a");
  link.href = isForTwo ? new URL("games.html", site.base).href : site.base;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = words.embed.elsewhere;
  board.append(link);
  for (const type of ["move", "solved", "over", "statechange"]) {
    board.addEventListener(type, (event) => tellParent(type, /** @type {CustomEvent} */ (event).detail));
  }
  element("place").append(board);
  document.documentElement.dataset.begun = "";
}

new ResizeObserver(() =>
  tellParent("height", { height: Math.ceil(element("place").getBoundingClientRect().height) }),
).observe(element("place"));
document.documentElement.lang = language();
learnWords()
  .then(start)
  .catch((error) => {
    element("message").hidden = false;
    element("message").textContent = (isForTwo ? words.wrong.game : words.wrong.puzzle)(explain(error));
    mend(error);
  });
