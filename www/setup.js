// The page on which a position is set up: to play from it, to prove that it is a problem, or as a picture.

import { translatedCards } from "./games/cards.js";
import { Finder } from "./problems/finder.js";
import { words as problems } from "./problems/words.js";
import { SetupBoard, sizeOf } from "./setup/setup_board.js";
import { loadSetup } from "./setup/setups_of_games.js";
import { formatSetupLink, parseSetupLink, positionIn } from "./setup/link.js";
import { Proof } from "./setup/problem_proof.js";
import { words } from "./setup/words.js";
import { Chooser } from "./two_player/chooser.js";
import { fileOf, idOf, kindId } from "./two_player/game_modules.js";
import { explain } from "./two_player/game_texts.js";
import { kindOf, learnKind, wordsOf } from "./two_player/game_views.js";
import { formatGameLink, usualLink } from "./two_player/link.js";
import { Loader, freshSeed, hasOnlyMoves, makeGame } from "./two_player/loader.js";
import { Variants } from "./two_player/setup.js";
import { copy } from "./site/download.js";
import { anchor, button, details, element, input, make, onClick } from "./site/dom.js";
import { wakeHeader } from "./site/header.js";
import { learn, translatePage } from "./site/i18n.js";
import { listenToKeys } from "./site/keys.js";
import { LinkError } from "./site/puzzle_link.js";
import { asked, nameIn } from "./site/query.js";
import { formatSearch } from "./site/search_link.js";
import { begin, site } from "./site/start_page.js";
import { savedGame } from "./site/storage.js";
import { sentence, words as common } from "./site/words.js";

/** @typedef {import("./games/arranged_position.js").Arranged} Arranged */

const PAUSE = 300; // milliseconds without a change after which the address follows the board: browsers limit how often

/** @type {SetupBoard} */
let desk;
/** @type {import("./games/arranged_position.js").Setup} */
let setup;
/** @type {(event: KeyboardEvent) => void} */
let onKey = () => {};
let onChange = () => {};

/** The game of the address, right or wrong, or the one chosen last. */
const first = () => nameIn(asked()) || (location.search ? "" : (savedGame("match") ?? ""));

const say = (/** @type {string} */ text) => (element("message").textContent = text);

/** A position of the engine as it is set up. @param {ReturnType<typeof makeGame>} game @returns {Arranged} */
function arrangedOf(game) {
  const arranged = { cells: [...game.cells()], mover: /** @type {"first" | "second"} */ (game.side) };
  return setup.parts ? { ...arranged, part: game.position.at(-1) } : arranged;
}

/** What a text says, whether the rules accept it or not; throws readable errors. @param {string} game @param {string} text */
function read(game, text) {
  try {
    const opened = makeGame(game, text);
    const arranged = arrangedOf(opened);
    opened.free();
    return arranged;
  } catch (error) {
    const arranged = setup.read(text, sizeOf(kindOf(game), game));
    if (!arranged) throw error;
    return arranged;
  }
}

