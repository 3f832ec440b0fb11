// A problem in the element: the content of its shadow root, and the functions that the element calls.

import { newProverModule } from "../pkg/provers.js";
import { proverFileOf } from "../match/game_modules.js";
import { formatMoves } from "../match/link.js";
import { blankBoard } from "../match/board_source.js";
import { MatchBoard } from "../match/match_board.js";
import { openGame } from "../match/opening.js";
import { RulesModules } from "../match/rules_modules.js";
import { words as games } from "../match/words.js";
import { Finder } from "../problems/finder.js";
import { formatProblemLink, isOnly, nextSeed, parseProblemLink, readProblemLink, searchOf } from "../problems/link.js";
import { Solving } from "../problems/solving.js";
import { marksOf, taskOf, tellVerdict, toneOf } from "../problems/solving_texts.js";
import { words } from "../problems/words.js";
import { PROBLEM_CONTROLS, refuseForeign } from "../site/embed_options.js";
import { problemsWorker } from "../site/files.js";
import { learn } from "../site/i18n.js";
import { speak } from "../site/language.js";
import { LinkError } from "../site/puzzle_link.js";
import { drawn, observe } from "../site/state.js";
import { words as common } from "../site/words.js";
import { ElementBoard } from "./element_board.js";
import { button, closeButton, stepThrough } from "./ending.js";
import { GameEngine, shareGameEngines } from "./game_engine.js";
import { make } from "./board_frame.js";

/** @typedef {import("../ply-board.js").Host} Host */
/** @typedef {import("./element_board.js").Given} Given */
/** @typedef {import("../match/board_source.js").BoardSource} BoardSource */
/** @typedef {import("../problems/link.js").ProblemLink} ProblemLink */

const MOST = 99; // attempts

/** @implements {BoardSource} The board of a problem, without pieces while it is sought. */
class ProblemBoard {
  /** @type {import("../match/board_source.js").Shown | undefined} */
  blank;
  #solving;

  /** @param {Solving} solving */
  constructor(solving) {
    this.#solving = solving;
    observe(this);
  }

  get record() {
    return this.#solving.record ?? this.blank;
  }

  get seats() {
    return this.#solving.seats;
  }

  get isYours() {
    return this.#solving.isYours;
  }

  get refusal() {
    return this.#solving.refusal;
  }

  /** @param {string} name */
  play(name) {
    return this.#solving.play(name);
  }
}

/** Boards and their prover share a module. */
const { moduleOf, makeGame, hasOnlyMoves, freshSeed } = new RulesModules(newProverModule, proverFileOf);
const acquire = shareGameEngines({
  moduleOf,
  moduleFileOf: proverFileOf,
  partsOf: (_game, _base, compiled) => ({
    compiled: async () => compiled,
    async module() {
      const module = newProverModule();
      module.initSync({ module: compiled });
      return module;
    },
    service: () => import("../site/problem_service.js"),
    worker: problemsWorker,
  }),
  learn: () => learn(words, common),
});

/** Draws an empty board for a game, and for others later. @param {Host} host @param {string} game */
export async function mount(host, game) {
  speak(host.language);
  const engine = new GameEngine(acquire, host.base);
  await engine.take(game);
  return new ProblemElement(engine, host);
}

/** @typedef {{ game: string, link: ProblemLink, attempts: number }} Request */

/**
 * The problem that the attributes request: that of a link, or of attributes like its keys.
 * @param {[name: string, value: string, written: string][]} pairs
 * @returns {Request}
 */
function readRequest(pairs) {
  const query = pairs.find(([name]) => name === "problem")?.[1] ?? "";
  const [, value = "", written = ""] = pairs.find(([name]) => name === "attempts") ?? [];
  if (written && !/^[1-9]\d?$/.test(value))
    throw new LinkError(written, common.wrong.value(written, value, `1–${MOST}`));
  const others = pairs.filter(([name]) => name !== "problem" && name !== "attempts");
  if (query && others.length) throw new LinkError(others[0][2], words.embed.beside(others[0][2]));
  /** @type {[string, string, string][]} */
  const keys = others.map(([name, ...given]) => [name === "turns" ? "n" : name, ...given]);
  const link = refuseForeign(query ? parseProblemLink(query) : readProblemLink(keys));
  return { game: link.game, link, attempts: written ? Number(value) : Infinity };
}

/** @extends {ElementBoard<Request>} */
export class ProblemElement extends ElementBoard {
  /** Whether the page wants a problem after the problem. */
  hasNext = false;
  #solving;
  #source;
  #finder;
  #matchBoard;
  /** The open link, with its seed. @type {ProblemLink | undefined} */
  #link;
  #task;
  #board;
  /** The controls that replace the buttons when the problem is over. */
  #ending = make("div", "controls", { role: "group" });
  /** @type {ReturnType<typeof stepThrough> | undefined} */
  #steps;
  #attempts = Infinity;

