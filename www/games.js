// The page of two-player games: loads the engine, opens the address, and connects the parts.

import { germanCards } from "./games/cards.js";
import { Chooser, recallMatch, rememberMatch } from "./two_player/chooser.js";
import { tellMove, tellOpened, tellTurned } from "./two_player/describe_move.js";
import { End } from "./two_player/end.js";
import { prepareEngine } from "./two_player/engines.js";
import { fileOf, idOf } from "./two_player/game_modules.js";
import { explain } from "./two_player/game_texts.js";
import { kindOf, learnKind } from "./two_player/game_views.js";
import { formatGameLink, isBare, parseGameLink, usualLink, FRIEND, forFriend, relate } from "./two_player/link.js";
import { Loader, freshSeed, makeGame, moduleOf, seatsOf } from "./two_player/loader.js";
import { Match } from "./two_player/match.js";
import { openGame, startOf } from "./two_player/opening.js";
import { Panel } from "./two_player/panel.js";
import { Records } from "./two_player/record_panel.js";
import { Seats, Variants } from "./two_player/setup.js";
import { showHeading, sketchBoard } from "./two_player/sketch.js";
import { words } from "./two_player/words.js";
import { GAMES } from "./puzzles.js";
import { offerRules } from "./rules/offer.js";
import { anchor, button, element, input, onClick } from "./site/dom.js";
import { wakeHeader } from "./site/header.js";
import { learn } from "./site/i18n.js";
import { listenToKeys } from "./site/keys.js";
import { language, translate } from "./site/language.js";
import { LinkError } from "./site/puzzle_link.js";
import { asked, nameIn, writeQuery } from "./site/query.js";
import { begin, site } from "./site/start_page.js";
import { follow } from "./site/state.js";
import { recall, remember } from "./site/storage.js";
import { takeFiles } from "./site/text_files.js";
import { sentence, words as common } from "./site/words.js";

/** @typedef {import("./two_player/link.js").GameLink} GameLink */

// Settings saved on the device:
const NUMBERS = "numbers"; // whether to show numbers of squares
const WARN = "warn"; // whether to warn of moves that give a proven result away

/** @type {Chooser} */
let chooser;
/** Removes what was drawn before the engine was loaded. */
let endSketch = () => {};

/** The possible players of a game: a person here, one elsewhere, and the levels. @param {string} game */
function playersOf(game) {
  const [you, ...levels] = seatsOf(game);
  return [you, FRIEND, ...levels];
}

/** Loads the games on this device. */
const device = () => import("./stored_games/stored_games.js");

/** Loads what is not needed at first. */
const late = () => import("./two_player/lazy.js");

