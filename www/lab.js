// The laboratory: a form equivalent to a link, a pool of workers that runs it, and the results.

import { Experiment, Game, Search, Table, initSync, levels, presets, version } from "./pkg/plyground.js";
import { learnLevels } from "./laboratory/arena/seats.js";
import { Bench } from "./laboratory/bench.js";
import { Explorer } from "./laboratory/explorer.js";
import { Form } from "./laboratory/form.js";
import { Pool } from "./laboratory/pool.js";
import { PresetsView } from "./laboratory/presets_view.js";
import { speak } from "./laboratory/speak.js";
import { words } from "./laboratory/words.js";
import { begin } from "./site/begin.js";
import { site } from "./site/boot.js";
import { element } from "./site/dom.js";
import { files } from "./site/files.js";
import { ownQuery } from "./site/query.js";

/** @type {PresetsView} */
let shelf;
/** @type {Form} */
let form;
/** The query of the unchanged form. */
let blank = "";

/** @param {WebAssembly.Module} compiled */
async function start(compiled) {
  initSync({ module: compiled });
  learnLevels(levels);
  const say = (/** @type {string} */ text) => (element("message").textContent = text);
  const open = (/** @type {string} */ game, /** @type {string | undefined} */ position) => new Game(game, position);
  const options = {
    compiled,
    module: () => ({ Experiment, Game, Search, Table, initSync, presets, version }),
    worker: files.labWorker,
    site,
    version: version(),
    onTable() {},
    onNotice() {},
  };
  const pool = new Pool(options, Pool.usualSize());
  shelf.onRun = (query) => void bench.open(query, { address: "push", runs: true });
  const bench = new Bench({
    pool,
    shelf,
    form,
    say,
    makeExperiment: (query, sample) => new Experiment(query, sample),
    openGame: open,
    version: version(),
  });
  new Explorer(pool.first, open);
  shelf.fill(words.presets((await pool.first.ask("presets", {})).presets));
  say(words.ready);
  document.body.classList.remove("awaiting");
  const openAddress = () => bench.open(ownQuery(location.search), { address: "keep" });
  const own = ownQuery(location.search);
  if (own !== location.search.slice(1))
    history.replaceState(null, "", `${location.pathname}${own && "?"}${own}${location.hash}`);
  addEventListener("popstate", () => void openAddress());
  return form.query === blank ? openAddress() : bench.open(form.query, { address: "replace" });
}

/** Sets the language of the page, and draws what needs no engine. */
async function draw() {
  await speak();
  shelf = new PresetsView();
  form = new Form(element("form"));
  form.fill("");
  blank = form.query;
  // Only the engine knows what a link is about.
  document.body.classList.toggle("awaiting", location.search !== "");
}

begin({
  module: files.labModule,
  speak: draw,
  start,
  fail: ({ message }) => (element("message").textContent = words.failed(message)),
});
