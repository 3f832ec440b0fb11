// The page of problems: finds one by a seed or proves one that was given, and lets it be solved.

import { CARDS } from "./games/cards.js";
import { Chooser } from "./two_player/chooser.js";
import { idOf, kindId } from "./two_player/game_modules.js";
import { openGamePage } from "./two_player/game_page.js";
import { explain } from "./two_player/game_texts.js";
import { kindOf, wordsOf } from "./two_player/game_views.js";
import { freshSeed, hasOnlyMoves, makeGame } from "./two_player/loader.js";
import { openGame } from "./two_player/opening.js";
import { choiceOf, offer, offeredOf, showSeed } from "./problems/choice.js";
import { ONLY, USUAL, formatProblemLink, isOnly, parseProblemLink, readTurns } from "./problems/link.js";
import { easier, harder } from "./problems/offers.js";
import { count, scoreText } from "./problems/score.js";
import { ScorePanel } from "./problems/score_panel.js";
import { Seeker } from "./problems/seeker.js";
import { Solving } from "./problems/solving.js";
import { tellVerdict } from "./problems/solving_texts.js";
import { findIn, fiveOf, linkOf, showFive, unsolved } from "./problems/todays_problems.js";
import { words } from "./problems/words.js";
import { PageAddress } from "./site/address.js";
import { today } from "./site/daily.js";
import { markDone } from "./site/days_done.js";
import { anchor, details, element, input, make, makeButton, onClick } from "./site/dom.js";
import { save } from "./site/download.js";
import { listenToKeys } from "./site/keys.js";
import { inLanguage } from "./site/language.js";
import { Latest } from "./site/latest.js";
import { LinkError } from "./site/puzzle_link.js";
import { asked, nameIn } from "./site/query.js";
import { site } from "./site/start_page.js";
import { follow, observe } from "./site/state.js";
import { recall, remember } from "./site/storage.js";
import { takeFiles } from "./site/text_files.js";
import { sentence, words as common } from "./site/words.js";
import { fetchDays } from "./today/day_list.js";

/** @typedef {import("./problems/link.js").ProblemLink} ProblemLink */
/** @typedef {import("./problems/solving.js").Problem} Problem */
/** @typedef {import("./problems/todays_problems.js").Daily} Daily */
/**
 * @typedef {object} Found
 * @property {Problem} problem
 * @property {"shown"} [phase]  If there is nothing to solve.
 * @property {() => string} tell  The message once it is on the board.
 * @property {string[][]} [cooks]
 */
/**
 * How a link is opened.
 * @typedef {object} How
 * @property {boolean} [isNew]  Whether it is a new step of the browser's history.
 * @property {boolean} [isOther]  Whether the choice was made for another game, which may lack such problems.
 * @property {string} [remark]  What to say besides.
 */

const LAST = "problems-game"; // a setting saved on the device: the game of the last problem

/** The game that will probably be shown, as given, right or wrong; empty for the default. */
const first = nameIn(asked()) || (location.search ? "" : (recall(LAST) ?? ""));

/** The days of games that were asked for. @type {Map<string, Promise<import("./today/day_list.js").DayList>>} */
const lists = new Map();

/** The days of a game. @param {string} game */
function daysOf(game) {
  const list = lists.get(game) ?? fetchDays(game, site.base);
  lists.set(game, list);
  return list;
}

/** Today's problems of a game. @param {string} game */
const todaysOf = async (game) => fiveOf(await daysOf(game), game, today());

/** Shows which game the page is about. @param {string} game */
function showHeading(game) {
  const { name } = wordsOf(game);
  element("game-name").textContent = words.heading(name);
  element("variant").textContent = kindOf(game).tellVariant(game);
  const { text } = inLanguage(CARDS[kindId(game)]);
  element("rule").textContent = [text, wordsOf(game).dots].filter(Boolean).join(" ");
  document.title = words.pageTitle(name);
  document.body.dataset.board = kindOf(game).board;
}

/** Draws what needs no module. */
function draw() {
  // They are shown without an engine.
  if (!asked().includes("seed=")) void todaysOf(kindId(first));
  const chooser = new Chooser();
  chooser.mark(first);
  showHeading(first);
  return chooser;
}

/** The game that a wrong link probably means. */
function fallback() {
  const game = nameIn(asked());
  try {
    openGame({ game, moves: [] }, makeGame).free();
    return game;
  } catch {
    return kindId(game);
  }
}