/** The link in the address: its query or, after a #, the same keys. */
const addressed = () => asked() || (/^#(?:g|game)=/.test(location.hash) ? location.hash : "");

/** The name of the game that will probably be opened, as given, right or wrong; empty for the default. */
function first() {
  const { id = "", link = "" } = (isBare(addressed()) && recallMatch()) || {};
  const saved = nameIn(link);
  return (idOf(saved) === id ? saved : id) || nameIn(addressed());
}

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  const loader = new Loader(site, (notice) => panel.say(common.engine[notice]));
  loader.keep(first(), compiled);
  endSketch();
  const match = new Match(loader.engine, {
    onMove: (move, side) => {
      const hasEnded = !!match.record?.outcome;
      // A branch is not the game.
      if (!match.left && match.seats[side] === "you") board.isOurs = true;
      // The panel at the end announces it if the focus moves there.
      panel.say(tellMove(match, move, side), !(hasEnded && end.takesFocus));
      if (hasEnded) end.show();
    },
    onTurn: (why) => panel.say(tellTurned(match, why)),
    // The game keeps its own step in the browser's history.
    onBranch: () => history.pushState(stateOf(), "", location.href),
    onEnd: (record, seats, how) => {
      // Another game may be on the board by the time this is recorded.
      const { game, outcome, at } = record;
      const ended = { game, outcome, plies: at, isSetUp: startOf(record) !== undefined };
      const sat = { ...seats };
      void late().then(({ noteEnd }) => noteEnd(ended, sat, how));
    },
    onFault: ({ ply, told, takeBack }) => panel.warn(told, takeBack, () => match.go(ply, "undo")),
    onReview: (moves, add) => {
      const { about } = records;
      records.begin({ ...about, moves, comments: add(about.comments) });
      records.show();
      if (board.isOurs && !match.left) store();
    },
    fail: (error) => panel.say(sentence(explain(error))),
  });
  const panel = new Panel(match, { onKey: (event) => keys(event), makeGame });
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
  chooser.onChoose = (id) => void choose(id);
  const seats = new Seats(match, playersOf);
  const variants = new Variants((game) => newGame(game));
  const records = new Records(match, {
    read: (text) => void openText(text),
    say: (text) => panel.say(text),
  });
  /** The game on the board, as the games on this device need it. @type {import("./stored_games/stored_games.js").Board} */
  let board;
  const end = new End(match, {
    levelsOf: (game) => seatsOf(game).slice(1),
    again: (seats) => rematch(seats),
    copy: () => void records.copy(),
    review: () => void openReview(),
    step: () => panel.step(),
    close: () => void panel.focus(),
  });
  /** The review, once one was wanted. @type {import("./review/panel.js").Review | undefined} */
  let review;
  let linkIsLive = true;
  /** Counts the games that were requested. */
  let wanted = 0;
  /** The open query. */
  let opened = "";
  const rules = offerRules(
    async (parent, place) => (await import("./two_player/rules/show.js")).makeRules(makeGame, parent, place),
    () => match.record?.game ?? "isolation",
    (error) => panel.say(explain(error)),
  );

  /** The link of the game. @param {string[]} moves @returns {GameLink} */
  const linkOf = (moves) => ({
    game: match.record?.game ?? "isolation",
    position: match.record && startOf(match.record),
    moves,
    ...match.seats,
  });

  /**
   * The state of a step of the browser's history: whether the game was played here, which its link does not say, and the
   * link of the game of which it shows a branch.
   */
  function stateOf() {
    const { left, knowsSeats } = match;
    if (!left) return { isSeated: knowsSeats };
    return { isSeated: left.knowsSeats, left: formatGameLink({ ...linkOf(left.moves), ...left.seats }) };
  }

  /** The game that such a link describes. @param {string} link @param {boolean} knowsSeats @returns {import("./two_player/match.js").Left} */
  function readLeft(link, knowsSeats) {
    const { moves, first, second } = parseGameLink(link, playersOf);
    return { moves, seats: { first, second }, knowsSeats };
  }

  /** Updates the address to the game. */
  function showChange() {
    const { record } = match;
    if (!record) return;
    const link = formatGameLink(linkOf(match.line));
    if (linkIsLive || match.line.length) {
      history.replaceState(stateOf(), "", link || location.pathname);
      opened = link;
    }
    // A branch is left to its address, and the game it belongs to stays saved.
    if (record.moves.length && !match.left) {
      rememberMatch(record.game, match.isFinished ? "" : link);
      if (board.isOurs) store();
    }
    input("position").value = record.position;
    leadOn(record);
    records.show();
    seats.show();
  }

  /**
   * Leads from the position to the pages that prove whether it is a problem, set it up, and show its search.
   * @param {import("./site/game_record.js").GameRecord} record
   */
  function leadOn({ game, position, outcome }) {
    /** @type {[string, string][]} */
    const shown = [
      ["g", game],
      ["p", position.replaceAll(" ", "_")],
    ];
    for (const [id, pairs] of /** @type {[string, [string, string][]][]} */ ([
      ["as-problem", [...shown, ["n", "3"]]],
      ["set-up", shown],
      ["set-up-text", shown],
      ["search-link", shown],
    ])) {
      const link = anchor(id);
      link.search = writeQuery(pairs);
    }
    for (const id of ["as-problem", "search-link"]) element(id).hidden = !!outcome;
  }

  /** Stores the game on the board on this device. */
  function store() {
    const { isFinished, outcome, line } = match;
    const [mine, game] = [
      board,
      { ...linkOf(line), ...records.about, ...(isFinished && { winner: outcome?.winner ?? null }) },
    ];
    void device().then(({ keep }) => keep(mine, game));
  }

  /** A function that restores the game on the board, if it has begun. */
  function keep() {
    const { record } = match;
    if (!record?.moves.length) return undefined;
    const { at, moves } = record;
    const { isLooking, left, knowsSeats } = match;
    const link = linkOf(moves);
    return () => {
      open(link, { isNew: true, left, isSeated: knowsSeats });
      if (at < moves.length) match.go(at, isLooking ? "go" : "undo");
      panel.say(words.recovered(panel.turn));
    };
  }

  /**
   * Loads the module of a game, unless it is loaded; throws readable errors.
   * @param {string} game
   * @returns {Promise<boolean>} whether no other game was requested meanwhile
   */
  async function reach(game) {
    const mine = ++wanted;
    if (!loader.has(game)) {
      panel.say(common.loading);
      await loader.load(game);
    }
    return mine === wanted;
  }

  /** Like reach, but reports errors instead of throwing them. @param {string} game */
  const reaches = (game) =>
    reach(game).catch((error) => {
      chooser.mark(match.record?.game ?? "");
      panel.say(explain(error));
      return false;
    });

  /**
   * Opens a game and plays its moves; throws readable errors.
   * @param {GameLink} link
   * @param {{ isNew?: boolean, file?: string, kept?: import("./stored_games/game_store.js").Kept, about?:
   *   import("./two_player/record_panel.js").About } & Parameters<typeof match.begin>[3]} [how]  Whether it is a new step of
   *   the browser's history, where it comes from, what is known about it, and how it begins.
   */
  function open(link, { isNew = false, file, kept, about, ...how } = {}) {
    const record = openGame(link, makeGame);
    wanted++;
    review?.close();
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
    board = { opened: { ...link, file }, known: kept, isOurs: !!kept || file !== undefined };
    records.begin({ ...about, moves: link.moves });
    match.begin(record, { first: link.first, second: link.second }, freshSeed(link.game), how);
    prepareEngine(link.game, site.base, match.seats);
  }

  /**
   * Replaces the game on the board by another one; undo restores it.
   * @param {GameLink} link
   * @param {Parameters<typeof open>[1]} [how]
   */
  function setUp(link, how) {
    const recover = keep();
    open(link, { ...how, recover });
    panel.say(recover ? words.begun(tellOpened(match)) : tellOpened(match));
  }

  /** Opens a file or a pasted text with games. @param {File | string} given */
  async function openText(given) {
    const { openGames } = await import("./stored_games/open_games.js");
    const { text, isWrong } = await openGames(given, {
      version: moduleOf(match.record?.game ?? "isolation").version(),
      // It is continued by the current players.
      open: async ({ game, position, moves, ...about }, file) => {
        if (await reach(game)) setUp({ game, position, moves, ...seats.fitting(game) }, { isNew: true, file, about });
      },
      explain: (error) => explain(error),
    });
    void device().then(({ refresh }) => refresh());
    const error = element("text-error");
    error.textContent = text;
    error.hidden = !isWrong;
    if (text) panel.say(text);
  }

  /** Opens one of the games on this device; throws readable errors. @param {import("./stored_games/game_store.js").Kept} kept */
  async function openKept(kept) {
    const { id: _, at: __, file, names, date, winner, bothLost, comments, ...link } = kept;
    if (!(await reaches(link.game))) return;
    // Another version of the site may know more levels.
    const stranger = [link.first, link.second].find((seat) => !playersOf(link.game).includes(seat));
    if (stranger !== undefined) throw new Error(words.noLevel(stranger));
    const about = { names, date, winner, bothLost, comments };
    setUp(link, { isNew: true, kept, about, isSeated: file === undefined });
    if (match.isFinished) end.show(true);
    else void panel.focus();
  }

  /** @param {string} [name] */
  function newGame(name = match.record?.game ?? "isolation") {
    const game = kindOf(name).draw?.(name, freshSeed(name)) ?? name;
    setUp({ game, moves: [], ...seats.next(game) }, { isNew: true });
  }

  /** Starts the same game again from its start. @param {Record<import("./two_player/match.js").Side, string>} players */
  function rematch(players) {
    const { game, position } = linkOf([]);
    setUp(
      { game: kindOf(game).draw?.(game, freshSeed(game)) ?? game, position, moves: [], ...players },
      { isNew: true },
    );
    seats.remember();
    void panel.focus();
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
      const link = saved && parseGameLink(saved, playersOf);
      if (!link || idOf(link.game) !== id) return false;
      open(link, how);
    } catch {
      return false;
    }
    panel.say(match.record?.at ? words.resumed(panel.turn) : tellOpened(match));
    return true;
  }

  /** Shows another game: the one left on this device, or a new one. @param {string} id */
  async function choose(id) {
    chooser.mark(id);
    if ((await reaches(id)) && !resume(id, { isNew: true })) newGame(id);
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
        openGame({ game: name, moves: [] }, makeGame).free();
        return true;
      } catch {
        return false;
      }
    });
    return usualLink(known);
  }

  /** Opens the address, or another link. @param {string} [link] */
  async function openAddress(link = addressed()) {
    linkIsLive = true;
    opened = link;
    if (!(await reaches(nameIn(link)))) return;
    try {
      const parsed = parseGameLink(link, playersOf, (game) => seats.habit(game));
      // Whoever opens a link to a finished game need not be one of its players, unless it was finished here.
      const { isSeated = false, left } = history.state ?? {};
      open(parsed, { isSeated, left: left && readLeft(left, isSeated) });
      if (match.isFinished && parsed.moves.length) end.show(false);
      panel.say(tellOpened(match) + (parsed.ignored.length ? common.wrong.ignored(parsed.ignored) : ""));
    } catch (error) {
      linkIsLive = false;
      const other = anew(link);
      if (!(await reaches(other.game))) return;
      open(other);
      panel.say(words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`));
    }
  }

  /** Opens the address, which may be a friend's answer to the game that was left on this device. */
  async function openFriends() {
    const { link: saved = "" } = recallMatch(idOf(nameIn(addressed()))) ?? {};
    await openAddress();
    if (!saved || !match.record) return;
    const sent = linkOf(match.record.moves);
    try {
      const mine = parseGameLink(saved, playersOf);
      const relation = relate(sent, mine);
      if (!relation) return;
      const isOlder = "missing" in relation;
      open(isOlder ? mine : sent, isOlder ? {} : { left: readLeft(saved, true) });
      panel.say(
        isOlder ? words.friend.older(relation.missing, panel.turn) : words.friend.differs(relation.differs, panel.turn),
      );
    } catch {
      // Data saved on this device may be damaged; the link was opened.
    }
  }

  /** Opens the address; if it says nothing, the game chosen last on this device. */
  async function openFirst() {
    const { id, link } = (isBare(addressed()) && recallMatch()) || {};
    if (id === undefined) return openFriends();
    if (resume(id)) return;
    await openAddress(formatGameLink(usualLink(id)));
    // Data saved on this device may be damaged; that is not the visitor's fault.
    if (link) panel.say(words.notResumed);
  }

  /** Shows where the game turned. */
  async function openReview() {
    const { loadReview } = await import("./review/on_page.js");
    review ??= await loadReview(match, loader, panel.board);
    await review.open();
  }

  /** Parses a typed text; reports errors. @param {() => unknown} read */
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

  follow(() => showChange());
  follow(() => {
    panel.show();
    review?.show();
    records.tell();
  });
  onClick("new-game", () => newGame());
  onClick("back", () => {
    // The branch keeps its own step in the browser's history.
    if (match.left) history.pushState(null, "", location.href);
    panel.back();
  });
  takeFiles("record-open", ".txt,.pdn,.sgf,text/plain", (file) => void openText(file));
  element("kept").addEventListener("toggle", async () => {
    const { showList } = await device();
    await showList({ open: openKept, openFile: () => button("record-open").click() });
  });
  element("position-form").addEventListener("submit", (event) => {
    event.preventDefault();
    tryText(() =>
      setUp({
        game: match.record?.game ?? "isolation",
        position: input("position").value.trim(),
        moves: [],
        ...match.seats,
      }),
    );
  });
  const numbers = input("numbers");
  panel.number(recall(NUMBERS) === "on");
  numbers.addEventListener("change", () => {
    remember(NUMBERS, numbers.checked ? "on" : "off");
    panel.number(numbers.checked);
  });
  const warn = input("warn");
  warn.checked = recall(WARN) === "on";
  const check = () => {
    match.check = warn.checked
      ? async (...turn) => (await import("./review/result_given_away.js")).findFault(...turn)
      : undefined;
  };
  check();
  warn.addEventListener("change", () => {
    remember(WARN, warn.checked ? "on" : "off");
    check();
  });
  for (const id of ["share", "send", "end-send"])
    onClick(id, async () => {
      const { openShare } = await import("./two_player/share.js");
      const { record, line } = match;
      if (!record) return;
      const { isFlipped } = panel;
      openShare({ record, line, linkOf: (moves) => forFriend(linkOf(moves)), isFlipped }, site.base);
    });
  // A jump within the page does not change the game.
  addEventListener("popstate", () => addressed() !== opened && void openAddress());
  return openFirst();
}

/** Draws what needs no engine, for the game that the link will probably open. */
function sketch() {
  const game = first();
  chooser = new Chooser();
  chooser.mark(game);
  showHeading(game);
  endSketch = sketchBoard(game);
}

/** Translates the page's own text, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  await Promise.all([learn(common), learnKind(first())]);
  if (language() === "de") {
    const [{ common }, { html }] = await Promise.all([
      import("./site/words_de.js"),
      import("./two_player/words_de.js"),
    ]);
    translate({ ...common, ...html, ...germanCards() });
  }
  sketch();
}

/** Puzzles have their own page. */
if (GAMES.includes(nameIn(addressed()))) location.replace(new URL(addressed(), site.base));
else
  begin({
    module: fileOf(first()),
    speak,
    start,
  });
