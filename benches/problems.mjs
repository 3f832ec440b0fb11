// Measures how long WebAssembly takes to find the first problem of a seed, for each choice that the page offers:
// `node benches/problems.mjs [seeds]` after `./build.sh dist`. Times are of the processor.
import { readFileSync } from "node:fs";
import { newProverModule } from "../pkg/provers.js";
import { OFFERED, gradesOffered } from "../www/problems/offers.js";
import { proverFile } from "../www/site/match_games.js";

const MOST = 5_000; // games, as on the page
const SEEDS = Number(process.argv[2] ?? 20);
const now = () => process.cpuUsage().user / 1_000;

console.log("| game | turns | grade | median | 95 % |\n|---|---|---|--:|--:|");
for (const [game, rows] of Object.entries(OFFERED)) {
  const module = newProverModule();
  const file = new URL(`../${proverFile(game)}`, import.meta.url);
  module.initSync({ module: new WebAssembly.Module(readFileSync(file)) });
  for (const [turns] of rows)
    for (const grades of gradesOffered(game, turns)) {
      const times = [];
      // The first one is compiled.
      for (let seed = 0; seed <= SEEDS; seed++) {
        const begun = now();
        const problems = new module.Problems(game, `seed ${seed}`, turns, grades);
        let found;
        do found = problems.stepFor(10);
        while (!found.problem && found.games < MOST);
        problems.free();
        if (seed) times.push(now() - begun);
      }
      times.sort((one, other) => one - other);
      const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
      console.log(`| ${game} | ${turns} | ${grades} | ${at(0.5)} | ${at(0.95)} |`);
    }
}
