// The way from a link to a problem, with the rules of games and without their prover.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";

globalThis.navigator ??= { languages: ["en"] };
const { USUAL } = await import("../../www/problems/link.js");
const { Opening } = await import("../../www/problems/opening.js");
const { readableOf } = await import("../../www/problems/score.js");
const { TodaysProblems, linkOf } = await import("../../www/problems/todays_problems.js");
const { words } = await import("../../www/problems/words.js");
const { DayList, DayListError } = await import("../../www/today/day_list.js");
const { words: common } = await import("../../www/site/words.js");
const { Cancelled } = await import("../../www/site/engine.js");
const { follow } = await import("../../www/site/state.js");
const { learnKind } = await import("../../www/match/game_views.js");
const { fileOf } = await import("../../www/match/game_modules.js");
const { RulesModules } = await import("../../www/match/rules_modules.js");
const { newGameModule } = await import(inRepository("pkg/games.js"));
const rules = new RulesModules(newGameModule, fileOf);
for (const game of ["loa", "breakthrough"]) {
  rules.moduleOf(game).initSync({ module: await readFile(inRepository(fileOf(game))) });
  await learnKind(game);
}

const GAME = "loa";
const POSITION = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w";
const OTHER = "1b1bbb2/3w2b1/6bw/2w1w3/4ww1w/2w2w2/7w/8 b";
const problemOf = (turns, grade, position = POSITION) => ({ position, turns, grade });
/** A list with two problems for each day, the first of which is that of the day. */
const list = (own = problemOf(2, 1)) => ({ find: () => own, set: () => [problemOf(2, 1), problemOf(3, 4, OTHER)] });
/** No days, for this reason if there is one. */
const none = (error) => new DayList(0, [], error);
const seedLink = (seed, game = GAME) => ({ game, ...USUAL, seed });

/** An opening whose prover answers when the test says so. */
function begin({ days = list(), score = readableOf(undefined).score, load } = {}) {
  const questions = [];
  const ask = (op, details, { signal, onProgress }) =>
    new Promise((answer, reject) => {
      signal.addEventListener("abort", () => reject(new Cancelled({})));
      questions.push({ op, ...details, signal, onProgress, answer });
    });
  const modules = { rules, has: () => !load, load, prover: { ask } };
  const [messages, links] = [[], []];
  let looks = 0;
  const opening = new Opening(GAME, modules, new TodaysProblems(async () => days), {
    say: (text) => messages.push(text),
    score: () => score,
    onComplete: (link) => links.push(link),
    onFive: () => looks++,
  });
  const shows = [];
  const open = (link, isOther = false) => opening.open(link, isOther, (opened) => shows.push(opened));
  return { opening, open, questions, messages, links, shows, looks: () => looks };
}
/** What can happen without an answer has happened. */
const settle = () => new Promise(setImmediate);
const resultOf = (grade) => ({ games: 7, problem: { game: GAME, ...problemOf(2, grade) }, problems: [] });

test("what comes late is dropped, also if it was about another game", async () => {
  let endLoading = () => {};
  const loading = new Promise((resolve) => (endLoading = resolve));
  let isLoaded = false;
  const { opening, open, questions, shows } = begin({ load: () => (isLoaded ? undefined : loading) });
  const first = open(seedLink("a"));
  assert.equal(opening.pending.task, common.loading);
  isLoaded = true;
  const second = open(seedLink("b"));
  await settle();
  endLoading();
  await first;
  assert.deepEqual([opening.pendingLink.seed, opening.pending.task], ["b", words.finding], "the first ends nothing");
  const third = open(seedLink("c"));
  await settle();
  assert.deepEqual(
    questions.map(({ seed, signal }) => [seed, signal.aborted]),
    [
      ["b", true],
      ["c", false],
    ],
  );
  for (const { answer } of questions) answer(resultOf(3));
  await Promise.all([second, third]);
  assert.equal(shows.length, 1);
  assert.deepEqual([opening.link.seed, opening.pendingLink, opening.pending.task], ["c", undefined, undefined]);
});

test("the search tells how far it is, and says if it was stopped or found nothing", async () => {
  const { opening, open, questions, messages, shows } = begin();
  const states = [];
  follow(() => states.push([opening.pending.task, opening.pending.progress, opening.pending.isEasierOffered].join()));
  const { link } = opening;
  const stopped = open(seedLink("a"));
  await settle();
  questions[0].onProgress({ games: 12, preparing: false });
  await settle();
  questions[0].onProgress({ games: 12, preparing: true });
  await settle();
  assert.deepEqual(states, [
    ",,false",
    `${words.finding},,false`,
    `${words.finding},${words.searched(12)},false`,
    `${words.finding},${words.only.preparing},false`,
  ]);
  assert.equal(opening.isSeeking, true);
  opening.stop();
  await stopped;
  const fruitless = open({ ...seedLink("b"), grades: "4-8" });
  await settle();
  assert.equal(opening.pending.isEasierOffered, true);
  questions[1].answer({ games: 5_000, problems: [] });
  await fruitless;
  assert.deepEqual(messages, [words.stopped, words.notFound(5_000)]);
  assert.deepEqual([opening.link, opening.pendingLink, shows], [link, undefined, []], "what is on the board stays");
});

