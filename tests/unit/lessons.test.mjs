// The lessons: what they say about searches is what the searches do, and German has the same numbers.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { words as parity } from "../../www/learn/parity/words.js";
import { html as german } from "../../www/learn/words_de.js";
import { lab } from "../../www/site/files.js";
import { isPuzzle } from "../../www/tree/default_search.js";
import { parseSearch } from "../../www/tree/link.js";
import { readLog } from "../../www/tree/search_log.js";
import { fileOf, labFileOf } from "../../www/match/game_modules.js";
import { inRepository } from "../e2e/repository.mjs";

const [{ newLabModule }, { newGameModule }, puzzles] = await Promise.all(
  ["pkg/labs.js", "pkg/games.js", "pkg/puzzles_lab.js"].map((file) => import(inRepository(file))),
);
const page = await readFile(inRepository("www/learn.html"), "utf8");

/** The HTML of a lesson, on one line. @param {string} id */
const lesson = (id) => new RegExp(`<article id="${id}".*?</article>`, "s").exec(page)[0].replace(/\s+/g, " ");
/** The link of its search, and the event of the answer. @param {string} id */
function linkOf(id) {
  const [, address, then] = /(?:href|src)="\.\/tree\.html(\?[^"]*)" data-then="(\d+)"/.exec(lesson(id));
  return { ...parseSearch(address.replaceAll("&amp;", "&").replace("&frame", "")), then: Number(then) };
}
/** @param {string} game @param {string | undefined} position @param {string} engine @param {string} [seed] */
async function record(game, position, engine, seed) {
  const { RecordedSearch, initSync } = isPuzzle(game) ? puzzles : newLabModule();
  initSync({ module: await readFile(inRepository(isPuzzle(game) ? lab.puzzles : labFileOf(game))) });
  const search = new RecordedSearch(game, position || undefined, engine, seed);
  while (!search.stepFor(100).finished);
  const { tree, proof, uct, depthT } = readLog(search.take());
  return proof ?? uct ?? depthT ?? tree;
}
const recordOf = ({ game, position, engine, seed }) => record(game, position, engine, seed);
/** The nodes of engines at the start of a game. @param {string} game @param {string[]} engines */
async function nodesOf(game, engines) {
  const { Experiment, initSync } = newLabModule();
  initSync({ module: await readFile(inRepository(labFileOf(game))) });
  const experiment = new Experiment(`kind=effort&g=${game}&engines=${engines.join(";")}&n=1&from=0&to=0`);
  const [{ searches }] = experiment.report(experiment.run(0, Number(experiment.trials))).results;
  return searches.map(({ nodes }) => nodes.sum);
}
const countsOf = (tree) => tree.countsAt(tree.events.length - 1);
const passesOf = ({ passes, nodes }) => passes.map((pass, at) => (passes[at + 1] ?? nodes.length) - pass);

const signed = (value) => `${value > 0 ? "+" : ""}${value}`.replace("-", "−");
/** What the nodes of a lesson's tree say, each after those below it. @param {string} id */
function drawnIn(id) {
  const [tree] = /<svg class="tree".*?<\/svg>/.exec(lesson(id));
  return [...tree.matchAll(/class="(?:on|left)"[^>]*>([^<]*)</g)].map(([, text]) => text);
}
/** The values of a recorded tree in the same order. */
function valuesOf({ nodes, passes }) {
  const walk = (at) => [...nodes[at].children.flatMap(walk), signed(nodes[at].value)];
  return walk(passes[0]);
}
/** A lesson's text says all of this. @param {string} id @param {...(string | number)} all */
function says(id, ...all) {
  const text = lesson(id)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
  for (const what of all) {
    const told = typeof what === "number" ? what.toLocaleString("en") : what;
    assert.match(text, new RegExp(`(?<![\\d.,])${told.replaceAll(/[+*.?]/g, "\\$&")}(?![\\d])`), `${id}: ${told}`);
  }
}

test("both languages have the same numbers", () => {
  const numbers = (text, thousand, point) =>
    (
      text
        .replaceAll(/\[.*?\]/g, "")
        .match(new RegExp(`\\d{1,3}(?:\\${thousand}\\d{3})+|\\d+(?:\\${point}\\d+)?`, "g")) ?? []
    )
      .map((number) => number.replaceAll(thousand, "").replace(point, "."))
      .sort();
  for (const [english, text] of Object.entries(german))
    assert.deepEqual(numbers(text, ".", ","), numbers(english, ",", "."), english);
});

