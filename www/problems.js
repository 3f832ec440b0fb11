// The page of problems: finds one by a seed or proves one that was given, and lets it be solved.

import { CARDS, germanCards } from "./games/cards.js";
import { Chooser } from "./two_player/chooser.js";
import { fileOf, idOf, kindId } from "./two_player/game_modules.js";
import { explain } from "./two_player/game_texts.js";
import { kindOf, learnKind, wordsOf } from "./two_player/game_views.js";
import { Loader, freshSeed, hasOnlyMoves, makeGame } from "./two_player/loader.js";
import { openGame } from "./two_player/opening.js";
import { sketchBoard } from "./two_player/sketch.js";
import { Finder } from "./problems/finder.js";
import { findIn, fiveOf, linkOf, showFive, unsolved } from "./problems/todays_problems.js";
import { ONLY, USUAL, formatProblemLink, isOnly, onlyIn, parseProblemLink, readTurns } from "./problems/link.js";
import { LEVELS, easier, gradesOffered, harder, turnsOffered } from "./problems/offers.js";
import { count, scoreText } from "./problems/score.js";
import { ScorePanel, readShownScore } from "./problems/score_panel.js";
import { Solving } from "./problems/solving.js";
import { tellVerdict } from "./problems/solving_texts.js";
import { words } from "./problems/words.js";
import { offerRules } from "./rules/offer.js";
import { anchor, details, element, input, make, makeButton, onClick, select } from "./site/dom.js";
import { wakeHeader } from "./site/header.js";
import { learn } from "./site/i18n.js";
import { listenToKeys } from "./site/keys.js";
import { language, translate } from "./site/language.js";
import { LinkError } from "./site/puzzle_link.js";
import { today } from "./site/daily.js";
import { asked, nameIn } from "./site/query.js";
import { begin, site } from "./site/start_page.js";
import { recall, remember } from "./site/storage.js";
import { save } from "./site/download.js";
import { takeFiles } from "./site/text_files.js";
import { sentence, words as common } from "./site/words.js";
import { markDone } from "./site/days_done.js";

/** @typedef {import("./problems/link.js").ProblemLink} ProblemLink */

const LAST = "problems-game"; // a setting saved on the device: the game of the last problem

/** @type {Chooser} */
let chooser;
/** Removes what was drawn before the engine was loaded. */
let endSketch = () => {};
/** @param {string} text @param {import("./problems/solving.js").Tone | ""} [tone] */
function say(text, tone = "") {
  element("message").textContent = text;
  element("message").dataset.tone = tone;
}

/** The problems of a game that the site brings, if it can be read. @param {string} game */
const shippedOf = (game) => import("./today/shipped.js").then(({ findShipped }) => findShipped(game));

/** Today's problems that were asked for last. */
let daily = {
  about: "",
  five: /** @type {Promise<import("./problems/todays_problems.js").Daily[]>} */ (Promise.resolve([])),
};

/** Today's problems of a game. @param {string} game */
function todaysOf(game) {
  const day = today();
  const about = `${game} ${day}`;
  if (daily.about !== about) daily = { about, five: shippedOf(game).then((shipped) => fiveOf(shipped, game, day)) };
  return daily.five;
}

/** The game that will probably be shown, as given, right or wrong; empty for the default. */
const first = () => nameIn(asked()) || (location.search ? "" : (recall(LAST) ?? ""));

const range = (/** @type {string} */ text) => text.replace("-", "–");
const nameTurns = (/** @type {string} */ turns) =>
  isOnly(turns) ? words.only.choice(range(onlyIn(turns))) : range(turns);
const nameGrades = (/** @type {string} */ grades) =>
  grades === USUAL.grades
    ? words.grades.any
    : (words.levels[LEVELS.indexOf(grades)] ?? words.grades.exactly(range(grades)));

/** Shows a list of choices with the chosen one, even if it is not offered. @param {string} id @param {string[]} offered
 * @param {string} chosen @param {(value: string) => string} name */
function choose(id, offered, chosen, name) {
  const all = [...new Set([...offered, chosen])];
  select(id).replaceChildren(...all.map((value) => new Option(name(value), value)));
  select(id).value = chosen;
}

