// Runs page tests: `node tests/e2e/run.mjs [file…]`, all files if none are named. BROWSER chooses the browser, and
// ALL=1 adds the thorough tests, files that have no others (`.all.test.mjs`), and those of the package. Pages draw by
// SEED: to repeat a run, give it the seed that it printed.
//
// A few tests that fail are run again by themselves. Tests that then pass are unsteady: they depend on other work of
// the machine. That is a defect too, and is listed last.
import { randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { inRepository } from "./site.mjs";

/** The time limit in milliseconds for a file, on a slow machine; thorough tests take longer. */
const PATIENCE = process.env.ALL ? 900_000 : 300_000;
/** If more tests fail, the machine is not the reason. */
const MOST_AGAIN = 10;
/** How often a test is run again, unless it has failed or passed twice before. */
const TRIES = 3;

/**
 * A test that failed; or, without a name, a file that did so beside its tests.
 * @typedef {{ file: string, line?: number, name?: string, message: string }} Failure
 */

const inFolder = (/** @type {string} */ folder) =>
  readdirSync(inRepository(folder))
    .filter((name) => name.endsWith(".test.mjs") && (process.env.ALL || !name.endsWith(".all.test.mjs")))
    .map((name) => inRepository(`${folder}/${name}`));
const all = () => [...inFolder("tests/e2e"), ...(process.env.ALL ? inFolder("tests/package") : [])];
/** The longest first, so that none is left to run alone. @param {string[]} files */
const sorted = (files) => files.sort((one, other) => statSync(other).size - statSync(one).size);
const named = process.argv.slice(2);
const files = sorted(named.length ? named.map((file) => resolve(file)) : all());
process.env.SEED ??= randomBytes(4).toString("hex");

/** The tests under way, by file. @type {Map<string, Set<string>>} */
const underWay = new Map(files.map((file) => [file, new Set()]));
process.once("SIGTERM", () => {
  for (const [file, names] of underWay) for (const name of names) console.error(`still running: ${file}: ${name}`);
  process.exit(1);
});

/** @param {import("node:test").RunOptions} options @param {boolean} isShown */
async function test(options, isShown) {
  /** @type {Failure[]} */
  const failures = [];
  let passed = 0;
  const stream = run({ timeout: PATIENCE, ...options });
  stream.on("test:dequeue", ({ file = "", name }) => name !== file && underWay.get(file)?.add(name));
  stream.on("test:complete", ({ file = "", name }) => underWay.get(file)?.delete(name));
  stream.on("test:pass", ({ skip }) => {
    if (skip === undefined) passed++;
  });
  stream.on("test:fail", ({ file = "", line, name, details: { error } }) => {
    const cause = /** @type {any} */ (error.cause ?? error);
    failures.push({ file, ...(name === file ? {} : { name, line }), message: String(cause.message ?? cause) });
  });
  for await (const text of isShown ? stream.compose(new spec()) : stream) if (isShown) process.stdout.write(text);
  return { failures, passed };
}

/** @param {Failure} failure */
const told = ({ file, line, name }) => `${file}${name ? `:${line}: ${name}` : ""}`;

/** Runs a test again by itself; returns whether it passes twice. @param {Failure} failure */
async function passesAgain(failure) {
  const { file, name } = failure;
  const only = name?.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const counts = { passed: 0, failed: 0 };
  for (let tries = 0; tries < TRIES && counts.passed < 2 && counts.failed < 2; tries++) {
    const testNamePatterns = only && [new RegExp(`^${only}$`)];
    const { failures, passed } = await test({ files: [file], testNamePatterns }, false);
    const isPassed = !failures.length && passed > 0;
    counts[isPassed ? "passed" : "failed"]++;
    console.log(`again: ${told(failure)}: ${isPassed ? "passes" : `fails: ${failures[0]?.message ?? "not found"}`}`);
  }
  return counts.passed === 2;
}

console.log(`SEED=${process.env.SEED}`);
// Tests often wait for a slow network: one more than there are cores keeps these busy.
const { failures, passed } = await test({ files, concurrency: 1 + availableParallelism() }, true);
/** @type {Failure[]} */
const unsteady = [];
let isFailed = failures.length > MOST_AGAIN || !(passed || failures.length);
for (const failure of isFailed ? [] : failures) {
  if (await passesAgain(failure)) unsteady.push(failure);
  else isFailed = true;
}
for (const failure of unsteady) console.log(`unsteady: ${told(failure)}\n${failure.message}`);
if (isFailed) console.log(`failed; to draw the same lots: SEED=${process.env.SEED}`);
// A browser that is left does not keep the verdict waiting.
process.exit(isFailed || (process.env.ALL && unsteady.length) ? 1 : 0);
