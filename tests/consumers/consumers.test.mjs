// Projects of others that use the npm package as it is packed: each plays, searches, and gets the same numbers.
import assert from "node:assert/strict";
import { once } from "node:events";
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { inRepository, serve } from "../e2e/site.mjs";
import { useBrowser } from "../e2e/visit.mjs";
import { inPage, makeProject, run } from "../package/project.mjs";

const browser = await useBrowser();
const here = inRepository("tests/consumers");
const require = createRequire(join(here, "package.json"));
const { resolve } = require;

const PAGE = `import { use } from "./use.js";
console.log(await use());
document.title = "done";
`;
const HTML =
  '<!doctype html><title>page</title><link rel="icon" href="data:,"><script type="module" src="./main.js"></script>';

/** What the command says of the same experiment. */
let expected = "";
before(async () => {
  const { stdout } = await run(
    "cargo",
    ["run", "--quiet", "--locked", "--", "run", "dtw=14&t=4&eval=eu&n=100", "--json"],
    {
      cwd: inRepository("."),
    },
  );
  expected = `C3+ 24 ${JSON.parse(stdout).fingerprint}`;
});

/** Where projects find the bundlers. */
const projects = await mkdtemp(join(here, "projects-"));
after(() => rm(projects, { recursive: true, force: true }));
const source = await readFile(join(here, "use.js"), "utf8");
/** @param {Record<string, string>} files */
const project = (files) => makeProject({ "use.js": source, ...files }, projects);

/** The output of a program in a project. @param {string} folder @param {string} file @param {string[]} options */
const output = async (folder, file, options = []) =>
  (await run(process.execPath, [file, ...options], { cwd: folder })).stdout.trim();

/** What a page of a built site prints. @param {string} folder */
async function printed(folder) {
  const site = await serve({ folder });
  try {
    return (await inPage(browser, `${site.url}index.html`)).join("\n");
  } finally {
    await site.close();
  }
}

const NODE = {
  "an ES module": ["main.mjs", 'import { use } from "./use.js"; console.log(await use());'],
  require: ["main.cjs", 'require("./use.js").use().then(console.log);'],
  "a worker thread": [
    "main.mjs",
    `import { Worker, isMainThread, parentPort } from "node:worker_threads";
    import { use } from "./use.js";
    if (isMainThread) new Worker(new URL(import.meta.url)).on("message", console.log);
    else parentPort.postMessage(await use());`,
  ],
};
for (const [how, [name, source]] of Object.entries(NODE))
  test(`Node, ${how}`, async () => {
    const folder = await project({ [name]: source });
    assert.equal(await output(folder, name), expected);
  });

for (const [name, options] of [
  ["bun", []],
  ["deno", ["run", "--allow-all"]],
])
  test(`${name}, an ES module`, async () => {
    const [file, source] = NODE["an ES module"];
    const folder = await project({ [file]: source });
    const { stdout } = await run(join(here, "node_modules/.bin", name), [...options, file], { cwd: folder });
    assert.equal(stdout.trim(), expected);
  });

test("vitest with jsdom", async () => {
  const folder = await project({
    "main.test.js": `
      import "plyground/ply-board";
      import { expect, test } from "vitest";
      import { use } from "./use.js";
      test("it plays, and defines no element", async () => {
        expect(document.body).toBeTruthy();
        expect(await use()).toBe(${JSON.stringify(expected)});
        expect(customElements.get("ply-board")).toBeUndefined();
      });`,
  });
  const options = ["run", "--environment", "jsdom", "--root", folder];
  await run(join(here, "node_modules/.bin/vitest"), options, { cwd: folder });
});

