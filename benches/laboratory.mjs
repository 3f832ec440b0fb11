// How long experiments take on the laboratory's page and with the command: `node benches/laboratory.mjs
// target/release/plyground` after `./build.sh dist`, on an idle machine. `./build.sh bench` runs it.
//
// Each takes turns three times; the shortest times are printed. Both must find the same.
import { spawnSync } from "node:child_process";
import { argv } from "node:process";
import { launch, serve } from "../tests/e2e/site.mjs";

const EXPERIMENTS = [
  "eval=man&t=5&n=200000&dtw=14",
  "kind=tournament&g=isolation&n=200&engines=alpha-beta/eval=improved/depth=5;alpha-beta/eval=parity/depth=5",
];
const TURNS = 3;
const [, , command] = argv;
const [browser, site] = [await launch(), await serve()];

/** The seconds from Run to the end, and the fingerprint. @param {string} query */
async function onPage(query) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(`${site.url}lab.html?${query}`, { waitUntil: "networkidle0" });
  const measured = await page.evaluate(async () => {
    const begun = performance.now();
    const place = /** @type {HTMLElement} */ (document.getElementById("fingerprint"));
    const fingerprint = () => /[0-9a-f]{64}$/.exec(place.textContent ?? "")?.[0];
    const ended = new Promise((go) =>
      new MutationObserver(() => fingerprint() && go(undefined)).observe(place, { childList: true }),
    );
    document.getElementById("run")?.click();
    await ended;
    return { seconds: (performance.now() - begun) / 1000, fingerprint: fingerprint() };
  });
  await context.close();
  return measured;
}

/** The same with the command. @param {string} query */
function byCommand(query) {
  const begun = performance.now();
  const { stdout, stderr, status } = spawnSync(command, ["run", query, "--json"], { encoding: "utf8" });
  const seconds = (performance.now() - begun) / 1000;
  if (status !== 0) throw new Error(stderr);
  return { seconds, fingerprint: /** @type {string} */ (JSON.parse(stdout).fingerprint) };
}

console.log("| experiment | page: s | command: s | time ratio |\n| --- | --: | --: | --: |");
for (const query of EXPERIMENTS) {
  let [page, own] = [Infinity, Infinity];
  for (let turn = 0; turn < TURNS; turn++) {
    const [there, here] = [await onPage(query), byCommand(query)];
    if (there.fingerprint !== here.fingerprint) throw new Error(`${query}: the results differ`);
    [page, own] = [Math.min(page, there.seconds), Math.min(own, here.seconds)];
  }
  console.log(`| \`${query}\` | ${page.toFixed(2)} | ${own.toFixed(2)} | ${(page / own).toFixed(2)} |`);
}
await browser.close();
await site.close();
