// The laboratory: three questions or the experiment of a link, the workers that run it, and the results.

import { Bench } from "./laboratory/bench.js";
import { Form } from "./laboratory/form.js";
import { Laboratories, planFor } from "./laboratory/modules.js";
import { PresetsView } from "./laboratory/presets.js";
import { learnLevels } from "./laboratory/schema.js";
import { words } from "./laboratory/words.js";
import { element } from "./site/dom.js";
import { openPage } from "./site/page.js";
import { pageQuery, ownQuery } from "./site/query.js";
import { site } from "./site/start_page.js";

/** The query of the link, as it was meant. */
const own = () => ownQuery(pageQuery());

/** Shows the experiment, if the address has a query, or else the questions. A bare “?” is the default experiment. */
function turnPage() {
  const isLinked = own() !== "" || /\?(?:#|$)/.test(location.href);
  document.documentElement.classList.toggle("linked", isLinked);
  return isLinked;
}

/** Opens what is folded at the place that the address names. */
function unfold() {
  const fold = document.getElementById(location.hash.slice(1));
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  fold.scrollIntoView();
}

/** Draws what needs no engine. */
function draw() {
  const shelf = new PresetsView();
  const form = new Form(element("form"), element("sliders"));
  form.fill("");
  // Only the engine knows what a link is about.
  const isLinked = turnPage();
  document.body.classList.toggle("awaiting", isLinked);
  // An experiment of a link shows results at once.
  const findings = isLinked ? import("./laboratory/findings.js") : undefined;
  return { shelf, form, blank: form.query, findings };
}

/** Spells the query of the address as it was meant. */
function mendAddress() {
  const query = own();
  const rest = pageQuery() === location.search ? location.hash : "";
  if (query !== location.search.slice(1))
    history.replaceState(history.state, "", `${location.pathname}${query && "?"}${query}${rest}`);
}

/** @param {WebAssembly.Module} compiled @param {ReturnType<typeof draw>} drawn */
async function open(compiled, { shelf, form, blank, findings }) {
  const laboratories = new Laboratories(site);
  await Promise.all([laboratories.load(own(), compiled), findings]);
  learnLevels((game) => laboratories.levels(game), words.level);
  const say = (/** @type {string} */ text) => (element("message").textContent = text);
  const bench = new Bench({ laboratories, shelf, form, say });
  shelf.onRun = (query) => void bench.open(query, { address: "push", runs: "at once" });
  // Nothing of it is fetched or drawn until it is unfolded.
  element("explorer").addEventListener(
    "toggle",
    () => void import("./laboratory/explorer.js").then(({ Explorer }) => new Explorer(laboratories)),
    { once: true },
  );
  if (findings) await bench.readyFindings();
  say("");
  document.body.classList.replace("awaiting", "recalling");
  mendAddress();
  // A new experiment has yet to be chosen.
  const runs = () => (location.hash === "#settings" ? undefined : "if short");
  const openAddress = () => bench.open(own(), { address: "keep", runs: runs() });
  addEventListener("popstate", () => {
    turnPage();
    void openAddress();
  });
  addEventListener("hashchange", unfold);
  await (form.query === blank ? openAddress() : bench.open(form.query, { address: "replace", runs: runs() }));
  document.body.classList.remove("recalling");
  unfold();
  const { presets } = await import("./pkg/presets.js");
  shelf.fill(words.presets(presets));
  bench.compare();
}

openPage({
  module: planFor(own()),
  words: [words],
  draw,
  open,
});
