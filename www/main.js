// The play page: loads the engine, opens the address, and connects the parts.

import * as files from "./site/files.js";
import { Game, Table, freshSeed, initSync, version } from "./pkg/play.js";
import { DealPanel } from "./play/deal_panel.js";
import { knowsDistances } from "./play/distances.js";
import { dealtDistance, linkOf, nameOrigin, openRecord } from "./play/opening.js";
import { Panel, showGoal, showWarmUps, EngineStatus } from "./play/panel.js";
import { Play, praise } from "./play/play.js";
import { GAMES, puzzleName, PUZZLES, DEFAULT_PUZZLE } from "./puzzles.js";
import { offerRules } from "./rules/offer.js";
import { WARM_UPS, firstPuzzle, today, warmUpOf } from "./site/daily.js";
import { element, onClick } from "./site/dom.js";
import { DUELS, isDuel } from "./site/duels.js";
import { Engine } from "./site/engine.js";
import { listenToKeys } from "./site/keys.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { openPage } from "./site/page.js";
import { LinkError, formatLink, parseLink } from "./site/puzzle_link.js";
import { asked, nameIn, ownQuery } from "./site/query.js";
import { site } from "./site/start_page.js";
import { saveGame, saveLink, saveWarmUps, savedGame, savedLink, warmUpsDone } from "./site/storage.js";
import { takeFiles } from "./site/text_files.js";
import { explain, words } from "./site/words.js";

/** @typedef {import("./site/puzzle_link.js").Link} Link */

/** @param {string} text */
const say = (text) => (element("message").textContent = text);

/** Loads what is not needed at first. */
async function late() {
  try {
    return await import("./play/lazy.js");
  } catch (error) {
    tellMissing();
    throw error;
  }
}

/** What to do first. @param {number} warmUp  Its place among the puzzles to warm up. */
const greet = (warmUp) => (warmUp ? words.ready : words.firstMove);

/** The message about a link that was opened. @param {import("./site/puzzle_link.js").Remarks} link */
const noteOn = ({ ignored }) => (ignored.length ? words.wrong.ignored(ignored) : "");