/** The game of the address, how it begins, the position to show, and what there is to say about the link. */
function readAddress() {
  try {
    const { game, position, ignored } = parseSetupLink(asked());
    const name = nameIn(asked()) ? game : first() || game;
    const start = makeGame(name, undefined);
    const begun = { game: start.name, start: arrangedOf(start) };
    start.free();
    const said = ignored.length ? common.wrong.ignored(ignored).trim() : words.ready;
    return { ...begun, arranged: position === undefined ? begun.start : read(name, position), said };
  } catch (error) {
    const why = `${explain(error, kindId(first()))}${error instanceof LinkError ? "" : "."}`;
    let game = first();
    try {
      makeGame(game, undefined).free();
    } catch {
      game = kindId(game);
    }
    const start = makeGame(game, undefined);
    const arranged = arrangedOf(start);
    start.free();
    return { game, start: arranged, arranged, said: words.wrongLink(why) };
  }
}

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  const loader = new Loader(site, (notice) => say(common.engine[notice]));
  loader.keep(first(), compiled);
  const { game, start, arranged, said } = readAddress();
  const { players } = wordsOf(game);
  const begun = setup.write(start, desk.size);
  const proof = new Proof(new Finder(loader.prover), showLine);
  /** @type {Promise<import("./site/picture_box.js").PictureBox> | undefined} */
  let picture;
  /** The first turn of a solution that is on the board. */
  let proven = { position: "", line: /** @type {string[]} */ ([]) };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** What the rules say about the position: that they accept it, that the game is over, or all that they refuse. */
  function judge() {
    const { position, refusals } = desk;
    if (refusals.length) {
      const { plurals = {} } = /** @type {{ plurals?: Record<string, string> }} */ (
        /** @type {unknown} */ (wordsOf(game))
      );
      const told = refusals.map(({ kind, side, count = 0, most = 0, stacks = 0, piece = "" }) =>
        words.refused[kind]({
          player: players[side],
          count,
          most,
          stacks,
          pieces: plurals[piece],
        }),
      );
      return { told, tone: "wrong", isOpen: false, wrong: new Set(refusals.flatMap(({ squares }) => squares)) };
    }
    const opened = makeGame(game, position);
    const outcome = /** @type {import("./two_player/match.js").Outcome | undefined} */ (opened.outcome());
    opened.free();
    const wrong = new Set(/** @type {number[]} */ ([]));
    if (!outcome) return { told: [words.fine(players[desk.now.mover])], tone: "right", isOpen: true, wrong };
    const { winner, reason } = outcome;
    const [won, lost] = winner ? [players[winner], players[winner === "first" ? "second" : "first"]] : ["", ""];
    const why = wordsOf(game).ends[reason](won, lost);
    return { told: [words.over(why)], tone: "", isOpen: false, wrong };
  }

  /** @param {string[]} told @param {string} tone */
  function tell(told, tone) {
    const verdict = element("verdict");
    verdict.dataset.tone = tone;
    if (verdict.textContent === told.join("")) return;
    verdict.replaceChildren(
      told.length > 1 ? make("ul", "", ...told.map((text) => make("li", "", text))) : make("p", "", ...told),
    );
  }

  /** Lets a link lead to an address, or nowhere. @param {string} id @param {string | false} address */
  function lead(id, address) {
    const link = anchor(id);
    if (address) link.href = address;
    else link.removeAttribute("href");
    link.toggleAttribute("aria-disabled", !address);
  }

  onChange = () => {
    const { position } = desk;
    if (position !== proven.position) proven = { position, line: [] };
    const { told, tone, isOpen, wrong } = judge();
    desk.mark(wrong);
    tell(told, tone);
    input("position").value = position;
    element("position-error").textContent = "";
    const own = position === begun ? undefined : position;
    const played = formatGameLink({ ...usualLink(game), position: own });
    lead("play-here", isOpen && `./games.html${played}`);
    lead("search-here", isOpen && `./tree.html${formatSearch({ game, position })}`);
    proof.offer(isOpen ? { game, position, player: players[desk.now.mover] } : undefined, hasOnlyMoves(game));
    const query = formatSetupLink({ game, position: own });
    input("link").value = new URL(`setup.html${query}`, site.base).href;
    clearTimeout(waiting);
    waiting = setTimeout(() => history.replaceState(history.state, "", query), PAUSE);
    void draw();
  };

  async function draw() {
    const box = details("picture");
    if (!box.open) return;
    try {
      picture ??= import("./site/picture_box.js").then(({ makePictureBox }) => makePictureBox(box, say));
      const shown = await picture;
      const { position, isFlipped, now, size } = desk;
      const cells = Uint8Array.from(now.cells);
      const { line } = proven;
      const moves = { line, drawn: line.length };
      shown.show({ game, position, columns: size.columns, cells, ...moves, flip: isFlipped }, document.title);
    } catch {
      picture = undefined;
      say(common.share.noPicture);
    }
  }

  /** Draws the first turn of a solution on the board. @param {string[]} line */
  function showLine(line) {
    /** @type {import("./boards/arrows.js").Arrow[]} */
    const arrows = [];
    const opened = makeGame(game, desk.position);
    const { side } = opened;
    for (const name of line) {
      if (opened.side !== side) break;
      const { from = [], to = [] } =
        /** @type {import("./pkg/play.js").Step[]} */ (opened.steps()).find((step) => step.name === name) ?? {};
      for (const [at, square] of [...to].entries())
        arrows.push({ from: at ? to[at - 1] : from[0], to: square, kind: "hint" });
      opened.play(name);
    }
    proven = { position: desk.position, line };
    opened.free();
    desk.point(arrows);
    void draw();
  }

  /** Takes the position in the field, or says what is wrong with it. */
  function take() {
    const text = positionIn(input("position").value);
    if (text === desk.position) return;
    try {
      desk.take(read(game, text), words.taken);
    } catch (error) {
      element("position-error").textContent = sentence(explain(error, idOf(game)));
    }
  }

  const letters = Object.fromEntries(
    Array.from({ length: setup.pieces.length + 1 }, (_, at) => [String(at), () => desk.choose(at)]),
  );
  onKey = listenToKeys({
    undo: () => desk.undo(),
    redo: () => desk.redo(),
    letters: {
      ...letters,
      f: () => desk.flip(),
      s: () => desk.change(),
      "+": () => desk.stack(1),
      "-": () => desk.stack(-1),
    },
  });
  onClick("undo", () => desk.undo());
  onClick("clear", () => desk.clear());
  onClick("start", () => desk.take(start, words.started));
  onClick("flip", () => desk.flip());
  onClick("link-copy", async () => {
    input("link").select();
    element("link-said").textContent = (await copy(input("link").value)) ? words.copied : words.notCopied;
  });
  element("position-form").addEventListener("submit", (event) => {
    event.preventDefault();
    take();
  });
  input("position").addEventListener("change", take);
  input("position").addEventListener("paste", () => setTimeout(take));
  element("picture").addEventListener("toggle", () => void draw());
  const variants = new Variants((name) =>
    location.assign(`./setup.html${formatSetupLink({ game: kindOf(name).draw?.(name, freshSeed(name)) ?? name })}`),
  );
  variants.show(game);
  element("variants-card").hidden = element("variants").hidden;
  say(said);
  desk.open(arranged);
  button("undo").disabled = true;
}

/** Translates the page's own text, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  const game = first();
  const [, , { setup: own }] = await Promise.all([
    learn(words, problems, common),
    learnKind(kindId(game)),
    loadSetup(kindId(game)),
  ]);
  setup = own;
  await translatePage([common, words], translatedCards);
  const kind = kindOf(game);
  document.title = words.pageTitle(wordsOf(game).name);
  document.body.dataset.board = kind.board;
  new Chooser().mark(game);
  desk = new SetupBoard(game, kind, setup, { say, onChange: () => onChange(), onKey: (event) => onKey(event) });
}

begin({ module: fileOf(first()), speak, start });
