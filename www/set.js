// The page of a set of problems: the visitor solves them in order and hands in the result, and the page checks results.

import { openGamePage } from "./match/game_page.js";
import { explain } from "./match/game_texts.js";
import { makeGame } from "./match/loader.js";
import { openGame } from "./match/opening.js";
import { Panel } from "./problems/panel.js";
import { Pending } from "./problems/pending.js";
import { Solving } from "./problems/solving.js";
import { words as problems } from "./problems/words.js";
import { offerCheck } from "./set/class_table.js";
import { formatSet, frameKeys, parseSet } from "./set/link.js";
import { NoProblem, SetProblems } from "./set/set_problems.js";
import { ResultCard, forgetName, offerLink } from "./set/share.js";
import { SolvedSet } from "./set/solved_set.js";
import { signOf, titleOf } from "./set/result_texts.js";
import { words } from "./set/words.js";
import { button, details, element, make, makeButton, onClick } from "./site/dom.js";
import { listenToKeys } from "./site/keys.js";
import { Latest } from "./site/latest.js";
import { LinkError } from "./site/puzzle_link.js";
import { pageQuery, nameIn } from "./site/query.js";
import { follow } from "./site/state.js";
import { sentence, words as common } from "./site/words.js";

/** @typedef {import("./problems/solving.js").Problem} Problem */
/** @typedef {{ set: import("./set/link.js").ProblemSet, isBare?: boolean, message: string }} Address */

/** The game of the first problem, as the link names it, valid or not. */
const game = nameIn(pageQuery()).split(";")[0];

