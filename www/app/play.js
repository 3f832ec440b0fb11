// The puzzle in play: board, counters, hints and history, drawn from one round.

import { TileBoard } from "../boards/tiles.js";
import { Distances } from "./distances.js";
import { button, element, onClick } from "./dom.js";
import { goalOf } from "./goal.js";
import { History } from "./history.js";
import { describeSquare, explainRefusal, lineOf, wayOf } from "./slide_words.js";
import { words } from "./words.js";

/** @typedef {import("./round.js").Round} Round */

export class Play {
  #distances;
  #engine;
  #board;
  #history;
  #onChange;
  #onKey;
  /** @type {Round | undefined} */
  #round;
  #hints = 0;
  #peeking = false;
  #celebrated = false;
  /** Called before the player's own game is taken up again. */
  onResume = () => {};

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {{ onChange: (round: Round) => void, onKey: (event: KeyboardEvent) => void }} handlers
   */
  constructor(engine, { onChange, onKey }) {
    this.#engine = engine;
    this.#distances = new Distances(engine);
    this.#onChange = onChange;
    this.#onKey = onKey;
    this.#history = new History(element("history"), (at) => this.go(at));
    this.#board = new TileBoard(element("board"), {
      onStep: (step) => this.move(step.name),
      onRefuse: (square, way) => this.#refuse(square, way),
      describe: describeSquare,
      onKey: (event) => this.#onKey(event),
    });
    onClick("undo", () => this.undo());
    onClick("redo", () => this.redo());
    onClick("restart", () => this.restart());
    onClick("hint", () => this.hint());
    const peek = button("peek");
    peek.addEventListener("pointerdown", () => this.peek(true));
    for (const end of ["pointerup", "pointercancel", "pointerleave", "blur"]) peek.addEventListener(end, () => this.peek(false));
    peek.addEventListener("keydown", (event) => (event.key === " " || event.key === "Enter") && !event.repeat && this.peek(true));
    peek.addEventListener("keyup", () => this.peek(false));
    peek.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  get round() {
    return this.#round;
  }

  get board() {
    return this.#board;
  }

  /** @param {string} text */
  say(text) {
    element("message").textContent = text;
  }

  /** @param {number} square @param {import("../boards/tiles.js").Way | undefined} way */
  #refuse(square, way) {
    if (this.#round) this.say(this.#board.frozen ? words.frozen : explainRefusal(this.#round.view, square, way));
  }

  /** Takes up a new round. @param {Round} round */
  begin(round) {
    this.onResume();
    this.#round?.free();
    this.#round = round;
    this.#celebrated = round.solved;
    this.show();
    void this.#learn();
  }

  /** Plays a move by name. @param {string} name */
  move(name) {
    const round = this.#round;
    if (!round) return;
    const before = this.#distances.known(round.game, round.position);
    const move = round.play(name);
    const after = this.#distances.known(round.game, round.position);
    if (before === undefined || after === undefined) this.say(words.played(move));
    else this.say(words.playedTo(move, after < before, after));
    this.#moved();
  }

  undo() {
    if (this.#round?.at) this.go(this.#round.at - 1, words.undone(this.#round.moves[this.#round.at - 1]));
  }

  redo() {
    const round = this.#round;
    if (round && round.at < round.moves.length) this.go(round.at + 1, words.played(round.moves[round.at]));
  }

  restart() {
    this.go(0, words.restarted);
    this.#board.focus();
  }

  /** Goes to the position after so many moves. @param {number} at @param {string} [said] */
  go(at, said) {
    this.#round?.go(at);
    if (said) this.say(said);
    this.#moved();
  }

  #moved() {
    this.onResume();
    this.#hints = 0;
    this.show();
    void this.#learn();
  }

  /** Draws everything from what is known now. */
  show() {
    const round = this.#round;
    if (!round) return;
    const view = round.view;
    this.#board.set({ ...view, goal: goalOf(view.columns), name: words.games[round.game] });
    button("undo").disabled = round.at === 0;
    button("redo").disabled = round.at === round.moves.length;
    button("restart").disabled = round.at === 0;
    for (const id of ["hint", "peek", "solution"]) button(id).disabled = !Distances.has(round.game) || round.solved;
    button("share").disabled = false;
    this.#showNumbers(round);
    this.#onChange(round);
  }

  /** Shows what is known of distances; the board stays as it is. @param {Round} round */
  #showNumbers(round) {
    const distance = (/** @type {number} */ at) => this.#distances.known(round.game, round.positionAfter(at));
    element("moves-made").textContent = String(round.at);
    element("optimum").textContent = String(distance(0) ?? words.unknown);
    this.#showDistance(distance(round.at), round.at ? distance(round.at - 1) : undefined);
    this.#history.show(round.moves, round.at, round.moves.map((_, at) => {
      const [before, after] = [distance(at), distance(at + 1)];
      return before === undefined || after === undefined ? undefined : after < before;
    }));
    this.#showPeek();
    this.#showWin(round, distance(0));
  }

  /** @param {number | undefined} here @param {number | undefined} before */
  #showDistance(here, before) {
    const place = element("distance");
    place.replaceChildren(String(here ?? words.unknown));
    if (here === undefined || before === undefined) return;
    const mark = document.createElement("span");
    mark.className = here < before ? "closer" : "farther";
    mark.textContent = here < before ? "▼" : "▲";
    mark.title = here < before ? words.closer : words.farther;
    place.append(mark);
  }

  /** @param {Round} round @param {number | undefined} optimum */
  #showWin(round, optimum) {
    const panel = element("win");
    const appears = round.solved && panel.hidden;
    panel.hidden = !round.solved;
    if (!round.solved) {
      this.#celebrated = false;
      return element("board").classList.remove("won");
    }
    let text = words.won.already;
    if (round.at && optimum === undefined) text = words.won.unknown(round.at);
    else if (round.at && optimum !== undefined) text = round.at === optimum ? words.won.perfect(round.at) : words.won.longer(round.at, optimum);
    element("win-text").textContent = text;
    if (appears && !this.#celebrated) {
      this.#celebrated = true;
      element("board").classList.add("won");
      this.say(text);
      panel.scrollIntoView({ block: "nearest" });
    }
  }

  /** Asks for what is not known yet about this position and the way here. */
  async #learn() {
    const round = this.#round;
    if (!round || !Distances.has(round.game)) return;
    const position = round.position;
    const way = round.moves.map((_, at) => round.positionAfter(at + 1));
    try {
      await Promise.all([this.#distances.look(round.game, position), this.#distances.learn(round.game, [round.start, ...way])]);
    } catch (error) {
      return this.say(words.engine.failed(/** @type {Error} */ (error).message));
    }
    if (this.#round === round) this.#showNumbers(round);
  }

  /** One more step of the hint: which block, which way, the whole line. */
  async hint() {
    const round = this.#round;
    if (!round) return;
    if (!Distances.has(round.game)) return this.say(words.noDistances);
    if (round.solved) return this.say(words.hint.solved);
    const position = round.position;
    const { moves } = await this.#engine.ask("line", { game: round.game, position });
    if (this.#round !== round || round.position !== position) return;
    if (this.#board.frozen) {
      this.onResume();
      this.show();
    }
    this.#hints = Math.min(this.#hints + 1, 3);
    const step = round.view.steps.find((step) => step.name === moves[0]);
    if (step) this.#board.mark({ step, showWay: this.#hints > 1 });
    if (this.#hints === 1) this.say(words.hint.block(lineOf(moves[0])));
    else if (this.#hints === 2) this.say(words.hint.way(lineOf(moves[0]), wayOf(moves[0])));
    else this.say(words.hint.line(moves));
  }

  /** Shows the distance behind every move while it is held. @param {boolean} held */
  peek(held) {
    if (held === this.#peeking) return;
    this.#peeking = held;
    this.#showPeek();
    const round = this.#round;
    const look = round && this.#distances.seen(round.game, round.position);
    if (held && look) this.say(words.peek(look.moves.filter((move) => move.distance < look.distance).map((move) => move.name)));
  }

  #showPeek() {
    const round = this.#round;
    const look = round && this.#distances.seen(round.game, round.position);
    if (!this.#peeking || !look) return this.#board.peek(undefined);
    this.#board.peek(new Map(look.moves.map(({ name, distance }) => [name, { distance, closer: distance < look.distance }])));
  }
}
