// The form that makes a set: of problems found by a seed, of the teacher's own positions, or of both.

import { fromEasyToHard } from "../problems/finder.js";
import { words as problems } from "../problems/words.js";
import { element, input, make } from "../site/dom.js";
import { sentence } from "../site/words.js";
import { explain } from "../match/game_texts.js";
import { MOST, formatSet } from "./link.js";
import { OwnLines, linesIn } from "./own_lines.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").ProblemSet} ProblemSet */
/** @typedef {import("./own_lines.js").Tools & Pick<import("../problems/finder.js").Finder, "find">} Tools */
/** @typedef {"found" | "own" | "both"} Source  The source of the problems. */

const value = (/** @type {string} */ id) => input(id).value.trim();
const linesOf = () => linesIn(value("positions"));

/** The source that is chosen. @returns {Source} */
const sourceOf = () =>
  /** @type {Source} */ (
    /** @type {HTMLInputElement | null} */ (document.querySelector("[name=source]:checked"))?.value ?? "found"
  );

/** Shows only the fields that apply to a source. @param {Source} source */
function showFields(source) {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (element("make-form").querySelectorAll("[data-for]"))) {
    part.hidden = !part.dataset.for?.split(" ").includes(source);
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (part.querySelectorAll("select, input, textarea")))
      field.disabled = part.hidden;
  }
}

/** @param {string} [error] */
function tell(error = "") {
  element("make-error").textContent = error;
  element("make-error").hidden = !error;
}

/** Shows the verdicts so far. @param {import("./own_lines.js").Verdict[]} verdicts @param {number} count  The number of lines. */
function showVerdicts(verdicts, count) {
  const items = verdicts.map(({ entry, message }, at) =>
    make("li", entry ? "whole" : "", words.lines.verdict(at + 1, Boolean(entry), message)),
  );
  element("lines").replaceChildren(...items);
  element("make-said").textContent = verdicts.length < count ? words.lines.proving(verdicts.length + 1, count) : "";
}

/** The problems that are found for the form. @param {Tools} tools @param {import("./link.js").ProblemLink} link @param {number} count */
async function findEntries(tools, link, count) {
  const say = (/** @type {number} */ problemCount) =>
    (element("make-said").textContent = words.finding(problemCount, count));
  say(0);
  const result = await tools.find(link, (_games, _preparing, problemCount) => say(problemCount), count);
  element("make-said").textContent = "";
  if (!result) return undefined;
  if (!result.problems.length) throw new Error(problems.notFound(result.games));
  if (result.problems.length < count) throw new Error(words.fewer(result.problems.length, count));
  return fromEasyToHard(result.problems).map(({ position, turns }) => ({
    game: link.game,
    turns: String(turns),
    position,
  }));
}

/**
 * The set that the form describes; undefined if the search was stopped. Throws readable errors.
 * @param {Promise<Tools>} tools @param {() => ReturnType<OwnLines["check"]>} check @returns {Promise<ProblemSet | undefined>}
 */
async function makeSet(tools, check) {
  const source = sourceOf();
  const link = { game: value("game"), turns: value("turns"), grades: value("grades"), seed: value("seed") };
  const count = Number(value("count"));
  const lines = source === "found" ? [] : linesOf();
  if (source === "own" && !lines.length) throw new Error(words.wrong.noLines);
  if (!lines.length) return { link, count };
  const all = lines.length + (source === "both" ? count : 0);
  if (all > MOST) throw new Error(words.wrong.most(MOST, all));
  const verdicts = await check();
  if (!verdicts) return undefined;
  const broken = verdicts.flatMap(({ entry }, at) => (entry ? [] : [at + 1]));
  if (broken.length) throw new Error(words.wrong.lines(broken));
  const own = verdicts.flatMap(({ entry }) => entry ?? []);
  const searched = source === "both" ? await findEntries(await tools, link, count) : [];
  return searched && { list: [...own, ...searched], count: own.length + searched.length };
}

/** Fills the form. @param {import("./link.js").ProblemLink} link @param {number} count */
function fill({ game, turns, grades, seed }, count) {
  const first = { game: game.split(":")[0], turns, grades, seed: seed ?? "plyground", count: String(count) };
  for (const [id, value] of Object.entries(first)) {
    const field = input(id);
    field.value = value;
    // A link may ask for a value that the list lacks.
    if (!field.value && field instanceof HTMLSelectElement) field.selectedIndex = 0;
  }
  showFields(sourceOf());
}

/**
 * Lets the form make sets.
 * @param {import("./link.js").ProblemLink} link @param {number} count  The first choice.
 * @param {Promise<Tools>} tools  Resolves once the engine has started.
 */
export function offerMaker(link, count, tools) {
  fill(link, count);
  const ownLines = tools.then((tools) => new OwnLines(tools));
  const check = async () => {
    const own = await ownLines;
    const lines = sourceOf() === "found" ? [] : linesOf().slice(0, MOST);
    return own.check(lines, value("game"), (verdicts) => showVerdicts(verdicts, lines.length));
  };
  element("make-form").addEventListener("change", ({ target }) => {
    tell();
    if (/** @type {HTMLInputElement} */ (target).name === "source") showFields(sourceOf());
    // This also stops a search for problems, which no longer fits the form.
    void check();
  });
  element("make-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    tell();
    try {
      const set = await makeSet(tools, check);
      if (set) location.assign(`./set.html${formatSet(set)}`);
    } catch (wrong) {
      tell(sentence(explain(wrong)));
    }
  });
}
