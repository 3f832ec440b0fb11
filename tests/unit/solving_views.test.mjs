// What views see of a problem being solved: each state once, and none in between.
import assert from "node:assert/strict";
import { test } from "node:test";
import { notingRecord } from "./noting_record.mjs";

globalThis.navigator ??= { languages: ["en"] };
const { Solving } = await import("../../www/problems/solving.js");
const { follow } = await import("../../www/site/state.js");
const { learnKind } = await import("../../www/match/game_views.js");
const { taskOf, toneOf } = await import("../../www/problems/solving_texts.js");
await learnKind("loa");

const record = () => notingRecord({ last: { from: [0], to: [8] }, positionAfter: String });

test("a wrong turn is seen to be judged, refuted, answered, and to go back", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const judgement = { verdict: "fails", reply: ["b1-b2"], left: 2 };
  const engine = { ask: async () => judgement };
  const solving = new Solving(engine, { say() {}, onEnd: () => assert.fail("it has not ended") });
  const seen = [];
  follow(() => {
    const { record, phase, canTakeBack } = solving;
    if (record) seen.push([phase, record.at, toneOf(solving), canTakeBack, taskOf(solving)].join(", "));
  });
  const pass = async (milliseconds) => {
    t.mock.timers.tick(milliseconds);
    await new Promise(setImmediate);
  };
  solving.begin(record(), { game: "loa", position: "x", turns: 2, grade: 1 });
  await pass(0);
  solving.play("a1-a2");
  for (const milliseconds of [0, 400, 400, 1_450]) await pass(milliseconds);
  assert.deepEqual(seen, [
    "yours, 0, , false, Black to move: win in 2",
    "judging, 1, , false, Black to move: win in 2",
    "judging, 1, wrong, false, Black to move: win in 2",
    "failed, 2, wrong, true, Black to move: win in 2",
    "yours, 0, , false, Black to move: win in 2",
  ]);
});
