// How long it takes in WebAssembly to find the first problem of a seed: `node benches/problems.mjs [seeds]` after
// `./build.sh dist`.
import { readFileSync } from "node:fs";
import { newProblemModule } from "../pkg/problems.js";
import { DUELS, problemFile } from "../www/site/duels.js";

const MOST = 5_000; // games, as on the page
const SEEDS = Number(process.argv[2] ?? 60);

console.log("| game | median | 95 % |\n|---|--:|--:|");
for (const game of DUELS) {
  const module = newProblemModule();
  const file = new URL(`../${problemFile(game)}`, import.meta.url);
  module.initSync({ module: new WebAssembly.Module(readFileSync(file)) });
  const times = [];
  // The first one is compiled.
  for (let seed = 0; seed <= SEEDS; seed++) {
    const begun = performance.now();
    const problems = new module.Problems(game, `seed ${seed}`);
    let found;
    do found = problems.stepFor(10);
    while (!found.problem && found.games < MOST);
    problems.free();
    if (seed) times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
  console.log(`| ${game} | ${at(0.5)} | ${at(0.95)} |`);
}
