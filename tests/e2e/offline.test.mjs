// The finished site on its own: names with hashes, without a network, in a new version, in a frame.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path/posix";
import { test } from "node:test";
import { fileOf, inRepository, serve } from "./site.mjs";
import { begin } from "./laboratory.mjs";
import { chromiumOnly, thorough, useBrowser, useVisits } from "./visit.mjs";
import { visitor } from "./visitor.mjs";
import { boardStyles, lab } from "../../www/site/files.js";

const DIST = inRepository("dist");
const HASHED = /-(?:[0-9a-f]{8}|[A-Z2-7]{8})\.(?:css|dtw|js|txt|wasm|woff2)$/;

/** The table file is computed where it cannot be had. */
const OFFLINE =
  /\.dtw (?:net::|NS_)|Failed to load resource: net::ERR_(?:FAILED|CONNECTION_REFUSED|INTERNET_DISCONNECTED)/;
const visitUrl = await useVisits(await useBrowser({ isWhole: true }));

/** The files of the newest version. */
const list = async () =>
  (await readdir(DIST, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(DIST.length + 1))
    .filter((name) => !/^v\/\d/.test(name))
    .sort();
const read = (name) => readFile(join(DIST, name), "utf8");
const digestOf = async (file) =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 8);
const buildOf = (html) => /data-build="([0-9a-f]{8})"/.exec(html)[1];

/** Opens a page of a site in a fresh profile and waits until what it keeps at once is kept. */
async function visit({ address = "?g=slide3", forgives = OFFLINE, keeps = "all", ...options }, act) {
  const site = await serve(options);
  try {
    await visitUrl(
      site.url + address,
      async (person) => {
        await person.page.waitForFunction(() => navigator.serviceWorker.controller);
        await act({ site, ...person });
      },
      { forgives, keeps },
    );
  } finally {
    await site.close();
  }
}

/** The visitor saves data, so that only what was used is kept. */
const sparing = { keeps: "used" };

/** Waits until the caches hold files. */
const keeps = (page, ...files) =>
  page.waitForFunction(
    async (files) => {
      const names = [];
      for (const key of await caches.keys())
        names.push(...(await (await caches.open(key)).keys()).map(({ url }) => url));
      return files.every((file) => names.some((name) => name.endsWith(`/${file}`)));
    },
    {},
    files,
  );

/** The pages that may be framed. */
const FRAMED = ["embed/", "tree.html", "set.html", "learn.html"];

test("every file that changes has a hash in its name, and every name means a file", async () => {
  const files = await list();
  const stable = files.filter((name) => !HASHED.test(name) && /\.(?:css|dtw|js|wasm|woff2)$/.test(name));
  assert.deepEqual(
    stable.filter((name) => !/^ply-\w+\.js$/.test(name)),
    ["sw.js"],
  );

  const digests = { wasm: /-([0-9a-f]{8})\.wasm$/, dtw: /-([0-9a-f]{8})\.dtw$/ };
  for (const [type, pattern] of Object.entries(digests)) {
    const found = files.filter((name) => pattern.test(name));
    assert.ok(found.length > 0, type);
    for (const name of found) assert.equal(pattern.exec(name)[1], await digestOf(join(DIST, name)), name);
  }

  let names = 0;
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    const text = await read(file);
    for (const [name] of text.matchAll(/[\w./-]+-(?:[0-9a-f]{8}|[A-Z2-7]{8})\.(?:css|js|wasm)\b/g)) {
      const found = name.startsWith(".") ? join(dirname(file), name) : name;
      assert.ok(files.includes(found), `${file} names ${name}`);
      names++;
    }
  }
  assert.ok(names > 20, `${names} names`);
});

test("all pages are of one build, and hosts are told what to say with them", async () => {
  const files = await list();
  const pages = files.filter((name) => name.endsWith(".html"));
  const builds = new Set(await Promise.all(pages.map(async (page) => buildOf(await read(page)))));
  assert.equal(builds.size, 1);

  const rules = new Map(
    (await read("_headers"))
      .split(/\n(?=\/)/)
      .map((rule) => rule.trim().split(/\n\s+/))
      .map(([path, ...says]) => [path, says.join("\n")]),
  );
  assert.equal(rules.get("/*"), "Access-Control-Allow-Origin: *");
  for (const page of pages) {
    assert.equal(
      rules.get(`/${page}`),
      FRAMED.some((start) => page.startsWith(start)) ? undefined : "Content-Security-Policy: frame-ancestors 'none'",
      page,
    );
  }
  // Some hosts read a hundred rules at most.
  assert.ok(rules.size <= 100, `${rules.size} rules`);
  assert.match(rules.get("/pkg/*"), /immutable$/);
  for (const name of files) assert.equal(HASHED.test(name), name.startsWith("pkg/"), name);
  for (const name of ["/sw.js", "/ply-board.js", "/ply-tree.js", "/ply-set.js", "/manifest.webmanifest"])
    assert.equal(rules.get(name), undefined);
});

