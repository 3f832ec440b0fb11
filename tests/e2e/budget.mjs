// What a first visit costs: everything that the page loads before the first move, as the host sends
// it. Fails above the caps. A KB is 1,000 bytes.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const KB = 1_000;
const CAPS = { page: 13, scripts: 30, module: 75, table: 250, laboratory: 200, chart: 95, brotli: 110, gzip: 125, requests: 7 };

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const read = (file) => readFileSync(join(dist, file));
const text = (file) => read(file).toString("utf8");
const failures = [];

const html = text("index.html");
/** The tags of a name, each as its attributes. */
const tags = (name) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, attributes]) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)(?:\s*=\s*"([^"]*)")?/g)].map(([, key, value]) => [key, value])),
  );
const local = (address) => address && !/^(?:data|https?):/.test(address);
const links = (kind) =>
  tags("link").filter(({ rel, href }) => rel.split(" ").includes(kind) && local(href)).map(({ href }) => join(href));

/** A script and all that it imports at once; what it imports late is not among them. */
function withImports(script, seen = new Set()) {
  if (seen.has(script)) return seen;
  seen.add(script);
  const imports = text(script).matchAll(/\b(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["'](\.[^"']+)["']/g);
  for (const [, address] of imports) withImports(join(dirname(script), address), seen);
  return seen;
}

const styles = links("stylesheet");
const others = ["icon", "modulepreload", "preload"].flatMap(links);
// Browsers that know modules do not fetch what is for those that do not.
const scripts = tags("script").filter((script) => local(script.src) && !("nomodule" in script)).map(({ src }) => join(src));
const parts = {
  page: ["index.html", ...styles],
  scripts: [...new Set([...scripts, "worker.js"].flatMap((script) => [...withImports(script)]))],
  module: ["pkg/play_bg.wasm"],
};

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const number = (bytes) => bytes.toLocaleString("en").padStart(9);

function measure(name, files) {
  const sum = (size) => files.map(read).reduce((total, bytes) => total + size(bytes), 0);
  const sizes = { raw: sum((bytes) => bytes.length), brotli: sum(brotli), gzip: sum(gzip) };
  console.log(`${name.padEnd(8)} ${number(sizes.raw)} ${number(sizes.brotli)} ${number(sizes.gzip)}  ${files.join(" ")}`);
  return sizes;
}

function hold(name, value, cap, unit) {
  if (value > cap) failures.push(`${name}: ${value.toLocaleString("en")} ${unit}, more than ${cap.toLocaleString("en")}`);
}

console.log("part          bytes    brotli      gzip  files");
for (const [name, files] of Object.entries(parts)) {
  hold(name, measure(name, files).brotli, CAPS[name] * KB, "bytes in brotli");
}
const files = [...new Set([...Object.values(parts).flat(), ...others])];
const all = measure("all", files);
hold("all", all.brotli, CAPS.brotli * KB, "bytes in brotli");
hold("all", all.gzip, CAPS.gzip * KB, "bytes in gzip");
console.log(`requests ${files.length}`);
hold("requests", files.length, CAPS.requests, "files");

// The laboratory before its first experiment, and the drawing code it fetches late.
const laboratory = ["lab.html", "style.css", "lab.css", ...withImports("lab.js"), ...withImports("lab_worker.js"), "pkg/plyground_bg.wasm"];
hold("laboratory", measure("lab", laboratory).brotli, CAPS.laboratory * KB, "bytes in brotli");
const charts = readdirSync(dist).filter((file) => /^plot.*\.js$/.test(file));
hold("chart", measure("chart", charts).brotli, CAPS.chart * KB, "bytes in brotli");

for (const file of parts.page) {
  const found = text(file).match(/@font-face|<(?:img|picture|video)\b|url\(\s*["']?(?!data:|["']?#)/i);
  if (found) failures.push(`${file}: no fonts or images before the first move, but it says ${found[0]}`);
}
for (const table of readdirSync(join(dist, "pkg")).filter((file) => file.endsWith(".dtw"))) {
  hold("table", measure("table", [`pkg/${table}`]).raw, CAPS.table * KB, "bytes");
}

for (const failure of failures) console.error(`over budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
