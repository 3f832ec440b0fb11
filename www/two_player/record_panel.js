// The record of the game on the board: updated as it goes on, read back, copied and saved.

import { element, input, onClick } from "../site/dom.js";
import { copy, save } from "../site/download.js";
import { idOf } from "./game_modules.js";
import { kindOf, levelOf } from "./game_views.js";
import { startOf } from "./opening.js";
import { formatOf } from "./record_formats.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */

/**
 * Writes the game in its format, as far as its moves were not taken back.
 * @param {Pick<Match, "round" | "seats" | "line" | "outcome">} match
 */
export function recordOf({ round, seats, line: moves, outcome }) {
  if (!round) return "";
  const { game } = round;
  const turns = round.turnsOf(moves);
  const named = { first: levelOf(game, seats.first).name, second: levelOf(game, seats.second).name };
  const winner = outcome && (outcome.winner ?? null);
  return kindOf(game).record.format({ game, position: startOf(round), moves, turns, seats: named, winner });
}

export class Records {
  #match;
  #say;

  /**
   * @param {Match} match
   * @param {{ read: (record: import("./record_formats.js").Record) => unknown, say: (text: string) => void, attempt: (read: () =>
   *   unknown) => unknown }} handlers
   */
  constructor(match, { read, say, attempt }) {
    this.#match = match;
    element("record-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = input("record").value;
      const game = match.round?.game ?? "";
      void attempt(() => read(formatOf(text, kindOf(game).record).parse(text, game)));
    });
    this.#say = say;
    onClick("record-copy", () => void this.copy());
    onClick("record-save", () => {
      const game = match.round?.game ?? "";
      save(`plyground-${idOf(game)}.${kindOf(game).record.extension}`, "text/plain", `${recordOf(this.#match)}\n`);
    });
  }

  /** Copies the record, and says whether that was allowed. */
  async copy() {
    this.#say((await copy(recordOf(this.#match))) ? words.recordCopied : words.recordNotCopied);
  }

  show() {
    input("record").value = recordOf(this.#match);
  }
}