test("the site can be installed", chromiumOnly("the driver tells of manifests"), () =>
  visit({ base: "/some/where/", ...sparing }, async ({ page, site }) => {
    const session = await page.createCDPSession();
    const { url, errors, manifest } = await session.send("Page.getAppManifest");
    assert.equal(url, `${site.url}manifest.webmanifest`);
    assert.deepEqual(errors, []);
    assert.equal(manifest.startUrl, site.url);
    assert.equal(manifest.scope, site.url);
    for (const { url, sizes } of manifest.icons) {
      const png = await readFile(join(DIST, url.slice(site.url.length)));
      assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, url);
    }
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      [],
    );
  }),
);

thorough("the preview of a board for other pages, once used, lives without a network", () =>
  visit(sparing, async ({ page, site, says, click }) => {
    const preview = async () => {
      await says("distance", "24");
      await click("share");
      await page.waitForSelector("#share-dialog[open]");
      await page.$eval("#share-embed", (details) => (details.open = true));
      await page.$eval("#embed-preview", (place) => place.scrollIntoView());
      await page.waitForFunction(() => document.querySelector("#embed-preview ply-board")?.state === "playing");
    };
    await preview();
    const styles = boardStyles.join();
    await keeps(page, "ply-board.js", fileOf("embed/puzzle_element.js"), fileOf(styles));
    await site.close();
    await page.reload();
    await preview();
  }),
);

thorough("a preview that cannot be fetched says so", () =>
  visit(
    { forgives: new RegExp(`${OFFLINE.source}|ply-board\\.js`), ...sparing },
    async ({ page, site, says, click }) => {
      await says("distance", "24");
      await click("share");
      await page.waitForSelector("#share-dialog[open]");
      await site.close();
      await page.$eval("#share-embed", (details) => (details.open = true));
      await says("embed-preview", /could not be loaded/);
    },
  ),
);

const QUERY = "lab.html?eval=eu&t=4&n=60&sweep=noise&over=none,add";
thorough("the laboratory, once used after the play page, runs without a network", () =>
  visit(sparing, async ({ page, site, says, click }) => {
    await says("distance", "24");
    await page.goto(site.url + QUERY);
    const runOnce = async () => {
      await page.waitForSelector("#run:not([disabled])");
      await begin(page);
      await says("progress-text", "All 120 trials are done.");
      await page.waitForSelector("#chart svg[role=img]");
      return says("fingerprint", /[0-9a-f]{64}$/);
    };
    const online = await runOnce();
    await keeps(
      page,
      "lab.html",
      ...["lab.js", "lab.css", "puzzles_worker.js", lab.puzzles, lab.puzzlesPlan].map((source) => fileOf(source)),
      fileOf("vendor/plot.js", "lab.js"),
    );
    await site.close();
    await page.goto(site.url);
    await says("distance", /\d/);
    // Results are remembered, so they are discarded to run the experiment again.
    await page.goto(site.url + QUERY);
    await says("progress-text", "All 120 trials are done.");
    await click("discard");
    assert.equal(await runOnce(), online);
  }),
);

const turn = (hash) => hash.slice(1) + hash[0];

/** The same site a build later: other bytes under other names, the old names gone. */
async function nextBuild(from, version) {
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  await cp(from, folder, { recursive: true });
  const build = buildOf(await readFile(join(from, "index.html"), "utf8"));
  const inside = await readdir(join(folder, "pkg"));
  const names = await readdir(folder, { recursive: true });
  const scripts = inside.filter((name) => /-[A-Z2-7]{8}\.js$/.test(name));
  const renamed = (text) =>
    scripts.reduce((text, name) => {
      const [stem, hash] = [name.slice(0, -11), name.slice(-11, -3)];
      return text.replaceAll(`${stem}${hash}.js`, `${stem}${turn(hash)}.js`);
    }, text);
  for (const name of names.filter((name) => /\.(?:html|js)$/.test(name))) {
    const text = renamed((await readFile(join(folder, name), "utf8")).replaceAll(build, turn(build)));
    await writeFile(
      join(folder, name),
      /^pkg\/main\.chunk-/.test(name) ? `${text}document.documentElement.dataset.version = "${version}";\n` : text,
    );
    if (renamed(name) !== name) await rename(join(folder, name), join(folder, renamed(name)));
  }
  const worker = join(folder, "sw.js");
  const listed = (await readFile(worker, "utf8")).matchAll(/"(pkg\/[^"]+)":"[0-9a-f]{8}"/g);
  const digests = await Promise.all(
    Array.from(listed, async ([old, name]) => [old, `"${name}":"${await digestOf(join(folder, name))}"`]),
  );
  await writeFile(
    worker,
    digests.reduce((text, [old, now]) => text.replace(old, now), await readFile(worker, "utf8")),
  );
  return { folder, build: turn(build) };
}

