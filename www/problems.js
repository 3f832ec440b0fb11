// The page of problems: finds one by a seed or proves one that was given, and lets it be solved.

import { Chooser } from "./match/chooser.js";
import { fileOf, idOf, kindId } from "./match/file_of.js";
import { kindOf, learnKind, wordsOf } from "./match/kinds.js";
import { Loader } from "./match/loader.js";
import { freshSeed, hasOnlyMoves, makeGame } from "./match/modules.js";
import { openGame } from "./match/opening.js";
import { sketchBoard } from "./match/sketch.js";
import { explain } from "./match/words.js";
import { findsProblems } from "./problems/engines.js";
import { Finder } from "./problems/finder.js";
import { ONLY, USUAL, formatProblemLink, isOnly, onlyIn, parseProblemLink } from "./problems/link.js";
import { harder, turnsOffered } from "./problems/offers.js";
import { Panel } from "./problems/panel.js";
import { count, scoreText } from "./problems/score.js";
import { Solving } from "./problems/solving.js";
import { tellVerdict } from "./problems/told.js";
import { learnWords, words } from "./problems/words.js";
import { offerRules } from "./rules/offer.js";
import { begin } from "./site/begin.js";
import { site } from "./site/boot.js";
import { element, input, onClick } from "./site/dom.js";
import { save } from "./site/exports.js";
import { wakeHeader } from "./site/header.js";
import { listenToKeys } from "./site/keys.js";
import { language, translate } from "./site/language.js";
import { LinkError } from "./site/link.js";
import { asked, nameIn } from "./site/query.js";
import { recall, remember } from "./site/store.js";
import { takeFiles } from "./site/take_files.js";
import { learnWords as learnCommonWords, sentence, words as common } from "./site/words.js";
import { markDone } from "./today/done.js";

/** @typedef {import("./problems/link.js").ProblemLink} ProblemLink */

const LAST = "problems-game"; // a setting saved on the device: the game of the last problem

/** @type {Chooser} */
let chooser;
/** Removes what was drawn before the engine was loaded. */
let endSketch = () => {};
/** @type {(text: string) => void} */
const say = (text) => (element("message").textContent = text);

/** The game that will probably be shown, as given, right or wrong; empty for the default. */
const first = () => nameIn(asked()) || (location.search ? "" : (recall(LAST) ?? ""));

const select = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (element(id));

/** Shows a choice, adding it if it is an unusual one. @param {string} id @param {string} value */
function choose(id, value) {
  const list = select(id);
  const range = (/** @type {string} */ text) => text.replace("-", "–");
  const name = () => (isOnly(value) ? words.only.choice(range(onlyIn(value))) : range(value));
  if (![...list.options].some((option) => option.value === value)) list.add(new Option(name(), value));
  list.value = value;
}

/** Offers numbers of turns, and only moves if the game has them. @param {string} game */
function offerTurns(game) {
  const list = select("turns");
  list.replaceChildren(...turnsOffered.map((turns) => new Option(turns.replace("-", "–"), turns)));
  const hasOnly = hasOnlyMoves(game);
  if (hasOnly) choose("turns", ONLY);
  element("own-only-field").hidden = !hasOnly;
}

