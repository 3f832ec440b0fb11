// Sharing a puzzle: its links and texts, and snippets for other pages.

import { Game } from "../pkg/play.js";
import { puzzleName } from "../puzzles.js";
import { element, input } from "../site/dom.js";
import { PUZZLE_CONTROLS } from "../site/embed_options.js";
import { formatLink, formatMoves } from "../site/puzzle_link.js";
import { ShareBox } from "../site/share_box.js";
import { Snippets } from "../site/snippets.js";
import { words } from "../site/words.js";
import { linkOf } from "./opening.js";

/**
 * The shared content of a puzzle.
 * @typedef {Pick<import("../site/game_record.js").GameRecord, "game" | "start" | "origin" | "optimum" | "made">} GameRecord
 */

class Share {
  #base;
  #box = new ShareBox((withMoves) => this.#describe(withMoves), 5);
  #snippets;
  /** @type {GameRecord | undefined} */
  #record;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    this.#snippets = new Snippets(base, PUZZLE_CONTROLS, () => this.#paste());
  }

  /** @param {GameRecord} record @param {boolean} withMoves */
  open(record, withMoves) {
    this.#record = record;
    void this.#box.open({ hasMoves: record.made.length > 0, withMoves });
  }

  /** @param {boolean} withMoves */
  #describe(withMoves) {
    const record = /** @type {GameRecord} */ (this.#record);
    const { game, start, origin, optimum } = record;
    const moves = withMoves ? record.made : [];
    // The texts describe what the link opens.
    const engine = new Game(game, start);
    for (const move of moves) engine.play(move);
    const { position, columns } = engine;
    const [drawing, cells] = [engine.drawing(), engine.cells()];
    engine.free();
    input("share-lasting").value = this.#address(
      formatLink({ game, origin: { kind: "position", position: start }, moves }),
    );
    element("share-lasting-row").hidden = origin.kind === "position" || origin.kind === "start";
    this.#snippets.show();
    const name = puzzleName(game);
    return {
      link: this.#address(linkOf(record, moves)),
      position,
      drawing,
      picture: { game, position, columns, cells },
      title: words.share.title(name),
      text: words.share.text(name, optimum),
    };
  }

  /** @returns {import("../site/snippets.js").Pasted} */
  #paste() {
    const { game, origin, made } = /** @type {GameRecord} */ (this.#record);
    const moves = input("share-moves").checked ? made : [];
    const query = formatLink({ game, origin, moves });
    const board = {
      game,
      ...(origin.kind === "start" ? {} : { ...origin, kind: undefined }),
      moves: formatMoves(moves),
    };
    return { board, query, link: this.#address(query), title: words.share.title(puzzleName(game)) };
  }

  /** @param {string} query */
  #address(query) {
    return new URL(query || "./", this.#base).href;
  }
}

/** @type {Share | undefined} */
let share;

/**
 * Opens the dialog for a puzzle. Its moves may spoil the puzzle for others, so they are left out by default.
 * @param {GameRecord | undefined} record @param {string} base  The site's address. @param {boolean} [withMoves]
 */
export function openShare(record, base, withMoves = false) {
  if (!record) return;
  share ??= new Share(base);
  share.open(record, withMoves);
}
