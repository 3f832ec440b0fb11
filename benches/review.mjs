// Measures reviews of games between the levels Easy and Medium: how long one takes, and how many moves are judged otherwise by
// ten times the nodes: `node benches/review.mjs [games]` after `./build.sh dist`. Times are of the processor.
import { readFileSync } from "node:fs";
import { newEngineModule } from "../pkg/engines.js";
import { newGameModule } from "../pkg/games.js";
import { kindOf, learnKind } from "../www/two_player/game_views.js";
import { NODES, reviewGame } from "../www/review/reviewer.js";
import { DUELS, engineFile, moduleFile } from "../www/site/duels.js";
import { GameRecord } from "../www/site/game_record.js";

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
  const engine = { ask: async (_op, { position, engine, seed }) => search(position, engine, seed) };
  const signal = new AbortController().signal;
  /** The classes of the moves of a game, by ply, as far as they have values. */
  const classesOf = async (round, nodes) => {
    const judged = await reviewGame(engine, round, { signal, nodes, onValued() {} });
    const classOf = ({ cost }) => CLASSES.filter((points) => 100 * cost >= points).length;
    return new Map(judged.map((move) => [move.ply, classOf(move)]));
  };
  let [moves, time, otherwise, far] = [0, 0, 0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    const round = new GameRecord(new Game(kindOf(game).draw?.(game, `${seed}`) ?? game), /** @type {any} */ ({}));
    while (!round.outcome) {
      const level = (round.side === "first") === seed % 2 > 0 ? "easy" : "medium";
      round.play(search(round.position, level, `${seed} ${round.at}`).best);
    }
    const begun = now();
    const usual = await classesOf(round, NODES);
    time += now() - begun;
    const careful = kindOf(game).analyst ? usual : await classesOf(round, 10 * NODES);
    for (const [ply, found] of usual) {
      const better = careful.get(ply);
      if (better === undefined) continue;
      moves++;
      otherwise += Number(found !== better);
      far += Number(Math.abs(found - better) > 1);
    }
    round.free();
  }
  const share = (count) => `${((100 * count) / moves).toFixed(1)} %`;
  console.log(`| ${game} | ${moves} | ${(time / GAMES / 1_000).toFixed(2)} | ${share(otherwise)} | ${share(far)} |`);
}
