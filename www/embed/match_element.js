// A two-player game in the element: the content of its shadow root, and the functions that the element calls.

import { tellHint } from "../match/describe_advice.js";
import { tellMove, tellOpened, tellTurn, tellTurned } from "../match/describe_move.js";
import { engineParts, prepareEngine } from "../match/engines.js";
import { fileOf } from "../match/game_modules.js";
import { explain } from "../match/game_texts.js";
import { kindOf, wordsOf } from "../match/game_views.js";
import { formatGameLink, readGameLink } from "../match/link.js";
import { freshSeed, makeGame, moduleOf, seatsOf } from "../match/loader.js";
import { Match, PACE } from "../match/match.js";
import { MatchBoard } from "../match/match_board.js";
import { openGame, startOf } from "../match/opening.js";
import { words } from "../match/words.js";
import { MATCH_CONTROLS, refuseForeign } from "../site/embed_options.js";
import { learn } from "../site/i18n.js";
import { speak } from "../site/language.js";
import { LinkError } from "../site/puzzle_link.js";
import { formatSearch } from "../site/search_link.js";
import { drawn } from "../site/state.js";
import { sentence, words as common } from "../site/words.js";
import { ElementBoard } from "./element_board.js";
import { Ending, button } from "./ending.js";
import { GameEngine, shareGameEngines } from "./game_engine.js";
import { NOTES, readNotes } from "./notes.js";
import { make } from "./board_frame.js";

/** @typedef {import("../match/match.js").Side} Side */
/** @typedef {import("../ply-board.js").Host} Host */
/** @typedef {import("./element_board.js").Given} Given */

const acquire = shareGameEngines({ moduleOf, moduleFileOf: fileOf, partsOf: engineParts, learn: () => learn(common) });

/** Draws an empty board for a game, and for others later. @param {Host} host @param {string} game */
export async function mount(host, game) {
  speak(host.language);
  const engine = new GameEngine(acquire, host.base);
  await engine.take(game);
  return new MatchElement(engine, host);
}

/** @extends {ElementBoard<{ game: string }>} */
export class MatchElement extends ElementBoard {
  #match;
  #matchBoard;
  /** Whether readers cannot move. */
  #isReadOnly = false;
  #back;
  #ending;
  /** @type {Promise<import("../review/panel.js").Review> | undefined} */
  #reviewing;
  /** The review, once one was wanted. @type {import("../review/panel.js").Review | undefined} */
  #review;

