// The modules of two-player games, in Node.
import { readFile } from "node:fs/promises";
import { gameModules } from "../../www/site/files.js";
import { inRepository } from "./repository.mjs";

const { newGameModule } = await import(inRepository("pkg/games.js"));

/** The module of a game by its name without a variant. @param {string} game */
export async function loadGame(game) {
  const module = newGameModule();
  module.initSync({ module: await readFile(inRepository(gameModules[game])) });
  return module;
}
