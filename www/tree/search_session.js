// The search of the page: its link, what was recorded of it and of the one that it is compared with, and what there is to
// say. It is a state without a page: views `follow` it.

import { idOf } from "../match/game_modules.js";
import { explain } from "../match/game_texts.js";
import { Cancelled } from "../site/engine.js";
import { Latest } from "../site/latest.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";
import { nameIn, ownPairs, writeQuery } from "../site/query.js";
import { observe } from "../site/state.js";
import { sentence, words as common } from "../site/words.js";
import { USUAL } from "./default_search.js";
import { faceOf } from "./faces.js";
import { parseSearch } from "./link.js";
import { onlyHere } from "./only_here.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").SearchLink} SearchLink */
/** @typedef {import("./faces.js").Face} Face */
/**
 * A position that is searched.
 * @typedef {object} Scene
 * @property {import("./sentences.js").Names} names  Who plays, and how values are written.
 * @property {() => (moves: string[]) => void} set  Sets up the board, and returns what shows the position after moves.
 */
/**
 * @typedef {object} Modules
 * @property {(link: SearchLink) => Promise<Scene>} load  Loads the rules; throws readable errors about the position.
 * @property {(link: SearchLink, onProgress: (nodes: number) => void) => Promise<import("./search_log.js").LogReader>} record
 */
/**
 * What is shown.
 * @typedef {object} Result
 * @property {SearchLink} link
 * @property {Scene} scene
 * @property {Face[]} faces  Of the engine and, maybe, of the other one.
 * @property {Face} face  The one on the page.
 * @property {number} at  The event to begin with.
 * @property {import("./only_here.js").Marks} marks  The nodes that only this search visits.
 * @property {number[]} counts  The numbers of nodes that only one of the searches visits.
 */

/** What only one search visits if there is no other. @type {ReturnType<typeof onlyHere>} */
const NONE = { marks: new Map(), count: 0 };

/** The first cutoff, or the first proof. @param {Face} face */
const firstResult = (face) => face.result(0);

/** The game of an address, as given, right or wrong. @param {string} query */
export const gameIn = (query) => nameIn(query) || USUAL.game;

/** An error in words. @param {unknown} error @param {string} game */
function tell(error, game) {
  if (isMissingPart(error)) tellMissing();
  return sentence(explain(error, idOf(game)));
}

export class SearchSession {
  /** The link of the search on the page, with the event to which the visitor went. @type {SearchLink} */
  link = parseSearch("");
  /** @type {Result | undefined} */
  result;
  message = "";
  /** Whether the message is about an error. */
  isWrong = false;
  #modules;
  #requests = new Latest();

  /** @param {Modules} modules */
  constructor(modules) {
    this.#modules = modules;
    observe(this);
  }

  /** @param {string} message @param {boolean} [isWrong] */
  #say(message, isWrong = false) {
    this.message = message;
    this.isWrong = isWrong;
  }

  /** Opens an address; if it is wrong, says so and shows a small search. @param {string} query */
  async openAddress(query) {
    try {
      const { ignored, ...link } = parseSearch(query);
      await this.#open(link);
      if (ignored.length) this.#say(common.wrong.ignored(ignored).trim());
    } catch (error) {
      if (error instanceof Cancelled) return;
      await this.#openRest(query);
      this.#say(words.wrong.link(tell(error, gameIn(query))), true);
    }
  }

  /** Shows a small search of what is right in an address. @param {string} query */
  async #openRest(query) {
    const pairs = ownPairs(query);
    for (const keys of [
      ["g", "game", "p", "position"],
      ["g", "game"],
    ]) {
      try {
        return await this.#open(parseSearch(writeQuery(pairs.filter(([name]) => keys.includes(name)))));
      } catch (error) {
        if (error instanceof Cancelled) throw error;
      }
    }
    return this.#open(parseSearch(""));
  }

  /** Searches by another engine. @param {string} engine */
  search(engine) {
    return this.#go({ ...this.link, engine, with: undefined, isOther: false, at: undefined });
  }

  /** Compares the search with that of another engine, or no longer. @param {string | undefined} other */
  compare(other) {
    return this.#go({ ...this.link, with: other, isOther: false, at: undefined });
  }

  /** Turns to the search of the other engine, or back. @param {boolean} isOther */
  turn(isOther) {
    return this.#go({ ...this.link, isOther, at: undefined });
  }

  /** @param {number} at  The event to which the visitor went. */
  step(at) {
    this.link = { ...this.link, at };
  }

  /** Shows another search, and returns its link; nothing if it cannot. @param {SearchLink} link @returns {Promise<SearchLink | undefined>} */
  async #go(link) {
    try {
      const at = await this.#open(link, () => undefined);
      return { ...link, at };
    } catch (error) {
      if (!(error instanceof Cancelled)) this.#say(words.wrong.search(tell(error, link.game)), true);
      return undefined;
    }
  }

  /**
   * Records and shows a search, and returns the event that is shown; throws readable errors, and until then changes nothing.
   * @param {SearchLink} link @param {(face: Face) => number | undefined} [first]
   *   The event to begin with, if the link names none; the last, if there is no such one.
   */
  async #open(link, first = firstResult) {
    const request = this.#requests.begin();
    const scene = await this.#modules.load(link);
    if (request.aborted) throw new Cancelled({});
    const logs = await this.#record(link);
    if (request.aborted) throw new Cancelled({});
    const faces = logs.map((log) => faceOf(log, scene.names));
    const index = link.isOther ? 1 : 0;
    const face = faces[index];
    const last = face.tree.events.length - 1;
    const at = Math.min(link.at ?? first(face) ?? last, last);
    const only = faces.map(({ tree }, place) =>
      link.with === undefined ? NONE : onlyHere(tree, faces[1 - place].tree),
    );
    this.result = { link, scene, faces, face, at, marks: only[index].marks, counts: only.map(({ count }) => count) };
    this.link = link;
    this.#say(link.at !== undefined && link.at > last ? words.wrong.late(last) : "");
    return at;
  }

  /** The logs of a search, and of the one that it is compared with. @param {SearchLink} link */
  async #record(link) {
    this.#say(words.searching(0));
    const record = (/** @type {string} */ engine) =>
      this.#modules.record({ ...link, engine }, (nodes) => this.#say(words.searching(nodes)));
    return [await record(link.engine), ...(link.with === undefined ? [] : [await record(link.with)])];
  }
}
