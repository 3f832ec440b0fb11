// The review of a game, on its page or in the element: the curve of chances, and a card for each move at which the game
// turned.

import { chanceOf } from "../match/chances.js";
import { Graph } from "../match/graph.js";
import { tell, tellFor } from "../match/describe_move.js";
import { explain } from "../match/game_texts.js";
import { kindOf, wordsOf } from "../match/game_views.js";
import { words as common } from "../match/words.js";
import { make, makeButton } from "../site/dom.js";
import { Cancelled } from "../site/engine.js";
import { learn } from "../site/i18n.js";
import { drawn, follow, observe } from "../site/state.js";
import { judgeAttempt, reviewGame } from "./reviewer.js";
import { isMistake, isProblem, points, turningPoints, SLIP } from "./turning_points.js";
import { words } from "./words.js";

/** @typedef {import("./turning_points.js").Judged} Judged */
/** @typedef {import("../match/match.js").Match} Match */
/** @typedef {import("../match/match.js").Side} Side */
/** @typedef {import("../match/chances.js").Worth} Worth */
/**
 * The place of a review on its page.
 * @typedef {object} Place
 * @property {Pick<import("../match/match_board.js").MatchBoard, "draw" | "focus" | "mark">} board
 * @property {(section: HTMLElement) => void} add  Puts the review next to its board, once.
 * @property {(section: HTMLElement) => void} reveal  Brings an opened review into view.
 * @property {Keep} [keep]
 */
/**
 * @callback Keep  Stores a position as a problem, if it is one.
 * @param {{ game: string, position: string, plies: number | undefined }} candidate
 * @returns {Promise<{ address?: string, why: "stored" | "cooked" | "forced" | "undecided" | "full" }>}  The problem's
 *   address if it was stored.
 */

const FOLLOWING = 4; // moves of a line on the card

/**
 * Loads the texts of the review.
 * @param {Match} match @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {Place} place
 */
export async function makeReview(match, engine, place) {
  await learn(words);
  return new Review(match, engine, place);
}

export class Review {
  isOpen = false;
  /** The values of the positions of the game, from the first player's point of view. @type {(Worth | undefined)[]} */
  worths = [];
  /** @type {Judged[]} */
  points = [];
  /** @type {Judged | undefined} */
  displayedPoint;
  #match;
  #engine;
  #place;
  #root = make("section", "card review");
  #title = make("h2");
  #status = make("p");
  #progress = make("progress");
  #cancel = makeButton(words.cancel, () => this.#stop?.abort());
  #chips = make("div", "chips");
  #point = make("div");
  #verdict = make("p");
  #curve = make("p", "note");
  #line = make("div");
  #graph;
  #unfollow;
  #estimate = make("p", "note", words.estimate);
  /** @type {AbortController | undefined} */
  #stop;
  /** The moves of the game that is reviewed. @type {string[]} */
  #moves = [];
  /** The position in which another move is tried. @type {Judged | undefined} */
  #tried;

