// Decisions of the page of problems that need no browser.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";
import { thorough } from "../e2e/thorough.mjs";
import { notingRecord } from "./noting_record.mjs";
import { learnKind } from "../../www/match/game_views.js";
import { Finder } from "../../www/problems/finder.js";
import { nextSeed, readTurns } from "../../www/problems/link.js";
import { LEVELS, OFFERED, easier, gradesOffered, harder, turnsOffered } from "../../www/problems/offers.js";
import { levelOf } from "../../www/problems/words.js";
import { readableOf } from "../../www/problems/score.js";
import { merge } from "../../www/problems/score_file.js";
import { fiveOf, findIn, linkOf, unsolved } from "../../www/problems/todays_problems.js";
import { DayList } from "../../www/today/day_list.js";
import { Solving } from "../../www/problems/solving.js";
import { dayAfter } from "../../www/site/days_done.js";
import { MATCH_GAMES, proverFile } from "../../www/site/match_games.js";
import { Cancelled } from "../../www/site/engine.js";
import { dayFiles } from "../../www/site/files.js";

globalThis.navigator ??= { languages: ["en"] };
/** A service keeps a channel open, which would keep the test from ending. @type {MessageChannel[]} */
const channels = [];
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    channels.push(this);
  }
};
after(() => channels.forEach(({ port1 }) => port1.close()));
const { answerBy } = await import("../../www/site/worker_protocol.js");
const { problemAnswers } = await import("../../www/site/problem_service.js");
const problems = JSON.parse(await readFile(inRepository("tests/data/problems.json"), "utf8"));

/** Answers requests about problems by a module. @param {object} module @param {(message: any) => void} post */
const serviceBy = (module, post) => answerBy(problemAnswers(module, new Set(), post), new Set(), post);

test("a seed has successors", () => {
  for (const [seed, next] of [
    ["lesson", "lesson-2"],
    ["lesson-2", "lesson-3"],
    ["a-9", "a-10"],
    ["7b-c", "7b-c-2"],
    ["", "-2"],
    ["-", "--2"],
  ])
    assert.equal(nextSeed(seed), next);
});

test("turns to win are whole numbers from 1 to 20", () => {
  for (const [text, turns] of [
    ["1", "1"],
    ["20", "20"],
    ["02", "2"],
  ])
    assert.equal(readTurns(text), turns);
  for (const text of ["1e1", "2.5", "0", "21", "-1", "+2", " 2", "0x2", "2-3", "", "٣"])
    assert.throws(() => readTurns(text), { key: "n", message: /expected a whole number from 1 to 20\.$/ }, text);
});

const whole = {
  version: 1,
  games: { loa: { 2: [3, 5] } },
  streak: 2,
  best: 4,
  seen: ["loa x"],
  solved: ["loa x"],
  own: ["?g=loa&n=2&p=x"],
};

test("a whole score is read as it is", () => {
  assert.deepEqual(readableOf(structuredClone(whole)), { score: whole, isWhole: true });
  const { solved: _, own: __, ...older } = whole;
  assert.deepEqual(readableOf(older), { score: { ...whole, solved: [], own: [] }, isWhole: true });
});

