// Reads the log of a search, as a whole or in parts as they come: docs/search-log.md describes it.

import { DepthTree } from "./depth_t_tree.js";
import { IdaTree } from "./ida_tree.js";
import { ProofTree } from "./proof_tree.js";
import { SearchTree } from "./search_tree.js";

const TITLE = "plyground search log 1";
const HOWS = /** @type {const} */ (["full", "scout", "late", "again", "null"]);
const SOURCES = /** @type {const} */ (["end", "evaluation", "table"]);
const BOUNDS = /** @type {const} */ (["exact", "least", "most"]);
const REASONS = /** @type {const} */ (["table", "killer", "other", "null"]);
const FOUND = /** @type {const} */ (["goal", "leaf", "memory"]);
const ORIGINS = /** @type {const} */ (["end", "new", "table", "repetition", "unseen"]);

/** The kinds of events of alpha-beta and depth-t search, of proof-number search, and one of IDA*. */
const [PASS, ENTER, VALUE, BEST, CUT, LEAVE, END, STAND] = [0, 1, 2, 3, 4, 5, 6, 7];
const [BEGIN, GO, CHILD, NUMBERS, EXPAND] = [0, 1, 2, 3, 4];
const [LEAVE_OUT, STOP] = [2, 7];
const FLAG = 64;

/** A log that cannot be read: where, and what was expected there. */
class LogError extends Error {
  name = "LogError";
  code = "bad-log";
}