/** Shows which game the page is about. @param {string} game */
function showHeading(game) {
  const { name } = wordsOf(game);
  element("game-name").textContent = words.heading(name);
  element("variant").textContent = kindOf(game).tellVariant(game);
  document.title = words.pageTitle(name);
  document.body.dataset.board = kindOf(game).board;
}

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  const loader = new Loader(site, (notice) => say(common.engine[notice]), findsProblems);
  loader.keep(first(), compiled);
  endSketch();
  const fail = (/** @type {unknown} */ error) => say(sentence(explain(error)));
  const solving = new Solving(loader, {
    onShow: () => panel.show(),
    say,
    onEnd: ({ isFirst, isAgain }) => {
      if (isAgain) return;
      const { day, game } = solving.problem;
      count(solving.problem, isFirst);
      if (day) markDone(day, idOf(game), solving.phase === "shown" ? "shown" : isFirst ? "first" : "later");
      panel.showScore();
    },
    onError: fail,
  });
  const keys = listenToKeys({
    undo: () => solving.takeBack(),
    redo() {},
    letters: {
      h: () => void panel.hint(),
      f: () => panel.flip(),
      n: () => void next(),
    },
  });
  const panel = new Panel(solving, (event) => keys(event));
  const finder = new Finder(loader);
  const rules = offerRules({
    load: async (parent, place) => (await import("./match/rules/show.js")).makeRules(makeGame, parent, place),
    game: () => link.game,
    board: "#board",
    covers: ["#rules-open", ".tools", ".side"],
    fail,
  });
  /** The open link. @type {ProblemLink} */
  let link = { game: first(), ...USUAL };
  /** The open query. */
  let opened = "";
  /** Counts the links that were opened. */
  let wanted = 0;

  /**
   * Opens a link: finds or proves the problem and shows it.
   * @param {ProblemLink} asked
   * @param {{ isNew?: boolean, isOther?: boolean, remark?: string }} [how]  Whether it is a new step of the browser's
   *   history; whether the choice was made for another game, which may lack such problems; and what to say besides.
   */
  async function open(asked, { isNew = false, isOther = false, remark = "" } = {}) {
    const mine = ++wanted;
    finder.stop();
    element("next").textContent = words.next;
    chooser.mark(asked.game);
    if (!loader.has(asked.game)) {
      say(common.loading);
      await loader.load(asked.game).catch(() => Promise.reject(new Error(common.partMissing)));
      if (mine !== wanted) return;
    }
    // The first board shows whether the game and the position exist.
    const round = openGame({ ...asked, moves: [] }, makeGame);
    if (isOnly(asked.turns)) {
      const hasOnly = hasOnlyMoves(asked.game);
      if (isOther) asked = { ...asked, turns: hasOnly ? ONLY : USUAL.turns };
      else if (!hasOnly) {
        round.free();
        throw new LinkError("n", words.wrong.inexact);
      }
    }
    const isAny = asked.seed === undefined && asked.position === undefined && asked.day === undefined;
    link = isAny ? { ...asked, seed: freshSeed(asked.game).slice(-6) } : asked;
    remember(LAST, idOf(link.game));
    offerTurns(link.game);
    choose("turns", asked.turns);
    choose("grades", link.grades);
    input("seed").value = link.seed ?? "";
    const sheet = formatProblemLink({ ...choice(), seed: link.seed }).replace("?", "&");
    /** @type {HTMLAnchorElement} */ (element("sheet-link")).href = `./print.html?problems${sheet}`;
    const query = formatProblemLink(link);
    if (isNew) history.pushState(null, "", query || location.pathname);
    else history.replaceState(history.state, "", query || location.pathname);
    opened = location.search;
    showHeading(link.game);
    rules.follow(link.game);
    panel.face();
    element("cooks").replaceChildren();
    solving.begin(round, { game: link.game, position: round.position, turns: Number(link.turns) || 0 }, "shown");
    if (link.day !== undefined) await openDay(link, mine, remark);
    else if (link.position === undefined) await find(link, mine, remark);
    else await prove(link, mine, remark);
  }

  /**
   * Shows the problem of a day, which the site brings for a year; others are found.
   * @param {ProblemLink} link @param {number} mine @param {string} remark
   */
  async function openDay(link, mine, remark) {
    const { game, day = "" } = link;
    const shipped = await import("./today/shipped.js").then(({ findShipped }) => findShipped());
    if (mine !== wanted) return;
    const given = shipped?.find(game, day);
    if (given) pose({ game, ...given, day }, remark);
    else await find(link, mine, [remark, shipped ? "" : words.damaged].join(" ").trim());
  }

  /** @param {import("./problems/solving.js").Problem} problem @param {string} remark */
  function pose(problem, remark) {
    solving.begin(openGame({ game: problem.game, position: problem.position, moves: [] }, makeGame), problem);
    say(`${remark} ${problem.only ? words.only.ready : words.ready}`.trim());
  }

  /** @param {ProblemLink} link @param {number} mine @param {string} remark */
  async function find(link, mine, remark) {
    panel.empty(words.finding);
    say(remark);
    element("next").textContent = words.cancel;
    const tell = (/** @type {number} */ games, /** @type {true | undefined} */ preparing) =>
      mine === wanted && panel.empty(preparing ? words.only.preparing : words.searched(games));
    const searching = finder.find(link, tell);
    const found = await searching.finally(() => {
      if (mine === wanted) element("next").textContent = words.next;
    });
    if (mine !== wanted) return;
    if (!found?.problem) {
      panel.empty(words.noTask);
      say(found ? words.notFound(found.games) : words.stopped);
      return;
    }
    pose({ ...found.problem, day: link.day }, remark);
  }

  /** @param {ProblemLink} link @param {number} mine @param {string} remark */
  async function prove({ game, position, turns }, mine, remark) {
    panel.empty(words.proving);
    say(remark);
    const only = isOnly(turns);
    const asked = Number(turns) || 0;
    const examined = await finder.examine({ game, position, turns: asked, only });
    if (mine !== wanted) return;
    const { verdict, turns: found, lines, problem } = examined;
    const at = (/** @type {string | undefined} */ position) => openGame({ game, position, moves: [] }, makeGame);
    if (verdict === "sound") {
      solving.begin(at(problem.position), problem);
      const ready = only ? words.only.ready : words.ready;
      const heed = found < asked ? words.verdicts.sooner(asked, found) : ready;
      return say(`${remark} ${heed}`.trim());
    }
    solving.begin(at(position), { game, position: position ?? "", turns: asked }, "shown");
    const isCooked = verdict === "cooked";
    const told = tellVerdict(examined, asked, solving.players[0], only);
    say(`${told} ${isCooked ? words.verdicts.choose : ""}`.trim());
    if (isCooked) showCooks(lines);
  }

  /** Lists solutions, each to be stepped through. @param {string[][]} lines */
  function showCooks(lines) {
    element("cooks").replaceChildren(
      ...lines.map((line) => {
        const [item, button] = [document.createElement("li"), document.createElement("button")];
        button.type = "button";
        button.textContent = line.join(" ");
        button.addEventListener("click", () => {
          solving.go(0);
          solving.lay(line);
        });
        item.append(button);
        return item;
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
    await tryOpen(choice(), { isNew: true });
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

  chooser.onChoose = (id) => void tryOpen(choice({ game: id }), { isNew: true, isOther: true });
  onClick("next", () => void next());
  onClick("give-up", () => void solving.giveUp());
  onClick("harder", () => {
    const change = harder(solving.problem);
    if (change) void tryOpen(choice(change), { isNew: true });
  });
  onClick("share", async () => {
    const { openShare } = await import("./problems/share.js");
    openShare({ link, problem: solving.problem, player: solving.players[0] }, site.base);
  });
  takeFiles("score-open", ".json,application/json", async (file) => {
    const { openScoreFile } = await import("./problems/score_file.js");
    const { text, isWrong } = await openScoreFile(file);
    element("score-said").textContent = text;
    element("score-said").classList.toggle("error", isWrong);
    panel.showScore();
  });
  onClick("score-save", () => save("plyground-problems.json", "application/json", scoreText()));
  for (const id of ["turns", "grades"])
    element(id).addEventListener("change", () => void tryOpen(choice(), { isNew: true }));
  element("seed-form").addEventListener("submit", (event) => {
    event.preventDefault();
    void tryOpen(choice({ seed: input("seed").value }), { isNew: true });
  });
  element("own-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const error = element("own-error");
    error.hidden = true;
    try {
      const { game } = link;
      const position = input("own-position").value.trim();
      const isOwnOnly = !element("own-only-field").hidden && input("own-only").checked;
      const turns = isOwnOnly ? ONLY : input("own-turns").value;
      await open({ game, position, turns, grades: USUAL.grades }, { isNew: true });
    } catch (wrong) {
      error.textContent = words.wrongText(explain(wrong, idOf(link.game)));
      error.hidden = false;
    }
  });
  addEventListener("popstate", () => location.search !== opened && void openAddress());
  if (!location.search) return tryOpen({ game: kindId(first()), ...USUAL });
  return openAddress();
}

/** Translates the page's own text, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  await Promise.all([learnCommonWords(), learnWords(), learnKind(first())]);
  if (language() === "de") {
    const [{ texts }, cards] = await Promise.all([import("./problems/html_de.js"), import("./match/cards.js")]);
    translate({ ...texts, ...cards.texts });
  }
  chooser = new Chooser();
  chooser.mark(first());
  showHeading(first());
  endSketch = sketchBoard(first());
}

begin({
  module: fileOf(first()),
  speak,
  start,
  fail: (error) => say(common.engine.failed(explain(error))),
});
