// The laboratory: a form equivalent to a link, the workers that run it, and the results.

import { About } from "./laboratory/about.js";
import { Bench } from "./laboratory/bench.js";
import { Form } from "./laboratory/form.js";
import { learnGames } from "./laboratory/game_names.js";
import { Laboratories, planFor } from "./laboratory/modules.js";
import { PresetsView } from "./laboratory/presets.js";
import { learnLevels } from "./laboratory/seats.js";
import { words } from "./laboratory/words.js";
import { element } from "./site/dom.js";
import { wakeHeader } from "./site/header.js";
import { learn } from "./site/i18n.js";
import { language, translate } from "./site/language.js";
import { asked, ownQuery } from "./site/query.js";
import { begin, site } from "./site/start_page.js";

/** @type {PresetsView} */
let shelf;
/** @type {Form} */
let form;
/** The query of the unchanged form. */
let blank = "";

/** The query of the link, as it was meant. */
const own = () => ownQuery(asked());

/** @param {WebAssembly.Module} compiled */
async function start(compiled) {
  const laboratories = new Laboratories(site);
  await laboratories.load(own(), compiled);
  learnLevels((game) => laboratories.levels(game));
  const say = (/** @type {string} */ text) => (element("message").textContent = text);
  shelf.onRun = (query) => void bench.open(query, { address: "push", runs: true });
  const bench = new Bench({ laboratories, shelf, form, say });
  // Nothing of it is fetched or drawn until the visitor scrolls there.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    void import("./laboratory/explorer.js").then(({ Explorer }) => new Explorer(laboratories));
  });
  seen.observe(element("explorer"));
  say(location.search ? "" : words.ready);
  document.body.classList.remove("awaiting");
  const query = own();
  const openAddress = () => bench.open(own(), { address: "keep" });
  const rest = asked() === location.search ? location.hash : "";
  if (query !== location.search.slice(1))
    history.replaceState(history.state, "", `${location.pathname}${query && "?"}${query}${rest}`);
  addEventListener("popstate", () => void openAddress());
  await (form.query === blank ? openAddress() : bench.open(form.query, { address: "replace" }));
  const { presets } = await import("./pkg/presets.js");
  shelf.fill(words.presets(presets));
  bench.compare();
}

/** Sets the language of the page, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  await Promise.all([learn(words), learnGames()]);
  if (language() !== "en") translate(words.page);
  shelf = new PresetsView();
  form = new Form(element("form"));
  form.fill("");
  blank = form.query;
  // Only the engine knows what a link is about.
  const isLinked = location.search !== "";
  document.body.classList.toggle("awaiting", isLinked);
  if (!isLinked) new About().show("");
}

begin({
  module: planFor(own()),
  speak,
  start,
});
