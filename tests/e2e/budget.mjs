// What a first visit costs: everything that the page loads before the first move, as the host sends
// it. Fails above the caps. A KB is 1,000 bytes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { engineModules, gameModules, lab, labModules, planModules } from "../../www/site/files.js";

const KB = 1_000;
// The module of the play page holds rules and notation. Distances and searches are in modules of workers, which no
// first move waits for.
const CAPS = {
  page: 10.0,
  scripts: 19.0,
  module: 39.3,
  distances: 65.9,
  table: 250,
  chart: 79,
  loader: 2.3,
  brotli: 67.8,
  gzip: 80.0,
  requests: 5,
};

/** What the other pages load before the first move, and embedded boards: a puzzle, a frame. */
const PAGES = { print: 84.0, examples: 70.5, puzzle: 59.5, frame: 63.3 };
/**
 * The same for each two-player game, which has its own module: its page, the element, the frame. And what follows for the
 * engine's first move.
 */
const GAMES = {
  isolation: { page: 78.9, element: 64.3, frame: 67.7, engine: 63.4 },
  giveaway: { page: 81.1, element: 65.9, frame: 69.3, engine: 62.9 },
  checkers: { page: 81.1, element: 65.9, frame: 69.3, engine: 62.9 },
  loa: { page: 74.7, element: 60.1, frame: 63.5, engine: 51.9 },
  tzaar: { page: 81.7, element: 67.1, frame: 70.5, engine: 66.4 },
  breakthrough: { page: 71.4, element: 56.8, frame: 60.2, engine: 45.3 },
};

/** The laboratory before its first experiment, by what that is about. And what follows for its first trial. */
const LABORATORIES = {
  puzzles: { page: 135.4, trials: 137.6 },
  quotas: { page: 135.4, trials: 119.6 },
  solving: { page: 135.4, trials: 128.2 },
  isolation: { page: 132.1, trials: 143.7 },
  giveaway: { page: 141.2, trials: 161.6 },
  checkers: { page: 141.2, trials: 161.6 },
  loa: { page: 133.5, trials: 137.1 },
  tzaar: { page: 138.9, trials: 142.0 },
  breakthrough: { page: 130.6, trials: 131.1 },
};

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const read = (file) => readFileSync(join(dist, file));
const text = (file) => read(file).toString("utf8");
const failures = [];

const local = (address) => address && !/^(?:data|https?):/.test(address);
/** The tags of a name in a page, each as its attributes. */
const tags = (page, name) =>
  [...text(page).matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:\s*=\s*"([^"]*)")?/g)].map(([, key, value]) => [key, value]),
    ),
  );
const links = (page, kind) =>
  tags(page, "link")
    .filter(({ rel, href }) => rel.split(" ").includes(kind) && local(href))
    .map(({ href }) => join(dirname(page), href));
/** The file whose name holds a hash of its content. */
function hashed(name) {
  const [stem, type] = name.split(".");
  const found = readdirSync(join(dist, dirname(name))).filter((file) =>
    new RegExp(`^${basename(stem)}-\\w{8}\\.${type}$`).test(file),
  );
  if (found.length !== 1) throw new Error(`one ${name} with a hash was expected, and there are ${found.length}`);
  return join(dirname(name), found[0]);
}

/** A script and all that it imports at once; what it imports late is not among them. */
function withImports(script, seen = new Set()) {
  if (seen.has(script)) return seen;
  seen.add(script);
  const imports = text(script).matchAll(/\b(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["'](\.[^"']+)["']/g);
  for (const [, address] of imports) withImports(join(dirname(script), address), seen);
  return seen;
}

/** What a script fetches late. */
const lateImports = (file) =>
  file.endsWith(".js") ? [...text(file).matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, late]) => late) : [];

/** What a page loads at once, and its module. */
function loaded(page, module) {
  // Browsers that know modules do not fetch what is for those that do not.
  const scripts = tags(page, "script")
    .filter((script) => local(script.src) && !("nomodule" in script))
    .map(({ src }) => join(dirname(page), src));
  return {
    page: [page, ...links(page, "stylesheet")],
    scripts: [...new Set(scripts.flatMap((script) => [...withImports(script)]))],
    module: [hashed(module)],
  };
}

const parts = loaded("index.html", "pkg/play_bg.wasm");
const others = ["icon", "modulepreload", "preload"].flatMap((kind) => links("index.html", kind));

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const number = (bytes) => bytes.toLocaleString("en").padStart(9);

