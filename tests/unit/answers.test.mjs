// The answer of an experiment is worded from its 95 % bands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOf } from "../../www/laboratory/report_views.js";

/** A report on winning quotas, each with its band. @param {string} query @param {[string | null, number, number, number][]} quotas */
const autoplay = (query, ...quotas) => ({
  kind: "autoplay",
  query,
  results: quotas.map(([point, low, value, high]) => ({ point, quota: { value, low, high } })),
});
const NOISES = "sweep=w&over=0,0.1,4&noise=add";
const alone = (/** @type {any} */ report) => answerOf(report, [{ report, name: "", colour: "" }]);

test("noise helps if its band is above the one without, whatever the lines say", () => {
  assert.equal(
    alone(autoplay(NOISES, ["0", 0.2, 0.23, 0.26], ["0.1", 0.28, 0.32, 0.36], ["4", 0.1, 0.12, 0.14])),
    "Yes: 32 of 100 games won with noise 0.1, only 23 without; too much harms: only 12 with noise 4.",
  );
  assert.equal(
    alone(autoplay(NOISES, ["0", 0.2, 0.25, 0.3], ["0.1", 0.28, 0.32, 0.36], ["4", 0.15, 0.18, 0.21])),
    "No clear gain: at best 32 of 100 games won, with noise 0.1, and 25 without; the 95 % bands overlap.",
  );
});

test("runs of one quota are compared with each other", () => {
  const runs = (/** @type {[null, number, number, number]} */ other) =>
    [autoplay("t=4", [null, 0.3, 0.35, 0.4]), autoplay("t=5", other)].map((report, place) => ({
      report,
      name: `depth ${4 + place}`,
      colour: "",
    }));
  const far = runs([null, 0.5, 0.55, 0.6]);
  assert.equal(answerOf(far[1].report, far), "Most with depth 5: 55 of 100 games won; fewest with depth 4: 35.");
  const near = runs([null, 0.38, 0.43, 0.48]);
  assert.equal(
    answerOf(near[1].report, near),
    "No clear difference: 35 to 43 of 100 games won, and the 95 % bands overlap.",
  );
  assert.equal(alone(near[0].report), "35 of 100 games won (95 % band: 30 to 40).");
  // Whole numbers that do not tell two shares apart get a decimal.
  const close = runs([null, 0.401, 0.404, 0.41]);
  close[0].report = autoplay("t=4", [null, 0.39, 0.396, 0.4]);
  assert.equal(
    answerOf(close[1].report, close),
    "Most with depth 5: 40.4 of 100 games won; fewest with depth 4: 39.6.",
  );
});

test("an engine is called stronger or cheaper only if its band leaves no doubt", () => {
  const query = "kind=tournament&g=isolation&engines=one;two";
  const tournament = (/** @type {number} */ low, /** @type {number} */ value, /** @type {number} */ high) => ({
    kind: "tournament",
    query,
    results: [
      {
        engines: [{ score: { low, value, high } }, { score: { low: 1 - high, value: 1 - value, high: 1 - low } }],
        pairings: [],
      },
    ],
  });
  assert.match(
    alone(tournament(0.55, 0.6, 0.65)),
    /^one is stronger than two: 60 of 100 points \(95 % band: 55 to 65\)\.$/,
  );
  assert.match(
    alone(tournament(0.48, 0.6, 0.72)),
    /^No clear difference: one scores 60 of 100 points against two, .*48 to 72/,
  );
  const effort = (/** @type {number} */ high) => ({
    kind: "effort",
    query: "kind=effort&g=isolation&engines=minimax/depth=4;alpha-beta/depth=4",
    results: [{ searches: [{ nodes: {} }, { nodes: { ratio: { low: 0.5, value: 0.7, high } } }] }],
  });
  assert.match(alone(effort(0.9)), /^alpha-beta looks at 70 positions for every 100 of minimax/);
  assert.match(alone(effort(1.1)), /^No clear difference: .* 50 to 110, includes 100\.$/);
});
