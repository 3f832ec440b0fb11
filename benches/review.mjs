// Measures reviews of games between the levels Easy and Medium: how long one takes, and how many moves are judged otherwise by
// ten times the nodes: `node benches/review.mjs [games]` after `./build.sh dist`. Times are of the processor.
import { readFileSync } from "node:fs";
import { newEngineModule } from "../pkg/engines.js";
import { newGameModule } from "../pkg/games.js";
import { slopeOf } from "../www/two_player/chances.js";
import { kindOf, learnKind } from "../www/two_player/game_views.js";
import { analystOf } from "../www/two_player/match.js";
import { NODES } from "../www/review/reviewer.js";
import { judge } from "../www/review/turning_points.js";
import { DUELS, engineFile, moduleFile } from "../www/site/duels.js";

// Node 20 has no languages.
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

const GAMES = Number(process.argv[2] ?? 40);
/** Costs of a move, in points, from which it is of the next class: good, imprecise, a mistake, a blunder. */
const CLASSES = [3, 10, 25];
const now = () => process.cpuUsage().user / 1_000;
const open = (make, file) => {
  const module = make();
  module.initSync({ module: new WebAssembly.Module(readFileSync(new URL(`../${file}`, import.meta.url))) });
  return module;
};

console.log("| game | moves | seconds a game | otherwise | by two classes or more |\n|---|--:|--:|--:|--:|");
for (const game of DUELS) {
  await learnKind(game);
  const [{ Game }, { Search }] = [open(newGameModule, moduleFile(game)), open(newEngineModule, engineFile(game))];
  const search = (position, engine, seed) => {
    const search = new Search(game, position, engine, seed);
    let report;
    do report = search.stepFor(1_000);
    while (!report.finished);
    search.free();
    return report;
  };
  /** The class of a move, or undefined if it has no value. */
  const classOf = (position, move, side, nodes) => {
    const analyst = analystOf(game, nodes);
    const judged = judge(0, side, move, search(position, analyst, "1"), slopeOf(game, analyst));
    return judged && CLASSES.filter((points) => 100 * judged.cost >= points).length;
  };
  let [moves, time, otherwise, far] = [0, 0, 0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    const played = new Game(kindOf(game).draw?.(game, `${seed}`) ?? game);
    for (let ply = 0; !played.outcome(); ply++) {
      const { position, side } = played;
      const level = (side === "first") === seed % 2 > 0 ? "easy" : "medium";
      const { best } = search(position, level, `${seed} ${ply}`);
      const begun = now();
      const usual = classOf(position, best, side, NODES);
      time += now() - begun;
      const careful = kindOf(game).analyst ? usual : classOf(position, best, side, 10 * NODES);
      played.play(best);
      if (usual === undefined || careful === undefined) continue;
      moves++;
      otherwise += Number(usual !== careful);
      far += Number(Math.abs(usual - careful) > 1);
    }
    played.free();
  }
  const share = (count) => `${((100 * count) / moves).toFixed(1)} %`;
  console.log(`| ${game} | ${moves} | ${(time / GAMES / 1_000).toFixed(2)} | ${share(otherwise)} | ${share(far)} |`);
}
