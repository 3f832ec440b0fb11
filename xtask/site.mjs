// Makes `dist/` of `www/` and `pkg/`: `./build.sh dist` calls it when the modules are there. Files that may change get
// names that change with their content, and each page has one script. `node xtask/site.mjs release [folder]` puts the
// site into a folder that keeps its versions, by default `dist/`.
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Bundler, HASHED } from "./site/bundler.mjs";
import { readCitation } from "./site/citation.mjs";
import { Page } from "./site/pages.mjs";
import { pictures } from "./site/pictures.mjs";
import { wholePages } from "./site/whole_pages.mjs";
import { VERSIONS, keepVersion, listVersions, writeFiles } from "./site/versions.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const [www, pkg, dist] = ["www", "pkg", "dist"].map((name) => join(root, name));
/** The file with the contents of the finished files, for measurements. */
const REPORT = join(root, "target/site.json");

/** The ends of the names of files that are bundled or left out; all others are copied. */
const MADE = [".css", ".html", ".js", ".json", ".md", ".ts", ".woff2"];
/** The page that works offline after the first visit, and what it needs without naming it in its HTML. */
const PLAY = "index.html";
/** The page that hosts show at addresses without one, whatever folder these seem to be in. */
const LOST = "404.html";
const UNSAID = [
  "worker.js",
  "pkg/distances_bg.wasm",
  "puzzles_worker.js",
  "pkg/puzzles_lab_bg.wasm",
  "icons/icon-192.png",
];
/** The modules of file names, which export those of the finished files in the finished site. */
const FILES = "site/files.js";
const EARLY = "site/early_files.js";
/** Scripts that keep their names: the elements in pages of other sites, and the service worker. */
const LOADER = "ply-board.js";
const TREE = "ply-tree.js";
const SET = "ply-set.js";
const SERVICE_WORKER = "sw.js";
/** The folder of the pictures. Their names are stable, because other sites keep them. */
const SHARED = "share";
/** The environment variable with the address of the site, because previews need absolute addresses. */
const ADDRESS = "PLYGROUND_URL";

/** @typedef {string | readonly string[] | { [key: string]: Names }} Names  Data of names of files. */

/** @param {string | Uint8Array} content */
const digest = (content) => createHash("sha256").update(content).digest("hex").slice(0, 8);
/** A module of ours. @param {string} folder @param {string} name @returns {Promise<any>} */
const load = (folder, name) => import(pathToFileURL(join(folder, name)).href);
/** The lists in such data, and the names that are in none. @param {Names} data @returns {(string | readonly string[])[]} */
const leaves = (data) =>
  typeof data === "string" || Array.isArray(data) ? [data] : Object.values(data).flatMap((each) => leaves(each));
const isSheet = (/** @type {string} */ name) => name.endsWith(".css");

/** The files of the site for a name of the build. */
class Site {
  /** Their contents by name. @type {Map<string, string | Uint8Array>} */
  files = new Map();
  /** Their names by those of their sources. @type {Map<string, string>} */
  #names = new Map();
  #bundler = new Bundler(root);
  /** @type {Page[]} */
  #pages = [];
  #build;

  /** @param {string} build */
  constructor(build) {
    this.#build = build;
    this.#bundler.data.set("site/build.js", { build });
  }

  /** A file that names another is made after it. */
  async make() {
    const work = readCitation(await readFile(join(root, "CITATION.cff"), "utf8"));
    this.#bundler.data.set("laboratory/work.js", { work });
    const sources = (await readdir(www, { recursive: true })).filter((name) => extname(name)).sort();
    for (const [name, text] of [...wholePages].sort()) this.#pages.push(new Page(name, text));
    const listed = new Set(leaves(await load(www, FILES)).flat());
    await this.#copy(sources.filter((name) => !MADE.includes(extname(name)) && !listed.has(name)));
    await this.#makeWorkers();
    await this.#makeElement();
    await this.#makeScripts();
    await this.#makePages();
    await this.#makeServiceWorker();
    this.files.set("_headers", await this.#headers());
    this.files.set("robots.txt", "User-agent: *\nAllow: /\n");
  }

  /** Files that are copied unchanged. @param {string[]} names */
  async #copy(names) {
    for (const name of names) this.files.set(name, await readFile(join(www, name)));
    this.files.set("licences.txt", await readFile(join(pkg, "licences.txt")));
    for (const { file } of Object.values((await load(pkg, "tables.js")).TABLES))
      this.files.set(`${HASHED}${file}`, await readFile(join(pkg, file)));
    for (const { picture, png } of pictures) this.files.set(`${SHARED}/${picture}`, png);
    for (const name of this.files.keys()) this.#names.set(name, name);
  }

