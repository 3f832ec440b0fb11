// The way from a link to a problem: one of today's, one of the site's lists, one found by a seed, or a position that is
// proven to be a problem. It is a state: views `follow` it.

import { explain } from "../match/game_texts.js";
import { openGame } from "../match/opening.js";
import { Latest } from "../site/latest.js";
import { LinkError } from "../site/puzzle_link.js";
import { observe } from "../site/state.js";
import { sentence, words as common } from "../site/words.js";
import { ONLY, USUAL, formatProblemLink, isOnly } from "./link.js";
import { easier } from "./offers.js";
import { Pending } from "./pending.js";
import { Seeker } from "./seeker.js";
import { tellVerdict } from "./solving_texts.js";
import { findIn, linkOf, unsolved } from "./todays_problems.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").ProblemLink} ProblemLink */
/** @typedef {import("./solving.js").Problem} Problem */
/** @typedef {import("./todays_problems.js").Daily} Daily */
/**
 * @typedef {object} Opened
 * @property {Problem} problem
 * @property {"shown"} [phase]  Set if there is nothing to solve.
 * @property {(player: string) => string} tell  The message once the problem is on the board; `player` is to move.
 * @property {string[][]} [cooks]
 */
/**
 * @typedef {object} Handlers
 * @property {(text: string) => void} say
 * @property {() => import("./score.js").Score} score  The score so far: solved problems do not come again.
 * @property {(link: ProblemLink) => void} onComplete  The problem to be opened is certain, and its game is loaded.
 * @property {() => void} onFive  Today's problems of the game on the board are known.
 */
/** @typedef {Pick<import("../match/rules_modules.js").RulesModules<any>, "freshSeed" | "hasOnlyMoves" | "makeGame">} Rules */
/**
 * @typedef {object} Modules  The modules of games.
 * @property {Rules} rules
 * @property {(game: string) => boolean} has
 * @property {(game: string) => Promise<void>} load
 * @property {Pick<import("../site/engine.js").Engine, "ask">} prover
 */

/** Whether a link names only the kind of problem. @param {ProblemLink} link */
const isAny = ({ seed, position, day }) => seed === undefined && position === undefined && day === undefined;

export class Opening {
  /** The link of the problem on the board. @type {ProblemLink} */
  link;
  /** The link that is being opened. @type {ProblemLink | undefined} */
  pendingLink;
  /** Today's problems of the game. @type {Daily[]} */
  five = [];
  pending = new Pending();
  #modules;
  #todays;
  #handlers;
  #seeker;
  #requests = new Latest();

  /**
   * @param {string} game @param {Modules} modules @param {import("./todays_problems.js").TodaysProblems} todays
   * @param {Handlers} handlers
   */
  constructor(game, modules, todays, handlers) {
    this.link = { game, ...USUAL };
    observe(this);
    this.#modules = modules;
    this.#todays = todays;
    this.#handlers = handlers;
    this.#seeker = new Seeker(modules.prover);
  }

  /** The one of today's problems that is on the board, if it is one of them. */
  get daily() {
    return findIn(this.five, this.link);
  }

  /** Whether a problem is searched or proven. */
  get isSeeking() {
    return this.#seeker.isBusy;
  }

  stop() {
    this.#seeker.stop();
  }

  /**
   * Opens a link: finds or proves its problem. Until then, and if there is none, the link on the board stays the same.
   * @param {ProblemLink} link @param {boolean} isOther  Whether the choice was made for another game.
   * @param {(opened: Opened) => void} show  Puts the problem on the board.
   */
  async open(link, isOther, show) {
    const request = this.#requests.begin();
    this.#seeker.stop();
    if (this.#seeker.next !== link) this.#seeker.forget();
    this.pendingLink = link;
    this.pending.begin(words.finding);
    try {
      await this.#load(link.game);
      if (request.aborted) return;
      const [certainLink, five] = await this.#complete(this.#withTurns(link, isOther));
      if (request.aborted) return;
      this.#handlers.onComplete(certainLink);
      this.pendingLink = certainLink;
      const daily = findIn(five, certainLink);
      const opened = daily ? { problem: daily, tell: () => words.ready } : await this.#seek(certainLink, request);
      if (!opened || request.aborted) return;
      this.five = five;
      this.link = certainLink;
      show(opened);
      void this.#learnFive(certainLink.game, request);
    } finally {
      if (!request.aborted) {
        this.pendingLink = undefined;
        this.pending.end();
      }
    }
  }

  /** The link with turns that its game has; throws readable errors. @param {ProblemLink} link @param {boolean} isOther */
  #withTurns(link, isOther) {
    const { hasOnlyMoves, makeGame } = this.#modules.rules;
    // The first board shows whether the game and the position exist.
    openGame({ ...link, moves: [] }, makeGame).free();
    if (!isOnly(link.turns)) return link;
    const hasOnly = hasOnlyMoves(link.game);
    if (isOther) return { ...link, turns: hasOnly ? ONLY : USUAL.turns };
    if (!hasOnly) throw new LinkError("n", words.wrong.inexact);
    return link;
  }