/** There are no more bytes yet. */
class Short extends LogError {}

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
  game = "";
  position = "";
  engine = "";
  #bytes = new Uint8Array();
  #at = 0;
  /** The number of bytes before the present ones. */
  #before = 0;
  /** The lines of text that were read. @type {string[]} */
  #lines = [];
  /** @type {string[]} */
  #moves = [];
  /** @type {Open[]} */
  #path = [];
  #isOver = false;
  /** What the log lacks so far. @type {Short | undefined} */
  #missing;

  /** Reads on as far as whole events go. @param {Uint8Array} bytes */
  add(bytes) {
    const rest = this.#bytes.subarray(this.#at);
    this.#before += this.#at;
    this.#bytes = new Uint8Array(rest.length + bytes.length);
    this.#bytes.set(rest);
    this.#bytes.set(bytes, rest.length);
    this.#at = 0;
    let [whole, known] = [0, this.#moves.length];
    try {
      while (!this.#isOver) {
        if (this.#lines.length < 4) this.#readLine();
        else if (this.proof) this.#readProofEvent(this.proof);
        else if (this.ida) this.#readIdaEvent(this.ida);
        else if (this.depthT) this.#readDepthTEvent(this.depthT);
        else this.#readEvent();
        [whole, known] = [this.#at, this.#moves.length];
      }
    } catch (error) {
      if (!(error instanceof Short)) throw error;
      this.#missing = error;
      this.#at = whole;
      this.#moves.length = known;
    }
    return this;
  }

  /** Ends the log: throws if something of it is missing. */
  finish() {
    if (!this.#isOver) throw this.#missing ?? this.#short("its first line");
    return this;
  }

  /** @param {string} expected */
  #short(expected) {
    return new Short(`the log ends after ${this.#before + this.#bytes.length} bytes: expected ${expected}`);
  }

  /** @param {string} expected */
  #bad(expected) {
    return new LogError(`the log is wrong before byte ${this.#before + this.#at}: expected ${expected}`);
  }

  #readLine() {
    const names = ["its first line", "the line of the game", "the line of the position", "the line of the engine"];
    const end = this.#bytes.indexOf(10, this.#at);
    if (end < 0) throw this.#short(names[this.#lines.length]);
    this.#lines.push(new TextDecoder().decode(this.#bytes.subarray(this.#at, end)));
    this.#at = end + 1;
    const [title] = this.#lines;
    if (title !== TITLE) throw this.#bad(`“${TITLE}” as its first line`);
    [, this.game = "", this.position = "", this.engine = ""] = this.#lines;
    const [name] = this.engine.split("/");
    if (name === "proof") this.proof = new ProofTree();
    if (name === "ida-star") this.ida = new IdaTree();
    if (name === "depth-t") this.depthT = new DepthTree();
  }

  /** @param {string} expected */
  #byte(expected) {
    if (this.#at >= this.#bytes.length) throw this.#short(expected);
    return this.#bytes[this.#at++];
  }

  /** A number of up to 53 bits. @param {string} expected */
  #number(expected) {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#byte(expected);
      number += (byte % 128) * scale;
      if (byte < 128) return number;
    }
  }

  /** @param {string} expected */
  #value(expected) {
    const number = this.#number(expected);
    if (number % 2 === 0) return signed(number / 2);
    if (number === 3) return Infinity;
    if (number === 5) return -Infinity;
    if (number !== 1) throw this.#bad(expected);
    if (this.#at + 8 > this.#bytes.length) throw this.#short(expected);
    this.#at += 8;
    return new DataView(this.#bytes.buffer).getFloat64(this.#at - 8, true);
  }

  /** The name of a move; empty for the null move. */
  #move() {
    const number = this.#number("a move");
    if (number <= this.#moves.length) return number === 0 ? "" : this.#moves[number - 1];
    if (number > this.#moves.length + 1) throw this.#bad(`a move of number ${this.#moves.length + 1} at most`);
    const length = this.#byte("the length of a move’s name");
    if (this.#at + length > this.#bytes.length) throw this.#short("the name of a move");
    this.#at += length;
    const name = new TextDecoder().decode(this.#bytes.subarray(this.#at - length, this.#at));
    this.#moves.push(name);
    return name;
  }

  /** The node that is being searched. */
  get #here() {
    const here = this.#path.at(-1);
    if (!here) throw this.#bad("a pass");
    return here;
  }

  /** Leaves the current node. @param {number} value */
  #leave(value) {
    const { isSame } = this.#here;
    this.#path.pop();
    const parent = this.#path.at(-1);
    if (parent) parent.last = isSame ? value : 0 - value;
  }

  /** The kind of an event, its detail and its flags. */
  #readFirst() {
    const first = this.#byte("an event");
    return [first % 8, Math.floor(first / 8) % 8, Math.floor(first / FLAG)];
  }

  #readEvent() {
    const [kind, detail, top] = this.#readFirst();
    switch (kind) {
      case PASS: {
        const depth = this.#number("the depth of a pass");
        const [alpha, beta] = [this.#value("alpha"), this.#value("beta")];
        this.#path = [{ alpha, beta, isSame: true, last: 0 }];
        return this.tree.pass(depth, alpha, beta);
      }
      case ENTER: {
        const [isNarrowed, isSame] = [top % 2 === 1, top >= 2];
        const move = this.#move();
        const depth = signed(this.#number("a depth"));
        const parent = this.#here;
        let [alpha, beta] = isSame ? [parent.alpha, parent.beta] : [0 - parent.beta, 0 - parent.alpha];
        if (!isNarrowed) [alpha, beta] = [this.#value("alpha"), this.#value("beta")];
        this.#path.push({ alpha, beta, isSame, last: 0 });
        return this.tree.enter(move, HOWS[detail], depth, alpha, beta, isSame);
      }
      case VALUE: {
        const value = this.#value("the value of a node");
        this.#leave(value);
        return this.tree.answer(value, BOUNDS[top], SOURCES[detail]);
      }
      case BEST: {
        this.#here.alpha = this.#here.last;
        return this.tree.best(this.#here.last);
      }
      case CUT: {
        const left = this.#number("the number of moves left out");
        return this.tree.cut(this.#here.last, REASONS[detail], left);
      }
      case LEAVE: {
        const value = this.#value("the value of a node");
        this.#leave(value);
        return this.tree.leave(value, BOUNDS[top]);
      }
      case STAND: {
        const value = this.#value("the value of standing still");
        this.#here.alpha = Math.max(this.#here.alpha, value);
        return this.tree.stand(value);
      }
      case END: {
        const hasResult = top % 2 === 1;
        const value = hasResult ? this.#value("the value of the search") : undefined;
        const move = hasResult ? this.#move() : undefined;
        this.#isOver = true;
        this.tree.finish(value, move);
      }
    }
  }

  /** Proof and disproof numbers. @returns {import("./proof_tree.js").Numbers} */
  #numbers() {
    const [first, second] = [this.#number("a proof number"), this.#number("a disproof number")];
    if (first > 1) return { proof: first - 1, disproof: second };
    const numbers = first === 0 ? { proof: 0, disproof: Infinity } : { proof: Infinity, disproof: 0 };
    return second > 0 ? { ...numbers, plies: second - 1 } : numbers;
  }

  /** @param {ProofTree} tree */
  #readProofEvent(tree) {
    const [kind, detail, top] = this.#readFirst();
    const [flag, second] = [top % 2 === 1, top >= 2];
    switch (kind) {
      case BEGIN:
        return tree.begin(flag);
      case GO: {
        const move = this.#move();
        const limit = () => this.#number("a limit") || Infinity;
        if (!tree.enter(move, flag ? { proof: limit(), disproof: limit() } : undefined)) throw this.#bad("a child");
        return;
      }
      case CHILD: {
        const move = this.#move();
        return tree.child(move, this.#numbers(), ORIGINS[detail], flag, second);
      }
      case NUMBERS:
        return tree.change(this.#numbers());
      case EXPAND:
        return tree.expand(this.#number("the number of positions"));
      case LEAVE:
        return tree.leave(this.#numbers(), flag);
      case END: {
        const numbers = this.#numbers();
        const value = flag ? this.#value("the value of the search") : undefined;
        const length = this.#number("the length of the principal variation");
        const line = Array.from({ length }, () => this.#move());
        this.#isOver = true;
        return tree.finish(numbers, value, line);
      }
      default:
        throw this.#bad("an event of a proof-number search");
    }
  }

  /** @param {IdaTree} tree */
  #readIdaEvent(tree) {
    const [kind] = this.#readFirst();
    switch (kind) {
      case BEGIN:
        return tree.begin(this.#value("a bound"));
      case ENTER: {
        const move = this.#move();
        return tree.enter(move, this.#value("an estimate"));
      }
      case LEAVE_OUT: {
        const move = this.#move();
        return tree.leaveOut(move, this.#value("an estimate"));
      }
      case LEAVE:
        return tree.leave();
      case END:
        this.#isOver = true;
        return tree.finish();
      case STOP:
        this.#isOver = true;
        return tree.stop();
      default:
        throw this.#bad("an event of IDA*");
    }
  }

  /** @param {DepthTree} tree */
  #readDepthTEvent(tree) {
    const [kind, detail, top] = this.#readFirst();
    const [isGoalSeen, isRandom] = [top % 2 === 1, top >= 2];
    switch (kind) {
      case BEGIN:
        return tree.begin(this.#number("a depth"));
      case ENTER: {
        const move = this.#move();
        return tree.enter(move, this.#number("the number of a position"));
      }
      case VALUE: {
        const value = this.#value("the value of a node");
        const plain = isRandom ? this.#value("a value without noise") : undefined;
        return tree.answer(value, FOUND[detail], plain, isGoalSeen);
      }
      case LEAVE: {
        const value = this.#value("the value of a node");
        return tree.leave(value, this.#number("a number of leaves"), isGoalSeen);
      }
      case END: {
        const value = this.#value("the value of the search");
        const move = this.#move();
        this.#isOver = true;
        return tree.finish(value, move);
      }
      default:
        throw this.#bad("an event of a depth-t search");
    }
  }
}

/** A signed number: 0, −1, 1, −2, … in this order. @param {number} number */
const signed = (number) => (number % 2 === 0 ? number / 2 : -(number + 1) / 2);

/** Reads a whole log. @param {Uint8Array} bytes */
export const readLog = (bytes) => new LogReader().add(bytes).finish();
