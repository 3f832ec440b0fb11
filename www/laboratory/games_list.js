// The games of a tournament or of playouts, as a list of links to the games page, where they can be replayed, and to the first
// search of each engine.

import { formatGameLink } from "../match/link.js";
import { element, make, select } from "../site/dom.js";
import { formatSearch, isRecorded } from "../site/search_link.js";
import { PagesOfRows } from "./pages_of_rows.js";
import { defaultOf, kindOf, seatsOf } from "./schema.js";
import { fillTable } from "./tables.js";
import { words } from "./words.js";

const SHOWN = 10; // the number of trials per page
/** In Tzaar a turn may have two moves: after two moves, the other side has been to move. */
const MOVES = 2;

/**
 * @typedef {object} ListedGame
 * @property {string} name
 * @property {number[]} sides  The engines, from 0: the one that moves first, and the other one.
 * @property {number} winner  The engine that won; -1 if nobody did.
 * @property {string} plies
 * @property {string} [position]  Where it begins, if not at the start.
 * @property {string[]} moves
 * @property {number} opening  The number of moves that no engine chose.
 */

/** The games of a row of a tournament. @param {string} row @param {number} pair @returns {ListedGame[]} */
function readPair(row, pair) {
  const [, one, two, opening, ...rest] = row.split(",");
  // Rows cannot contain spaces and commas.
  const position = opening.replaceAll("_", " ").replaceAll(";", ",");
  return [
    [one, two],
    [two, one],
  ].map((sides, at) => {
    const [winner, plies, moves] = rest.slice(3 * at, 3 * at + 3);
    return {
      name: words.arena.games.ofPair(pair + 1, at + 1),
      sides: sides.map((side) => Number(side) - 1),
      winner: Number(winner) - 1,
      plies,
      position,
      moves: moves.split(" ").filter(Boolean),
      opening: 0,
    };
  });
}

/** The game of a row of playouts. @param {string} row @param {number} trial @param {number} engines @param {number} opening @returns {ListedGame} */
function readPlayout(row, trial, engines, opening) {
  const [, winner, , plies, , , moves] = row.split(",");
  // Each of two engines moves first once.
  const sides = [trial % engines, (trial + 1) % engines];
  return {
    name: words.arena.games.name(trial + 1),
    sides,
    winner: sides[["first", "second"].indexOf(winner)] ?? -1,
    plies,
    moves: moves.split(" ").filter(Boolean),
    opening,
  };
}

export class GamesList {
  #query = "";
  /** @type {import("./run.js").Run | undefined} */
  #run;
  /** The number of trials that are done, up to the first that is not. */
  #done = 0;
  /** @type {{ one: number, two: number }[] | undefined} */
  #pairings;
  #pages = new PagesOfRows("games", SHOWN, () => this.#draw());
  #shown = "";
  #select = select("games-pairing");

  constructor() {
    this.#select.addEventListener("change", () => {
      this.#pages.from = 0;
      this.#draw();
    });
  }

  /** @param {import("./run.js").Run} run @param {any} report */
  show(run, report) {
    const isOther = run !== this.#run;
    this.#run = run;
    this.#query = run.query;
    this.#done = report.done;
    this.#pairings = report.results[0].pairings;
    element("games-pairings").hidden = !this.#pairings;
    if (isOther) {
      const { label } = seatsOf(run.query);
      this.#select.replaceChildren(
        ...(this.#pairings ?? []).map(
          ({ one, two }, place) => new Option(words.arena.versus(label(one - 1), label(two - 1)), String(place)),
        ),
      );
      this.#pages.from = 0;
    }
    this.#draw();
  }

  /** The games of a trial. @param {number} place  Its index among those that are listed. @returns {ListedGame[]} */
  #read(place) {
    const run = /** @type {import("./run.js").Run} */ (this.#run);
    const pairings = this.#pairings;
    const trial = pairings ? place * pairings.length + this.#select.selectedIndex : place;
    const row = run.rowsFrom(trial, trial + 1).rows.trimEnd();
    if (pairings) return readPair(row, place);
    const opening = new URLSearchParams(this.#query).get("opening") ?? defaultOf("opening", kindOf(this.#query));
    return [readPlayout(row, trial, seatsOf(this.#query).engines.length, Number(opening))];
  }

  #draw() {
    const count = this.#pairings
      ? Math.max(Math.ceil((this.#done - this.#select.selectedIndex) / this.#pairings.length), 0)
      : this.#done;
    const page = this.#pages.of(count);
    const { heads, nobody, range, rangeOfPairs } = words.arena.games;
    const tell = this.#pairings ? rangeOfPairs : range;
    this.#pages.tell(count ? tell(page[0] + 1, page[0] + page.length, count) : "");
    // During a run the list must not change: the visitor may be about to follow a link.
    const shown = `${this.#query} ${this.#select.selectedIndex} ${page}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { game, label } = seatsOf(this.#query);
    const games = page.flatMap((place) => this.#read(place));
    const sides = games.map((listed) => listed.sides.map((side) => make("span", "", label(side))));
    fillTable(
      "games-table",
      heads,
      games.map(({ name, winner, plies, position, moves }, at) => {
        const link = make("a", "", name);
        link.href = `games.html${formatGameLink({ game, position, moves, first: "you", second: "you" })}`;
        return [link, ...sides[at], winner < 0 ? nobody : label(winner), words.number(Number(plies))];
      }),
    );
    games.forEach((listed, at) => void this.#lead(listed, sides[at]));
  }

  /** Has the names of both players lead to their first searches. @param {ListedGame} listed @param {HTMLElement[]} names */
  async #lead({ name, sides, position, moves, opening }, names) {
    const run = /** @type {import("./run.js").Run} */ (this.#run);
    const { game, all, label } = seatsOf(run.query);
    const engines = sides.map((side) => all[side].text);
    if (!engines.some(isRecorded)) return;
    const steps = await run.walk({ game, position, moves: moves.slice(0, opening + MOVES) });
    for (const [at, side] of ["first", "second"].entries()) {
      const before = steps.slice(opening).find((step) => step.side === side);
      if (!before || !isRecorded(engines[at])) continue;
      const link = make("a", "", label(sides[at]));
      link.href = `tree.html${formatSearch({ game, position: before.position, engine: engines[at] })}`;
      link.setAttribute("aria-label", words.arena.games.search(label(sides[at]), name));
      names[at].replaceChildren(link);
    }
  }
}