/** Whether a link says no more than the kind of problem. @param {ProblemLink} link */
const isAny = ({ seed, position, day }) => seed === undefined && position === undefined && day === undefined;

class ProblemsPage {
  /** The link of the problem on the board. @type {ProblemLink} */
  link = { game: first, ...USUAL };
  /** The link that is being opened. @type {ProblemLink | undefined} */
  sought;
  /** Today's problems of the game. @type {Daily[]} */
  five = [];
  #page;
  #solving;
  #panel;
  #seeker;
  #requests = new Latest();
  #address = new PageAddress(() => void this.#openAddress());

  /** @param {import("./two_player/game_page.js").GamePage} page @param {Chooser} chooser */
  constructor(page, chooser) {
    observe(this);
    this.#page = page;
    const say = page.say.bind(page);
    const solving = (this.#solving = new Solving(page.loader.prover, { say, onEnd: (end) => this.#end(end) }));
    const keys = listenToKeys({
      undo: () => panel.waiting || solving.takeBack(),
      redo() {},
      letters: { h: () => void panel.hint(), f: () => panel.flip(), n: () => void this.#next() },
    });
    const panel = (this.#panel = new ScorePanel(solving, say, keys));
    this.#seeker = new Seeker(page.loader.prover);
    chooser.onChoose = (game) => this.#openNew(offeredOf(choiceOf(game)), true);
    follow(() => chooser.mark((this.sought ?? this.link).game));
    follow(() =>
      showFive(element("five"), this.five, panel.score, findIn(this.five, this.link), (link) => this.#openNew(link)),
    );
    this.#listen();
  }

  begin() {
    return location.search ? this.#openAddress() : this.#tryOpen({ game: kindId(first), ...USUAL });
  }

  #listen() {
    const choice = () => choiceOf(this.link.game);
    onClick("next", () => void this.#next());
    onClick("harder", () => this.#change());
    onClick("share", () => void this.#share());
    onClick("score-save", () => save("plyground-problems.json", "application/json", scoreText()));
    element("mine").addEventListener("toggle", () => void this.#showMine());
    takeFiles("score-open", ".json,application/json", (file) => this.#openScore(file));
    element("turns").addEventListener("change", () => this.#openNew(offeredOf(choice())));
    element("grades").addEventListener("change", () => this.#openNew(choice()));
    element("seed-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#openNew({ ...choice(), seed: input("seed").value });
    });
    element("own-form").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#openOwn();
    });
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#seeker.forget() : this.#lookAhead()));
  }

  /**
   * Opens a link: finds or proves the problem and shows it. Until then, and if there is none, the board and the address
   * stay unchanged.
   * @param {ProblemLink} link @param {How} [how]
   */
  async #open(link, { isNew = false, isOther = false, remark = "" } = {}) {
    const request = this.#requests.begin();
    this.#seeker.stop();
    if (this.#seeker.next !== link) this.#seeker.forget();
    this.#solving.pause();
    this.sought = link;
    this.#page.say(remark);
    this.#panel.wait(words.finding);
    try {
      await this.#load(link.game);
      if (request.aborted) return;
      const [sought, five] = await this.#complete(this.#withTurns(link, isOther));
      if (request.aborted) return;
      if (!this.#solving.record) offer(sought);
      this.sought = sought;
      const daily = findIn(five, sought);
      const found = daily ? { problem: daily, tell: () => words.ready } : await this.#seek(sought, request);
      if (!found || request.aborted) return;
      this.five = five;
      this.#show(sought, found, isNew, remark);
      void this.#learnFive(sought.game, request);
    } finally {
      if (!request.aborted) {
        this.sought = undefined;
        this.#panel.rest();
        if (this.#solving.record) this.#address.restore();
      }
    }
  }

  /** @param {string} game */
  async #load(game) {
    if (this.#page.loader.has(game)) return;
    this.#panel.wait(common.loading);
    await this.#page.loader.load(game);
  }

  /** The link with turns that its game has; throws readable errors. @param {ProblemLink} link @param {boolean} isOther */
  #withTurns(link, isOther) {
    // The first board shows whether the game and the position exist.
    openGame({ ...link, moves: [] }, makeGame).free();
    if (!isOnly(link.turns)) return link;
    const hasOnly = hasOnlyMoves(link.game);
    if (isOther) return { ...link, turns: hasOnly ? ONLY : USUAL.turns };
    if (!hasOnly) throw new LinkError("n", words.wrong.inexact);
    return link;
  }

  /** The link of a certain problem, and today's of its game if they matter. @param {ProblemLink} link
   * @returns {Promise<[ProblemLink, Daily[]]>} */
  async #complete(link) {
    if (link.seed !== undefined) return [link, link.game === this.link.game ? this.five : []];
    const five = await todaysOf(link.game);
    if (!isAny(link)) return [link, five];
    const isUsual = link.turns === USUAL.turns && link.grades === USUAL.grades;
    const [daily] = isUsual ? unsolved(five, this.#panel.score) : [];
    return [daily ? linkOf(daily) : { ...link, seed: freshSeed(link.game).slice(-6) }, five];
  }

  /** Puts a problem on the board. @param {ProblemLink} link @param {Found} found @param {boolean} isNew @param {string} remark */
  #show(link, { problem, phase, tell, cooks = [] }, isNew, remark) {
    this.link = link;
    remember(LAST, idOf(link.game));
    // Today's problems are of no certain kind.
    offer(findIn(this.five, link) ? { ...link, ...USUAL } : link);
    showSeed(link);
    this.#address.set(formatProblemLink(link), isNew);
    showHeading(link.game);
    anchor("set-up").search = `g=${link.game}`;
    this.#page.show(link.game);
    this.#panel.face();
    this.#solving.begin(
      openGame({ game: problem.game, position: problem.position, moves: [] }, makeGame),
      problem,
      phase,
    );
    this.#page.say(`${remark} ${tell()}`.trim());
    this.#showCooks(cooks);
  }

  /** @param {string} game @param {AbortSignal} request */
  async #learnFive(game, request) {
    const five = await todaysOf(game);
    if (request.aborted) return;
    this.five = five;
    this.#lookAhead();
  }

  /**
   * The problem of a link: that of a day, which the site brings for a year, or one that is found or proven.
   * @param {ProblemLink} link @param {AbortSignal} request @returns {Promise<Found | undefined>}
   */
  async #seek(link, request) {
    const { game, day, position } = link;
    if (position !== undefined) return this.#prove(link, request);
    if (day === undefined) return this.#find(link, request);
    const list = await daysOf(game);
    if (request.aborted) return undefined;
    const given = list.find(day);
    if (given) return { problem: { game, ...given, day }, tell: () => words.ready };
    const found = await this.#find(link, request);
    const unread = list.error ? [words.damaged, sentence(explain(list.error))] : [];
    return found && { ...found, tell: () => [...unread, found.tell()].join(" ") };
  }

  /** @param {ProblemLink} link @param {AbortSignal} request @returns {Promise<Found | undefined>} */
  async #find(link, request) {
    const wait = (/** @type {string} */ progress) =>
      this.#panel.wait(words.finding, progress, easier(link) !== undefined);
    wait("");
    const found = await this.#seeker.find(link, (games, isPreparing) =>
      wait(isPreparing ? words.only.preparing : words.searched(games)),
    );
    const problem = found?.problem;
    if (problem)
      return { problem: { ...problem, day: link.day }, tell: () => (problem.only ? words.only : words).ready };
    if (!request.aborted) this.#page.say(found ? words.notFound(found.games) : words.stopped);
    return undefined;
  }

  /** @param {ProblemLink} link @param {AbortSignal} request @returns {Promise<Found | undefined>} */
  async #prove({ game, position = "", turns }, request) {
    this.#panel.wait(words.proving);
    const only = isOnly(turns);
    const wanted = Number(turns) || 0;
    const examined = await this.#seeker.examine({ game, position, turns: wanted, only });
    if (!examined) {
      if (!request.aborted) this.#page.say(words.proofStopped);
      return undefined;
    }
    const { verdict, turns: least, lines, problem } = examined;
    const ready = (only ? words.only : words).ready;
    if (verdict === "sound")
      return { problem, tell: () => (least < wanted ? words.verdicts.sooner(wanted, least) : ready) };
    const isCooked = verdict === "cooked";
    const tell = () =>
      `${tellVerdict(examined, wanted, this.#solving.players[0], only)} ${isCooked ? words.verdicts.choose : ""}`;
    return { problem: { game, position, turns: wanted }, phase: "shown", tell, cooks: isCooked ? lines : [] };
  }

  /** Lists solutions, each to be stepped through. @param {string[][]} lines */
  #showCooks(lines) {
    const show = (/** @type {string[]} */ line) => {
      this.#solving.go(0);
      this.#solving.lay(line);
    };
    element("cooks").replaceChildren(
      ...lines.map((line) =>
        make(
          "li",
          "",
          makeButton(line.join(" "), () => show(line)),
        ),
      ),
    );
  }

