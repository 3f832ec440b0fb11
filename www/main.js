// The play page: a puzzle and what belongs to it, the links that open puzzles, and the address.

import * as files from "./site/files.js";
import { Game, Table, freshSeed, initSync, version } from "./pkg/play.js";
import { DealPanel } from "./play/deal_panel.js";
import { knowsDistances } from "./play/distances.js";
import { keepInAddress, keepOnDevice, saysNothing } from "./play/kept_puzzle.js";
import { LateParts } from "./play/late_parts.js";
import { dealtDistance, linkOf, nameOrigin, openRecord } from "./play/opening.js";
import { Panel, showGoal, showWarmUps, EngineStatus } from "./play/panel.js";
import { Play, praise } from "./play/play.js";
import { PuzzleBoard } from "./play/puzzle_board.js";
import { GAMES, puzzleName, DEFAULT_PUZZLE } from "./puzzles.js";
import { offerRules } from "./rules/offer.js";
import { WARM_UPS, firstPuzzle, isDaily, warmUpOf } from "./site/daily.js";
import { element, onClick } from "./site/dom.js";
import { MATCH_GAMES, isMatchGame } from "./site/match_games.js";
import { Engine } from "./site/engine.js";
import { listenToKeys } from "./site/keys.js";
import { Latest } from "./site/latest.js";
import { openPage } from "./site/page.js";
import { LinkError, formatLink, parseLink } from "./site/puzzle_link.js";
import { pageQuery, nameIn, ownQuery } from "./site/query.js";
import { site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { savedGame, savedLink, warmUpsDone } from "./site/storage.js";
import { takeFiles } from "./site/text_files.js";
import { explain, words } from "./site/words.js";
import { DayThread } from "./today/day_thread.js";
import { words as front } from "./play/front_words.js";

/** @typedef {import("./site/puzzle_link.js").Link} Link */
/** @typedef {import("./site/game_record.js").GameRecord} GameRecord */

const say = (/** @type {string} */ text) => void (element("message").textContent = text);
const tell = (/** @type {import("./site/engine.js").Notice} */ notice) => say(words.engine[notice]);

/** What to do first. @param {number} warmUp  Its place among the puzzles to warm up. */
const greet = (warmUp) => (warmUp ? words.ready : front.firstMove);

/** The message about a link that was opened. @param {import("./site/puzzle_link.js").Remarks} link */
const noteOn = ({ ignored }) => (ignored.length ? words.wrong.ignored(ignored) : "");

/** The day whose puzzle this is, if it is one. @param {GameRecord} record */
const dayOf = ({ game, origin }) =>
  game === DEFAULT_PUZZLE && origin.kind === "day" && isDaily({ game, origin }) ? origin.day : undefined;

/** Today's puzzle. */
const daily = () => firstPuzzle(WARM_UPS.length);

class PlayPage {
  #engine = new Engine({ ...knowsDistances(site.base), site, version: version(), onNotice: tell });
  #play = new Play(this.#engine, {
    say,
    onSolved: (record) => this.#celebrate(record),
    solve: () => this.#late.solve(),
  });
  #deal = new DealPanel(
    this.#engine,
    {
      deal: (game, origin) => this.#openNew({ game, origin, moves: [] }),
      choose: (game) => this.#choose(game),
    },
    freshSeed,
  );
  #keys = listenToKeys({
    undo: () => this.#play.undo(),
    redo: () => this.#play.redo(),
    letters: { h: () => void this.#play.hint(), n: () => this.#deal.dealRandom() },
    held: { p: (held) => this.#play.peek(held) },
  });
  #board = new PuzzleBoard(element("board"), this.#play, (event) => this.#keys(event));
  #late = new LateParts(this.#play, this.#board, {
    say,
    tell,
    open: (link) => this.#openNew(link),
    restart: () => this.#restart(),
    farthest: () => this.#deal.farthest,
    nextOfDay: () => this.#thread.nextAfter(DEFAULT_PUZZLE),
  });
  #status = new EngineStatus(() => this.#late.hire(), this.#play);
  #rules = offerRules(
    (parent, place) => this.#late.makeRules(parent, place),
    () => this.#play.record?.game ?? DEFAULT_PUZZLE,
    (error) => say(explain(error)),
    [".way", ".side"],
  );
  #thread = new DayThread(element("day-line"), pageQuery());
  #requests = new Latest();
  /** An invalid link stays in the address to be inspected. @type {import("./play/kept_puzzle.js").Unplayed} */
  #unplayed = "link";

  constructor() {
    const play = this.#play;
    new Panel(play, () => this.#restart());
    follow(() => this.#keep());
    onClick("share", () => void this.#late.share(play.record));
    onClick("solution", () => this.#late.showSolution());
    onClick("file-save", () => this.#late.save());
    takeFiles("file-open", ".txt,text/plain", (file) => this.#late.openFile(file));
    onClick("new-today", async () => {
      this.#thread.isFollowed = true;
      await this.#openNew(daily());
      scrollTo({ top: 0 });
      this.#board.focus();
    });
    follow(() => play.record && void this.#thread.show(dayOf(play.record), play.record.game));
    const below = () => import("./play/cards.js").then(({ drawBelow }) => drawBelow(daily(), this.#engine));
    requestAnimationFrame(() => void below().catch(() => undefined));
    window.addEventListener("popstate", () => void this.#openAddress());
  }

  #restart() {
    this.#play.restart();
    this.#board.focus();
  }

  #keep() {
    const { record } = this.#play;
    if (!record) return;
    keepInAddress(record, this.#unplayed);
    keepOnDevice(record);
  }

  /** @param {GameRecord} record */
  #celebrate(record) {
    say(praise(record));
    this.#board.celebrate();
    void this.#late.celebrate(record);
  }

  /** Opens a link as a new step of the browser's history; returns an error message if it cannot. @param {Link} link */
  #openNew(link) {
    return this.#open(link, { isNew: true });
  }

  /**
   * Opens a link; returns an error message if it cannot.
   * @param {Link} link
   * @param {{ isNew?: boolean, unplayed?: import("./play/kept_puzzle.js").Unplayed }} [how]
   * @returns {Promise<string | undefined>}
   */
  async #open(link, { isNew = false, unplayed = "link" } = {}) {
    const request = this.#requests.begin();
    try {
      const record = await openRecord(link, { Game, Table }, this.#engine);
      if (request.aborted) return void record.free();
      this.#unplayed = unplayed;
      if (isNew) {
        if (linkOf(record, []) !== location.search) history.pushState(null, "", linkOf(record, []));
        say(greet(warmUpOf(record)));
      }
      this.#begin(record);
    } catch (error) {
      // Another link has been opened meanwhile, so there is nothing to explain.
      return request.aborted ? undefined : explain(error);
    }
  }

  /** @param {GameRecord} record */
  #begin(record) {
    const { game } = record;
    const warmUp = warmUpOf(record);
    element("puzzle-name").textContent = puzzleName(game);
    element("puzzle-origin").textContent = warmUp ? nameOrigin(record) : front.startHere;
    showWarmUps(warmUp);
    showGoal(game, record.view.columns);
    this.#deal.show(game, dealtDistance(record));
    this.#status.show(game);
    this.#rules.follow(game);
    this.#play.begin(record, dealtDistance(record));
    if (!warmUp && !record.at) void this.#play.nudge();
    void this.#deal.learn().catch(() => undefined);
  }

  /**
   * Resumes the puzzle that was left on this device, if it can be opened.
   * @param {string | undefined} game @param {{ isNew?: boolean }} [how] @returns {Promise<boolean>} whether it was
   */
  async #resume(game, how) {
    const saved = savedLink("puzzle", game);
    try {
      const link = saved && parseLink(saved);
      if (!link || link.game !== game || (await this.#open(link, how))) return false;
    } catch {
      return false;
    }
    say(front.resumed);
    return true;
  }

  /** Shows another game: the puzzle left on this device, or its start. @param {string} game */
  async #choose(game) {
    if (!(await this.#resume(game, { isNew: true })))
      await this.#openNew({ game, origin: { kind: "start" }, moves: [] });
  }

  /**
   * Opens the address, or a first puzzle if it says nothing. If that fails, it explains the error and opens the
   * game's start.
   */
  async #openAddress() {
    try {
      const link = parseLink(pageQuery(), MATCH_GAMES);
      const isOwn = !link.moves.length || formatLink(link) === savedLink("puzzle", link.game);
      const wrong = await (link.isBare
        ? this.#open(firstPuzzle(warmUpsDone()), { unplayed: "nothing" })
        : this.#open(link));
      if (wrong) throw new LinkError("", wrong);
      const { record } = this.#play;
      if (record) record.isBegun = !isOwn;
      say((record?.solved ? praise(record) : greet(record ? warmUpOf(record) : -1)) + noteOn(link));
    } catch (error) {
      // The rest of the link may be invalid, and so may the game.
      const game = GAMES.find((game) => game === nameIn(pageQuery()));
      await this.#open({ ...parseLink(""), ...(game && { game }) }, { unplayed: "what it said" });
      say(words.wrong.link(explain(error)));
    }
  }

  /** Opens the address; if it says nothing, the puzzle that was left here. */
  async #openFirst() {
    const game = saysNothing() ? savedGame("puzzle") : undefined;
    if (await this.#resume(game)) return;
    await this.#openAddress();
    // Data saved on this device may be damaged; that is not the visitor's fault.
    if (savedLink("puzzle", game)) say(front.notResumed);
  }

  async begin() {
    const { earlyChoice } = this.#deal;
    await this.#openFirst();
    if (earlyChoice && earlyChoice !== this.#play.record?.game) await this.#choose(earlyChoice);
  }
}

/** Two-player games have their own page. */
if (isMatchGame(nameIn(pageQuery()))) location.replace(new URL(`games.html?${ownQuery(pageQuery())}`, site.base));
else
  openPage({
    module: files.module,
    words: [front],
    cards: async () => (await import("./games/cards.js")).translatedCards(),
    draw() {},
    open(compiled) {
      initSync({ module: compiled });
      return new PlayPage().begin();
    },
  });
