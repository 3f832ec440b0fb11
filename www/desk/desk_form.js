// The form on which teachers choose problems: for the screen, for paper, or for a page of theirs.

import { Loader } from "../match/loader.js";
import { Finder } from "../problems/finder.js";
import { words as problems } from "../problems/words.js";
import { COUNT, SEED, parseSet } from "../set/link.js";
import { titleOf } from "../set/result_texts.js";
import { playerOf } from "../set/set_problems.js";
import { words as sets } from "../set/words.js";
import { USUAL } from "../problems/link.js";
import { USUAL_GAME } from "../match/game_modules.js";
import { explain } from "../match/game_texts.js";
import { element, input, make, select } from "../site/dom.js";
import { learn } from "../site/i18n.js";
import { site } from "../site/start_page.js";
import { follow } from "../site/state.js";
import { sentence } from "../site/words.js";
import { Desk } from "./desk.js";
import { pasteSet } from "./pasted_set.js";
import { words } from "./words.js";

/** @typedef {import("../set/link.js").ProblemSet} ProblemSet */

/** @returns {import("./desk.js").Tools} */
function makeTools() {
  const loader = new Loader(site, () => {});
  const finder = new Finder(loader.prover);
  return {
    playerOf: (problem) => playerOf(problem, loader),
    examine: (problem) => finder.examine(problem),
    async find(link, ...search) {
      await loader.load(link.game);
      return finder.find(link, ...search);
    },
    stop: () => finder.stop(),
  };
}

/** Chooses a value of a list, and adds it if a link asks for one that the list lacks. @param {string} id @param {string} value */
function choose(id, value) {
  const list = select(id);
  if (![...list.options].some((option) => option.value === value)) list.add(new Option(value.replace("-", "–"), value));
  list.value = value;
}

/** The set of the page's address; the default one if there is none. @param {string} query */
function readSet(query) {
  const usual = { link: { game: USUAL_GAME, ...USUAL, seed: SEED }, count: COUNT };
  try {
    return { set: /** @type {ProblemSet} */ (parseSet(query)), error: "" };
  } catch (error) {
    return { set: /** @type {ProblemSet} */ (usual), error: sentence(explain(error)) };
  }
}

/** @param {Desk} desk */
function fill(desk) {
  for (const name of /** @type {const} */ (["game", "turns", "grades"])) choose(`desk-${name}`, desk[name]);
  for (const name of /** @type {const} */ (["count", "seed", "title", "text"]))
    input(`desk-${name}`).value = String(desk[name]);
  input(`desk-${desk.source}`).checked = true;
}

/** Takes what the visitor enters. @param {Desk} desk */
function listen(desk) {
  const form = element("desk-form");
  form.addEventListener("input", ({ target }) => {
    const { id, name, value } = /** @type {HTMLInputElement} */ (target);
    if (name === "source") desk.source = /** @type {Desk["source"]} */ (value);
    else if (id === "desk-count") desk.count = Number(value);
    else Object.assign(desk, { [id.replace("desk-", "")]: value });
  });
  form.addEventListener("change", () => {
    element("desk-code").hidden = true;
    void desk.check();
  });
}

/** @param {Desk} desk */
function show(desk) {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (element("desk-form").querySelectorAll("[data-for]")))
    part.hidden = !part.dataset.for?.split(" ").includes(desk.source);
  const items = desk.verdicts.map(({ entry, message }, at) =>
    make("li", entry ? "whole" : "", words.lines.verdict(at + 1, Boolean(entry), message)),
  );
  element("desk-lines").replaceChildren(...items);
  element("desk-said").textContent = desk.message;
  element("desk-error").textContent = desk.error;
  element("desk-error").hidden = !desk.error;
}

/** Shows the code of a set, and the set as it will look in a page. @param {Desk} desk @param {ProblemSet} set */
function showCode(desk, set) {
  const query = desk.queryOf(set);
  const code = pasteSet(query, titleOf(set), site.base);
  input("desk-element").value = code.element;
  input("desk-frame").value = code.frame;
  const preview = document.createElement("ply-set");
  preview.setAttribute("set", query.slice(1));
  element("desk-preview").replaceChildren(preview);
  element("desk-code").hidden = false;
  element("desk-code").scrollIntoView({ block: "nearest" });
}

/** Opens the form. @param {string} query  That of the page's address, which may name a set to begin with. */
export async function openDesk(query) {
  await learn(words, sets, problems);
  const { set, error } = readSet(query);
  const desk = new Desk(set, makeTools());
  desk.error = error;
  fill(desk);
  listen(desk);
  follow(() => show(desk));
  if (desk.lines.length) void desk.check();
  element("desk-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const use = /** @type {HTMLButtonElement} */ (/** @type {SubmitEvent} */ (event).submitter).value;
    const made = await desk.makeSet();
    if (!made) return;
    if (use === "page") return showCode(desk, made);
    const page = use === "paper" ? "print.html?problems&" : "set.html?";
    location.assign(new URL(page + desk.queryOf(made).slice(1), site.base));
  });
  for (const button of element("desk-form").querySelectorAll("button")) button.disabled = false;
}
