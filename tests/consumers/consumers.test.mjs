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
const { resolve } = createRequire(join(here, "package.json"));

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
  } finally {
    server.kill();
  }
});

test("TypeScript, strict and with all types checked", async () => {
  const folder = await project({
    "main.ts":
      'import init, { Game } from "plyground";\nawait init();\nexport const move: string = new Game("slide3").play("C3");\n',
  });
  const options = "--strict --noEmit --module nodenext --target es2022 --skipLibCheck false --types".split(" ");
  await run(inRepository("node_modules/.bin/tsc"), [...options, "", "main.ts"], { cwd: folder });
});