  /** @param {GameEngine} engine @param {Host} host */
  constructor(engine, host) {
    const board = make("div", "board");
    const back = button("game", words.back, () => {
      match.back();
      this.#matchBoard.focus();
    });
    super(engine, host, makeGame, {
      buttons: MATCH_CONTROLS,
      parts: [board, back],
      act: (name) => this.#act(name),
      game: () => match.record?.game ?? "isolation",
      link: () => this.#link,
      search: () => this.#search,
    });
    const { frame } = this;
    const say = (/** @type {string} */ text) => frame.say(text);
    /** @type {Match} */
    const match = new Match(engine, {
      onMove: (move, side) => void this.#moved(move, side),
      onTurn: (why) => say(tellTurned(match, why)),
      fail: (error) => say(sentence(explain(error))),
    });
    this.#match = match;
    this.#back = back;
    this.#matchBoard = new MatchBoard(board, match, {
      say,
      onKey: (event) => this.#key(event),
      isReadOnly: () => this.#isReadOnly,
    });
    this.#ending = new Ending(match, {
      levelsOf: (game) => seatsOf(game).slice(1),
      again: (seats) => this.#again(seats),
      review: () => void this.#openReview(),
      say,
      swap: (row) => frame.swap(row),
    });
    this.follow(() => match.record && this.#matchBoard.show(match.record));
    this.follow(() => this.#showControls());
    this.follow(() => match.record && host.tell("shown", { state: match.record.outcome ? "over" : "playing" }));
    this.follow(() => match.record && this.#ending.update(!!this.#review?.isOpen));
  }

  get record() {
    return this.#match.record;
  }

  /** @param {Given} given */
  read(given) {
    return { game: given("game") ?? "" };
  }

  /** @param {import("../site/embed_options.js").Options} options @param {Given} given */
  applyOptions(options, given) {
    super.applyOptions(options, given);
    this.#match.pace = options.pace ?? PACE;
  }

  /** @param {unknown} _request @param {Given} given @param {AbortSignal} signal */
  async begin(_request, given, signal) {
    const { record, seats, notes, isReadOnly } = this.#readGame(given);
    this.isOpen = true;
    this.#ending.hide();
    this.#isReadOnly = isReadOnly;
    this.#match.begin(record, seats, freshSeed(record.game), { isSeated: false });
    prepareEngine(record.game, this.host.base, seats);
    this.#sayTurn();
    await drawn();
    if (signal.aborted) return;
    this.#matchBoard.annotate(notes);
    if (record.outcome && !isReadOnly) this.#ending.show();
  }

  /** @param {Given} given */
  #readGame(given) {
    const pairs = this.host.pairs(given);
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

  /** @param {string} why */
  wrong(why) {
    return common.wrong.game(why);
  }

  end() {
    this.#review?.close();
    this.#match.end();
  }

  /** @param {import("../site/embed_options.js").Control} name */
  #act(name) {
    if (name === "undo") return this.undo();
    if (name === "redo") return this.redo();
    if (name === "hint") return this.hint();
    if (name === "flip") return this.#matchBoard.flip();
    if (name === "pause") return this.#match.togglePause();
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
    const place = { match: this.#match, engine: this.engine, board: this.#matchBoard, frame: this.frame };
    try {
      this.#reviewing ??= import("./review.js").then(({ reviewIn }) => reviewIn(place, this.host.base));
      this.#review = await this.#reviewing;
    } catch {
      // The next press tries again.
      this.#reviewing = undefined;
      return this.frame.say(common.partMissing);
    }
    if (record === this.#match.record) await this.#review.open();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || event.key.toLowerCase() !== "p") return this.frame.key(event);
    event.preventDefault();
    this.#match.togglePause();
  }

  /** @param {string} move @param {Side} side */
  async #moved(move, side) {
    const { record, seats } = this.#match;
    this.frame.say(tellMove(this.#match, move, side));
    this.#ending.hide();
    this.tellMove(move, side, seats[side]);
    this.#review?.judge();
    // The end follows when the board shows it.
    await drawn();
    if (!record?.outcome || record !== this.#match.record) return;
    this.#ending.show();
    const { winner = null, reason } = record.outcome;
    this.host.tell("over", { winner, reason, moves: record.at });
  }

  #sayTurn() {
    const { record } = this.#match;
    const isToMove = this.#isReadOnly && record && !record.outcome;
    const text = isToMove
      ? words.turn.side(wordsOf(record.game).players[record.side ?? "first"])
      : tellOpened(this.#match);
    this.frame.say(text);
  }

  #showControls() {
    const { record, left, isLooking, canUndo, canPause, isPaused, isYours } = this.#match;
    if (!record || !this.options) return;
    this.#back.hidden = !left && !isLooking;
    // A paused engine continues when the game is restarted.
    this.frame.update({
      undo: !canUndo,
      redo: record.at === record.moves.length,
      restart: record.at === 0 && !isPaused,
      hint: !isYours,
      review: record.moves.length === 0 || this.#isReadOnly,
    });
    this.frame.rename("pause", canPause ? (isPaused ? words.resume : words.pause) : undefined);
  }

  /** The address of this game, with its moves, on the site. */
  get #link() {
    const { record, seats } = this.#match;
    const query = record
      ? formatGameLink({ game: record.game, position: startOf(record), moves: record.made, ...seats })
      : "";
    return new URL(`games.html${query}`, this.host.base).href;
  }

  /** The link of the search of the position on the board, unless the game is over. */
  get #search() {
    const { record } = this.#match;
    return record && !record.outcome ? formatSearch({ game: record.game, position: record.position }) : undefined;
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
    this.frame.say(words.restarted(tellTurn(this.#match)));
  }

  /** Shows the engine's choice, as an arrow and in words. */
  async hint() {
    const match = this.#match;
    const { record, isYours } = match;
    const say = (/** @type {string} */ text) => {
      this.frame.say(text);
      return text;
    };
    if (!record || record.outcome) return say(words.noHint);
    // Thinking for the player would stop the engine's own thought.
    if (!isYours) return say(match.refusal ?? "");
    const thought = await match.consider();
    // The game may have continued meanwhile.
    if (!thought) return this.frame.message;
    const step = record.view.steps.find(({ name }) => name === thought.best);
    if (!thought.best || !step) return say(words.noHint);
    this.#matchBoard.hint(step);
    return say(tellHint(match, step));
  }

  free() {
    super.free();
    this.#review?.free();
  }
}
