// The teacher's choice of problems: found by a seed, of own positions, or both. It is a state: views `follow` it.

import { explain } from "../match/game_texts.js";
import { fromEasyToHard } from "../problems/finder.js";
import { USUAL, formatProblemLink, isOnly } from "../problems/link.js";
import { words as problems } from "../problems/words.js";
import { COUNT, MOST, SEED, formatSet } from "../set/link.js";
import { words as sets } from "../set/words.js";
import { observe } from "../site/state.js";
import { LONGEST_TITLE, readTitle } from "../site/title.js";
import { sentence } from "../site/words.js";
import { OwnLines, linesIn } from "./own_lines.js";
import { words } from "./words.js";

/** @typedef {import("../set/link.js").ProblemSet} ProblemSet */
/** @typedef {import("./own_lines.js").Tools & Pick<import("../problems/finder.js").Finder, "find">} Tools */

/** A problem as a line of the form. @param {import("../problems/position_list.js").Entry} entry */
const lineOf = ({ game, turns, position }) => formatProblemLink({ game, turns, position, grades: USUAL.grades });

export class Desk {
  /** @type {"found" | "own" | "both"} */
  source = "found";
  game = "";
  turns = USUAL.turns;
  grades = USUAL.grades;
  count = COUNT;
  seed = SEED;
  /** Own positions or links of problems, one a line. */
  text = "";
  title = "";
  /** The language of the pupils; empty for that of each browser. */
  lang = "";
  /** The verdicts on own lines so far. @type {import("./own_lines.js").Verdict[]} */
  verdicts = [];
  message = "";
  error = "";
  #tools;
  #ownLines;

  /** @param {ProblemSet} set  The first choice. @param {Tools} tools */
  constructor({ link, list = [], count, title = "" }, tools) {
    const { game, turns, grades, seed = SEED } = link ?? { game: list[0].game, ...USUAL };
    Object.assign(this, { game, turns, grades, seed, title });
    if (link) this.count = count;
    else Object.assign(this, { source: "own", text: list.map(lineOf).join("\n") });
    this.#tools = tools;
    this.#ownLines = new OwnLines(tools);
    observe(this);
  }

  /** The own lines that count. */
  get lines() {
    return this.source === "found" ? [] : linesIn(this.text);
  }

  /** Proves the own lines; this also stops a search for problems, which no longer fits the form. */
  check() {
    this.error = "";
    const lines = this.lines.slice(0, MOST);
    return this.#ownLines.check(lines, this.game, (verdicts) => {
      this.verdicts = [...verdicts];
      this.message = verdicts.length < lines.length ? words.lines.proving(verdicts.length + 1, lines.length) : "";
    });
  }

  /** The set; undefined if it cannot be made, which `error` explains, or was stopped. */
  async makeSet() {
    this.error = "";
    try {
      return await this.#make();
    } catch (error) {
      this.error = sentence(explain(error));
      return undefined;
    }
  }

  /** The query of a set, in the language of the pupils. @param {ProblemSet} set */
  queryOf(set) {
    return formatSet(set) + (this.lang && `&lang=${this.lang}`);
  }

  /** @returns {Promise<ProblemSet | undefined>} */
  async #make() {
    const title = readTitle(this.title);
    if (title === undefined) throw new Error(words.wrong.title(LONGEST_TITLE));
    const { lines, count, source } = this;
    if (source === "own" && !lines.length) throw new Error(words.wrong.noLines);
    if (source !== "own" && !(count >= 1 && count <= MOST && Number.isInteger(count)))
      throw new Error(words.wrong.count(MOST));
    const { game, turns, grades, seed } = this;
    const link = { game, turns, grades, seed: seed.trim() || SEED };
    if (source !== "own" && isOnly(turns)) await this.#tools.playerOf({ game, only: true });
    if (!lines.length) return { link, count, title };
    const all = lines.length + (source === "both" ? count : 0);
    if (all > MOST) throw new Error(words.wrong.most(MOST, all));
    const verdicts = await this.check();
    if (!verdicts) return undefined;
    const broken = verdicts.flatMap(({ entry }, at) => (entry ? [] : [at + 1]));
    if (broken.length) throw new Error(words.wrong.lines(broken));
    const own = verdicts.flatMap(({ entry }) => entry ?? []);
    const searched = source === "both" ? await this.#find(link) : [];
    return searched && { list: [...own, ...searched], count: own.length + searched.length, title };
  }

  /** The problems that are found for the choice. @param {import("../problems/link.js").ProblemLink} link */
  async #find(link) {
    const { count, game } = this;
    const say = (/** @type {number} */ problemCount) => (this.message = sets.finding(problemCount, count));
    say(0);
    const result = await this.#tools.find(link, (_games, _preparing, problemCount) => say(problemCount), count);
    this.message = "";
    if (!result) return undefined;
    if (!result.problems.length) throw new Error(problems.notFound(result.games));
    if (result.problems.length < count) throw new Error(sets.fewer(result.problems.length, count));
    return fromEasyToHard(result.problems).map(({ position, turns }) => ({
      game,
      turns: isOnly(link.turns) ? link.turns.split(":")[0] : String(turns),
      position,
    }));
  }
}
