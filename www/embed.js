// The page for frames: one board, configured by the address. It reports its height and its events to the surrounding
// page, and accepts no messages.

import { learn } from "./site/i18n.js";
import { readGameKeys } from "./match/link.js";
import "./ply-board.js";
import { element } from "./site/dom.js";
import { MATCH_GAMES, isMatchGame } from "./site/match_games.js";
import {
  PUZZLE_CONTROLS,
  MATCH_CONTROLS,
  OPTIONS,
  PROBLEM_CONTROLS,
  PROBLEM_KEYS,
  readOptions,
} from "./site/embed_options.js";
import { language, speak } from "./site/language.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { LinkReader, longKey, readLink } from "./site/puzzle_link.js";
import { pageQuery, ownPairs } from "./site/query.js";
import { site } from "./site/start_page.js";
import { explain, words } from "./site/words.js";

/** @param {string} type @param {object} details */
const tellParent = (type, details) => {
  if (parent !== window) parent.postMessage({ type: `plyground-${type}`, ...details }, "*");
};

/** @typedef {[string, string]} Pair  The name of a key, and its value. */

const CONTROLS = { puzzle: PUZZLE_CONTROLS, match: MATCH_CONTROLS, problem: PROBLEM_CONTROLS };
const PAGES = { puzzle: "./", match: "games.html", problem: "problems.html" };

const isProblem = (/** @type {Pair} */ [name]) => name === "problem";

/** The purpose of the board. @param {Pair[]} pairs */
function kindOf(pairs) {
  if (pairs.some(isProblem)) return "problem";
  return isMatchGame(pairs.find(([name]) => longKey(name) === "game")?.[1]) ? "match" : "puzzle";
}

/**
 * The attributes of the board, as names and values, and the keys that do not apply to it.
 * @param {Pair[]} pairs @param {keyof typeof PAGES} kind
 * @returns {{ attributes: Pair[], ignored: string[] }}
 */
function read(pairs, kind) {
  const problem = pairs.find(isProblem);
  if (!problem) {
    const { ignored } = kind === "match" ? readGameKeys(pairs) : readLink(pairs, MATCH_GAMES);
    const known = pairs.filter(([name]) => !ignored.includes(name));
    return { attributes: known.map(([name, value]) => [longKey(name), value]), ignored };
  }
  // The query of a link behind “problem”, or as its value.
  const others = pairs.filter((pair) => pair !== problem);
  const { ignored } = new LinkReader(others, problem[1] ? [] : PROBLEM_KEYS);
  const query = new URLSearchParams(others.filter(([name]) => !ignored.includes(name)));
  return { attributes: [["problem", problem[1] || query.toString()]], ignored };
}

const isOption = (/** @type {Pair} */ [name]) => OPTIONS.includes(name);

function start() {
  const given = ownPairs(pageQuery());
  const options = new Map(given.filter(isOption));
  const puzzle = given.filter((pair) => !isOption(pair));
  if (options.size + puzzle.length < given.length)
    throw new Error(words.wrong.twice(OPTIONS.find((name) => given.filter(([key]) => key === name).length > 1) ?? ""));
  const kind = kindOf(puzzle);
  // The board reports what only the engine knows.
  const { attributes, ignored } = read(puzzle, kind);
  // This is only useful to the author of the surrounding page.
  if (ignored.length) console.warn(words.wrong.ignored(ignored).trim());
  const { theme } = readOptions((name) => options.get(name), CONTROLS[kind]);
  document.documentElement.classList.toggle("light", theme === "light");
  document.documentElement.classList.toggle("dark", theme === "dark");

  const board = document.createElement("ply-board");
  for (const [name, value] of [...options, ...attributes]) board.setAttribute(name, value);
  const link = document.createElement("a");
  link.href = new URL(PAGES[kind], site.base).href;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = words.embed.elsewhere;
  board.append(link);
  for (const type of ["move", "judged", "solved", "failed", "over", "statechange"]) {
    board.addEventListener(type, (event) => tellParent(type, /** @type {CustomEvent} */ (event).detail));
  }
  element("place").append(board);
  document.documentElement.dataset.begun = "";
}

new ResizeObserver(() =>
  tellParent("height", { height: Math.ceil(element("place").getBoundingClientRect().height) }),
).observe(element("place"));
speak(new Map(ownPairs(pageQuery())).get("lang") ?? "");
document.documentElement.lang = language();
learn(words)
  .then(start)
  .catch((error) => {
    if (isMissingPart(error)) return tellMissing();
    const { wrong } = words;
    element("message").hidden = false;
    element("message").textContent = (kindOf(ownPairs(pageQuery())) === "puzzle" ? wrong.puzzle : wrong.game)(
      explain(error),
    );
  });
