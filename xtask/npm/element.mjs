// The elements in the npm package: the site's own sources, with addresses that bundlers know, `new URL("…", import.meta.url)`.
// Some bundlers give these as paths, and write another address for `import.meta.url`: paths belong to the page.
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Bundler } from "../site/bundler.mjs";

const LOADER = "ply-board.js";
const TREE = "ply-tree.js";
const SET = "ply-set.js";
const FILES = "site/files.js";
const EARLY = "site/early_files.js";
/** The folder of the elements in the package. */
const FOLDER = "element/";
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

  /** The files of the package that boards load. @type {Set<string>} */
  const names = new Set();
  const files = Object.entries(await load(FILES)).map(async ([key, value]) => {
    const isLoaded = LOADED.includes(key);
    return [key, isLoaded ? await namesOf(bundler, key, value, names) : value];
  });
  bundler.data.set(FILES, Object.fromEntries(await Promise.all(files)));

  const boards = scriptsOnly((await load(EARLY)).boards);
  bundler.data.set(EARLY, { boards });
  const scripts = new Set(JSON.stringify(boards).match(/embed\/\w+\.js/g));
  const whereabouts = `export const hasSite = ${site !== ""};
    export const siteOf = () => ${site ? JSON.stringify(site) : 'globalThis.document?.baseURI ?? ""'};`;
  const table = (/** @type {Iterable<string>} */ keys, /** @type {(name: string) => string} */ codeOf) =>
    `{ ${Array.from(keys, (name) => `"${name}": () => ${codeOf(name)}`).join()} }`;
  bundler.data.set(
    "site/whereabouts.js",
    `${whereabouts}
    const scripts = ${table(scripts, (name) => `import("../${name}")`)};
    export const loadScript = (base, name) => scripts[name]();
    const addresses = ${table(names, (name) => `new URL("${fromElement(name)}", import.meta.url).href`)};
    export const addressOf = (name) =>
      new URL(customElements.get("ply-board")?.locate?.(name) ?? addresses[name](), document.baseURI);`,
  );
  await bundler.stable(LOADER, "plyground/ply-board");
  bundler.data.set("site/whereabouts.js", whereabouts);
  await bundler.stable(TREE, "plyground/ply-tree");
  await bundler.stable(SET, "plyground/ply-set");
  return new Map(Array.from(bundler.files, ([name, { content }]) => [name, content]));
}

/** The names of files in the package. @param {Bundler} bundler @param {string} key @param {any} value @param {Set<string>} all @returns {Promise<any>} */
async function namesOf(bundler, key, value, all) {
  const named = (/** @type {string} */ name) => all.add(name) && name;
  if (Array.isArray(value)) return [named(`${FOLDER}${await bundler.styles(`${key}.css`, value)}`)];
  if (typeof value === "string")
    return named(value.endsWith(".js") ? `${FOLDER}${await bundler.worker(value)}` : basename(value));
  const entries = Object.entries(value).map(async ([name, each]) => [name, await namesOf(bundler, key, each, all)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A file of the package, as seen from the folder of the element. @param {string} name */
const fromElement = (name) => (name.startsWith(FOLDER) ? `./${name.slice(FOLDER.length)}` : `../${name}`);

/** Lists of files without those that are fetched early. @param {any} value @returns {any} */
const scriptsOnly = (value) =>
  Array.isArray(value)
    ? value.slice(0, 1)
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, scriptsOnly(each)]));
