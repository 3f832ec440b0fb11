// The games of a tournament as a list of links to the games page, where they can be replayed.

import { formatGameLink } from "../two_player/link.js";
import { element } from "../site/dom.js";
import { PagesOfRows, RowsOfRun } from "./pages_of_rows.js";
import { seatsOf } from "./schema.js";
import { fillTable } from "./tables.js";
import { words } from "./words.js";

const SHOWN = 10; // the number of pairs of games per page

/** The games of a row: the players and the result. @param {string} row @param {string} game */
function read(row, game) {
  const [, one, two, opening, ...rest] = row.split(",");
  // Rows cannot contain spaces and commas.
  const position = opening.replaceAll("_", " ").replaceAll(";", ",");
  return [
    [one, two],
    [two, one],
  ].map((sides, at) => {
    const [winner, plies, moves] = rest.slice(3 * at, 3 * at + 3);
    return {
      sides: sides.map(Number),
      winner: Number(winner),
      plies: Number(plies),
      address: `games.html${formatGameLink({ game, position, moves: moves.split(" ").filter(Boolean), first: "you", second: "you" })}`,
    };
  });
}

export class GamesList {
  #query = "";
  #rows = new RowsOfRun();
  /** @type {{ one: number, two: number }[]} */
  #pairings = [];
  #pages = new PagesOfRows("games", SHOWN, () => this.#draw());
  #shown = "";
  #select = /** @type {HTMLSelectElement} */ (element("games-pairing"));

  constructor() {
    this.#select.addEventListener("change", () => {
      this.#pages.from = 0;
      this.#draw();
    });
  }

  /** @param {string} query @param {any} report @param {import("./run.js").Run} run */
  show(query, report, run) {
    const isOther = this.#rows.follow(run) || query !== this.#query;
    this.#query = query;
    this.#pairings = report.results[0].pairings;
    if (isOther) {
      const { label } = seatsOf(query);
      this.#select.replaceChildren(
        ...this.#pairings.map(
          ({ one, two }, place) => new Option(words.arena.versus(label(one - 1), label(two - 1)), String(place)),
        ),
      );
      this.#pages.from = 0;
    }
    this.#draw();
  }

  #draw() {
    const pairings = this.#pairings.length;
    const place = this.#select.selectedIndex;
    const { rows } = this.#rows;
    const count = Math.max(Math.ceil((rows.length - place) / pairings), 0);
    const pairs = this.#pages.of(count);
    const page = pairs.map((pair) => rows[pair * pairings + place]);
    this.#pages.tell(count ? words.arena.games.range(pairs[0] + 1, pairs[0] + pairs.length, count) : "");
    // During a run the list must not change: the visitor may be about to follow a link.
    const shown = `${this.#query}\n${page.join("\n")}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { game, label } = seatsOf(this.#query);
    const { heads, name, nobody } = words.arena.games;
    const games = page.flatMap((row, place) =>
      read(row, game).map(({ sides, winner, plies, address }, at) => {
        const link = document.createElement("a");
        link.href = address;
        link.textContent = name(pairs[place] + 1, at + 1);
        return [
          link,
          ...sides.map((side) => label(side - 1)),
          winner ? label(winner - 1) : nobody,
          words.number(plies),
        ];
      }),
    );
    fillTable("games-table", heads, games);
  }
}
