// The cost of a first visit: the bytes that a page loads before the first move, in brotli, as hosts send them. Fails above the
// limits. A KB is 1,000 bytes.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { dayFiles, engineModules, gameModules, lab, labModules } from "../../www/site/files.js";

/** What a visitor may have to load, in KB: by kind, so that no change has to touch a number for a few bytes. */
const LIMITS = {
  "page of puzzles": 82,
  "page of a game": 99,
  "page of problems": 102,
  "page of a set": 91,
  "page of a position": 91,
  "page of the day": 60,
  "page for print": 100,
  "page of a search": 104,
  "page of lessons": 26,
  "page for teachers": 56,
  "page of the laboratory": 176,
  element: 84,
  frame: 90,
  loader: 5,
  "loader of a search": 1,
  "loader of a set": 1,
  "element with a problem": 133,
  "distances of puzzles": 75,
  "engine of a game": 80,
  "trials of the laboratory": 250,
  "drawing of charts": 80,
  "problems of days": 10,
  "reader of files": 155,
  fonts: 30,
  "table of distances": 180,
};
const KB = 1_000;
const REQUESTS = 5; // of the page of puzzles

const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (file) => readFileSync(inRepository(`dist/${file}`));
/** The build's report on the finished files. */
const site = JSON.parse(readFileSync(inRepository("target/site.json"), "utf8"));
const failures = [];

/** The finished file of a source. */
function hashed(source) {
  if (!site.names[source]) throw new Error(`the site has no ${source}`);
  return site.names[source];
}

/** A script and all its static imports, direct or not. */
function withImports(script, seen = new Set()) {
  if (seen.has(script)) return seen;
  seen.add(script);
  for (const next of site.files[script]?.atOnce ?? []) withImports(next, seen);
  return seen;
}

/** The files of a page's static part, and its module. Browsers with modules do not fetch the script for others. */
function whole(page, module) {
  const used = (...uses) =>
    site.pages[page].filter(({ use }) => uses.includes(use)).map(({ source }) => hashed(source));
  const scripts = used("page", "early").flatMap((script) => [...withImports(script)]);
  return [page, ...used("style"), ...scripts, ...(module ? [hashed(module)] : [])];
}

/** The finished file of a source that a script loads late. */
function late(script, source) {
  const { [source]: name } = site.late[script];
  if (!name) throw new Error(`${script} does not load ${source} late`);
  return name;
}

/** The files of the element's board in English: of a puzzle, of a two-player game, or of a problem of one. */
function boardOf(kind, game) {
  const { [kind]: files } = site.data["site/early_files.js"].boards;
  return (game ? files[game] : files).en;
}

/** What is loaded together, by kind. @type {{ kind: keyof typeof LIMITS, about: string, files: string[] }[]} */
const loads = [];
function hold(kind, about, files) {
  loads.push({ kind, about, files: [...new Set(files)] });
}

const element = [...withImports("ply-board.js")];
const play = "pkg/play_bg.wasm";
const first = whole("index.html", play);
const icons = site.pages["index.html"]
  .filter(({ source, use }) => use === "other" && !source.endsWith(".webmanifest"))
  .map(({ source }) => hashed(source));
const requests = new Set([...first, ...icons]);
hold("page of puzzles", "all", requests);
if (requests.size > REQUESTS) failures.push(`page of puzzles: ${requests.size} files, more than ${REQUESTS}`);
hold("distances of puzzles", "all", [hashed("worker.js"), hashed("pkg/distances_bg.wasm")]);
hold("page of the day", "all", [...whole("today.html"), ...Object.values(dayFiles).map(hashed)]);
// Before its problems are found.
hold("page of a set", "all", [
  ...whole("set.html", gameModules.loa),
  ...["view", "words_en"].map((part) => late("set.js", `games/loa/${part}.js`)),
]);
// With the largest of the games' own scripts.
hold("page of a position", "all", [
  ...whole("setup.html", gameModules.tzaar),
  ...["view", "words_en", "setup"].map((part) => late("setup.js", `games/tzaar/${part}.js`)),
]);
// Its frames are pages of searches.
hold("page of lessons", "all", whole("learn.html"));
// Its puzzles are dealt by their distances.
hold("page for print", "all", [...whole("print.html", "pkg/distances_bg.wasm"), hashed("worker.js")]);
// Its boards are below the form.
hold("page for teachers", "all", [
  ...whole("examples/index.html"),
  ...withImports(late("examples.js", "desk/desk_form.js")),
]);
hold("element", "puzzles", [...element, ...boardOf("puzzle")]);
hold("frame", "puzzles", [...whole("embed/index.html", play), ...boardOf("puzzle")]);
// The script that another site's page loads before it shows a board.
hold("loader", "all", element);
hold("loader of a search", "all", [...withImports("ply-tree.js")]);
hold("loader of a set", "all", [...withImports("ply-set.js")]);

