// A two-player game in the element: the content of its shadow root, and the functions that the element calls.

import { tellHint } from "../two_player/describe_advice.js";
import { tellMove, tellOpened, tellTurn, tellTurned } from "../two_player/describe_move.js";
import { engineParts, prepareEngine } from "../two_player/engines.js";
import { fileOf } from "../two_player/game_modules.js";
import { explain } from "../two_player/game_texts.js";
import { kindOf, wordsOf } from "../two_player/game_views.js";
import { formatGameLink, formatMoves, readGameLink } from "../two_player/link.js";
import { freshSeed, makeGame, moduleOf, seatsOf } from "../two_player/loader.js";
import { Match, PACE } from "../two_player/match.js";
import { MatchBoard } from "../two_player/match_board.js";
import { openGame, startOf } from "../two_player/opening.js";
import { words } from "../two_player/words.js";
import { DUEL_CONTROLS, readOptions, refuseForeign } from "../site/embed_options.js";
import { learn } from "../site/i18n.js";
import { speak } from "../site/language.js";
import { LinkError } from "../site/puzzle_link.js";
import { drawn, follow } from "../site/state.js";
import { formatSearch } from "../site/search_link.js";
import { sentence, words as common } from "../site/words.js";
import { Ending, button } from "./ending.js";
import { Lent, gameLender } from "./game_loans.js";
import { NOTES, readNotes } from "./notes.js";
import { Surround, make } from "./surround.js";

/** @typedef {import("../two_player/match.js").Side} Side */
/** @typedef {import("../ply-board.js").Host} Host */

const borrow = gameLender({ moduleOf, moduleFileOf: fileOf, partsOf: engineParts, learn: () => learn(common) });

/** Draws an empty board for a game, and for others later. @param {Host} host @param {string} game */
export async function mount(host, game) {
  speak(host.language);
  const lent = new Lent(borrow, host.base);
  await lent.take(game);
  return new Duel(lent, host);
}

