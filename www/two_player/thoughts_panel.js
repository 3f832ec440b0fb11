// What the engine thinks about the game on the board: the gauge, hints, the values of moves and, once that is unfolded, the
// curve of chances and the best lines.

import { button, details, element, onClick } from "../site/dom.js";
import { drawn, follow, observe } from "../site/state.js";
import { chanceOf, rankOf } from "./chances.js";
import {
  isAlike,
  outlookOf,
  tell,
  tellBest,
  tellBriefly,
  tellHint,
  tellLost,
  tellMover,
  tellValued,
} from "./describe_move.js";
import { mustPass } from "./game_views.js";
import { Gauge } from "./gauge.js";
import { openGame } from "./opening.js";
import { number } from "./options.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Thought} Thought */

const LINES = 3; // the number of moves whose chances and lines are listed

/** The moves whose values are known, the best first. @param {Thought | undefined} thought */
function valuedMoves({ moves = [], slope = 0, best } = /** @type {Thought} */ ({})) {
  const valued = moves.filter(({ bound, within }) => bound === "exact" || within).map((move) => ({ ...move, slope }));
  // Among moves that win or lose alike, the engine's choice comes first.
  const isBest = (/** @type {{ name: string }} */ { name }) => Number(name === best);
  return valued.sort((a, b) => b.value - a.value || isBest(b) - isBest(a));
}

export class ThoughtsPanel {
  /** Whether the player wants to see the values of moves, in this turn. */
  isComparing = false;
  /** What shows thoughts, once they were unfolded. @type {{ graph: import("./graph.js").Graph, lines: import("./lines.js").Lines } | undefined} */
  unfolded;
  /** Whether they were unfolded once. */
  #hasUnfolded = false;
  #match;
  #board;
  #say;
  #gauge = new Gauge(element("gauge"));

  /**
   * @param {import("./match.js").Match} match @param {import("./match_board.js").MatchBoard} board
   * @param {(text: string) => void} say @param {import("./opening.js").MakeGame} makeGame
   */
  constructor(match, board, say, makeGame) {
    observe(this);
    this.#match = match;
    this.#board = board;
    this.#say = say;
    element("engine").addEventListener("toggle", () => void this.#unfold(makeGame), { once: true });
    onClick("hint", () => void this.hint());
    onClick("why", () => void this.why());
    // The focus stays on the board, and so does the choice of a piece.
    element("why").addEventListener("mousedown", (event) => event.preventDefault());
    follow(() => this.#showWorth());
    follow(() => this.#showThought());
    follow(() => this.#showValues());
    // Whoever wants to see values wants them in this turn.
    follow(() => {
      if (!match.isYours) this.isComparing = false;
    });
  }

  /** Loads what shows the engine's thoughts. @param {import("./opening.js").MakeGame} makeGame */
  async #unfold(makeGame) {
    const [{ Graph }, { Lines }] = await Promise.all([import("./graph.js"), import("./lines.js")]);
    const match = this.#match;
    const graph = new Graph(element("graph"), {
      onPick: (ply) => this.go(ply),
      describe: (ply) => words.thinking.graph(ply, tell(match.worths[ply], match.record?.game ?? "")),
    });
    const lines = new Lines(match, {
      open: ({ game, position }, moves) => openGame({ game, position, moves }, makeGame),
      say: this.#say,
    });
    this.unfolded = { graph, lines };
  }

  /** The position of a line that is viewed in place of the game's, if any. */
  get preview() {
    return this.unfolded?.lines.preview;
  }

  /** @param {number} at */
  go(at) {
    this.unfolded?.lines.close(true);
    this.#match.go(at);
  }

  #showWorth() {
    const { record, worths } = this.#match;
    const at = record?.at ?? 0;
    const worth = worths[at];
    const told = tell(worth, record?.game ?? "");
    this.#gauge.set({ chance: worth && chanceOf(worth), told, side: record ? this.#board.below : "first" });
    const chances = worths.map((worth) => worth && chanceOf(worth));
    this.unfolded?.graph.set(chances, at);
  }

  #showThought() {
    const { record, thought } = this.#match;
    const { seconds } = this.#match.thoughts;
    element("thinking").textContent = thought
      ? words.thinking.line(thought.depth ?? 0, thought.nodes, seconds > 0.2 ? thought.nodes / seconds : 0)
      : words.thinking.idle;
    if (!record || !this.unfolded) return;
    const best = valuedMoves(thought).slice(0, LINES);
    this.unfolded.lines.list(
      record,
      best.map((move) => ({ told: tellValued(move, record.game, record.side ?? "first"), moves: move.line })),
    );
  }

  /** The facts about this position must not be written on another one. */
  #showValues() {
    const { record, thought } = this.#match;
    button("why").setAttribute("aria-pressed", String(this.isComparing));
    if (!record) return;
    if (!this.isComparing || this.preview) return this.#board.compare([]);
    const outlook = outlookOf(this.#match);
    if (outlook) return this.#board.compare(outlook.moves, true);
    const { steps } = record.view;
    this.#board.compare(
      valuedMoves(thought).flatMap((move) => {
        const step = steps.find(({ name }) => name === move.name);
        return step ? [{ step, score: rankOf(move), text: tellBriefly(move) }] : [];
      }),
    );
  }

  /** Whether a person is to move; otherwise announces whose turn it is. */
  #canAdvise() {
    const { record, isYours, refusal = "" } = this.#match;
    // Thinking for the player would stop the engine's own thought.
    if (!isYours) this.#say(!record || record.outcome ? words.noHint : refusal);
    return isYours;
  }

  /** Shows the engine's choice, as an arrow and in words. */
  async hint() {
    if (!this.#canAdvise()) return;
    const thought = await this.#match.consider();
    // The game may have continued meanwhile.
    if (!thought) return;
    this.unfolded?.lines.close(true);
    const step = this.#match.record?.view.steps.find(({ name }) => name === thought.best);
    if (!step) return this.#say(words.noHint);
    await drawn();
    // The sentence names squares.
    number(this.#board, true);
    this.#board.hint(step);
    this.#say(tellHint(this.#match, step));
  }

  /** Shows or hides the value of every move. */
  async why() {
    if (!this.#canAdvise()) return;
    this.isComparing = !this.isComparing;
    this.unfolded?.lines.close(true);
    this.#board.hints([]);
    if (!this.isComparing) return;
    number(this.#board, true);
    const thought = await this.#match.consider();
    if (thought) this.#tellWhy(thought);
  }

  /** @param {import("./match.js").Report} thought */
  #tellWhy(thought) {
    const match = this.#match;
    const { record } = match;
    if (!record) return;
    if (mustPass(record.view)) return this.#say(words.hintPass(tellMover(match)));
    const { certain, value = 0, best = "" } = thought;
    const tellCompared = () => {
      if (certain !== undefined && value < 0) return tellLost(thought, certain);
      return isAlike(thought) ? words.alike(tellMover(match)) : words.compared(tellBest(match, best));
    };
    this.#say(outlookOf(match)?.told ?? tellCompared());
    // Now the engine has something to say.
    if (!this.#hasUnfolded) details("engine").open = this.#hasUnfolded = true;
  }
}
