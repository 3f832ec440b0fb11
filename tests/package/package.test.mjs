// The npm package, as the registry, a Node program, a Vite project and a page without a bundler meet it.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build, createServer } from "vite";
import { gameModules } from "../../www/site/files.js";
import { serve } from "../e2e/site.mjs";
import { useBrowser } from "../e2e/visit.mjs";
import { inNode, inPage, makeProject, packed, pkg } from "./project.mjs";

const browser = await useBrowser();
const examples = examplesOf(await readFile(join(pkg, "README.md"), "utf8"));

/** The examples of the readme, with what their comments say they print. */
function examplesOf(readme) {
  const sections = readme.split(/^## /m).map((section) => [section.split("\n", 1)[0], section]);
  return sections.flatMap(([name, section]) =>
    [...section.matchAll(/^```(js|html)\n(.*?)^```$/gms)].map(([, language, source]) => ({
      name,
      language,
      source,
      needsNode: source.includes("node:"),
      prints: [...source.matchAll(/console\.log\(.*\); *\/\/ (.*)$/gm)].map(([, text]) => text),
    })),
  );
}

/** The parts of the engine that have names of their own. */
const partOf = (game) => /(\w+)_bg/.exec(gameModules[game])[1];
const PARTS = ["slide", ...new Set(Object.keys(gameModules).map(partOf))];
/** The files of the modules of a part, and of the boards of its games. @param {string} name */
const modulesOf = (name) =>
  (name === "slide" ? [""] : ["", "_engine", "_prover", "_lab"]).map((kind) => `${name}${kind}_bg.wasm`);

test("the package holds all its files and nothing else", async () => {
  const { TABLES } = await import(join(pkg, "tables.js"));
  assert.equal(packed.name, "plyground");
  const entries = PARTS.flatMap((name) => [name, `${name}_rules`]);
  const parts = [
    ...entries.flatMap((name) => [`${name}.js`, `${name}.d.ts`, `node/${name}.js`]),
    ...PARTS.flatMap(modulesOf),
  ];
  const names = packed.files.map(({ path }) => path);
  assert.deepEqual(
    names.filter((name) => !/^element\/[\w-]+-[A-Z2-7]{8}\.(?:js|css)$/.test(name)).sort(),
    [
      ...parts,
      "LICENSE-APACHE",
      "LICENSE-MIT",
      "README.md",
      "THIRD-PARTY.txt",
      "custom-elements.json",
      "distances_bg.wasm",
      ...[
        "node.js",
        "ply-board.d.ts",
        "ply-board.js",
        "ply-tree.d.ts",
        "ply-tree.js",
        "ply-set.d.ts",
        "ply-set.js",
      ].map((name) => `element/${name}`),
      ...["react", "svelte", "vue"].map((name) => `element/${name}.d.ts`),
      "error.js",
      ...["game", "lab", "play"].flatMap((name) => [`${name}.d.ts`, `${name}_bg.js`]),
      "module.js",
      ...["plyground", "start"].map((name) => `node/${name}.js`),
      "package.json",
      "play_bg.wasm",
      "plyground.d.ts",
      "plyground.js",
      "plyground_bg.js",
      "plyground_bg.wasm",
      "schema.json",
      "slide_bg.js",
      TABLES.slide3.file,
      "tables.d.ts",
      "tables.js",
      "types.d.ts",
      ...["client", "node", "node_thread", "service", "thread", "worker"].map((name) => `worker/${name}.js`),
      "worker/worker.d.ts",
    ].sort(),
  );
});

test("each part gives the whole's answers for its games, from a module of its own", async () => {
  const games = Object.entries(gameModules).map(([game, file]) => [game, /(\w+)_bg/.exec(file)[1]]);
  const ask = (game, part) => `
    import init, { Experiment, Game, version } from "plyground${part}";
    await init();
    const game = new Game("${game}");
    game.play(game.moves()[0]);
    const query = "${game === "slide3" ? "t=2&n=4&dtw=6" : `kind=playouts&g=${game}&n=2`}";
    const experiment = new Experiment(query);
    console.log([version(), game.position, experiment.query, experiment.header, experiment.sampleFile("")].join());
    console.log(JSON.stringify(experiment.report(experiment.run(0, experiment.trials))));
    try { new Experiment(query + "&n=0"); } catch ({ code, message }) { console.log(code, message); }
    try { new Experiment(query + "&kind=none"); } catch ({ code }) { console.log(code); }
  `;
  for (const [game, part] of [["slide3", "slide"], ...games]) {
    const [own, whole] = await Promise.all([`/${part}`, ""].map((part) => inNode(ask(game, part))));
    assert.deepEqual(own, whole, part);
    assert.equal(own.length, 4, part);
  }
});

test("the rules of each game are an entry of their own, and errors of all entries are of one class", async () => {
  for (const [game, part] of [["slide3", "slide"], ...Object.keys(gameModules).map((game) => [game, partOf(game)])]) {
    const source = `
      import init, { Game, PlygroundError } from "plyground/${part}/rules";
      import { PlygroundError as Other } from "plyground";
      await init();
      const game = new Game("${game}");
      console.log(game.play(game.moves()[0]) === game.history()[0]);
      try { game.play("none"); } catch (error) { console.log(error instanceof PlygroundError, error instanceof Other, error.code); }
      console.log(new Error("bad-move") instanceof PlygroundError);
    `;
    assert.deepEqual(await inNode(source), ["true", "true true bad-move", "false"], game);
  }
});

test("one function says where modules and the worker are", async () => {
  const source = `
    import init, { Game } from "plyground";
    import { startWorker } from "plyground/worker";
    const names = [];
    const locate = (name) => names.push(name) && new URL(name, import.meta.resolve("plyground/package.json"));
    await init({ locate });
    console.log(new Game("loa").side);
    const worker = await startWorker({ locate });
    console.log((await worker.search("slide2", "103.4321")).line.length > 0);
    worker.stop();
    console.log(names.join());
  `;
  const expected = ["first", "true", "plyground_bg.wasm,worker/node_thread.js,plyground_bg.wasm"];
  assert.deepEqual(await inNode(source), expected);
});

test("the readme explains each code of an error", async () => {
  const [, types] = /type PlygroundErrorCode =([^;]*);/.exec(await readFile(join(pkg, "types.d.ts"), "utf8"));
  const [, table] = /^\| code \| meaning \|\n(.*?)\n\n/ms.exec(await readFile(join(pkg, "README.md"), "utf8"));
  const codes = (text, pattern) => Array.from(text.matchAll(pattern), ([, code]) => code).sort();
  assert.deepEqual(codes(table, /^\| `([\w-]+)` \|/gm), codes(types, /'([\w-]+)'/g));
});

test("a part says which games and experiments it has not", async () => {
  const source = `
    import init, { Experiment, Game, keepEndgames } from "plyground/loa";
    await init();
    for (const attempt of [
      () => new Game("slide3"),
      () => new Experiment("t=5"),
      () => new Experiment("kind=playouts&g=tzaar"),
      () => keepEndgames(new Uint8Array(9)),
    ])
      try { attempt(); } catch ({ name, code, input }) { console.log(name, code, input); }
    try { new Game("checkers"); } catch ({ message }) { console.log(message); }
  `;
  assert.deepEqual(await inNode(source), [
    "PlygroundError unknown-game slide3",
    "PlygroundError bad-query kind",
    "PlygroundError bad-query g",
    "PlygroundError bad-table 9 bytes",
    "“checkers” is not a game: expected one of loa",
  ]);
});

test("the readme has an example for each class, and says what it prints", () => {
  for (const name of ["Library", "Game", "Table", "Search", "Experiment"]) {
    const example = examples.find(
      (example) => example.name === name && example.language === "js" && !example.needsNode,
    );
    assert.ok(example?.prints.length, name);
    if (name !== "Library") assert.match(example.source, new RegExp(`import init, \\{ ${name} \\} from "plyground"`));
  }
});

test("the readme's examples run in Node", async () => {
  for (const { name, source, prints } of examples.filter(({ language }) => language === "js"))
    assert.deepEqual(await inNode(source), prints, name);
});

test("errors are typed in Node, and the module may be given", async () => {
  const source = `
    import { readFile } from "node:fs/promises";
    import init, { Game } from "plyground";
    const module = new URL(import.meta.resolve("plyground/plyground_bg.wasm"));
    await init({ module_or_path: await readFile(module) });
    try { new Game("chess"); } catch (error) { console.log(error.name, error.code, error.input); }
  `;
  assert.deepEqual(await inNode(source), ["PlygroundError unknown-game chess"]);
});

test("slices by time find the same whatever the clock says, and without one", async () => {
  const source = `
    import init, { Experiment, Search } from "plyground";
    await init();
    const found = () => {
      const search = new Search("slide3", "115.987654321");
      let report;
      let slices = 0;
      do [report, slices] = [search.stepFor(5), slices + 1]; while (!report.finished);
      const experiment = new Experiment("dtw=6&n=20&t=2");
      const rows = [];
      while (rows.length < experiment.trials) rows.push(...experiment.stepFor(rows.length, experiment.trials, 5).rows);
      return { slices, text: JSON.stringify([report, rows.join("") === experiment.run(0, experiment.trials)]) };
    };
    const usual = found();
    let time = 0;
    performance.now = () => (time += 10); // as if every look were late
    const late = found();
    performance.now = () => 0; // as if no time passed
    const still = found();
    Object.defineProperty(globalThis, "performance", { value: undefined });
    const without = found();
    console.log([late, still, without].every(({ text }) => text === usual.text && text.endsWith(",true]")));
    console.log(late.slices > 9, still.slices);
  `;
  assert.deepEqual(await inNode(source), ["true", "true 1"]);
});

test("a page without a bundler finds the module beside the script", async () => {
  const { source, prints } = examples.find(({ language, prints }) => language === "html" && prints.length);
  // In the script itself: another one would not wait for what this one awaits.
  const page = source.replace("</script>", `document.title = "done";\n</script>`);
  const project = await makeProject({
    "index.html": `<!doctype html><title>Page</title><link rel="icon" href="data:,">${page}`,
  });
  const site = await serve({ folder: project, base: "/some/where/" });
  try {
    assert.deepEqual(await inPage(browser, site.url), prints);
    assert.ok(site.requests.includes("node_modules/plyground/plyground_bg.wasm"));
  } finally {
    await site.close();
  }
});

/** A Vite project without any configuration: every example of the readme one after the other, then a worker. */
function makeViteProject() {
  const modules = examples.filter(({ language, needsNode }) => language === "js" && !needsNode);
  const worker = `
    import init, { Search } from "plyground";
    init().then(() => {
      let report;
      const search = new Search("slide2", "103.4321");
      do report = search.step(100); while (!report.line);
      postMessage(report.line.length);
    });
  `;
  const main = `
    ${modules.map((_, at) => `await import("./example${at}.js");`).join("\n")}
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    console.log("worker", await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error("the worker failed"));
    }));
    document.title = "done";
  `;
  return makeProject({
    "index.html": `<!doctype html><title>Vite</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>`,
    "main.js": main,
    "worker.js": worker,
    ...Object.fromEntries(modules.map(({ source }, at) => [`example${at}.js`, source])),
  });
}

/** The output of the pages of the Vite project. */
const whatViteProjectPrints = async () => {
  const [solution] = await inNode(`
    import init, { Table } from "plyground";
    await init();
    console.log(Table.generate("slide2").distance("103.4321"));
  `);
  return [
    ...examples.filter(({ language, needsNode }) => language === "js" && !needsNode).flatMap(({ prints }) => prints),
    `worker ${solution}`,
  ];
};

test("a Vite project is built and runs", async () => {
  const project = await makeViteProject();
  await build({ root: project, logLevel: "error" });
  const wasm = (await readdir(join(project, "dist/assets"))).filter((file) => /^(?:plyground|loa_lab)_bg-/.test(file));
  assert.equal(wasm.length, 2, "each module is one file of the site");
  const site = await serve({ folder: join(project, "dist") });
  try {
    assert.deepEqual(await inPage(browser, site.url), await whatViteProjectPrints());
  } finally {
    await site.close();
  }
});

test("a Vite project runs on the development server", async () => {
  const project = await makeViteProject();
  const server = await createServer({ root: project, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
  try {
    await server.listen();
    assert.deepEqual(await inPage(browser, server.resolvedUrls.local[0]), await whatViteProjectPrints());
  } finally {
    await server.close();
  }
});
