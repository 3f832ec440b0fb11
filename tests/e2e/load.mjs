// Runs a command while the machine has much else to do at times: `node tests/e2e/load.mjs node tests/e2e/run.mjs`.
// Eight processes work for three seconds and rest for five, until the command ends.
import { spawn } from "node:child_process";
import { once } from "node:events";

const PROCESSES = 8;
const WORK = 3_000; // milliseconds
const REST = 5_000;

const [command, ...options] = process.argv.slice(2);
if (!command) throw new Error("a command was expected");
const child = spawn(command, options, { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => child.kill(signal));
const work = `for (;;) for (const end = Date.now() + ${WORK}; Date.now() < end || !rest(${REST}); );
function rest(time) { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time); return true; }`;
const busy = Array.from({ length: PROCESSES }, () => spawn(process.execPath, ["-e", work]));
try {
  const [code] = await once(child, "exit");
  process.exitCode = code ?? 1;
} finally {
  for (const one of busy) one.kill();
}