  /** @param {ProblemLink} choice @returns {ProblemLink} */
  #withSeed(choice) {
    return { ...choice, seed: this.#modules.rules.freshSeed(choice.game).slice(-6) };
  }

  /** @param {string} game */
  async #load(game) {
    if (this.#modules.has(game)) return;
    this.pending.begin(common.loading);
    await this.#modules.load(game);
  }

  /** The link of a certain problem, and today's problems of its game if they matter. @param {ProblemLink} link
   * @returns {Promise<[ProblemLink, Daily[]]>} */
  async #complete(link) {
    if (link.seed !== undefined) return [link, link.game === this.link.game ? this.five : []];
    const five = await this.#todays.of(link.game);
    if (!isAny(link)) return [link, five];
    const isUsual = link.turns === USUAL.turns && link.grades === USUAL.grades;
    const [daily] = isUsual ? unsolved(five, this.#handlers.score()) : [];
    return [daily ? linkOf(daily) : this.#withSeed(link), five];
  }

  /** @param {string} game @param {AbortSignal} request */
  async #learnFive(game, request) {
    const five = await this.#todays.of(game);
    if (request.aborted) return;
    this.five = five;
    this.#handlers.onFive();
  }

  /**
   * The problem of a link: the problem of a day, which the site has for a year, or one that is found or proven.
   * @param {ProblemLink} link @param {AbortSignal} request @returns {Promise<Opened | undefined>}
   */
  async #seek(link, request) {
    const { game, day, position } = link;
    if (position !== undefined) return this.#prove(link, request);
    if (day === undefined) return this.#find(link, request);
    const list = await this.#todays.daysOf(game);
    if (request.aborted) return undefined;
    const listedProblem = list.find(day);
    if (listedProblem) return { problem: { game, ...listedProblem, day }, tell: () => words.ready };
    const opened = await this.#find(link, request);
    const unread = list.error ? [words.damaged, sentence(explain(list.error))] : [];
    return opened && { ...opened, tell: (player) => [...unread, opened.tell(player)].join(" ") };
  }

  /** @param {ProblemLink} link @param {AbortSignal} request @returns {Promise<Opened | undefined>} */
  async #find(link, request) {
    const wait = (/** @type {string} */ progress) =>
      this.pending.begin(words.finding, progress, easier(link) !== undefined);
    wait("");
    const result = await this.#seeker.find(link, (games, isPreparing) =>
      wait(isPreparing ? words.only.preparing : words.searched(games)),
    );
    const problem = result?.problem;
    if (problem)
      return { problem: { ...problem, day: link.day }, tell: () => (problem.only ? words.only : words).ready };
    if (!request.aborted) this.#handlers.say(result ? words.notFound(result.games) : words.stopped);
    return undefined;
  }

  /** @param {ProblemLink} link @param {AbortSignal} request @returns {Promise<Opened | undefined>} */
  async #prove({ game, position = "", turns }, request) {
    this.pending.begin(words.proving);
    const only = isOnly(turns);
    const turnCount = Number(turns) || 0;
    const examined = await this.#seeker.examine({ game, position, turns: turnCount, only });
    if (!examined) {
      if (!request.aborted) this.#handlers.say(words.proofStopped);
      return undefined;
    }
    const { verdict, turns: least, lines, problem } = examined;
    const ready = (only ? words.only : words).ready;
    if (verdict === "sound")
      return { problem, tell: () => (least < turnCount ? words.verdicts.sooner(turnCount, least) : ready) };
    const isCooked = verdict === "cooked";
    const tell = (/** @type {string} */ player) =>
      `${tellVerdict(examined, turnCount, player, only)} ${isCooked ? words.verdicts.choose : ""}`;
    return { problem: { game, position, turns: turnCount }, phase: "shown", tell, cooks: isCooked ? lines : [] };
  }

  /**
   * The link after the problem on the board: the next of today's unsolved problems, otherwise any of the choice.
   * @param {ProblemLink} choice @returns {ProblemLink}
   */
  next(choice) {
    const { daily } = this;
    const isFive = daily || formatProblemLink(choice) === formatProblemLink({ ...USUAL, game: choice.game });
    const [next] = isFive ? unsolved(this.five, this.#handlers.score(), daily) : [];
    return next ? linkOf(next) : (this.#seeker.next ?? this.#withSeed(choice));
  }

  /**
   * While the visitor thinks, finds the next problem, or proves the one on the board if the site has both.
   * @param {ProblemLink} choice @param {Problem | undefined} problem  The problem on the board, if it can be solved.
   */
  lookAhead(choice, problem) {
    if (this.#seeker.next) return;
    const next = this.next(choice);
    if (next.seed !== undefined) this.#seeker.lookAhead(next);
    else if (this.daily && problem) this.#seeker.warmUp(problem);
  }

  /** Stops the search ahead and drops its result. */
  forgetAhead() {
    this.#seeker.forget();
  }
}
