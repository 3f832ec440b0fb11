// The page on which a position is set up: to play from it, to prove that it is a problem, or as a picture.

import { translatedCards } from "./games/cards.js";
import { Chooser } from "./match/chooser.js";
import { fileOf, idOf, kindId } from "./match/game_modules.js";
import { explain } from "./match/game_texts.js";
import { kindOf, learnKind, wordsOf } from "./match/game_views.js";
import { formatGameLink, usualLink } from "./match/link.js";
import { Loader, freshGame, hasOnlyMoves, makeGame } from "./match/loader.js";
import { Variants } from "./match/setup.js";
import { Finder } from "./problems/finder.js";
import { words as problems } from "./problems/words.js";
import { formatSetupLink, positionIn } from "./setup/link.js";
import { Proof } from "./setup/problem_proof.js";
import { ProofPanel } from "./setup/proof_panel.js";
import { readLink } from "./setup/readers.js";
import { SetupBoard } from "./setup/setup_board.js";
import { SetupSession } from "./setup/setup_session.js";
import { loadSetup } from "./setup/setups_of_games.js";
import { makeTurnFields } from "./setup/turn_fields.js";
import { words } from "./setup/words.js";
import { button, details, element, input, lead, make, onClick } from "./site/dom.js";
import { copy } from "./site/download.js";
import { listenToKeys } from "./site/keys.js";
import { openPage } from "./site/page.js";
import { pageQuery, nameIn } from "./site/query.js";
import { formatSearch } from "./site/search_link.js";
import { site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { savedGame } from "./site/storage.js";
import { sentence, words as common } from "./site/words.js";

const PAUSE = 300; // milliseconds without a change after which the address follows the board: browsers limit how often

/** The game of the address, right or wrong, or the one chosen last. */
const firstGame = () => nameIn(pageQuery()) || (location.search ? "" : (savedGame("match") ?? ""));

const say = (/** @type {string} */ text) => void (element("message").textContent = text);

/** @param {SetupSession} session */
function listenToLetters(session) {
  const choices = Array.from({ length: session.setup.pieces.length + 1 }, (_, at) => [
    String(at),
    () => session.choose(at),
  ]);
  return listenToKeys({
    undo: () => session.undo(),
    redo: () => session.redo(),
    letters: {
      ...Object.fromEntries(choices),
      f: () => session.flip(),
      s: () => session.changeMover(),
      "+": () => session.stack(1),
      "-": () => session.stack(-1),
    },
  });
}

class SetupPage {
  #loader = new Loader(site, (notice) => say(common.engine[notice]));
  #proof = new Proof(new Finder(this.#loader.prover));
  #session;
  /** @type {Promise<import("./site/picture_box.js").PictureBox> | undefined} */
  #picture;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #addressTimer;
  /** @type {((event: KeyboardEvent) => void) | undefined} */
  #keys;

  /** Draws an empty board. @param {import("./games/arranged_position.js").Setup} setup */
  constructor(setup) {
    const game = firstGame();
    document.title = words.pageTitle(wordsOf(game).name);
    document.body.dataset.board = kindOf(game).board;
    new Chooser().mark(game);
    this.#session = new SetupSession(game, setup, makeGame, this.#proof, say);
    new SetupBoard(this.#session, (event) => this.#keys?.(event));
    makeTurnFields(this.#session);
  }

  /** Opens the position of the address. @param {WebAssembly.Module} compiled */
  begin(compiled) {
    const session = this.#session;
    this.#loader.keep(firstGame(), compiled);
    session.open(readLink(session.setup, makeGame, pageQuery(), firstGame()));
    const { game } = session;
    const variants = new Variants((name) =>
      location.assign(`./setup.html${formatSetupLink({ game: freshGame(name) })}`),
    );
    variants.show(game);
    element("variants-card").hidden = element("variants").hidden;
    new ProofPanel(this.#proof, hasOnlyMoves(game));
    this.#keys = listenToLetters(session);
    this.#listen();
    follow(() => (button("undo").disabled = !session.history.canUndo));
    follow(() => this.#showVerdict());
    follow(() => this.#showPosition());
    follow(() => this.#leadOn());
    follow(() => this.#keepLink());
    follow(() => void this.#drawPicture());
  }

  #listen() {
    const session = this.#session;
    onClick("undo", () => session.undo());
    onClick("clear", () => session.clear());
    onClick("start", () => session.restart());
    onClick("flip", () => session.flip());
    for (const id of ["clear", "start", "flip"]) button(id).disabled = false;
    onClick("link-copy", async () => {
      input("link").select();
      element("link-said").textContent = (await copy(input("link").value)) ? words.copied : words.notCopied;
    });
    element("position-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#take();
    });
    input("position").addEventListener("change", () => this.#take());
    input("position").addEventListener("paste", () => setTimeout(() => this.#take()));
    element("picture").addEventListener("toggle", () => void this.#drawPicture());
  }

  #showVerdict() {
    const { texts, tone } = this.#session.verdict;
    const verdict = element("verdict");
    verdict.dataset.tone = tone;
    // What stays the same is not announced again.
    if (verdict.textContent === texts.join("")) return;
    verdict.replaceChildren(
      texts.length > 1 ? make("ul", "", ...texts.map((text) => make("li", "", text))) : make("p", "", ...texts),
    );
  }

  #showPosition() {
    input("position").value = this.#session.position;
    element("position-error").textContent = "";
  }

  #leadOn() {
    const { link, position, verdict } = this.#session;
    const { game } = link;
    const gameLink = { ...usualLink(game), position: link.position };
    lead("play-here", verdict.isPlayable && `./games.html${formatGameLink(gameLink)}`);
    lead("search-here", verdict.isPlayable && `./tree.html${formatSearch({ game, position })}`);
  }

  /** Has the link and the address lead to the position. */
  #keepLink() {
    const query = formatSetupLink(this.#session.link);
    input("link").value = new URL(`setup.html${query}`, site.base).href;
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => history.replaceState(history.state, "", query), PAUSE);
  }

  /** Draws the picture, if its box is open. */
  async #drawPicture() {
    const { game, isFlipped, now, position, size } = this.#session;
    const { line } = this.#proof;
    const box = details("picture");
    if (!box.open) return;
    try {
      this.#picture ??= import("./site/picture_box.js").then(({ makePictureBox }) => makePictureBox(box, say));
      const picture = await this.#picture;
      const cells = Uint8Array.from(now.cells);
      const moves = { line, drawn: line.length };
      picture.show({ game, position, columns: size.columns, cells, ...moves, flip: isFlipped }, document.title);
    } catch {
      this.#picture = undefined;
      say(common.share.noPicture);
    }
  }

  /** Takes the position in the field, or says what is wrong with it. */
  #take() {
    const session = this.#session;
    const text = positionIn(input("position").value);
    if (text === session.position) return;
    try {
      session.read(text);
      this.#showPosition();
    } catch (error) {
      element("position-error").textContent = sentence(explain(error, idOf(session.game)));
    }
  }
}

openPage({
  module: fileOf(firstGame()),
  words: [problems, words],
  cards: translatedCards,
  async prepare() {
    const id = kindId(firstGame());
    const [{ setup }] = await Promise.all([loadSetup(id), learnKind(id)]);
    return setup;
  },
  draw: (setup) => new SetupPage(setup),
  open: (compiled, page) => page.begin(compiled),
});