  /** @param {Match} match @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {Place} place */
  constructor(match, engine, place) {
    observe(this);
    this.#match = match;
    this.#engine = engine;
    this.#place = place;
    Object.assign(this.#title, { id: "review-title", tabIndex: -1 });
    this.#root.id = "review";
    this.#root.setAttribute("aria-labelledby", this.#title.id);
    for (const text of [this.#status, this.#verdict]) text.setAttribute("role", "status");
    this.#chips.setAttribute("role", "group");
    this.#chips.setAttribute("aria-label", words.points);
    this.#curve.id = "review-curve";
    this.#line.setAttribute("aria-labelledby", this.#curve.id);
    this.#graph = new Graph(this.#line, {
      onPick: (ply) => this.#go(ply),
      describe: (ply) => common.thinking.graph(ply, tell(this.worths[ply], this.#game)),
    });
    const leave = () => {
      this.close();
      place.board.focus();
    };
    const close = makeButton("×", leave, "close quiet");
    close.setAttribute("aria-label", words.close);
    this.#root.append(
      this.#title,
      this.#point,
      this.#chips,
      this.#status,
      this.#progress,
      this.#cancel,
      this.#curve,
      this.#line,
      this.#estimate,
      close,
    );
    place.add(this.#root);
    this.#unfollow = follow(() => this.#show());
  }

  get #game() {
    return this.#match.record?.game ?? "";
  }

  /** Ends the review. */
  close() {
    this.#stop?.abort();
    this.#root.hidden = true;
    this.isOpen = false;
    this.points = [];
    this.#tried = this.displayedPoint = undefined;
  }

  /** Ends it for good. */
  free() {
    this.close();
    this.#unfollow();
  }

  /** Reviews the game on the board, also while one of its earlier positions is shown. */
  async open() {
    const { record, yourSide, knowsSeats, outcome } = this.#match;
    if (!record?.moves.length) return;
    this.close();
    const stop = (this.#stop = new AbortController());
    this.#moves = record.moves;
    this.worths = [];
    const own = knowsSeats && outcome?.winner ? yourSide : undefined;
    this.#title.textContent = !own ? words.looked : outcome?.winner === own ? words.won : words.lost;
    this.#curve.textContent = words.curve(wordsOf(record.game).players.first);
    this.#progress.max = record.moves.length;
    this.#wait(true);
    this.#point.replaceChildren();
    this.#chips.replaceChildren();
    this.#root.dataset.first = kindOf(record.game).first ?? "";
    this.#root.hidden = false;
    this.isOpen = true;
    this.#title.focus({ preventScroll: true });
    this.#place.reveal(this.#root);
    const sides = yourSide && knowsSeats ? [yourSide] : /** @type {const} */ (["first", "second"]);
    try {
      const judged = await reviewGame(this.#engine, record, {
        signal: stop.signal,
        onValued: (ply, thought, slope) => this.#note(ply, { ...thought, slope }),
      });
      if (this.#stop === stop && !stop.signal.aborted) this.#tell(judged, sides);
    } catch (error) {
      if (this.#stop !== stop) return;
      this.#status.textContent =
        error instanceof Cancelled ? words.cancelled : words.failed(explain(/** @type {Error} */ (error)));
    } finally {
      if (this.#stop === stop) this.#wait(false);
    }
  }

  /** @param {boolean} isWaiting */
  #wait(isWaiting) {
    this.#progress.value = 0;
    this.#progress.hidden = this.#cancel.hidden = !isWaiting;
    const all = this.#moves.length;
    if (isWaiting) this.#status.textContent = words.valuing(all, all);
  }

  /** Notes the value of a position. @param {number} ply @param {import("../match/match.js").Thought} thought */
  #note(ply, thought) {
    const { record } = this.#match;
    // It may be left for a branch meanwhile.
    if (!record || record.moves !== this.#moves) return;
    const side = record.moverAt(ply) ?? "first";
    this.#match.know(record.positionAfter(ply), side, thought);
    this.worths = this.#match.worths;
    const all = this.#moves.length;
    this.#progress.value = all - ply;
    this.#status.textContent = words.valuing(Math.max(ply, 1), all);
  }

  /** Describes how well each side played. @param {Judged[]} judged @param {readonly Side[]} sides */
  #tell(judged, sides) {
    this.#match.annotate(this.#moves, (others) => addComments(others, judged));
    const { players } = wordsOf(this.#game);
    const sentences = sides.flatMap((side) => {
      const own = judged.filter((move) => move.side === side);
      if (!own.length) return [];
      const costs = own.filter(isMistake).map((move) => points([move]));
      if (!costs.length && points(own)) return words.slips(sides.length === 1 ? "" : players[side], points(own));
      const count = /** @type {const} */ ([own.length - costs.length, own.length, costs]);
      return sides.length === 1 ? words.yours(...count) : words.theirs(players[side], ...count);
    });
    const gifts = judged.filter(({ side, gift }) => gift && !sides.includes(side));
    if (gifts.length) {
      const [kind, other] = new Set(gifts.map(({ gift }) => gift));
      const at = gifts.map(({ ply }) => ply + 1);
      sentences.push(words.gifts(kind && !other ? kind : "result", at));
    }
    const [start] = judged;
    const isLost = start?.best.certain !== undefined && start.best.value < 0;
    this.#status.textContent = [...sentences, ...(isLost ? [words.doomed(players[start.side])] : [])].join(" ");
    this.points = turningPoints(judged.filter(({ side }) => sides.includes(side)));
    this.#chips.replaceChildren(
      ...this.points.map((point) => makeButton(words.chip(point.ply + 1), () => this.#look(point))),
    );
    const [worst] = [...this.points].sort((a, b) => b.cost - a.cost);
    if (worst) this.#look(worst);
  }

  /** Shows a position of the game. @param {number} ply */
  #go(ply) {
    this.#tried = undefined;
    if (this.#match.left) this.#match.back();
    this.#match.go(ply);
  }

  /** Shows a move at which the game turned, and a better one. @param {Judged} point */
  #look(point) {
    const { ply, side, played, best, gift } = point;
    this.displayedPoint = point;
    this.#go(ply);
    void this.#draw([
      { name: played.name, kind: "wrong", text: words.tags.played },
      { name: best.name, kind: "better", text: words.tags.better },
    ]);
    const then = best.line.slice(1, 1 + FOLLOWING).join(" ");
    const others = this.points.length > 1;
    const next = this.points[(this.points.indexOf(point) + 1) % this.points.length];
    this.#verdict.textContent = "";
    this.#point.className = "point";
    this.#point.replaceChildren(
      make("h3", "", gift ? words.gift[gift](ply + 1) : words.point(ply + 1, points([point]))),
      make("p", "", make("b", "bad", played.name), words.played(tellFor(played, this.#game, side))),
      make("p", "", make("b", "good", best.name), words.better(tellFor(best, this.#game, side), then)),
      make(
        "div",
        "row",
        makeButton(words.retry, () => this.#retry(point), "primary"),
        ...(others ? [makeButton(words.next, () => this.#look(next))] : []),
        ...(this.#place.keep && isProblem(point) ? [makeButton(words.problem.keep, () => void this.#keep(point))] : []),
      ),
      this.#verdict,
    );
  }

  /**
   * Draws moves from the position on the board, with a text at the end of each, until it changes.
   * @param {readonly { name: string, kind: import("../boards/arrows.js").Arrow["kind"], text: string }[]} moves
   */
  async #draw(moves) {
    // A position that has just changed is not on the board yet.
    await drawn();
    const steps = this.#match.record?.view.steps ?? [];
    const tagged = moves.flatMap((move) => {
      const step = steps.find(({ name }) => name === move.name);
      return step ? [{ ...move, step }] : [];
    });
    this.#place.board.draw(tagged);
    this.#place.board.mark(
      new Map(
        tagged.flatMap(({ step: { to }, text }) =>
          to.length ? [/** @type {const} */ ([to[to.length - 1], text])] : [],
        ),
      ),
    );
  }

  /** Stores the position as a problem, once it is proven to be one. @param {Judged} point */
  async #keep(point) {
    const { record } = this.#match;
    const { keep } = this.#place;
    if (!record || !keep) return;
    const { game } = record;
    const { certain, within } = point.best;
    const candidate = { game, position: record.positionAfter(point.ply), plies: within ? undefined : certain };
    this.#tried = undefined;
    this.#verdict.textContent = words.problem.proving;
    try {
      const { address, why } = await keep(candidate);
      if (this.displayedPoint !== point) return;
      this.#verdict.textContent = words.problem[why];
      if (address === undefined) return;
      const open = make("a", "", words.problem.open);
      open.href = address;
      this.#verdict.append(" ", open);
    } catch (error) {
      if (this.displayedPoint === point) this.#verdict.textContent = explain(/** @type {Error} */ (error));
    }
  }

  /** Lets the visitor find a better move. @param {Judged} point */
  #retry(point) {
    const { seats } = this.#match;
    this.#go(point.ply);
    if (seats[point.side] !== "you") this.#match.reseat({ ...seats, [point.side]: "you" });
    void this.#draw([]);
    this.#tried = point;
    this.#verdict.textContent = words.trying;
    this.#place.board.focus();
  }

  /** Marks the position of the board on the curve, and its turning point. */
  #show() {
    const { record, left, shared } = this.#match;
    if (!this.isOpen || !record) return;
    const chances = this.worths.map((worth) => worth && chanceOf(worth));
    this.#graph.set(chances, left ? shared : record.at);
    [...this.#chips.children].forEach((chip, at) =>
      chip.setAttribute("aria-pressed", String(this.points[at] === this.displayedPoint)),
    );
  }

  /** Judges the move just played, if the visitor is trying one. */
  judge() {
    const { record, isLooking } = this.#match;
    const tried = this.#tried;
    if (!tried || !record || isLooking || record.at !== tried.ply + 1) return;
    this.#tried = undefined;
    void this.#answer(record, tried);
  }

  /** Judges the move that was tried. @param {import("../site/game_record.js").GameRecord} record @param {Judged} point */
  async #answer(record, point) {
    const { ply, side } = point;
    try {
      const made = await judgeAttempt(this.#engine, record, point, record.moves[ply], this.#stop?.signal);
      if (!made || this.displayedPoint !== point) return;
      const valueText = tellFor(made.choice, record.game, side);
      this.#verdict.textContent = made.isRight ? words.right(valueText) : words.wrong(valueText);
    } catch (error) {
      if (this.displayedPoint === point && !(error instanceof Cancelled))
        this.#verdict.textContent = explain(/** @type {Error} */ (error));
    }
  }
}

// The comments of a review in the record of the game; docs/review.md has their form, which programs read too.

const RECORDED = 6; // moves of a line in a comment

/** The expected end of the game, or the certain one. @param {import("./turning_points.js").Choice} choice */
function endOf(choice) {
  const { value, certain, within } = choice;
  if (certain === undefined) return `${Math.min(Math.max(Math.round(100 * chanceOf(choice)), 1), 99)} %`;
  return value === 0 ? "drawn" : `${value > 0 ? "won" : "lost"} ${within ? "within" : "in"} ${certain}`;
}

/** The value of a move and, if the move lost some of it, its cost and the better move. @param {Judged} judged */
export function commentOn(judged) {
  const { played, best, cost, gift } = judged;
  if (!gift && cost < SLIP) return endOf(played);
  const lost = gift ? `gave away a ${gift}` : `cost ${points([judged])} points`;
  return `${endOf(played)}; ${lost}; better ${best.name} (${endOf(best)}): ${best.line.slice(0, RECORDED).join(" ")}`;
}

/**
 * Adds the comments on all moves to a game's comments, some of which may be from another review.
 * @param {import("../match/record_formats.js").Comment[] | undefined} others @param {Judged[]} judged
 */
function addComments(others = [], judged) {
  const added = judged.map((move) => ({ ply: move.ply + 1, text: commentOn(move) }));
  const isOther = (/** @type {{ ply: number, text: string }} */ { ply, text }) =>
    !added.some((own) => own.ply === ply && own.text === text);
  return [...others.filter(isOther), ...added].sort((a, b) => a.ply - b.ply);
}
