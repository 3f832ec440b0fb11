// The laboratory: a form that is a link, a pool of workers that runs it, and what comes out.

import { Experiment, Game, Search, Table, initSync, levels, presets, version } from "./pkg/plyground.js";
import { begin } from "./app/begin.js";
import { site } from "./app/boot.js";
import { element } from "./app/dom.js";
import { files } from "./app/files.js";
import { ownQuery } from "./app/query.js";
import { learnLevels } from "./laboratory/arena/kinds.js";
import { Bench } from "./laboratory/bench.js";
import { Explorer } from "./laboratory/explorer.js";
import { Pool } from "./laboratory/pool.js";
import { PresetsView } from "./laboratory/presets_view.js";
import { speak } from "./laboratory/speak.js";
import { words } from "./laboratory/words.js";

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  initSync({ module: compiled });
  learnLevels(levels);
  const say = (/** @type {string} */ text) => (element("message").textContent = text);
  const open = (/** @type {string} */ game, /** @type {string | undefined} */ position) => new Game(game, position);
  const options = { compiled, module: () => ({ Experiment, Game, Search, Table, initSync, version }), worker: files.labWorker, site, version: version(), onTable() {}, onNotice() {} };
  const pool = new Pool(options, Pool.usualSize());
  const shelf = new PresetsView(words.presets(presets()), (query) => void bench.open(query, { address: "push", runs: true }));
  const bench = new Bench({ pool, shelf, say, makeExperiment: (query, sample) => new Experiment(query, sample), openGame: open, version: version() });
  new Explorer(pool.first, open);
  say(words.ready);
  const openAddress = () => bench.open(ownQuery(location.search), { address: "keep" });
  const own = ownQuery(location.search);
  if (own !== location.search.slice(1)) history.replaceState(null, "", `${location.pathname}${own && "?"}${own}${location.hash}`);
  addEventListener("popstate", () => void openAddress());
  return openAddress();
}

begin({ module: files.labModule, speak, start, fail: ({ message }) => (element("message").textContent = words.failed(message)) });