  /** Files that scripts load by name. Workers know none of these names. */
  async #makeWorkers() {
    const listed = await load(www, FILES);
    for (const [key, value] of Object.entries(listed)) {
      if (Array.isArray(value)) this.#names.set(value.join(), await this.#bundler.styles(`${key}.css`, value));
      else for (const source of leaves(value).flat()) this.#names.set(source, await this.#makeLoaded(source));
    }
    this.#bundler.data.set(FILES, this.#finished(listed));
  }

  /** A worker, a module or a text. @param {string} source */
  async #makeLoaded(source) {
    if (source.endsWith(".js")) return this.#bundler.worker(source);
    const content = await readFile(join(source.startsWith(HASHED) ? root : www, source));
    const end = extname(source);
    const name = `${HASHED}${basename(source, end)}-${digest(content)}${end}`;
    this.files.set(name, content);
    return name;
  }

  async #makeElement() {
    const { boards } = await load(www, EARLY);
    for (const script of new Set(leaves(boards).map(([script]) => script)))
      this.#names.set(script, await this.#bundler.module(script));
    this.#bundler.data.set(EARLY, this.#finished({ boards }));
    for (const script of [LOADER, TREE, SET]) this.#names.set(script, await this.#bundler.stable(script, this.#build));
  }

  /** The scripts and style sheets of pages. */
  async #makeScripts() {
    const loaded = new Map(this.#pages.flatMap(({ loads }) => loads.map(({ source, use }) => [source, use])));
    /** @param {import("./site/pages.mjs").Use} wanted @param {(source: string) => Promise<string>} bundle */
    const bundle = async (wanted, bundle) => {
      for (const [source, use] of loaded) if (use === wanted) this.#names.set(source, await bundle(source));
    };
    await bundle("style", (source) => this.#bundler.style(source));
    await bundle("old", (source) => this.#bundler.worker(source));
    await bundle("inside", (source) => this.#bundler.classic(source, "esm"));
    await bundle("page", (source) => this.#bundler.page(source));
    // They come before the scripts of their pages, and name the parts of these.
    this.#bundler.data.set(EARLY, this.#finished(await load(www, EARLY)));
    await bundle("early", (source) => this.#bundler.page(source));
  }

  async #makePages() {
    for (const { name } of this.#pages) this.#names.set(name, name);
    if (address()) this.#page(LOST).startFrom(address());
    for (const picture of pictures) this.#page(picture.page).describe(tagsOf(this.#page(picture.page), picture));
    const sources = this.#pages.flatMap(({ loads }) => loads.filter(({ use }) => use === "inside"));
    const inside = new Map();
    for (const source of new Set(sources.map(({ source }) => source)))
      inside.set(source, new TextDecoder().decode(this.#bundler.take(this.#nameOf(source))).trimEnd());
    for (const page of this.#pages)
      this.files.set(
        page.name,
        page.finish(this.#build, (source) => this.#nameOf(source), inside),
      );
  }

  /** The service worker, which knows all files: those of the play page, and the others, smallest first. */
  async #makeServiceWorker() {
    for (const [name, { content }] of this.#bundler.files) this.files.set(name, content);
    const loads = this.#page(PLAY).loads.filter(({ use }) => use !== "inside" && use !== "old");
    const wanted = [...UNSAID, ...loads.map(({ source }) => source)].map((source) => this.#nameOf(source));
    const shell = new Set([PLAY, ...wanted.flatMap((name) => [...this.#bundler.withImports(name)])]);
    // Pictures are only for other sites and for installing.
    const isUsed = (/** @type {string} */ name) => name.startsWith(HASHED) || /\.(?:html|js|webmanifest)$/.test(name);
    const late = [...this.files].filter(([name]) => isUsed(name) && !shell.has(name));
    late.sort(([, one], [, other]) => one.length - other.length);
    const digestOf = (/** @type {string} */ name) =>
      name.startsWith(HASHED) ? digest(this.files.get(name) ?? "") : "";
    const withDigests = (/** @type {string[]} */ names) =>
      Object.fromEntries(names.map((name) => [name, digestOf(name)]));
    this.#bundler.data.set("site/precache.js", {
      shell: withDigests([...shell].sort()),
      late: withDigests(late.map(([name]) => name)),
    });
    const worker = await this.#bundler.classic(SERVICE_WORKER, "iife");
    this.files.set(worker, this.#bundler.take(worker));
  }

  /** The headers of files in the syntax of Netlify and Cloudflare, which read a hundred rules at most. */
  async #headers() {
    const file = await readFile(join(root, "xtask/headers.json"), "utf8");
    const { everywhere, unframed, framed, hashed } = JSON.parse(file);
    const names = this.#pages
      .map(({ name }) => name)
      .filter((name) => !framed.some((/** @type {string} */ path) => name.startsWith(path)));
    // Some hosts omit the part of an address that is optional.
    const addresses = names.flatMap((name) => [name.replace(/(?:(^|\/)index)?\.html$/, "$1"), name]);
    const named = [...addresses.map((name) => [name, unframed]), [`${HASHED}*`, hashed]];
    const ofVersions = named.map(([path, header]) => [`${VERSIONS}/:version/${path}`, header]);
    const rules = [["*", everywhere], ...named, ...ofVersions];
    return rules.map(([path, header]) => `/${path}\n  ${header}\n`).join("");
  }

  /**
   * The same data with the names of finished files. A list is fetched together with the script that begins it: it also
   * has the static imports of that script, and its own part for late ones.
   * @param {any} value @returns {any}
   */
  #finished(value) {
    if (typeof value === "string") return this.#nameOf(value);
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#finished(each)]));
    const sheets = value.filter(isSheet);
    const [script, ...others] = value.filter((name) => !isSheet(name));
    const atOnce = (/** @type {string} */ name) => [...this.#bundler.withImports(name, { late: false })];
    const late = this.#bundler.late.get(script);
    const own = script ? atOnce(this.#nameOf(script)) : [];
    const sheet = sheets.length ? [this.#nameOf(sheets.join())] : [];
    return [...new Set([...own, ...sheet, ...others.flatMap((name) => atOnce(late?.get(name) ?? this.#nameOf(name)))])];
  }

  /** @param {string} source */
  #nameOf(source) {
    const name = this.#names.get(source);
    if (name === undefined) throw new Error(`${source} is no file of the finished site`);
    return name;
  }

  /** @param {string} wanted */
  #page(wanted) {
    const page = this.#pages.find(({ name }) => name === wanted);
    if (!page) throw new Error(`${wanted} is no page of the site`);
    return page;
  }

  /** The names of finished files, the files that pages load and that scripts import, and all data of names. */
  get report() {
    const { files, late, data } = this.#bundler;
    return {
      names: Object.fromEntries(this.#names),
      pages: Object.fromEntries(this.#pages.map(({ name, loads }) => [name, loads])),
      files: Object.fromEntries([...files].map(([name, { atOnce, late }]) => [name, { atOnce, late }])),
      late: Object.fromEntries([...late].map(([script, files]) => [script, Object.fromEntries(files)])),
      data: Object.fromEntries(data),
    };
  }
}

/** The site's address with a trailing slash; empty if it is unknown. */
function address() {
  const given = env[ADDRESS] ?? "";
  const isRight = URL.canParse(given) && /^https?:[^?#]*\/$/.test(given) && new URL(given).href === given;
  if (given && !isRight)
    throw new Error(
      `${ADDRESS} is “${given}”: expected an address like https://example.org/play/, with a slash at its end`,
    );
  return given;
}

/** A page's tags for other sites, with its picture. @param {Page} page @param {typeof pictures[number]} picture */
function tagsOf(page, { picture, width, height, alt }) {
  const site = address();
  const { title, description } = page.about;
  const path = `${SHARED}/${picture}`;
  const own = site && site + page.name.replace(/(^|\/)index\.html$/, "$1");
  const properties = {
    "og:type": "website",
    "og:site_name": "Plyground",
    "og:title": title,
    "og:description": description,
    ...(own && { "og:url": own }),
    "og:image": site ? site + path : page.relative(path),
    "og:image:width": String(width),
    "og:image:height": String(height),
    "og:image:alt": alt,
  };
  const tags = Object.entries(properties).map(([property, content]) => ({ property, content }));
  // Kept versions of the page have the same one: searches lead to the newest.
  const links = own ? [{ rel: "canonical", href: own }] : [];
  return [...links, ...tags, { name: "twitter:card", content: "summary_large_image" }];
}

/** The version of the modules, and of what turns queries into rows. */
async function ours() {
  const { Experiment, initSync, version } = await load(pkg, "puzzles_plan.js");
  initSync({ module: await readFile(join(pkg, "puzzles_plan_bg.wasm")) });
  return { version: version(), generator: new Experiment("n=1").report("").generator };
}

/** @param {string} build */
async function make(build) {
  const site = new Site(build);
  await site.make();
  return site;
}

// The build is named after all that is in the site but this name.
const nameless = [...(await make("development")).files].sort(([one], [other]) => (one < other ? -1 : 1));
const { files, report } = await make(
  digest(nameless.map(([name, content]) => `${name} ${digest(content)}`).join("\n")),
);
const [, , command, folder = dist] = argv;
if (folder === dist)
  for (const name of await readdir(dist).catch(() => []))
    if (name !== VERSIONS) await rm(join(dist, name), { recursive: true });
await writeFiles(folder, files);
if (command === "release") console.log(await keepVersion(folder, files, await ours()));
await listVersions(folder);
await mkdir(dirname(REPORT), { recursive: true });
await writeFile(REPORT, JSON.stringify(report));
