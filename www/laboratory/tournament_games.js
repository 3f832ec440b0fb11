// The games of a tournament as a list of links to the games page, where they can be replayed.

import { formatGameLink } from "../two_player/link.js";
import { button, element, onClick } from "../site/dom.js";
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
  /** @type {import("./run.js").Run | undefined} */
  #run;
  /** @type {string[]} */
  #rows = [];
  /** @type {{ one: number, two: number }[]} */
  #pairings = [];
  #from = 0;
  #shown = "";
  #select = /** @type {HTMLSelectElement} */ (element("games-pairing"));

  constructor() {
    this.#select.addEventListener("change", () => this.#go(0));
    onClick("games-back", () => this.#go(this.#from - SHOWN));
    onClick("games-on", () => this.#go(this.#from + SHOWN));
  }

  /** @param {string} query @param {any} report @param {import("./run.js").Run} run  Its rows are fetched once each. */
  show(query, report, run) {
    const isOther = query !== this.#query || run !== this.#run;
    this.#query = query;
    this.#run = run;
    this.#pairings = report.results[0].pairings;
    if (isOther) this.#rows = [];
    const { rows } = run.rowsFrom(this.#rows.length);
    if (rows) this.#rows.push(...rows.trimEnd().split("\n"));
    if (isOther) {
      const { label } = seatsOf(query);
      this.#select.replaceChildren(
        ...this.#pairings.map(
          ({ one, two }, place) => new Option(words.arena.versus(label(one - 1), label(two - 1)), String(place)),
        ),
      );
      this.#from = 0;
    }
    this.#go(this.#from);
  }

  /** @param {number} from */
  #go(from) {
    const pairings = this.#pairings.length;
    const place = this.#select.selectedIndex;
    const count = Math.max(Math.ceil((this.#rows.length - place) / pairings), 0);
    this.#from = Math.max(0, Math.min(from, Math.floor((count - 1) / SHOWN) * SHOWN));
    const page = Array.from(
      { length: Math.min(SHOWN, count - this.#from) },
      (_, at) => this.#rows[(this.#from + at) * pairings + place],
    );
    button("games-back").disabled = this.#from === 0;
    button("games-on").disabled = this.#from + SHOWN >= count;
    element("games-range").textContent = count
      ? words.arena.games.range(this.#from + 1, this.#from + page.length, count)
      : "";
    // During a run the list must not change: the visitor may be about to follow a link.
    const shown = `${this.#query}\n${page.join("\n")}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { game, label } = seatsOf(this.#query);
    const { heads, name, nobody } = words.arena.games;
    const rows = page.flatMap((row, place) =>
      read(row, game).map(({ sides, winner, plies, address }, at) => {
        const link = document.createElement("a");
        link.href = address;
        link.textContent = name(this.#from + place + 1, at + 1);
        return [
          link,
          ...sides.map((side) => label(side - 1)),
          winner ? label(winner - 1) : nobody,
          words.number(plies),
        ];
      }),
    );
    fillTable("games-table", heads, rows);
  }
}