for (const [about, data, read] of [
  ["no counts", { ...whole, games: [] }, { ...whole, games: {} }],
  [
    "more solved than tried",
    { ...whole, games: { loa: { 2: [3, 5], 3: [5, 1] } } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  [
    "an unknown grade",
    { ...whole, games: { loa: { 2: [3, 5], x: [1, 1], 9: [1, 1] } } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  [
    "an unknown game",
    { ...whole, games: { loa: { 2: [3, 5] }, chess: { 2: [1, 1] } } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  [
    "counts of another kind",
    { ...whole, games: { loa: { 2: [3, 5], 3: [1.5, 2], 4: [1], 5: "11" }, tzaar: [] } },
    { ...whole, games: { loa: { 2: [3, 5] } } },
  ],
  ["a streak below zero", { ...whole, streak: -1 }, { ...whole, streak: 0 }],
  ["solved problems that are no list", { ...whole, solved: 3 }, { ...whole, solved: [] }],
  ["names that are none", { ...whole, seen: ["loa x", 3, null] }, whole],
  ["nothing else", { version: 1 }, { version: 1, games: {}, streak: 0, best: 0, seen: [], solved: [], own: [] }],
  [
    "another version",
    { ...whole, version: 2 },
    { version: 1, games: {}, streak: 0, best: 0, seen: [], solved: [], own: [] },
  ],
  ["no object", [1], { version: 1, games: {}, streak: 0, best: 0, seen: [], solved: [], own: [] }],
  ["nothing", undefined, { version: 1, games: {}, streak: 0, best: 0, seen: [], solved: [], own: [] }],
])
  test(`the rest of a score is read: ${about}`, () => {
    const { score, isWhole } = readableOf(data);
    assert.equal(isWhole, false);
    assert.deepEqual(score, read);
  });

const score = (games, streak = 0, best = streak, seen = [], solved = [], own = []) => ({
  version: 1,
  games,
  streak,
  best,
  seen,
  solved,
  own,
});

test("two scores become one in which nothing counts twice", () => {
  const ours = score({ loa: { 2: [3, 5], 3: [1, 1] } }, 2, 4, ["a", "b"], ["b"], ["?n=2&p=a"]);
  const theirs = score({ loa: { 2: [4, 4], 3: [1, 2] }, tzaar: { 4: [1, 1] } }, 1, 6, ["b", "c"], ["c"], ["?n=2&p=b"]);
  const both = merge(ours, theirs);
  assert.deepEqual(
    both,
    score(
      { loa: { 2: [3, 5], 3: [1, 2] }, tzaar: { 4: [1, 1] } },
      ...[1, 6, ["c", "a", "b"], ["c", "b"], ["?n=2&p=b", "?n=2&p=a"]],
    ),
  );
  assert.deepEqual(merge(both, theirs), both, "the same file again changes nothing");
  assert.deepEqual(merge(both, ours), both);
  assert.deepEqual(merge(score({}), theirs), theirs);
  assert.deepEqual(merge(theirs, score({})), theirs);
  // The streak of more problems, the better of equal counts, and no more names than are kept.
  const many = Array.from({ length: 500 }, (_, at) => `${at}`);
  const late = merge(score({ loa: { 0: [1, 9] } }, 0, 3, many), score({ loa: { 0: [2, 9] } }, 5, 5, ["x"]));
  assert.deepEqual(late, score({ loa: { 0: [2, 9] } }, 0, 5, many));
});

test("each game offers problems, and harder ones up to the hardest", () => {
  assert.deepEqual(Object.keys(OFFERED).sort(), [...MATCH_GAMES].sort());
  for (const [game, rows] of Object.entries(OFFERED)) {
    assert.equal(turnsOffered(game)[0], "2-3", game);
    for (const [turns, lowest, highest] of rows) {
      const levels = LEVELS.slice(levelOf(lowest), levelOf(highest) + 1);
      assert.deepEqual(gradesOffered(game, turns), ["0-8", ...levels]);
      const problem = { game, position: "", turns: Number(turns[0]), grade: lowest };
      const of = rows.find(([other]) => other.includes(turns[0]))?.[0];
      if (of === turns && levels.length > 1) assert.deepEqual(harder(problem), { turns, grades: levels[1] });
      const next = rows.find(([other]) => Number(other[0]) > problem.turns);
      assert.deepEqual(harder({ ...problem, grade: 8 }), next && { turns: next[0], grades: "0-8" });
    }
  }
  assert.deepEqual(gradesOffered("loa", "7"), ["0-8"], "what is not offered has any grade");
  assert.deepEqual(turnsOffered("loa:6x6"), turnsOffered("loa"));
});

test("every grade has one level, which its link asks for", () => {
  const grades = LEVELS.map((range) => range.split("-").map(Number));
  assert.deepEqual(
    Array.from({ length: 9 }, (_, grade) => levelOf(grade)),
    Array.from({ length: 9 }, (_, grade) =>
      grades.findIndex(([least, most = least]) => grade >= least && grade <= most),
    ),
  );
});

for (const game of MATCH_GAMES)
  test(`five problems a day of ${game}: from easy to hard, that of the day among them, and each of the list in 80 days`, async () => {
    const list = DayList.read(game, await readFile(inRepository(`www/${dayFiles[game]}`), "utf8"));
    const seen = new Set();
    const dayAt = (at) => dayAfter("2026-11-24", at);
    for (let at = 0; at < 80; at++) {
      const five = fiveOf(list, game, dayAt(at));
      assert.equal(five.length, 5);
      assert.deepEqual(
        five.map(({ grade }) => grade),
        five.map(({ grade }) => grade).sort(),
      );
      assert.deepEqual(
        five.filter(({ day }) => day).map(({ position }) => position),
        [list.find(dayAt(at)).position],
      );
      for (const problem of five) {
        seen.add(problem.position);
        assert.equal(findIn(five, linkOf(problem)), problem);
      }
      assert.deepEqual(unsolved(five, readableOf({}).score, five[2]), [...five.slice(3), ...five.slice(0, 2)]);
    }
    const all = Array.from({ length: 400 }, (_, at) => list.find(dayAt(at)).position);
    assert.equal(seen.size, new Set(all).size, "every problem of the list has come");
    // The list goes round once its days are over, and then no problem is that of the day.
    const positionsOf = (day) => fiveOf(list, game, day).map(({ position }) => position);
    assert.deepEqual(positionsOf(dayAt(400)), positionsOf(dayAt(0)));
    assert.deepEqual(positionsOf(dayAt(-1)), positionsOf(dayAt(79)));
    assert.ok(fiveOf(list, game, dayAt(400)).every(({ day }) => day === undefined));
    assert.deepEqual(fiveOf(new DayList(0, []), game, dayAt(0)), []);
  });

test("a slow choice leads to a faster one", () => {
  assert.deepEqual(easier({ turns: "5", grades: "5-8" }), { turns: "5", grades: "0-8" });
  assert.deepEqual(easier({ turns: "5", grades: "0-8" }), { turns: "2-3", grades: "0-8" });
  assert.equal(easier({ turns: "2-3", grades: "0-8" }), undefined);
});

/** An engine that answers when the test says so, and records its requests. */
function slowEngine() {
  const requests = [];
  const ask = (op, details, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Cancelled({})));
      requests.push({ op, details, signal, resolve, reject });
    });
  return { requests, ask };
}

test("the next proof or search cancels the last, and so does a stop", async () => {
  const engine = slowEngine();
  const finder = new Finder(engine);
  const link = { game: "loa", turns: "2-3", grades: "0-8", seed: "x" };
  const [first, second] = [finder.examine({ game: "loa", position: "x", turns: 2 }), finder.find(link, () => {})];
  assert.equal(await first, undefined);
  assert.ok(finder.isBusy);
  finder.stop();
  assert.equal(await second, undefined);
  assert.equal(finder.isBusy, false);
  assert.deepEqual(
    engine.requests.map(({ op, signal }) => [op, signal.aborted]),
    [
      ["examine", true],
      ["find", true],
    ],
  );
  const third = finder.examine({ game: "loa", position: "y", turns: 2 });
  engine.requests[2].reject(new Error("refused"));
  await assert.rejects(third, /refused/);
  assert.equal(finder.isBusy, false);
});

const record = () => notingRecord({ position: "x", positionAfter: () => "x" });

test("a pause takes the turn back that is being judged, and cancels every question", async () => {
  const engine = slowEngine();
  const messages = [];
  const handlers = { say: (text) => messages.push(text), onEnd() {} };
  const solving = new Solving(engine, handlers);
  const board = record();
  solving.begin(board, { game: "loa", position: "x", turns: 2, grade: 1 });
  const hint = solving.hint();
  solving.play("a1-a2");
  assert.equal(solving.phase, "judging");
  assert.deepEqual(await hint, [], "the hint was about the position before");
  solving.pause();
  assert.deepEqual([solving.phase, board.at], ["yours", 0]);
  const solution = solving.giveUp();
  solving.begin(record(), { game: "loa", position: "y", turns: 2, grade: 1 });
  await solution;
  assert.equal(solving.phase, "yours");
  assert.deepEqual(
    engine.requests.map(({ op, signal }) => [op, signal.aborted]),
    [
      ["clues", true],
      ["judge", true],
      ["solution", true],
    ],
  );
});

/** A problem in progress whose engine answers at once, and its messages. @param {Record<string, (details: any) => object>} answers */
async function beginProblem(answers) {
  await learnKind("loa");
  const messages = [];
  const engine = { ask: async (op, details) => answers[op](details) };
  const solving = new Solving(engine, {
    say: (text) => messages.push(text),
    onEnd() {},
  });
  solving.begin(record(), { game: "loa", position: "x", turns: 2, grade: 1 });
  return { messages, solving };
}
/** What a wrong turn is answered by, for as long as it takes. */
const wrongTurn = async (t, solving, move) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  solving.play(move);
  for (let waits = 0; waits < 5; waits++) {
    await new Promise(setImmediate);
    t.mock.timers.tick(2_000);
  }
  await new Promise(setImmediate);
  assert.equal(solving.phase, "yours");
};

test("every hint names a move less, and none that was refuted", async (t) => {
  // From the best to the weakest, as the evaluation sees them; the last one is right.
  const moves = ["a1-a2", "b1-b2", "c1-c2", "d1-d2"];
  const rest = (/** @type {number} */ most) => ({
    clues: ({ count }) => ({ moves: [...moves.slice(0, most - 1).slice(0, count - 1), "h1-h2"] }),
    judge: () => ({ verdict: "fails", reply: ["g1-g2"], position: "y" }),
  });
  for (const [most, expected] of [
    [
      5,
      ["Hint 1 of 3: one of these is right: b1-b2, c1-c2, h1-h2.", "Hint 2 of 3: one of these is right: b1-b2, h1-h2."],
    ],
    [3, ["Hint 1 of 2: one of these is right: b1-b2, h1-h2."]],
  ]) {
    const { messages, solving } = await beginProblem(rest(most));
    await wrongTurn(t, solving, "a1-a2");
    t.mock.timers.reset();
    messages.length = 0;
    for (let at = 0; at <= expected.length + 1; at++) await solving.hint();
    const last = `Hint ${expected.length + 1} of ${expected.length + 1}: play h1-h2.`;
    assert.deepEqual(messages, [...expected, last, last]);
  }
});

test("a problem whose solution was shown is not solved again, and the steps of the solution are named", async (t) => {
  const answers = {
    solution: () => ({ moves: ["a1-a2", "g1-g2", "b1-b2"] }),
    judge: () => ({ verdict: "won", reply: [], position: "y" }),
  };
  const { messages, solving } = await beginProblem(answers);
  await solving.giveUp();
  solving.record.moverAt = (at) => (at % 2 ? "second" : "first");
  solving.go(2);
  assert.equal(messages.at(-1), "Move 2 of 3: White g1-g2.");
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const expected of ["Right, after seeing the solution.", "Solved again."]) {
    solving.restart();
    solving.play("a1-a2");
    await new Promise(setImmediate);
    t.mock.timers.tick(1_000);
    await new Promise(setImmediate);
    assert.equal(messages.at(-1), expected);
  }
});

for (const { verdict, attempts, ends } of [
  { verdict: "fails", attempts: Infinity, ends: { phase: "yours", at: 0, judged: undefined } },
  { verdict: "late", attempts: 2, ends: { phase: "yours", at: 0, judged: undefined } },
  { verdict: "fails", attempts: 1, ends: { phase: "lost", at: 2, judged: { square: 8, isRight: false } } },
  { verdict: "in-time", attempts: 1, ends: { phase: "yours", at: 2, judged: { square: 8, isRight: true } } },
])
  test(`a turn is answered on the board, and goes back if it was wrong and not the last: ${verdict}, ${attempts}`, async (t) => {
    await learnKind("loa");
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const engine = slowEngine();
    const messages = [];
    const solving = new Solving(engine, {
      say: (text, tone) => messages.push([text, tone]),
      onEnd() {},
    });
    const board = Object.assign(record(), { last: { from: [0], to: [8] } });
    solving.attempts = attempts;
    solving.begin(board, { game: "loa", position: "x", turns: 2, grade: 1 });
    solving.play("a1-a2");
    engine.requests[0].resolve({ verdict, reply: ["b1-b2"], by: 1, left: 1, position: "y" });
    /** Lets this time pass, and everything that waits for it happen. */
    const pass = async (milliseconds) => {
      t.mock.timers.tick(milliseconds);
      await new Promise(setImmediate);
    };
    const isRight = verdict === "in-time";
    await pass(400);
    assert.deepEqual([board.at, solving.judged], [1, { square: 8, isRight }], "it is judged before it is answered");
    await pass(400);
    assert.deepEqual(board.moves, ["a1-a2", "b1-b2"]);
    assert.equal(board.at, 2, "the answer stands on the board");
    const answer = messages.at(-1);
    assert.equal(answer[1], isRight ? "right" : "wrong");
    await pass(1_000);
    assert.equal(board.at, 2, "it is seen for a moment");
    await pass(500);
    assert.deepEqual({ phase: solving.phase, at: board.at, judged: solving.judged }, ends);
    assert.equal(messages.at(-1), answer, "what was said stays");
    if (isRight || ends.phase !== "yours") return;
    const hint = solving.hint();
    engine.requests.at(-1).resolve({ moves: ["a1-a2", "c1-c2"] });
    await hint;
    assert.match(messages.at(-1)[0], /c1-c2/);
    assert.doesNotMatch(messages.at(-1)[0], /a1-a2/, "a hint names a move that was refuted");
  });

test("a long proof and a long search report that they go on", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  /** Works for a second, and beats all the time. */
  const work = (alive) => {
    for (let beat = 0; beat < 100; beat++) {
      now += 10;
      alive();
    }
  };
  class Attempt {
    prepare = () => true;
    free() {}
    examine(alive) {
      work(alive);
      return { verdict: "no-win" };
    }
  }
  class Problems {
    free() {}
    stepFor(_milliseconds, alive) {
      work(alive);
      return { games: 1, problem: { grade: 1 } };
    }
  }
  const posted = [];
  const post = (message) => posted.push(message);
  const serve = serviceBy({ Attempt, Problems }, post);
  for (const [id, op] of ["examine", "find"].entries()) {
    await serve({ id, op, game: "loa", games: 5 });
    const own = posted.filter((message) => message.id === id);
    assert.equal(own.at(-1).type, "done", JSON.stringify(own));
    const reports = own.filter(({ type }) => type === "progress").length;
    assert.ok(reports >= 5 && reports <= 10, `${reports} reports of ${op}`);
  }
});

