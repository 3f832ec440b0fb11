// The page of two-player games: connects the parts, which follow the game.

import { Arrival, firstGame } from "./match/arrival.js";
import { Chooser } from "./match/chooser.js";
import { tellMove, tellTurned } from "./match/describe_move.js";
import { GameAddress, addressed, linkOf } from "./match/game_address.js";
import { GameOpener } from "./match/game_opener.js";
import { openGamePage } from "./match/game_page.js";
import { explain } from "./match/game_texts.js";
import { leadOn } from "./match/lead_on.js";
import { makeGame, playersOf, seatsOf } from "./match/loader.js";
import { Match } from "./match/match.js";
import { startOf } from "./match/opening.js";
import { offerNumbers, offerWarning } from "./match/options.js";
import { Opponents } from "./match/opponents.js";
import { Panel } from "./match/panel.js";
import { Records } from "./match/record_panel.js";
import { Seats, Variants } from "./match/setup.js";
import { showHeading } from "./match/sketch.js";
import { StoredGame } from "./match/stored_game.js";
import { words } from "./match/words.js";
import { GAMES } from "./puzzles.js";
import { button, element, input, onClick } from "./site/dom.js";
import { listenToKeys } from "./site/keys.js";
import { nameIn } from "./site/query.js";
import { site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { takeFiles } from "./site/text_files.js";

/** @typedef {import("./match/match.js").Side} Side */
/** @typedef {import("./stored_games/game_store.js").StoredGame} Kept */

/** Loads the games on this device. */
const storedGames = () => import("./stored_games/stored_games.js");

class GamesPage {
  #page;
  #match;
  #panel;
  #seats;
  #records;
  #stored;
  #address;
  #opener;
  #arrival;
  /** What shows how a game ended. @type {import("./match/end.js").End | undefined} */
  #end;
  /** The review, once one was wanted. @type {import("./review/panel.js").Review | undefined} */
  #review;

  /** @param {import("./match/game_page.js").GamePage} page @param {Chooser} chooser */
  constructor(page, chooser) {
    this.#page = page;
    const match = (this.#match = this.#makeMatch());
    const seats = (this.#seats = new Seats(match, playersOf));
    const opponents = new Opponents(match, playersOf, () => seats.remember());
    const panel = (this.#panel = new Panel(match, { onKey: this.#listenToKeys(), makeGame, opponents }));
    // From now on the panel writes the message.
    const say = (page.say = (text) => panel.say(text));
    const variants = new Variants((game) => this.#opener.begin(game));
    const records = (this.#records = new Records(match, { read: (text) => void this.#openText(text), say }));
    const stored = (this.#stored = new StoredGame(match, records, storedGames));
    const address = (this.#address = new GameAddress(match, () => void this.#arrival.openAddress()));
    const leave = () => this.#review?.close();
    const parts = { page, chooser, panel, seats, variants, records, stored, address, leave };
    const opener = (this.#opener = new GameOpener(match, parts));
    const showEnd = () => void this.#showEnd(false);
    this.#arrival = new Arrival(opener, { match, address, habitOf: (game) => seats.habit(game), showEnd, say });
    chooser.onChoose = (id) => {
      chooser.mark(id);
      void this.#choose(id);
    };
    follow(() => leadOn(match));
    offerNumbers(panel.board);
    offerWarning(match, () => import("./review/result_given_away.js"));
    this.#offer();
  }

  #makeMatch() {
    /** @type {Match} */
    const match = new Match(this.#page.loader.engine, {
      onMove: (move, side) => this.#moved(move, side),
      onTurn: (why) => this.#page.say(tellTurned(match, why)),
      onBranch: () => this.#address.keepStep(),
      onEnd: (record, seats, how) => {
        // Another game may be on the board by the time this is recorded.
        const { game, outcome, at } = record;
        const ended = { game, outcome, plies: at, isSetUp: startOf(record) !== undefined };
        const { table } = match;
        void import("./match/lazy.js").then(({ noteEnd, cheer }) => {
          if (table === match.table) cheer(match, this.#panel.board);
          return noteEnd(ended, seats, how);
        });
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

  #listenToKeys() {
    return listenToKeys({
      undo: () => this.#match.undo(),
      redo: () => this.#match.redo(),
      letters: {
        h: () => void this.#panel.thoughts.advise("hint"),
        w: () => void this.#panel.thoughts.advise("why"),
        f: () => this.#panel.board.flip(),
        p: () => this.#match.togglePause(),
        n: () => this.#opener.begin(),
      },
    });
  }

  /** What the buttons and forms of the page do, unless they belong to one of its parts. */
  #offer() {
    onClick("new-game", () => this.#opener.begin());
    onClick("back", () => {
      if (this.#match.left) this.#address.keepStep();
      this.#panel.back();
    });
    onClick("share", () => void this.#share());
    for (const id of ["send", "end-send"]) onClick(id, () => void this.#send());
    for (const id of ["end-review", "review-game"]) onClick(id, () => void this.#openReview());
    onClick("end-copy", () => void this.#records.copy());
    onClick("end-step", () => this.#panel.step());
    takeFiles("record-open", ".txt,.pdn,.sgf,text/plain", (file) => void this.#openText(file));
    element("kept").addEventListener("toggle", async () => {
      const { showList } = await storedGames();
      await showList({ open: (kept) => this.#openKept(kept), openFile: () => button("record-open").click() });
    });
    element("position-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#openPosition(input("position").value.trim());
    });
  }

  /** Opens the first game, and then loads what its end will need. */
  async begin() {
    await this.#arrival.begin();
    await this.#loadEnd();
  }

  /** @param {string} move @param {Side} side */
  #moved(move, side) {
    const match = this.#match;
    const hasEnded = !!match.record?.outcome;
    // A branch is not the game.
    if (!match.left && match.seats[side] === "you") this.#stored.own();
    // The panel at the end announces it if the focus moves there.
    const takesFocus = hasEnded && this.#panel.hasFocus;
    this.#panel.say(tellMove(match, move, side), !takesFocus);
    if (hasEnded) void this.#showEnd(takesFocus);
    this.#review?.judge();
  }

  /** Loads what shows how a game ended. */
  async #loadEnd() {
    const { End } = await import("./match/end.js");
    this.#end ??= new End(this.#match, {
      levelsOf: (game) => seatsOf(game).slice(1),
      hasFocus: () => this.#panel.hasFocus,
      again: (seats) => this.#opener.again(seats),
      close: () => void this.#panel.focus(),
    });
    return this.#end;
  }

  /** @param {boolean} takesFocus */
  async #showEnd(takesFocus) {
    const { table } = this.#match;
    const end = this.#end ?? (await this.#loadEnd());
    if (table === this.#match.table) end.show(takesFocus);
  }

  async #share() {
    const { openShare } = await import("./match/share.js");
    openShare(this.#match, this.#panel.board.isFlipped, site.base);
  }

  /** Sends the friend the game; where that is not allowed, its link is shown. */
  async #send() {
    const { sendGame } = await import("./match/send.js");
    if (!(await sendGame(this.#match, site.base, (text) => this.#page.say(text)))) await this.#share();
  }

  /** Shows where the game turned. */
  async #openReview() {
    const { loadReview } = await import("./review/on_page.js");
    this.#review ??= await loadReview(this.#match, this.#page.loader, this.#panel.board);
    await this.#review.open();
  }

  /** Shows another game: the one left on this device, or a new one. @param {string} id */
  async #choose(id) {
    if ((await this.#opener.reaches(id)) && !this.#arrival.resume(id, { isNew: true })) this.#opener.begin(id);
  }

  /** Opens a position of the same game. @param {string} position */
  #openPosition(position) {
    const error = element("text-error");
    try {
      this.#opener.setUp({ ...linkOf(this.#match, []), position });
      error.hidden = true;
    } catch (wrong) {
      error.textContent = words.wrongText(explain(wrong));
      error.hidden = false;
    }
  }

  /** Opens a file or a pasted text with games. @param {File | string} given */
  async #openText(given) {
    const { openText } = await import("./stored_games/opened_games.js");
    const text = await openText(given, linkOf(this.#match).game, this.#opener, this.#seats);
    if (text) this.#page.say(text);
  }

  /** Opens one of the games on this device; throws readable errors. @param {Kept} kept */
  async #openKept(kept) {
    const { openStoredGame } = await import("./stored_games/opened_games.js");
    if (!(await openStoredGame(kept, this.#opener))) return;
    if (this.#match.isFinished) await this.#showEnd(true);
    else void this.#panel.focus();
  }
}

/** Puzzles have their own page. */
if (GAMES.includes(nameIn(addressed()))) location.replace(new URL(addressed(), site.base));
else
  openGamePage({
    game: firstGame(),
    words: [words],
    draw() {
      const game = firstGame();
      const chooser = new Chooser();
      chooser.mark(game);
      showHeading(game);
      return chooser;
    },
    open: (page, chooser) => new GamesPage(page, chooser).begin(),
  });
