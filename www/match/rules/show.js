// The rules of a game for two, with pictures that its board draws and a first move to try.

import { Sheet, figure, paragraph } from "../../rules/sheet.js";
import { idOf } from "../kinds.js";
import { checkers, giveaway } from "./checkers.js";
import { draw } from "./diagram.js";
import { isolation } from "./isolation.js";
import { loa } from "./loa.js";
import { makeTrial } from "./trial.js";
import { tzaar } from "./tzaar.js";
import { learnRules, words } from "./words.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").Games} Games */
/** @typedef {{ pictures: Record<string, Diagram>, trial: import("./trial.js").Trial }} Drawn  Pictures by the names of what is said. */

/** What is drawn for the rules of a game and its variant, by its id. @type {Readonly<Record<string, (game: string) => Drawn>>} */
export const RULES = { isolation, giveaway, checkers, loa, tzaar };

export class Rules {
  #Games;
  #sheet;
  #game = "";

  /** @param {Games} Games  Where games are made. @param {Sheet} sheet */
  constructor(Games, sheet) {
    this.#Games = Games;
    this.#sheet = sheet;
  }

  /** Opens the rules of a game, or closes them where they are open. @param {string} game */
  open(game) {
    this.#fill(game);
    this.#sheet.toggle();
  }

  /** Goes on with another game where the rules are open. @param {string} game */
  follow(game) {
    if (this.#sheet.isOpen) this.#fill(game);
  }

  /** @param {string} game */
  #fill(game) {
    if (game === this.#game) return;
    this.#game = game;
    const id = idOf(game);
    const { pictures, trial } = RULES[id](game);
    const { title, parts, first, source } = words.games[id](game);
    this.#sheet.fill(title, [
      ...parts.flatMap(({ text, shows = {} }) => [paragraph(text), ...Object.entries(shows).map(([name, caption]) => figure(draw(pictures[name], this.#Games), caption ?? ""))]),
      makeTrial(trial, first, this.#Games),
      paragraph(source, "note"),
    ]);
  }
}

/** Fetches what the rules say. @param {Games} Games @param {Node} parent @param {import("../../rules/sheet.js").Place} [place] */
export async function makeRules(Games, parent, place) {
  await learnRules();
  return new Rules(Games, new Sheet(parent, words.sheet, place));
}
