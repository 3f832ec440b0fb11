// The page of a search that can be watched: the search of the link is recorded by a worker, and shown event by event.

import { translatedCards } from "./games/cards.js";
import { Cancelled } from "./site/engine.js";
import { anchor, button, element } from "./site/dom.js";
import { wakeHeader } from "./site/header.js";
import { learn, translatePage } from "./site/i18n.js";
import { language, speak as speakIn } from "./site/language.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { pageQuery, nameIn, ownPairs, writeQuery } from "./site/query.js";
import { module } from "./site/files.js";
import { formatSearch } from "./site/search_link.js";
import { LinkError } from "./site/puzzle_link.js";
import { begin, site } from "./site/start_page.js";
import { sentence, words as common } from "./site/words.js";
import { offerChoices, showChoices } from "./tree/engine_switches.js";
import { offerComparison, showComparison } from "./tree/engines_compared.js";
import { faceOf } from "./tree/faces.js";
import { frameOf, parseSearch } from "./tree/link.js";
import { onlyHere } from "./tree/only_here.js";
import { Recorder } from "./tree/recorder.js";
import { USUAL, isPuzzle } from "./tree/default_search.js";
import { TreeView } from "./tree/tree_view.js";
import { words } from "./tree/words.js";
import { fileOf, idOf } from "./match/game_modules.js";
import { explain } from "./match/game_texts.js";
import { learnKind, kindOf, wordsOf } from "./match/game_views.js";
import { Loader, makeGame } from "./match/loader.js";
import { openGame } from "./match/opening.js";
import { boardFor, viewOf } from "./match/rules/diagram.js";

/** Shows the name of a game. @param {string} game */
function showHeading(game) {
  const kind = kindOf(game);
  const { name } = wordsOf(game);
  element("about").textContent = [name, kind.tellVariant(game)].filter(Boolean).join(", ");
  document.title = words.pageTitle(name);
  document.body.dataset.board = kind.board;
}

/** Shows an empty board of the final size until the rules of a game are loaded. @param {string} game */
function sketchStage(game) {
  showHeading(game);
  const kind = kindOf(game);
  const [columns, rows] = (kind.readVariant(game).size ?? kind.size).split("x").map(Number);
  const cells = new Uint8Array(columns * rows);
  boardFor(element("board"), game, rows).set({ columns, rows, cells, steps: [], name: wordsOf(game).name });
}

/** Refuses a position in which the game is over, by readable errors. @param {import("./tree/link.js").SearchLink} link */
function refuseEnd({ game, position }) {
  const record = openGame({ game, position: position || undefined, moves: [] }, makeGame);
  const isOver = record.outcome !== undefined;
  record.free();
  if (isOver) throw new LinkError("p", words.wrong.over);
}

/** Shows what is searched, whose rules were loaded; throws readable errors. @param {import("./tree/link.js").SearchLink} link */
function setStage({ game, position }) {
  const record = openGame({ game, position: position || undefined, moves: [] }, makeGame);
  showHeading(game);
  const { first, second } = wordsOf(game).players;
  const [us, them] = record.side === "first" ? [first, second] : [second, first];
  const query = { g: game, ...(position && { p: position.replaceAll(" ", "_") }) };
  anchor("play-link").href = `./games.html?${writeQuery(Object.entries(query))}`;
  element("board").replaceChildren();
  const board = boardFor(element("board"), game, record.rows);
  return {
    names: { us, them, unit: kindOf(game).unit ?? 1 },
    /** After a null move, which boards do not know, it shows the position before. @param {string[]} moves */
    draw(moves) {
      const nothing = moves.indexOf("");
      record.go(0);
      for (const move of nothing < 0 ? moves : moves.slice(0, nothing)) record.play(move);
      const view = viewOf(record);
      board.set({ ...view, steps: [], urged: [] });
      const way = view.last ? [...view.last.from, ...view.last.to] : [];
      board.arrows(way.slice(1).map((to, at) => ({ from: way[at], to, kind: /** @type {const} */ ("last") })));
    },
  };
}

/** @typedef {import("./tree/link.js").SearchLink} SearchLink */

/** The frame in which only the search is shown. */
const frame = frameOf(pageQuery());

/** The game of the link, as given, right or wrong. */
const named = () => nameIn(pageQuery()) || USUAL.game;

/** What only one search visits if there is no other. @type {ReturnType<typeof onlyHere>} */
const NONE = { marks: new Map(), count: 0 };

const puzzles = () => import("./tree/puzzle_stage.js");

/** @param {string} text @param {boolean} [isWrong] */
function say(text, isWrong = false) {
  element("message").textContent = text;
  element("message").classList.toggle("error", isWrong);
}

/** The first cutoff, or the first proof. @param {import("./tree/faces.js").Face} face */
const firstResult = (face) => face.result(0);

