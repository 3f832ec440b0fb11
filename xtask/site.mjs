// Makes `dist/` of `www/` and `pkg/`: `./build.sh dist` calls it when the modules are there. Everything that may change gets
// a name that changes with its content, and each page has one script. A file that names another is made after it.
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { env } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Bundler, HASHED } from "./site/bundler.mjs";
import { Page } from "./site/pages.mjs";
import { pictures } from "./site/pictures.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const [www, pkg, dist] = ["www", "pkg", "dist"].map((name) => join(root, name));

/** What is in the finished files, for those who measure them. */
const REPORT = join(root, "target/site.json");

/** The page that works offline after the first visit, and what it needs without naming it in its HTML. */
const PLAY = "index.html";
const UNSAID = ["worker.js", "pkg/distances_bg.wasm", "solver_worker.js", "pkg/solver_bg.wasm", "icons/icon-192.png"];
/** The modules of names of files: in the finished site they have those of its own files. */
const FILES = "site/files.js";
const PARTS = "embed/parts.js";
const EARLY = ["match/early_files.js", "problems/early_files.js"];
/** Scripts that keep their names: the loader in pages of other sites, and the service worker. */
const LOADER = "ply-board.js";
const SERVICE_WORKER = "sw.js";
/** The folder of the pictures. Their names are stable, because other sites keep them. */
const SHARED = "share";
/** The environment variable with the address of the site, because previews need absolute addresses. */
const ADDRESS = "PLYGROUND_URL";

/** @typedef {string | readonly string[] | { [key: string]: Names }} Names  Data of names of files. */

/** @param {string | Uint8Array} content */
const digest = (content) => createHash("sha256").update(content).digest("hex").slice(0, 8);
/** @param {string} folder @param {string} name @returns {Promise<any>} */
const load = (folder, name) => import(pathToFileURL(join(folder, name)).href);
/** The lists in such data, and the names that are in none. @param {Names} names @returns {(string | readonly string[])[]} */
const leaves = (names) =>
  typeof names === "string" || Array.isArray(names) ? [names] : Object.values(names).flatMap(leaves);
const isSheet = (/** @type {string} */ name) => name.endsWith(".css");

