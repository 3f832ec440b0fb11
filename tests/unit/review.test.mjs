// The review of a game: what moves cost, and where the game turned.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import { engineFile, moduleFile } from "../../www/site/match_games.js";
import { kindOf, learnKind } from "../../www/match/game_views.js";
import { commentOn } from "../../www/review/panel.js";
import { judgeAttempt, reviewGame } from "../../www/review/reviewer.js";
import { attempt, certainOf, choicesOf, judge, points, turningPoints } from "../../www/review/turning_points.js";
import { GameRecord } from "../../www/site/game_record.js";

const { newEngineModule } = await import(inRepository("pkg/engines.js"));
const { newGameModule } = await import(inRepository("pkg/games.js"));

// Node 20 has no languages.
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

const SLOPE = 1;
const move = (name, value, rest = {}) => ({ name, value, line: [name], bound: "exact", ...rest });
const judged = (best, played, ply = 0) =>
  judge(ply, "first", "b1", { depth: 1, best: "a1", moves: [move("a1", ...best), move("b1", ...played)] }, SLOPE);
/** A cost in points, without certain ends. */
const costing = (cost, ply) => {
  const chance = 0.5 - cost / 100;
  return judged([0], [Math.log(chance / (1 - chance))], ply);
};

test("a move costs the difference of expected scores", () => {
  assert.equal(points([judged([0], [0])]), 0);
  assert.equal(points([costing(31), costing(12)]), 43);
  assert.equal(judged([0], [-1]).gift, undefined);
});

test("certain results that are given away for certain are reported as such", () => {
  const [win, late, draw, loss] = [
    [9, { certain: 7 }],
    [9, { certain: 21 }],
    [0, { certain: 4 }],
    [-9, { certain: 2 }],
  ];
  assert.deepEqual(
    [judged(win, loss), judged(win, draw), judged(draw, loss)].map(({ gift, cost }) => [gift, cost]),
    [
      ["win", 1],
      ["win", 0.5],
      ["draw", 0.5],
    ],
  );
  // A later win is a win, and what is not proven is an estimate.
  assert.deepEqual(
    [judged(win, late), judged(loss, loss)].map(({ gift, cost }) => [gift, cost]),
    [
      [undefined, 0],
      [undefined, 0],
    ],
  );
  assert.equal(judged(win, [0]).gift, undefined);
});

test("a move without a value of its own is not judged", () => {
  const moves = [move("a1", 0), move("b1", -3, { bound: "upper" })];
  const search = { depth: 1, best: "a1" };
  assert.equal(judge(0, "first", "b1", { ...search, moves }, SLOPE), undefined);
  assert.equal(judge(0, "first", "b1", search, SLOPE), undefined);
  // Before all moves have been searched to a depth, none is judged.
  const early = { ...search, depth: 0, moves: [move("a1", 0), move("b1", -3)] };
  assert.equal(judge(0, "first", "b1", early, SLOPE), undefined);
  // Of a move that wins within a limit, the winner is known.
  const within = [move("a1", 9, { bound: "lower", within: true, certain: 30 }), move("b1", -9, { certain: 2 })];
  assert.equal(judge(0, "first", "b1", { ...search, moves: within }, SLOPE).gift, "win");
});

test("the costliest moves are shown in the order of the game", () => {
  const plies = (...costs) => turningPoints(costs.map(costing)).map(({ ply }) => ply);
  assert.deepEqual(plies(4, 12, 0, 31), [1, 3]);
  assert.deepEqual(plies(11, 12, 13, 14, 15, 16, 17), [1, 2, 3, 4, 5, 6]);
  // Without a mistake, small losses are shown, but not the noise.
  assert.deepEqual(plies(4, 1, 0, 8), [0, 3]);
  assert.deepEqual(plies(1, 1), []);
});

test("another attempt is right if it keeps the value", () => {
  const thought = { depth: 1, best: "a1", moves: [move("a1", 0), move("b1", -3), move("c1", -0.2)] };
  const made = judge(0, "first", "b1", thought, SLOPE);
  assert.equal(attempt(made, "c1").isRight, true);
  assert.equal(attempt(made, "b1").isRight, false);
  assert.equal(attempt(made, "d1"), undefined);
});

const lost = (certain, side = "second") => ({ value: certain - 1000, certain, line: ["z9"], side });
const searched = (...values) => ({
  depth: 2,
  best: "a1",
  moves: ["a1", "b1", "c1"].map((name, at) => move(name, values[at])),
});

// The same cases as in src/review/choices.rs.
test("a move takes the certain value of the position behind it", () => {
  const open = () => choicesOf(0, "first", "b1", searched(0, -3, -4), SLOPE);
  let choices = open();
  choices.learn(choices.played, lost(2));
  assert.equal(commentOn(choices.judged), "won in 3");
  assert.deepEqual([choices.best.name, choices.played.value, choices.played.line], ["b1", 997, ["b1", "z9"]]);
  // A later win may not be the soonest.
  assert.deepEqual([choices.certain.certain, choices.certain.within], [3, undefined]);
  choices = open();
  choices.learn(choices.played, lost(4));
  assert.deepEqual([choices.certain.certain, choices.certain.within], [5, true]);
  // Where the same player goes on, they are the ones who lose.
  choices = open();
  choices.learn(choices.played, lost(2, "first"));
  assert.equal(commentOn(choices.judged), "lost in 3; cost 50 points; better a1 (50 %): a1");
  assert.equal(choices.certain, undefined);
  choices.learn(choices.choices[0], lost(5, "first"));
  choices.learn(choices.choices[2], lost(1, "first"));
  assert.equal(commentOn(choices.judged), "lost in 3");
  assert.equal(choices.certain.value, -994);
});

