// The page: loads the engine, opens what the address says, and joins the parts.

import * as module from "./pkg/play.js";
import { compile, site } from "./app/boot.js";
import { dailyPuzzle } from "./app/daily.js";
import { DealPanel } from "./app/deal_panel.js";
import { element, onClick } from "./app/dom.js";
import { Engine } from "./app/engine.js";
import { EngineRoom } from "./app/engine_room.js";
import { showExample } from "./app/example.js";
import { files } from "./app/files.js";
import { refuseFrames } from "./app/frame_guard.js";
import { listenToKeys } from "./app/keys.js";
import { LinkError, formatLink, parseLink } from "./app/link.js";
import { keepOffline, offerUpdate } from "./app/offline.js";
import { Play } from "./app/play.js";
import { Player } from "./app/player.js";
import { Round } from "./app/round.js";
import { Share } from "./app/share.js";
import { recall, remember } from "./app/store.js";
import { words } from "./app/words.js";

/** @typedef {import("./app/link.js").Link} Link */
/** @typedef {import("./app/link.js").Origin} Origin */

/** @param {Round} round @param {string[]} moves */
const linkOf = (round, moves) => formatLink({ game: round.game, origin: round.origin, moves });

/** The distance that a puzzle was dealt with, if any. @param {{ game: string, origin: Origin }} link */
function distanceOf({ game, origin }) {
  if (origin.kind === "day") return dailyPuzzle(game, origin.day).distance;
  return origin.kind === "seed" ? origin.distance : undefined;
}

/** @param {string} game @param {Origin} origin */
function nameOrigin(game, origin) {
  if (origin.kind === "start" || origin.kind === "position") return words.origin[origin.kind];
  const distance = distanceOf({ game, origin });
  const name = origin.kind === "day" ? words.origin.day(origin.day) : words.origin.seed(origin.seed);
  return name + (distance === undefined ? "" : words.origin.distance(distance));
}

const { Game, freshSeed, initSync, version } = module;

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  initSync({ module: compiled });
  const open = (/** @type {string} */ game, /** @type {string | undefined} */ position) => new Game(game, position);
  const engine = new Engine({
    compiled,
    module,
    worker: files.worker,
    site,
    version: version(),
    onTable: EngineRoom.tell,
    onNotice: (notice) => play.say(words.engine[notice]),
  });
  const play = new Play(engine, {
    onChange(round) {
      const link = linkOf(round, round.made);
      if (linkIsLive || round.at) history.replaceState(null, "", link || location.pathname);
      if (round.moves.length) remember("game", round.solved ? "" : link);
    },
    onKey: (event) => keys(event),
  });
  new Player(engine, play, open);
  const room = new EngineRoom(engine, play);
  const deal = new DealPanel(engine, (game, origin) => openLink({ game, origin, moves: [] }, { isNew: true }), freshSeed);
  const keys = listenToKeys({
    undo: () => play.undo(),
    redo: () => play.redo(),
    hint: () => void play.hint(),
    peek: (held) => play.peek(held),
    deal: () => deal.dealRandom(),
  });
  new Share(play, (moves) => new URL((play.round && linkOf(play.round, moves)) || "./", site.base).href);
  onClick("win-again", () => play.restart());
  onClick("win-next", () => deal.dealRandom());

  /** Whether the address follows the game; a link that could not be opened stays to be looked at. */
  let linkIsLive = true;
  let latest = 0;

  /** The position a puzzle begins with; undefined for the start of the game. @param {Link} link */
  async function beginning({ game, origin }) {
    if (origin.kind === "start") return undefined;
    if (origin.kind === "position") return origin.position;
    const { seed, distance } = origin.kind === "day" ? dailyPuzzle(game, origin.day) : origin;
    if (distance === undefined) return Game.randomPosition(game, seed);
    const { position } = await engine.ask("deal", { game, distance, seed });
    return position;
  }

  /** @param {Link} link @returns {Promise<Round>} */
  async function makeRound(link) {
    const round = new Round(open(link.game, await beginning(link)), link.origin);
    try {
      for (const move of link.moves) round.play(move);
    } catch (error) {
      round.free();
      throw new LinkError("m", `“m” holds a move that is not possible: ${/** @type {Error} */ (error).message}.`);
    }
    return round;
  }

  /**
   * Opens a link; says what is wrong if it cannot.
   * @param {Link} link
   * @param {{ isNew?: boolean, isLive?: boolean }} [how]
   * @returns {Promise<string | undefined>}
   */
  async function openLink(link, { isNew = false, isLive = true } = {}) {
    const mine = ++latest;
    try {
      const round = await makeRound(link);
      if (mine !== latest) return round.free(), undefined;
      element("puzzle-name").textContent = words.games[round.game];
      element("puzzle-origin").textContent = nameOrigin(round.game, round.origin);
      linkIsLive = isLive;
      if (isNew) {
        if (linkOf(round, []) !== location.search) history.pushState(null, "", linkOf(round, []) || location.pathname);
        play.say(words.ready);
      }
      deal.show(round.game, distanceOf(round));
      room.show(round.game);
      play.begin(round);
      void deal.learn().catch(() => undefined);
      return undefined;
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  }

  /** Opens what the address says, or a saved game; explains what cannot be opened and offers the start. @param {string} [saved] */
  async function openAddress(saved) {
    try {
      const wrong = await openLink(parseLink(saved || location.search));
      if (wrong) throw new LinkError("", wrong);
      play.say(saved ? words.resumed : words.ready);
    } catch (error) {
      await openLink(parseLink(""), { isLive: false });
      play.say(words.badLink(/** @type {Error} */ (error).message));
    }
  }

  window.addEventListener("popstate", () => void openAddress());
  showExample(open);
  void openAddress(location.search ? undefined : recall("game"));
}

if (!refuseFrames()) {
  compile(site.base, files.module).then(start).catch((error) => {
    element("message").textContent = words.engine.failed(error.message);
  });
  keepOffline((apply) => void offerUpdate(apply));
}
