// The panel around the board on the play page: counters, buttons, moves.

import { goalOf, puzzleName } from "../puzzles.js";
import { button, element, make, onClick } from "../site/dom.js";
import { MoveList } from "../site/move_list.js";
import { words } from "../site/words.js";
import { describeMove } from "./slide_words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./play.js").Standing} Standing */

export class Panel {
  #history;

  /** @param {Play} play */
  constructor(play) {
    this.#history = new MoveList(
      element("history"),
      (at) => play.go(at),
      (at, move) => words.historyMove(at, describeMove(move, play.round?.view.columns ?? 0)),
      (move) => describeMove(move, play.round?.view.columns ?? 0),
    );
    onClick("undo", () => play.undo());
    onClick("redo", () => play.redo());
    onClick("restart", () => play.restart());
    onClick("hint", () => play.hint());
    const peek = button("peek");
    peek.addEventListener("pointerdown", () => play.peek(true));
    for (const end of ["pointerup", "pointercancel", "pointerleave", "blur"])
      peek.addEventListener(end, () => play.peek(false));
    peek.addEventListener(
      "keydown",
      (event) => (event.key === " " || event.key === "Enter") && !event.repeat && play.peek(true),
    );
    peek.addEventListener("keyup", () => play.peek(false));
    peek.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** @param {Standing} standing */
  show(standing) {
    const { round, closer, canHint, canPeek } = standing;
    button("undo").disabled = button("restart").disabled = round.at === 0;
    button("redo").disabled = round.at === round.moves.length;
    for (const id of ["hint", "peek", "solution"]) button(id).disabled = !canHint;
    button("share").disabled = false;
    button("peek").hidden = !canPeek;
    element("no-table").hidden = canPeek;
    element("no-table").textContent = canPeek ? "" : words.noTable(puzzleName(round.game));
    element("moves-made").textContent = String(round.at);
    element("optimum").textContent = String(round.optimum ?? words.unknown);
    this.#showDistance(standing);
    this.#history.show(round.moves, round.at, closer);
    if (!round.solved) element("board").classList.remove("won");
  }

  /** @param {Standing} standing */
  #showDistance({ round, distance, closer }) {
    const place = element("distance");
    place.replaceChildren(String(distance ?? words.unknown));
    const last = closer[round.at - 1];
    if (last === undefined) return;
    const mark = document.createElement("span");
    mark.className = last ? "closer" : "farther";
    mark.textContent = last ? "▼" : "▲";
    mark.title = last ? words.closer : words.farther;
    place.append(mark);
  }
}

// The goal as a small picture next to the board.

/** Shows the goal of a puzzle with this many columns, and what to do. @param {string} game @param {number} columns */
export function showGoal(game, columns) {
  element("goal-block").textContent = words.block[game];
  const board = element("goal");
  if (board.dataset.columns === String(columns)) return;
  board.dataset.columns = String(columns);
  const [ground, tiles] = board.children;
  const goal = goalOf(columns);
  ground.replaceChildren(...goal.map(() => make("div", "square")));
  tiles.replaceChildren(
    ...goal.flatMap((number, square) => {
      if (!number) return [];
      const tile = make("div", "tile");
      tile.textContent = String(number);
      tile.dataset.group = String(Math.ceil(number / (columns - 1)));
      tile.style.transform = `translate(${(square % columns) * 100}%, ${Math.floor(square / columns) * 100}%)`;
      return [tile];
    }),
  );
}