export class Duel {
  #lent;
  #host;
  #match;
  #matchBoard;
  #unfollow;
  #latest = 0;
  /** Whether the board shows the requested game, so that a change of appearance does not open it again. */
  #isOpen = false;
  /** Whether readers cannot move. */
  #isReadOnly = false;
  /** Whether the last move ended the game, which is announced once the board shows it. */
  #hasEnded = false;
  #board = make("div", "board");
  #back = button("game", words.back, () => {
    this.#match.back();
    this.#matchBoard.focus();
  });
  #around;
  #ending;
  /** @type {Promise<import("../review/panel.js").Review> | undefined} */
  #reviewing;
  /** The review, once one was wanted. @type {import("../review/panel.js").Review | undefined} */
  #review;

  /** @param {Lent} lent @param {Host} host */
  constructor(lent, host) {
    this.#lent = lent;
    this.#host = host;
    this.#around = new Surround(host, lent.styles, {
      buttons: DUEL_CONTROLS,
      parts: [this.#board, this.#back],
      act: (name) => this.#act(name),
      rules: async (parent) => (await import("../two_player/rules/show.js")).makeRules(makeGame, parent),
      game: () => this.#match.record?.game ?? "isolation",
      link: () => this.#link,
      search: () => this.#search,
      copied: () => words.linkCopied,
    });
    /** @type {Match} */
    const match = (this.#match = new Match(lent, {
      onMove: (move, side) => this.#moved(move, side),
      onTurn: (why) => this.#around.say(tellTurned(match, why)),
      fail: (error) => this.#around.say(sentence(explain(error))),
    }));
    this.#matchBoard = new MatchBoard(this.#board, match, {
      say: (text) => this.#around.say(text),
      onKey: (event) => this.#key(event),
      isReadOnly: () => this.#isReadOnly,
    });
    this.#ending = new Ending(match, {
      levelsOf: (game) => seatsOf(game).slice(1),
      again: (seats) => this.#again(seats),
      review: () => void this.#openReview(),
      say: (text) => this.#around.say(text),
      swap: (row) => this.#around.swap(row),
    });
    this.#unfollow = follow(() => this.#show());
    lent.onNotice = (notice) => this.#around.say(common.engine[notice]);
  }

  /**
   * Opens what the attributes request.
   * @param {(name: string) => string | undefined} given
   * @param {boolean} isOther  Whether they may request another game than before.
   */
  async open(given, isOther) {
    const mine = ++this.#latest;
    if (isOther) this.#isOpen = false;
    try {
      const options = readOptions(given, DUEL_CONTROLS);
      const game = given("game") ?? "";
      if (!this.#isOpen && !this.#lent.has(game)) {
        this.#match.end();
        if (!(await this.#lent.take(game, () => mine === this.#latest))) return;
      }
      const opened = this.#isOpen ? undefined : this.#read(given);
      this.#around.dress(options);
      this.#match.pace = options.pace ?? PACE;
      if (!opened) return this.#show();
      this.#isOpen = true;
      this.#review?.close();
      this.#ending.hide();
      const { record, seats, notes, isReadOnly } = opened;
      this.#isReadOnly = isReadOnly;
      this.#match.begin(record, seats, freshSeed(record.game), { isSeated: false });
      await drawn();
      if (mine !== this.#latest) return;
      this.#matchBoard.annotate(notes);
      if (record.outcome && !isReadOnly) this.#ending.show();
      prepareEngine(record.game, this.#host.base, seats);
      this.#sayTurn();
    } catch (error) {
      if (mine === this.#latest) this.#fail(common.wrong.game(explain(error)));
      throw error;
    }
  }

  /** @param {(name: string) => string | undefined} given */
  #read(given) {
    const pairs = this.#host.pairs(given);
    const isReadOnly = pairs.some(([name]) => name === "readonly");
    const own = pairs.filter(([name]) => name !== "readonly" && !NOTES.includes(name));
    try {
      const { first, second, ...link } = refuseForeign(readGameLink(own, seatsOf));
      const record = openGame(link, makeGame);
      const notes = readNotes(pairs, kindOf(record.game), { ...record.view, rows: record.rows, name: "" });
      // On a board to look at, no engine plays either.
      const seats = isReadOnly ? { first: "you", second: "you" } : { first, second };
      return { record, seats, notes, isReadOnly };
    } catch (error) {
      throw error instanceof LinkError ? error : new LinkError("g", `${explain(error)}.`);
    }
  }

  /** @param {string} text */
  #fail(text) {
    this.#isOpen = false;
    this.#review?.close();
    this.#match.end();
    this.#around.fail(text);
  }

  /** @param {import("../site/embed_options.js").Control} name */
  #act(name) {
    if (name === "undo") return this.undo();
    if (name === "redo") return this.redo();
    if (name === "hint") return this.hint();
    if (name === "flip") return this.#flip();
    if (name === "pause") return this.#pause();
    if (name === "review") return void this.#openReview();
    this.restart();
    // The action disables its button; move the focus to the board.
    this.#matchBoard.focus();
  }

  /** Plays the same game again. @param {Record<Side, string>} seats */
  #again(seats) {
    this.#matchBoard.face();
    this.restart(seats);
    this.#matchBoard.focus();
  }

  /** Shows where the game turned; what that takes is loaded on first use. */
  async #openReview() {
    const { record } = this.#match;
    const place = { match: this.#match, lent: this.#lent, board: this.#matchBoard, around: this.#around };
    try {
      this.#reviewing ??= import("./review.js").then(({ reviewIn }) => reviewIn(place, this.#host.base));
      this.#review = await this.#reviewing;
    } catch {
      // The next press tries again.
      this.#reviewing = undefined;
      return this.#around.say(common.partMissing);
    }
    if (record === this.#match.record) await this.#review.open();
  }

  /** Pauses or resumes the engine. */
  #pause() {
    const match = this.#match;
    if (!match.canPause) return;
    match.pause(!match.isPaused);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || event.key.toLowerCase() !== "p") return this.#around.key(event);
    event.preventDefault();
    this.#pause();
  }

  #flip() {
    this.#matchBoard.flip();
    this.#show();
  }

  /** @param {string} move @param {Side} side */
  #moved(move, side) {
    this.#around.say(tellMove(this.#match, move, side));
    this.#hasEnded = !!this.outcome;
    this.#ending.hide();
    this.#review?.judge();
    const by = this.#match.seats[side] === "you" ? "person" : "engine";
    this.#host.tell("move", { move, position: this.position, moves: this.moves, side, by });
  }

  #sayTurn() {
    const { record } = this.#match;
    const isToMove = this.#isReadOnly && record && !record.outcome;
    const text = isToMove
      ? words.turn.side(wordsOf(record.game).players[record.side ?? "first"])
      : tellOpened(this.#match);
    this.#around.say(text);
  }

  #show() {
    const match = this.#match;
    const { record } = match;
    if (!record) return;
    this.#matchBoard.show(record);
    this.#back.hidden = !match.left && !match.isLooking;
    // A paused engine continues when the game is restarted.
    this.#around.update({
      undo: !match.canUndo,
      redo: record.at === record.moves.length,
      restart: record.at === 0 && !match.isPaused,
      hint: !match.isYours,
      review: record.moves.length === 0 || this.#isReadOnly,
    });
    this.#around.rename("pause", match.canPause ? (match.isPaused ? words.resume : words.pause) : undefined);
    this.#host.tell("shown", { state: record.outcome ? "over" : "playing" });
    this.#ending.update(!!this.#review?.isOpen);
    if (!this.#hasEnded || !record.outcome) return;
    this.#hasEnded = false;
    this.#ending.show();
    const { winner = null, reason } = record.outcome;
    this.#host.tell("over", { winner, reason, moves: record.at });
  }

  /** The address of this game, with its moves, on the site. */
  get #link() {
    const { record, seats } = this.#match;
    const query = record
      ? formatGameLink({ game: record.game, position: startOf(record), moves: record.made, ...seats })
      : "";
    return new URL(`games.html${query}`, this.#host.base).href;
  }

  /** The link of the search of the position on the board, unless the game is over. */
  get #search() {
    const { record } = this.#match;
    return record && !record.outcome ? formatSearch({ game: record.game, position: record.position }) : undefined;
  }

  get position() {
    return this.#match.record?.position;
  }

  /** The moves; undefined until there is a game. */
  get moves() {
    const { record } = this.#match;
    return record && formatMoves(record.made);
  }

  /** The side to move; undefined until there is a game, and after its end. */
  get side() {
    return this.outcome ? undefined : this.#match.record?.side;
  }

  get outcome() {
    return this.#match.record?.outcome;
  }

  /** Plays a move for the person to move. @param {string} move @returns {string} */
  play(move) {
    if (this.side && !this.#match.isYours)
      throw Object.assign(new Error(words.refused.engine), { code: "not-your-turn" });
    return /** @type {string} */ (this.#match.play(move));
  }

  undo() {
    this.#match.undo();
  }

  redo() {
    this.#match.redo();
  }

  /** Restarts the game; the engine may play differently. */
  restart(seats = this.#match.seats) {
    this.#review?.close();
    this.#ending.hide();
    this.#match.restart(freshSeed(this.#match.record?.game ?? ""), seats);
    this.#around.say(words.restarted(tellTurn(this.#match)));
  }

  /** Shows the engine's choice, as an arrow and in words. */
  async hint() {
    const match = this.#match;
    const { record, isYours } = match;
    const say = (/** @type {string} */ text) => {
      this.#around.say(text);
      return text;
    };
    if (!record || record.outcome) return say(words.noHint);
    // Thinking for the player would stop the engine's own thought.
    if (!isYours) return say(match.refusal ?? "");
    const thought = await match.consider();
    // The game may have continued meanwhile.
    if (!thought) return this.#around.said;
    const step = record.view.steps.find(({ name }) => name === thought.best);
    if (!thought.best || !step) return say(words.noHint);
    this.#matchBoard.hint(step);
    return say(tellHint(match, step));
  }

  /** Frees everything, and stops the engine. */
  free() {
    this.#latest++;
    this.#unfollow();
    this.#review?.free();
    this.#match.end();
    this.#lent.giveBack();
  }
}
