// The review of a game: what moves cost, and where the game turned.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import { engineFile, moduleFile } from "../../www/site/duels.js";
import { slopeOf } from "../../www/two_player/chances.js";
import { kindOf, learnKind } from "../../www/two_player/game_views.js";
import { analystOf } from "../../www/two_player/match.js";
import { commentOn } from "../../www/review/panel.js";
import { attempt, judge, points, turningPoints } from "../../www/review/turning_points.js";

const { newEngineModule } = await import(inRepository("pkg/engines.js"));
const { newGameModule } = await import(inRepository("pkg/games.js"));

// Node 20 has no languages.
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

const SLOPE = 1;
const move = (name, value, rest = {}) => ({ name, value, line: [name], bound: "exact", ...rest });
const judged = (best, played, ply = 0) =>
  judge(ply, "first", "b1", { best: "a1", moves: [move("a1", ...best), move("b1", ...played)] }, SLOPE);
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

test("certain results that are given away for certain are told as such", () => {
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
  assert.equal(judge(0, "first", "b1", { best: "a1", moves }, SLOPE), undefined);
  assert.equal(judge(0, "first", "b1", { best: "a1" }, SLOPE), undefined);
  // Of a move that wins within a limit, the winner is known.
  const within = [move("a1", 9, { bound: "lower", within: true, certain: 30 }), move("b1", -9, { certain: 2 })];
  assert.equal(judge(0, "first", "b1", { best: "a1", moves: within }, SLOPE).gift, "win");
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
  const thought = { best: "a1", moves: [move("a1", 0), move("b1", -3), move("c1", -0.2)] };
  const made = judge(0, "first", "b1", thought, SLOPE);
  assert.equal(attempt(made, "c1").isRight, true);
  assert.equal(attempt(made, "b1").isRight, false);
  assert.equal(attempt(made, "d1"), undefined);
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

// The same file as in tests/whole/reviews.rs: what `plyground games --review` tells.
for (const known of JSON.parse(readFileSync(inRepository("tests/data/reviews.json"), "utf8")))
  test(`a review in ${known.game} has the values that the command tells`, async () => {
    const { game, start, moves } = known;
    await learnKind(game);
    const analyst = analystOf(game, 2_000);
    const { Game } = open(newGameModule(), moduleFile(kindOf(game).id));
    const { Search } = open(newEngineModule(), engineFile(kindOf(game).id));
    const played = new Game(game, start);
    const made = moves.map((move, ply) => {
      const search = new Search(game, played.position, analyst, "1");
      let report = search.step(1_000_000);
      while (!report.finished) report = search.step(1_000_000);
      const side = /** @type {"first" | "second"} */ (played.side);
      played.play(move);
      return judge(ply, side, move, report, slopeOf(game, analyst));
    });
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