/** The engine of a game, as its worker has it. @param {string} game */
async function engineOf(game) {
  const { newProverModule } = await import(inRepository("pkg/provers.js"));
  const module = newProverModule();
  module.initSync({ module: await readFile(inRepository(proverFile(game.split(":")[0]))) });
  return module;
}

/** A service that answers with its last message, and counts the signs of life before it. @param {object} module */
function serviceOf(module) {
  const posted = [];
  const serve = serviceBy(module, (message) => posted.push(message));
  return async (op, details) => {
    posted.length = 0;
    await serve({ id: 0, op, ...details });
    return { answer: posted.at(-1), signs: posted.length - 1 };
  };
}

for (const [at, { game, position, turns, key }] of problems.entries()) {
  const isFirst = problems.findIndex((problem) => problem.game === game) === at;
  const run = isFirst && ["isolation", "giveaway"].includes(game) ? test : thorough;
  run(`questions about a problem of ${game} in ${turns} are answered as if each were the first`, async () => {
    const module = await engineOf(game);
    const ask = serviceOf(module);
    const alone = (op, details) => serviceOf(module)(op, details);
    const here = { game, position, turns };
    const { answer } = await alone("judge", { ...here, moves: key });
    const next = { game, position: answer.position, turns: answer.left };
    const { answer: clues } = await alone("clues", { ...here, count: 4 });
    for (const [op, details] of [
      ["clues", { ...here, count: 3 }],
      ["judge", { ...here, moves: ["nothing"] }],
      ...clues.moves.map((move) => ["judge", { ...here, moves: [move] }]),
      ["clues", { ...here, count: 2 }],
      ["solution", here],
      ["judge", { ...here, moves: key }],
      ["clues", { ...next, count: 3 }],
      ["solution", next],
      ["solution", { ...here, turns: turns - 1 }],
      ["examine", here],
      ["judge", { ...here, moves: key }],
    ])
      assert.deepEqual((await ask(op, details)).answer, (await alone(op, details)).answer, op);
  });
}

