// Links from elsewhere: with keys that other sites add, mangled on the way, or meant for another page. The tests in
// tests/unit/links.test.mjs read them without a browser; here, pages do.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { thorough, useSite } from "./visit.mjs";

// A site may live below any path.
const { site, visit } = await useSite({ base: "/under/a/path/" });
const english = { languages: ["en"] };

const PEAR = "?seed=pear&d=9&v=1";
const TRACKED = "&fbclid=IwAR0&utm_source=news&utm_medium=e%20mail&gclid=x&ref=friend";

for (const [name, query, note] of [
  ["marks of other sites", `${PEAR}${TRACKED}`, ""],
  ["a key of a later version", `${PEAR}&shade=red`, " “shade” in the link was not understood and has been ignored."],
  ["escapes of a mailer", PEAR.replaceAll("&", "#038;"), ""],
  ["a bracket behind it", `${PEAR}%29`, ""],
]) {
  const run = note ? test : thorough;
  run(`a puzzle opens from a link with ${name}, and the address is clean`, () =>
    visit(
      query,
      async ({ page, says, text }) => {
        await says("optimum", "9");
        assert.equal(await text("message"), `Drag a tile, or tap it.${note}`);
        assert.equal(page.url(), site.url + PEAR);
      },
      english,
    ),
  );
}

for (const [query, address, id, text] of [
  [
    "games.html?g=loa#038;m=b1–b3#038;first=you#038;second=you**",
    "games.html?g=loa&m=b1-b3&second=you",
    "game-name",
    /^Lines/,
  ],
  [
    "problems.html?g=loa#038;n=2–3#038;grade=3–6#038;seed=WORD",
    "problems.html?g=loa&grade=3-6&seed=WORD&v=1",
    "game-name",
    /^L/,
  ],
  ["print.html?n=2#038;d=3–8_", "print.html?n=2&d=3-8", "message", /^2 puzzles are ready to print\.$/],
  ["lab.html?dtw=14#038;t=3#038;n=5&ved=1", "lab.html?dtw=14&t=3&n=5", "message", /^(?!.*error)/],
]) {
  // How each page reads such links is tested without a browser.
  const run = /games|lab/.test(query) ? test : thorough;
  run(`another page opens from a link that a mailer and a sentence mangled (${query})`, () =>
    visit(
      query,
      async ({ page, says }) => {
        await page.waitForFunction((href) => location.href === href, {}, site.url + address);
        await says(id, text);
      },
      english,
    ),
  );
}

thorough("the page of the day reads a mangled link, and names what it ignores", () =>
  visit(
    "today.html?day=2026–11–20#038;fbclid=1#038;dy=1**",
    async ({ says, text }) => {
      await says("message", /^“dy” in the link was not understood and has been ignored\./);
      assert.match(await text("day-title"), /20/);
    },
    english,
  ),
);

test("a link without anything but marks opens what was left here", () =>
  visit(
    `${PEAR}&m=R2`,
    async ({ page, says }) => {
      await says("moves-made", "1");
      for (const query of ["?fbclid=1", "?unheard=of"]) {
        await page.goto(site.url + query);
        await says("message", /^Welcome back/);
        assert.equal(new URL(page.url()).search, `${PEAR}&m=R2`);
      }
      await page.goto(`${site.url}games.html?g=checkers&m=11-15.22-18`);
      await says("game-name", "Checkers");
      await page.goto(`${site.url}games.html?utm_source=x`);
      await says("message", /^Welcome back/);
      await says("game-name", "Checkers");
    },
    english,
  ));

thorough("a two-player game opens from a link with more than it knows", () =>
  visit(
    `games.html?g=checkers&m=11-15.22-18${TRACKED}&clock=5`,
    async ({ page, says }) => {
      await says("message", /(?:Your turn|to move).*“clock” in the link was not understood and has been ignored\.$/);
      assert.equal(new URL(page.url()).search, "?g=checkers&m=11-15.22-18");
    },
    english,
  ),
);

thorough("a sheet opens from a link with more than it knows", () =>
  visit(
    `print.html?n=2${TRACKED}&paper=a5`,
    async ({ page, says }) => {
      await says(
        "message",
        /^2 puzzles are ready to print\. “paper” in the link was not understood and has been ignored\.$/,
      );
      assert.equal(new URL(page.url()).search, "?n=2");
    },
    english,
  ),
);

