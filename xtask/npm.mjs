// Makes the files of the npm package that are no generated bindings: `./build.sh` calls it when `pkg/` has the rest.
//
//   node xtask/npm.mjs PARTS    PARTS is JSON: the entry, the name, the module of each part, the name of its generated
//                               script, and where its bindings are
import { execFileSync } from "node:child_process";
import { copyFile, cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { makeElement } from "./npm/element.mjs";
import { manifestOf, typesOf } from "./npm/element_table.mjs";

/** @typedef {{ entry: string, name: string, generated: string, bindings: string, file: string }} Part */

const WHOLE = "plyground";
const root = fileURLToPath(new URL("../", import.meta.url));
const ours = join(root, "xtask/npm");
const pkg = join(root, "pkg");
const [worker, element] = ["worker", "element"].map((name) => join(pkg, name));
const site = env.PLYGROUND_URL ?? "";

/**
 * A script that makes an instance of generated bindings for each module that has them, and the names of what they export. A
 * module's imports refer to its own instance.
 * @param {string} bindings
 */
async function factoryOf(bindings) {
  const options = /** @type {const} */ ({ entryPoints: [bindings], write: false, metafile: true });
  const { metafile } = await build({ ...options, format: "esm" });
  const { outputFiles } = await build({ ...options, format: "iife", globalName: "bindings" });
  const [{ exports }] = Object.values(metafile.outputs);
  return { names: exports, script: `export function makeBindings() {\n${outputFiles[0].text}return bindings;\n}\n` };
}

/** The script that starts a module with its bindings. @param {Part} part @param {string[]} names */
const script = ({ generated, file }, names) => `\
import { startable } from './module.js';
import { makeBindings } from './${generated}_bg.js';

const bindings = makeBindings();
const address = () => new URL('${file}', import.meta.url);
const { init, initSync } = startable('./${generated}_bg.js', bindings, '${file}', address);
export { PlygroundError } from './error.js';
export { init as default, initSync };
export const { ${names.filter((name) => !name.startsWith("__")).join(", ")} } = bindings;
`;

/** The same in Node. @param {Part} part */
const scriptForNode = ({ name, file }) => `\
import init from '../${name}.js';
import { startInNode } from './start.js';

export * from '../${name}.js';
export default startInNode(init, '${file}', () => new URL('../${file}', import.meta.url));
`;

/**
 * The manifest with its parts and the scripts of bindings, and with the version and the addresses of `Cargo.toml`.
 * @param {Part[]} parts @param {Iterable<string>} scripts
 */
async function manifest(parts, scripts) {
  const about = execFileSync(env.CARGO ?? "cargo", ["metadata", "--locked", "--no-deps", "--format-version=1"], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  const { version, homepage, repository } = JSON.parse(about.toString()).packages.find(
    (/** @type {{ name: string }} */ { name }) => name === WHOLE,
  );
  const address = repository?.replace(/\/+$/, "");
  const { exports, files, ...rest } = JSON.parse(await readFile(join(ours, "package.json"), "utf8"));
  const named = (/** @type {Part} */ { entry, name }) => [
    `./${entry}`,
    { types: `./${name}.d.ts`, node: `./node/${name}.js`, default: `./${name}.js` },
  ];
  const all = {
    ...rest,
    version,
    homepage: site || homepage || undefined,
    ...(address && { repository: { type: "git", url: `git+${address}.git` }, bugs: `${address}/issues` }),
    exports: { ...exports, ...Object.fromEntries(parts.map(named)) },
    files: [...files, ...scripts, ...parts.flatMap(({ name }) => [`${name}.js`, `${name}.d.ts`])],
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** @type {Part[]} */
const parts = JSON.parse(argv[2]);
await rm(join(pkg, "node"), { recursive: true, force: true });
await cp(join(ours, "node"), join(pkg, "node"), { recursive: true });
/** The scripts of bindings by name. @type {Map<string, string>} */
const factories = new Map();
for (const part of parts) {
  const { name, generated, bindings } = part;
  const factory = await factoryOf(bindings);
  const shared = factories.get(`${generated}_bg.js`) ?? factory.script;
  if (shared !== factory.script) throw new Error(`${bindings}: modules share their bindings, and this one differs`);
  factories.set(`${generated}_bg.js`, shared);
  await writeFile(join(pkg, `${name}.js`), script(part, factory.names));
  await writeFile(join(pkg, "node", `${name}.js`), scriptForNode(part));
  if (name === generated) continue;
  const types = `export * from './${generated}.js';\nexport { default } from './${generated}.js';\n`;
  await writeFile(join(pkg, `${name}.d.ts`), types);
}
for (const [name, content] of factories) await writeFile(join(pkg, name), content);
const others = parts.filter(({ name }) => name !== WHOLE);
await writeFile(join(pkg, "package.json"), await manifest(others, factories.keys()));
for (const name of ["README.md", "error.js", "module.js"]) await copyFile(join(ours, name), join(pkg, name));
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) await copyFile(join(root, name), join(pkg, name));

await cp(join(ours, "worker"), worker, { recursive: true });
await build({
  entryPoints: [join(ours, "worker/service.js")],
  outfile: join(worker, "service.js"),
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
});

await rm(element, { recursive: true, force: true });
await cp(join(ours, "element"), element, { recursive: true });
/** @type {Record<string, import("./npm/element_table.mjs").Element>} */
const elements = JSON.parse(await readFile(join(ours, "elements.json"), "utf8"));
await writeFile(join(pkg, "custom-elements.json"), manifestOf(elements));
for (const [tagName, about] of Object.entries(elements)) {
  const types = join(element, `${tagName}.d.ts`);
  await writeFile(types, typesOf(about, await readFile(types, "utf8")));
}
for (const [name, content] of await makeElement(root, site)) await writeFile(join(element, name), content);
