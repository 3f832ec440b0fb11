// The page of games for two: loads the engine, opens what the address says, and joins the parts.

import { Game, Search, freshSeed, initSync, levels, version } from "./pkg/games.js";
import { begin } from "./app/begin.js";
import { site } from "./app/boot.js";
import { element, onClick } from "./app/dom.js";
import { Engine } from "./app/engine.js";
import { files } from "./app/files.js";
import { listenToKeys } from "./app/keys.js";
import { language, offerLanguages, translate } from "./app/language.js";
import { LinkError } from "./app/link.js";
import { recall, remember } from "./app/store.js";
import { learnWords as learnCommonWords, words as common } from "./app/words.js";
import { SIZES, readVariant, writeVariant } from "./match/isolation.js";
import { formatGameLink, parseGameLink } from "./match/link.js";
import { Match } from "./match/match.js";
import { openGame, startOf } from "./match/opening.js";
import { Panel } from "./match/panel.js";
import { formatRecord, parseRecord } from "./match/record.js";
import { explain, learnWords, words } from "./match/words.js";

/** @typedef {import("./match/link.js").GameLink} GameLink */
/** @typedef {import("./match/match.js").Side} Side */

const SIDES = /** @type {const} */ (["first", "second"]);
const select = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (element(id));
const field = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (element(id));

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  initSync({ module: compiled });
  const seatsOf = (/** @type {string} */ game) => ["you", ...levels(game).map(({ id }) => id)];
  const engine = new Engine({
    compiled,
    module: { Game, Search, initSync, version },
    worker: files.gamesWorker,
    site,
    version: version(),
    onTable() {},
    onNotice: (notice) => panel.say(common.engine[notice]),
  });
  const match = new Match(engine, {
    onShow: () => panel.show(),
    onChange: () => follow(),
    onMove: (move, side) => panel.say(words.moved(words.players[side], move, panel.turn)),
    onThought: (thought, seconds) => panel.showThought(thought, seconds),
    onError: (error) => panel.say(common.engine.failed(explain(error))),
  });
  const panel = new Panel(match, { onKey: (event) => keys(event) });
  const keys = listenToKeys({
    undo: () => match.undo(),
    redo: () => match.redo(),
    letters: { h: () => void panel.hint(), w: () => void panel.why(), f: () => panel.flip(), p: () => panel.pause(), n: () => newGame() },
  });
  let linkIsLive = true;

  /** The link of the game. @param {string[]} moves @returns {GameLink} */
  const linkOf = (moves) => ({ game: match.round?.game ?? "isolation", position: match.round && startOf(match.round), moves, ...match.seats });

  /** The address follows the game. */
  function follow() {
    const { round } = match;
    if (!round) return;
    const link = formatGameLink(linkOf(round.made));
    if (linkIsLive || round.at) history.replaceState(null, "", link || location.pathname);
    if (round.moves.length) remember("match", round.outcome ? "" : link);
    field("position").value = round.position;
    field("record").value = formatRecord({ game: round.game, position: startOf(round), moves: round.made });
    for (const side of SIDES) {
      select(`seat-${side}`).value = match.seats[side];
      element(`about-${side}`).textContent = words.levels[match.seats[side]].about;
    }
  }

  /** Opens a game with its moves made; throws in words for people. @param {GameLink} link */
  function open(link) {
    const round = openGame(link, Game);
    const { movement, columns, rows } = readVariant(link.game);
    element("game-name").textContent = words.games.isolation;
    element("variant").textContent = words.variant(words.movements[movement], words.size(columns, rows));
    select("movement").value = movement;
    select("size").value = `${columns}x${rows}`;
    if (select("size").selectedIndex < 0) select("size").append(new Option(words.size(columns, rows), `${columns}x${rows}`, true, true));
    match.begin(round, { first: link.first, second: link.second }, freshSeed());
  }

  /** @param {string} [game] */
  function newGame(game = match.round?.game ?? "isolation") {
    const link = { game, moves: [], ...match.seats };
    linkIsLive = true;
    history.pushState(null, "", formatGameLink(link) || location.pathname);
    open(link);
    panel.say(words.ready);
  }

  /** Opens what the address says, or a saved game. @param {string} [saved] */
  function openAddress(saved) {
    try {
      linkIsLive = true;
      open(parseGameLink(saved || location.search, seatsOf));
      panel.say(saved ? words.resumed : match.round?.at ? panel.turn : words.ready);
    } catch (error) {
      linkIsLive = false;
      open(parseGameLink("", seatsOf));
      panel.say(words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`));
    }
  }

  /** Reads a text typed in; says what is wrong with it. @param {() => void} read */
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

  for (const side of SIDES) {
    element(`name-${side}`).textContent = words.seatName(words.players[side], side);
    select(`seat-${side}`).append(...seatsOf("isolation").map((id) => new Option(words.levels[id].name, id)));
    select(`seat-${side}`).addEventListener("change", () => match.sit(side, select(`seat-${side}`).value));
  }
  select("movement").append(...Object.entries(words.movements).map(([value, text]) => new Option(text, value)));
  select("size").append(...SIZES.map((lines) => new Option(words.size(lines, lines), `${lines}x${lines}`)));
  for (const id of ["movement", "size"]) {
    select(id).addEventListener("change", () => {
      const [columns, rows] = select("size").value.split("x").map(Number);
      newGame(writeVariant({ movement: select("movement").value, columns, rows }));
    });
  }
  onClick("new-game", () => newGame());
  element("position-form").addEventListener("submit", (event) => {
    event.preventDefault();
    tryText(() => open({ game: match.round?.game ?? "isolation", position: field("position").value.trim(), moves: [], ...match.seats }));
  });
  element("record-form").addEventListener("submit", (event) => {
    event.preventDefault();
    tryText(() => open({ ...parseRecord(field("record").value), ...match.seats }));
  });
  onClick("share", async () => {
    const { openShare } = await import("./match/share.js");
    if (match.round) openShare({ round: match.round, linkOf }, site.base);
  });
  addEventListener("popstate", () => openAddress());
  openAddress(location.search ? undefined : recall("match"));
}

/** Puts the page's own text into its language. */
async function speak() {
  offerLanguages(select("language"));
  await Promise.all([learnCommonWords(), learnWords()]);
  if (language() === "de") translate((await import("./match/html_de.js")).texts);
}

void begin({ module: files.gamesModule, speak, start, fail: (error) => (element("message").textContent = common.engine.failed(explain(error))) });
