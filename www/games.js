// The page of two-player games: loads the engine, opens the address, and connects the parts.

import { Game, Search, freshSeed, initSync, levels, version } from "./pkg/games.js";
import { Chooser, recallMatch, rememberMatch } from "./match/chooser.js";
import { End } from "./match/end.js";
import { GAMES as DUELS } from "./match/games.js";
import { idOf, kindOf } from "./match/kinds.js";
import { formatGameLink, parseGameLink } from "./match/link.js";
import { Match } from "./match/match.js";
import { openGame, startOf } from "./match/opening.js";
import { Panel } from "./match/panel.js";
import { Records } from "./match/records.js";
import { Seats } from "./match/seats.js";
import { showHeading, sketchBoard } from "./match/sketch.js";
import { tellMove, tellOpened, tellTurned } from "./match/tell.js";
import { Variants } from "./match/variants.js";
import { explain, learnWords, words } from "./match/words.js";
import { offerRules } from "./rules/offer.js";
import { begin } from "./site/begin.js";
import { site } from "./site/boot.js";
import { element, input, onClick } from "./site/dom.js";
import { Engine } from "./site/engine.js";
import { files } from "./site/files.js";
import { wakeHeader } from "./site/header.js";
import { listenToKeys } from "./site/keys.js";
import { language, translate } from "./site/language.js";
import { GAMES, LinkError } from "./site/link.js";
import { nameIn, ownQuery } from "./site/query.js";
import { takeOver } from "./site/saved.js";
import { recall, remember } from "./site/store.js";
import { takeFiles } from "./site/take_files.js";
import { learnWords as learnCommonWords, words as common } from "./site/words.js";

/** @typedef {import("./match/link.js").GameLink} GameLink */

const NUMBERS = "numbers"; // a setting saved on the device: whether to show numbers of squares

/** @type {Chooser} */
let chooser;
/** Removes what was drawn before the engine was loaded. */
let endSketch = () => {};

/** Loads what is not needed at first; reports an error if that fails. */
async function late() {
  try {
    return await import("./match/late.js");
  } catch (error) {
    element("message").textContent = common.partMissing;
    throw error;
  }
}

