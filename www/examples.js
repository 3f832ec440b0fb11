// The page for authors and teachers: a configurator of boards for other pages, sheets to print, and recipes, each with its
// code.

import "./ply-board.js";
import "./ply-tree.js";
import { words } from "./examples/words.js";
import { drawPictures } from "./play/cards.js";
import { copy } from "./site/download.js";
import { details, drawing, element, input, make, makeButton, select } from "./site/dom.js";
import { inLanguage } from "./site/language.js";
import { openPage } from "./site/page.js";
import { site } from "./site/start_page.js";
import { explain, words as common } from "./site/words.js";
import { CARDS } from "./games/cards.js";
import { formatFrameLink, formatGameLink } from "./match/link.js";
import { USUAL, formatProblemLink } from "./problems/link.js";
import { PUZZLES, GAMES, puzzleName } from "./puzzles.js";
import { MATCH_GAMES } from "./site/match_games.js";
import { PUZZLE_CONTROLS, MATCH_CONTROLS, PROBLEM_CONTROLS } from "./site/embed_options.js";
import { formatLink } from "./site/puzzle_link.js";
import { drawQr } from "./site/qr.js";
import { Snippets, onPage } from "./site/snippets.js";

/** @typedef {import("./site/snippets.js").Pasted} Pasted */
/** @typedef {"puzzle" | "problem" | "game"} Kind */

const CONTROLS = { puzzle: PUZZLE_CONTROLS, problem: PROBLEM_CONTROLS, game: MATCH_CONTROLS };
const TURNS = ["1", "2", "3"];
const ATTEMPTS = ["", "3", "1"];
/** The games that list the pieces that are left. */
const TALLIED = ["tzaar"];

/** Offers values by name, and keeps the chosen one if it is still there. @param {string} id @param {[string, string][]} all */
function offer(id, all) {
  const { value } = select(id);
  select(id).replaceChildren(...all.map(([value, text]) => new Option(text, value)));
  if (all.some(([known]) => known === value)) select(id).value = value;
}

/** The name of a two-player game, as it stands within a sentence. @param {string} game */
const nameOf = (game) => inLanguage(CARDS[game]).name;
const titled = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);

class Configurator {
  #base;
  #snippets;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    offer("problem", [
      ...TURNS.map((turns) => /** @type {[string, string]} */ ([turns, words.problems.turns(turns)])),
      ["today", words.problems.today],
    ]);
    select("problem").value = TURNS[1];
    offer(
      "attempts",
      ATTEMPTS.map((count) => [count, words.attempts(count)]),
    );
    offer("opponent", Object.entries(words.opponents));
    select("opponent").value = "easy";
    offer("reader", Object.entries(words.readers));
    this.#snippets = new Snippets(base, CONTROLS.puzzle, () => this.#paste(), onPage);
    element("choices").addEventListener("submit", (event) => event.preventDefault());
    element("choices").addEventListener("change", ({ target }) => {
      const { name, id } = /** @type {HTMLInputElement} */ (target);
      if (name === "what") this.#offerGames();
      if (name === "what" || id === "game") this.#offerPuzzles();
      if (!id.startsWith("embed-")) this.#show();
    });
    element("qr-box").addEventListener("toggle", () => void this.#drawQr());
    this.#offerGames();
    this.#offerPuzzles();
    this.#show();
  }

  get #kind() {
    const checked = /** @type {HTMLInputElement} */ (document.querySelector("[name=what]:checked"));
    return /** @type {Kind} */ (checked.value);
  }

  /** The controls differ too. */
  #offerGames() {
    const kind = this.#kind;
    offer(
      "game",
      kind === "puzzle" ? GAMES.map((id) => [id, puzzleName(id)]) : MATCH_GAMES.map((id) => [id, titled(nameOf(id))]),
    );
    if (kind === "puzzle") select("game").value = "slide3";
    this.#snippets.offer(CONTROLS[kind]);
  }

  #offerPuzzles() {
    if (this.#kind !== "puzzle") return;
    const { levels, week } = PUZZLES[select("game").value];
    const { puzzles } = words;
    offer("puzzle", [
      ...(week ? /** @type {[string, string][]} */ ([["today", puzzles.today]]) : []),
      ...(levels ?? []).map(
        (distance) => /** @type {[string, string]} */ ([String(distance), puzzles.moves(distance)]),
      ),
      ...(levels ? [] : /** @type {[string, string][]} */ ([["random", puzzles.random]])),
      ["start", puzzles.start],
    ]);
  }

  #show() {
    const kind = this.#kind;
    const chosen = kind === "puzzle" ? select("puzzle").value : kind === "problem" ? select("problem").value : "start";
    const shown = [kind, ...(["today", "start"].includes(chosen) ? [] : ["word"])];
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#choices [data-for]")))
      field.hidden = !shown.includes(field.dataset.for ?? "");
    this.#snippets.show();
    void this.#drawQr();
  }

  async #drawQr() {
    if (!details("qr-box").open) return;
    await drawQr(drawing("qr"), this.#paste().link);
  }

  /** @returns {Pasted} */
  #paste() {
    const [game, seed] = [select("game").value, input("word").value.trim() || "lesson"];
    if (this.#kind === "puzzle") return this.#pastePuzzle(game, seed);
    const hasTally = TALLIED.includes(game);
    return this.#kind === "problem"
      ? { hasTally, ...this.#pasteProblem(game, seed), hasTask: true }
      : { hasTally, ...this.#pasteGame(game) };
  }

  /** @param {string} game @param {string} seed @returns {Pasted} */
  #pastePuzzle(game, seed) {
    const { value } = select("puzzle");
    const distance = Number(value) ? { distance: Number(value) } : {};
    /** @type {import("./site/puzzle_link.js").Origin} */
    const origin =
      value === "start"
        ? { kind: "start" }
        : value === "today"
          ? { kind: "day", day: "today" }
          : { kind: "seed", seed, ...distance };
    const query = formatLink({ game, origin, moves: [] });
    const board = { game, ...(origin.kind === "start" ? {} : { ...origin, kind: undefined }) };
    return { board, query, link: new URL(query, this.#base).href, title: common.share.title(puzzleName(game)) };
  }

  /** @param {string} game @param {string} seed @returns {Pasted} */
  #pasteProblem(game, seed) {
    const { value } = select("problem");
    const own = value === "today" ? { turns: USUAL.turns, day: value } : { turns: value, seed };
    const query = formatProblemLink({ game, grades: USUAL.grades, ...own });
    const attempts = select("attempts").value;
    return {
      board: { problem: query.slice(1), attempts },
      query: `?problem&${query.slice(1)}${attempts && `&attempts=${attempts}`}`,
      link: new URL(`problems.html${query}`, this.#base).href,
      title: words.titles.problem(nameOf(game)),
    };
  }

  /** @param {string} game @returns {Pasted} */
  #pasteGame(game) {
    const other = select("opponent").value;
    const seats =
      select("reader").value === "first" ? { first: "you", second: other } : { first: other, second: "you" };
    const link = { game, moves: [], ...seats };
    return {
      board: { game, ...seats },
      query: formatFrameLink(link),
      link: new URL(`games.html${formatGameLink(link)}`, this.#base).href,
      title: words.titles.game(nameOf(game)),
    };
  }
}

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
    // It has a script of its own.
    const isTree = living.querySelector("ply-tree") !== null;
    const code = isTree ? `<script type="module" src="${site.base}ply-tree.js"></script>\n${element}` : element;
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
  open: drive,
});
