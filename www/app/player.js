// Plays a solution on the board, to be stepped, sped up and scrubbed. The player's own game
// stays as it is.

import { button, element, input, onClick } from "./dom.js";
import { goalOf } from "./goal.js";
import { lineOf, wayOf } from "./slide_words.js";
import { words } from "./words.js";

/** @typedef {{ game: import("../pkg/play.js").Game, moves: string[], lines: number | undefined, at: number }} Showing */

export class Player {
  #engine;
  #play;
  #open;
  /** @type {Showing | undefined} */
  #showing;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #running;

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {import("./play.js").Play} play
   * @param {(game: string, position: string) => import("../pkg/play.js").Game} open
   */
  constructor(engine, play, open) {
    this.#engine = engine;
    this.#play = play;
    this.#open = open;
    play.onResume = () => this.close(false);
    onClick("solution", () => void this.begin());
    onClick("player-back", () => this.#step(-1));
    onClick("player-forward", () => this.#step(1));
    onClick("player-run", () => (this.#running ? this.#pause() : this.#run()));
    onClick("player-close", () => this.close(true));
    input("player-scrub").addEventListener("input", () => {
      this.#pause();
      this.#go(Number(input("player-scrub").value));
    });
    element("player-speed").addEventListener("change", () => {
      if (this.#running) this.#run();
    });
  }

  async begin() {
    const round = this.#play.round;
    if (!round) return;
    const { game, position } = round;
    const { moves, lines } = await this.#engine.ask("line", { game, position });
    if (this.#play.round === round && round.position === position) this.show(round, moves, lines);
  }

  /**
   * Shows a solution of the position that a round has come to.
   * @param {import("./round.js").Round} round @param {string[]} moves
   * @param {number} [lines]  How many shortest ones there are, if that is known.
   */
  show(round, moves, lines) {
    this.close(false);
    round.helped = true;
    this.#showing = { game: this.#open(round.game, round.position), moves, lines, at: 0 };
    element("player").hidden = false;
    input("player-scrub").max = String(moves.length);
    this.#go(0);
    this.#run();
    button("player-run").focus({ preventScroll: true });
    element("player").scrollIntoView({ block: "nearest" });
  }

  /** Ends the show; the board returns to the player's own game. @param {boolean} redraw */
  close(redraw) {
    if (!this.#showing) return;
    this.#pause();
    this.#showing.game.free();
    this.#showing = undefined;
    element("player").hidden = true;
    if (redraw) {
      this.#play.show();
      this.#play.board.focus();
    }
  }

  #run() {
    this.#pause();
    if (this.#showing && this.#showing.at === this.#showing.moves.length) this.#go(0);
    const speed = Number(/** @type {HTMLSelectElement} */ (element("player-speed")).value);
    this.#running = setInterval(() => this.#go((this.#showing?.at ?? 0) + 1), speed);
    element("player-run").textContent = words.pause;
  }

  #pause() {
    clearInterval(this.#running);
    this.#running = undefined;
    element("player-run").textContent = words.play;
  }

  /** @param {number} by */
  #step(by) {
    this.#pause();
    this.#go((this.#showing?.at ?? 0) + by);
  }

  /** @param {number} to */
  #go(to) {
    const showing = this.#showing;
    if (!showing) return;
    const { game, moves } = showing;
    const at = Math.min(Math.max(to, 0), moves.length);
    while (showing.at < at) game.play(moves[showing.at++]);
    while (showing.at > at) {
      game.undo();
      showing.at--;
    }
    const columns = game.columns;
    this.#play.board.set({ columns, cells: game.cells(), goal: goalOf(columns), steps: [], name: words.games[game.name] });
    const next = moves[at];
    const step = next && game.steps().find((step) => step.name === next);
    this.#play.board.mark(step ? { step, showWay: true } : undefined);
    input("player-scrub").value = String(at);
    element("player-text").textContent = words.solution(at, moves.length, next && `${next} (${lineOf(next)} ${wayOf(next)})`, showing.lines);
    button("player-back").disabled = at === 0;
    button("player-forward").disabled = at === moves.length;
    if (at === moves.length) this.#pause();
  }
}
