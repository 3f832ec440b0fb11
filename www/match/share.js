// Sharing a two-player game: its link and texts, and snippets for other pages.

import { input } from "../site/dom.js";
import { MATCH_CONTROLS } from "../site/embed_options.js";
import { ShareBox } from "../site/share_box.js";
import { Snippets } from "../site/snippets.js";
import { kindOf, wordsOf } from "./game_views.js";
import { linkOf } from "./game_address.js";
import { forFriend, formatFrameLink, formatGameLink, formatMoves } from "./link.js";
import { makeGame } from "./loader.js";
import { openGame, startOf } from "./opening.js";
import { words } from "./words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("./link.js").GameLink} GameLink */
/**
 * @typedef {{ record: GameRecord, line: string[], linkOf: (moves: string[]) => GameLink, isFlipped: boolean }} Shared
 */

class Share {
  #base;
  #box = new ShareBox(() => this.#describe());
  #snippets;
  /** @type {Shared | undefined} */
  #shared;

  /** @param {string} base  The site's address. */
  constructor(base) {
    this.#base = base;
    this.#snippets = new Snippets(base, MATCH_CONTROLS, () => this.#paste());
  }

  /**
   * A game is shared with its moves by default; a position that was set up may be a problem, which they would spoil.
   * @param {Shared} shared
   */
  open(shared) {
    const { record, line } = (this.#shared = shared);
    void this.#box.open({ hasMoves: line.length > 0, withMoves: startOf(record) === undefined });
  }

  get #now() {
    const { record, line, linkOf } = /** @type {Shared} */ (this.#shared);
    const link = linkOf(input("share-moves").checked ? line : []);
    const address = new URL(`games.html${formatGameLink(link)}`, this.#base).href;
    return { record, link, address, title: words.shareTitle(wordsOf(record.game).name) };
  }

  #describe() {
    const { link, address, title } = this.#now;
    this.#snippets.show();
    // The texts describe what the link opens.
    const record = openGame(link, makeGame);
    const { game, position, drawing } = record;
    const { columns, cells } = record.view;
    record.free();
    const picture = { game, position, columns, cells, line: link.moves, drawn: 1, flip: this.#shared?.isFlipped };
    return { link: address, position, drawing, picture, title, text: title };
  }

  /** @returns {import("../site/snippets.js").Pasted} */
  #paste() {
    const { record, link, address, title } = this.#now;
    const { rows, view } = record;
    return {
      board: { ...link, moves: formatMoves(link.moves) },
      query: formatFrameLink(link),
      link: address,
      title,
      tall: rows / view.columns,
      hasTally: kindOf(record.game).tally !== undefined,
    };
  }
}

/** @type {Share | undefined} */
let share;

/** Opens the dialog for a game. @param {import("./match.js").Match} match @param {boolean} isFlipped @param {string} base  The site's address. */
export function openShare(match, isFlipped, base) {
  const { record, line } = match;
  if (!record) return;
  share ??= new Share(base);
  share.open({ record, line, linkOf: (moves) => forFriend(linkOf(match, moves)), isFlipped });
}