/** Bundlers, each a function that builds `dist/main.js` of `main.js`. */
const BUNDLERS = {
  async Vite(folder) {
    const { build } = await import("vite");
    await build({ root: folder, base: "./", logLevel: "error" });
  },
  async webpack(folder) {
    const { default: webpack } = await import(resolve("webpack"));
    const experiments = { outputModule: true };
    const built = webpack({
      context: folder,
      entry: "./main.js",
      mode: "production",
      experiments,
      output: { module: true, path: join(folder, "dist"), filename: "main.js" },
    });
    await new Promise((go, fail) => {
      built.run((error, stats) => (error || stats.hasErrors() ? fail(error ?? stats.toString("errors-only")) : go()));
    });
  },
  async Parcel(folder) {
    const manifest = join(folder, "package.json");
    const given = JSON.parse(await readFile(manifest, "utf8"));
    // The readme asks for this.
    await writeFile(manifest, JSON.stringify({ ...given, "@parcel/resolver-default": { packageExports: true } }));
    // It looks for the settings of a project beside its lock file.
    await writeFile(join(folder, "package-lock.json"), "{}");
    const options = ["build", "index.html", "--public-url", "./"];
    await run(process.execPath, [resolve("parcel/lib/bin.js"), ...options], { cwd: folder });
  },
  // These two leave the address of the module as it is: the readme has it copied.
  async Rollup(folder) {
    const [{ rollup }, { nodeResolve }] = await Promise.all(
      ["rollup", "@rollup/plugin-node-resolve"].map((name) => import(resolve(name))),
    );
    const bundle = await rollup({ input: join(folder, "main.js"), plugins: [nodeResolve({ browser: true })] });
    await bundle.write({ dir: join(folder, "dist"), format: "es" });
    await copyModule(folder);
  },
  async esbuild(folder) {
    const { build } = await import("esbuild");
    const file = join(folder, "main.js");
    await build({ entryPoints: [file], bundle: true, format: "esm", outdir: join(folder, "dist"), target: "es2022" });
    await copyModule(folder);
  },
};
const copyModule = (folder) =>
  copyFile(join(folder, "node_modules/plyground/plyground_bg.wasm"), join(folder, "dist/plyground_bg.wasm"));

for (const [name, build] of Object.entries(BUNDLERS))
  test(`${name}, in a browser`, async () => {
    const folder = await project({ "main.js": PAGE, "index.html": HTML });
    await mkdir(join(folder, "dist"));
    await build(folder);
    if (!["Vite", "Parcel"].includes(name)) await writeFile(join(folder, "dist/index.html"), HTML);
    assert.equal(await printed(join(folder, "dist")), expected);
  });

const LOCATED = `import { PlyBoard } from "plyground/ply-board";
import { startWorker } from "plyground/worker";
import { use } from "./use.js";
const locate = (name) => "./plyground/" + name;
PlyBoard.locate = locate;
async function main() {
  console.log(await use({ locate }));
  const worker = await startWorker({ locate });
  console.log((await worker.search("slide3", "115.987654321")).line.length);
  const board = document.createElement("ply-board");
  board.setAttribute("game", "loa");
  document.body.append(board);
  console.log((await board.ready).state);
}
main().catch((error) => console.log(error.message)).then(() => (document.title = "done"));
`;
const copyPackage = (folder) =>
  cp(join(folder, "node_modules/plyground"), join(folder, "dist/plyground"), { recursive: true });
for (const name of ["Rollup", "esbuild"])
  test(`${name} with locate: module, worker and element`, async () => {
    const folder = await project({ "main.js": LOCATED });
    await mkdir(join(folder, "dist"));
    await BUNDLERS[name](folder);
    await rm(join(folder, "dist/plyground_bg.wasm"));
    await copyPackage(folder);
    await writeFile(join(folder, "dist/index.html"), HTML);
    assert.equal(await printed(join(folder, "dist")), `${expected}\n24\nplaying`);
  });

