// The panel around the board of a two-player game: turn, buttons, players, thoughts, moves.

import { button, details, element, input, make, makeButton, onClick } from "../site/dom.js";
import { MoveList } from "../site/move_list.js";
import { drawn } from "../site/state.js";
import { chanceOf, rankOf } from "./chances.js";
import { Gauge } from "./gauge.js";
import {
  isAlike,
  outlookOf,
  tell,
  tellBest,
  tellBriefly,
  tellHint,
  tellLost,
  tellMover,
  tellTurn,
  tellValued,
} from "./describe_move.js";
import { mustPass } from "./game_views.js";
import { MatchBoard } from "./match_board.js";
import { openGame } from "./opening.js";
import { PaceField } from "./setup.js";
import { Steps } from "./steps.js";
import { words } from "./words.js";

const LINES = 3; // the number of moves whose chances and lines are listed

export class Panel {
  #match;
  #gauge;
  /** What the engine thinks, once that was unfolded. @type {import("./graph.js").Graph | undefined} */
  #graph;
  #history;
  #board;
  /** @type {import("./lines.js").Lines | undefined} */
  #lines;
  #pace;
  #steps;
  #showsWhy = false;
  /** Whether the engine's thoughts were unfolded once. */
  #hasUnfolded = false;

  /**
   * @param {import("./match.js").Match} match
   * @param {{ onKey: (event: KeyboardEvent) => void, makeGame: import("./opening.js").MakeGame }} handlers
   */
  constructor(match, { onKey, makeGame }) {
    this.#match = match;
    const say = (/** @type {string} */ text) => this.say(text);
    this.#board = new MatchBoard(element("board"), match, { say, tell: say, onKey }, element("beside"));
    this.#gauge = new Gauge(element("gauge"));
    element("engine").addEventListener("toggle", () => void this.#learnThoughts(makeGame), { once: true });
    this.#history = new MoveList(
      element("history"),
      (at) => this.#go(at),
      (at, move) => words.historyMove(at, move),
    );
    onClick("undo", () => match.undo());
    onClick("redo", () => match.redo());
    onClick("flip", () => this.flip());
    onClick("why", () => void this.why());
    // The focus stays on the board, and so does the choice of a piece.
    element("why").addEventListener("mousedown", (event) => event.preventDefault());
    onClick("hint", () => void this.hint());
    onClick("switch", () => this.switch());
    this.#pace = new PaceField(match);
    this.#steps = new Steps(element("steps"), match);
    // If nothing has the focus, arrow keys have no other use.
    document.addEventListener("keydown", (event) => event.target === document.body && this.#steps.key(event));
    onClick("pause", () => this.pause());
    const more = element("more");
    more.addEventListener("beforetoggle", () => {
      const { bottom, left, top } = element("more-open").getBoundingClientRect();
      // At the foot of a phone the style sheet has its place.
      more.style.inset = innerHeight - bottom < 80 ? "" : `${bottom + 6}px auto auto min(${left}px, 100vw - 16rem)`;
      more.style.maxHeight = `${innerHeight - bottom < 80 ? top : innerHeight - bottom - 12}px`;
    });
    more.addEventListener("click", () => more.hidePopover());
    element("analyse").addEventListener("change", (event) =>
      match.analyse(/** @type {HTMLInputElement} */ (event.target).checked),
    );
  }

  /** Loads what shows the engine's thoughts. @param {import("./opening.js").MakeGame} makeGame */
  async #learnThoughts(makeGame) {
    const [{ Graph }, { Lines }] = await Promise.all([import("./graph.js"), import("./lines.js")]);
    const match = this.#match;
    this.#graph = new Graph(element("graph"), {
      onPick: (ply) => this.#go(ply),
      describe: (ply) => words.thinking.graph(ply, tell(match.worths[ply], match.record?.game ?? "")),
    });
    this.#lines = new Lines({
      open: ({ game, position }, moves) => openGame({ game, position, moves }, makeGame),
      onShow: () => this.show(),
      say: (text) => this.say(text),
    });
    this.showThought();
  }

  /** @param {number} at */
  #go(at) {
    this.#lines?.close(true);
    this.#match.go(at);
  }

  get #worth() {
    return this.#match.worths[this.#match.record?.at ?? 0];
  }

  /** The value of the position on the board, in words. */
  get #told() {
    return tell(this.#worth, this.#match.record?.game ?? "");
  }

  /** @param {string} text @param {boolean} [isHeard]  Whether a screen reader announces it immediately. */
  say(text, isHeard = true) {
    const message = element("message");
    message.setAttribute("aria-live", isHeard ? "polite" : "off");
    // The turn stands above the board: here it is only heard.
    const { turn } = this;
    const isTold = turn !== "" && text.endsWith(turn);
    message.replaceChildren(
      isTold ? text.slice(0, -turn.length) : text,
      ...(isTold ? [make("span", "heard", turn)] : []),
    );
  }

  /** Says what a move gave away, with a button. @param {string} text @param {string} name @param {() => void} takeBack */
  warn(text, name, takeBack) {
    this.say(text);
    const act = () => {
      takeBack();
      void this.focus();
    };
    element("message").append(" ", makeButton(name, act));
  }

  /** Shows or hides the numbers of squares. @param {boolean} isNumbered */
  number(isNumbered) {
    this.#board.number(isNumbered);
    input("numbers").checked = isNumbered;
  }

  get board() {
    return this.#board;
  }

  get isFlipped() {
    return this.#board.isFlipped;
  }

  flip() {
    this.#board.flip();
    this.show();
  }

  /** Lets the players change sides. */
  switch() {
    this.#board.face();
    this.#match.swap();
  }

  /** Turns the board to face the player. */
  face() {
    this.#board.face();
  }

  /** Another game may need another board first. */
  async focus() {
    await drawn();
    this.#board.focus();
  }

  /** Pauses or resumes the engine. */
  pause() {
    if (this.#match.canPause) this.#match.pause(!this.#match.isPaused);
  }

  /** The turn in words. */
  get turn() {
    return tellTurn(this.#match);
  }

  /** Goes to the start, to step through the moves from there. */
  step() {
    this.#match.go(0);
    this.#steps.focus();
  }

  /** Goes back to the game from a position of the past, or from a branch. */
  back() {
    this.#lines?.close(true);
    this.#match.back();
    void this.focus();
  }

  /** Draws everything from the current state. */
  show() {
    const match = this.#match;
    const { record } = match;
    if (!record) return;
    if (!this.#lines?.isOf(record)) this.#lines?.close(true);
    this.#board.show(this.#lines?.preview ?? record);
    const { left } = match;
    const turn = element("turn");
    turn.textContent = left ? words.turn.branch(match.shared + 1, this.turn) : this.turn;
    turn.classList.toggle("yours", match.isYours);
    turn.dataset.over = words.turn.over(record.at, record.turns.length);
    element("back").hidden = !left && !match.isLooking;
    element("steps").classList.toggle("looking", match.isLooking);
    button("undo").disabled = !match.canUndo;
    button("redo").disabled = record.at === record.moves.length;
    for (const id of ["hint", "why"]) button(id).disabled = !!record.outcome || !match.isYours;
    for (const id of ["new-game", "flip", "share"]) button(id).disabled = false;
    for (const id of ["end-step", "end-copy", "review-game"]) button(id).disabled = record.moves.length === 0;
    button("switch").disabled = false;
    button("switch").hidden = match.seats.first === match.seats.second;
    // There is nothing to hint while an engine plays.
    button("pause").hidden = !match.canPause;
    button("hint").hidden = match.canPause || match.canSend;
    button("send").hidden = !match.canSend;
    /** @type {HTMLElement} */ (button("pause").lastElementChild).textContent = match.isPaused
      ? words.resume
      : words.pause;
    if (!match.isYours) this.#showsWhy = false;
    button("why").setAttribute("aria-pressed", String(this.#showsWhy));
    this.#history.show(record.moves, record.at, [], (at) => record.continues(at));
    this.#steps.show();
    this.#pace.show();
    this.showThought();
  }

  showThought() {
    const { record, worths, thought } = this.#match;
    const { seconds } = this.#match.thoughts;
    const worth = this.#worth;
    this.#gauge.set({ chance: worth && chanceOf(worth), told: this.#told, side: this.#board.below });
    this.#graph?.set(
      worths.map((worth) => worth && chanceOf(worth)),
      record?.at ?? 0,
    );
    element("thinking").textContent = thought
      ? words.thinking.line(thought.depth ?? 0, thought.nodes, seconds > 0.2 ? thought.nodes / seconds : 0)
      : words.thinking.idle;
    const exact = (thought?.moves ?? [])
      .filter(({ bound, within }) => bound === "exact" || within)
      .map((move) => ({ ...move, slope: thought?.slope ?? 0 }));
    // Among moves that win or lose alike, the engine's choice comes first.
    const isBest = (/** @type {{ name: string }} */ { name }) => Number(name === thought?.best);
    exact.sort((a, b) => b.value - a.value || isBest(b) - isBest(a));
    if (record)
      this.#lines?.list(
        record,
        exact
          .slice(0, LINES)
          .map((move) => ({ told: tellValued(move, record.game, record.side ?? "first"), moves: move.line })),
      );
    this.#showMarks(exact);
  }

  /** @param {(import("./chances.js").Worth & { name: string })[]} exact */
  #showMarks(exact) {
    const { record } = this.#match;
    const steps = record?.view.steps ?? [];
    // The facts about this position must not be written on another one.
    const isShown = this.#showsWhy && !this.#lines?.preview;
    const outlook = isShown ? outlookOf(this.#match) : undefined;
    if (outlook) return this.#board.compare(outlook.moves, true);
    this.#board.compare(
      isShown
        ? exact.flatMap((move) => {
            const step = steps.find(({ name }) => name === move.name);
            return step ? [{ step, score: rankOf(move), text: tellBriefly(move) }] : [];
          })
        : [],
    );
  }

  /** Whether a person is to move; otherwise announces whose turn it is. */
  #canAdvise() {
    const { record, isYours, refusal = "" } = this.#match;
    // Thinking for the player would stop the engine's own thought.
    if (!isYours) this.say(!record || record.outcome ? words.noHint : refusal);
    return isYours;
  }

  /** Shows the engine's choice, as an arrow and in words. */
  async hint() {
    if (!this.#canAdvise()) return;
    const thought = await this.#match.consider();
    // The game may have continued meanwhile.
    if (!thought) return;
    this.#lines?.close(true);
    const step = this.#match.record?.view.steps.find(({ name }) => name === thought.best);
    if (!step) return this.say(words.noHint);
    this.show();
    // The sentence names squares.
    this.number(true);
    this.#board.hint(step);
    this.say(tellHint(this.#match, step));
  }

  /** Shows or hides the value of every move. */
  async why() {
    if (!this.#canAdvise()) return;
    this.#showsWhy = !this.#showsWhy;
    button("why").setAttribute("aria-pressed", String(this.#showsWhy));
    this.#lines?.close(true);
    this.#board.hints([]);
    this.show();
    if (!this.#showsWhy) return;
    this.number(true);
    const thought = await this.#match.consider();
    const record = this.#match.record;
    if (!thought || !record) return;
    if (mustPass(record.view)) return this.say(words.hintPass(tellMover(this.#match)));
    const { certain, value = 0 } = thought;
    const isLost = certain !== undefined && value < 0;
    this.say(
      outlookOf(this.#match)?.told ??
        (isLost
          ? tellLost(thought, certain)
          : isAlike(thought)
            ? words.alike(tellMover(this.#match))
            : words.compared(tellBest(this.#match, thought.best ?? ""))),
    );
    // Now the engine has something to say.
    if (!this.#hasUnfolded) details("engine").open = this.#hasUnfolded = true;
  }
}
