// The record of the game on the board: written as it goes on, read back in, copied and saved.

import { element, input, onClick } from "../app/dom.js";
import { copy, save } from "../app/exports.js";
import { idOf, kindOf, levelOf } from "./kinds.js";
import { startOf } from "./opening.js";
import { formatOf } from "./record.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */

export class Records {
  #match;

  /** @param {Match} match @param {{ read: (record: import("./record.js").Record) => void, say: (text: string) => void, attempt: (read: () => void) => void }} handlers */
  constructor(match, { read, say, attempt }) {
    this.#match = match;
    element("record-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = input("record").value;
      const game = match.round?.game ?? "";
      attempt(() => read(formatOf(text, kindOf(game).record).parse(text, game)));
    });
    onClick("record-copy", async () => say((await copy(this.#text)) ? words.recordCopied : words.recordNotCopied));
    onClick("record-save", () => {
      const game = match.round?.game ?? "";
      save(`plyground-${idOf(game)}.${kindOf(game).record.extension}`, "text/plain", `${this.#text}\n`);
    });
  }

  get #text() {
    const { round, seats } = this.#match;
    if (!round) return "";
    const { game, made: moves, turns, outcome } = round;
    const named = { first: levelOf(game, seats.first).name, second: levelOf(game, seats.second).name };
    const winner = outcome ? /** @type {"first" | "second" | null} */ (outcome.winner ?? null) : undefined;
    return kindOf(game).record.format({ game, position: startOf(round), moves, turns, seats: named, winner });
  }

  show() {
    input("record").value = this.#text;
  }
}
