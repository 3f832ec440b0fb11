// Reads the log of a search, as a whole or in parts as they come: docs/search-log.md describes it.

import { DepthTree } from "./depth_t_tree.js";
import { IdaTree } from "./ida_tree.js";
import { ProofTree } from "./proof_tree.js";
import { LogBytes, Short, WHOLE, signed } from "./log_bytes.js";
import { LogStructure } from "./log_structure.js";
import { SearchTree } from "./search_tree.js";
import { readUctEvent } from "./uct_log.js";
import { UctTree } from "./uct_tree.js";

const TITLE = "plyground search log 1";
const HOWS = /** @type {const} */ (["full", "scout", "late", "again", "null"]);
const SOURCES = /** @type {const} */ (["end", "evaluation", "table"]);
const BOUNDS = /** @type {const} */ (["exact", "least", "most"]);
const REASONS = /** @type {const} */ (["table", "killer", "other", "null"]);
const VALUE_ORIGINS = /** @type {const} */ (["goal", "leaf", "memory"]);
const ORIGINS = /** @type {const} */ (["end", "new", "table", "repetition", "unseen"]);

/** The kinds of events of alpha-beta and depth-t search, of proof-number search, and one of IDA*. */
const [PASS, ENTER, VALUE, BEST, CUT, LEAVE, END, STAND] = [0, 1, 2, 3, 4, 5, 6, 7];
const [BEGIN, GO, CHILD, NUMBERS, EXPAND] = [0, 1, 2, 3, 4];
const [LEAVE_OUT, STOP] = [2, 7];
const FLAG = 64;
/** What the lines of the head are. */
const HEAD = ["its first line", "the line of the game", "the line of the position", "the line of the engine"];

/**
 * A node that is being searched, from the point of view of its own player.
 * @typedef {object} Open
 * @property {number} alpha  As it has risen so far.
 * @property {number} beta
 * @property {boolean} isSame  Whether its player is that of its parent.
 * @property {number} last  The value of its last child, for its own player.
 */

export class LogReader {
  /** A search by alpha-beta; without nodes if it is another. */
  tree = new SearchTree();
  /** A proof-number search. @type {ProofTree | undefined} */
  proof;
  /** A search by IDA*. @type {IdaTree | undefined} */
  ida;
  /** A depth-t search. @type {DepthTree | undefined} */
  depthT;
  /** A search by UCT. @type {UctTree | undefined} */
  uct;
  game = "";
  position = "";
  engine = "";
  #bytes = new LogBytes();
  #structure = new LogStructure();
  /** The number of lines of the head that were read. */
  #lines = 0;
  /** @type {Open[]} */
  #path = [];
  #isOver = false;
  /** What the log lacks so far. @type {Short | undefined} */
  #missing;