test("every link to a search leads to an event that there is", async () => {
  const links = [...page.matchAll(/tree\.html(\?[^"]*)"/g)].map(([, link]) =>
    parseSearch(link.replaceAll("&amp;", "&")),
  );
  assert.ok(links.length > 5);
  for (const link of links) assert.ok((link.at ?? 0) < (await recordOf(link)).events.length, link.engine);
});

test("minimax", async () => {
  const link = linkOf("minimax");
  const tree = await recordOf(link);
  const { nodes, leaves, cuts } = countsOf(tree);
  assert.equal(cuts, 0, "alpha-beta does what minimax does");
  says("minimax", `${nodes} nodes, of which ${leaves} are estimated`);
  const values = valuesOf(tree);
  drawnIn("minimax").forEach((drawn, at) => drawn === "?" || assert.equal(drawn, values[at]));
  const [root, ...others] = tree.nodes;
  const moves = root.children.map((child) => tree.nodes[child]);
  assert.deepEqual(
    moves.map(({ move, value }) => [move, value]),
    [
      ["d3", -1],
      ["a2", 0],
      ["c2", 1],
    ],
  );
  assert.equal(others.filter(({ source }) => source === "evaluation").length, leaves);
  const [before, then] = [tree.events[link.at], tree.events[link.then]];
  assert.deepEqual([before.kind, before.value, then.kind, then.value], ["best", 0, "best", 1]);
  assert.equal(tree.nodes[then.child].move, "c2");
});

test("alpha-beta", async () => {
  const link = linkOf("alpha-beta");
  const tree = await recordOf(link);
  const rowsOf = (position) => position.split(" ")[0].split("/");
  assert.deepEqual(rowsOf(link.position), rowsOf(linkOf("minimax").position).toReversed());
  const [a3, c3, d2] = tree.nodes[0].children.map((child) => tree.nodes[child]);
  assert.deepEqual(
    [a3, c3, d2].map(({ move, value, left }) => [move, value, left]),
    [
      ["a3", 0, 0],
      ["c3", 1, 0],
      ["d2", 0, 2],
    ],
  );
  assert.deepEqual(drawnIn("alpha-beta"), [...valuesOf(tree).slice(0, 8), "?", "?", "?", "?"]);
  const { leaves } = countsOf(tree);
  says("alpha-beta", `In this order ${leaves} estimates are enough, and ${d2.left} are left out`);
  says("alpha-beta", `all ${countsOf(await recordOf(linkOf("minimax"))).leaves} were needed`);
  // The same board turned upside down.
  const turned = await recordOf({ ...link, position: "x3/x1x1/2xb/2a1 a" });
  assert.equal(turned.nodes[turned.nodes[0].children[0]].value, 1);
  says("alpha-beta", `If it came first, ${countsOf(turned).leaves} would be enough`);
  const [before, then] = [tree.events[link.at], tree.events[link.then]];
  assert.deepEqual([before.kind, tree.nodes[before.node].move, before.value, then.kind], ["value", "b4", 0, "cut"]);
  const plain = "depth=6/deepening=no/table=0/scout=no/null=0";
  const nodes = await nodesOf("giveaway", [
    "minimax/depth=6",
    `alpha-beta/${plain}/killers=0/history=none`,
    `alpha-beta/${plain}`,
  ]);
  assert.equal(nodes.length, 3);
  says("alpha-beta", ...nodes);
});

test("iterative deepening and the table", async () => {
  const link = linkOf("deepening");
  const tree = await recordOf(link);
  const passes = passesOf(tree);
  const { nodes } = countsOf(tree);
  const before = passes.slice(0, 5);
  const sum = before.reduce((sum, count) => sum + count, 0);
  says(
    "deepening",
    `Fewer: ${nodes.toLocaleString("en")}`,
    `${before.slice(0, 4).join(", ")} and ${before[4]}`,
    `${sum} together`,
    passes[5],
  );
  const { node } = tree.events[link.at];
  assert.equal(tree.nodes[node].source, "table");
  assert.deepEqual(tree.movesTo(node), ["9-13", "21-17", "12-16"]);
  const same = tree.nodes.find(({ at, from }) => from < link.at && tree.movesTo(at).join() === "12-16,21-17,9-13");
  assert.ok(same, "the position came before");
  assert.equal(link.then, tree.events.length - 1);
  for (const [game, engine] of [
    ["giveaway", "depth=6/deepening=no/table=0"],
    ["giveaway", "depth=6/deepening=yes/table=0"],
    ["isolation:4x4", "depth=4/eval=improved/deepening=yes/table=14"],
    ["isolation:4x4", "depth=4/eval=improved/deepening=no/table=0"],
  ])
    says("deepening", countsOf(await record(game, undefined, `alpha-beta/${engine}/scout=no/null=0`)).nodes);
});

test("MTD(f) and MTD-bi", async () => {
  const link = linkOf("mtd");
  const tree = await recordOf(link);
  const found = ({ nodes, passes }) => passes.map((pass) => `${nodes[pass].bound} ${signed(nodes[pass].value)}`);
  const asked = ({ nodes, passes }) =>
    passes.map((pass) => Math.round((nodes[pass].low + nodes[pass].high) * 10) / 20 + 0);
  assert.deepEqual(
    [asked(tree), found(tree)],
    [
      [0, 4.5, 1.5],
      ["least +1", "most +2", "most +1"],
    ],
  );
  assert.equal(link.at, tree.nodes[tree.passes[1]].from - 1);
  assert.equal(link.then, tree.nodes[tree.passes[1]].from);
  const other = await record(link.game, link.position, link.engine.replace("driver=bi", "driver=f"));
  assert.deepEqual(
    [asked(other), found(other)],
    [
      [0, 0, 1],
      ["least 0", "least +1", "most +1"],
    ],
  );
  assert.equal(countsOf(tree).nodes, countsOf(other).nodes);
  says(
    "mtd",
    `visit ${countsOf(tree).nodes} nodes together`,
    `needs only ${countsOf(await recordOf(linkOf("minimax"))).nodes}`,
  );
});

test("proof numbers", async () => {
  const [, game, position] = /problems\.html\?g=([^&]*)&amp;n=2&amp;p=([^"]*)"/.exec(lesson("proof"));
  const { Game, initSync } = newGameModule();
  initSync({ module: await readFile(inRepository(fileOf(game))) });
  const below = (position) =>
    new Game(game, position).moves().map((move) => {
      const board = new Game(game, position);
      board.play(move);
      return { move, position: board.position };
    });
  /** A node with the numbers of its leaf [Allis et al. 1994]. */
  const make = ({ move, position }, isOurs) => {
    const isStuck = !below(position).length;
    const [proof, disproof] = isStuck ? (isOurs ? [Infinity, 0] : [0, Infinity]) : [1, 1];
    return { move, position, isOurs, proof, disproof, children: [] };
  };
  const root = make({ move: "", position: position.replaceAll("_", " ") }, true);
  const looked = [];
  const shown = ({ children, proof, disproof }) => [
    ...children.flatMap(shown),
    `${proof} · ${disproof}`.replaceAll("Infinity", "∞"),
  ];
  /** Expands the most proving node, and passes its numbers on. */
  const expand = (node) => {
    const { isOurs, children } = node;
    if (!children.length) {
      looked.push(node.move);
      children.push(...below(node.position).map((child) => make(child, !isOurs)));
    } else expand(children.find((child) => (isOurs ? child.proof === node.proof : child.disproof === node.disproof)));
    const least = (key) => Math.min(...children.map((child) => child[key]));
    const sum = (key) => children.reduce((sum, child) => sum + child[key], 0);
    [node.proof, node.disproof] = isOurs ? [least("proof"), sum("disproof")] : [sum("proof"), least("disproof")];
  };
  for (let step = 0; step < 3; step++) expand(root);
  assert.deepEqual(drawnIn("proof"), shown(root));
  while (root.proof && root.disproof) expand(root);
  assert.deepEqual(looked, ["", "a4", "a2", "d1", "b4", "c1"]);
  assert.deepEqual(
    root.children.map(({ move, proof }) => [move, proof]),
    [
      ["a4", Infinity],
      ["a2", 0],
      ["d1", Infinity],
    ],
  );
  says("proof", `looked into ${looked.length} positions`);

  const link = linkOf("proof");
  assert.equal(link.position, position.replaceAll("_", " "));
  const { events, nodes, ...tree } = await recordOf(link);
  const expanded = events.filter(({ kind }) => kind === "expand").map(({ node }) => nodes[node].move);
  assert.deepEqual(expanded, looked, "the engine’s search is the same");
  const next = events.find(({ kind }, at) => at > link.at && kind === "go");
  assert.deepEqual([nodes[next.node].move, link.then, tree.result.best], ["d1", events.length - 1, "a2"]);
});

test("a search with noise", async () => {
  const link = linkOf("noise");
  const { events, nodes, depth } = await recordOf(link);
  const { kind, node } = events[link.at];
  assert.deepEqual([kind, depth, link.then], ["value", 2, events.length - 1]);
  for (const { value, plain } of [nodes[node], ...nodes.filter(({ found }) => found === "leaf")])
    assert.ok(value !== plain && Math.abs(value - plain) <= 0.5);
});

test("search with noise", async () => {
  const [, query] = /lab\.html\?([^"]*)"/.exec(lesson("noise"));
  puzzles.initSync({ module: await readFile(inRepository(lab.puzzles)) });
  const experiment = new puzzles.Experiment(query.replaceAll("&amp;", "&"));
  const { results } = experiment.report(experiment.run(0, Number(experiment.trials)));
  const won = Object.fromEntries(results.map(({ point, won }) => [point, won]));
  says("noise", `succeeds ${won[0]} times`, `More often: ${won["0.5"]} times`);
  says("noise", `at most 1 gives ${won[1]}, of at most 2 only ${won[2]}, and of at most 4 no more than ${won[4]}`);
  const heights = [...lesson("noise").matchAll(/<circle class="(?:plain|noisy)" cx="\d+" cy="([\d.]+)"/g)];
  assert.deepEqual(
    heights.map(([, y]) => Math.round((160 - Number(y)) * 2 + 200)),
    results.map(({ won }) => won),
  );
  const ranges = [...lesson("noise").matchAll(/class="range" d="M\d+ ([\d.]+)V([\d.]+)"/g)];
  ranges.forEach(([, low, high], at) => {
    const { quota } = results[at];
    for (const [y, share] of [
      [low, quota.low],
      [high, quota.high],
    ])
      assert.ok(Math.abs((160 - y) / 5 + 20 - 100 * share) < 0.11, `${at}: ${y} for ${share}`);
  });
});

test("the works that lessons cite are listed as in the bibliography, and no others", async () => {
  const bibliography = (await readFile(inRepository("docs/bibliography.md"), "utf8")).replaceAll(/\n {2}/g, " ");
  const told = [...page.matchAll(/<span data-t>(Sources: .*?)<\/span>/g)].map(([, told]) => told);
  const keys = new Set(
    [...told, parity.sources].flatMap((told) => [...told.matchAll(/\[([^,\]]*)/g)].map(([, key]) => key)),
  );
  const works = [...lesson("sources").matchAll(/<li lang="en">(.*?)<\/li>/g)].map(([, work]) =>
    work.replaceAll(/<[^>]*>/g, ""),
  );
  const cited = [...keys].map((key) => {
    const [, work] = new RegExp(`^- \\*\\*${key}\\*\\*: (.*\\d{4})\\.`, "m").exec(bibliography);
    return work.replaceAll("*", "");
  });
  assert.deepEqual(works.toSorted(), cited.toSorted());
});

test("UCT", async () => {
  const link = linkOf("uct");
  assert.equal(link.position, linkOf("minimax").position);
  const tree = await recordOf(link);
  const [root] = tree.nodes;
  const jumps = root.children.map((child) => tree.nodes[child]);
  const last = tree.events.length - 1;
  const games = jumps.map((node) => [node.move, tree.meanAt(node, last).count]);
  assert.deepEqual(games, [
    ["d3", 1],
    ["c2", 1],
    ["a2", 16],
  ]);
  assert.deepEqual(
    jumps.map((node) => tree.meanAt(node, link.at).mean),
    [0, 0, 1],
  );
  says("uct", `plays ${tree.meanAt(root, last).count} games`, "16 begin with a2");
  const before = tree.iterations.at(-1);
  const { count, mean } = tree.meanAt(jumps[2], before);
  says("uct", `a2 has won ${Math.round(mean * count)} of ${count} games`);
  const played = tree.meanAt(root, before).count;
  says("uct", `after ${played} games it is ${(0.4 * Math.sqrt(Math.log(played))).toFixed(2)}`);
  assert.deepEqual([root.proof?.at, root.proof?.isOurs], [link.then, true]);
  // B wins after c2, within three moves.
  const refuted = await record(link.game, "1x2/bx2/1xax/3x b", "alpha-beta/depth=3");
  assert.equal(refuted.result.value, 999_997);
});