  /** While the visitor thinks, finds the next problem, or proves the one on the board if the site brought both. */
  #lookAhead() {
    if (this.#seeker.next || document.hidden || !this.#page.hasWorker || !this.#solving.record) return;
    const next = this.#nextLink();
    if (next.seed !== undefined) this.#seeker.lookAhead(next);
    else if (findIn(this.five, this.link) && this.#solving.isOpen) this.#seeker.warmUp(this.#solving.problem);
  }

  /** What comes after the open problem: the next of today's that is not solved, and otherwise any of the choice. */
  #nextLink() {
    const { game } = this.link;
    const current = findIn(this.five, this.link);
    const isFive = current || formatProblemLink(choiceOf(game)) === formatProblemLink({ ...USUAL, game });
    const [daily] = isFive ? unsolved(this.five, this.#panel.score, current) : [];
    return daily ? linkOf(daily) : (this.#seeker.next ?? { ...choiceOf(game), seed: freshSeed(game).slice(-6) });
  }

  /** The problem on the board has ended. @param {{ isSolved: boolean, isFirst: boolean, isAgain: boolean }} end */
  #end({ isAgain, ...end }) {
    if (isAgain) return;
    const { phase, problem } = this.#solving;
    count(problem, end);
    const how = phase === "shown" ? "shown" : end.isFirst ? "first" : "later";
    if (problem.day) markDone(problem.day, idOf(problem.game), how);
    this.#panel.readScore();
    this.#lookAhead();
  }

  /** Opens a link; reports errors. @param {ProblemLink} link @param {How} [how] */
  async #tryOpen(link, how) {
    try {
      await this.#open(link, how);
    } catch (error) {
      this.#page.fail(error);
    }
  }

