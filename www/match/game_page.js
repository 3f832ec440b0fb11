// What the pages of two-player games share: the message, the modules of games, the sketch before there is one, and the rules.

import { translatedCards } from "../games/cards.js";
import { offerRules } from "../rules/offer.js";
import { element } from "../site/dom.js";
import { openPage } from "../site/page.js";
import { site } from "../site/start_page.js";
import { sentence, words as common } from "../site/words.js";
import { fileOf } from "./game_modules.js";
import { explain } from "./game_texts.js";
import { learnKind } from "./game_views.js";
import { Loader, makeGame } from "./loader.js";
import { layOut, sketchBoard } from "./sketch.js";

/** @typedef {"right" | "wrong" | ""} Tone */

export class GamePage {
  /** The game that the address names, as given, right or wrong; the game on the board may be another one later. */
  game;
  /** What was said last. */
  message = "";
  /** Whether questions are answered in a worker. */
  hasWorker = true;
  loader = new Loader(site, (notice) => {
    this.hasWorker &&= notice !== "mainThread";
    this.say(common.engine[notice]);
  });
  #endSketch;
  #rules;

  /**
   * @param {string} game @param {WebAssembly.Module} compiled  That of the game.
   * @param {() => void} endSketch  Removes the board that was drawn before.
   */
  constructor(game, compiled, endSketch) {
    this.game = game;
    this.#endSketch = endSketch;
    this.loader.keep(game, compiled);
    document.body.classList.remove("awaiting");
    this.#rules = offerRules(
      async (parent, place) => (await import("./rules/show.js")).makeRules(makeGame, parent, place),
      () => this.game,
      (error) => this.fail(error),
    );
  }

  /** Writes the message; the games page has its panel do so. @param {string} text @param {Tone} [tone] */
  say(text, tone = "") {
    this.message = text;
    element("message").textContent = text;
    element("message").dataset.tone = tone;
  }

  /** @param {unknown} error */
  fail(error) {
    this.say(sentence(explain(error)));
  }

  /** The board shows a position of this game from now on. @param {string} game */
  show(game) {
    this.#endSketch();
    this.#endSketch = () => {};
    this.game = game;
    layOut(game);
    this.#rules.follow(game);
  }
}

/**
 * @template Drawn
 * @typedef {Pick<import("../site/page.js").Page<Drawn>, "words">} Drawing
 */
/**
 * @template Drawn
 * @param {Drawing<Drawn> & { game: string, draw: (game: string) => Drawn, open: (page: GamePage, drawn: Drawn) => unknown }} page  With the game that the
 *   address names, as given.
 */
export function openGamePage({ game, words, draw, open }) {
  let endSketch = () => {};
  openPage({
    module: fileOf(game),
    words,
    cards: translatedCards,
    prepare: () => learnKind(game),
    draw() {
      const drawn = draw(game);
      endSketch = sketchBoard(game);
      return drawn;
    },
    open: (compiled, drawn) => open(new GamePage(game, compiled, endSketch), drawn),
  });
}
