// The page of a set of problems: they are solved in order, and what became of them is a result to hand in, which the page
// checks too.

import { germanCards } from "./games/cards.js";
import { fileOf, kindId } from "./two_player/game_modules.js";
import { explain } from "./two_player/game_texts.js";
import { kindOf, learnKind, wordsOf } from "./two_player/game_views.js";
import { Loader, hasOnlyMoves, makeGame } from "./two_player/loader.js";
import { openGame } from "./two_player/opening.js";
import { sketchBoard } from "./two_player/sketch.js";
import { Finder, fromEasyToHard } from "./problems/finder.js";
import { USUAL, isOnly } from "./problems/link.js";
import { Panel } from "./problems/panel.js";
import { Solving } from "./problems/solving.js";
import { tellVerdict } from "./problems/solving_texts.js";
import { words as problems } from "./problems/words.js";
import { offerRules } from "./rules/offer.js";
import { COUNT, formatSet, parseSet } from "./set/link.js";
import { offerMaker } from "./set/maker.js";
import { forgetProgress, keepProgress, readProgress } from "./set/progress.js";
import { ResultCard, forgetName, offerLink, offerCheck } from "./set/share.js";
import { signOf, titleOf } from "./set/tell.js";
import { words } from "./set/words.js";
import { button, details, element, make, makeButton, onClick } from "./site/dom.js";
import { wakeHeader } from "./site/header.js";
import { learn } from "./site/i18n.js";
import { listenToKeys } from "./site/keys.js";
import { language, translate } from "./site/language.js";
import { LinkError } from "./site/puzzle_link.js";
import { asked, nameIn } from "./site/query.js";
import { begin, site } from "./site/start_page.js";
import { sentence, words as common } from "./site/words.js";

/** @typedef {import("./problems/solving.js").Problem} Problem */

/** An entry that is no problem. */
class NoProblem extends Error {}

/** Gives the form that makes sets what it proves and finds problems with, once the engine is there. */
let giveTools = (/** @type {import("./set/maker.js").Tools} */ _tools) => {};
/** @type {Promise<import("./set/maker.js").Tools>} */
const makerTools = new Promise((resolve) => (giveTools = resolve));
/** Removes what was drawn before the engine was loaded. */
let endSketch = () => {};
/** @param {string} text @param {import("./problems/solving.js").Tone | ""} [tone] */
function say(text, tone = "") {
  element("message").textContent = text;
  element("message").dataset.tone = tone;
}

/** The game of the first problem, as given, right or wrong. */
const first = () => nameIn(asked()).split(";")[0];

/**
 * The set of the address, and what there is to say about it; an empty one if it is wrong.
 * @returns {{ set: import("./set/link.js").ProblemSet, said: string }}
 */
