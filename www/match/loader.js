// The modules of the two-player games: each game has its own, which is fetched when the game is first wanted. And the
// workers for the game on the board.

import { newGameModule } from "../pkg/games.js";
import { Engine } from "../site/engine.js";
import { compile } from "../site/fetch_files.js";
import { isMissingPart, tellMissing } from "../site/load_errors.js";
import { words } from "../site/words.js";
import { engineParts, proverParts } from "./engines.js";
import { fileOf, kindId } from "./game_modules.js";
import { hasKind, kindOf, learnKind } from "./game_views.js";
import { FRIEND } from "./link.js";
import { RulesModules } from "./rules_modules.js";

/** @typedef {import("../site/engine.js").Notice} Notice */

const rules = new RulesModules(newGameModule, fileOf);
export const { moduleOf, makeGame, hasOnlyMoves, freshSeed } = rules;

/** A new game of the same variant, whose start is drawn if that varies. @param {string} game */
export const freshGame = (game) => kindOf(game).draw?.(game, freshSeed(game)) ?? game;

/** The players of a game whose module is there: a person, and the levels of its engine. @param {string} game */
export const seatsOf = (game) => [
  "you",
  ...moduleOf(game)
    .levels(game)
    .map(({ id }) => id),
];

/** The possible players of a game on its page: a person here, one elsewhere, and the levels. @param {string} game */
export function playersOf(game) {
  const [you, ...levels] = seatsOf(game);
  return [you, FRIEND, ...levels];
}

/** The game of a wrong link: with its variant if that exists. @param {string} game */
export function existingGame(game) {
  try {
    makeGame(game, undefined).free();
    return game;
  } catch {
    return kindId(game);
  }
}

/** A worker for the game that is asked about. */
class EngineOfGame {
  #partsOf;
  #site;
  #onNotice;
  #file = "";
  /** @type {Engine | undefined} */
  #engine;

  /**
   * @param {typeof engineParts} partsOf @param {import("../site/service.js").Site} site
   * @param {(notice: Notice) => void} onNotice
   */
  constructor(partsOf, site, onNotice) {
    this.#partsOf = partsOf;
    this.#site = site;
    this.#onNotice = onNotice;
  }

  /**
   * Asks the worker of the game; that of another game ends.
   * @type {Engine["ask"]}
   */
  ask(op, details, options) {
    const { game } = /** @type {{ game: string }} */ (details);
    const file = fileOf(game);
    if (this.#file !== file) {
      this.#engine?.stop();
      this.#engine = undefined;
    }
    this.#file = file;
    this.#engine ??= new Engine({
      ...this.#partsOf(game, this.#site.base),
      site: this.#site,
      version: moduleOf(game).version(),
      onNotice: this.#onNotice,
    });
    return this.#engine.ask(op, details, options);
  }
}

export class Loader {
  rules = rules;
  #site;
  /** The files of the modules that were started. @type {Set<string>} */
  #started = new Set();
  /** Plays games. */
  engine;
  /** Finds and proves problems. */
  prover;

  /** @param {import("../site/service.js").Site} site @param {(notice: Notice) => void} onNotice */
  constructor(site, onNotice) {
    this.#site = site;
    this.engine = new EngineOfGame(engineParts, site, onNotice);
    this.prover = new EngineOfGame(proverParts, site, onNotice);
  }

  /** Whether a game can be opened immediately. @param {string} game */
  has(game) {
    return hasKind(game) && this.#started.has(fileOf(game));
  }

  /** Takes a module. @param {string} game @param {WebAssembly.Module} compiled */
  keep(game, compiled) {
    moduleOf(game).initSync({ module: compiled });
    this.#started.add(fileOf(game));
  }

  /** Fetches what shows a game, unless it is there; throws readable errors. @param {string} game */
  async load(game) {
    if (this.has(game)) return;
    const file = fileOf(game);
    const compiling = this.#started.has(file) ? undefined : compile(this.#site.base, file);
    const [compiled] = await Promise.all([compiling, learnKind(game)]).catch((error) => {
      if (isMissingPart(error)) tellMissing();
      throw new Error(words.partMissing);
    });
    if (compiled) this.keep(game, compiled);
  }
}
