// The modules of a page that know the rules of games.

/** @typedef {import("../pkg/game.js").Game} Game */
/**
 * @typedef {Pick<ReturnType<typeof import("../pkg/games.js").newGameModule>,
 *   "freshSeed" | "hasOnlyMoves" | "initSync" | "version"> & { Game: new (game: string, position?: string) => Game }} RulesModule
 */

/** @template {RulesModule} Module */
export class RulesModules {
  #make;
  #fileOf;
  /** By file. @type {Map<string, Module>} */
  #modules = new Map();

  /** @param {() => Module} make @param {(game: string) => string} fileOf  The file of the module of a game. */
  constructor(make, fileOf) {
    this.#make = make;
    this.#fileOf = fileOf;
  }

  /** The rules of a game, once they were started with the compiled module. @param {string} game */
  moduleOf = (game) => {
    const file = this.#fileOf(game);
    const module = this.#modules.get(file) ?? this.#make();
    this.#modules.set(file, module);
    return module;
  };

  /** Opens a game whose module is there. @type {import("./opening.js").MakeGame} */
  makeGame = (game, position) => new (this.moduleOf(game).Game)(game, position);

  /** Whether a game whose module is there has problems with an only move. @param {string} game */
  hasOnlyMoves = (game) => this.moduleOf(game).hasOnlyMoves(game);

  /** A seed for a game whose module is there. @param {string} game */
  freshSeed = (game) => this.moduleOf(game).freshSeed();
}
