// The form on which authors and teachers choose a board for their pages, and its code.

import { PUZZLES, GAMES, puzzleName } from "../puzzles.js";
import { details, drawing, element, input, select } from "../site/dom.js";
import { MATCH_CONTROLS, PROBLEM_CONTROLS, PUZZLE_CONTROLS } from "../site/embed_options.js";
import { MATCH_GAMES } from "../site/match_games.js";
import { drawQr } from "../site/qr.js";
import { Snippets, onPage } from "../site/snippets.js";
import { nameOf, pasteBoard } from "./pasted_boards.js";
import { words } from "./words.js";

const CONTROLS = { puzzle: PUZZLE_CONTROLS, problem: PROBLEM_CONTROLS, game: MATCH_CONTROLS };
const TURNS = ["1", "2", "3"];
const ATTEMPTS = ["", "3", "1"];

/** Offers values by name, and keeps the chosen one if it is still there. @param {string} id @param {[string, string][]} all */
function offer(id, all) {
  const { value } = select(id);
  select(id).replaceChildren(...all.map(([value, text]) => new Option(text, value)));
  if (all.some(([known]) => known === value)) select(id).value = value;
}

const titled = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);

export class Configurator {
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
    this.#snippets = new Snippets(base, CONTROLS.puzzle, () => this.#pasted, onPage);
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
    return /** @type {import("./pasted_boards.js").Kind} */ (checked.value);
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
    const choice = kind === "puzzle" ? select("puzzle").value : kind === "problem" ? select("problem").value : "start";
    const kinds = [kind, ...(["today", "start"].includes(choice) ? [] : ["word"])];
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#choices [data-for]")))
      field.hidden = !kinds.includes(field.dataset.for ?? "");
    this.#snippets.show();
    void this.#drawQr();
  }

  async #drawQr() {
    if (!details("qr-box").open) return;
    await drawQr(drawing("qr"), this.#pasted.link);
  }

  get #pasted() {
    return pasteBoard(
      {
        kind: this.#kind,
        game: select("game").value,
        word: input("word").value,
        puzzle: select("puzzle").value,
        problem: select("problem").value,
        attempts: select("attempts").value,
        opponent: select("opponent").value,
        reader: select("reader").value,
      },
      this.#base,
    );
  }
}