test("before a verdict both moves are looked behind once", () => {
  const choices = choicesOf(0, "first", "b1", searched(0, -3, -0.5), SLOPE);
  const next = () => choices.doubtful()?.name;
  assert.deepEqual([next(), next(), next()], ["b1", "a1", undefined]);
  // If the better move loses, the next one is looked behind.
  choices.learn(choices.best, lost(3, "first"));
  assert.deepEqual([next(), next()], ["c1", undefined]);
  // A small loss is no verdict.
  assert.equal(choicesOf(0, "first", "a1", searched(0, -3, -0.5), SLOPE).doubtful(), undefined);
});

test("a search that ended early proves wins only", () => {
  const value = (value, ...moves) => certainOf({ value, certain: 5, depth: 3, moves, line: [] }, "first")?.value;
  assert.equal(value(995, move("a1", 995, { certain: 5 }), move("b1", -3)), 995);
  assert.equal(value(-995, move("a1", -995, { certain: 5 }), move("b1", -997, { certain: 3 })), -995);
  assert.equal(value(-995, move("a1", 2), move("b1", 1)), undefined);
});

test("comments in records say what a move is worth and what was better", () => {
  const evenly = [Math.log(35 / 65)];
  for (const [best, played, expected] of [
    [[0], [0], "50 %"],
    [[0], evenly, "35 %; cost 15 points; better a1 (50 %): a1"],
    [[9, { certain: 7 }], [-9, { certain: 2 }], "lost in 2; gave away a win; better a1 (won in 7): a1"],
    [[0, { certain: 4 }], [-9, { certain: 2, within: true }], "lost within 2; gave away a draw; better a1 (drawn): a1"],
  ])
    assert.equal(commentOn(judged(best, played)), expected);
});

const open = (module, file) => {
  module.initSync({ module: readFileSync(inRepository(file)) });
  return module;
};

/** A game of moves, and an engine for it without a worker. */
async function openGame({ game, start, moves }) {
  await learnKind(game);
  const { Game } = open(newGameModule(), moduleFile(kindOf(game).id));
  const { Search } = open(newEngineModule(), engineFile(kindOf(game).id));
  const record = new GameRecord(new Game(game, start), /** @type {any} */ ({}));
  for (const move of moves) record.play(move);
  const ask = async (_op, { game, position, engine, seed }) => {
    const search = new Search(game, position, engine, seed);
    let report = search.step(1_000_000);
    while (!report.finished) report = search.step(1_000_000);
    return report;
  };
  return { record, engine: { ask } };
}
const unstopped = () => ({ signal: new AbortController().signal, onValued() {} });

// The same file as in tests/whole/reviews.rs: what `plyground games --review` tells.
for (const known of JSON.parse(readFileSync(inRepository("tests/data/reviews.json"), "utf8")))
  test(`a review in ${known.game} has the values that the command tells`, async () => {
    const { record, engine } = await openGame(known);
    const made = await reviewGame(engine, record, { ...unstopped(), nodes: 2_000 });
    assert.deepEqual(
      made.map(({ best }) => best.name),
      known.best,
    );
    for (const [ply, { cost }] of made.entries()) assert.ok(Math.abs(cost - known.costs[ply]) < 1e-12, `${ply}`);
    assert.deepEqual(
      made.map(({ gift }) => gift ?? null),
      known.gifts,
    );
    assert.deepEqual(
      turningPoints(made).map(({ ply }) => ply + 1),
      known.turningPoints,
    );
  });

/** A position of Breakthrough that g3-h2 alone wins, in three plies: all captures are searched on, and hide it. */
const WON = { game: "breakthrough", start: "bbbbbbb1/8/wwwww3/4www1/bbb5/bwb1bbb1/2w5/ww1www1w b" };

test("an only win beyond the depth of a review is right, played or tried", async () => {
  const { record, engine } = await openGame({ ...WON, moves: ["g3-h2"] });
  const worths = [];
  const how = { ...unstopped(), onValued: (ply, { value, certain }) => worths.push([ply, value > 0, certain]) };
  const [made] = await reviewGame(engine, record, how);
  assert.equal(commentOn(made), "won in 3");
  assert.deepEqual(worths, [[0, true, 3]]);

  const other = await openGame({ ...WON, moves: ["a4xb3"] });
  const [missed] = await reviewGame(other.engine, other.record, unstopped());
  assert.notEqual(missed.best.name, "g3-h2");
  const tried = await judgeAttempt(other.engine, other.record, missed, "g3-h2");
  assert.deepEqual([tried.isRight, tried.choice.certain], [true, 3]);
});
