// The laboratory: a form that is a link, a pool of workers that runs it, and what comes out.

import * as module from "./pkg/plyground.js";
import { site } from "./app/boot.js";
import { compile } from "./app/compile.js";
import { element } from "./app/dom.js";
import { files } from "./app/files.js";
import { refuseFrames } from "./app/frame_guard.js";
import { keepOffline, offerUpdate } from "./app/offline.js";
import { Bench } from "./laboratory/bench.js";
import { Explorer } from "./laboratory/explorer.js";
import { Pool } from "./laboratory/pool.js";
import { PresetsView } from "./laboratory/presets_view.js";
import { labWords as words } from "./laboratory/words.js";

const { Experiment, Game, initSync, presets, version } = module;

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  initSync({ module: compiled });
  const say = (/** @type {string} */ text) => (element("message").textContent = text);
  const open = (/** @type {string} */ game, /** @type {string | undefined} */ position) => new Game(game, position);
  const options = { compiled, module, worker: files.labWorker, site, version: version(), onTable() {}, onNotice() {} };
  const pool = new Pool(options, Pool.usualSize());
  const shelf = new PresetsView(presets(), (query) => void bench.open(query, { address: "push", runs: true }));
  const bench = new Bench({ pool, shelf, say, makeExperiment: (query) => new Experiment(query), openGame: open, version: version() });
  new Explorer(pool.first, open);
  say(words.ready);
  void bench.open(location.search.slice(1), { address: "keep" });
  addEventListener("popstate", () => void bench.open(location.search.slice(1), { address: "keep" }));
}

if (!refuseFrames()) {
  compile(site.base, files.labModule).then(start).catch((error) => {
    element("message").textContent = words.failed(error.message);
  });
  keepOffline((apply) => void offerUpdate(apply));
}
