// The page of a search that can be watched: the search of the link is recorded by a worker, and shown event by event.

import { translatedCards } from "./games/cards.js";
import { fileOf } from "./match/game_modules.js";
import { learnKind } from "./match/game_views.js";
import { Loader } from "./match/loader.js";
import { anchor, button, element } from "./site/dom.js";
import { module } from "./site/files.js";
import { openPage } from "./site/page.js";
import { pageQuery } from "./site/query.js";
import { formatSearch } from "./site/search_link.js";
import { site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { isPuzzle } from "./tree/default_search.js";
import { offerChoices, showChoices } from "./tree/engine_switches.js";
import { offerComparison, showComparison } from "./tree/engines_compared.js";
import { gameScene, sketchGame } from "./tree/game_scene.js";
import { frameOf } from "./tree/link.js";
import { Recorder } from "./tree/recorder.js";
import { SearchSession, gameIn } from "./tree/search_session.js";
import { TreeView } from "./tree/tree_view.js";
import { words } from "./tree/words.js";

/** @typedef {import("./tree/link.js").SearchLink} SearchLink */

/** The frame in which only the search is shown. */
const frame = frameOf(pageQuery());

/** The game of the link, as given, right or wrong. */
const firstGame = gameIn(pageQuery());

const puzzles = () => import("./tree/puzzle_scene.js");

class TreePage {
  #loader;
  #recorder = new Recorder(site);
  #view = new TreeView();
  #session = new SearchSession({
    load: (link) => this.#load(link),
    record: (link, onProgress) => this.#recorder.record(link, onProgress),
  });

  /** @param {Loader} loader */
  constructor(loader) {
    this.#loader = loader;
    const session = this.#session;
    this.#view.onStep = (at) => {
      session.step(at);
      history.replaceState(history.state, "", formatSearch(session.link, frame));
    };
    offerChoices((change) => this.#go(session.search(change(session.link.engine))));
    offerComparison(
      (other) => this.#go(session.compare(other)),
      (isOther) => this.#go(session.turn(isOther)),
    );
    addEventListener("popstate", () => void this.openAddress());
    follow(() => {
      const { isWrong, message, result } = session;
      // Until there is something to say, the page says that it is loading.
      if (message || result) element("message").textContent = message;
      element("message").classList.toggle("error", isWrong);
    });
    follow(() => {
      if (session.result) anchor("whole").href = new URL(formatSearch(session.link), location.href).href;
    });
    follow(() => this.#show());
  }

  openAddress() {
    return this.#session.openAddress(pageQuery());
  }

  /** @param {SearchLink} link */
  async #load(link) {
    if (isPuzzle(link.game)) return (await puzzles()).puzzleScene(link);
    await this.#loader.load(link.game);
    return gameScene(link);
  }

  /** Shows another search as a step of the history. @param {Promise<SearchLink | undefined>} opening */
  async #go(opening) {
    const link = await opening;
    if (link) history.pushState(null, "", formatSearch(link, frame));
  }

  #show() {
    const { result } = this.#session;
    if (!result) return;
    const { link, faces, counts } = result;
    element("search-form").hidden = isPuzzle(link.game);
    this.#view.open(result);
    showComparison(link, faces, counts);
    showChoices(link.engine);
    button("search").disabled = false;
  }
}

openPage({
  module: isPuzzle(firstGame) ? module : fileOf(firstGame),
  words: [words],
  cards: translatedCards,
  prepare: async () => (isPuzzle(firstGame) ? puzzles() : void (await learnKind(firstGame))),
  draw(scenes) {
    if (scenes) scenes.sketchPuzzle(firstGame);
    else sketchGame(firstGame);
    return scenes;
  },
  open(compiled, scenes) {
    const loader = new Loader(site, () => {});
    if (scenes) scenes.startRules(compiled);
    else loader.keep(firstGame, compiled);
    return new TreePage(loader).openAddress();
  },
});
