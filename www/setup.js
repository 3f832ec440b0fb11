// The page on which a position is set up: to play from it, to prove that it is a problem, or as a picture.

import { translatedCards } from "./games/cards.js";
import { Finder } from "./problems/finder.js";
import { words as problems } from "./problems/words.js";
import { SetupBoard, sizeOf } from "./setup/setup_board.js";
import { loadSetup } from "./setup/setups_of_games.js";
import { formatSetupLink, parseSetupLink, positionIn } from "./setup/link.js";
import { Proof } from "./setup/problem_proof.js";
import { words } from "./setup/words.js";
import { Chooser } from "./match/chooser.js";
import { fileOf, idOf, kindId } from "./match/game_modules.js";
import { explain } from "./match/game_texts.js";
import { kindOf, learnKind, wordsOf } from "./match/game_views.js";
import { formatGameLink, usualLink } from "./match/link.js";
import { Loader, freshGame, hasOnlyMoves, makeGame } from "./match/loader.js";
import { Variants } from "./match/setup.js";
import { copy } from "./site/download.js";
import { button, details, element, input, lead, make, onClick } from "./site/dom.js";
import { listenToKeys } from "./site/keys.js";
import { openPage } from "./site/page.js";
import { LinkError } from "./site/puzzle_link.js";
import { pageQuery, nameIn } from "./site/query.js";
import { formatSearch } from "./site/search_link.js";
import { site } from "./site/start_page.js";
import { savedGame } from "./site/storage.js";
import { sentence, words as common } from "./site/words.js";

/** @typedef {import("./games/arranged_position.js").Arranged} Arranged */
/** @typedef {import("./games/arranged_position.js").Setup} Setup */
/** @typedef {import("./pkg/play.js").Step} Step */

const PAUSE = 300; // milliseconds without a change after which the address follows the board: browsers limit how often

/** The game of the address, right or wrong, or the one chosen last. */
const first = () => nameIn(pageQuery()) || (location.search ? "" : (savedGame("match") ?? ""));

const say = (/** @type {string} */ text) => (element("message").textContent = text);

/**
 * A position of the engine as it is set up.
 * @param {Setup} setup @param {ReturnType<typeof makeGame>} game @returns {Arranged}
 */
function arrangedOf(setup, game) {
  const arranged = { cells: [...game.cells()], mover: /** @type {"first" | "second"} */ (game.side) };
  return setup.parts ? { ...arranged, part: game.position.at(-1) } : arranged;
}

/**
 * What a text says, whether the rules accept it or not; throws readable errors.
 * @param {Setup} setup @param {string} game @param {string} text
 */
function read(setup, game, text) {
  try {
    const opened = makeGame(game, text);
    const arranged = arrangedOf(setup, opened);
    opened.free();
    return arranged;
  } catch (error) {
    const arranged = setup.read(text, sizeOf(kindOf(game), game));
    if (!arranged) throw error;
    return arranged;
  }
}

/** The game of the address, how it begins, the position to show, and what there is to say about the link. @param {Setup} setup */
function readAddress(setup) {
  try {
    const { game, position, ignored } = parseSetupLink(pageQuery());
    const name = nameIn(pageQuery()) ? game : first() || game;
    const start = makeGame(name, undefined);
    const begun = { game: start.name, start: arrangedOf(setup, start) };
    start.free();
    const said = ignored.length ? common.wrong.ignored(ignored).trim() : words.ready;
    return { ...begun, arranged: position === undefined ? begun.start : read(setup, name, position), said };
  } catch (error) {
    const why = `${explain(error, kindId(first()))}${error instanceof LinkError ? "" : "."}`;
    let game = first();
    try {
      makeGame(game, undefined).free();
    } catch {
      game = kindId(game);
    }
    const start = makeGame(game, undefined);
    const arranged = arrangedOf(setup, start);
    start.free();
    return { game, start: arranged, arranged, said: words.wrongLink(why) };
  }
}

/** @param {string[]} told  What the rules say about the position. @param {string} tone */
function showVerdict(told, tone) {
  const verdict = element("verdict");
  verdict.dataset.tone = tone;
  if (verdict.textContent === told.join("")) return;
  verdict.replaceChildren(
    told.length > 1 ? make("ul", "", ...told.map((text) => make("li", "", text))) : make("p", "", ...told),
  );
}

class SetupPage {
  #setup;
  #game;
  #start;
  #startText;
  #desk;
  #proof;
  /** @type {Promise<import("./site/picture_box.js").PictureBox> | undefined} */
  #picture;
  /** The first turn of a solution that is on the board. */
  #solution = { position: "", line: /** @type {string[]} */ ([]) };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #addressTimer;