/** The set of the address and a message about it; an empty set if the address is invalid. @returns {Address} */
function readAddress() {
  try {
    const { ignored, isBare, ...set } = parseSet(pageQuery());
    return { set, isBare, message: ignored.length ? common.wrong.ignored(ignored).trim() : "" };
  } catch (error) {
    const message = words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`);
    return { set: { list: [], count: 0 }, message };
  }
}

/** Draws the parts that need no module. */
function draw() {
  const address = readAddress();
  const { set } = address;
  if (set.count) {
    element("set-title").textContent = titleOf(set);
    element("set-title").classList.toggle("titled", Boolean(set.title));
    document.title = words.pageTitle(titleOf(set));
    // The numbers take their places now, so that nothing moves once they can be chosen.
    const place = (/** @type {number} */ at) =>
      make(
        "li",
        "",
        makeButton(String(at + 1), () => {}),
      );
    element("list").replaceChildren(...Array.from({ length: set.count }, (_, at) => place(at)));
  }
  return address;
}

/** Lists the problems with their marks. @param {SolvedSet} solved @param {(at: number) => void} open */
function showList({ marks, current }, open) {
  const list = element("list");
  const items = marks.map((mark, at) => {
    const one = makeButton(`${at + 1}${mark === "open" ? "" : ` ${signOf(mark)}`}`, () => open(at));
    one.dataset.mark = mark;
    one.setAttribute("aria-label", words.one(at + 1, mark));
    if (at === current) one.setAttribute("aria-current", "true");
    return make("li", "", one);
  });
  const focused = [...list.children].findIndex((item) => item.contains(document.activeElement));
  list.replaceChildren(...items);
  items[focused]?.querySelector("button")?.focus();
  const parent = list.parentElement ?? list;
  const { offsetLeft = 0, offsetWidth = 0 } = items[current] ?? {};
  parent.scrollLeft = offsetLeft - parent.offsetLeft - (parent.clientWidth - offsetWidth) / 2;
}

class SetPage {
  #page;
  #address;
  #solved;
  #problems;
  #solving;
  #pending = new Pending();
  #panel;
  #result;
  #requests = new Latest();

  /** @param {import("./match/game_page.js").GamePage} page @param {Address} address */
  constructor(page, address) {
    this.#page = page;
    this.#address = address;
    const { set } = address;
    const query = formatSet(set);
    const pending = this.#pending;
    const say = page.say.bind(page);
    const solved = (this.#solved = new SolvedSet(query, set.count));
    const solving = (this.#solving = new Solving(page.loader.prover, { say, onEnd: (end) => this.#end(end) }));
    const keys = listenToKeys({
      undo: () => pending.task || solving.takeBack(),
      redo() {},
      letters: { h: () => void panel.hint(), f: () => panel.flip(), n: () => void this.#next() },
    });
    const panel = (this.#panel = new Panel(solving, pending, say, keys, () =>
      solved.isOver ? words.toResult : problems.next,
    ));
    this.#problems = new SetProblems(set, solved, page.loader, pending);
    this.#result = new ResultCard(set, solved);
    follow(() => showList(solved, (at) => void this.#open(at)));
    follow(() => panel.isReady && solved.spoil(solving.hints ? "helped" : solving.failures ? "later" : ""));
    follow(() => this.#time());
    onClick("next", () => void this.#next());
    this.#offerNewStart(query);
    offerCheck(set, pageQuery());
    if (set.count) offerLink(set, query);
  }

  /** Opens the first unsolved problem. */
  begin() {
    const { set, isBare, message } = this.#address;
    // A visitor without a link is here to make one.
    if (!set.count || isBare) details("teachers").open = true;
    if (!set.count) return this.#page.say(message, "wrong");
    document.addEventListener("visibilitychange", () => {
      this.#time();
      this.#solved.keep();
    });
    addEventListener("pagehide", () => this.#solved.keep());
    return this.#open(Math.max(this.#solved.next, 0), message);
  }

  /** The clock runs while the visitor can think about an open problem. */
  #time() {
    this.#solved.clock.run(this.#panel.isReady && this.#solved.isOpen && !document.hidden);
  }

  /** The problem on the board has ended. @param {{ isSolved: boolean, isFirst: boolean, isAgain: boolean }} end */
  #end(end) {
    if (end.isAgain || !this.#solved.isOpen) return;
    this.#solved.end(end);
    if (this.#solved.isOver) this.#page.say(`${this.#page.message} ${words.over}`, end.isSolved ? "right" : "");
  }

  /** Opens a problem; an invalid entry is marked, and the others stay usable. @param {number} at @param {string} [remark] */
  async #open(at, remark = "") {
    const request = this.#requests.begin();
    this.#problems.stop();
    this.#solving.pause();
    this.#solved.current = at;
    this.#page.say(remark);
    this.#pending.begin(common.loading);
    this.#panel.noTask = problems.noTask;
    try {
      const problem = await this.#problems.find(at);
      if (!request.aborted) this.#show(problem, remark);
    } catch (error) {
      if (!request.aborted) this.#refuse(error, remark);
    }
    if (!request.aborted) this.#pending.end();
  }

  /** @param {Problem} problem @param {string} remark */
  #show(problem, remark) {
    const { game, position } = problem;
    this.#page.show(game);
    this.#panel.face();
    // An earlier proof may have taken too long.
    if (this.#solved.marks[this.#solved.current] === "wrong") this.#solved.mark("open");
    this.#solving.begin(openGame({ game, position, moves: [] }, makeGame), problem);
    const message = this.#solved.isOpen ? (problem.only ? problems.only : problems).ready : words.counted;
    this.#page.say(`${remark} ${message}`.trim());
  }

  /** @param {unknown} error @param {string} remark */
  #refuse(error, remark) {
    this.#solving.end();
    const isWrong = error instanceof NoProblem || error instanceof LinkError;
    if (isWrong) {
      this.#solved.mark("wrong");
      this.#panel.noTask = words.unusable;
    }
    const why = sentence(explain(error));
    const message = isWrong && this.#address.set.list ? words.wrongEntry(this.#solved.current + 1, why) : why;
    this.#page.say(`${remark} ${message}`.trim(), isWrong ? "wrong" : "");
  }

  /** The next problem that is not solved yet, or the result; while one is searched, stops the search. */
  async #next() {
    if (this.#problems.isBusy) return this.#problems.stop();
    const { next } = this.#solved;
    if (next < 0) return this.#result.focus();
    await this.#open(next);
    this.#panel.focus();
  }

  /** Offers to forget the result, at the second press, so that another person can solve the set on this device. @param {string} query */
  #offerNewStart(query) {
    let isSure = false;
    onClick("start-over", () => {
      if (isSure) {
        this.#solved.forget();
        forgetName();
        location.assign(`./set.html${query}${frameKeys(pageQuery())}`);
      }
      isSure = true;
      button("start-over").textContent = words.sure;
    });
  }
}

openGamePage({
  game,
  words: [problems, words],
  draw,
  open: (page, address) => new SetPage(page, address).begin(),
});
