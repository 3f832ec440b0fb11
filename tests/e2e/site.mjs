// A static host and a browser for the page tests.
//
// BROWSER=chromium (default) or firefox; BROWSER_PATH names one in an unusual place.
// Both are the distribution's own: nothing is downloaded.
import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { delimiter, extname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import puppeteer, { Frame, JSHandle } from "puppeteer-core";
import { FIREFOX_ARGS, complete } from "./firefox.mjs";
import { inRepository } from "./repository.mjs";

export { inRepository } from "./repository.mjs";

/** Chromium without windows, tabs and menus, which does the same with less work. */
const HEADLESS_SHELL = "chromium-headless-shell";
const ENGINES = {
  chromium: { browser: "chrome", names: [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome"] },
  firefox: { browser: "firefox", names: ["firefox-esr", "firefox"] },
};
/** No test waits for the clock: only what never comes takes so many milliseconds, however busy the machine. */
export const PATIENCE = 60_000;
/** The engine under test. */
export const engine = process.env.BROWSER ?? "chromium";

/** What may be framed, by the beginning of its path. @type {string[]} */
const FRAMED = JSON.parse(readFileSync(inRepository("xtask/headers.json"), "utf8")).framed;

/** The finished file of a source; of one that a script loads late, if this is named. @param {string} source @param {string} [script] */
export function fileOf(source, script) {
  const { names, late } = JSON.parse(readFileSync(inRepository("target/site.json"), "utf8"));
  const { [source]: name } = script ? late[script] : names;
  if (!name) throw new Error(`${script ? `${script} does not load ${source} late` : `the site has no ${source}`}`);
  return name;
}

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * How to answer a path in place of the file as it is.
 * @typedef {object} Answer
 * @property {number} [status] 200 if left out
 * @property {string | Uint8Array} [body] the file's if left out
 * @property {Record<string, string | undefined>} [headers] beside the usual ones, or instead; undefined leaves one out
 * @property {number} [delay] milliseconds before anything is sent
 * @property {Promise<unknown>} [until] nothing is sent before this is settled
 */

/**
 * A slow network between a host and its visitors.
 * @typedef {object} Network
 * @property {number} latency milliseconds before anything is sent
 * @property {number} rate bytes a second, of all answers together
 */

/**
 * Serves a folder as a good static host does: right types, files for everybody, pages not for frames.
 * @param {object} [options]
 * @param {string} [options.folder]
 * @param {string} [options.base] the path the site lives under
 * @param {"127.0.0.1" | "localhost"} [options.host] two names of this machine, which are two sites to a browser
 * @param {Network} [options.network] Chromium emulates one too, but on a busy machine a request is sometimes never
 *   answered there.
 */
export async function serve({ folder = inRepository("dist"), base = "/", host = "127.0.0.1", network } = {}) {
  /** @type {Map<string | RegExp, Answer>} */
  const answers = new Map();
  /** The paths asked for, below the base. @type {string[]} */
  const requests = [];
  const line = network && makeLine(network.rate);
  let underWay = 0;
  let lastEnd = performance.now();

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  async function respond(request, response) {
    underWay++;
    response.once("close", () => {
      underWay--;
      lastEnd = performance.now();
    });
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    const name = path.startsWith(base)
      ? normalize(path.slice(base.length)).replace(/(^|\/)\.?$/, "$1index.html")
      : "..";
    requests.push(name);
    const matches = ([pattern]) => (typeof pattern === "string" ? pattern === name : pattern.test(name));
    const [, answer = {}] = [...answers].find(matches) ?? [];
    const { status = 200, body, delay = network?.latency ?? 0, until, headers = {} } = answer;
    const file = join(folder, name);
    const found = !name.startsWith("..") && existsSync(file) && statSync(file).isFile();
    // A folder may be replaced meanwhile.
    const content = body ?? (found ? await readFile(file).catch(() => undefined) : undefined);
    if (content === undefined) return response.writeHead(404).end();
    const bytes = Buffer.from(content);
    await pause(delay);
    await until;
    const all = {
      "Access-Control-Allow-Origin": "*",
      "Content-Type": TYPES[extname(name)] ?? "application/octet-stream",
      "Content-Length": bytes.length,
      "Content-Security-Policy":
        name.endsWith(".html") && !FRAMED.some((path) => name.startsWith(path)) ? "frame-ancestors 'none'" : undefined,
      ...headers,
    };
    response.writeHead(status, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));
    // A browser that hangs up early is no concern of ours.
    await pipeline(Readable.from((line ?? whole)(bytes)), response).catch(() => {});
  }

  /** @type {import("node:http").Server[]} */
  const servers = [];
  let url = "";
  async function move() {
    const server = createServer(respond).listen(0, host);
    await new Promise((go) => server.once("listening", go));
    servers.push(server);
    url = `http://${host}:${server.address().port}${base}`;
  }
  await move();

  return {
    get url() {
      return url;
    },
    /** From now on it is at another port too, which makes another origin: browsers have nothing of it stored. */
    move,
    requests,
    /** From now on answers the paths that a name or pattern means in this way; without a way, as usual again. */
    answer(pattern, answer) {
      if (answer) answers.set(pattern, { ...answer });
      else answers.delete(pattern);
    },
    /** Waits until nothing has been under way for half a second. */
    async quiet() {
      for (let rest = 0; rest < 500; rest = underWay ? 0 : performance.now() - lastEnd) await pause(500 - rest);
    },
    /** Goes off the network. */
    async close() {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        await new Promise((go) => server.close(go));
      }
    },
  };
}

function* whole(/** @type {Uint8Array} */ bytes) {
  yield bytes;
}

/** A line that sends so many bytes a second, in turns if there is more than one answer on it. @param {number} rate */
function makeLine(rate) {
  const step = Math.ceil(rate / 50);
  let free = 0;
  return async function* (/** @type {Uint8Array} */ bytes) {
    for (let at = 0; at < bytes.length; at += step) {
      const part = bytes.subarray(at, at + step);
      const now = performance.now();
      free = Math.max(now, free) + (part.length / rate) * 1000;
      await pause(free - now);
      yield part;
    }
  };
}

/**
 * Starts the browser under test.
 * @param {import("puppeteer-core").LaunchOptions & { isWhole?: boolean }} [options]  `isWhole`: as visitors have it. The
 *   headless shell puts no page aside that is left, and sometimes finds no page idle.
 */
export function launch({ isWhole = false, ...options } = {}) {
  const { browser, names } = ENGINES[engine];
  const wanted = isWhole ? names.filter((name) => name !== HEADLESS_SHELL) : names;
  const files = wanted.flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name)));
  const executablePath = process.env.BROWSER_PATH ?? files.find((file) => existsSync(file));
  // Starting a process for every page takes a tenth of the time of its visit. Chromium refuses its sandbox to root;
  // nobody else loses it.
  const args =
    browser === "chrome"
      ? ["--renderer-process-limit=1", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])]
      : FIREFOX_ARGS;
  const headless = executablePath?.endsWith(HEADLESS_SHELL) ? "shell" : true;
  return puppeteer.launch({ browser, executablePath, args, headless, timeout: PATIENCE, ...options });
}

