// What may have been meant by a bad link to the laboratory.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as games from "../../pkg/games_plan.js";
import * as puzzles from "../../pkg/puzzles_plan.js";
import { kindMistake, mend, namesFor } from "../../www/laboratory/mend.js";
import { planOf } from "../../www/match/game_modules.js";
import { CONTESTS, kindOf, learnLevels } from "../../www/laboratory/schema.js";
import { words } from "../../www/laboratory/words.js";
import { inRepository } from "../e2e/repository.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

games.initSync({ module: await readFile(inRepository(planOf(true))) });
puzzles.initSync({ module: await readFile(inRepository(planOf(false))) });
learnLevels((game) => games.levels(game));

/** Why a query is refused, if it is. @param {string} query */
function refuse(query) {
  const module = CONTESTS.includes(kindOf(query)) ? games : puzzles;
  try {
    new module.Experiment(query).free();
  } catch (error) {
    return kindMistake(query) ?? error;
  }
}

const CONTEST = "kind=tournament&g=isolation";

/** @type {[query: string, meant: string[], without: string | undefined][]} */
const CASES = [
  ["eval=euu&t=4", ["eval=eu&t=4"], "t=4"],
  ["eval=man+l3", ["eval=man+l2"], ""],
  ["t=99&n=5", ["t=10&n=5"], "n=5"],
  ["dtw=27", ["dtw=26"], ""],
  ["foo=%ZZ&n=5", [], "n=5"],
  ["Eval=eu", ["eval=eu"], ""],
  ["limt=9", ["limit=9"], ""],
  ["t=5&t=6", [], "t=5"],
  ["w=1&n=3", [], "n=3"],
  ["noise=ad&w=1", ["noise=add&w=1"], "w=1"],
  [
    "kind=tournamnt&g=isolation&engines=easy;medium",
    ["kind=tournament&g=isolation&engines=easy;medium"],
    "g=isolation&engines=easy;medium",
  ],
  [
    `${CONTEST}&engines=esy;medium;random`,
    [`${CONTEST}&engines=easy;medium;random`],
    `${CONTEST}&engines=medium;random`,
  ],
  [`${CONTEST}&engines=easy;alpha-beta/dept=3`, [`${CONTEST}&engines=easy;alpha-beta/depth=3`], undefined],
  [`${CONTEST}&engines=alphabeta/depth=3;easy`, [`${CONTEST}&engines=alpha-beta/depth=3;easy`], undefined],
  [
    "kind=tournament&g=isolatoin:5x5&engines=easy;medium",
    ["kind=tournament&g=isolation:5x5&engines=easy;medium"],
    undefined,
  ],
  [`${CONTEST}`, [], undefined],
];

for (const [query, meant, without] of CASES)
  test(`what ${query} may have meant`, () => {
    const mistake = refuse(query);
    const found = mend(query, mistake, refuse, namesFor(mistake.input, query));
    assert.deepEqual([found.meant.map(({ query }) => query), found.without], [meant, without]);
  });

test("the message about an unknown setting names it, and lists none of the others", () => {
  const query = "foo=%ZZ&n=5";
  assert.equal(
    words.problem(refuse(query), query),
    "“foo=%ZZ” is not understood: this kind of experiment has no setting “foo”",
  );
  const kind = "kind=tournamnt&g=isolation";
  assert.match(
    words.problem(refuse(kind), kind),
    /^“kind=tournamnt” is not understood: expected one of sample, com, autoplay, .*tournament/,
  );
});