test("what a question has proven serves the next one about the position", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => (now += 1000));
  const ask = serviceOf(await engineOf("loa"));
  const { game, position, turns, key } = problems.find((problem) => problem.game === "loa" && problem.turns === 4);
  const here = { game, position, turns };
  const judged = await ask("judge", { ...here, moves: key });
  const first = await ask("solution", here);
  const again = await ask("solution", here);
  const judgedAgain = await ask("judge", { ...here, moves: key });
  assert.deepEqual([again.answer, judgedAgain.answer], [first.answer, judged.answer]);
  assert.ok(again.signs < first.signs, `${again.signs} signs of life, first ${first.signs}`);
  assert.ok(judgedAgain.signs < judged.signs, `${judgedAgain.signs} signs of life, first ${judged.signs}`);
});

test("a proof tells how many positions it has searched, of how many", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => (now += 1000));
  const posted = [];
  const serve = serviceBy(await engineOf("loa"), (message) => posted.push(message));
  const { game, position, turns } = problems.find((problem) => problem.game === "loa" && problem.turns === 4);
  await serve({ id: 0, op: "examine", game, position, turns });
  const reports = posted.filter(({ type }) => type === "progress");
  assert.ok(reports.length > 1, `${reports.length} signs of life`);
  for (const { searched, budget } of reports) {
    assert.equal(budget, 3_000_000);
    assert.ok(searched > 0 && searched <= budget, `${searched} positions`);
  }
});

