// The words that describe an experiment before it runs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as games from "../../pkg/games_plan.js";
import * as puzzles from "../../pkg/puzzles_plan.js";
import { CONTESTS, kindOf, learnLevels } from "../../www/laboratory/schema.js";
import { describe } from "../../www/laboratory/describe.js";
import { planOf } from "../../www/match/game_modules.js";
import { words } from "../../www/laboratory/words.js";
import { inRepository } from "../e2e/repository.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

const TOURNAMENT = "kind=tournament&g=isolation:5x5&engines=easy;beginner;random&n=6";
const EFFORT =
  "kind=effort&g=isolation:5x5&engines=minimax/eval=improved/depth=2;alpha-beta/eval=improved/depth=2;alpha-beta/eval=improved/depth=1&n=8&to=8";
const PLAYOUTS = "kind=playouts&g=isolation:5x5&n=40";

/** @type {[query: string, words: RegExp][]} */
const CASES = [
  [
    "",
    /^Autoplay: 1,068 games from random positions at distance 14 from the win \(drawn with replacement, seed 1\)\. .*t = 5 .* the Manhattan Metric \(man\), .*Ties are broken at random\. A game that is not won after 100 moves is lost\.$/,
  ],
  [
    "noise=add&w=0.1&ends=open",
    /Noise “Add”: value \+ rv\. The random number rv is drawn uniformly from −0\.1 to 0\.1, excluding the bounds\. Random numbers are drawn once for each position and search\./,
  ],
  [
    "noise=comb&draw=game&size=12&type1=keep&type2=newest",
    /from 0 to 0\.5\. .*the game’s transposition table keeps them\. The table has 2\^12 entries; another position in an entry is kept, and for the same position the newest is kept\./,
  ],
  [
    "eval=man%2B0.5*l2&round=0.25&win=buggy&tie=fat&fat=distinct&found=value&limit=30&ci=normal",
    /the sum man \+ 0\.5 · l2, rounded to multiples of 0\.25, .*Win has the value 0.*fat move.*counts once.*minimum value is that of Win.*after 30 moves.*normal approximation/,
  ],
  ["eval=random", /a random number for each \(Random Evaluation\).*Random numbers are drawn once/],
  [
    "dtw=all&replace=no&seed=ab&n=5",
    /5 games from random positions of the whole puzzle \(drawn without replacement, seed ab\)/,
  ],
  [
    "start=115.987654321&sweep=w&over=0,0.1&noise=add&n=3",
    /3 games from the position 115\.987654321 \(seed 1\).*repeated for each intensity: 0, 0\.1; 6 trials in total\.$/,
  ],
  [
    "sweep=dtw&over=8,all",
    /random positions at each distance compared below .*repeated for each distance: 8, all; 2,136 trials/,
  ],
  ["sweep=eval&over=man,play", /each evaluation compared below/],
  ["sweep=t&over=4,5", /each depth t compared below/],
  [
    "kind=com&last=3",
    /^Choice of Moves, measured 1,068 times at random positions .* Searches of every depth from 1 to 3 .*Hits are those/,
  ],
  [
    "kind=ties&first=2&last=2&n=1",
    /^Ties and coarseness, counted once at a random position .* Searches of depth 2 evaluate the successors/,
  ],
  ["kind=trace", /^Trace: one game from a random position at distance 14 .*recorded move by move/],
  [
    "kind=sample&n=9",
    /^Sample: 9 positions, namely random positions at distance 14 from the win \(drawn with replacement, seed 1\)\.$/,
  ],
  [
    TOURNAMENT,
    /^Tournament in Isolation \(5 × 5\): each of 3 engines meets every other in 6 pairs of games\. Engines: 1 easy = alpha-beta\/eval=improved\/depth=2\/margin=1, 2 beginner = .*, 3 random\. Both games of a pair begin after the same 2 random moves, .* after 1,000 moves is a draw\. Seed 1\.$/,
  ],
  [
    "kind=tournament&g=isolation:queen&engines=easy;random&n=1&opening=0&plies=9&seed=b",
    /^Tournament in Isolation \(7 × 7, pieces move like queens\): two engines meet in one pair of games\. .*All games begin at the start.* after 9 moves is a draw\. Seed b\.$/,
  ],
  [
    "kind=tournament&g=isolation&engines=easy&against=random;beginner&sprt=-10:20:0.01:0.1",
    /one engine meets each of 2 opponents in 50 pairs of games.*differences of −10 and 20 Elo points, with error probabilities of 1 % and 10 %\./,
  ],
  [
    EFFORT,
    /^Effort in Isolation \(5 × 5\): 3 engines search the same 8 positions after 2 to 8 random moves\. Engines: 1 minimax\/eval=improved\/depth=2, .* All are compared with the first\. Seed 1\.$/,
  ],
  ["kind=effort&g=isolation&engines=easy&n=1&from=3&to=3", /: one engine searches one position after 3 random moves\./],
  [
    "kind=effort&g=isolation:5x5&engines=mtd/depth=2;mtd/depth=2/driver=step&n=20&walk=6",
    /: 2 engines search the same 20 positions, the first 6 of every random game\./,
  ],
  [
    PLAYOUTS,
    /^Playouts of Isolation \(5 × 5\): 40 games from the start; random plays both sides\. .* is stopped there\. Seed 1\.$/,
  ],
  [
    "kind=playouts&g=loa:mover-wins:6x6&engines=random&n=1",
    /^Playouts of Lines of Action \(6 × 6, the mover wins\): one game/,
  ],
  [
    "kind=playouts&g=loa:6x6&engines=alpha-beta/eval=quad/depth=1;random&n=3&opening=2",
    /: 3 pairs of games from the start between alpha-beta\/eval=quad\/depth=1 and random; each begins one\. The first 2 moves are random, and the same in both games of a pair\./,
  ],
  ["kind=effort&g=loa:6x6&engines=minimax/eval=quad&n=3&from=4&to=4&by=random", /3 positions after 4 random moves\./],
  [
    "kind=effort&g=loa:6x6&engines=minimax/eval=quad&n=3&from=4&to=8&by=minimax/eval=quad/depth=1",
    /3 positions after 4 to 8 moves by minimax\/eval=quad\/depth=1\./,
  ],
  [
    "kind=effort&g=loa:6x6&engines=minimax/eval=quad&n=3&walk=8&by=minimax/eval=quad/depth=1",
    /the first 8 of every game by minimax/,
  ],
  ["kind=tournament&g=loa&engines=easy;random", /^Tournament in Lines of Action: two engines/],
  ["kind=playouts&g=tzaar:random=1f&engines=random&n=1", /^Playouts of Tzaar \(random start, seed 1f\): one game/],
  [
    "kind=playouts&g=isolation:king:4x5&engines=beginner&n=1",
    /4 × 5, pieces move like kings\): one game .*; beginner \(alpha-beta\/eval=open\/depth=1\/margin=1\) plays both sides/,
  ],
];

/** The laboratory's description of an experiment. @param {string} query */
async function about(query) {
  const isContest = CONTESTS.includes(kindOf(query));
  const plan = isContest ? games : puzzles;
  plan.initSync({ module: await readFile(inRepository(planOf(isContest))) });
  learnLevels((game) => ("levels" in plan ? plan.levels(game) : []));
  const experiment = new plan.Experiment(query);
  try {
    return describe(experiment.query, words.phrases);
  } finally {
    experiment.free();
  }
}

for (const [query, expected] of CASES)
  test(`the words about ${query || "the default experiment"}`, async () => assert.match(await about(query), expected));
