// The state of a puzzle in play: moves, distances that arrive late, hints, and what views see of it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const { Game, initSync } = await import("../../pkg/play.js");
const { Play } = await import("../../www/play/play.js");
const { GameRecord } = await import("../../www/site/game_record.js");
const { follow } = await import("../../www/site/state.js");
initSync({ module: await readFile(new URL("../../pkg/play_bg.wasm", import.meta.url)) });

const pause = () => new Promise(setImmediate);
const record = (game = "slide2", position) => new GameRecord(new Game(game, position), { kind: "start" });

/** Asks for answers, which arrive when the test says so. */
class LateEngine {
  questions = [];

  ask(name, request) {
    return new Promise((resolve, reject) => this.questions.push({ name, request, resolve, reject }));
  }

  /** Answers everything with distances. @param {(position: string) => number} distanceOf */
  async answer(distanceOf = () => 5) {
    for (const { name, request, resolve } of this.questions.splice(0)) {
      const { game, position, positions } = request;
      if (name === "measure") resolve({ distances: positions.map(distanceOf) });
      if (name === "line") resolve({ moves: stepsOf(game, position), lines: 2 });
      if (name === "look")
        resolve({ position, distance: distanceOf(position), moves: neighbours(game, position, distanceOf) });
    }
    await pause();
  }
}

/** The names of all steps of a position. */
function stepsOf(game, position) {
  const state = new Game(game, position);
  const names = state.steps().map(({ name }) => name);
  state.free();
  return names;
}

const neighbours = (game, position, distanceOf) =>
  stepsOf(game, position).map((name) => {
    const state = new Game(game, position);
    state.play(name);
    const step = { name, position: state.position, distance: distanceOf(state.position) };
    state.free();
    return step;
  });

/** A puzzle in play, what it says, and how often it was solved. */
function begin(opened = record(), handlers = {}) {
  const engine = new LateEngine();
  const messages = [];
  const play = new Play(engine, { say: (text) => messages.push(text), ...handlers });
  play.begin(opened);
  return { play, engine, messages };
}

/** The only step back from a position one move before Win, and that position. */
function nearlySolved() {
  const goal = new Game("slide2", "103.1234");
  assert.ok(goal.solved);
  const [{ name }] = goal.steps();
  goal.play(name);
  const { position } = goal;
  goal.undo();
  const back = stepsOf("slide2", position).find((step) => {
    const state = new Game("slide2", position);
    state.play(step);
    return state.solved;
  });
  return { position, back };
}

test("moves are made, taken back and made again, and views see each state once", async () => {
  const { play, engine } = begin();
  await engine.answer();
  const seen = [];
  follow(() => seen.push(`${play.record.at} of ${play.record.moves.length}`));
  const [first] = play.record.view.steps;
  play.move(first.name);
  await pause();
  play.undo();
  await pause();
  play.redo();
  play.undo();
  await pause();
  play.redo();
  await pause();
  play.restart();
  await pause();
  assert.deepEqual(seen, ["0 of 0", "1 of 1", "0 of 1", "0 of 1", "1 of 1", "0 of 1"]);
});

test("distances that arrive late are seen, but not those of a puzzle that is gone", async () => {
  const { play, engine } = begin();
  const seen = [];
  follow(() => seen.push([play.distance, ...play.path]));
  const gone = play.record;
  const former = engine.questions.splice(0);
  const next = record("slide2", nearlySolved().position);
  play.begin(next);
  await engine.answer(() => 1);
  assert.deepEqual([play.distance, play.optimum, next.optimum], [1, 1, 1]);
  for (const { name, resolve } of former)
    resolve(name === "measure" ? { distances: [9] } : { position: "other", distance: 9, moves: [] });
  await pause();
  assert.deepEqual([gone.optimum, next.optimum], [undefined, 1]);
  assert.deepEqual(seen.at(-1), [1, 1]);
});