/** An error in words. @param {unknown} error @param {string} game */
function tell(error, game) {
  if (isMissingPart(error)) tellMissing();
  return sentence(explain(error, idOf(game)));
}

class TreePage {
  #loader;
  #recorder = new Recorder(site);
  #view = new TreeView();
  /** The link of the search on the page. @type {SearchLink} */
  #link = parseSearch("");

  /** @param {Loader} loader */
  constructor(loader) {
    this.#loader = loader;
    this.#view.onStep = (at) => {
      this.#lead({ ...this.#link, at });
      history.replaceState(history.state, "", formatSearch(this.#link, frame));
    };
    offerChoices((change) => {
      const engine = change(this.#link.engine);
      return this.#go({ ...this.#link, engine, with: undefined, isOther: false, at: undefined });
    });
    offerComparison(
      (other) => this.#go({ ...this.#link, with: other, isOther: false, at: undefined }),
      (isOther) => this.#go({ ...this.#link, isOther, at: undefined }),
    );
    addEventListener("popstate", () => void this.openAddress());
  }

  /** Opens the address; if it is wrong, says so and shows a small search. */
  async openAddress() {
    try {
      const { ignored, ...link } = parseSearch(pageQuery());
      await this.#open(link);
      if (ignored.length) say(common.wrong.ignored(ignored).trim());
    } catch (error) {
      if (error instanceof Cancelled) return;
      await this.#openRest();
      say(words.wrong.link(tell(error, named())), true);
    }
  }

  /** Shows a small search of what is right in the address. */
  async #openRest() {
    const pairs = ownPairs(pageQuery());
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

  /** Shows another search, as a step of the history. @param {SearchLink} link */
  async #go(link) {
    try {
      const at = await this.#open(link, () => undefined);
      history.pushState(null, "", formatSearch({ ...link, at }, frame));
    } catch (error) {
      if (!(error instanceof Cancelled)) say(words.wrong.search(tell(error, link.game)), true);
    }
  }

  /**
   * Records and shows a search, and returns the event that is shown; throws readable errors, and until then changes nothing.
   * @param {SearchLink} link @param {(face: import("./tree/faces.js").Face) => number | undefined} [first]
   *   The event to begin with, if the link names none; the last, if there is no such one.
   */
  async #open(link, first = firstResult) {
    const ofPuzzle = isPuzzle(link.game);
    if (!ofPuzzle) {
      await this.#loader.load(link.game);
      refuseEnd(link);
    }
    const logs = await this.#record(link);
    const stage = ofPuzzle ? (await puzzles()).setPuzzleStage(link) : setStage(link);
    element("search-form").hidden = ofPuzzle;
    const faces = logs.map((log) => faceOf(log, stage.names));
    const index = link.isOther ? 1 : 0;
    const last = faces[index].tree.events.length - 1;
    const at = Math.min(link.at ?? first(faces[index]) ?? last, last);
    const only = faces.map(({ tree }, place) =>
      link.with === undefined ? NONE : onlyHere(tree, faces[1 - place].tree),
    );
    this.#view.open(faces[index], stage, at, only[index].marks);
    showComparison(
      link,
      faces,
      only.map(({ count }) => count),
    );
    this.#lead(link);
    showChoices(link.engine);
    button("search").disabled = false;
    say(link.at !== undefined && link.at > last ? words.wrong.late(last) : "");
    return at;
  }

  /** The logs of a search, and of the one that it is compared with. @param {SearchLink} link */
  async #record(link) {
    say(words.searching(0));
    const record = (/** @type {string} */ engine) =>
      this.#recorder.record({ ...link, engine }, (nodes) => say(words.searching(nodes)));
    return [await record(link.engine), ...(link.with === undefined ? [] : [await record(link.with)])];
  }

  /** Has links lead to a search. @param {SearchLink} link */
  #lead(link) {
    this.#link = link;
    anchor("whole").href = new URL(formatSearch(link), location.href).href;
  }
}

/** @param {WebAssembly.Module} compiled */
async function start(compiled) {
  const loader = new Loader(site, () => {});
  if (isPuzzle(named())) (await puzzles()).startRules(compiled);
  else loader.keep(named(), compiled);
  await new TreePage(loader).openAddress();
}

/** Sets the language of the page, and draws what needs no engine. */
async function speak() {
  speakIn(frame?.lang ?? "");
  document.documentElement.lang = language();
  wakeHeader();
  await Promise.all([learn(words, common), isPuzzle(named()) ? puzzles() : learnKind(named())]);
  await translatePage([common, words], translatedCards);
  if (isPuzzle(named())) (await puzzles()).sketchPuzzle(named());
  else sketchStage(named());
}

begin({ module: isPuzzle(named()) ? module : fileOf(named()), isFrame: frame !== undefined, speak, start });
