// A position that is set up, without its page: what is done, what the rules say, links and texts, and the proof.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { mock, test } from "node:test";
import { inRepository } from "../e2e/repository.mjs";

globalThis.navigator ??= { languages: ["en"] };
const { fileOf } = await import("../../www/match/game_modules.js");
const { learnKind } = await import("../../www/match/game_views.js");
const { RulesModules } = await import("../../www/match/rules_modules.js");
const { Proof } = await import("../../www/setup/problem_proof.js");
const { readLink } = await import("../../www/setup/readers.js");
const { SetupSession } = await import("../../www/setup/setup_session.js");
const { loadSetup } = await import("../../www/setup/setups_of_games.js");
const { words } = await import("../../www/setup/words.js");
const { follow } = await import("../../www/site/state.js");
const { newGameModule } = await import(inRepository("pkg/games.js"));

const rules = new RulesModules(newGameModule, fileOf);
for (const game of ["loa", "isolation", "tzaar"]) {
  rules.moduleOf(game).initSync({ module: await readFile(inRepository(fileOf(game))) });
  await learnKind(game);
}
// A proof that a test leaves open keeps no process alive.
mock.timers.enable({ apis: ["setInterval"] });

const PROBLEM = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w";
const settle = () => new Promise(setImmediate);

/** A page on which nothing is open, and questions to its prover, which are answered when the test says so. */
async function begin(game) {
  const { setup } = await loadSetup(game.split(":")[0]);
  const questions = [];
  const examine = (question, onProgress) =>
    new Promise((answer) => questions.push({ ...question, onProgress, answer }));
  const stop = () => questions.at(-1)?.answer(undefined);
  const proof = new Proof({ examine, stop });
  const messages = [];
  const session = new SetupSession(game, setup, rules.makeGame, proof, (text) => messages.push(text));
  return { session, proof, questions, messages };
}
/** The same with the position of a link. */
async function open(query, game = new URLSearchParams(query).get("g")) {
  const page = await begin(game);
  page.session.open(readLink(page.session.setup, rules.makeGame, query, game));
  return page;
}

test("pieces are put, moved and removed, one step after the other", async () => {
  const { session, messages } = await open("?g=loa&p=8/8/8/8/8/8/8/b7_b");
  const positions = [];
  follow(() => positions.push([session.position, session.history.canUndo].join()));
  const steps = [
    () => session.tap(0, "a8"),
    () => session.tap(0, "a8"),
    () => session.choose(2),
    () => session.tap(0, "a8"),
    () => session.move(0, 63, ["a8", "h1"]),
    () => session.move(63, 0, ["h1", ""]),
    () => session.put(1, ""),
    () => session.undo(),
    () => session.changeMover(),
    () => session.clear(),
    () => session.redo(),
    () => session.undo(),
  ];
  for (const step of steps) {
    step();
    await settle();
  }
  assert.deepEqual(messages.slice(1), [
    "a8: black piece.",
    "a8: empty.",
    "Chosen: white piece.",
    "a8: white piece.",
    "a8 to h1: white piece.",
    words.notHere,
    words.notHere,
    words.undone,
    "White is to move.",
    words.cleared,
    words.undone,
  ]);
  assert.deepEqual(positions, [
    "8/8/8/8/8/8/8/b7 b,false",
    "b7/8/8/8/8/8/8/b7 b,true",
    "8/8/8/8/8/8/8/b7 b,true",
    "w7/8/8/8/8/8/8/b7 b,true",
    "8/8/8/8/8/8/8/b6w b,true",
    "w7/8/8/8/8/8/8/b7 b,true",
    "w7/8/8/8/8/8/8/b7 w,true",
    "8/8/8/8/8/8/8/8 w,true",
    "w7/8/8/8/8/8/8/b7 w,true",
  ]);
});

test("the rules accept a position, end its game, or refuse it and say where", async () => {
  const { session } = await open("?g=loa");
  assert.deepEqual(session.verdict, { texts: [words.fine("Black")], tone: "right", isPlayable: true });
  session.clear();
  assert.deepEqual(session.verdict.texts, ["Black has no pieces.", "White has no pieces."]);
  assert.deepEqual([session.verdict.tone, session.verdict.isPlayable], ["wrong", false]);
  session.put(0, "a8");
  session.choose(2);
  session.put(9, "b7");
  assert.match(session.verdict.texts.join(), /^The game is over here: /);
  assert.deepEqual([session.verdict.tone, session.verdict.isPlayable], ["", false]);
  const { session: isolation } = await open("?g=isolation:5x5&p=aa3/5/5/5/5_b");
  assert.deepEqual([[...isolation.wrongSquares], isolation.verdict.texts], [[0, 1], ["There is only one A."]]);
});

test("the link names the position, unless it is the start", async () => {
  const { session, messages } = await open("?g=loa");
  assert.deepEqual([session.link, messages], [{ game: "loa", position: undefined }, [words.ready]]);
  session.read(PROBLEM);
  assert.deepEqual([session.link, messages.at(-1)], [{ game: "loa", position: PROBLEM }, words.taken]);
  session.restart();
  assert.deepEqual([session.link.position, messages.at(-1)], [undefined, words.started]);
  assert.throws(() => session.read("8/8/none"));
  session.read("8/8/8/8/8/8/8/8 w");
  assert.equal(session.position, "8/8/8/8/8/8/8/8 w", "a text that the rules refuse is taken too");
});