test("esbuild for Node with locate", async () => {
  const { build } = await import("esbuild");
  const folder = await project({
    "main.js": `
      import { startWorker } from "plyground/worker";
      import { join } from "node:path";
      import { use } from "./use.js";
      const locate = (name) => join(__dirname, "plyground", name);
      use({ locate }).then(async (result) => {
        const worker = await startWorker({ locate });
        console.log(result, (await worker.search("slide3", "115.987654321")).line.length);
        worker.stop();
      });`,
  });
  const outfile = join(folder, "dist/main.cjs");
  await build({ entryPoints: [join(folder, "main.js")], bundle: true, platform: "node", outfile, logLevel: "error" });
  await copyPackage(folder);
  assert.equal(await output(folder, "dist/main.cjs"), `${expected} 24`);
});

test("Svelte 5, with attributes without a value", async () => {
  const { compile } = require("svelte/compiler");
  const { build } = await import("vite");
  const { js } = compile(
    `<script>import "plyground/ply-board";</script>
    <ply-board problem={true} game="loa" turns="2" seed="lesson" next readonly={false}></ply-board>`,
    { generate: "client", filename: "Board.svelte" },
  );
  const folder = await project({
    "board.js": js.code,
    "main.js": `import { mount } from "svelte";
      import Board from "./board.js";
      mount(Board, { target: document.body });
      const board = document.querySelector("ply-board");
      console.log(await board.ready.then(({ state }) => state, ({ message }) => message), board.hasAttribute("readonly"));
      document.title = "done";`,
    "index.html": HTML,
  });
  await build({ root: folder, base: "./", logLevel: "error" });
  assert.equal(await printed(join(folder, "dist")), "playing false");
});

test("Next, on the server and in the browser", async () => {
  const folder = await project({});
  await cp(join(here, "next"), folder, { recursive: true });
  const next = (...options) => [join(here, "node_modules/next/dist/bin/next"), ...options];
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  await run(process.execPath, next("build"), { cwd: folder, env });
  const server = spawn(process.execPath, next("start", "--port", "0"), { cwd: folder, env });
  try {
    let said = "";
    while (!/http:\/\/localhost:\d+/.test(said)) said += (await once(server.stdout, "data"))[0];
    const [url] = /http:\/\/localhost:\d+/.exec(said);
    assert.match(await (await fetch(url)).text(), new RegExp(expected.replace("+", "\\+")));
    assert.deepEqual(await inPage(browser, url), [expected]);
    assert.deepEqual(await inPage(browser, `${url}/board`), ["playing playing"]);
  } finally {
    server.kill();
  }
});

test("types of React, Svelte and Vue know the element, its switches and its events", async () => {
  const folder = await project({
    "main.tsx": `
      import type {} from "plyground/ply-board/react";
      import type {} from "plyground/ply-board/svelte";
      import type {} from "plyground/ply-board/vue";
      import type { SvelteHTMLElements } from "svelte/elements";
      import type { GlobalComponents } from "vue";
      export const react = <ply-board problem next={true} readonly={false} onjudged={({ detail }) => detail.left} />;
      export const svelte: SvelteHTMLElements["ply-board"] = { problem: true, onjudged: ({ detail }) => detail.left };
      export const vue: InstanceType<GlobalComponents["ply-board"]>["$props"] = { problem: true, onJudged: ({ detail }) => detail.left };
      // @ts-expect-error: there is no such verdict.
      export const none = <ply-board onjudged={({ detail }) => detail.verdict === "none"} />;
    `,
  });
  const options =
    "--strict --noEmit --module esnext --moduleResolution bundler --jsx react-jsx --target es2022 --skipLibCheck --types";
  await run(inRepository("node_modules/.bin/tsc"), [...options.split(" "), "", "main.tsx"], { cwd: folder });
});

test("TypeScript, strict and with all types checked", async () => {
  const folder = await project({
    "main.ts":
      'import init, { Game } from "plyground";\nawait init();\nexport const move: string = new Game("slide3").play("C3");\n',
  });
  const options = "--strict --noEmit --module nodenext --target es2022 --skipLibCheck false --types".split(" ");
  await run(inRepository("node_modules/.bin/tsc"), [...options, "", "main.ts"], { cwd: folder });
});
