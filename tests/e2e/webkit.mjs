// Do the page, its solver, its share dialog and the element on a second origin come up and play in WebKit, Safari's
// engine? Needs Debian's webkit2gtk-driver and xvfb; speaks plain WebDriver, since no npm driver starts a system
// WebKit.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "./site.mjs";

const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const PORT = 4477;
const [site, host] = [await serve(), await serve()];
const driver = spawn("WebKitWebDriver", [`--port=${PORT}`], {
  stdio: "inherit",
  env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
});

async function send(method, path, body) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Asks again until there is an answer. */
async function until(ask, what) {
  for (let tries = 0; tries < 200; tries++, await pause(100)) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
  }
  throw new Error(`never came: ${what}`);
}

let session;
try {
  await until(() => send("GET", "/status"), "the driver");
  const options = { binary: BROWSER, args: ["--automation"] };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
  const { sessionId, capabilities: got } = await send("POST", "/session", { capabilities });
  session = `/session/${sessionId}`;
  const run = (script) => send("POST", `${session}/execute/sync`, { script, args: [] });
  /** Waits until an expression holds in the page. */
  const holds = (expression) => until(() => run(`return ${expression}`), expression);
  const says = (id, pattern) =>
    until(
      async () => pattern.test(await run(`return document.getElementById("${id}").textContent`)),
      `#${id} ${pattern}`,
    );

  await send("POST", `${session}/url`, { url: `${site.url}?g=slide3` });
  await says("distance", /^24$/);
  await run(`document.querySelector("#board .gate").click()`);
  await says("moves-made", /^1$/);
  await says("distance", /^2[35]/);
  await run(`document.getElementById("search-start").click()`);
  await says("search-status", /^2[35] moves after/);
  await run(`document.getElementById("undo").click()`);
  await says("distance", /^24/);
  assert.equal(await run(`return document.querySelectorAll("#board [role=gridcell]").length`), 16);

  await run(`document.getElementById("share").click()`);
  await holds(`document.querySelector("#share-dialog[open]")`);
  assert.equal(await run(`return document.getElementById("share-link").value`), `${site.url}?g=slide3`);
  await run(`document.getElementById("share-qr-box").open = true; document.getElementById("share-embed").open = true`);
  await holds(`document.querySelector("#share-qr path")`);
  const snippet = await until(() => run(`return document.getElementById("embed-element").value`), "the element's HTML");

  await send("POST", `${session}/url`, { url: `${site.url}?g=slide4` });
  await holds(`document.querySelector("#solver-quick:not(:disabled)")`);
  await run(`document.getElementById("solver-quick").click()`);
  await says("solver-status", /^42 moves\./);

  // Two ports are two origins.
  host.answer("page.html", { body: `<!doctype html><title>A blog</title>${snippet}` });
  await send("POST", `${session}/url`, { url: `${host.url}page.html` });
  await holds(`document.querySelector("ply-board").distanceToWin === 24`);
  assert.equal(await run(`return document.querySelector("ply-board").play("R2")`), "R2+");
  await holds(`document.querySelector("ply-board").distanceToWin === 23`);
  console.log(`ok: WebKitGTK ${got.browserVersion}`);
} finally {
  if (session) await send("DELETE", session);
  driver.kill();
  await site.close();
  await host.close();
}