test("the attempt of the last question is kept, where its turn led, and no other", async () => {
  const held = new Set();
  let attemptCount = 0;
  class Attempt {
    constructor(_game, position, left) {
      held.add(Object.assign(this, { position, left }));
      attemptCount++;
    }
    isReady = false;
    prepare() {
      const { isReady } = this;
      this.isReady = true;
      return isReady;
    }
    free = () => assert.ok(held.delete(this), "it is freed once");
    clues = () => ["x"];
    play() {
      Object.assign(this, { position: "z", left: 1 });
      return { verdict: "in-time" };
    }
    solution() {
      throw new Error("undecided");
    }
  }
  const serve = serviceBy({ Attempt }, () => {});
  const about = (op, position, turns = 2) => serve({ id: 0, op, game: "loa", position, turns });
  await Promise.all([about("clues", "x"), about("clues", "x"), about("clues", "y")]);
  assert.deepEqual([[...held].map(({ position }) => position), attemptCount], [["y"], 3]);
  await about("judge", "y");
  await about("clues", "z", 1);
  assert.deepEqual([held.size, attemptCount], [1, 3], "it was led on");
  await about("clues", "z", 2);
  assert.deepEqual([held.size, attemptCount], [1, 4], "other turns are another problem");
  await about("solution", "z", 2);
  assert.equal(held.size, 0, "an attempt that fails is not kept");
});