  /** @param {Setup} setup @param {Loader} loader @param {ReturnType<typeof readAddress>} address @param {SetupBoard} desk */
  constructor(setup, loader, { game, start, arranged, said }, desk) {
    this.#setup = setup;
    this.#game = game;
    this.#start = start;
    this.#desk = desk;
    this.#startText = setup.write(start, desk.size);
    this.#proof = new Proof(new Finder(loader.prover), (line) => this.#showLine(line));
    desk.listen({ onChange: () => this.#show(), onKey: this.#listenToKeys() });
    this.#listen();
    const variants = new Variants((name) =>
      location.assign(`./setup.html${formatSetupLink({ game: freshGame(name) })}`),
    );
    variants.show(game);
    element("variants-card").hidden = element("variants").hidden;
    say(said);
    desk.open(arranged);
    button("undo").disabled = true;
  }

  #listenToKeys() {
    const desk = this.#desk;
    const choices = Array.from({ length: this.#setup.pieces.length + 1 }, (_, at) => [
      String(at),
      () => desk.choose(at),
    ]);
    return listenToKeys({
      undo: () => desk.undo(),
      redo: () => desk.redo(),
      letters: {
        ...Object.fromEntries(choices),
        f: () => desk.flip(),
        s: () => desk.change(),
        "+": () => desk.stack(1),
        "-": () => desk.stack(-1),
      },
    });
  }

  #listen() {
    const desk = this.#desk;
    onClick("undo", () => desk.undo());
    onClick("clear", () => desk.clear());
    onClick("start", () => desk.take(this.#start, words.started));
    onClick("flip", () => desk.flip());
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
    element("picture").addEventListener("toggle", () => void this.#draw());
  }

  /** What the rules say about the position: that they accept it, that the game is over, or all that they refuse. */
  #judge() {
    const game = this.#game;
    const { now, position, refusals } = this.#desk;
    const { ends, players, plurals = {} } = wordsOf(game);
    if (refusals.length) {
      const told = refusals.map(({ kind, side, count = 0, most = 0, stacks = 0, piece = "" }) =>
        words.refused[kind]({ player: players[side], count, most, stacks, pieces: plurals[piece] }),
      );
      return { told, tone: "wrong", isOpen: false, wrong: new Set(refusals.flatMap(({ squares }) => squares)) };
    }
    const opened = makeGame(game, position);
    const outcome = /** @type {import("./match/match.js").Outcome | undefined} */ (opened.outcome());
    opened.free();
    const wrong = new Set(/** @type {number[]} */ ([]));
    if (!outcome) return { told: [words.fine(players[now.mover])], tone: "right", isOpen: true, wrong };
    const { winner, reason } = outcome;
    const [won, lost] = winner ? [players[winner], players[winner === "first" ? "second" : "first"]] : ["", ""];
    return { told: [words.over(ends[reason](won, lost))], tone: "", isOpen: false, wrong };
  }

  /** Shows the position on the board everywhere else. */
  #show() {
    const [game, desk] = [this.#game, this.#desk];
    const { position } = desk;
    if (position !== this.#solution.position) this.#solution = { position, line: [] };
    const { told, tone, isOpen, wrong } = this.#judge();
    desk.mark(wrong);
    showVerdict(told, tone);
    input("position").value = position;
    element("position-error").textContent = "";
    const own = position === this.#startText ? undefined : position;
    lead("play-here", isOpen && `./games.html${formatGameLink({ ...usualLink(game), position: own })}`);
    lead("search-here", isOpen && `./tree.html${formatSearch({ game, position })}`);
    const player = wordsOf(game).players[desk.now.mover];
    this.#proof.offer(isOpen ? { game, position, player } : undefined, hasOnlyMoves(game));
    const query = formatSetupLink({ game, position: own });
    input("link").value = new URL(`setup.html${query}`, site.base).href;
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => history.replaceState(history.state, "", query), PAUSE);
    void this.#draw();
  }

  /** Draws the picture, if its box is open. */
  async #draw() {
    const box = details("picture");
    if (!box.open) return;
    try {
      this.#picture ??= import("./site/picture_box.js").then(({ makePictureBox }) => makePictureBox(box, say));
      const picture = await this.#picture;
      const { position, isFlipped, now, size } = this.#desk;
      const cells = Uint8Array.from(now.cells);
      const { line } = this.#solution;
      const moves = { line, drawn: line.length };
      const { columns } = size;
      picture.show({ game: this.#game, position, columns, cells, ...moves, flip: isFlipped }, document.title);
    } catch {
      this.#picture = undefined;
      say(common.share.noPicture);
    }
  }

  /** Draws the first turn of a solution on the board. @param {string[]} line */
  #showLine(line) {
    const { position } = this.#desk;
    /** @type {import("./boards/arrows.js").Arrow[]} */
    const arrows = [];
    const opened = makeGame(this.#game, position);
    const { side } = opened;
    for (const name of line) {
      if (opened.side !== side) break;
      const { from = [], to = [] } = /** @type {Step[]} */ (opened.steps()).find((step) => step.name === name) ?? {};
      for (const [at, square] of [...to].entries())
        arrows.push({ from: at ? to[at - 1] : from[0], to: square, kind: "hint" });
      opened.play(name);
    }
    this.#solution = { position, line };
    opened.free();
    this.#desk.point(arrows);
    void this.#draw();
  }

  /** Takes the position in the field, or says what is wrong with it. */
  #take() {
    const game = this.#game;
    const text = positionIn(input("position").value);
    if (text === this.#desk.position) return;
    try {
      this.#desk.take(read(this.#setup, game, text), words.taken);
    } catch (error) {
      element("position-error").textContent = sentence(explain(error, idOf(game)));
    }
  }
}

openPage({
  module: fileOf(first()),
  words: [problems, words],
  cards: translatedCards,
  async prepare() {
    const [{ setup }] = await Promise.all([loadSetup(kindId(first())), learnKind(kindId(first()))]);
    return setup;
  },
  draw(setup) {
    const game = first();
    const kind = kindOf(game);
    document.title = words.pageTitle(wordsOf(game).name);
    document.body.dataset.board = kind.board;
    new Chooser().mark(game);
    return { setup, desk: new SetupBoard(game, kind, setup, say) };
  },
  open(compiled, { setup, desk }) {
    const loader = new Loader(site, (notice) => say(common.engine[notice]));
    loader.keep(first(), compiled);
    new SetupPage(setup, loader, readAddress(setup), desk);
  },
});