  /** Reads on as far as whole events go. @param {Uint8Array} bytes */
  add(bytes) {
    this.#bytes.add(bytes);
    let { place } = this.#bytes;
    try {
      while (!this.#isOver) {
        if (this.#lines < HEAD.length) this.#readLine();
        else if (this.proof) this.#readProofEvent(this.proof);
        else if (this.ida) this.#readIdaEvent(this.ida);
        else if (this.depthT) this.#readDepthTEvent(this.depthT);
        else if (this.uct) this.#readUctEvent(this.uct);
        else this.#readEvent();
        ({ place } = this.#bytes);
      }
    } catch (error) {
      if (!(error instanceof Short)) throw error;
      this.#missing = error;
      this.#bytes.place = place;
    }
    if (this.#isOver && !this.#bytes.isEmpty) throw this.#bytes.bad("nothing after the end of the search");
    return this;
  }

  /** Ends the log: throws if something of it is missing. */
  finish() {
    if (!this.#isOver) throw this.#missing ?? this.#bytes.short(HEAD[0]);
    return this;
  }

  #readLine() {
    const line = this.#bytes.line(HEAD[this.#lines]);
    if (this.#lines === 0 && line !== TITLE) throw this.#bytes.bad(`“${TITLE}” as its first line`);
    if (this.#lines === 1) this.game = line;
    if (this.#lines === 2) this.position = line;
    if (this.#lines === 3) this.#begin(line);
    this.#lines++;
  }

  /** @param {string} engine */
  #begin(engine) {
    this.engine = engine;
    const [name] = engine.split("/");
    if (name === "proof") this.proof = new ProofTree();
    if (name === "ida-star") this.ida = new IdaTree();
    if (name === "depth-t") this.depthT = new DepthTree();
    if (name === "uct") this.uct = new UctTree();
  }

  /** The node that is being searched. */
  get #here() {
    return /** @type {Open} */ (this.#path.at(-1));
  }

  /** Leaves the current node. @param {number} value */
  #leave(value) {
    const { isSame } = this.#here;
    this.#path.pop();
    this.#structure.leave();
    const parent = this.#path.at(-1);
    if (parent) parent.last = isSame ? value : 0 - value;
  }

  /** The kind of an event that may follow, its detail and its flags. @param {import("./log_structure.js").LogKind} of */
  #readFirst(of) {
    const first = this.#bytes.byte("the end of the search");
    const kind = first % 8;
    const expected = this.#structure.expected(of, kind);
    if (expected !== undefined) throw this.#bytes.bad(expected);
    return [kind, Math.floor(first / 8) % 8, Math.floor(first / FLAG)];
  }

  /** A detail or flags of an event, which are in a list of all. @template T @param {readonly T[]} list @param {number} at */
  #among(list, at) {
    if (at >= list.length) throw this.#bytes.bad(WHOLE);
    return list[at];
  }

  #readEvent() {
    const [kind, detail, top] = this.#readFirst("alphaBeta");
    switch (kind) {
      case PASS: {
        const depth = this.#bytes.number("the depth of a pass");
        const [alpha, beta] = [this.#bytes.value("alpha"), this.#bytes.value("beta")];
        this.#path = [{ alpha, beta, isSame: true, last: 0 }];
        this.#structure.enter();
        return this.tree.pass(depth, alpha, beta);
      }
      case ENTER: {
        const [isNarrowed, isSame] = [top % 2 === 1, top >= 2];
        const how = this.#among(HOWS, detail);
        const move = this.#bytes.move();
        const depth = signed(this.#bytes.number("a depth"));
        const parent = this.#here;
        let [alpha, beta] = isSame ? [parent.alpha, parent.beta] : [0 - parent.beta, 0 - parent.alpha];
        if (!isNarrowed) [alpha, beta] = [this.#bytes.value("alpha"), this.#bytes.value("beta")];
        this.#path.push({ alpha, beta, isSame, last: 0 });
        this.#structure.enter();
        return this.tree.enter(move, how, depth, alpha, beta, isSame);
      }
      case VALUE: {
        const [bound, source] = [this.#among(BOUNDS, top), this.#among(SOURCES, detail)];
        const value = this.#bytes.value("the value of a node");
        this.#leave(value);
        return this.tree.answer(value, bound, source);
      }
      case BEST: {
        this.#here.alpha = Math.max(this.#here.alpha, this.#here.last);
        return this.tree.best(this.#here.last);
      }
      case CUT: {
        const reason = this.#among(REASONS, detail);
        const left = this.#bytes.number("the number of moves left out");
        return this.tree.cut(this.#here.last, reason, left);
      }
      case LEAVE: {
        const bound = this.#among(BOUNDS, top);
        const value = this.#bytes.value("the value of a node");
        this.#leave(value);
        return this.tree.leave(value, bound);
      }
      case STAND: {
        const value = this.#bytes.value("the value of standing still");
        this.#here.alpha = Math.max(this.#here.alpha, value);
        return this.tree.stand(value);
      }
      case END: {
        const hasResult = top % 2 === 1;
        const value = hasResult ? this.#bytes.value("the value of the search") : undefined;
        const move = hasResult ? this.#bytes.move() : undefined;
        this.#isOver = true;
        this.tree.finish(value, move);
      }
    }
  }

  /** Proof and disproof numbers. @returns {import("./proof_tree.js").Numbers} */
  #numbers() {
    const [first, second] = [this.#bytes.shortNumber("a proof number"), this.#bytes.shortNumber("a disproof number")];
    if (first > 1) return { proof: first - 1, disproof: second };
    const numbers = first === 0 ? { proof: 0, disproof: Infinity } : { proof: Infinity, disproof: 0 };
    return second > 0 ? { ...numbers, plies: second - 1 } : numbers;
  }

  /** @param {ProofTree} tree */
  #readProofEvent(tree) {
    const [kind, detail, top] = this.#readFirst("proof");
    const [flag, second] = [top % 2 === 1, top >= 2];
    switch (kind) {
      case BEGIN:
        this.#structure.enter();
        return tree.begin(flag);
      case GO: {
        const move = this.#bytes.move();
        const limit = () => this.#bytes.shortNumber("a limit") || Infinity;
        if (!tree.enter(move, flag ? { proof: limit(), disproof: limit() } : undefined))
          throw this.#bytes.bad("a child");
        return this.#structure.enter();
      }
      case CHILD: {
        const origin = this.#among(ORIGINS, detail);
        const move = this.#bytes.move();
        return tree.child(move, this.#numbers(), origin, flag, second);
      }
      case NUMBERS:
        return tree.change(this.#numbers());
      case EXPAND:
        tree.expand(this.#bytes.number("the number of positions"));
        return this.#structure.expand();
      case LEAVE:
        tree.leave(this.#numbers(), flag);
        return this.#structure.leave();
      case END: {
        const numbers = this.#numbers();
        const value = flag ? this.#bytes.value("the value of the search") : undefined;
        const length = this.#bytes.number("the length of the principal variation");
        /** @type {string[]} */
        const line = [];
        while (line.length < length) line.push(this.#bytes.move());
        this.#isOver = true;
        return tree.finish(numbers, value, line);
      }
      default:
        throw this.#bytes.bad(WHOLE);
    }
  }

  /** @param {UctTree} tree */
  #readUctEvent(tree) {
    const first = this.#readFirst("uct");
    this.#isOver = readUctEvent(first, this.#bytes, tree);
    this.#structure.followUct(first[0]);
  }

  /** @param {IdaTree} tree */
  #readIdaEvent(tree) {
    const [kind, detail, top] = this.#readFirst("ida");
    if (detail > 0 || top > 0) throw this.#bytes.bad(WHOLE);
    switch (kind) {
      case BEGIN:
        tree.begin(this.#bytes.value("a bound"));
        return this.#structure.enter();
      case ENTER: {
        const move = this.#bytes.move();
        tree.enter(move, this.#bytes.value("an estimate"));
        return this.#structure.enter();
      }
      case LEAVE_OUT: {
        const move = this.#bytes.move();
        return tree.leaveOut(move, this.#bytes.value("an estimate"));
      }
      case LEAVE:
        this.#structure.leave();
        return tree.leave();
      case END:
        this.#isOver = true;
        return tree.finish();
      case STOP:
        this.#isOver = true;
        return tree.stop();
      default:
        throw this.#bytes.bad(WHOLE);
    }
  }

  /** @param {DepthTree} tree */
  #readDepthTEvent(tree) {
    const [kind, detail, top] = this.#readFirst("depthT");
    const [isGoalSeen, isRandom] = [top % 2 === 1, top >= 2];
    switch (kind) {
      case BEGIN:
        tree.begin(this.#bytes.number("a depth"));
        return this.#structure.enter();
      case ENTER: {
        const move = this.#bytes.move();
        const position = this.#bytes.number("the number of a position");
        if (position > tree.first.length) throw this.#bytes.bad("the numbers of positions without gaps");
        this.#structure.enter();
        return tree.enter(move, position);
      }
      case VALUE: {
        const origin = this.#among(VALUE_ORIGINS, detail);
        const value = this.#bytes.value("the value of a node");
        const plain = isRandom ? this.#bytes.value("a value without noise") : undefined;
        this.#structure.leave();
        return tree.answer(value, origin, plain, isGoalSeen);
      }
      case LEAVE: {
        const value = this.#bytes.value("the value of a node");
        const minimalLeaves = this.#bytes.number("a number of leaves");
        this.#structure.leave();
        return tree.leave(value, minimalLeaves, isGoalSeen);
      }
      case END: {
        const value = this.#bytes.value("the value of the search");
        const move = this.#bytes.move();
        this.#isOver = true;
        return tree.finish(value, move);
      }
      default:
        throw this.#bytes.bad(WHOLE);
    }
  }
}

/** Reads a whole log. @param {Uint8Array} bytes */
export const readLog = (bytes) => new LogReader().add(bytes).finish();