test("an experiment opens without the marks of other sites, and refuses what else it does not know", async () => {
  const query = "?eval=eu&t=5&noise=add&w=0.1";
  await visit(
    `lab.html${query}${TRACKED}#digest`,
    async ({ page }) => {
      await page.waitForFunction(() => document.getElementById("query").value !== "");
      assert.ok(await page.$eval("#form-error", (error) => error.hidden));
      assert.equal(new URL(page.url()).search, query);
      assert.equal(new URL(page.url()).hash, "#digest");
    },
    english,
  );
  await visit(`lab.html${query}&colour=red`, ({ says }) => says("form-error", /colour/), english);
});

for (const [query, state] of [
  ["?g=slide2&m=R1", "R1"],
  ["?g=isolation&m=d4.c6", "d4.c6"],
  ["?g=loa#038;m=b1–b3", "b1-b3"],
]) {
  const run = query.includes("loa") ? test : thorough;
  run(`a frame opens from a link with more than it knows (${query})`, () =>
    visit(
      `embed/${query}${TRACKED}&onclick=alert(1)&seed2=x`,
      async ({ page }) => {
        const warned = new Promise((go) =>
          page.on("console", (message) => message.type() === "warn" && go(message.text())),
        );
        await page.reload();
        await page.waitForFunction((moves) => document.querySelector("ply-board")?.moves === moves, {}, state);
        assert.equal(await page.$eval("ply-board", (board) => board.getAttributeNames().join(" ")), "game moves");
        assert.match(await warned, /“onclick”, “seed2” in the link were not understood/);
      },
      english,
    ),
  );
}

test("each page passes the other's games on", () =>
  visit(
    "examples/",
    async ({ page, says }) => {
      await page.goto(`${site.url}?g=tzaar:random=1f&fbclid=1`);
      await says("game-name", "Tzaar");
      assert.match(page.url(), /games\.html\?g=tzaar:random=/);
      await page.goto(`${site.url}games.html?g=slide2&m=R1`);
      await says("puzzle-name", "SlideTwo");
      await says("moves-made", "1");
      assert.equal(page.url(), `${site.url}?g=slide2&m=R1`);
      await page.evaluate(() => history.back());
      await says("game-name", "Tzaar");
    },
    english,
  ));

test("a mangled link is explained, and the page works on", () =>
  visit(
    "examples/",
    async ({ page, says }) => {
      for (const query of ["?g=__proto__", "?p=115%2E98%"]) {
        await page.goto(site.url + query);
        await says("message", /^This link cannot be opened: “.*\. Here is /);
        await page.$eval("#board .gate", (gate) => gate.click());
        await says("moves-made", "1");
        await page.evaluate(() => localStorage.clear());
      }
    },
    english,
  ));

for (const [query, id, name] of [
  ["?g=slide2&p=nonsense", "puzzle-name", "SlideTwo"],
  ["games.html?game=tzaar:nowhere", "game-name", "Tzaar"],
  ["games.html?g=chess", "game-name", "Isolation"],
  ["problems.html?g=tzaar:nowhere", "game-name", "Tzaar: problems"],
]) {
  const run = query.startsWith("games.html?game=") ? test : thorough;
  run(`a link that cannot be opened keeps to the game that it names (${query})`, () =>
    visit(
      query,
      async ({ says }) => {
        await says("message", /^This link cannot be opened: /);
        await says(id, name);
      },
      english,
    ),
  );
}

for (const query of [`?g=slide3&m=${"R2R2-".repeat(1001)}`, `games.html?g=tzaar&m=${"A1xA2.pass.".repeat(1001)}`]) {
  const run = query.includes("tzaar") ? test : thorough;
  run(
    `a link with more moves than a page can show is refused in short, and nothing of it is kept (${query.slice(0, 20)}…)`,
    () =>
      visit(
        query,
        async ({ page, says }) => {
          const said = await says(
            "message",
            /^This link cannot be opened: “m=.*…” is not understood: expected at most 2000 moves\./,
          );
          assert.ok(said.length < 250, said);
          await page.goto(site.url + query.split("?")[0]);
          await says("message", /^(?!This link|Where you left)./);
          assert.equal(await page.$eval("#history", (list) => list.children.length), 0);
        },
        english,
      ),
  );
}

test("the page that hosts show at an address without one leads into the site from any depth", async () => {
  const lost = await readFile(inRepository("dist/404.html"));
  site.answer(/^examples\/gone\//, {
    status: 404,
    body: lost,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
  await visit(
    "examples/gone/foo.html",
    async ({ page, says }) => {
      await page.waitForFunction(
        (url) =>
          [...document.querySelectorAll("nav a")].every(({ href }) => href.startsWith(url) && !/gone/.test(href)),
        {},
        site.url,
      );
      await page.click("a[href='./problems.html']");
      await says("message", /^Try a move/);
      assert.equal(new URL(page.url()).pathname, "/under/a/path/problems.html");
    },
    { ...english, forgives: /404/ },
  );
});
