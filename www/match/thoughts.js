// What an engine thinks about the positions of a two-player game, and what they are worth. It answers one question at a time.

import { Latest } from "../site/latest.js";
import { observe } from "../site/state.js";
import { slopeOf } from "./chances.js";
import { kindOf } from "./game_views.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("../pkg/game.js").SearchReport} Report  Values are from the point of view of the player to move. */
/** @typedef {Report & { slope: number }} Thought  With the slope of its values. */
/** @typedef {{ game: string, position: string, engine: string, seed: string }} Question */
/** @typedef {import("./chances.js").Worth} Worth */

const PATIENCE = 30_000; // milliseconds: endgames are generated in one piece, which takes a slow phone that long

/** The engine that values every move of a game. @param {string} game @param {number} [nodes]  The limit of a search. */
export const analystOf = (game, nodes = 400_000) =>
  kindOf(game).analyst ?? `alpha-beta/nodes=${nodes}/every=yes${kindOf(game).knows}`;
/** The engine that looks behind single moves for certain ends. @param {string} game @param {number} nodes */
export const proberOf = (game, nodes) => `alpha-beta/nodes=${nodes}${kindOf(game).probes ?? ""}`;

export class Thoughts {
  /** The latest about the position on the board. @type {Thought | undefined} */
  latest;
  /** How long the engine has been thinking about it, if it still is. */
  seconds = 0;
  /** The values of positions, from the first player's point of view. @type {ReadonlyMap<string, Worth>} */
  worths = new Map();
  /** Finished thoughts about positions of the game. @type {Map<string, Thought>} */
  #finished = new Map();
  #engine;
  #questions = new Latest();
  #isThinking = false;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine */
  constructor(engine) {
    observe(this);
    this.#engine = engine;
  }

  /** Forgets everything. */
  clear() {
    this.worths = new Map();
    this.#finished.clear();
  }

  /** Cancels the question. */
  stop() {
    this.#questions.end();
    this.#isThinking = false;
    this.seconds = 0;
  }

  /** Another position is on the board. @param {string} [position] */
  turnTo(position = "") {
    this.latest = this.#finished.get(position);
  }

  /**
   * Asks a question, and cancels the previous one, which then has no result.
   * @param {Question} question
   * @param {(report: Report, seconds: number) => void} [onProgress]
   * @returns {Promise<Report | undefined>}
   */
  async ask(question, onProgress) {
    const signal = this.#questions.begin();
    this.#isThinking = true;
    const begun = performance.now();
    const hear = (/** @type {Report} */ report) => {
      if (!signal.aborted) onProgress?.(report, (performance.now() - begun) / 1000);
    };
    try {
      const report = await this.#engine.ask("search", question, { signal, onProgress: hear, patience: PATIENCE });
      hear(report);
      return signal.aborted ? undefined : report;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      if (!signal.aborted) this.stop();
    }
  }

  /**
   * Thinks about the position on the board.
   * @param {GameRecord} record @param {string} engine  A level, or an engine with its options. @param {string} seed
   */
  think({ game, position, side = "first" }, engine, seed) {
    const slope = slopeOf(game, engine);
    return this.ask({ game, position, engine, seed }, (report, seconds) => {
      this.latest = { ...report, slope };
      this.seconds = seconds;
      this.#value(position, side, this.latest);
    });
  }

  /**
   * Takes over the finished thought about a position of the game.
   * @param {string} position @param {"first" | "second"} side  Who moves there. @param {Thought} thought
   * @param {boolean} isOnBoard
   */
  know(position, side, thought, isOnBoard) {
    this.#finished.set(position, thought);
    this.#value(position, side, thought);
    if (isOnBoard && !this.#isThinking) this.latest = thought;
  }

  /** @param {string} position @param {"first" | "second"} side @param {Thought} thought */
  #value(position, side, { value, certain, within, slope }) {
    if (value === undefined) return;
    const worth = { value: side === "first" ? value : -value, certain, within, slope };
    this.worths = new Map(this.worths).set(position, worth);
  }
}
