// The modules of a page that know the rules of games.

/**
 * @typedef {Pick<ReturnType<typeof import("../pkg/games.js").newGameModule>,
 *   "Game" | "freshSeed" | "hasOnlyMoves" | "initSync" | "levels" | "version">} RulesModule
 */

export class RulesModules {
  #make;
  #fileOf;
  /** By file. @type {Map<string, RulesModule>} */
  #modules = new Map();

  /** @param {() => RulesModule} make @param {(game: string) => string} fileOf  The file of the module of a game. */
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

  /** The players of a game whose module is there: a person, and the levels of its engine. @param {string} game */
  seatsOf = (game) => [
    "you",
    ...this.moduleOf(game)
      .levels(game)
      .map(({ id }) => id),
  ];

  /** Whether a game whose module is there has problems with an only move. @param {string} game */
  hasOnlyMoves = (game) => this.moduleOf(game).hasOnlyMoves(game);

  /** A seed for a game whose module is there. @param {string} game */
  freshSeed = (game) => this.moduleOf(game).freshSeed();
}
