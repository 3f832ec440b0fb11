// The cost of a first visit: all bytes that the page loads before the first move, as the host sends
// them. Fails above the caps. A KB is 1,000 bytes.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { engineModules, gameModules, lab, labModules, planModules } from "../../www/site/files.js";

const KB = 1_000;
// The module of the play page holds rules and notation. Distances and searches are in modules of workers; the first
// move does not wait for them.
const CAPS = {
  page: 13,
  scripts: 20.8,
  module: 40.2,
  distances: 71.9,
  table: 250,
  chart: 78.4,
  fonts: 26,
  loader: 4.3,
  brotli: 73.8,
  gzip: 87.2,
  requests: 5,
};

/**
 * The sizes of other pages, and of embedded boards, before the first move: a puzzle, a frame. The page of the day has
 * no module.
 */
const PAGES = { today: 46.1, print: 94.6, examples: 88.8, puzzle: 62.5, frame: 69.4 };
/**
 * The same for each two-player game, which has its own module: its page, the element, the frame. Then the files that
 * the engine needs for its first move.
 */
const GAMES = {
  isolation: { page: 87.8, element: 71.0, frame: 77.9, engine: 117.8 },
  giveaway: { page: 91.1, element: 74.2, frame: 81.1, engine: 121.6 },
  checkers: { page: 90.6, element: 73.7, frame: 80.6, engine: 121.6 },
  loa: { page: 84.9, element: 68.2, frame: 75.0, engine: 96.6 },
  tzaar: { page: 93.1, element: 76.4, frame: 83.3, engine: 115.8 },
  breakthrough: { page: 80.2, element: 63.5, frame: 70.3, engine: 89.4 },
};

/**
 * The page of problems with its board, for each game: with the positions it shows today's problems. Then the files with which
 * a worker judges what is played, and finds other problems. The element with all of this.
 */
const POSITIONS = 22.3;
const PROBLEMS = {
  isolation: { page: 89.3, finder: 117.8, element: 190.1 },
  giveaway: { page: 92.4, finder: 121.6, element: 197.1 },
  checkers: { page: 92.0, finder: 121.6, element: 196.6 },
  loa: { page: 86.4, finder: 96.6, element: 166.0 },
  tzaar: { page: 94.6, finder: 115.8, element: 193.7 },
  breakthrough: { page: 81.7, finder: 89.4, element: 154.2 },
};

/** The laboratory before its first experiment, by the subject of that; then the files for its first trial. */
const LABORATORIES = {
  puzzles: { page: 155.3, trials: 175.7 },
  isolation: { page: 141.4, trials: 173.5 },
  giveaway: { page: 151.7, trials: 187.2 },
  checkers: { page: 151.7, trials: 187.2 },
  loa: { page: 143.8, trials: 166.7 },
  tzaar: { page: 149.5, trials: 175.1 },
  breakthrough: { page: 140.4, trials: 159.6 },
};

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
function loaded(page, module) {
  const used = (...uses) =>
    site.pages[page].filter(({ use }) => uses.includes(use)).map(({ source }) => hashed(source));
  return {
    page: [page, ...used("style")],
    scripts: [...new Set(used("page", "early").flatMap((script) => [...withImports(script)]))],
    module: module ? [hashed(module)] : [],
  };
}

/** The finished file of a source that a script loads late. */
function late(script, source) {
  const { [source]: name } = site.late[script];
  if (!name) throw new Error(`${script} does not load ${source} late`);
  return name;
}

const parts = loaded("index.html", "pkg/play_bg.wasm");
const others = site.pages["index.html"]
  .filter(({ source, use }) => use === "other" && !source.endsWith(".webmanifest"))
  .map(({ source }) => hashed(source));