function readAddress() {
  try {
    const parsed = parseSet(asked());
    return { set: parsed, said: parsed.ignored.length ? common.wrong.ignored(parsed.ignored).trim() : "" };
  } catch (error) {
    const said = words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`);
    return { set: { list: [], count: 0 }, said };
  }
}

/** @param {WebAssembly.Module} compiled */
async function start(compiled) {
  const { set, said } = readAddress();
  const query = formatSet(set);
  const loader = new Loader(site, (notice) => say(common.engine[notice]));
  loader.keep(first(), compiled);
  document.body.classList.remove("awaiting");
  const progress = readProgress(query, set.count);
  const { marks, spoilt } = progress;
  const finder = new Finder(loader.prover);
  const result = new ResultCard(set, progress);
  /** The index of the problem on the board. */
  let current = 0;
  /** Counts the problems that were opened. */
  let wanted = 0;
  /** The milliseconds so far, and when the clock was started, while it runs. */
  let spent = progress.seconds * 1000;
  let since = 0;
  /** Whether the visitor is sure, and then whether it is done: somebody else may solve it on this device. */
  let [isSure, isForgotten] = [false, false];

  const solving = new Solving(loader.prover, {
    onShow() {
      panel.show();
      note();
      button("next").classList.toggle("primary", solving.isOver || solving.isFound);
    },
    say,
    onError: (error) => say(sentence(explain(error))),
    onEnd: ({ isSolved, isFirst, isAgain }) => {
      if (isAgain || marks[current] !== "open") return;
      mark(isSolved ? spoilt[current] || (isFirst ? "first" : "later") : "shown");
      if (!marks.includes("open")) say(`${element("message").textContent} ${words.over}`, isSolved ? "right" : "");
    },
  });
  const keys = listenToKeys({
    undo: () => panel.isWaiting || solving.takeBack(),
    redo() {},
    letters: { h: () => void panel.hint(), f: () => panel.flip(), n: () => void next() },
  });
  const panel = new Panel(solving, say, (event) => keys(event));
  const rules = offerRules(
    async (parent, place) => (await import("./two_player/rules/show.js")).makeRules(makeGame, parent, place),
    () => solving.problem.game || first(),
    (error) => say(sentence(explain(error))),
  );

  /** The clock runs while there is something to think about. */
  function time() {
    const isRunning = !document.hidden && !panel.isWaiting && !!solving.round && marks[current] === "open";
    const now = performance.now();
    if (since) spent += now - since;
    since = isRunning ? now : 0;
    progress.seconds = Math.round(spent / 1000);
  }

  function keep() {
    if (isForgotten) return;
    time();
    keepProgress(query, progress);
    result.show();
  }

  /** Failed attempts and hints count even if the page is loaded again. */
  function note() {
    const worst = solving.hints ? "helped" : solving.failures ? "later" : "";
    if (
      marks[current] !== "open" ||
      panel.isWaiting ||
      !worst ||
      spoilt[current] === worst ||
      spoilt[current] === "helped"
    )
      return;
    spoilt[current] = worst;
    keep();
  }

  /** What became of the current problem. @param {import("./set/result.js").Mark} mark */
  function mark(mark) {
    time();
    marks[current] = mark;
    keep();
    list();
  }

  /** Lists the problems with their marks. */
  function list() {
    const items = marks.map((mark, at) => {
      const one = makeButton(`${at + 1}${mark === "open" ? "" : ` ${signOf(mark)}`}`, () => void open(at));
      one.dataset.mark = mark;
      one.setAttribute("aria-label", words.one(at + 1, mark));
      if (at === current) one.setAttribute("aria-current", "true");
      return make("li", "", one);
    });
    const focused = [...element("list").children].findIndex((item) => item.contains(document.activeElement));
    element("list").replaceChildren(...items);
    items[focused]?.querySelector("button")?.focus();
    const parent = element("list").parentElement ?? element("list");
    const { offsetLeft = 0, offsetWidth = 0 } = items[current] ?? {};
    parent.scrollLeft = offsetLeft - parent.offsetLeft - (parent.clientWidth - offsetWidth) / 2;
    element("next-name").textContent = marks.includes("open") ? problems.next : words.toResult;
  }

  /** Finds the problems of a seed, unless that was done before; those that are missing are marked. */
  async function findAll() {
    if (!set.link || progress.problems.length) return;
    const { link, count } = set;
    panel.wait(problems.finding, words.finding(0, count));
    const found = await finder.find(
      link,
      (_games, preparing, found) =>
        panel.wait(problems.finding, preparing ? problems.only.preparing : words.finding(found, count)),
      count,
    );
    if (!found) throw new Error(words.stopped);
    const { game } = link;
    progress.problems = fromEasyToHard(found.problems).map(({ position, turns, grade, only }) => ({
      ...{ game, position, grade },
      ...(turns === undefined || turns === null ? {} : { turns }),
      ...(only && { only }),
    }));
    marks.fill("wrong", progress.problems.length);
    keep();
    if (!progress.problems.length) throw new NoProblem(problems.notFound(found.games));
  }

  /**
   * The name of the player to move. Throws readable errors if the game or the position does not exist.
   * @param {{ game: string, position?: string, only: boolean }} problem
   */
  async function playerOf({ game, position, only }) {
    if (!loader.has(game)) await loader.load(game);
    const round = openGame({ game, position, moves: [] }, makeGame);
    const player = wordsOf(game).players[round.side === "second" ? "second" : "first"];
    round.free();
    if (only && !hasOnlyMoves(game)) throw new LinkError("n", problems.wrong.inexact);
    return player;
  }

  /** The problem at an index: of a seed, or of a list once it is proven. @param {number} at @returns {Promise<Problem>} */
  async function problemAt(at) {
    const entry = set.list?.[at];
    const { game, turns } = entry ?? set.link ?? { game: "", turns: "" };
    if (entry?.wrong) throw entry.wrong;
    const only = isOnly(turns);
    const player = await playerOf({ game, position: entry?.position, only });
    await findAll();
    if (!entry) {
      if (!progress.problems[at]) throw new NoProblem(words.fewer(progress.problems.length, set.count));
      return progress.problems[at];
    }
    panel.wait(problems.proving);
    const asked = Number(turns);
    const examined = await finder.examine({ game, position: entry.position, turns: only ? 0 : asked, only });
    if (!examined) throw new Error(problems.proofStopped);
    if (examined.verdict !== "sound") throw new NoProblem(tellVerdict(examined, asked, player, only));
    return examined.problem;
  }

  /** Opens a problem; one that is wrong is marked, and the others are not lost. @param {number} at @param {string} [remark] */
  async function open(at, remark = "") {
    const mine = ++wanted;
    let isWrong = false;
    finder.stop();
    solving.pause();
    current = at;
    list();
    say(remark);
    panel.wait(common.loading);
    time();
    try {
      const problem = await problemAt(at);
      if (mine !== wanted) return;
      const { game, position } = problem;
      document.body.dataset.board = kindOf(game).board;
      rules.follow(game);
      panel.face();
      endSketch();
      endSketch = () => {};
      // The proof may have been too long before.
      if (marks[at] === "wrong") marks[at] = "open";
      solving.begin(openGame({ game, position, moves: [] }, makeGame), problem);
      panel.rest();
      say(`${remark} ${marks[at] === "open" ? (problem.only ? problems.only : problems).ready : words.counted}`.trim());
    } catch (error) {
      if (mine !== wanted) return;
      solving.end();
      isWrong = error instanceof NoProblem || error instanceof LinkError;
      if (isWrong) mark("wrong");
      const why = isWrong && set.list ? words.wrongEntry(at + 1, sentence(explain(error))) : sentence(explain(error));
      say(`${remark} ${why}`.trim(), isWrong ? "wrong" : "");
    }
    if (panel.isWaiting) panel.rest();
    if (isWrong) element("turn").textContent = words.unusable;
    time();
    list();
  }

  /** The next problem that is not solved yet, or the result; while one is searched, stops the search. */
  async function next() {
    if (finder.isBusy) return finder.stop();
    const after = marks.indexOf("open", current + 1);
    const at = after < 0 ? marks.indexOf("open") : after;
    if (at < 0) return result.focus();
    await open(at);
    panel.focus();
  }

  /** Forgets the result at the second press. */
  function startOver() {
    if (isSure) {
      isForgotten = true;
      forgetProgress(query);
      forgetName();
      location.assign(`./set.html${query}`);
    }
    isSure = true;
    element("start-over").textContent = words.sure;
  }

  // A worker of its own: the problem on the board may be of another game, and is not stopped.
  const makersFinder = new Finder(new Loader(site, () => {}).prover);
  giveTools({
    playerOf,
    examine: (problem) => makersFinder.examine(problem),
    find: (...problem) => makersFinder.find(...problem),
    stop: () => makersFinder.stop(),
  });
  onClick("next", () => void next());
  onClick("start-over", startOver);
  result.show();
  offerCheck(query, asked());
  if (!set.count) {
    panel.rest();
    details("make").open = true;
    return say(said, "wrong");
  }
  offerLink(set, query);
  // Whoever comes without a link comes to make one.
  if ("isBare" in set && set.isBare) details("make").open = true;
  document.addEventListener("visibilitychange", keep);
  addEventListener("pagehide", keep);
  const at = Math.max(marks.indexOf("open"), 0);
  return open(at, said);
}

/** Translates the page's own text, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  await Promise.all([learn(words, problems, common), learnKind(kindId(first()))]);
  if (language() === "de") {
    const [site, problems, own] = await Promise.all([
      import("./site/words_de.js"),
      import("./problems/words_de.js"),
      import("./set/words_de.js"),
    ]);
    translate({ ...site.common, ...problems.html, ...own.html, ...germanCards() });
  }
  const { set } = readAddress();
  if (set.count) {
    element("set-title").textContent = titleOf(set);
    document.title = words.pageTitle(titleOf(set));
    // Their places; nothing moves when they can be chosen.
    const places = Array.from({ length: set.count }, (_, at) =>
      make(
        "li",
        "",
        makeButton(String(at + 1), () => {}),
      ),
    );
    element("list").replaceChildren(...places);
  }
  document.body.dataset.board = kindOf(first()).board;
  offerMaker(set.link ?? { game: kindId(first()), ...USUAL }, set.link ? set.count : COUNT, makerTools);
  endSketch = sketchBoard(kindId(first()));
}

begin({ module: fileOf(first()), speak, start });