function measure(name, files) {
  const sum = (size) => files.map(read).reduce((total, bytes) => total + size(bytes), 0);
  const sizes = { raw: sum((bytes) => bytes.length), brotli: sum(brotli), gzip: sum(gzip) };
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
const { puzzles, quotas, solving } = lab;
for (const [about, module] of [...Object.entries({ puzzles, quotas, solving }), ...Object.entries(labModules)]) {
  const [plan, script, worker] =
    about in labModules
      ? [planModules[about], "plans", lab.gamesWorker]
      : [lab.plan, "puzzles_plan", lab.puzzlesWorker];
  const page = Object.values(loaded("lab.html", plan)).flat();
  const glue = page.flatMap((file) => lateImports(file)).filter((late) => late.startsWith(`${script}-`));
  for (const [part, files] of Object.entries({
    page: [...new Set([...page, ...glue])],
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
const charts = readdirSync(dist).filter((file) => /^plot.*\.js$/.test(file));
hold("chart", measure("chart", charts).brotli, CAPS.chart * KB, "bytes in brotli");

// The other pages before the first move, and boards in the pages of others.
const whole = (page, module) => Object.values(loaded(page, module)).flat();
/** What scripts fetch late for a board: of a puzzle or of a two-player game. */
const boardOf = (scripts, name) =>
  [...new Set(scripts.flatMap(lateImports))]
    .filter((late) => late.startsWith(`${name}-`))
    .flatMap((late) => [...withImports(late), hashed(`${name}.css`)]);
const [element, frame] = [[...withImports("ply-board.js")], whole("embed/index.html", "pkg/play_bg.wasm")];
const examples = whole("examples/index.html", "pkg/play_bg.wasm");
const pages = {
  // Its puzzles are dealt by their distances.
  print: [...whole("print.html", "pkg/distances_bg.wasm"), hashed("worker.js")],
  examples: [...examples, ...boardOf(examples, "board")],
  puzzle: [...element, ...boardOf(element, "board"), hashed("pkg/play_bg.wasm")],
  frame: [...frame, ...boardOf(frame, "board")],
};
for (const [name, files] of Object.entries(pages))
  hold(name, measure(name, [...new Set(files)]).brotli, PAGES[name] * KB, "bytes in brotli");

/** What scripts fetch late for a game: its view and its words, named in a list of all games. */
const ofGame = (scripts, game) =>
  scripts
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) =>
      [...text(file).matchAll(new RegExp(`\\b${game}:\\(\\)=>import\\("\\./((?:view|en)-[^"]+)"\\)`, "g"))].map(
        ([, late]) => late,
      ),
    )
    .flatMap((late) => [...withImports(late)]);

// Each two-player game.
for (const [game, module] of Object.entries(gameModules)) {
  const inFrame = whole("embed/index.html", module);
  const loads = {
    page: whole("games.html", module),
    element: [...element, ...boardOf(element, "duel"), hashed(module)],
    frame: [...inFrame, ...boardOf(inFrame, "duel")],
  };
  for (const [place, files] of Object.entries(loads)) {
    const all = [...new Set([...files, ...ofGame(files, game)])];
    hold(`${game}, ${place}`, measure(`${game}, ${place}`, all).brotli, GAMES[game][place] * KB, "bytes in brotli");
  }
  const engine = [hashed("games_worker.js"), hashed(engineModules[game])];
  hold(`${game}, engine`, measure(`${game}, engine`, engine).brotli, GAMES[game].engine * KB, "bytes in brotli");
}

// What another site's page loads before it shows a board.
const loader = "ply-board.js";
if (existsSync(join(dist, loader)))
  hold("loader", measure("loader", [...withImports(loader)]).brotli, CAPS.loader * KB, "bytes in brotli");

for (const file of parts.page) {
  const found = text(file).match(/@font-face|<(?:img|picture|video)\b|url\(\s*["']?(?!data:|["']?#)/i);
  if (found) failures.push(`${file}: no fonts or images before the first move, but it says ${found[0]}`);
}
for (const table of readdirSync(join(dist, "pkg")).filter((file) => file.endsWith(".dtw"))) {
  hold("table", measure("table", [`pkg/${table}`]).raw, CAPS.table * KB, "bytes");
}

for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