/** The sizes of a file, which is counted in many places and takes long to compress. */
function sizesOf(file) {
  const bytes = read(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { raw: bytes.length, brotli, gzip: gzipSync(bytes, { level: 9 }).length };
}
/** @type {Map<string, ReturnType<typeof sizesOf>>} */
const known = new Map();
const number = (bytes) => bytes.toLocaleString("en").padStart(9);

function measure(name, files) {
  for (const file of files) if (!known.has(file)) known.set(file, sizesOf(file));
  const sum = (way) => files.reduce((total, file) => total + known.get(file)[way], 0);
  const sizes = { raw: sum("raw"), brotli: sum("brotli"), gzip: sum("gzip") };
  console.log(
    `${name.padEnd(21)} ${number(sizes.raw)} ${number(sizes.brotli)} ${number(sizes.gzip)}  ${files.join(" ")}`,
  );
  return sizes;
}

function hold(name, value, cap, unit) {
  if (value > cap)
    failures.push(`${name}: ${value.toLocaleString("en")} ${unit}, more than ${cap.toLocaleString("en")}`);
}

console.log("part                       bytes    brotli      gzip  files");
for (const [name, files] of Object.entries(parts)) {
  hold(name, measure(name, files).brotli, CAPS[name] * KB, "bytes in brotli");
}
const files = [...new Set([...Object.values(parts).flat(), ...others])];
const all = measure("all", files);
hold("all", all.brotli, CAPS.brotli * KB, "bytes in brotli");
hold("all", all.gzip, CAPS.gzip * KB, "bytes in gzip");
console.log(`requests ${files.length}`);
hold("requests", files.length, CAPS.requests, "files");
const knowing = [hashed("worker.js"), hashed("pkg/distances_bg.wasm")];
hold("distances", measure("distances", knowing).brotli, CAPS.distances * KB, "bytes in brotli");

// The laboratory before its first experiment: the script of the JavaScript around its module is fetched by itself.
for (const [about, module] of [["puzzles", lab.puzzles], ...Object.entries(labModules)]) {
  const [plan, script, worker] =
    about in labModules
      ? [planModules[about], "plans", lab.gamesWorker]
      : [lab.plan, "puzzles_plan", lab.puzzlesWorker];
  const page = Object.values(loaded("lab.html", plan)).flat();
  for (const [part, files] of Object.entries({
    page: [...new Set([...page, late("lab.js", `../pkg/${script}.js`)])],
    trials: [hashed(worker), hashed(module)],
  }))
    hold(
      `laboratory, ${about}, ${part}`,
      measure(`lab, ${about}, ${part}`, files).brotli,
      LABORATORIES[about][part] * KB,
      "bytes in brotli",
    );
}
// The drawing code that it fetches late.
hold("chart", measure("chart", [late("lab.js", "vendor/plot.js")]).brotli, CAPS.chart * KB, "bytes in brotli");

// The other pages before the first move, and boards in the pages of others.
const whole = (page, module) => Object.values(loaded(page, module)).flat();
/** The files of the element's board in English: of a puzzle, of a two-player game, or of a problem of one. */
const boardOf = (kind, game) => {
  const { [kind]: files } = site.data["embed/element_files.js"];
  return (game ? files[game] : files).en;
};
const [element, frame] = [[...withImports("ply-board.js")], whole("embed/index.html", "pkg/play_bg.wasm")];
const examples = whole("examples/index.html", "pkg/play_bg.wasm");
const day = whole("today.html");
const pages = {
  // And the positions.
  today: [...day, late("today.js", "today/positions.js")],
  // Its puzzles are dealt by their distances.
  print: [...whole("print.html", "pkg/distances_bg.wasm"), hashed("worker.js")],
  examples: [...examples, ...boardOf("puzzle")],
  puzzle: [...element, ...boardOf("puzzle")],
  frame: [...frame, ...boardOf("puzzle")],
};
for (const [name, files] of Object.entries(pages))
  hold(name, measure(name, [...new Set(files)]).brotli, PAGES[name] * KB, "bytes in brotli");

// Each two-player game.
for (const [game, module] of Object.entries(gameModules)) {
  const inFrame = whole("embed/index.html", module);
  const loads = {
    page: [...whole("games.html", module), ...site.data["match/early_files.js"].ofGames[game].en],
    element: [...element, ...boardOf("duel", game)],
    frame: [...inFrame, ...boardOf("duel", game)],
  };
  for (const [place, files] of Object.entries(loads)) {
    const all = measure(`${game}, ${place}`, [...new Set(files)]);
    hold(`${game}, ${place}`, all.brotli, GAMES[game][place] * KB, "bytes in brotli");
  }
  const problems = [...whole("problems.html", module), ...site.data["match/early_files.js"].ofProblems[game].en];
  const board = [...new Set(problems)];
  hold(`${game}, problems`, measure(`${game}, problems`, board).brotli, PROBLEMS[game].page * KB, "bytes in brotli");
  // A board in the element shows its problem once the worker has it.
  const embedded = [...new Set([...element, ...boardOf("problem", game), hashed("games_worker.js")])];
  hold(
    `${game}, problem in the element`,
    measure(`${game}, problem`, embedded).brotli,
    PROBLEMS[game].element * KB,
    "bytes in brotli",
  );
  const finder = [hashed("games_worker.js"), hashed(engineModules[game])];
  hold(`${game}, finder`, measure(`${game}, finder`, finder).brotli, PROBLEMS[game].finder * KB, "bytes in brotli");
  const engine = [hashed("games_worker.js"), hashed(engineModules[game])];
  hold(`${game}, engine`, measure(`${game}, engine`, engine).brotli, GAMES[game].engine * KB, "bytes in brotli");
}

const brought = measure("problems, positions", [late("problems.js", "today/positions.js")]);
hold("positions of problems", brought.brotli, POSITIONS * KB, "bytes in brotli");

// The script that another site's page loads before it shows a board.
hold("loader", measure("loader", element).brotli, CAPS.loader * KB, "bytes in brotli");

for (const file of parts.page) {
  const found = String(read(file)).match(/<(?:img|picture|video)\b|url\((?!["']?(?:data:|#)|[^)]*\.woff2)/i);
  if (found) failures.push(`${file}: no images before the first move, but it says ${found[0]}`);
}
// Text is there before the font.
const fonts = Object.keys(site.files).filter((name) => name.endsWith(".woff2"));
hold("fonts", measure("fonts", fonts).raw, CAPS.fonts * KB, "bytes");
const tables = Object.values(site.names).filter((name) => name.endsWith(".dtw"));
hold("table", measure("table", tables).raw, CAPS.table * KB, "bytes");

for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