test("a wrong link leads to the start of its game, or of the usual variant", async () => {
  const wrong = await open("?g=loa&p=none");
  assert.match(wrong.messages[0], /^This link cannot be opened: .* Here is the start of the game\.$/);
  assert.equal(wrong.session.link.position, undefined);
  const { session } = await open("?g=loa:99x99");
  assert.deepEqual([session.game, session.size], ["loa", { columns: 8, rows: 8 }]);
  const ignored = await open("?g=loa&x=1");
  assert.match(ignored.messages[0], /“x” in the link was not understood/);
});

test("stacks have heights, turns have parts, and the pieces may decide who is to move", async () => {
  const { session, messages } = await open("?g=tzaar");
  assert.equal(session.history.hasGivenMover, false);
  for (const by of [1, 1, -1]) session.stack(by);
  assert.deepEqual([session.height, messages.at(-1)], [2, "Chosen: white Tzaar, stack of 2."]);
  assert.equal(session.code, session.setup.pieces[0] + 1);
  for (let at = 0; at < 2; at++) session.stack(-1);
  assert.equal(session.height, 1);
  session.setPart("2");
  assert.match(session.position, / 2$/);
  assert.deepEqual(session.verdict.texts, [words.refused.full({})]);
  const { session: isolation } = await open("?g=isolation:5x5&p=5/1a3/2b2/3x1/5_b");
  assert.equal(isolation.history.hasGivenMover, true);
  isolation.changeMover();
  assert.equal(isolation.now.mover, "second");
  isolation.stack(1);
  assert.equal(isolation.height, 1, "there are no stacks");
});

test("before the rules are there, the board is empty, and the game the one of the address", async () => {
  const { session, proof, messages } = await begin("loa");
  assert.deepEqual([session.start, session.position, messages], [undefined, "8/8/8/8/8/8/8/8 b", []]);
  session.changeMover();
  assert.equal(proof.question, undefined);
});

test("fewer turns are tried first, and how far that is", async () => {
  const { proof, questions } = await open(`?g=loa&p=${PROBLEM}`);
  const states = [];
  follow(() => states.push([proof.isRunning, proof.text, proof.progress].join("; ")));
  const proven = proof.prove("3", false);
  await settle();
  questions[0].onProgress(1_200_000, 3_000_000);
  mock.timers.tick(1_000);
  await settle();
  questions[0].answer({ verdict: "no-win", lines: [] });
  await settle();
  const problem = { key: ["e7-e5"], line: ["e7-e5", "a1-a2", "b3-e3"] };
  questions[1].answer({ verdict: "sound", problem });
  await proven;
  await settle();
  assert.deepEqual(
    questions.map(({ turns, only }) => [turns, only]),
    [
      [1, false],
      [2, false],
    ],
  );
  assert.deepEqual(states, [
    "false; ; ",
    `true; ${words.proof.trying(1, 3)}; `,
    `true; ${words.proof.trying(1, 3)}; ${words.proof.searched(1_200_000, 3_000_000, 0)}`,
    `true; ${words.proof.trying(2, 3)}; ${words.proof.searched(1_200_000, 3_000_000, 0)}`,
    `false; ${words.proof.sound("White", 2, problem.key)}; `,
  ]);
  assert.deepEqual([proof.tone, proof.lines], ["right", [problem.line]]);
  assert.equal(proof.query, `?g=loa&n=2&p=${PROBLEM.replaceAll(" ", "_")}`);
});

test("a solution is shown on the board until it is chosen again, or the position changes", async () => {
  const { session, proof, questions } = await open(`?g=loa&p=${PROBLEM}`);
  const prove = async () => {
    const proven = proof.prove("1", false);
    await settle();
    questions.at(-1).answer({ verdict: "cooked", turns: 1, lines: [["e7-e5"], ["e7-e4"]] });
    await proven;
  };
  await prove();
  assert.deepEqual([session.arrows, proof.tone, proof.query !== ""], [[], "wrong", true]);
  const [line] = proof.lines;
  proof.toggle(line);
  assert.deepEqual(session.arrows, [{ from: 12, to: 28, kind: "hint" }]);
  session.flip();
  assert.equal(session.arrows.length, 1);
  proof.toggle(line);
  assert.deepEqual(session.arrows, []);
  proof.toggle(line);
  session.changeMover();
  assert.deepEqual([session.arrows, proof.lines, proof.text, proof.query], [[], [], "", ""]);
  session.clear();
  assert.deepEqual([proof.question, proof.text], [undefined, words.proof.none]);
});

test("a proof that was stopped says nothing any more, nor one of a position that is gone", async () => {
  const { session, proof, questions } = await open(`?g=loa&p=${PROBLEM}`);
  const stopped = proof.prove("2", false);
  await settle();
  proof.stop();
  await stopped;
  assert.deepEqual([proof.isRunning, proof.text, questions.length], [false, words.proof.stopped, 1]);
  const gone = proof.prove("2", false);
  await settle();
  session.changeMover();
  questions[1].answer({ verdict: "no-win", lines: [] });
  await gone;
  assert.deepEqual([proof.isRunning, proof.text, questions.length], [false, "", 2]);
  await proof.prove("many", false);
  assert.deepEqual([proof.tone, proof.isRunning, questions.length], ["wrong", false, 2]);
});

test("an only move is one question, without turns", async () => {
  const { proof, questions } = await open(`?g=loa&p=${PROBLEM}`);
  const proven = proof.prove("3", true);
  await settle();
  assert.deepEqual([questions[0].turns, questions[0].only, proof.text], [0, true, words.proof.only]);
  questions[0].answer({ verdict: "sound", problem: { key: ["e7-e5"], line: [] } });
  await proven;
  assert.deepEqual([proof.text, proof.lines], [words.proof.sound("White", 0, ["e7-e5"]), []]);
  assert.match(proof.query, /n=only/);
});
