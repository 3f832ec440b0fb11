// The bytes of a log, which may come in parts: the lines of its head, numbers, values and moves.

/** A log that cannot be read: where, and what was expected there. */
class LogError extends Error {
  name = "LogError";
  code = "bad-log";
}

/** There are no more bytes yet. */
export class Short extends LogError {}

/** The expected part of an error about an event that is not understood. */
export const WHOLE = "a whole event of a search";

/** A text, or undefined if it is not in UTF-8. @param {Uint8Array} bytes */
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A signed number: 0, −1, 1, −2, … in this order. @param {number} number */
export const signed = (number) => (number % 2 === 0 ? number / 2 : -(number + 1) / 2);

export class LogBytes {
  #bytes = new Uint8Array();
  #at = 0;
  /** The number of bytes before the present ones. */
  #before = 0;
  /** @type {string[]} */
  #moves = [];

  /** @param {Uint8Array} bytes */
  add(bytes) {
    const rest = this.#bytes.subarray(this.#at);
    this.#before += this.#at;
    this.#bytes = new Uint8Array(rest.length + bytes.length);
    this.#bytes.set(rest);
    this.#bytes.set(bytes, rest.length);
    this.#at = 0;
  }

  /** Where it is, to come back when there are more bytes. */
  get place() {
    return { at: this.#at, moves: this.#moves.length };
  }

  set place({ at, moves }) {
    this.#at = at;
    this.#moves.length = moves;
  }

  get isEmpty() {
    return this.#at === this.#bytes.length;
  }

  /** @param {string} expected */
  short(expected) {
    return new Short(`the log ends after ${this.#before + this.#bytes.length} bytes: expected ${expected}`);
  }

  /** @param {string} expected */
  bad(expected) {
    return new LogError(`the log is wrong before byte ${this.#before + this.#at}: expected ${expected}`);
  }

  /** @param {number} length @param {string} expected */
  #take(length, expected) {
    if (this.#at + length > this.#bytes.length) throw this.short(expected);
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** @param {string} expected */
  line(expected) {
    const end = this.#bytes.indexOf(10, this.#at);
    if (end < 0) throw this.short(expected);
    const line = textOf(this.#take(end - this.#at, expected));
    this.#at = end + 1;
    if (line === undefined) throw this.bad(`${expected} in UTF-8`);
    return line;
  }

  /** @param {string} expected */
  byte(expected) {
    if (this.isEmpty) throw this.short(expected);
    return this.#bytes[this.#at++];
  }

  /** A number of up to 53 bits. @param {string} expected */
  number(expected) {
    let number = 0;
    for (let scale = 1; scale < 2 ** 56; scale *= 128) {
      const byte = this.byte(expected);
      number += (byte % 128) * scale;
      if (byte < 128 && number <= Number.MAX_SAFE_INTEGER) return number;
      if (byte < 128) break;
    }
    throw this.bad(WHOLE);
  }

  /** A number of up to 32 bits. @param {string} expected */
  shortNumber(expected) {
    const number = this.number(expected);
    if (number >= 2 ** 32) throw this.bad(WHOLE);
    return number;
  }

  /** @param {string} expected */
  value(expected) {
    const number = this.number(expected);
    if (number % 2 === 0) return signed(number / 2);
    if (number === 3) return Infinity;
    if (number === 5) return -Infinity;
    if (number !== 1) throw this.bad(WHOLE);
    const { buffer, byteOffset } = this.#take(8, expected);
    const value = new DataView(buffer).getFloat64(byteOffset, true);
    if (Number.isNaN(value)) throw this.bad(WHOLE);
    return value;
  }

  /** The name of a move; empty for the null move. */
  move() {
    const number = this.number("a move");
    if (number <= this.#moves.length) return number === 0 ? "" : this.#moves[number - 1];
    if (number > this.#moves.length + 1) throw this.bad(WHOLE);
    const name = textOf(this.#take(this.byte("the length of a move’s name"), "the name of a move"));
    if (name === undefined) throw this.bad(WHOLE);
    this.#moves.push(name);
    return name;
  }
}
