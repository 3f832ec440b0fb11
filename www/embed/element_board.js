// What the element's boards of two-player games and of their problems have in common: how they open what attributes
// request, and what they tell about the game.

import { explain } from "../match/game_texts.js";
import { formatMoves } from "../match/link.js";
import { words } from "../match/words.js";
import { readOptions } from "../site/embed_options.js";
import { Latest } from "../site/latest.js";
import { follow, observe } from "../site/state.js";
import { words as common } from "../site/words.js";
import { BoardFrame } from "./board_frame.js";

/** @typedef {(name: string) => string | undefined} Given  The values of the attributes. */
/** @typedef {import("../site/embed_options.js").Options} Options */
/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {Omit<import("./board_frame.js").Content, "rules" | "copied">} Content */

/** @template {{ game: string }} Request  What attributes request, valid or not. */
export class ElementBoard {
  /** What is wanted around the board. @type {Options | undefined} */
  options;
  /** Whether the board shows what is requested, so that a change of appearance does not open it again. */
  isOpen = false;
  engine;
  host;
  frame;
  requests = new Latest();
  #buttons;
  /** Ends the views. @type {(() => void)[]} */
  #views = [];

  /**
   * @param {import("./game_engine.js").GameEngine} engine @param {import("../ply-board.js").Host} host
   * @param {import("../match/opening.js").MakeGame} makeGame @param {Content} content
   */
  constructor(engine, host, makeGame, content) {
    this.engine = engine;
    this.host = host;
    this.frame = new BoardFrame(host, engine.styles, {
      rules: async (parent) => (await import("../match/rules/show.js")).makeRules(makeGame, parent),
      copied: () => words.linkCopied,
      ...content,
    });
    this.#buttons = content.buttons;
    engine.onNotice = (notice) => this.frame.say(common.engine[notice]);
    observe(this);
  }

  /** Draws something as long as the board lives. @param {() => void} draw */
  follow(draw) {
    this.#views.push(follow(draw));
  }

  /** The game with its moves. @type {GameRecord | undefined} */
  get record() {
    return undefined;
  }

  /** Reads what is requested. @param {Given} _given @returns {Request} */
  read(_given) {
    throw new Error("a board says what it reads");
  }

  /** Opens it. @param {Request} _request @param {Given} _given @param {AbortSignal} _signal @returns {unknown} */
  begin(_request, _given, _signal) {
    return undefined;
  }

  /** Why something cannot be opened. @param {string} why @returns {string} */
  wrong(why) {
    return why;
  }

  /** Ends the game. */
  end() {}

  /**
   * Opens what the attributes request.
   * @param {Given} given @param {boolean} isOther  Whether they may request something else than before.
   */
  async open(given, isOther) {
    const signal = this.requests.begin();
    if (isOther) this.isOpen = false;
    try {
      const options = readOptions(given, this.#buttons);
      const request = this.isOpen ? undefined : this.read(given);
      if (request) {
        this.end();
        const { game } = request;
        if (!this.engine.has(game) && !(await this.engine.take(game, () => !signal.aborted))) return;
      }
      this.applyOptions(options, given);
      if (request) await this.begin(request, given, signal);
    } catch (error) {
      if (!signal.aborted) this.fail(error);
      throw error;
    }
  }

  /** @param {Options} options @param {Given} _given */
  applyOptions(options, _given) {
    this.options = options;
    this.frame.applyOptions(options);
  }

  /** @param {unknown} error */
  fail(error) {
    this.isOpen = false;
    this.end();
    this.frame.fail(this.wrong(explain(error)));
  }

  /** Tells the page about a move. @param {string} move @param {"first" | "second"} side @param {string} seat  Who made it. */
  tellMove(move, side, seat) {
    const { position, moves } = this;
    this.host.tell("move", { move, position, moves, side, by: seat === "you" ? "person" : "engine" });
  }

  get position() {
    return this.record?.position;
  }

  /** The moves; undefined until there is a game. */
  get moves() {
    return this.record && formatMoves(this.record.made);
  }

  /** The side to move; undefined until there is a game, and after its end. */
  get side() {
    return this.outcome ? undefined : this.record?.side;
  }

  get outcome() {
    return this.record?.outcome;
  }

  /** Frees everything, and stops the engine. */
  free() {
    this.requests.end();
    for (const end of this.#views) end();
    this.end();
    this.engine.release();
  }
}
