// Shows a solution on the board: it can be stepped through, played, sped up and scrubbed. The player's own game does
// not change.

import { element, make, makeButton } from "../site/dom.js";
import { learn } from "../site/i18n.js";
import { follow } from "../site/state.js";
import { words as common } from "../site/words.js";
import { describeMove } from "../site/slide_words.js";
import { words } from "./words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/**
 * @typedef {{ record: GameRecord, game: import("../pkg/play.js").Game, moves: string[], lines: number | undefined, at:
 *   number }} Showing
 */

/** The duration of a move in milliseconds. */
const SPEEDS = { slow: 1400, normal: 700, fast: 280 };

export class Player {
  #play;
  #board;
  #open;
  #root = element("player");
  #back = makeButton("‹", () => this.#step(-1));
  #run = makeButton(words.solution.play, () => (this.#running ? this.#pause() : this.#start()));
  #forward = makeButton("›", () => this.#step(1));
  #close = makeButton(words.solution.close, () => this.close());
  #speed = make("select", "");
  #scrub = make("input", "");
  /** @type {Showing | undefined} */
  #showing;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #running;

  /**
   * @param {import("./play.js").Play} play @param {import("./puzzle_board.js").PuzzleBoard} board
   * @param {(game: string, position: string) => import("../pkg/play.js").Game} open
   */
  constructor(play, board, open) {
    this.#play = play;
    this.#board = board;
    this.#open = open;
    this.#speed.append(
      ...Object.entries(SPEEDS).map(
        ([name, time]) => new Option(words.solution.speeds[name], String(time), false, name === "normal"),
      ),
    );
    this.#speed.addEventListener("change", () => this.#running && this.#start());
    for (const [part, name] of /** @type {[HTMLElement, string][]} */ ([
      [this.#back, words.solution.back],
      [this.#forward, words.solution.forward],
    ])) {
      part.setAttribute("aria-label", name);
      part.title = name;
    }
    this.#scrub.type = "range";
    this.#scrub.min = "0";
    this.#scrub.setAttribute("aria-label", words.solution.scrub);
    this.#scrub.addEventListener("input", () => {
      this.#pause();
      this.#go(Number(this.#scrub.value));
    });
    this.#root.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
    const parts = {
      back: this.#back,
      run: this.#run,
      forward: this.#forward,
      close: this.#close,
      speed: this.#speed,
      scrub: this.#scrub,
    };
    for (const [name, part] of Object.entries(parts)) part.id = `player-${name}`;
    this.#root.append(
      make(
        "div",
        "row",
        this.#back,
        this.#run,
        this.#forward,
        make("label", "", `${words.solution.speed} `, this.#speed),
      ),
      make("div", "row", this.#close, this.#scrub),
    );
    follow(() => play.demonstration || this.#end());
  }

  /** Creates a player in the language of the page. @param {ConstructorParameters<typeof Player>} tools */
  static async settle(...tools) {
    await learn(words);
    return new Player(...tools);
  }

  async begin() {
    const record = this.#play.record;
    if (!record) return;
    const { position } = record;
    const line = await this.#play.line();
    if (line && this.#play.record === record && record.position === position) this.show(record, line.moves, line.lines);
  }

  /**
   * Offers a solution of a record's current position. It stays hidden until the visitor wants to see it.
   * @param {GameRecord} record @param {string[]} moves
   * @param {number} [lines]  The number of shortest solutions, if known.
   */
  show(record, moves, lines) {
    this.#end();
    this.#showing = { record, game: this.#open(record.game, record.position), moves, lines, at: 0 };
    this.#root.hidden = false;
    this.#scrub.max = String(moves.length);
    this.#draw();
    this.#run.focus({ preventScroll: true });
  }

  /** The board returns to the player's own game. */
  close() {
    if (!this.#showing) return;
    this.#play.demonstrate(undefined);
    this.#play.say(common.ready);
    this.#board.focus();
  }

  /** The board shows the player's own game again. */
  #end() {
    if (!this.#showing) return;
    this.#pause();
    this.#showing.game.free();
    this.#showing = undefined;
    this.#root.hidden = true;
  }

  #start() {
    this.#pause();
    const { at = 0, moves = [] } = this.#showing ?? {};
    this.#go(at === moves.length ? 0 : at);
    this.#running = setInterval(() => this.#go((this.#showing?.at ?? 0) + 1), Number(this.#speed.value));
    this.#run.textContent = words.solution.pause;
  }

  #pause() {
    clearInterval(this.#running);
    this.#running = undefined;
    this.#run.textContent = words.solution.play;
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
    const { game, moves, record } = showing;
    record.helped = true;
    const at = Math.min(Math.max(to, 0), moves.length);
    while (showing.at < at) game.play(moves[showing.at++]);
    while (showing.at > at) {
      game.undo();
      showing.at--;
    }
    this.#draw();
    if (at === moves.length) this.#pause();
  }

  #draw() {
    const { record, game, moves, lines, at } = /** @type {Showing} */ (this.#showing);
    const columns = game.columns;
    const next = moves[at];
    const step = record.helped && next ? game.steps().find((step) => step.name === next) : undefined;
    this.#play.demonstrate({ columns, cells: game.cells(), ...(step && { hint: { step, showWay: true } }) });
    this.#scrub.value = String(at);
    this.#play.say(
      record.helped
        ? words.solution.at(at, moves.length, next && describeMove(next, columns), lines)
        : words.solution.ready(moves.length),
    );
    const { activeElement } = document;
    this.#back.disabled = at === 0;
    this.#forward.disabled = at === moves.length;
    // A disabled button receives no keys: move the focus to the one next to it.
    if (activeElement instanceof HTMLButtonElement && activeElement.disabled && this.#root.contains(activeElement))
      this.#run.focus({ preventScroll: true });
  }
}