/** The builds that the browser keeps. */
const kept = (page) =>
  page.evaluate(async () =>
    (await caches.keys()).map((key) => /^plyground-([0-9a-f]{8})\//.exec(key)?.[1]).filter(Boolean),
  );
const versionOf = (page) => page.evaluate(() => document.documentElement.dataset.version);
const offered = (page) => page.waitForSelector("#update button");
/** Takes the version that is offered. */
const update = (page) =>
  Promise.all([page.waitForNavigation(), page.$eval("#update button", (button) => button.click())]);
const lookForUpdate = (page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
/** Counts how often a page looks for a new version; the browser looks by itself too. */
const countLooks = (page) =>
  page.evaluate(() => {
    const { update } = ServiceWorkerRegistration.prototype;
    globalThis.looks = 0;
    ServiceWorkerRegistration.prototype.update = function () {
      globalThis.looks++;
      return update.call(this);
    };
  });
/** Comes back to the page some hours after it was opened. */
const comeBack = (page, hours) =>
  page.evaluate((hours) => {
    const { now } = Date;
    Date.now = () => now() + hours * 3_600_000;
    document.dispatchEvent(new Event("visibilitychange"));
    Date.now = now;
  }, hours);

thorough("a new version is offered, not forced, and nothing of the old one is lost before", async () => {
  const old = buildOf(await read("index.html"));
  const second = await nextBuild(DIST, "second");
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  const deploy = async (from) => {
    await rm(folder, { recursive: true });
    await cp(from, folder, { recursive: true });
  };
  try {
    await deploy(DIST);
    await visit({ folder }, async ({ page, site, says }) => {
      await says("distance", "24");
      // Another page's part would start that page.
      const late = fileOf("site/service.js", "main.js");
      const loadLate = (page) =>
        page.evaluate(async (name) => typeof (await import(new URL(name, location.href).href)).createService, late);
      // A page behind another one keeps files slowly, so each is waited for while it is in front.
      const whole = "html[data-kept=whole]";
      await page.waitForSelector(whole);
      const other = await page.browserContext().newPage();
      await other.goto(`${site.url}?g=slide3`);
      await visitor(other).says("distance", "24");
      await other.waitForSelector(whole);

      // A visitor who comes back to the page hears of the new version; the page looks for one once an hour at most.
      await deploy(second.folder);
      await page.bringToFront();
      await countLooks(page);
      await comeBack(page, 0);
      await comeBack(page, 2);
      await comeBack(page, 2);
      await offered(page);
      assert.equal(await page.evaluate(() => globalThis.looks), 1);
      assert.equal(
        await page.$eval("#update[role=status]", ({ textContent }) => textContent),
        "A new version of Plyground is here. Load it now",
      );
      assert.deepEqual((await kept(page)).sort(), [old, second.build].sort());
      await page.$eval("#board .gate", (gate) => gate.click());
      await says("distance", /^2[35]/);
      await page.goto(`${site.url}?d=5&seed=plum&v=1`);
      await says("optimum", "5");
      assert.equal(await versionOf(page), undefined, "the new version came unasked");
      await offered(page);

      const asked = site.requests.length;
      await update(page);
      await says("optimum", "5");
      assert.equal(await versionOf(page), "second");
      assert.equal(await page.$("#update"), null);
      // At most what each tab had under way: a worker that is asked for more does not give way.
      const there = new Set(await readdir(second.folder, { recursive: true }));
      const gone = site.requests.slice(asked).filter((name) => HASHED.test(name) && !there.has(name));
      assert.ok(gone.length <= 2, `${gone} were asked for`);
      assert.doesNotMatch(await page.$eval("#message", ({ textContent }) => textContent), /no worker|could not/);

      // The other tab goes on as it was, and what it still lacks comes from what was kept.
      await other.bringToFront();
      assert.equal(await versionOf(other), undefined);
      assert.ok(!(await readdir(folder, { recursive: true })).includes(late));
      assert.equal(await loadLate(other), "function");
      await offered(other);
      await update(other);
      await visitor(other).says("distance", /\d/);
      assert.equal(await versionOf(other), "second");
    });
  } finally {
    for (const name of [folder, second.folder]) await rm(name, { recursive: true });
  }
});

thorough("the service worker keeps no build before the last one", async () => {
  const second = await nextBuild(DIST, "second");
  const third = await nextBuild(second.folder, "third");
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  try {
    await cp(DIST, folder, { recursive: true });
    await visit({ folder }, async ({ page, says }) => {
      for (const next of [second, third]) {
        await says("distance", "24");
        await page.waitForSelector("html[data-kept=whole]");
        await rm(folder, { recursive: true });
        await cp(next.folder, folder, { recursive: true });
        await lookForUpdate(page);
        await offered(page);
        await update(page);
      }
      await says("distance", "24");
      assert.equal(await versionOf(page), "third");
      assert.deepEqual((await kept(page)).sort(), [second.build, third.build].sort());
    });
  } finally {
    for (const name of [folder, second.folder, third.folder]) await rm(name, { recursive: true });
  }
});

thorough("a build that is only half there is not taken", async () => {
  const second = await nextBuild(DIST, "second");
  try {
    await visit({}, async ({ page, site, says }) => {
      await says("distance", "24");
      // The new service worker is there, and the page is still the old one.
      site.answer("sw.js", { body: await readFile(join(second.folder, "sw.js")) });
      for (const name of (await readdir(second.folder, { recursive: true })).filter((name) => HASHED.test(name))) {
        site.answer(name, { body: await readFile(join(second.folder, name)) });
      }
      const state = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const found = new Promise((go) =>
          registration.addEventListener("updatefound", () => go(registration.installing)),
        );
        await registration.update().catch(() => undefined);
        const worker = await found;
        if (worker.state === "installing")
          await new Promise((go) => worker.addEventListener("statechange", go, { once: true }));
        return worker.state;
      });
      assert.equal(state, "redundant");
      assert.equal(await page.$("#update"), null);
      await page.reload();
      await says("distance", "24");
    });
  } finally {
    await rm(second.folder, { recursive: true });
  }
});