/** Whether the address contains no known key. */
function saysNothing() {
  try {
    return parseLink(asked()).isBare;
  } catch {
    return false;
  }
}

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  initSync({ module: compiled });
  const open = (/** @type {string} */ game, /** @type {string=} */ position) => new Game(game, position);
  const fail = (/** @type {unknown} */ error) => say(explain(error));
  const tellNotice = (/** @type {import("./site/engine.js").Notice} */ notice) => say(words.engine[notice]);
  const engine = new Engine({
    ...knowsDistances(site.base),
    site,
    version: version(),
    onNotice: tellNotice,
  });
  const play = new Play(engine, element("board"), {
    onShow: (standing) => {
      panel.show(standing);
      if (!standing.record.solved) endWin();
    },
    onChange(record) {
      const link = linkOf(record, record.made);
      if (record.at || unplayed === "link") history.replaceState(history.state, "", link);
      else if (unplayed === "nothing") history.replaceState(history.state, "", location.pathname);
      if (record.moves.length) {
        saveGame("puzzle", record.game);
        saveLink("puzzle", record.game, record.solved ? "" : link);
        // Who solves a harder one needs no easier ones.
        if (record.solved) saveWarmUps(WARM_UPS.filter((distance) => distance <= (record.optimum ?? Infinity)).length);
      }
      followSolver(record.game);
    },
    onSolved(standing) {
      say(praise(standing.record));
      play.board.celebrate();
      void celebrate(standing);
      // The import above reports a missing file.
      if (standing.record.origin.kind === "day")
        import("./site/days_done.js").then(
          ({ markPuzzle }) => markPuzzle(standing.record),
          () => undefined,
        );
    },
    say,
    onKey: (event) => keys(event),
  });
  play.solve = async () => {
    say(words.solving);
    // The code that loads the solver reports a missing file.
    const found = await (await solver?.catch(() => undefined))?.find();
    if (found?.trouble) say(found.trouble);
    return found?.moves;
  };
  const panel = new Panel(play);
  /**
   * Shows solutions; loaded when the first one is requested.
   * @type {Promise<import("./play/solution_player.js").Player> | undefined}
   */
  let player;
  const getPlayer = () => {
    player ??= late().then(({ Player }) => Player.settle(play, open));
    player.catch(() => (player = undefined));
    return player;
  };
  const room = new EngineStatus(
    async () => (await late()).hireSearcher({ version: version(), onNotice: tellNotice, isPatient: true }),
    play,
  );
  const deal = new DealPanel(
    engine,
    {
      deal: (game, origin) => openLink({ game, origin, moves: [] }, { isNew: true }),
      choose: (game) => choose(game),
    },
    freshSeed,
  );
  const keys = listenToKeys({
    undo: () => play.undo(),
    redo: () => play.redo(),
    letters: { h: () => void play.hint(), n: () => deal.dealRandom() },
    held: { p: (held) => play.peek(held) },
  });
  const rules = offerRules(
    async (parent, place) => (await late()).makeRules(Game, parent, place),
    () => play.record?.game ?? DEFAULT_PUZZLE,
    fail,
    [".way", ".side"],
  );
  onClick("share", () => void share(play.record));
  onClick("solution", async () => (await getPlayer()).begin());
  onClick("file-save", async () => (await late()).savePuzzle(play.record));
  const page = {
    open: (/** @type {Link} */ link) => openLink(link, { isNew: true }),
    say,
  };
  takeFiles("file-open", ".txt,text/plain", async (file) => (await late()).openPuzzleFile(file, page));

  /** Removes the card of a win. */
  let endWin = () => {};

  /** @param {import("./play/play.js").Standing} standing */
  async function celebrate({ record, path }) {
    const { game } = record;
    const { celebrateWin, closeWin } = await late();
    endWin = closeWin;
    await celebrateWin(record, () => play.record === record && record.solved, {
      link: new URL(linkOf(record, []) || "./", site.base).href,
      farthest: deal.farthest,
      freshSeed,
      open: (origin) => void openLink({ game, origin, moves: [] }, { isNew: true }),
      again: () => play.restart(),
      focusBoard: () => play.board.focus(),
      path,
    });
  }

  /**
   * @param {import("./play/share.js").GameRecord | undefined} record
   * @param {boolean} [withMoves]  Whether to share the moves by default.
   */
  async function share(record, withMoves) {
    (await late()).openShare(record, site.base, withMoves);
  }

  /**
   * The solver, loaded for the first puzzle that has one.
   * @type {Promise<import("./play/solver_panel.js").Solver> | undefined}
   */
  let solver;

  /** @param {string} game */
  function followSolver(game) {
    if (PUZZLES[game].solver) {
      solver ??= late().then(({ Solver, hireSearcher }) =>
        Solver.settle(element("solver"), {
          hire: () => hireSearcher({ version: version() }),
          play,
          open,
          share,
          show: async (record, moves) => (await getPlayer()).show(record, moves),
        }),
      );
      solver.catch((error) => {
        solver = undefined;
        if (!isMissingPart(error)) fail(error);
      });
    }
    void solver?.then((solver) => play.record && solver.follow(play.record)).catch(() => undefined);
  }

  /**
   * The content of the address until a move is made. An invalid link stays there to be inspected.
   * @type {"link" | "nothing" | "what it said"}
   */
  let unplayed = "link";
  let latest = 0;

  /**
   * Opens a link; returns an error message if it cannot.
   * @param {Link} link
   * @param {{ isNew?: boolean, unplayed?: typeof unplayed }} [how]
   * @returns {Promise<string | undefined>}
   */
  async function openLink(link, { isNew = false, unplayed: address = "link" } = {}) {
    const mine = ++latest;
    try {
      const record = await openRecord(link, { Game, Table }, engine);
      if (mine !== latest) return record.free(), undefined;
      element("puzzle-name").textContent = puzzleName(record.game);
      const warmUp = warmUpOf(record);
      element("puzzle-origin").textContent = warmUp ? nameOrigin(record) : words.startHere;
      showWarmUps(warmUp);
      unplayed = address;
      if (isNew) {
        if (linkOf(record, []) !== location.search) history.pushState(null, "", linkOf(record, []));
        say(greet(warmUp));
      }
      deal.show(record.game, dealtDistance(record));
      room.show(record.game);
      rules.follow(record.game);
      showGoal(record.game, record.view.columns);
      play.begin(record, dealtDistance(record));
      if (!warmUp && !record.at) void play.nudge();
      void deal.learn().catch(() => undefined);
      return undefined;
    } catch (error) {
      // Another link has been opened meanwhile, so there is nothing to explain.
      return mine === latest ? explain(error) : undefined;
    }
  }

  /**
   * Resumes the puzzle that was left on this device, if it can be opened.
   * @param {string | undefined} game
   * @param {{ isNew?: boolean }} [how]
   * @returns {Promise<boolean>} whether it was
   */
  async function resume(game, how) {
    const saved = savedLink("puzzle", game);
    try {
      const link = saved && parseLink(saved);
      if (!link || link.game !== game || (await openLink(link, how))) return false;
    } catch {
      return false;
    }
    say(words.resumed);
    return true;
  }

  /** Shows another game: the puzzle left on this device, or its start. @param {string} game */
  async function choose(game) {
    if (!(await resume(game, { isNew: true })))
      await openLink({ game, origin: { kind: "start" }, moves: [] }, { isNew: true });
  }

  /**
   * Opens the address, or a first puzzle if it says nothing. If that fails, it explains the error and opens the
   * game's start.
   */
  async function openAddress() {
    try {
      const link = parseLink(asked(), DUELS);
      const isOwn = !link.moves.length || formatLink(link) === savedLink("puzzle", link.game);
      const wrong = await (link.isBare
        ? openLink(firstPuzzle(warmUpsDone()), { unplayed: "nothing" })
        : openLink(link));
      if (wrong) throw new LinkError("", wrong);
      if (play.record) play.record.isBegun = !isOwn;
      const { record } = play;
      say((record?.solved ? praise(record) : greet(record ? warmUpOf(record) : -1)) + noteOn(link));
    } catch (error) {
      // The rest of the link may be invalid, and so may the game.
      await openLink(
        { ...parseLink(""), ...(GAMES.includes(nameIn(asked())) && { game: nameIn(asked()) }) },
        { unplayed: "what it said" },
      );
      say(words.wrong.link(explain(error)));
    }
  }

  /** Opens the address; if it says nothing, the puzzle that was left here. */
  async function openFirst() {
    const game = saysNothing() ? savedGame("puzzle") : undefined;
    if (await resume(game)) return;
    await openAddress();
    // Data saved on this device may be damaged; that is not the visitor's fault.
    if (savedLink("puzzle", game)) say(words.notResumed);
  }

  /** Today's puzzle. @type {Link} */
  const daily = { game: DEFAULT_PUZZLE, origin: { kind: "day", day: today() }, moves: [] };
  onClick("new-today", async () => {
    await openLink(daily, { isNew: true });
    scrollTo({ top: 0 });
    play.board.focus();
  });

  /** Draws what is below the board, which is not urgent. */
  async function drawBelow() {
    const { drawCards, drawPuzzle } = await import("./play/cards.js");
    drawCards();
    const record = await openRecord(daily, { Game, Table }, engine);
    drawPuzzle(element("daily-board"), record.view);
    record.free();
  }
  requestAnimationFrame(() => void drawBelow().catch(() => undefined));
  window.addEventListener("popstate", () => void openAddress());
  return openFirst();
}

/** Two-player games have their own page. */
if (isDuel(nameIn(asked()))) location.replace(new URL(`games.html?${ownQuery(asked())}`, site.base));
else
  openPage({
    module: files.module,
    words: [],
    german: () => [
      import("./play/words_de.js"),
      import("./games/cards.js").then(({ germanCards }) => ({ html: germanCards() })),
    ],
    draw() {},
    open: start,
  });
