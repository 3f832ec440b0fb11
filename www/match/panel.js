// The board of a two-player game and the panel around it: turn, message, buttons, players and moves.

import { button, element, make, makeButton, onClick } from "../site/dom.js";
import { MoveList } from "../site/move_list.js";
import { drawn, follow } from "../site/state.js";
import { tellTurn } from "./describe_move.js";
import { MatchBoard } from "./match_board.js";
import { PaceField } from "./setup.js";
import { Steps } from "./steps.js";
import { ThoughtsPanel } from "./thoughts_panel.js";
import { words } from "./words.js";

/**
 * Places a menu above or below its button; at the foot of a phone the style sheet has its place.
 * @param {HTMLElement} menu @param {string} opener  The button's id. @param {number} width  Its width at most, in rem.
 */
function placeMenu(menu, opener, width) {
  menu.addEventListener("beforetoggle", () => {
    const { bottom, left, top } = element(opener).getBoundingClientRect();
    const isAtFoot = innerHeight - bottom < 80;
    const inset = `${bottom + 6}px auto auto max(0.5rem, min(${left}px, 100vw - ${width}rem))`;
    menu.style.inset = isAtFoot ? "" : inset;
    menu.style.maxHeight = `${isAtFoot ? top : innerHeight - bottom - 12}px`;
  });
}

/** Offers the menus of further actions and of opponents. @param {import("./opponents.js").Opponents} opponents */
function offerMenus(opponents) {
  const more = element("more");
  placeMenu(more, "more-open", 16);
  more.addEventListener("click", () => more.hidePopover());
  const players = element("players");
  placeMenu(players, "opponent", 26);
  const list = () => void import("./opponent_list.js").then(({ listOpponents }) => listOpponents(opponents));
  players.addEventListener("beforetoggle", (event) => event.newState === "open" && list());
  follow(() => {
    element("opponent").textContent = opponents.title;
  });
}

export class Panel {
  #match;
  #history;
  #steps;
  /** What draws the game. */
  board;
  /** What shows the engine's thoughts. */
  thoughts;

  /**
   * @param {import("./match.js").Match} match
   * @param {{ onKey: (event: KeyboardEvent) => void, makeGame: import("./opening.js").MakeGame, opponents:
   *   import("./opponents.js").Opponents }} parts
   */
  constructor(match, { onKey, makeGame, opponents }) {
    this.#match = match;
    const say = (/** @type {string} */ text) => this.say(text);
    this.board = new MatchBoard(element("board"), match, { say, tell: say, onKey }, element("beside"));
    this.thoughts = new ThoughtsPanel(match, this.board, say, makeGame);
    const go = (/** @type {number} */ at) => this.thoughts.go(at);
    this.#history = new MoveList(element("history"), go, (at, move) => words.historyMove(at, move));
    this.#steps = new Steps(element("steps"), match);
    // If nothing has the focus, arrow keys have no other use.
    document.addEventListener("keydown", (event) => event.target === document.body && this.#steps.key(event));
    new PaceField(match);
    onClick("undo", () => match.undo());
    onClick("redo", () => match.redo());
    onClick("flip", () => this.board.flip());
    onClick("switch", () => {
      this.board.face();
      match.swap();
    });
    onClick("pause", () => match.togglePause());
    element("analyse").addEventListener("change", (event) =>
      match.analyse(/** @type {HTMLInputElement} */ (event.target).checked),
    );
    offerMenus(opponents);
    follow(() => match.record && this.board.show(this.thoughts.preview ?? match.record));
    follow(() => this.#showTurn());
    follow(() => this.#showButtons());
    follow(() => this.#showMoves());
  }

  /** @param {string} text @param {boolean} [isHeard]  Whether a screen reader announces it immediately. */
  say(text, isHeard = true) {
    const message = element("message");
    message.setAttribute("aria-live", isHeard ? "polite" : "off");
    // The turn stands above the board: here it is only heard.
    const turn = tellTurn(this.#match);
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

  /** Whether the focus is on the board, or nowhere. */
  get hasFocus() {
    const { activeElement } = document;
    const isNowhere = !activeElement || activeElement === document.body;
    return isNowhere || ["board", "beside"].some((id) => element(id).contains(activeElement));
  }

  /** Another game may need another board first. */
  async focus() {
    await drawn();
    this.board.focus();
  }

  /** Goes to the start, to step through the moves from there. */
  step() {
    this.#match.go(0);
    this.#steps.focus();
  }

  /** Goes back to the game from a position of the past, or from a branch. */
  back() {
    this.#match.back();
    void this.focus();
  }

  #showTurn() {
    const match = this.#match;
    const { record, left, isLooking, shared } = match;
    if (!record) return;
    const told = tellTurn(match);
    const turn = element("turn");
    turn.textContent = left ? words.turn.branch(shared + 1, told) : told;
    turn.classList.toggle("yours", match.isYours);
    turn.dataset.over = words.turn.over(record.at, record.turns.length);
    element("back").hidden = !left && !isLooking;
    element("steps").classList.toggle("looking", isLooking);
  }

  #showButtons() {
    const { record, canUndo, canPause, canSend, isPaused, isYours, seats } = this.#match;
    if (!record) return;
    button("undo").disabled = !canUndo;
    button("redo").disabled = record.at === record.moves.length;
    for (const id of ["hint", "why"]) button(id).disabled = !isYours;
    for (const id of ["new-game", "flip", "share", "switch"]) button(id).disabled = false;
    for (const id of ["end-step", "end-copy", "review-game"]) button(id).disabled = record.moves.length === 0;
    button("switch").hidden = seats.first === seats.second;
    // There is nothing to hint while an engine plays.
    button("pause").hidden = !canPause;
    button("hint").hidden = canPause || canSend;
    button("send").hidden = !canSend;
    /** @type {HTMLElement} */ (button("pause").lastElementChild).textContent = isPaused ? words.resume : words.pause;
  }

  #showMoves() {
    const { record } = this.#match;
    if (!record) return;
    this.#history.show(record.moves, record.at, [], (at) => record.continues(at));
    this.#steps.show();
  }
}
