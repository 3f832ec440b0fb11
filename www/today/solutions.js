// The solutions of a day, found by the prover of each game.

import { Loader } from "../match/loader.js";
import { Finder } from "../problems/finder.js";
import { USUAL } from "../problems/link.js";
import { DEFAULT_PUZZLE } from "../puzzles.js";
import { learn } from "../site/i18n.js";
import { site } from "../site/start_page.js";
import { words } from "../site/words.js";

/**
 * The line of each problem of a day: the key, a longest defence, and so on to the end. The puzzle has none.
 * @param {readonly string[]} games @param {string} day @param {Map<string, Promise<import("./day_list.js").DayList>>} lists
 * @returns {AsyncGenerator<[game: string, line: string[]]>}
 */
export async function* solutionsOf(games, day, lists) {
  await learn(words);
  const loader = new Loader(site, () => undefined);
  const finder = new Finder(loader.prover);
  for (const game of games) {
    if (game === DEFAULT_PUZZLE) continue;
    await loader.load(game);
    const listed = (await lists.get(game))?.find(day);
    const problem = listed ?? (await finder.find({ game, ...USUAL, day }, () => undefined))?.problem;
    if (!problem) continue;
    const { position, turns } = problem;
    const { moves } = await loader.prover.ask("solution", { game, position, turns });
    yield [game, moves];
  }
}
