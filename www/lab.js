// The laboratory: three questions or the experiment of a link, the workers that run it, and the results.

import { Bench } from "./laboratory/bench.js";
import { Form } from "./laboratory/form.js";
import { Laboratories, planFor } from "./laboratory/modules.js";
import { PresetsView } from "./laboratory/presets.js";
import { learnLevels } from "./laboratory/schema.js";
import { words } from "./laboratory/words.js";
import { details, element } from "./site/dom.js";
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
/** The view of results, which an experiment of a link shows at once. @type {Promise<unknown> | undefined} */
let findings;

/** The query of the link, as it was meant. */
const own = () => ownQuery(asked());

/** Shows the experiment, if the address has a query, or else the questions. A bare “?” is the default experiment. */
function turnPage() {
  const isLinked = own() !== "" || /\?(?:#|$)/.test(location.href);
  document.documentElement.classList.toggle("linked", isLinked);
  return isLinked;
}

/** Opens the distance explorer, if the address names it. */
function unfoldExplorer() {
  if (location.hash !== "#explorer") return;
  Object.assign(details("explorer"), { hidden: false, open: true });
  element("explorer").scrollIntoView();
}

/** @param {WebAssembly.Module} compiled */
async function start(compiled) {
  const laboratories = new Laboratories(site);
  await Promise.all([laboratories.load(own(), compiled), findings]);
  learnLevels((game) => laboratories.levels(game));
  const say = (/** @type {string} */ text) => (element("message").textContent = text);
  shelf.onRun = (query) => void bench.open(query, { address: "push", runs: true });
  const bench = new Bench({ laboratories, shelf, form, say });
  // Nothing of it is fetched or drawn until it is unfolded.
  element("explorer").addEventListener(
    "toggle",
    () => void import("./laboratory/explorer.js").then(({ Explorer }) => new Explorer(laboratories)),
    { once: true },
  );
  if (findings) await bench.readyFindings();
  say("");
  document.body.classList.replace("awaiting", "recalling");
  const query = own();
  const rest = asked() === location.search ? location.hash : "";
  if (query !== location.search.slice(1))
    history.replaceState(history.state, "", `${location.pathname}${query && "?"}${query}${rest}`);
  const openAddress = () => bench.open(own(), { address: "keep" });
  addEventListener("popstate", () => {
    turnPage();
    void openAddress();
  });
  addEventListener("hashchange", unfoldExplorer);
  unfoldExplorer();
  await (form.query === blank ? openAddress() : bench.open(form.query, { address: "replace" }));
  document.body.classList.remove("recalling");
  const { presets } = await import("./pkg/presets.js");
  shelf.fill(words.presets(presets));
  bench.compare();
}

/** Sets the language of the page, and draws what needs no engine. */
async function speak() {
  wakeHeader();
  await learn(words);
  if (language() !== "en") translate(words.page);
  shelf = new PresetsView();
  form = new Form(element("form"), element("sliders"));
  form.fill("");
  blank = form.query;
  // Only the engine knows what a link is about.
  const isLinked = turnPage();
  document.body.classList.toggle("awaiting", isLinked);
  if (isLinked) findings = import("./laboratory/findings.js");
}

begin({
  module: planFor(own()),
  speak,
  start,
});