test("without more than a game, the first of today’s that is not solved is opened, and they follow each other", async () => {
  const { opening, open, questions, links, shows, looks } = begin();
  await open({ game: GAME, ...USUAL });
  await settle();
  assert.equal(shows[0].problem, opening.daily);
  assert.equal(shows[0].tell(), words.ready);
  assert.deepEqual([links.length, opening.five.length, looks()], [1, list().set().length, 1]);
  const choice = { game: GAME, ...USUAL };
  const next = opening.next(choice);
  assert.deepEqual(next, linkOf(opening.five[1]));
  opening.lookAhead(choice, shows[0].problem);
  assert.deepEqual(
    questions.map(({ op, turns }) => [op, turns]),
    [["examine", 2]],
    "the next one is here, so this one is proven",
  );
  await open(next);
  assert.equal(shows[1].problem, opening.five[1]);
  const later = begin({ score: { ...readableOf(undefined).score, solved: [`${GAME} ${POSITION}`] } });
  await later.open(choice);
  assert.equal(later.shows[0].problem.position, OTHER);
});

test("without today’s problems, a link without a seed gets one, and the next is found ahead, once", async () => {
  const { opening, open, questions, shows } = begin({ days: none() });
  const choice = { game: GAME, ...USUAL };
  const opened = open(choice);
  await settle();
  assert.match(questions[0].seed, /^[a-z0-9]{6}$/);
  questions[0].answer(resultOf(3));
  await opened;
  assert.equal(opening.link.seed, questions[0].seed);
  opening.lookAhead(choice, shows[0].problem);
  opening.lookAhead(choice, shows[0].problem);
  const next = opening.next(choice);
  assert.notEqual(next.seed, opening.link.seed);
  questions[1].answer(resultOf(4));
  await open(next);
  assert.deepEqual([shows[1].problem.grade, opening.link], [4, next]);
  assert.equal(questions.length, 2);
  opening.lookAhead(choice, shows[1].problem);
  opening.forgetAhead();
  assert.equal(questions[2].signal.aborted, true);
});

test("the problem of a day is there, or found if its list is damaged or too short", async () => {
  const day = "2026-11-24";
  const link = { game: GAME, ...USUAL, day };
  const brought = begin();
  await brought.open(link);
  assert.deepEqual(brought.shows[0].problem, { game: GAME, ...problemOf(2, 1), day });
  for (const [days, message] of [
    [none(new DayListError("line 2 is wrong")), `${words.damaged} Line 2 is wrong. ${words.ready}`],
    [{ ...list(), find: () => undefined }, words.ready],
  ]) {
    const { open, questions, shows } = begin({ days });
    const opened = open(link);
    await settle();
    assert.deepEqual([questions[0].op, questions[0].day], ["find", day]);
    questions[0].answer(resultOf(3));
    await opened;
    assert.deepEqual([shows[0].problem.day, shows[0].tell()], [day, message]);
  }
});

test("only moves are refused where a game has none, unless they were chosen for another game", async () => {
  const game = "breakthrough";
  const { open, questions, shows, opening } = begin();
  const link = { ...seedLink("a", game), turns: "only" };
  await assert.rejects(open(link), { key: "n", message: words.wrong.inexact });
  assert.deepEqual([opening.pendingLink, opening.pending.task, shows], [undefined, undefined, []]);
  void open(link, true);
  await settle();
  assert.equal(questions[0].turns, USUAL.turns);
});

test("a game or a position that does not exist is refused", async () => {
  const { open } = begin();
  await assert.rejects(open({ game: GAME, ...USUAL, position: "nonsense", turns: "2" }), { key: "p" });
  await assert.rejects(open(seedLink("a", "loa:99x99")), { key: "g" });
});

test("a position is proven, or shown with its other solutions", async () => {
  const { opening, open, questions, messages, shows } = begin();
  const prove = async (turns, result) => {
    const opened = open({ game: GAME, ...USUAL, turns, position: POSITION });
    await settle();
    if (result) questions.at(-1).answer(result);
    else opening.stop();
    await opened;
  };
  const problem = { game: GAME, ...problemOf(2, 1) };
  await prove("2", { verdict: "sound", turns: 2, problem });
  await prove("3", { verdict: "sound", turns: 2, problem });
  assert.deepEqual(
    shows.map(({ tell }) => tell("White")),
    [words.ready, words.verdicts.sooner(3, 2)],
  );
  const lines = [["e7-e5"], ["e7-e4"]];
  await prove("2", { verdict: "cooked", lines, turns: 2 });
  assert.deepEqual([shows[2].phase, shows[2].cooks], ["shown", lines]);
  assert.ok(shows[2].tell("White").endsWith(words.verdicts.choose));
  await prove("1", { verdict: "no-win", lines: [], turns: 1 });
  assert.deepEqual([shows[3].phase, shows[3].cooks], ["shown", []]);
  await prove("2");
  assert.deepEqual([shows.length, messages], [4, [words.proofStopped]]);
});