for (const [game, module] of Object.entries(gameModules)) {
  const early = site.data["site/early_files.js"];
  const engine = [hashed("games_worker.js"), hashed(engineModules[game])];
  hold("page of a game", game, [...whole("games.html", module), ...early.gamesPage[game].en]);
  // With the problems of days it shows today's problems; the engine finds others.
  hold("page of problems", game, [...whole("problems.html", module), ...early.problemsPage[game].en]);
  hold("problems of days", game, [hashed(dayFiles[game])]);
  hold("element", game, [...element, ...boardOf("match", game)]);
  hold("frame", game, [...whole("embed/index.html", module), ...boardOf("match", game)]);
  // It shows its problem once the worker has it.
  hold("element with a problem", game, [...element, ...boardOf("problem", game), hashed("problems_worker.js")]);
  hold("engine of a game", game, engine);
  // Before the module of the laboratory has searched.
  const parts = ["view", "words_en"].map((part) => late("tree.js", `games/${game}/${part}.js`));
  hold("page of a search", game, [...whole("tree.html", module), ...parts]);
}
hold("reader of files", "all", [hashed("records_worker.js"), hashed("pkg/records_bg.wasm")]);

// The laboratory before its first experiment: the script of the JavaScript around its module is fetched by itself.
for (const [about, plan] of [
  ["puzzles", lab.puzzlesPlan],
  ["games", lab.gamesPlan],
])
  hold("page of the laboratory", about, [...whole("lab.html", plan), late("lab.js", `../pkg/${about}_plan.js`)]);
hold("trials of the laboratory", "puzzles", [hashed(lab.puzzlesWorker), hashed(lab.puzzles)]);
for (const [game, module] of Object.entries(labModules))
  hold("trials of the laboratory", game, [hashed(lab.gamesWorker), hashed(module)]);
hold("drawing of charts", "all", [late("lab.js", "vendor/plot.js")]);
hold(
  "fonts",
  "all",
  Object.keys(site.files).filter((name) => name.endsWith(".woff2")),
);
hold(
  "table of distances",
  "all",
  Object.values(site.names).filter((name) => name.endsWith(".dtw")),
);

for (const file of first.filter((name) => /\.(?:html|css)$/.test(name))) {
  const found = String(read(file)).match(/<(?:img|picture|video)\b|url\((?!["']?(?:data:|#)|[^)]*\.woff2)/i);
  if (found) failures.push(`${file}: no images before the first move, but it says ${found[0]}`);
}

// Files are counted in many places and take long to compress: each is compressed once, on all cores.
const compress = promisify(brotliCompress);
const files = [...new Set(loads.flatMap(({ files }) => files))];
const sizes = await Promise.all(
  files.map(async (file) => {
    const { length } = await compress(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    return /** @type {const} */ ([file, length]);
  }),
);
const sizeOf = new Map(sizes);
for (const { kind, about, files } of loads) {
  const size = files.reduce((sum, file) => sum + (sizeOf.get(file) ?? 0), 0);
  console.log(`${`${kind}, ${about}`.padEnd(40)} ${size.toLocaleString("en").padStart(9)}  ${files.join(" ")}`);
  if (size > LIMITS[kind] * KB)
    failures.push(`${kind}, ${about}: ${size.toLocaleString("en")} bytes, more than ${LIMITS[kind]} KB`);
}
console.log(`requests ${requests.size}`);

for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
