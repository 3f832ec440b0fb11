// The link of a search that is shown, and the switches of its engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { limited, withChoices } from "../../www/tree/engine_switches.js";
import { formatSearch } from "../../www/site/search_link.js";
import { frameOf, parseSearch } from "../../www/tree/link.js";

test("a link is the view: game, position, engine and event", () => {
  const query = "?g=loa:6x6&p=8/1b4w1_w&engine=alpha-beta/depth=3/table=0&at=120";
  const { game, position, engine, at, ignored } = parseSearch(`${query}&x=1`);
  assert.deepEqual(
    { game, position, engine, at },
    { game: "loa:6x6", position: "8/1b4w1 w", engine: "alpha-beta/depth=3/table=0", at: 120 },
  );
  assert.deepEqual(ignored, ["x"]);
  assert.equal(formatSearch({ game, position, engine, at }), query);
});

test("a link has the seed of noise", () => {
  const query = "?g=slide3&p=201.613458927&engine=depth-t/eval=eu/t=2/noise=add&seed=00000000000000ff&at=3";
  assert.equal(parseSearch(query).seed, "00000000000000ff");
  assert.equal(formatSearch(parseSearch(query)), query);
});

test("without a link, a small search by plain alpha-beta is shown", () => {
  const { game, position, engine, at } = parseSearch("");
  const plain = "alpha-beta/depth=3/deepening=no/table=0/scout=no/null=0";
  assert.deepEqual(
    { game, position, engine, at },
    { game: "isolation:5x5", position: "5/1x3/bx3/5/2a2 a", engine: plain, at: undefined },
  );
  assert.deepEqual([parseSearch("?g=loa").position, parseSearch("?g=loa").at], ["", undefined]);
});

test("a frame and its language stay in the link, and mean nothing without it", () => {
  const query = "?g=loa&engine=alpha-beta/depth=2&at=3&lang=de&frame";
  assert.deepEqual(frameOf(query), { lang: "de" });
  assert.deepEqual(parseSearch(query).ignored, []);
  assert.equal(formatSearch(parseSearch(query), frameOf(query)), query);
  assert.equal(frameOf("?g=loa&lang=de"), undefined);
  assert.deepEqual(parseSearch("?g=loa&lang=de").ignored, ["lang"]);
});

test("an event is a number", () => {
  assert.throws(() => parseSearch("?at=last"), { name: "LinkError", key: "at", message: /the number of an event/ });
});

/** Each search with a depth and with the switches that are on. */
for (const [engine, depth, on, expected] of [
  ["alpha-beta/eval=material/depth=2", "3", "deepening table ordering scout", "alpha-beta/eval=material/depth=3"],
  ["alpha-beta/depth=2/eval=improved:reach=2,move=1", "2", "deepening table ordering scout", undefined],
  [
    "alpha-beta/depth=2/table=16/quiet=4/nodes=900",
    "2",
    "deepening ordering scout",
    "alpha-beta/depth=2/table=0/quiet=4/nodes=900",
  ],
  ["alpha-beta/depth=2/table=16", "2", "deepening table ordering scout", undefined],
  [
    "alpha-beta/depth=2/killers=0/history=none/scout=no",
    "2",
    "deepening table ordering",
    "alpha-beta/depth=2/scout=no",
  ],
  ["alpha-beta/depth=2/history=relative", "2", "deepening table", "alpha-beta/depth=2/history=none/killers=0/scout=no"],
  ["mtd/depth=2/driver=bi", "4", "deepening table ordering scout", "mtd/depth=4/driver=bi"],
  ["proof", "4", "deepening ordering", "alpha-beta/depth=4/deepening=yes/table=0/scout=no/null=0"],
])
  test(`another search keeps what was not changed: ${engine}, ${depth}, ${on}`, () =>
    assert.equal(
      withChoices(engine, depth, (id) => on.split(" ").includes(id)),
      expected ?? engine,
    ));

test("an engine that counts nodes has a limit to them", () => {
  for (const [engine, expected] of [
    ["alpha-beta/depth=4", "alpha-beta/depth=4/nodes=50000"],
    ["mtd/nodes=90000/table=0", "mtd/table=0/nodes=50000"],
    ["alpha-beta/nodes=300", "alpha-beta/nodes=300"],
    ["proof", "proof/nodes=50000"],
    ["strong", "strong"],
  ])
    assert.equal(limited(engine), expected);
});