test("a page sent in place of a missing file is not kept as that file", () =>
  visit(sparing, async ({ page, site }) => {
    const name = fileOf("lab.js");
    const typeOf = () => page.evaluate(async (name) => (await fetch(name)).headers.get("Content-Type"), name);
    site.answer(name, { body: "<!doctype html><title>Welcome</title>", headers: { "Content-Type": "text/html" } });
    assert.equal(await typeOf(), "text/html");
    site.answer(name, undefined);
    assert.equal(await typeOf(), "text/javascript");
    await keeps(page, name);
    site.answer(name, { status: 404, body: "" });
    assert.equal(await typeOf(), "text/javascript");
  }));

thorough("the documented way to remove the service worker leaves nothing", async () => {
  const hosting = await readFile(inRepository("docs/hosting.md"), "utf8");
  const [, code] = /To remove the\nservice worker[\s\S]*?:\n\n```js\n([\s\S]*?)```/.exec(hosting);
  await visit({}, async ({ page, site, says }) => {
    await says("distance", "24");
    await page.waitForSelector("html[data-kept=whole]");
    assert.ok((await page.evaluate(async () => (await caches.keys()).length)) > 1);
    site.answer("sw.js", { body: code });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.waitForFunction(
      async () => !(await caches.keys()).length && !(await navigator.serviceWorker.getRegistrations()).length,
    );
  });
});

/** Opens a page of a host that shows an address in a frame. */
async function visitFrame(address, host, act) {
  const outside = await serve({ host });
  outside.answer("outside.html", {
    body: `<!doctype html><title>Outside</title><iframe src="${address}" title="Inside"></iframe>`,
    headers: { "Content-Security-Policy": undefined },
  });
  outside.answer("favicon.ico", { status: 204, body: "" });
  try {
    await visitUrl(
      `${outside.url}outside.html`,
      async ({ page }) => {
        await page.waitForNetworkIdle();
        await act({ page, frame: await (await page.waitForSelector("iframe")).contentFrame() });
      },
      { forgives: /BLOCKED_BY_RESPONSE|frame/i, keeps: "all" },
    );
  } finally {
    await outside.close();
  }
}

for (const address of ["", "lab.html"]) {
  const name = address || "index.html";
  const run = address ? thorough : test;
  run(`${name} refuses to be framed, by header and where the host sends none`, async () => {
    const site = await serve();
    try {
      await visitFrame(site.url + address, "localhost", async ({ frame }) => {
        assert.equal(await frame.$("main"), null);
        assert.ok(!site.requests.includes("sw.js"));
      });
      site.answer(name, { headers: { "Content-Security-Policy": undefined } });
      for (const host of /** @type {const} */ (["localhost", "127.0.0.1"])) {
        await visitFrame(site.url + address, host, async ({ frame }) => {
          await frame.waitForFunction(() => document.body.textContent === "Open Plyground");
          assert.equal(
            await frame.$eval("a", ({ href, rel, target }) => `${href} ${rel} ${target}`),
            `${site.url}${address} noopener _blank`,
          );
          assert.equal(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
        });
      }
      assert.ok(!site.requests.includes("sw.js"));
    } finally {
      await site.close();
    }
  });
}
