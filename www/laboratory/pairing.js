// Two engines that meet in a tournament, as far as the query of the experiment says so: a state without a page. The query is
// its only field; the other game and engines that the visitor may choose are other queries.

import { MATCH_GAMES } from "../site/match_games.js";
import { observe } from "../site/state.js";
import { kindOf, levelsIn, nameOf, seatsOf } from "./schema.js";

/** The games to choose from. A small one comes first, where much is over in a second. */
const GAMES = ["isolation:5x5", ...MATCH_GAMES];

/** Whether an experiment has two engines play: its trials are then pairs of games. @param {string} query */
export function hasPairs(query) {
  if (kindOf(query) !== "tournament") return false;
  const { engines, against } = seatsOf(query);
  return engines.length === 2 && against.length === 0;
}

export class Pairing {
  /** The canonical query of the open experiment. */
  query = "";

  constructor() {
    observe(this);
  }

  /** Whether the experiment is that of two engines. */
  get isThere() {
    return hasPairs(this.query);
  }

  get game() {
    return seatsOf(this.query).game;
  }

  /** The games to choose from, and that of the experiment. */
  get games() {
    return [...new Set([...GAMES, this.game])];
  }

  /** The names of the levels of both engines; an engine that is none is its own name. */
  get engines() {
    const { game, engines } = seatsOf(this.query);
    return engines.map(({ text }) => nameOf(game, text));
  }

  /** The levels to choose from in place of an engine, and the engine itself. @param {number} place */
  choices(place) {
    return [...new Set([...levelsIn(this.game).map(({ id }) => id), this.engines[place]])];
  }

  /** The query with another game: a level that this does not have becomes its strongest. @param {string} game */
  withGame(game) {
    const levels = levelsIn(game).map(({ id }) => id);
    const [one, two] = this.engines.map((name) => (levels.includes(name) ? name : levels[levels.length - 1]));
    // Engines differ.
    return this.#with({ g: game, engines: [one, one === two ? levels[levels.indexOf(one) - 1] : two] });
  }

  /** The query with another engine: that of the other side changes places with it. @param {number} place @param {string} name */
  withEngine(place, name) {
    const { engines } = this;
    const other = engines[1 - place] === name ? engines[place] : engines[1 - place];
    return this.#with({ engines: place ? [other, name] : [name, other] });
  }

  /** @param {{ g?: string, engines: string[] }} values */
  #with({ g = this.game, engines }) {
    const query = new URLSearchParams(this.query);
    query.set("g", g);
    query.set("engines", engines.join(";"));
    return query.toString();
  }
}
