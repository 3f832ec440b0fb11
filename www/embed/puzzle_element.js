// A puzzle in the element: the content of its shadow root, and the functions that the element calls.

import { Game, Table, initSync, version } from "../pkg/play.js";
import { make as makePlain } from "../boards/make.js";
import { makeLayers } from "../boards/tiles.js";
import { knowsDistances } from "../play/distances.js";
import { openRecord } from "../play/opening.js";
import { Play, praise } from "../play/play.js";
import { PuzzleBoard } from "../play/puzzle_board.js";
import { DEFAULT_PUZZLE } from "../puzzles.js";
import { PUZZLE_CONTROLS, readOptions, refuseForeign } from "../site/embed_options.js";
import * as files from "../site/files.js";
import { learn } from "../site/i18n.js";
import { speak } from "../site/language.js";
import { Latest } from "../site/latest.js";
import { readLink, formatLink, formatMoves } from "../site/puzzle_link.js";
import { formatSearch } from "../site/search_link.js";
import { follow } from "../site/state.js";
import { explain, words } from "../site/words.js";
import { shareEngine } from "./shared_engine.js";
import { BoardFrame, make } from "./board_frame.js";

/** @typedef {import("../ply-board.js").Host} Host */

const acquire = shareEngine({
  module: { initSync, version },
  compiled: files.module,
  engine: knowsDistances,
  styles: files.boardStyles,
  learn: () => learn(words),
});

/** Draws an empty board. @param {Host} host */
export async function mount(host) {
  speak(host.language);
  const shared = await acquire(host.base);
  return new PuzzleElement(shared, host);
}

export class PuzzleElement {
  #shared;
  #host;
  #play;
  #board;
  /** What ends with this board. @type {(() => void)[]} */
  #ends;
  #requests = new Latest();
  /** Whether the board shows the requested puzzle, so that a change of appearance does not open it again. */
  #isOpen = false;
  #meter = make("dl", "meter");
  #frame;

  /** @param {import("./shared_engine.js").SharedEngine} shared @param {Host} host */
  constructor(shared, host) {
    this.#shared = shared;
    this.#host = host;
    const board = make("div", "board");
    board.append(...makeLayers());
    this.#frame = new BoardFrame(host, shared.styles, {
      buttons: PUZZLE_CONTROLS.filter((name) => name !== "meter"),
      parts: [this.#meter, board],
      act: (name) => this.#act(name),
      rules: async (parent) => (await import("../play/puzzle_rules.js")).makeRules(Game, parent),
      game: () => this.#play.record?.game ?? DEFAULT_PUZZLE,
      link: (isShared) => this.#link(isShared),
      search: () => this.#search,
      copied: () => words.share.linkCopied,
    });
    this.#play = new Play(shared.engine, {
      onMove: (move) => host.tell("move", { move, position: this.position, moves: this.moves }),
      onSolved: (record) => this.#solve(record),
      say: (text) => this.#frame.say(text),
    });
    this.#board = new PuzzleBoard(board, this.#play, (event) => this.#frame.key(event));
    this.#ends = [
      this.#board.free,
      follow(() => this.#show()),
      shared.onNotice((notice) => this.#frame.say(words.engine[notice])),
    ];
  }

  /**
   * Opens what the attributes request.
   * @param {(name: string) => string | undefined} given
   * @param {boolean} isOther  Whether they may request another puzzle than before.
   */
  async open(given, isOther) {
    const request = this.#requests.begin();
    if (isOther) this.#isOpen = false;
    try {
      const options = readOptions(given, PUZZLE_CONTROLS);
      const record = this.#isOpen
        ? undefined
        : await openRecord(
            refuseForeign(readLink(this.#host.pairs(given), this.#host.matchGames)),
            { Game, Table },
            this.#shared.engine,
          );
      if (request.aborted) return record?.free();
      this.#meter.hidden = !options.controls.has("meter");
      this.#frame.applyOptions(options);
      this.#show();
      if (!record) return;
      this.#isOpen = true;
      this.#frame.say(words.ready);
      this.#play.begin(record);
    } catch (error) {
      if (!request.aborted) this.#fail(words.wrong.puzzle(explain(error)));
      throw error;
    }
  }

  /** @param {string} text */
  #fail(text) {
    this.#isOpen = false;
    this.#play.end();
    this.#frame.fail(text);
  }

  /** @param {import("../site/embed_options.js").Control} name */
  #act(name) {
    if (name === "undo") return this.undo();
    if (name === "redo") return this.redo();
    // The action disables its button; move the focus to the board.
    if (name === "hint") return this.hint();
    this.restart();
    this.#board.focus();
  }

  #show() {
    const { record, optimum, distance, canHint } = this.#play;
    if (!record) return;
    const numbers = /** @type {const} */ (["moves", "optimum", "distance"]).map((name) => {
      const value = { moves: record.at, optimum, distance }[name];
      const box = make("div", "number");
      box.append(makePlain("dt", "", words.meter[name]), makePlain("dd", "", String(value ?? words.unknown)));
      return box;
    });
    this.#meter.replaceChildren(...numbers);
    this.#frame.update({
      undo: record.at === 0,
      redo: record.at === record.moves.length,
      restart: record.at === 0,
      hint: !canHint,
    });
    this.#host.tell("shown", { state: record.solved ? "solved" : "playing" });
  }

  /** @param {import("../site/game_record.js").GameRecord} record */
  #solve(record) {
    this.#board.celebrate();
    this.#frame.say(`${praise(record)} ${words.won.help(record.helped)}`);
    this.#host.tell("solved", { moves: record.at, optimum: record.optimum ?? null, helped: record.helped });
  }

  /**
   * The address of this puzzle on the site; if it is shared, without moves, which would spoil it for others.
   * @param {boolean} isShared
   */
  #link(isShared) {
    const record = this.#play.record;
    return new URL((record && formatLink({ ...record, moves: isShared ? [] : record.made })) || "./", this.#host.base)
      .href;
  }

  /** The link of the search of the position on the board, or of the start once that is solved. */
  get #search() {
    const { record } = this.#play;
    if (!record) return undefined;
    const { game, position, start, solved } = record;
    return formatSearch({ game, position: solved ? start : position, engine: "ida-star" });
  }

  get position() {
    return this.#play.record?.position;
  }

  /** The moves; undefined until there is a puzzle. */
  get moves() {
    const record = this.#play.record;
    return record && formatMoves(record.made);
  }

  get distance() {
    return this.#play.distance;
  }

  /** @param {string} move @returns {string} */
  play(move) {
    return /** @type {string} */ (this.#play.move(move));
  }

  undo() {
    this.#play.undo();
  }

  redo() {
    this.#play.redo();
  }

  /** Called by the surrounding page, so the focus does not move. */
  restart() {
    this.#play.restart();
  }

  /** If another puzzle is opened meanwhile, the hint is for that one. @returns {Promise<string>} */
  async hint() {
    const { record } = this.#play;
    await this.#play.hint();
    return this.#play.record === record ? this.#frame.message : this.hint();
  }

  /** Frees everything. */
  free() {
    this.#requests.end();
    this.#play.end();
    for (const end of this.#ends) end();
    this.#shared.release();
  }
}
