// The elements in the npm package: the site's own sources, with addresses that bundlers know, `new URL("…", import.meta.url)`.
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Bundler } from "../site/bundler.mjs";

const LOADER = "ply-board.js";
const TREE = "ply-tree.js";
const FILES = "site/files.js";
const PARTS = "embed/element_files.js";
/** The keys of the files that boards load; the others are for pages only. */
const LOADED = [
  "gameModules",
  "engineModules",
  "proverModules",
  "module",
  "distancesModule",
  "worker",
  "gamesWorker",
  "problemsWorker",
  "boardStyles",
  "gameStyles",
  "reviewStylesInside",
];

/**
 * The files of the elements by name, which all belong into one folder, beside the modules' one.
 * @param {string} root
 * @param {string} site  The site's address, or nothing.
 */
export async function makeElement(root, site) {
  const bundler = new Bundler(root, "");
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(root, "www", name)).href);
  // There is no table to be fetched: it is computed while a first board appears.
  bundler.data.set("site/table_file.js", `export const loadTable = async (Tables) => Tables.generate("slide3");`);
  bundler.data.set("site/build.js", { build: "npm" });

  const files = Object.entries(await load(FILES)).map(async ([key, value]) => {
    const isLoaded = LOADED.includes(key);
    return `export const ${key} = ${isLoaded ? await addressOf(bundler, key, value) : JSON.stringify(value)};`;
  });
  bundler.data.set(FILES, (await Promise.all(files)).join("\n"));

  const parts = scriptsOnly(await load(PARTS));
  bundler.data.set(PARTS, parts);
  const scripts = new Set(Object.values(parts).flatMap((part) => JSON.stringify(part).match(/embed\/\w+\.js/g) ?? []));
  const whereabouts = `export const hasSite = ${site !== ""};
    export const siteOf = (script) => ${site ? JSON.stringify(site) : "script"};`;
  bundler.data.set(
    "site/whereabouts.js",
    `${whereabouts}
    const scripts = { ${[...scripts].map((name) => `"${name}": () => import("../${name}")`).join()} };
    export const loadScript = (base, name) => scripts[name]();`,
  );
  await bundler.stable(LOADER, "plyground/ply-board");
  bundler.data.set("site/whereabouts.js", whereabouts);
  await bundler.stable(TREE, "plyground/ply-tree");
  return new Map(Array.from(bundler.files, ([name, { content }]) => [name, content]));
}

/** The code for the addresses of files. @param {Bundler} bundler @param {string} key @param {any} value @returns {Promise<string>} */
async function addressOf(bundler, key, value) {
  const url = (/** @type {string} */ path) => `new URL("${path}", import.meta.url).href`;
  if (Array.isArray(value)) return `[${url(`./${await bundler.styles(`${key}.css`, value)}`)}]`;
  if (typeof value !== "string") {
    const entries = Object.entries(value).map(
      async ([name, each]) => `${name}: ${await addressOf(bundler, key, each)}`,
    );
    return `{ ${(await Promise.all(entries)).join(", ")} }`;
  }
  return url(value.endsWith(".js") ? `./${await bundler.worker(value)}` : `../${basename(value)}`);
}

/** Lists of files without those that are fetched early. @param {any} value @returns {any} */
const scriptsOnly = (value) =>
  Array.isArray(value)
    ? value.slice(0, 1)
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, scriptsOnly(each)]));
