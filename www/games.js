// The page of two-player games: opens the games of links, files and this device, and connects the parts.

import { Arrival, firstGame } from "./two_player/arrival.js";
import { Chooser } from "./two_player/chooser.js";
import { tellMove, tellOpened, tellTurn, tellTurned } from "./two_player/describe_move.js";
import { End } from "./two_player/end.js";
import { prepareEngine } from "./two_player/engines.js";
import { GameAddress, addressed, linkOf } from "./two_player/game_address.js";
import { openGamePage } from "./two_player/game_page.js";
import { explain } from "./two_player/game_texts.js";
import { kindOf } from "./two_player/game_views.js";
import { FRIEND, forFriend } from "./two_player/link.js";
import { freshSeed, makeGame, moduleOf, seatsOf } from "./two_player/loader.js";
import { Match } from "./two_player/match.js";
import { openGame, startOf } from "./two_player/opening.js";
import { offerNumbers, offerWarning } from "./two_player/options.js";
import { Panel } from "./two_player/panel.js";
import { Records } from "./two_player/record_panel.js";
import { Seats, Variants } from "./two_player/setup.js";
import { showHeading } from "./two_player/sketch.js";
import { StoredGame, device } from "./two_player/stored_game.js";
import { words } from "./two_player/words.js";
import { GAMES } from "./puzzles.js";
import { anchor, button, element, input, onClick } from "./site/dom.js";
import { listenToKeys } from "./site/keys.js";
import { Latest } from "./site/latest.js";
import { nameIn, writeQuery } from "./site/query.js";
import { site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { takeFiles } from "./site/text_files.js";
import { words as common } from "./site/words.js";

/** @typedef {import("./two_player/link.js").GameLink} GameLink */
/** @typedef {import("./two_player/match.js").Side} Side */
/** @typedef {import("./stored_games/game_store.js").Kept} Kept */
/**
 * How a game is opened: whether it is a new step of the browser's history, where it comes from, what is known about it, and
 * how it begins.
 * @typedef {{ isNew?: boolean, file?: string, kept?: Kept, about?: import("./two_player/record_panel.js").About } &
 *   Parameters<Match["begin"]>[3]} How
 */

/** The possible players of a game: a person here, one elsewhere, and the levels. @param {string} game */
function playersOf(game) {
  const [you, ...levels] = seatsOf(game);
  return [you, FRIEND, ...levels];
}

/**
 * Leads from the position to the pages that prove whether it is a problem, set it up, and show its search.
 * @param {Match} match
 */
function leadOn({ record }) {
  if (!record) return;
  const { game, position, outcome } = record;
  input("position").value = position;
  /** @type {[string, string][]} */
  const shown = [
    ["g", game],
    ["p", position.replaceAll(" ", "_")],
  ];
  anchor("as-problem").search = writeQuery([...shown, ["n", "3"]]);
  for (const id of ["set-up", "set-up-text", "search-link"]) anchor(id).search = writeQuery(shown);
  for (const id of ["as-problem", "search-link"]) element(id).hidden = !!outcome;
}

class GamesPage {
  #page;
  #chooser;
  #match;
  #panel;
  #seats;
  #variants;
  #records;
  #end;
  #stored;
  #address;
  #arrival;
  /** The review, once one was wanted. @type {import("./review/panel.js").Review | undefined} */
  #review;
  /** The games that are wanted. */
  #requests = new Latest();

  /** @param {import("./two_player/game_page.js").GamePage} page @param {Chooser} chooser */
  constructor(page, chooser) {
    this.#page = page;
    this.#chooser = chooser;
    const match = (this.#match = this.#makeMatch());
    const keys = listenToKeys({
      undo: () => match.undo(),
      redo: () => match.redo(),
      letters: {
        h: () => void panel.thoughts.hint(),
        w: () => void panel.thoughts.why(),
        f: () => panel.board.flip(),
        p: () => panel.pause(),
        n: () => this.#newGame(),
      },
    });
    const panel = (this.#panel = new Panel(match, { onKey: keys, makeGame }));
    page.say = (text) => panel.say(text);
    chooser.onChoose = (id) => void this.#choose(id);
    this.#seats = new Seats(match, playersOf);
    this.#variants = new Variants((game) => this.#newGame(game));
    this.#records = new Records(match, { read: (text) => void this.#openText(text), say: (text) => page.say(text) });
    this.#end = this.#makeEnd();
    this.#stored = new StoredGame(match, this.#records);
    this.#address = new GameAddress(match, () => void this.#arrival.openAddress());
    this.#arrival = new Arrival({
      match,
      address: this.#address,
      playersOf,
      habitOf: (game) => this.#seats.habit(game),
      reach: (game) => this.#reaches(game),
      open: (link, how) => this.#open(link, how),
      showEnd: () => this.#end.show(false),
      say: (text) => page.say(text),
    });
    follow(() => leadOn(match));
    offerNumbers(panel.board);
    offerWarning(match);
    this.#offer();
  }

  #makeMatch() {
    /** @type {Match} */
    const match = new Match(this.#page.loader.engine, {
      onMove: (move, side) => this.#moved(move, side),
      onTurn: (why) => this.#page.say(tellTurned(match, why)),
      onBranch: () => this.#address.leave(),
      onEnd: (record, seats, how) => {
        // Another game may be on the board by the time this is recorded.
        const { game, outcome, at } = record;
        const ended = { game, outcome, plies: at, isSetUp: startOf(record) !== undefined };
        void import("./two_player/lazy.js").then(({ noteEnd }) => noteEnd(ended, seats, how));
      },
      onFault: ({ ply, told, takeBack }) => this.#panel.warn(told, takeBack, () => match.go(ply, "undo")),
      onReview: (moves, add) => {
        const { about } = this.#records;
        this.#records.known = { ...about, moves, comments: add(about.comments) };
      },
      fail: (error) => this.#page.fail(error),
    });
    return match;
  }

  #makeEnd() {
    return new End(this.#match, {
      levelsOf: (game) => seatsOf(game).slice(1),
      again: (seats) => this.#rematch(seats),
      copy: () => void this.#records.copy(),
      review: () => void this.#openReview(),
      step: () => this.#panel.step(),
      close: () => void this.#panel.focus(),
    });
  }

  /** What the buttons and forms of the page do, unless they belong to one of its parts. */
  #offer() {
    const match = this.#match;
    onClick("new-game", () => this.#newGame());
    onClick("back", () => {
      this.#address.back();
      this.#panel.back();
    });
    for (const id of ["share", "send", "end-send"]) onClick(id, () => void this.#share());
    takeFiles("record-open", ".txt,.pdn,.sgf,text/plain", (file) => void this.#openText(file));
    element("kept").addEventListener("toggle", async () => {
      const { showList } = await device();
      await showList({ open: (kept) => this.#openKept(kept), openFile: () => button("record-open").click() });
    });
    element("position-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const error = element("text-error");
      try {
        this.#setUp({ ...linkOf(match, []), position: input("position").value.trim() });
        error.hidden = true;
      } catch (wrong) {
        error.textContent = words.wrongText(explain(wrong));
        error.hidden = false;
      }
    });
  }

  /** Opens the first game. */
  begin() {
    return this.#arrival.begin();
  }

  /** @param {string} move @param {Side} side */
  #moved(move, side) {
    const match = this.#match;
    const hasEnded = !!match.record?.outcome;
    // A branch is not the game.
    if (!match.left && match.seats[side] === "you") this.#stored.own();
    // The panel at the end announces it if the focus moves there.
    this.#panel.say(tellMove(match, move, side), !(hasEnded && this.#end.takesFocus));
    if (hasEnded) this.#end.show();
    this.#review?.judge();
  }

  async #share() {
    const { openShare } = await import("./two_player/share.js");
    const match = this.#match;
    const { record, line } = match;
    const { isFlipped } = this.#panel.board;
    if (record) openShare({ record, line, linkOf: (moves) => forFriend(linkOf(match, moves)), isFlipped }, site.base);
  }

  /** Shows where the game turned. */
  async #openReview() {
    const { loadReview } = await import("./review/on_page.js");
    this.#review ??= await loadReview(this.#match, this.#page.loader, this.#panel.board);
    await this.#review.open();
  }

  /**
   * Loads the module of a game, unless it is loaded; throws readable errors.
   * @param {string} game @returns {Promise<boolean>} whether no other game was requested meanwhile
   */
  async #reach(game) {
    const { loader } = this.#page;
    const signal = this.#requests.begin();
    if (!loader.has(game)) {
      this.#page.say(common.loading);
      await loader.load(game);
    }
    return !signal.aborted;
  }

  /** Like reach, but reports errors instead of throwing them. @param {string} game */
  #reaches(game) {
    return this.#reach(game).catch((error) => {
      this.#chooser.mark(this.#match.record?.game ?? "");
      this.#page.fail(error);
      return false;
    });
  }

  /** Opens a game and plays its moves; throws readable errors. @param {GameLink} link @param {How} [how] */
  #open(link, { isNew = false, file, kept, about, ...how } = {}) {
    const { game, moves, first, second } = link;
    const record = openGame(link, makeGame);
    this.#requests.end();
    this.#review?.close();
    if (isNew) this.#address.step(link);
    showHeading(game);
    this.#chooser.show(game);
    this.#variants.show(game);
    this.#panel.board.face();
    this.#page.show(game);
    this.#stored.begin(link, kept, file);
    this.#records.known = { ...about, moves };
    this.#match.begin(record, { first, second }, freshSeed(game), how);
    prepareEngine(game, site.base, { first, second });
  }

  /** A function that restores the game on the board, if it has begun. */
  #keep() {
    const match = this.#match;
    const { record, isLooking, left, knowsSeats } = match;
    if (!record?.moves.length) return undefined;
    const { at, moves } = record;
    const link = linkOf(match, moves);
    return () => {
      this.#open(link, { isNew: true, left, isSeated: knowsSeats });
      if (at < moves.length) match.go(at, isLooking ? "go" : "undo");
      this.#page.say(words.recovered(tellTurn(match)));
    };
  }

  /** Replaces the game on the board by another one; undo restores it. @param {GameLink} link @param {How} [how] */
  #setUp(link, how) {
    const recover = this.#keep();
    this.#open(link, { ...how, recover });
    const told = tellOpened(this.#match);
    this.#page.say(recover ? words.begun(told) : told);
  }

  /** @param {string} [name] */
  #newGame(name = linkOf(this.#match).game) {
    const game = kindOf(name).draw?.(name, freshSeed(name)) ?? name;
    this.#setUp({ game, moves: [], ...this.#seats.next(game) }, { isNew: true });
  }

  /** Starts the same game again from its start. @param {Record<Side, string>} players */
  #rematch(players) {
    const { game, position } = linkOf(this.#match);
    const again = kindOf(game).draw?.(game, freshSeed(game)) ?? game;
    this.#setUp({ game: again, position, moves: [], ...players }, { isNew: true });
    this.#seats.remember();
    void this.#panel.focus();
  }

  /** Shows another game: the one left on this device, or a new one. @param {string} id */
  async #choose(id) {
    this.#chooser.mark(id);
    if ((await this.#reaches(id)) && !this.#arrival.resume(id, { isNew: true })) this.#newGame(id);
  }

  /** Opens a file or a pasted text with games. @param {File | string} given */
  async #openText(given) {
    const { openGames } = await import("./stored_games/open_games.js");
    const { text, isWrong } = await openGames(given, {
      version: moduleOf(linkOf(this.#match).game).version(),
      // It is continued by the current players.
      open: async ({ game, position, moves, ...about }, file) => {
        const isWanted = await this.#reach(game);
        if (isWanted)
          this.#setUp({ game, position, moves, ...this.#seats.fitting(game) }, { isNew: true, file, about });
      },
      explain,
    });
    void device().then(({ refresh }) => refresh());
    const error = element("text-error");
    error.textContent = text;
    error.hidden = !isWrong;
    if (text) this.#page.say(text);
  }

  /** Opens one of the games on this device; throws readable errors. @param {Kept} kept */
  async #openKept(kept) {
    const { id: _, at: __, file, names, date, winner, bothLost, comments, ...link } = kept;
    if (!(await this.#reaches(link.game))) return;
    // Another version of the site may know more levels.
    const stranger = [link.first, link.second].find((seat) => !playersOf(link.game).includes(seat));
    if (stranger !== undefined) throw new Error(words.noLevel(stranger));
    const about = { names, date, winner, bothLost, comments };
    this.#setUp(link, { isNew: true, kept, about, isSeated: file === undefined });
    if (this.#match.isFinished) this.#end.show(true);
    else void this.#panel.focus();
  }
}

/** Puzzles have their own page. */
if (GAMES.includes(nameIn(addressed()))) location.replace(new URL(addressed(), site.base));
else
  openGamePage({
    game: firstGame(),
    words: [],
    german: () => [import("./two_player/words_de.js")],
    draw() {
      const game = firstGame();
      const chooser = new Chooser();
      chooser.mark(game);
      showHeading(game);
      return chooser;
    },
    open: (page, chooser) => new GamesPage(page, chooser).begin(),
  });
