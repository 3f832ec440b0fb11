// The opponents of a person: who plays now, who can be chosen instead, and how the games against each ended.

import { observe } from "../site/state.js";
import { idOf } from "./game_modules.js";
import { levelOf } from "./game_views.js";
import { FRIEND } from "./link.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {Record<"won" | "drawn" | "lost", number>} Results */
/**
 * @typedef {object} Opponent
 * @property {string} id
 * @property {string} name
 * @property {string} note  How hard it is to beat, or what a person does.
 * @property {Results} results
 * @property {boolean} isChosen
 */

export class Opponents {
  /** The games against engines that ended on this device, once they were loaded. @type {readonly import("../statistics/player_statistics.js").Played[]} */
  games = [];
  #match;
  #seatsOf;
  #remember;

  /**
   * @param {Pick<Match, "record" | "seats" | "yourSide" | "reseat">} match
   * @param {(game: string) => string[]} seatsOf  The possible players of a game.
   * @param {() => void} remember  Remembers the players of the match.
   */
  constructor(match, seatsOf, remember) {
    observe(this);
    this.#match = match;
    this.#seatsOf = seatsOf;
    this.#remember = remember;
  }

  get #game() {
    return this.#match.record?.game ?? "";
  }

  /** The opponent of a single person; undefined where two engines play. */
  get #opponent() {
    const { first, second } = this.#match.seats;
    return first === "you" ? second : second === "you" ? first : undefined;
  }

  /** Who plays, beside the name of the game; empty before there is one. */
  get title() {
    const { seats } = this.#match;
    if (!this.#game) return "";
    const { against, friend, both, show } = words.opponent;
    const nameOf = (/** @type {string} */ seat) => levelOf(this.#game, seat).name;
    const opponent = this.#opponent;
    if (opponent === undefined) return show(nameOf(seats.first), nameOf(seats.second));
    return opponent === "you" ? both : opponent === FRIEND ? friend : against(nameOf(opponent));
  }

  /** Those who can be chosen, engines first. @returns {Opponent[]} */
  get choices() {
    const people = [FRIEND, "you"];
    const engines = this.#seatsOf(this.#game).filter((id) => !people.includes(id));
    return [...engines, ...people].map((id) => {
      const { name, hard, about } = levelOf(this.#game, id);
      return {
        id,
        name: id === "you" ? words.opponent.person : name,
        note: hard || about,
        results: this.#resultsOf(id),
        isChosen: id === this.#opponent,
      };
    });
  }

  /** @param {string} id @returns {Results} */
  #resultsOf(id) {
    const games = this.games.filter(({ game, level }) => game === idOf(this.#game) && level === id);
    const count = (/** @type {keyof Results} */ result) => games.filter((game) => game.result === result).length;
    return { won: count("won"), drawn: count("drawn"), lost: count("lost") };
  }

  /** The person plays an opponent, on the same side as before; the first, if there was none. @param {string} id */
  choose(id) {
    const isSecond = this.#match.yourSide === "second";
    this.#match.reseat(isSecond ? { first: id, second: "you" } : { first: "you", second: id });
    this.#remember();
  }
}
