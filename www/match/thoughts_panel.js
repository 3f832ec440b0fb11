// What the engine thinks about the game on the board: the gauge and, once they are wanted, the curve of chances, the best
// lines, and advice.

import { element, onClick } from "../site/dom.js";
import { follow, observe } from "../site/state.js";
import { chanceOf } from "./chances.js";
import { tell } from "./describe_move.js";
import { kindOf } from "./game_views.js";
import { Gauge } from "./gauge.js";
import { openGame } from "./opening.js";
import { words } from "./words.js";

export class ThoughtsPanel {
  /** What shows thoughts, once they were unfolded. @type {{ graph: import("./graph.js").Graph, lines: import("./lines.js").Lines } | undefined} */
  unfolded;
  /** Hints and the values of moves, once they were wanted. @type {import("./advice.js").Advice | undefined} */
  #advice;
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
    onClick("hint", () => void this.advise("hint"));
    onClick("why", () => void this.advise("why"));
    // The focus stays on the board, and so does the choice of a piece.
    element("why").addEventListener("mousedown", (event) => event.preventDefault());
    follow(() => this.#showWorth());
    follow(() => this.#showThought());
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

  /** Shows the game's position again. */
  closePreview() {
    this.unfolded?.lines.close(true);
  }

  /** @param {number} at */
  go(at) {
    this.closePreview();
    this.#match.go(at);
  }

  /** Gives a hint, or shows or hides the values of moves. @param {"hint" | "why"} kind */
  async advise(kind) {
    const { Advice } = await import("./advice.js");
    this.#advice ??= new Advice(this.#match, this.#board, this.#say, this);
    await this.#advice[kind]();
  }

  #showWorth() {
    const { record, worths } = this.#match;
    const at = record?.at ?? 0;
    // Where moves are told apart by an outlook, a certain result would only discourage.
    const outlook = record && kindOf(record.game).outlook?.({ ...record.view, rows: record.rows }, record.game);
    const worth = outlook ? undefined : worths[at];
    const told = tell(worth, record?.game ?? "");
    this.#gauge.set({ chance: worth && chanceOf(worth), told, side: record ? this.#board.below : "first" });
    const chances = worths.map((worth) => worth && chanceOf(worth));
    this.unfolded?.graph.set(chances, at);
  }

  #showThought() {
    const { thought, thoughts } = this.#match;
    const { seconds } = thoughts;
    element("thinking").textContent = thought
      ? words.thinking.line(thought.depth ?? 0, thought.nodes, seconds > 0.2 ? thought.nodes / seconds : 0)
      : words.thinking.idle;
  }
}
