// What the attributes of an element request, and its properties of the same names.

import { isMatchGame } from "../site/match_games.js";
import { nameIn } from "../site/query.js";

/** @typedef {"puzzle" | "match" | "problem"} Kind  The kind of a board. */
/** @typedef {(name: string) => string | undefined} Given  The value of an attribute, if there is one. */

/** Those that determine the puzzle or game. */
const PUZZLE = [
  ...["game", "position", "seed", "distance", "day", "v", "moves", "first", "second"],
  ...["problem", "turns", "grade", "attempts", "arrows", "marks", "readonly"],
];
const LOOK = ["controls", "theme", "palette", "pace", "next"];
const NAMES = [...PUZZLE, ...LOOK];

/** All attributes: each may also be written as a data- attribute. */
export const observedAttributes = NAMES.flatMap((name) => [name, `data-${name}`]);

/** Whether an attribute determines the puzzle or game. @param {string} name */
export const isOfPuzzle = (name) => PUZZLE.includes(name.replace(/^data-/, ""));

export class Attributes {
  #element;

  /** @param {Pick<HTMLElement, "getAttribute" | "hasAttribute">} element */
  constructor(element) {
    this.#element = element;
  }

  /** The value of an attribute, or of the data- attribute of the same name. @type {Given} */
  get = (name) => {
    const value = this.#element.getAttribute(name) ?? this.#element.getAttribute(`data-${name}`) ?? undefined;
    // Some frameworks write an attribute without a value like this.
    return name === "problem" && value === "true" ? "" : value;
  };

  /** The kind of board that is requested. @returns {Kind} */
  get kind() {
    if (this.get("problem") !== undefined) return "problem";
    return isMatchGame(this.get("game")) ? "match" : "puzzle";
  }

  /** The game that is requested, valid or not; empty if none is named. */
  get game() {
    const problem = this.get("problem");
    return (problem ? nameIn(problem) : this.get("game")) ?? "";
  }

  /**
   * The attributes that determine the puzzle or game, by name and as written.
   * @param {Given} given @returns {[name: string, value: string, written: string][]}
   */
  pairs = (given) =>
    PUZZLE.flatMap((name) => {
      const value = given(name);
      return value === undefined ? [] : [/** @type {[string, string, string]} */ ([name, value, this.#written(name)])];
    });

  /** @param {string} name */
  #written(name) {
    const isData = this.#element.hasAttribute(`data-${name}`) && !this.#element.hasAttribute(name);
    return isData ? `data-${name}` : name;
  }
}

/** A property that was set before the element was defined hides its accessor. @param {HTMLElement} element */
export function revealProperties(element) {
  for (const name of NAMES) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** Gives an element a property for each attribute but the moves. @param {HTMLElement} prototype */
export function defineProperties(prototype) {
  for (const name of NAMES.filter((name) => name !== "moves")) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return this.getAttribute(name) ?? this.getAttribute(`data-${name}`);
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        // Frameworks set attributes without a value to true, and take them away by false.
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? "" : String(value));
      },
    });
  }
}
