// The problem that is found while the visitor thinks about another one.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const { Seeker } = await import("../../www/problems/seeker.js");
const { Cancelled } = await import("../../www/site/engine.js");

function slowEngine() {
  const requests = [];
  const ask = (op, details, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Cancelled({})));
      requests.push({ op, seed: details.seed, signal, onProgress, resolve });
    });
  return { requests, ask };
}
const linkOf = (seed) => ({ game: "loa", turns: "2-3", grades: "0-8", seed });

test("the search that was begun ahead goes on when its problem is wanted, and tells how far it is", async () => {
  const engine = slowEngine();
  const seeker = new Seeker(engine);
  const next = linkOf("b");
  seeker.lookAhead(next);
  assert.deepEqual([seeker.next, seeker.isBusy], [next, false]);
  const progress = [];
  const finding = seeker.find(next, (games) => progress.push(games));
  assert.deepEqual([seeker.next, seeker.isBusy], [undefined, true]);
  engine.requests[0].onProgress({ games: 7, preparing: false, problemCount: 0 });
  engine.requests[0].resolve({ games: 8, problem: { grade: 1 } });
  assert.equal((await finding).games, 8);
  assert.deepEqual(progress, [7]);
  assert.equal(engine.requests.length, 1, "it is asked for once");
});

test("another wish forgets it, and does not stop at it", async () => {
  const engine = slowEngine();
  const seeker = new Seeker(engine);
  seeker.lookAhead(linkOf("b"));
  seeker.forget();
  const finding = seeker.find(linkOf("c"), () => {});
  assert.deepEqual(
    engine.requests.map(({ seed, signal }) => [seed, signal.aborted]),
    [
      ["b", true],
      ["c", false],
    ],
  );
  seeker.stop();
  assert.equal(await finding, undefined);
});
