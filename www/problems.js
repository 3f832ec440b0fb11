// The page of problems: finds a problem by a seed or proves the one of a link, and lets the visitor solve it.

import { Chooser } from "./match/chooser.js";
import { idOf, kindId } from "./match/game_modules.js";
import { openGamePage } from "./match/game_page.js";
import { explain } from "./match/game_texts.js";
import { existingGame, makeGame } from "./match/loader.js";
import { openGame } from "./match/opening.js";
import { choiceOf, offer, offeredOf, showSeed } from "./problems/choice.js";
import { showHeading } from "./problems/heading.js";
import { ONLY, USUAL, formatProblemLink, parseProblemLink, readTurns } from "./problems/link.js";
import { easier, harder } from "./problems/offers.js";
import { Opening } from "./problems/opening.js";
import { count } from "./problems/score.js";
import { ScorePanel } from "./problems/score_panel.js";
import { Solving } from "./problems/solving.js";
import { TodaysProblems, showFive } from "./problems/todays_problems.js";
import { words } from "./problems/words.js";
import { PageAddress } from "./site/address.js";
import { markDone } from "./site/days_done.js";
import { anchor, element, input, onClick } from "./site/dom.js";
import { listenToKeys } from "./site/keys.js";
import { LinkError } from "./site/puzzle_link.js";
import { pageQuery, nameIn } from "./site/query.js";
import { site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { recall, remember } from "./site/storage.js";
import { words as common } from "./site/words.js";
import { fetchDays } from "./today/day_list.js";
import { DayThread } from "./today/day_thread.js";

/** @typedef {import("./problems/link.js").ProblemLink} ProblemLink */
/**
 * How a link is opened.
 * @typedef {object} How
 * @property {boolean} [isNew]  Whether it is a new step of the browser's history.
 * @property {boolean} [isOther]  Whether the choice was made for another game, which may lack such problems.
 * @property {string} [remark]  A further message.
 */

const LAST = "problems-game"; // a setting saved on the device: the game of the last problem

/** The game that will probably be opened, as the link or the device names it, valid or not; empty for the default. */
const firstGame = () => nameIn(pageQuery()) || (location.search ? "" : (recall(LAST) ?? ""));

/** Draws the parts that need no module. @param {string} game */
function draw(game) {
  const todays = new TodaysProblems((name) => fetchDays(name, site.base));
  // They are shown without an engine.
  if (!pageQuery().includes("seed=")) void todays.of(kindId(game));
  const chooser = new Chooser();
  chooser.mark(game);
  showHeading(game);
  return { chooser, todays };
}

class ProblemsPage {
  #page;
  #opening;
  #solving;
  #panel;
  #thread = new DayThread(element("day-line"), pageQuery());
  #address = new PageAddress(() => void this.#openAddress());

  /** @param {import("./match/game_page.js").GamePage} page @param {ReturnType<typeof draw>} drawn */
  constructor(page, { chooser, todays }) {
    this.#page = page;
    const say = page.say.bind(page);
    const opening = (this.#opening = new Opening(page.game, page.loader, todays, {
      say,
      /** @returns {import("./problems/score.js").Score} */
      score: () => panel.score,
      onComplete: (link) => solving.record || offer(link),
      onFive: () => this.#lookAhead(),
    }));
    const { pending } = opening;
    const solving = (this.#solving = new Solving(page.loader.prover, { say, onEnd: (end) => this.#end(end) }));
    const keys = listenToKeys({
      undo: () => pending.task || solving.takeBack(),
      redo() {},
      letters: { h: () => void panel.hint(), f: () => panel.flip(), n: () => void this.#next() },
    });
    const panel = (this.#panel = new ScorePanel(solving, pending, say, keys));
    panel.onChoose = (link) => this.#openNew(link);
    chooser.onChoose = (game) => this.#openNew(offeredOf(choiceOf(game)), true);
    follow(() => chooser.mark((opening.pendingLink ?? opening.link).game));
    follow(() => showFive(element("five"), opening.five, panel.score, opening.daily, (link) => this.#openNew(link)));
    this.#listen();
  }

  begin() {
    return location.search ? this.#openAddress() : this.#tryOpen({ game: kindId(this.#page.game), ...USUAL });
  }

  #listen() {
    onClick("next", () => void this.#next());
    onClick("harder", () => this.#change());
    onClick("share", () => void this.#share());
    element("turns").addEventListener("change", () => this.#openNew(offeredOf(this.#choice)));
    element("grades").addEventListener("change", () => this.#openNew(this.#choice));
    element("seed-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#openNew({ ...this.#choice, seed: input("seed").value });
    });
    element("own-form").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#openOwn();
    });
    document.addEventListener("visibilitychange", () =>
      document.hidden ? this.#opening.forgetAhead() : this.#lookAhead(),
    );
  }

  /**
   * Opens a link: finds or proves the problem and shows it. Until then, and if there is none, the board and the address
   * stay unchanged.
   * @param {ProblemLink} link @param {How} [how]
   */
  async #open(link, { isNew = false, isOther = false, remark = "" } = {}) {
    this.#solving.pause();
    this.#page.say(remark);
    try {
      await this.#opening.open(link, isOther, (opened) => this.#show(opened, isNew, remark));
    } finally {
      if (!this.#opening.pendingLink && this.#solving.record) this.#address.restore();
    }
  }

  /** Puts a problem on the board. @param {import("./problems/opening.js").Opened} opened @param {boolean} isNew @param {string} remark */
  #show({ problem, phase, tell, cooks = [] }, isNew, remark) {
    const { daily, link } = this.#opening;
    remember(LAST, idOf(link.game));
    // Today's problems have no common kind.
    offer(daily ? { ...link, ...USUAL } : link);
    showSeed(link);
    this.#address.set(formatProblemLink(link), isNew);
    showHeading(link.game);
    void this.#thread.show(link.day, idOf(link.game));
    anchor("set-up").search = `g=${link.game}`;
    this.#page.show(link.game);
    this.#panel.face();
    const { game, position } = problem;
    this.#solving.begin(openGame({ game, position, moves: [] }, makeGame), problem, phase);
    this.#page.say(`${remark} ${tell(this.#solving.players[0])}`.trim());
    this.#panel.showCooks(cooks);
  }

  /** The kind of problem that is chosen for the game on the board. */
  get #choice() {
    return choiceOf(this.#opening.link.game);
  }

  #lookAhead() {
    const { isOpen, problem, record } = this.#solving;
    if (document.hidden || !this.#page.hasWorker || !record) return;
    this.#opening.lookAhead(this.#choice, isOpen ? problem : undefined);
  }

  /** The problem on the board has ended. @param {{ isSolved: boolean, isFirst: boolean, isAgain: boolean }} end */
  #end({ isAgain, ...end }) {
    if (isAgain) return;
    if (end.isSolved) void import("./boards/party.js").then(({ throwTiles }) => throwTiles(element("board")));
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
    this.#thread.isFollowed = false;
    void this.#tryOpen(link, { isNew: true, isOther });
  }

  /** Opens the address; if it is invalid, shows a message and opens any problem of its game. */
  async #openAddress() {
    try {
      const link = parseProblemLink(pageQuery());
      await this.#open(link, { remark: link.ignored.length ? common.wrong.ignored(link.ignored).trim() : "" });
    } catch (error) {
      const wrong = words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`);
      await this.#tryOpen({ game: existingGame(nameIn(pageQuery())), ...USUAL }, { remark: wrong });
    }
  }

  /** Another problem of the same kind; while one is searched, stops the search. */
  async #next() {
    if (this.#opening.isSeeking) return this.#opening.stop();
    const address = this.#thread.nextAfter(idOf(this.#opening.link.game));
    if (address && !address.startsWith("./problems.html")) return location.assign(address);
    const link = address ? parseProblemLink(address.slice(address.indexOf("?"))) : this.#opening.next(this.#choice);
    await this.#tryOpen(link, { isNew: true });
    this.#panel.focus();
  }

  /** A harder problem or, in place of one that is searched for long, an easier one. */
  #change() {
    const { link, pendingLink } = this.#opening;
    const change = pendingLink ? easier(pendingLink) : harder(this.#solving.problem);
    if (change) this.#openNew({ ...choiceOf((pendingLink ?? link).game), ...change });
  }

  /** Opens the position in the form. */
  async #openOwn() {
    const { message } = this.#page;
    const { game } = this.#opening.link;
    const error = element("own-error");
    error.hidden = true;
    try {
      const position = input("own-position").value.trim();
      const isOwnOnly = !element("own-only-field").hidden && input("own-only").checked;
      const turns = isOwnOnly ? ONLY : readTurns(input("own-turns").value);
      await this.#open({ game, position, turns, grades: USUAL.grades }, { isNew: true });
    } catch (wrong) {
      this.#page.say(message);
      error.textContent = words.wrongText(explain(wrong, idOf(this.#opening.link.game)));
      error.hidden = false;
    }
  }

  async #share() {
    const { openShare } = await import("./problems/share.js");
    const { problem, players } = this.#solving;
    openShare({ link: this.#opening.link, problem, player: players[0], isFlipped: this.#panel.isFlipped }, site.base);
  }
}

openGamePage({
  game: firstGame(),
  words: [words],
  draw,
  open: (page, drawn) => new ProblemsPage(page, drawn).begin(),
});