test("moves lead closer or farther once both distances are known", async () => {
  const { play, engine, messages } = begin();
  const { start } = play.record;
  const [first] = play.record.view.steps;
  play.move(first.name);
  assert.deepEqual(play.closer, [undefined]);
  await engine.answer((position) => (position === start ? 5 : 4));
  assert.deepEqual([play.closer, play.path, play.optimum], [[true], [5, 4], 5]);
  play.undo();
  assert.deepEqual([play.closer, play.path], [[true], [5]]);
  play.move(first.name);
  assert.match(messages.at(-1), /4/);
});

test("a failure to learn distances is said", async () => {
  const { engine, messages } = begin();
  engine.questions[0].reject(new Error("no table"));
  await pause();
  assert.match(messages.at(-1), /no table/i);
});

test("hints show a block, its way and the line, and each move begins anew", async () => {
  const { play, engine, messages } = begin();
  const hint = async () => {
    const hinting = play.hint();
    await engine.answer();
    await hinting;
    return play.hintMark?.showWay;
  };
  const [first] = play.record.view.steps;
  assert.equal(play.record.helped, false);
  assert.deepEqual([await hint(), await hint(), await hint()], [false, true, true]);
  assert.equal(play.hintMark.step.name, first.name);
  assert.equal(play.record.helped, true);
  play.move(first.name);
  assert.equal(play.hintMark, undefined);
  assert.equal(await hint(), false);
  const late = play.hint();
  play.undo();
  await engine.answer();
  await late;
  assert.doesNotMatch(messages.at(-1), /Hint/, "the hint was for another position");
});

test("a puzzle is solved once, however late its distances are", async () => {
  const solved = [];
  const { position, back } = nearlySolved();
  const { play, engine } = begin(record("slide2", position), { onSolved: ({ optimum }) => solved.push(optimum) });
  assert.ok(play.canHint);
  play.move(back);
  assert.ok(play.record.solved);
  assert.ok(!play.canHint);
  assert.deepEqual(solved, []);
  await engine.answer((at) => (at === position ? 1 : 0));
  play.undo();
  play.redo();
  await engine.answer();
  assert.deepEqual(solved, [1]);
  play.undo();
  play.move(back);
  play.undo();
  await engine.answer();
  assert.deepEqual(solved, [1], "it was taken back meanwhile");
});

test("a demonstration ends with a move, and keeps no hint", async () => {
  const { play, engine, messages } = begin();
  await engine.answer();
  await Promise.all([play.nudge(), engine.answer()]);
  assert.ok(play.nudgedStep);
  play.demonstrate({ columns: 3, cells: new Uint8Array(9) });
  assert.equal(play.nudgedStep, undefined);
  play.refuse(0, undefined);
  assert.match(messages.at(-1), /solution/);
  play.move(play.record.view.steps[0].name);
  assert.equal(play.demonstration, undefined);
});

test("which moves lead closer is shown on demand, which is help, until the next move", async () => {
  const { play, engine } = begin();
  const { start } = play.record;
  await engine.answer((position) => (position === start ? 5 : 4));
  assert.equal(play.peeks, undefined);
  play.peek(true);
  assert.deepEqual(
    [...play.peeks.values()],
    play.record.view.steps.map(() => ({ closer: true })),
  );
  assert.equal(play.record.helped, true);
  play.move(play.record.view.steps[0].name);
  assert.equal(play.peeking, false);
});

test("where there is no table, a solver gives hints, if there is one", async () => {
  const { play } = begin(record("slide4"));
  assert.equal(play.canHint, false);
  const { play: other, messages } = begin(record("slide4"), { solve: async () => stepsOf("slide4") });
  assert.ok(other.canHint);
  assert.ok(!other.canPeek);
  await other.hint();
  assert.equal(other.hintMark.showWay, false);
  other.end();
  assert.deepEqual(
    [other.record, other.canHint, other.distance, other.path],
    [undefined, false, undefined, [undefined]],
  );
  assert.equal(other.move("R1"), undefined);
  assert.ok(messages.length);
});
