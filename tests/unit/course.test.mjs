// The course of an experiment: its run, the same once more, the estimate of its time, and what views see of them.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const { Course } = await import("../../www/laboratory/course.js");
const { follow } = await import("../../www/site/state.js");

const pause = () => new Promise(setImmediate);

/** A run that goes on when the test says so. */
class SlowRun {
  running = false;
  finished = false;
  rows = "1\n";
  pauses = 0;
  repetitions = [];
  /** @type {{ signal: AbortSignal, resolve: (estimate: object) => void }[]} */
  measurements = [];

  start() {
    this.running = true;
    return new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  /** Ends, or is interrupted. */
  async stop(finished = true) {
    Object.assign(this, { finished, running: false });
    this.resolve();
    await pause();
  }

  pause() {
    this.pauses++;
  }

  again() {
    this.repetitions.push(new SlowRun());
    return this.repetitions.at(-1);
  }

  estimate(signal) {
    return new Promise((resolve) => this.measurements.push({ signal, resolve }));
  }
}

function begin() {
  const experiment = { frees: 0, free: () => experiment.frees++ };
  const [course, run] = [new Course(), new SlowRun()];
  course.begin(experiment, run);
  return { course, run, experiment };
}

test("a run goes on after a pause, and one that has finished is repeated to compare the rows", async () => {
  for (const [rows, comparison] of [
    ["1\n", "same"],
    ["2\n", "other"],
  ]) {
    const { course, run } = begin();
    void course.start(run);
    await run.stop(false);
    assert.equal(course.current, run);
    void course.start(run);
    await run.stop();
    assert.deepEqual([course.comparison, run.repetitions.length], [undefined, 0]);
    void course.start(run);
    const [again] = run.repetitions;
    assert.equal(course.current, again);
    await again.stop(false);
    assert.deepEqual([course.current, course.comparison], [again, undefined]);
    void course.start(run);
    again.rows = rows;
    await again.stop();
    assert.deepEqual([course.current, course.comparison, run.repetitions.length], [run, comparison, 1]);
  }
});

test("a repetition that was abandoned compares nothing, and an error reaches who started the run", async () => {
  const { course, run } = begin();
  run.finished = true;
  void course.start(run);
  const [again] = run.repetitions;
  course.leave();
  assert.deepEqual([run.pauses, again.pauses, course.current], [1, 1, run]);
  await again.stop();
  assert.equal(course.comparison, undefined);
  const running = course.start(run);
  run.repetitions[1].reject(new Error("no memory"));
  await assert.rejects(running, /no memory/);
});

test("a run is measured once, and not any more once it begins or another one is open", async () => {
  const { course, run } = begin();
  const estimate = { seconds: 2, isBound: false };
  const measuring = course.measure();
  run.measurements[0].resolve(estimate);
  assert.equal(await measuring, true);
  assert.deepEqual([course.estimate, course.isShort], [estimate, true]);
  assert.equal(await course.measure(), false);
  assert.equal(run.measurements.length, 1);
  for (const end of [() => course.start(run), () => course.begin({ free() {} }, new SlowRun())]) {
    course.begin({ free() {} }, run);
    run.running = false;
    const late = course.measure();
    void end();
    const { signal, resolve } = run.measurements.at(-1);
    assert.ok(signal.aborted);
    resolve(estimate);
    assert.equal(await late, false);
    assert.equal(course.estimate, undefined);
  }
});

test("the answer is coming while a run may yet begin by itself, and while it goes on", async () => {
  const { course, run } = begin();
  assert.equal(course.isComing, false);
  course.begin({ free() {} }, run, true);
  assert.equal(course.isComing, true);
  const measuring = course.measure(true);
  assert.equal(course.isComing, true);
  run.measurements[0].resolve({ seconds: 20, isBound: false });
  await measuring;
  assert.equal(course.isComing, false, "it takes long");
  for (const end of [() => course.leave(), () => void course.start(run)]) {
    course.begin({ free() {} }, run, true);
    end();
    assert.deepEqual([course.mayBegin, course.isComing], [false, run.running]);
  }
  await run.stop();
  assert.equal(course.isComing, false);
});

test("long runs and those of which only a bound is known are not short", () => {
  const { course } = begin();
  assert.equal(course.isShort, false);
  for (const [estimate, isShort] of [
    [{ seconds: 2, isBound: true }, false],
    [{ seconds: 3, isBound: false }, false],
    [{ seconds: 2.9, isBound: false }, true],
  ]) {
    course.estimate = estimate;
    assert.equal(course.isShort, isShort);
  }
});

test("views see progress once per task, and each experiment is freed once", async () => {
  const { course, run, experiment } = begin();
  const seen = [];
  follow(() => seen.push(course.current.running));
  void course.start(run);
  course.progress();
  await pause();
  await run.stop();
  course.progress();
  await pause();
  assert.deepEqual(seen, [false, true, false]);
  course.begin({ free() {} }, new SlowRun());
  course.end();
  assert.deepEqual([experiment.frees, course.experiment, course.estimate], [1, undefined, undefined]);
});