/** The link in the address: its query or, after a #, the same keys. */
const addressed = () => location.search || (/^#(?:g|game)=/.test(location.hash) ? `?${location.hash.slice(1)}` : "");

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  initSync({ module: compiled });
  endSketch();
  const seatsOf = (/** @type {string} */ game) => ["you", ...levels(game).map(({ id }) => id)];
  const engine = new Engine({
    compiled,
    module: () => ({ Game, Search, initSync, version }),
    worker: files.gamesWorker,
    site,
    version: version(),
    onTable() {},
    onNotice: (notice) => panel.say(common.engine[notice]),
  });
  const match = new Match(engine, {
    onShow: () => panel.show(),
    onChange: () => follow(),
    onMove: (move, side) => {
      hasEnded = !!match.round?.outcome;
      // The panel at the end announces it if the focus moves there.
      panel.say(tellMove(match, move, side), !(hasEnded && end.takesFocus));
    },
    onTurn: (why) => panel.say(tellTurned(match, why)),
    onThought: (thought, seconds) => panel.showThought(thought, seconds),
    onEnd: (round, seats, how) => {
      // Another game may be on the board by the time this is recorded.
      const { game, outcome, at } = round;
      const ended = { game, outcome, plies: at, isSetUp: startOf(round) !== undefined };
      const sat = { ...seats };
      void late().then(({ noteEnd }) => noteEnd(ended, sat, how));
    },
    onError: (error) => panel.say(common.engine.failed(explain(error))),
  });
  const panel = new Panel(match, { onKey: (event) => keys(event), Games: Game });
  const keys = listenToKeys({
    undo: () => match.undo(),
    redo: () => match.redo(),
    letters: {
      h: () => void panel.hint(),
      w: () => void panel.why(),
      f: () => panel.flip(),
      p: () => panel.pause(),
      n: () => newGame(),
    },
  });
  chooser.onChoose = (id) => choose(id);
  const seats = new Seats(match, seatsOf);
  const variants = new Variants((game) => newGame(game));
  const records = new Records(match, {
    read: (record) => openRecord(record),
    say: (text) => panel.say(text),
    attempt: tryText,
  });
  /** Whether the last move ended the game, which is announced once the board shows it. */
  let hasEnded = false;
  const end = new End(match, {
    levelsOf: (game) => seatsOf(game).slice(1),
    again: (seats) => rematch(seats),
    copy: () => void records.copy(),
    review: () => panel.review(),
    close: () => panel.focus(),
  });
  let linkIsLive = true;
  /** The open query. */
  let opened = "";
  const rules = offerRules({
    load: async (parent, place) => (await import("./match/rules/show.js")).makeRules(Game, parent, place),
    game: () => match.round?.game ?? "isolation",
    board: "#board",
    covers: ["#rules-open", ".tools", ".side"],
    fail: (error) => panel.say(explain(error)),
  });

  /** The link of the game. @param {string[]} moves @returns {GameLink} */
  const linkOf = (moves) => ({
    game: match.round?.game ?? "isolation",
    position: match.round && startOf(match.round),
    moves,
    ...match.seats,
  });

  /** Updates the address to the game. */
  function follow() {
    const { round } = match;
    if (!round) return;
    const link = formatGameLink(linkOf(round.made));
    if (linkIsLive || round.at) {
      history.replaceState(null, "", link || location.pathname);
      opened = link;
    }
    if (round.moves.length) rememberMatch(round.game, round.outcome ? "" : link);
    input("position").value = round.position;
    records.show();
    seats.show();
    if (hasEnded) end.show();
    else end.hide();
    hasEnded = false;
  }

  /** A function that restores the game on the board, if it has begun. */
  function keep() {
    const { round } = match;
    if (!round?.moves.length) return undefined;
    const { at, moves } = round;
    const link = linkOf(moves);
    return () => {
      open(link, { isNew: true });
      if (at < moves.length) match.go(at);
      panel.say(words.recovered(panel.turn));
    };
  }

  /**
   * Opens a game and plays its moves; throws readable errors.
   * @param {GameLink} link @param {{ isNew?: boolean, recover?: () => void }} [how]  Whether it is a new step of the
   *   browser's history, and what brings the game before back.
   */
  function open(link, { isNew = false, recover } = {}) {
    const round = openGame(link, Game);
    if (isNew) {
      linkIsLive = true;
      opened = formatGameLink(link);
      history.pushState(null, "", opened || location.pathname);
    }
    showHeading(link.game);
    chooser.show(link.game);
    seats.offer(link.game);
    variants.show(link.game);
    panel.face();
    rules.follow(link.game);
    match.begin(round, { first: link.first, second: link.second }, freshSeed(), recover);
  }

  /**
   * Replaces the game on the board by another one; undo restores it.
   * @param {GameLink} link
   * @param {{ isNew?: boolean }} [how]
   */
  function setUp(link, how) {
    const recover = keep();
    open(link, { ...how, recover });
    panel.say(recover ? words.begun(tellOpened(match)) : tellOpened(match));
  }

  /** Opens a record, to be continued by the current players. @param {import("./match/record.js").Record} record */
  const openRecord = (record) => setUp({ ...record, ...seats.fitting(record.game) }, { isNew: true });

  /** @param {string} [wanted] */
  function newGame(wanted = match.round?.game ?? "isolation") {
    const game = kindOf(wanted).draw?.(wanted, freshSeed()) ?? wanted;
    setUp({ game, moves: [], ...seats.fitting(game) }, { isNew: true });
  }

  /** Starts the same game again from its start. @param {Record<import("./match/match.js").Side, string>} players */
  function rematch(players) {
    const { game, position } = linkOf([]);
    setUp({ game: kindOf(game).draw?.(game, freshSeed()) ?? game, position, moves: [], ...players }, { isNew: true });
    panel.focus();
  }

  /**
   * Resumes the game that was left on this device, if it can be opened.
   * @param {string} id
   * @param {{ isNew?: boolean }} [how]
   * @returns {boolean} whether it was
   */
  function resume(id, how) {
    const { link: saved } = recallMatch(id) ?? {};
    try {
      const link = saved && parseGameLink(saved, seatsOf);
      if (!link || idOf(link.game) !== id) return false;
      open(link, how);
    } catch {
      return false;
    }
    panel.say(match.round?.at ? words.resumed(panel.turn) : tellOpened(match));
    return true;
  }

  /** Shows another game: the one left on this device, or a new one. @param {string} id */
  function choose(id) {
    if (!resume(id, { isNew: true })) newGame(id);
  }

  /** Whether the address contains no known key. */
  function saysNothing() {
    try {
      return parseGameLink(addressed(), seatsOf).isBare;
    } catch {
      return false;
    }
  }

  /**
   * The start of the game that a link names: the rest of the link may be invalid, and so may the name.
   * @param {string} link
   * @returns {GameLink}
   */
  function anew(link) {
    const game = nameIn(link);
    const known = [game, idOf(game)].find((name) => {
      try {
        openGame({ game: name, moves: [] }, Game).free();
        return true;
      } catch {
        return false;
      }
    });
    return { ...parseGameLink("", seatsOf), ...(known && { game: known }) };
  }

  /** Opens the address, or another link. @param {string} [link] */
  function openAddress(link = addressed()) {
    try {
      linkIsLive = true;
      opened = link;
      const parsed = parseGameLink(link, seatsOf);
      open(parsed);
      panel.say(tellOpened(match) + (parsed.ignored.length ? common.wrong.ignored(parsed.ignored) : ""));
    } catch (error) {
      linkIsLive = false;
      open(anew(link));
      panel.say(words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`));
    }
  }

  /** Opens the address; if it says nothing, the game chosen last on this device. */
  function openFirst() {
    const { id, link } = (saysNothing() && recallMatch()) || {};
    if (id === undefined) return openAddress();
    if (resume(id)) return;
    openAddress(formatGameLink({ game: id, moves: [], first: "you", second: "easy" }));
    // Data saved on this device may be damaged; that is not the visitor's fault.
    if (link) panel.say(words.notResumed);
  }

  /** Parses a typed text; reports errors. @param {() => void} read */
  function tryText(read) {
    const error = element("text-error");
    try {
      read();
      error.hidden = true;
    } catch (wrong) {
      error.textContent = words.wrongText(explain(wrong));
      error.hidden = false;
    }
  }

  onClick("statistics", async () => (await late()).openStatistics());
  onClick("new-game", () => newGame());
  takeFiles("record-open", ".txt,.pdn,text/plain", async (file) => {
    const { openRecordFile } = await import("./match/record_file.js");
    const { text, isWrong } = await openRecordFile(file, match.round?.game ?? "isolation", openRecord, (error) =>
      explain(error),
    );
    element("text-error").textContent = isWrong ? text : "";
    element("text-error").hidden = !isWrong;
    panel.say(text);
  });
  element("position-form").addEventListener("submit", (event) => {
    event.preventDefault();
    tryText(() =>
      setUp({
        game: match.round?.game ?? "isolation",
        position: input("position").value.trim(),
        moves: [],
        ...match.seats,
      }),
    );
  });
  const numbers = input("numbers");
  numbers.checked = recall(NUMBERS) === "on";
  panel.number(numbers.checked);
  numbers.addEventListener("change", () => {
    remember(NUMBERS, numbers.checked ? "on" : "off");
    panel.number(numbers.checked);
  });
  onClick("share", async () => {
    const { openShare } = await import("./match/share.js");
    if (match.round) openShare({ round: match.round, linkOf }, site.base);
  });
  // A jump within the page does not change the game.
  addEventListener("popstate", () => addressed() !== opened && openAddress());
  openFirst();
}

/** Draws what needs no engine, for the game that the link will probably open. */
function sketch() {
  takeOver();
  const { id = "", link = "" } = recallMatch() ?? {};
  const game = nameIn(ownQuery(addressed()) || link) || id;
  chooser = new Chooser();
  chooser.mark(game);
  showHeading(game);
  endSketch = sketchBoard(game);
}

/** Translates the page's own text, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  await Promise.all([learnCommonWords(), learnWords(DUELS)]);
  if (language() === "de") translate((await import("./match/html_de.js")).texts);
  sketch();
}

/** Puzzles have their own page. */
if (GAMES.includes(nameIn(addressed()))) location.replace(new URL(addressed(), site.base));
else
  begin({
    module: files.gamesModule,
    speak,
    start,
    fail: (error) => (element("message").textContent = common.engine.failed(explain(error))),
  });