/**
 * Has a page evaluate functions of elements by one message each. The driver's own way takes some for every element.
 * @param {import("puppeteer-core").Page} page
 */
function evaluateAtOnce(page) {
  const ways = {
    $eval: `(selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error("nothing matches " + selector);
      return element;
    }`,
    $$eval: "(selector) => [...document.querySelectorAll(selector)]",
  };
  for (const [name, find] of Object.entries(ways)) {
    const usual = page[name].bind(page);
    page[name] = (selector, act, ...given) =>
      // Selectors and handles that only the driver understands are left to it.
      />>>|::-p-|\//.test(selector) || given.some((value) => value instanceof JSHandle)
        ? usual(selector, act, ...given)
        : page.evaluate(
            `(${act})(${[`(${find})(${JSON.stringify(selector)})`, ...given.map((value) => JSON.stringify(value))]})`,
          );
  }
}

// The driver's own way of waiting has pages draw every frame meanwhile, which costs a tenth of a core.
const { waitForFunction } = Frame.prototype;
Frame.prototype.waitForFunction = function (act, options, ...given) {
  return waitForFunction.call(this, act, { polling: 30, ...options }, ...given);
};

/**
 * A page in a fresh profile: nothing stored, nothing cached; or in a profile that knows only other sites. `problems`
 * collects what goes wrong in it unheard: console errors, uncaught exceptions and failed requests.
 * @param {import("puppeteer-core").Browser} browser
 * @param {import("puppeteer-core").BrowserContext} [used]
 */
export async function freshPage(browser, used) {
  const profile = used ?? (await browser.createBrowserContext());
  const others = new Set(await profile.pages());
  const page = await profile.newPage();
  evaluateAtOnce(page);
  /** @type {string[]} */
  const problems = [];
  page.setDefaultTimeout(PATIENCE);
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", ({ message }) => {
    problems.push(message);
    // Firefox tells of a script that is hung up a second time.
    const [, script] = /^TypeError: error loading dynamically imported module: (.+)/.exec(message) ?? [];
    if (hungUp.some(({ problem }) => problem.startsWith(`${script} `))) hungUp.push({ problem: message, frame: null });
  });
  // The browser hangs up requests when the visitor goes to another page, or when their frame is taken away; that is not
  // a failure.
  let visited = 0;
  /** @type {WeakMap<import("puppeteer-core").HTTPRequest, number>} */
  const askedAt = new WeakMap();
  /** @type {{ problem: string, frame: Frame | null }[]} */
  const hungUp = [];
  /** @param {(frame: Frame | null) => boolean} isLeft */
  const forgive = (isLeft) => {
    for (const hung of hungUp.filter(({ frame }) => isLeft(frame))) {
      hungUp.splice(hungUp.indexOf(hung), 1);
      problems.splice(problems.indexOf(hung.problem), 1);
    }
  };
  page.on("request", (request) => askedAt.set(request, visited));
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    visited++;
    forgive(() => true);
  });
  page.on("framedetached", (gone) => forgive((frame) => frame === gone));
  page.on("requestfailed", (request) => {
    const { errorText = "" } = request.failure() ?? {};
    const problem = `${request.url()} ${errorText}`;
    // net::ERR_ABORTED, or NS_BINDING_ABORTED in Firefox.
    if (errorText.endsWith("ABORTED")) {
      // A page that has computed its table wants the file no more. Firefox does not tell that a page is shown again as
      // it was left, and fetches icons for itself.
      if (/\.dtw$|\/favicon\.ico$/.test(request.url()) || askedAt.get(request) !== visited) return;
      const frame = request.frame();
      if (frame?.detached) return;
      hungUp.push({ problem, frame });
    }
    problems.push(problem);
  });
  if (engine === "firefox") complete(page);
  const close = async () => {
    const own = (await profile.pages()).filter((page) => !others.has(page));
    await Promise.all(own.map((page) => page.close()));
  };
  return { page, problems, close: used ? close : () => profile.close() };
}