/** The files below `www/` with one of some extensions; all others but notes and types, if there are none. */
async function sources(/** @type {string[]} */ ...extensions) {
  const all = (await readdir(www, { recursive: true })).filter((name) => extname(name)).sort();
  const bundled = [".css", ".html", ".js", ".md", ".ts"];
  return all.filter(
    (name) => (extensions.length ? extensions : bundled).includes(extname(name)) === extensions.length > 0,
  );
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

/** The tags of a page about its picture. @param {Page} page @param {typeof pictures[number]} picture */
function tagsOf(page, { picture, width, height, alt }) {
  const site = address();
  const { title, description } = page.about;
  const path = `${SHARED}/${picture}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Plyground",
    "og:title": title,
    "og:description": description,
    ...(site && { "og:url": site + page.name.replace(/(^|\/)index\.html$/, "$1") }),
    "og:image": site ? site + path : page.relative(path),
    "og:image:width": String(width),
    "og:image:height": String(height),
    "og:image:alt": alt,
  };
  const tags = Object.entries(properties).map(([property, content]) => ({ property, content }));
  return [...tags, { name: "twitter:card", content: "summary_large_image" }];
}

/** The headers of each file in the syntax of Netlify and Cloudflare, which read a hundred rules at most. */
async function headers(/** @type {Page[]} */ pages) {
  const { everywhere, unframed, framed, hashed } = JSON.parse(await readFile(join(root, "xtask/headers.json"), "utf8"));
  const names = pages.map(({ name }) => name).filter((name) => !name.startsWith(framed));
  // Some hosts omit the part of an address that is optional.
  const addresses = names.flatMap((name) => [name.replace(/(?:(^|\/)index)?\.html$/, "$1"), name]);
  const rules = [["*", everywhere], ...addresses.map((name) => [name, unframed]), [`${HASHED}*`, hashed]];
  return rules.map(([path, header]) => `/${path}\n  ${header}\n`).join("");
}

/** All files of the site by name, for a name of the build. @param {string} build */
async function make(build) {
  const bundler = new Bundler(root);
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map();
  /** The names of finished files by those of their sources. @type {Map<string, string>} */
  const names = new Map();
  const nameOf = (/** @type {string} */ source) => {
    const name = names.get(source);
    if (name === undefined) throw new Error(`${source} is no file of the finished site`);
    return name;
  };
  /** Names of finished files in place of sources. A list is what is fetched together with the script that begins it. */
  const finished = (/** @type {any} */ value) => {
    if (typeof value === "string") return nameOf(value);
    if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, finished(it)]));
    const sheets = value.filter(isSheet);
    const [script, ...others] = value.filter((source) => !isSheet(source));
    const atOnce = (/** @type {string} */ name) => [...bundler.withImports(name, { late: false })];
    const fetched = others.flatMap((source) => {
      const late = bundler.late.get(script)?.get(source);
      return late ? atOnce(late) : [nameOf(source)];
    });
    const own = script ? atOnce(nameOf(script)) : [];
    return [...new Set([...own, ...(sheets.length ? [nameOf(sheets.join())] : []), ...fetched])];
  };

  for (const name of await sources()) files.set(name, await readFile(join(www, name)));
  files.set("licences.txt", await readFile(join(pkg, "licences.txt")));
  for (const { file } of Object.values((await load(pkg, "tables.js")).TABLES))
    files.set(`${HASHED}${file}`, await readFile(join(pkg, file)));
  for (const { picture, png } of pictures) files.set(`${SHARED}/${picture}`, png);
  for (const name of files.keys()) names.set(name, name);

  // Workers know only the build, so they come before the names, which include theirs.
  bundler.data.set("site/build.js", { build });
  const listed = await load(www, FILES);
  for (const [key, value] of Object.entries(listed)) {
    if (Array.isArray(value)) names.set(value.join(), await bundler.styles(`${key}.css`, value));
    else
      for (const source of leaves(value).flat()) {
        if (source.endsWith(".js")) names.set(source, await bundler.worker(source));
        else {
          const contents = await readFile(join(root, source));
          names.set(source, `${HASHED}${basename(source, ".wasm")}-${digest(contents)}.wasm`);
          files.set(nameOf(source), contents);
        }
      }
  }
  bundler.data.set(FILES, finished(listed));

  const parts = await load(www, PARTS);
  const boards = new Set(leaves(parts).map((list) => list[0]));
  for (const script of boards) names.set(script, await bundler.module(script));
  bundler.data.set(PARTS, finished(parts));
  names.set(LOADER, await bundler.stable(LOADER, build));

  const html = await sources(".html");
  const pages = await Promise.all(html.map(async (name) => new Page(name, await readFile(join(www, name), "utf8"))));
  for (const { name } of pages) names.set(name, name);
  const loaded = new Map(pages.flatMap(({ loads }) => loads.map(({ source, use }) => [source, use])));
  /** @param {import("./site/pages.mjs").Use} wanted @param {(source: string) => Promise<string>} bundle */
  const bundleAll = async (wanted, bundle) => {
    for (const [source, use] of loaded) if (use === wanted) names.set(source, await bundle(source));
  };
  await bundleAll("style", (source) => bundler.style(source));
  await bundleAll("old", (source) => bundler.worker(source));
  await bundleAll("page", (source) => bundler.page(source));
  for (const module of EARLY) bundler.data.set(module, finished(await load(www, module)));
  await bundleAll("early", (source) => bundler.page(source));
  const inside = new Map();
  await bundleAll("inside", async (source) => {
    const name = await bundler.classic(source, "esm");
    inside.set(source, new TextDecoder().decode(bundler.files.get(name)?.contents).trimEnd());
    bundler.files.delete(name);
    return name;
  });
  for (const picture of pictures) {
    const page = pages.find(({ name }) => name === picture.page);
    if (!page) throw new Error(`there is a picture for ${picture.page}, which is no page of the site`);
    page.describe(tagsOf(page, picture));
  }
  for (const page of pages)
    files.set(
      page.name,
      page.finish(build, nameOf, (source) => inside.get(source)),
    );

  for (const [name, { contents }] of bundler.files) files.set(name, contents);
  const play = pages.find(({ name }) => name === PLAY);
  const wanted = play?.loads.filter(({ use }) => use !== "inside" && use !== "old").map(({ source }) => source) ?? [];
  const shell = new Set([PLAY, ...[...UNSAID, ...wanted].flatMap((name) => [...bundler.withImports(nameOf(name))])]);
  // Pictures are only for other sites and for installing.
  const isUsed = (/** @type {string} */ name) => name.startsWith(HASHED) || /\.(?:html|js|webmanifest)$/.test(name);
  const size = (/** @type {string} */ name) => files.get(name)?.length ?? 0;
  const late = [...files.keys()].filter((name) => isUsed(name) && !shell.has(name)).sort((a, b) => size(a) - size(b));
  bundler.data.set("site/precache.js", { shell: [...shell].sort(), late });
  const worker = await bundler.classic(SERVICE_WORKER, "iife");
  files.set(worker, bundler.files.get(worker)?.contents ?? "");
  files.set("_headers", await headers(pages));
  const report = {
    names: Object.fromEntries(names),
    pages: Object.fromEntries(pages.map(({ name, loads }) => [name, loads])),
    files: Object.fromEntries([...bundler.files].map(([name, { atOnce, late }]) => [name, { atOnce, late }])),
    late: Object.fromEntries([...bundler.late].map(([script, late]) => [script, Object.fromEntries(late)])),
    data: Object.fromEntries(bundler.data),
  };
  return { files, report };
}

// The build has the name of all that is in the site but this name.
const nameless = [...(await make("development")).files].sort(([one], [other]) => (one < other ? -1 : 1));
const { files, report } = await make(
  digest(nameless.map(([name, content]) => `${name} ${digest(content)}`).join("\n")),
);
await rm(dist, { recursive: true, force: true });
for (const [name, content] of files) {
  await mkdir(dirname(join(dist, name)), { recursive: true });
  await writeFile(join(dist, name), content);
}
await mkdir(dirname(REPORT), { recursive: true });
await writeFile(REPORT, JSON.stringify(report));