/** Offers numbers of turns, only moves if the game has them, and grades. @param {ProblemLink} chosen */
function offer({ game, turns, grades }) {
  const hasOnly = hasOnlyMoves(game);
  choose("turns", [...turnsOffered(game), ...(hasOnly ? [ONLY] : [])], turns, nameTurns);
  choose("grades", gradesOffered(game, turns), grades, nameGrades);
  element("own-only-field").hidden = !hasOnly;
}

/** Shows which game the page is about. @param {string} game */
function showHeading(game) {
  const { name } = wordsOf(game);
  element("game-name").textContent = words.heading(name);
  element("variant").textContent = kindOf(game).tellVariant(game);
  const { text } = CARDS[kindId(game)][language()];
  element("rule").textContent = [text, wordsOf(game).dots].filter(Boolean).join(" ");
  document.title = words.pageTitle(name);
  document.body.dataset.board = kindOf(game).board;
}

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  let hasWorker = true;
  const loader = new Loader(site, (notice) => {
    hasWorker &&= notice !== "mainThread";
    say(common.engine[notice]);
  });
  loader.keep(first(), compiled);
  document.body.classList.remove("awaiting");
  const fail = (/** @type {unknown} */ error) => say(sentence(explain(error)));
  const solving = new Solving(loader.prover, {
    onShow: () => panel.show(),
    say,
    onEnd: ({ isAgain, ...end }) => {
      if (isAgain) return;
      const { day, game } = solving.problem;
      count(solving.problem, end);
      if (day) markDone(day, idOf(game), solving.phase === "shown" ? "shown" : end.isFirst ? "first" : "later");
      panel.showScore();
      listFive();
      lookAhead();
    },
    onError: fail,
  });
  const keys = listenToKeys({
    undo: () => panel.isWaiting || solving.takeBack(),
    redo() {},
    letters: {
      h: () => void panel.hint(),
      f: () => panel.flip(),
      n: () => void next(),
    },
  });
  const panel = new ScorePanel(solving, say, (event) => keys(event));
  /** One finds what is asked for, the other one what may be asked for next. */
  let [finder, ahead] = [new Finder(loader.prover), new Finder(loader.prover)];
  const rules = offerRules(
    async (parent, place) => (await import("./two_player/rules/show.js")).makeRules(makeGame, parent, place),
    () => link.game,
    fail,
  );
  panel.showScore();
  /** The open link. @type {ProblemLink} */
  let link = { game: first(), ...USUAL };
  /** The open query. */
  let opened = "";
  /** Counts the links that were opened. */
  let wanted = 0;

  /** The problem to find. @type {ProblemLink} */
  let sought = link;

  /** Today's problems of the game. @type {import("./problems/todays_problems.js").Daily[]} */
  let five = [];

  const listFive = () =>
    showFive(
      element("five"),
      five,
      readShownScore(),
      findIn(five, link),
      (link) => void tryOpen(link, { isNew: true }),
    );

  /**
   * The problem that is found while the visitor thinks about another one.
   * @type {{ link: ProblemLink, found: ReturnType<Finder["find"]>, tell: (games: number, preparing: boolean) => void } | undefined}
   */
  let ready;

  /** Whatever was begun for later is not needed any more. */
  function forget() {
    ready = undefined;
    ahead.stop();
  }

  /**
   * While the visitor thinks, finds the next problem. If the site brings that one, and brought this one, nothing has asked
   * the worker yet: it proves the problem on the board, so that the first answer is there at once.
   */
  function lookAhead() {
    if (ready || document.hidden || !hasWorker || !solving.round) return;
    const next = nextLink();
    if (next.seed !== undefined) {
      const mine = { link: next, tell(/** @type {number} */ _games, /** @type {boolean} */ _preparing) {} };
      const found = ahead.find(next, (games, preparing) => mine.tell(games, preparing));
      found.catch(() => {});
      ready = Object.assign(mine, { found });
    } else if (findIn(five, link) && solving.isOpen) {
      const { game, position, turns = 0 } = solving.problem;
      ahead.examine({ game, position, turns }).catch(() => {});
    }
  }

  /** What comes after the open problem: the next of today's that is not solved, and otherwise any of the choice. */
  function nextLink() {
    const current = findIn(five, link);
    const isFive =
      current ||
      formatProblemLink({ ...choice(), seed: undefined }) === formatProblemLink({ ...USUAL, game: link.game });
    const [other] = isFive ? unsolved(five, readShownScore(), current) : [];
    return other ? linkOf(other) : (ready?.link ?? { ...choice(), seed: freshSeed(link.game).slice(-6) });
  }

  /**
   * @typedef {object} Found
   * @property {import("./problems/solving.js").Problem} problem
   * @property {"shown"} [phase]  If there is nothing to solve.
   * @property {() => string} tell  The message once it is on the board.
   * @property {string[][]} [cooks]
   */

  /**
   * Opens a link: finds or proves the problem and shows it. Until then, and if there is none, the board and the address
   * stay unchanged.
   * @param {ProblemLink} asked
   * @param {{ isNew?: boolean, isOther?: boolean, remark?: string }} [how]  Whether it is a new step of the browser's
   *   history; whether the choice was made for another game, which may lack such problems; and what to say besides.
   */
  async function open(asked, { isNew = false, isOther = false, remark = "" } = {}) {
    const mine = ++wanted;
    const isWanted = () => mine === wanted;
    finder.stop();
    const isReady = asked === ready?.link;
    if (!isReady) forget();
    solving.pause();
    chooser.mark(asked.game);
    say(remark);
    panel.wait(words.finding);
    try {
      if (!loader.has(asked.game)) {
        panel.wait(common.loading);
        await loader.load(asked.game);
        if (!isWanted()) return;
      }
      // The first board shows whether the game and the position exist.
      openGame({ ...asked, moves: [] }, makeGame).free();
      if (isOnly(asked.turns)) {
        const hasOnly = hasOnlyMoves(asked.game);
        if (isOther) asked = { ...asked, turns: hasOnly ? ONLY : USUAL.turns };
        else if (!hasOnly) throw new LinkError("n", words.wrong.inexact);
      }
      const isAny = asked.seed === undefined && asked.position === undefined && asked.day === undefined;
      let ours = asked.game === link.game ? five : [];
      if (asked.seed === undefined) {
        ours = await todaysOf(asked.game);
        if (!isWanted()) return;
        const [first] =
          isAny && asked.turns === USUAL.turns && asked.grades === USUAL.grades ? unsolved(ours, readShownScore()) : [];
        if (first) asked = linkOf(first);
        else if (isAny) asked = { ...asked, seed: freshSeed(asked.game).slice(-6) };
      }
      if (!solving.round) offer(asked);
      sought = asked;
      const given = findIn(ours, asked);
      /** @type {Found | undefined} */
      const found = given
        ? { problem: given, tell: () => words.ready }
        : await (asked.position === undefined ? seek(asked, isWanted) : prove(asked, isWanted));
      if (!found || !isWanted()) return;
      five = ours;
      follow(asked, isNew);
      const { problem, phase, tell, cooks = [] } = found;
      solving.begin(openGame({ game: problem.game, position: problem.position, moves: [] }, makeGame), problem, phase);
      say(`${remark} ${tell()}`.trim());
      showCooks(cooks);
      void todaysOf(asked.game).then((ours) => {
        if (!isWanted()) return;
        five = ours;
        listFive();
        lookAhead();
      });
    } finally {
      if (isWanted()) {
        chooser.mark(link.game);
        panel.rest();
        // The browser may have gone to an address of which nothing is shown.
        if (solving.round && location.search !== opened)
          history.replaceState(history.state, "", opened || location.pathname);
      }
    }
  }

  /** A link leads to what will be on the board now. @param {ProblemLink} found @param {boolean} isNew */
  function follow(found, isNew) {
    endSketch();
    endSketch = () => {};
    link = found;
    remember(LAST, idOf(link.game));
    // Today's problems are of no certain kind.
    offer(findIn(five, link) ? { ...link, ...USUAL } : link);
    input("seed").value = link.seed ?? "";
    const sheet = formatProblemLink({ ...choice(), seed: link.seed }).replace("?", "&");
    anchor("sheet-link").href = `./print.html?problems${sheet}`;
    anchor("set-link").href = `./set.html?${`${sheet}&count=8`.slice(1)}`;
    const query = formatProblemLink(link);
    if (isNew) history.pushState(null, "", query || location.pathname);
    else history.replaceState(history.state, "", query || location.pathname);
    opened = location.search;
    showHeading(link.game);
    anchor("set-up").search = `g=${link.game}`;
    rules.follow(link.game);
    panel.face();
  }

  /**
   * The problem of a seed, or that of a day, which the site brings for a year; others are found.
   * @param {ProblemLink} asked @param {() => boolean} isWanted @returns {Promise<Found | undefined>}
   */
  async function seek(asked, isWanted) {
    const { game, day } = asked;
    if (day === undefined) return find(asked, isWanted);
    const shipped = await shippedOf(game);
    if (!isWanted()) return undefined;
    const given = shipped?.find(game, day);
    if (given) return { problem: { game, ...given, day }, tell: () => words.ready };
    const found = await find(asked, isWanted);
    return found && { ...found, tell: () => `${shipped ? "" : words.damaged} ${found.tell()}`.trim() };
  }

  /** @param {ProblemLink} asked @param {() => boolean} isWanted @returns {Promise<Found | undefined>} */
  async function find(asked, isWanted) {
    const wait = (/** @type {string} */ text) => panel.wait(words.finding, text, easier(asked) !== undefined);
    const tell = (/** @type {number} */ games, /** @type {boolean} */ preparing) =>
      wait(preparing ? words.only.preparing : words.searched(games));
    wait("");
    const begun = ready?.link === asked ? ready : undefined;
    if (begun) {
      begun.tell = tell;
      ready = undefined;
      [finder, ahead] = [ahead, finder];
    }
    const found = await (begun?.found ?? finder.find(asked, tell));
    const problem = found?.problem;
    if (problem)
      return { problem: { ...problem, day: asked.day }, tell: () => (problem.only ? words.only : words).ready };
    if (isWanted()) say(found ? words.notFound(found.games) : words.stopped);
    return undefined;
  }

  /** @param {ProblemLink} asked @param {() => boolean} isWanted @returns {Promise<Found | undefined>} */
  async function prove({ game, position = "", turns }, isWanted) {
    panel.wait(words.proving);
    const only = isOnly(turns);
    const asked = Number(turns) || 0;
    const examined = await finder.examine({ game, position, turns: asked, only });
    if (!examined) {
      if (isWanted()) say(words.proofStopped);
      return undefined;
    }
    const { verdict, turns: found, lines, problem } = examined;
    if (verdict === "sound") {
      const ready = (only ? words.only : words).ready;
      return { problem, tell: () => (found < asked ? words.verdicts.sooner(asked, found) : ready) };
    }
    const isCooked = verdict === "cooked";
    const tell = () =>
      `${tellVerdict(examined, asked, solving.players[0], only)} ${isCooked ? words.verdicts.choose : ""}`;
    return { problem: { game, position, turns: asked }, phase: "shown", tell, cooks: isCooked ? lines : [] };
  }

  /** Lists solutions, each to be stepped through. @param {string[][]} lines */
  function showCooks(lines) {
    element("cooks").replaceChildren(
      ...lines.map((line) => {
        const show = () => {
          solving.go(0);
          solving.lay(line);
        };
        return make("li", "", makeButton(line.join(" "), show));
      }),
    );
  }

  /** Opens a link; reports errors. @param {ProblemLink} asked @param {Parameters<typeof open>[1]} [how] */
  async function tryOpen(asked, how) {
    try {
      await open(asked, how);
    } catch (error) {
      fail(error);
    }
  }

  /** The choice in the form, with another game or without a seed. @param {Partial<ProblemLink>} [other] */
  const choice = (other) => ({
    game: link.game,
    turns: select("turns").value,
    grades: select("grades").value,
    ...other,
  });

  /** Another problem of the same kind; while one is searched, stops the search. */
  async function next() {
    if (finder.isBusy) return finder.stop();
    await tryOpen(nextLink(), { isNew: true });
    panel.focus();
  }

  /** Opens the address; if it is wrong, says so and opens what is left of it. */
  async function openAddress() {
    try {
      const parsed = parseProblemLink(asked());
      await open(parsed, { remark: parsed.ignored.length ? common.wrong.ignored(parsed.ignored).trim() : "" });
    } catch (error) {
      const wrong = words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`);
      await tryOpen({ game: fallback(), ...USUAL }, { remark: wrong });
    }
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

  /** The part of a choice that a game offers, otherwise with defaults. @param {ProblemLink} wanted */
  function offeredOf({ game, turns, grades }) {
    const isOffered = isOnly(turns) || turnsOffered(game).includes(turns);
    const own = isOffered ? turns : USUAL.turns;
    return { game, turns: own, grades: gradesOffered(game, own).includes(grades) ? grades : USUAL.grades };
  }

  chooser.onChoose = (game) => void tryOpen(offeredOf(choice({ game })), { isNew: true, isOther: true });
  onClick("next", () => void next());
  onClick("harder", () => {
    const change = panel.isWaiting ? easier(sought) : harder(solving.problem);
    if (change) void tryOpen(choice({ ...change, ...(panel.isWaiting && { game: sought.game }) }), { isNew: true });
  });
  onClick("share", async () => {
    const { openShare } = await import("./problems/share.js");
    const { isFlipped } = panel;
    const { problem, players } = solving;
    openShare({ link, problem, player: players[0], isFlipped }, site.base);
  });
  takeFiles("score-open", ".json,application/json", async (file) => {
    const { openScoreFile } = await import("./problems/score_file.js");
    const { text, isWrong } = await openScoreFile(file);
    element("score-said").textContent = text;
    element("score-said").classList.toggle("error", isWrong);
    panel.showScore();
    void showMine();
  });
  const showMine = async () => {
    if (!details("mine").open) return;
    const { showMine } = await import("./problems/mine.js");
    await showMine((link) => void tryOpen(link, { isNew: true }));
  };
  element("mine").addEventListener("toggle", () => void showMine());
  onClick("score-save", () => save("plyground-problems.json", "application/json", scoreText()));
  element("turns").addEventListener("change", () => void tryOpen(offeredOf(choice()), { isNew: true }));
  element("grades").addEventListener("change", () => void tryOpen(choice(), { isNew: true }));
  element("seed-form").addEventListener("submit", (event) => {
    event.preventDefault();
    void tryOpen(choice({ seed: input("seed").value }), { isNew: true });
  });
  element("own-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const [error, said] = [element("own-error"), element("message").textContent ?? ""];
    error.hidden = true;
    try {
      const { game } = link;
      const position = input("own-position").value.trim();
      const isOwnOnly = !element("own-only-field").hidden && input("own-only").checked;
      const turns = isOwnOnly ? ONLY : readTurns(input("own-turns").value);
      await open({ game, position, turns, grades: USUAL.grades }, { isNew: true });
    } catch (wrong) {
      say(said);
      error.textContent = words.wrongText(explain(wrong, idOf(link.game)));
      error.hidden = false;
    }
  });
  document.addEventListener("visibilitychange", () => (document.hidden ? forget() : lookAhead()));
  addEventListener("popstate", () => location.search !== opened && void openAddress());
  if (!location.search) return tryOpen({ game: kindId(first()), ...USUAL });
  return openAddress();
}

/** Translates the page's own text, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  await Promise.all([learn(words, common), learnKind(first())]);
  if (language() === "de") {
    const [{ common }, { html }] = await Promise.all([import("./site/words_de.js"), import("./problems/words_de.js")]);
    translate({ ...common, ...html, ...germanCards() });
  }
  // They are shown without an engine.
  if (!asked().includes("seed=")) void todaysOf(kindId(first()));
  chooser = new Chooser();
  chooser.mark(first());
  showHeading(first());
  endSketch = sketchBoard(first());
}

begin({
  module: fileOf(first()),
  speak,
  start,
});
