// Hints and the values of moves, for a person who is to move.

import { button, details } from "../site/dom.js";
import { drawn, follow, observe } from "../site/state.js";
import { rankOf } from "./chances.js";
import {
  isAlike,
  outlookOf,
  tellBest,
  tellBriefly,
  tellHint,
  tellLost,
  tellMover,
  valuedMoves,
} from "./describe_advice.js";
import { mustPass } from "./game_views.js";
import { number } from "./options.js";
import { words } from "./words.js";

export class Advice {
  /** Whether the player wants to see the values of moves, in this turn. */
  isComparing = false;
  /** Whether the engine's thoughts were unfolded once. */
  #hasUnfolded = false;
  #match;
  #board;
  #say;
  #thoughts;

  /**
   * @param {import("./match.js").Match} match @param {import("./match_board.js").MatchBoard} board
   * @param {(text: string) => void} say @param {import("./thoughts_panel.js").ThoughtsPanel} thoughts
   */
  constructor(match, board, say, thoughts) {
    observe(this);
    this.#match = match;
    this.#board = board;
    this.#say = say;
    this.#thoughts = thoughts;
    follow(() => this.#showValues());
    // Whoever wants to see values wants them in this turn.
    follow(() => {
      if (!match.isYours) this.isComparing = false;
    });
  }

  /** The facts about this position must not be written on another one. */
  #showValues() {
    const { record, thought } = this.#match;
    button("why").setAttribute("aria-pressed", String(this.isComparing));
    if (!record) return;
    if (!this.isComparing || this.#thoughts.preview) return this.#board.compare([]);
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
    this.#thoughts.closePreview();
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
    this.#thoughts.closePreview();
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