  /** @param {GameEngine} engine @param {Host} host */
  constructor(engine, host) {
    const task = make("p", "task", { role: "status" });
    const board = make("div", "board");
    super(engine, host, makeGame, {
      buttons: PROBLEM_CONTROLS,
      parts: [task, board],
      act: (name) => this.#act(name),
      game: () => this.#solving.problem.game,
      link: () => this.#address,
      search: () => {
        const { isOver, problem, record } = this.#solving;
        return this.isOpen && isOver && record ? searchOf(problem, record) : undefined;
      },
    });
    observe(this);
    this.#task = task;
    this.#board = board;
    this.#ending.part.add("ending");
    const say = (/** @type {string} */ text) => this.frame.say(text);
    const solving = (this.#solving = new Solving(engine, {
      onMove: (move, side) => this.tellMove(move, side, solving.seats[side]),
      onJudged: (verdict, turn, left) => host.tell("judged", { verdict, move: formatMoves(turn), left: left || null }),
      onEnd: ({ isSolved, isFirst }) => this.#end(isSolved, isFirst),
      say,
    }));
    this.#source = new ProblemBoard(solving);
    this.#finder = new Finder(engine);
    this.#matchBoard = new MatchBoard(board, this.#source, { say, onKey: (event) => this.#key(event) });
    this.follow(() => this.#showBoard());
    this.follow(() => this.#showControls());
    this.follow(() => this.#showEnding());
    this.follow(() => this.#tellState());
  }

  get record() {
    return this.#solving.record;
  }

  /** @param {Given} given */
  read(given) {
    return readRequest(this.host.pairs(given));
  }

  /** @param {import("../site/embed_options.js").Options} options @param {Given} given */
  applyOptions(options, given) {
    super.applyOptions(options, given);
    this.hasNext = given("next") !== undefined;
  }

  /** @param {Request} request @param {Given} _given @param {AbortSignal} signal */
  begin({ link, attempts }, _given, signal) {
    this.#attempts = attempts;
    return this.#find(link, signal);
  }

  /** @param {string} why */
  wrong(why) {
    return words.embed.wrong(why);
  }

  end() {
    this.#finder.stop();
    this.#solving.end();
  }

  /** Another problem of the same kind, which follows from the seed, if there is one. */
  async #next() {
    const signal = this.requests.begin();
    const { game, turns, grades, seed } = /** @type {ProblemLink} */ (this.#link);
    this.isOpen = false;
    try {
      await this.#find({ game, turns, grades, seed: seed === undefined ? undefined : nextSeed(seed) }, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.fail(error);
      return this.host.tell("shown", { state: "failed" });
    }
    this.#matchBoard.focus();
  }

  /** Shows the problem of a link, once it is found or proven. @param {ProblemLink} link @param {AbortSignal} signal */
  async #find(link, signal) {
    const solving = this.#solving;
    const { game, position, turns } = link;
    const isGiven = position !== undefined;
    if (isOnly(turns) && !hasOnlyMoves(game)) throw new LinkError("n", words.wrong.inexact);
    const record = openGame({ game, position, moves: [] }, makeGame);
    const isFixed = isGiven || link.seed !== undefined || link.day !== undefined;
    this.#link = isFixed ? link : { ...link, seed: freshSeed(game).slice(-6) };
    this.#task.textContent = isGiven ? words.proving : words.finding;
    this.frame.say("");
    const sought = { game, position: record.position, turns: Number(turns) || 0 };
    this.#source.blank = blankBoard(game, record.view.columns, record.rows).record;
    if (isGiven) solving.begin(record, sought, "shown");
    else {
      solving.clear(sought);
      record.free();
    }
    const { problem, message } = isGiven ? await this.#prove(link) : await this.#search(this.#link, signal);
    if (signal.aborted) return;
    this.isOpen = true;
    solving.attempts = this.#attempts;
    this.#matchBoard.face();
    solving.begin(openGame({ game, position: problem.position, moves: [] }, makeGame), problem);
    this.frame.say(message);
  }

  /** @param {ProblemLink} link @param {AbortSignal} signal */
  async #search(link, signal) {
    const onProgress = (/** @type {number} */ count, /** @type {boolean} */ preparing) => {
      if (!signal.aborted) this.#task.textContent = preparing ? words.only.preparing : words.searched(count);
    };
    const result = await this.#finder.find(link, onProgress);
    // A later request has stopped the search.
    if (!result?.problem) throw new Error(result ? words.notFound(result.games) : words.stopped);
    return { problem: result.problem, message: (result.problem.only ? words.only : words).ready };
  }

  /** @param {ProblemLink} link */
  async #prove({ game, position, turns }) {
    const only = isOnly(turns);
    const wanted = Number(turns) || 0;
    const examined = await this.#finder.examine({ game, position, turns: wanted, only });
    // A later request has stopped the proof.
    if (!examined) throw new Error(words.stopped);
    const { verdict, turns: least, problem } = examined;
    if (verdict !== "sound") throw new Error(tellVerdict(examined, wanted, this.#solving.players[0], only));
    const { ready } = only ? words.only : words;
    return { problem, message: least < wanted ? words.verdicts.sooner(wanted, least) : ready };
  }

  /** @param {import("../site/embed_options.js").Control} name */
  async #act(name) {
    if (name === "hint") return this.hint();
    if (name === "flip") return this.#matchBoard.flip();
    if (name === "undo") this.undo();
    if (name === "redo") this.redo();
    if (name === "restart") this.restart();
    if (name === "solution") await this.solution();
    // The action disables or removes its button; the focus moves on.
    await drawn();
    if (this.#steps) this.#steps.focus();
    else this.#matchBoard.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const name = { u: "undo", h: "hint" }[event.key.toLowerCase()];
    if (!name || event.ctrlKey || event.metaKey || event.altKey) return this.frame.key(event);
    event.preventDefault();
    if (name === "hint") void this.hint();
    else this.undo();
  }

  /** @param {boolean} isSolved @param {boolean} isFirst */
  #end(isSolved, isFirst) {
    const { failures, hints, phase, record } = this.#solving;
    const moves = record?.at ?? 0;
    if (isSolved) return this.host.tell("solved", { attempts: failures + 1, hints, isFirst, moves });
    this.host.tell("failed", { attempts: failures, hints, reason: phase === "lost" ? "attempts" : "solution", moves });
  }

  #showBoard() {
    const { record } = this.#source;
    if (!record) return;
    this.#matchBoard.show(record);
    this.#matchBoard.mark(marksOf(this.#solving));
    this.#matchBoard.number(this.#solving.isSpoken);
    this.#board.dataset.verdict = toneOf(this.#solving);
    if (this.isOpen) this.#task.textContent = taskOf(this.#solving);
  }

  #showControls() {
    const { canTakeBack, canGiveUp, isFound, isOver, isYours } = this.#solving;
    if (!this.options) return;
    this.frame.rename("restart", words.embed.again);
    this.frame.update({
      undo: !canTakeBack,
      restart: !this.isOpen || !(isOver || isFound),
      hint: !isYours,
      solution: !canGiveUp,
    });
  }

  #tellState() {
    const { isFound, isOver, phase } = this.#solving;
    const state = !this.isOpen ? "loading" : phase === "solved" || isFound ? "solved" : isOver ? "over" : "playing";
    if (this.#source.record) this.host.tell("shown", { state });
  }

  /** When the problem is over, shows the way to the solution and through the moves. */
  #showEnding() {
    const solving = this.#solving;
    const { isFound, isOver, phase } = solving;
    const ended = isOver ? phase : isFound && this.hasNext ? "found" : "";
    const wanted = this.isOpen && ended ? `${ended} ${this.hasNext}` : "";
    if (this.#ending.dataset.phase === wanted) return this.#steps?.show();
    this.#ending.dataset.phase = wanted;
    this.#steps = undefined;
    if (!wanted) return this.frame.swap(undefined);
    this.#ending.setAttribute("aria-label", games.end.next);
    const others = [
      ...(this.hasNext ? [button("next", words.next, () => void this.#next())] : []),
      ...(this.options?.controls.has("restart")
        ? [button("restart", words.embed.again, () => this.#act("restart"))]
        : []),
      closeButton(() => this.frame.swap(undefined)),
    ];
    if (ended === "found") this.#ending.replaceChildren(...others);
    else if (ended === "lost")
      this.#ending.replaceChildren(
        button("solution", common.controls.solution, () => this.#act("solution")),
        ...others,
      );
    else this.#steps = stepThrough(this.#ending, solving, others);
    this.frame.swap(this.#ending);
    this.#steps?.show();
  }

  /** The address of this problem on the site. */
  get #address() {
    return new URL(`problems.html${this.#link ? formatProblemLink(this.#link) : ""}`, this.host.base).href;
  }

  /** Plays a move of whoever is to solve the problem. @param {string} move @returns {string} */
  play(move) {
    const { refusal } = this.#solving;
    if (refusal) throw Object.assign(new Error(refusal), { code: "not-your-turn" });
    return /** @type {string} */ (this.#solving.play(move));
  }

  /** Takes a turn back; when the problem is over, goes one move back. */
  undo() {
    const solving = this.#solving;
    if (solving.canTakeBack) solving.takeBack();
    else solving.go((solving.record?.at ?? 0) - 1);
  }

  /** When the problem is over, goes one move on. */
  redo() {
    this.#solving.go((this.#solving.record?.at ?? 0) + 1);
  }

  restart() {
    this.#solving.restart();
  }

  /** Shows moves of which one is right. @returns {Promise<string>} them in words */
  async hint() {
    const steps = await this.#solving.hint();
    if (steps.length) this.#matchBoard.hints(steps);
    return this.frame.message;
  }

  /** Shows the solution, to be stepped through. @returns {Promise<string>} the message */
  async solution() {
    await this.#solving.giveUp();
    this.#matchBoard.hints([]);
    return this.frame.message;
  }
}