  /** Opens a link that the visitor chose. @param {ProblemLink} link @param {boolean} [isOther] */
  #openNew(link, isOther) {
    void this.#tryOpen(link, { isNew: true, isOther });
  }

  /** Opens the address; if it is wrong, says so and opens what is left of it. */
  async #openAddress() {
    try {
      const link = parseProblemLink(asked());
      await this.#open(link, { remark: link.ignored.length ? common.wrong.ignored(link.ignored).trim() : "" });
    } catch (error) {
      const wrong = words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`);
      await this.#tryOpen({ game: fallback(), ...USUAL }, { remark: wrong });
    }
  }

  /** Another problem of the same kind; while one is searched, stops the search. */
  async #next() {
    if (this.#seeker.isBusy) return this.#seeker.stop();
    await this.#tryOpen(this.#nextLink(), { isNew: true });
    this.#panel.focus();
  }

  /** A harder problem or, in place of one that is searched for long, an easier one. */
  #change() {
    const { sought } = this;
    const change = sought ? easier(sought) : harder(this.#solving.problem);
    if (change) this.#openNew({ ...choiceOf((sought ?? this.link).game), ...change });
  }

  /** Opens the position in the form. */
  async #openOwn() {
    const { message } = this.#page;
    const { game } = this.link;
    const error = element("own-error");
    error.hidden = true;
    try {
      const position = input("own-position").value.trim();
      const isOwnOnly = !element("own-only-field").hidden && input("own-only").checked;
      const turns = isOwnOnly ? ONLY : readTurns(input("own-turns").value);
      await this.#open({ game, position, turns, grades: USUAL.grades }, { isNew: true });
    } catch (wrong) {
      this.#page.say(message);
      error.textContent = words.wrongText(explain(wrong, idOf(this.link.game)));
      error.hidden = false;
    }
  }

  async #share() {
    const { openShare } = await import("./problems/share.js");
    const { problem, players } = this.#solving;
    openShare({ link: this.link, problem, player: players[0], isFlipped: this.#panel.isFlipped }, site.base);
  }

  /** @param {File} file */
  async #openScore(file) {
    const { openScoreFile } = await import("./problems/score_file.js");
    const { text, isWrong } = await openScoreFile(file);
    element("score-said").textContent = text;
    element("score-said").classList.toggle("error", isWrong);
    this.#panel.readScore();
    void this.#showMine();
  }

  async #showMine() {
    if (!details("mine").open) return;
    const { showMine } = await import("./problems/mine.js");
    await showMine((link) => this.#openNew(link));
  }
}

openGamePage({
  game: first,
  words: [words],
  draw,
  open: (page, chooser) => new ProblemsPage(page, chooser).begin(),
});
