// Problems in other people's pages: solved, refuted, lost and hinted at on a second origin, under a strict policy and
// in sandboxed frames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { colourAt } from "./match_page.mjs";
import { call, heard, press, reaches, read, said, says, useHost } from "./host.mjs";
import { findNoViolationsInAnyLook, thorough, workersReach } from "./visit.mjs";

const { site, visit: open, visitUrl, policy, script } = await useHost();

/** Black wins in 2 by a5-b4; White holds out longest with d4-f2. After a5-a6 White defends with b5-d5. */
const LOA = "g=loa&seed=abc&v=1";
/** White wins in 2 by e7-e5. */
const GIVEN = "g=loa&n=2&p=8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8_w";
const board = (attributes) => `<ply-board ${attributes}><a href="/">Solve it there</a></ply-board>`;

/** Opens a lesson that is made of this HTML. */
const visit = (html, act, { head, languages = ["en"] } = {}) =>
  open(`<main><h1>A lesson</h1>${html}</main>`, act, {
    head,
    languages,
    root: `<html lang="en">`,
    prepare: (page) => page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]),
  });
const text = (page, part) => said(page, "ply-board", part);
const controls = (page) =>
  page.$eval("ply-board", (board) =>
    [...board.shadowRoot.querySelectorAll(".controls .control")].map(({ dataset }) => dataset.name),
  );
/** The middle of a square of the first board in the window. */
const middle = (page, name) =>
  page.$eval(
    "ply-board",
    (board, name) => {
      const cells = [...board.shadowRoot.querySelectorAll("[role=gridcell]")];
      const { x, y, width, height } = cells
        .find(({ ariaLabel }) => ariaLabel.startsWith(`${name},`))
        .getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    name,
  );
/** From now on a refuted piece waits on the board, in place of going back by itself. */
const holdReturn = (page) =>
  page.evaluate(() => {
    const wait = setTimeout;
    globalThis.setTimeout = (act, time) => (time > 1_000 && time < 2_000 ? 0 : wait(act, time));
  });
async function click(page, ...names) {
  for (const name of names) {
    const { x, y } = await middle(page, name);
    await page.mouse.click(x, y);
  }
}
async function type(page, ...names) {
  for (const name of names) {
    await page.$eval(
      "ply-board",
      (board, name) =>
        [...board.shadowRoot.querySelectorAll("[role=gridcell]")]
          .find(({ ariaLabel }) => ariaLabel.startsWith(`${name},`))
          .focus(),
      name,
    );
    await page.keyboard.press("Enter");
  }
}

test("a wrong turn is refuted on the board and taken back, the right one solves, and every board has one worker", () =>
  visit(
    `${script()}${board(`problem="${LOA}"`)}${board(`data-problem="${GIVEN}"`)}`,
    async (page) => {
      await reaches(page, "playing");
      assert.equal(await text(page, "task"), "Black to move: win in 2");
      await says(page, /^Try a move/);
      const empty = await colourAt(page, await middle(page, "a6"));
      const piece = await colourAt(page, await middle(page, "a5"));
      await holdReturn(page);
      await click(page, "a5", "a6");
      await says(page, /^After a5-a6, White holds with b5-d5\. Try another move\.$/);
      assert.ok(Math.abs((await colourAt(page, await middle(page, "a6"))) - piece) < 12, "the piece stands on a6");
      assert.deepEqual(await call(page, "play", "a6-a7").then(({ code }) => code), "not-your-turn");
      await press(page, "undo");
      await says(page, /^Try another move/);
      await page.mouse.move(1, 1);
      assert.ok(Math.abs((await colourAt(page, await middle(page, "a6"))) - empty) < 12, "a6 is empty again");
      assert.ok(Math.abs((await colourAt(page, await middle(page, "a5"))) - piece) < 12, "the piece is back on a5");
      // By the keyboard too: the letters work on the board.
      await page.$eval("ply-board", (board) => board.shadowRoot.querySelector("[role=gridcell][tabindex='0']").focus());
      await page.keyboard.press("h");
      await says(page, /^Hint 1 of 3: one of these is right: .*a5-b4/);
      assert.equal(await call(page, "play", "a5-b4"), "a5-b4");
      await says(page, /^a5-b4 is right\. White answers d4-f2\.$/);
      await type(page, "b4", "e7");
      await reaches(page, "solved");
      assert.equal(await text(page, "task"), "Black won in 2");
      assert.deepEqual(await heard(page, "solved"), [{ attempts: 2, hints: 1, isFirst: false, moves: 3 }]);
      const last = (await heard(page, "move")).slice(-3);
      assert.deepEqual(
        last.map(({ move, side, by, moves }) => [move, side, by, moves]),
        [
          ["a5-b4", "first", "person", "a5-b4"],
          ["d4-f2", "second", "engine", "a5-b4.d4-f2"],
          ["b4xe7", "first", "person", "a5-b4.d4-f2.b4xe7"],
        ],
      );
      assert.deepEqual(await controls(page), ["first", "back", "forward", "last", "restart", "close"]);
      await page.waitForFunction(() => document.querySelectorAll("ply-board")[1].state === "playing");
      await workersReach(page, 1);
      await page.evaluate(() => document.querySelectorAll("ply-board").forEach((board) => board.remove()));
      await workersReach(page, 0);
      assert.equal(await heard(page, "failed").then(({ length }) => length), 0);
    },
    { head: policy() },
  ));

test("with all attempts used the problem is lost, its solution is walked through, and again begins anew", () =>
  visit(`${script()}${board(`problem="${GIVEN}" attempts="2"`)}`, async (page) => {
    await reaches(page, "playing");
    assert.equal(await text(page, "task"), "White to move: win in 2");
    const wrong = "h2-g2";
    await holdReturn(page);
    await call(page, "play", wrong);
    await says(page, /^After h2-g2, .* Try another move\. 1 attempt left\.$/);
    await press(page, "undo");
    await call(page, "play", wrong);
    await reaches(page, "over");
    await says(page, /That was your last attempt\.$/);
    assert.equal(await text(page, "task"), "White did not win in 2");
    assert.deepEqual(await heard(page, "failed"), [{ attempts: 2, hints: 0, reason: "attempts", moves: 2 }]);
    assert.deepEqual(await controls(page), ["solution", "restart", "close"]);
    await press(page, "solution");
    await says(page, /^Step through the solution/);
    // The focus is on the button for the next move.
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.$eval("ply-board", (board) => board.moves), "e7-e5");
    await press(page, "last");
    assert.equal(await page.$eval("ply-board", (board) => board.moves.split(".").length), 3);
    assert.equal((await heard(page, "failed")).length, 1);
    await press(page, "restart");
    await reaches(page, "playing");
    assert.deepEqual(await controls(page), ["undo", "restart", "hint", "solution", "rules"]);
    await call(page, "play", "e7-e5");
    await says(page, /^e7-e5 is right/);
    // A solution that is asked for is a failure too.
    await call(page, "solution");
    assert.deepEqual((await heard(page, "failed"))[1], { attempts: 0, hints: 0, reason: "solution", moves: 2 });
    // Another look keeps what is on the board, another problem takes its place.
    await page.$eval("ply-board", (board) => (board.theme = "dark"));
    await page.$eval("ply-board", (board) => board.ready.then(() => (board.problem = "seed=1&v=1")));
    await says(page, /^B to move: win in 2$/, "task");
  }));

test("a link leads to the proof of the position when the problem is over", () =>
  visit(`${script()}${board(`problem="${LOA}"`)}`, async (page) => {
    await reaches(page, "playing");
    const searched = () =>
      page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".search").getAttribute("href"));
    assert.equal(await searched(), null);
    await page.$eval("ply-board", (board) => board.solution());
    const { currentPosition } = await read(page, ["currentPosition"]);
    const search = (position) => `${site.url}tree.html?g=loa&p=${position.replaceAll(" ", "_")}&engine=proof`;
    assert.equal(await searched(), search(currentPosition));
  }));

test("the author chooses the language, and the keyboard solves at the first attempt", () =>
  visit(`${script()}${board(`problem="${LOA}" lang="de" controls="undo hint solution restart"`)}`, async (page) => {
    await reaches(page, "playing");
    assert.equal(await text(page, "task"), "Schwarz am Zug: gewinne in 2 Zügen");
    assert.equal(await page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".frame").lang), "de");
    assert.deepEqual(
      await page.$eval("ply-board", (board) =>
        [...board.shadowRoot.querySelectorAll(".controls .control")].map(({ textContent }) => textContent),
      ),
      ["Zurück", "Noch einmal", "Tipp", "Lösung"],
    );
    await type(page, "a5", "b4");
    await says(page, /^a5-b4 ist richtig\. Weiß antwortet d4-f2\.$/);
    await type(page, "b4", "e7");
    await says(page, /^Im ersten Versuch gelöst!$/);
    assert.deepEqual(await heard(page, "solved"), [{ attempts: 1, hints: 0, isFirst: true, moves: 3 }]);
    assert.equal(await page.$eval("ply-board", (board) => board.solved), true);
  }));

test("a bad attribute is named with what was expected, and a better value opens", () =>
  visit(`${script()}${board(`problem="g=loa&n=0"`)}`, async (page) => {
    const cases = [
      [{ problem: "g=loa&n=0" }, "This problem cannot be opened: “n=0” is not understood: expected a number of turns"],
      [{ problem: "g=chess&seed=1" }, "chess"],
      [{ problem: "g=loab&seed=1" }, "“loab” is not a game: expected one of isolation, giveaway, checkers, loa"],
      [{ game: "loab" }, "“game=loab” is not understood: expected slide2, slide3, slide4, slide5, isolation"],
      [{ problem: "g=loa&n=2&p=8/8_w" }, "8 rows"],
      [{ problem: "g=loa&seed=1&d=3" }, "“d” does not apply to this game"],
      [{ problem: LOA, attempts: "none" }, "“attempts=none” is not understood: expected 1–99."],
      [{ problem: LOA, attempts: "3", seed: "x" }, "“seed” does not apply beside “problem”."],
      [
        { problem: LOA, controls: "meter" },
        "expected undo, restart, hint, solution, flip, rules, search, share, open, none",
      ],
      [{ problem: GIVEN.replace("n=2", "n=1") }, "This is not a problem: White cannot force a win at once."],
      [{ problem: "g=loa&n=1&p=8/8/8/3ww3/8/3w4/b7/7b_w" }, "moves win at once."],
      [{ problem: LOA, "data-moves": "a5-b4" }, "“data-moves” does not apply beside “problem”."],
      [{ game: "loa", attempts: "3" }, "“attempts” does not apply to this game"],
      [{ problem: "", game: "loa", turns: "0" }, "“turns=0” is not understood: expected a number of turns"],
      [{ problem: "", game: "loa", "data-grade": "9" }, "“data-grade=9” is not understood: expected a grade"],
      [{ problem: "", game: "loa", distance: "3" }, "“distance” does not apply to this game"],
      [{ game: "loa", turns: "2" }, "“turns” does not apply to this game"],
    ];
    for (const [attributes, expected] of cases) {
      const said = await page.$eval(
        "ply-board",
        async (board, attributes) => {
          for (const { name } of [...board.attributes]) board.removeAttribute(name);
          for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
          const error = await board.ready.catch((error) => error);
          return [
            error instanceof Error,
            board.state,
            board.shadowRoot.querySelector("slot").checkVisibility(),
            board.shadowRoot.querySelector(".message").textContent,
          ];
        },
        attributes,
      );
      assert.deepEqual(said.slice(0, 2), [true, "failed"], JSON.stringify(attributes));
      assert.ok(said[3].includes(expected), said[3]);
    }
    await page.$eval(
      "ply-board",
      (board, problem) => {
        for (const { name } of [...board.attributes]) board.removeAttribute(name);
        board.problem = problem;
      },
      LOA,
    );
    await reaches(page, "playing");
    assert.equal(await page.$eval("ply-board", (board) => board.currentPosition.split(" ").length), 2);
  }));

test("attributes stand for the problem of a link, every turn is judged, and another problem follows", () =>
  visit(`${script()}${board(`problem="true" game="loa" seed="abc" turns="2-3" next lang="en"`)}`, async (page) => {
    await reaches(page, "playing");
    assert.equal(await text(page, "task"), "Black to move: win in 2");
    await holdReturn(page);
    await call(page, "play", "a5-a6");
    await says(page, /^After a5-a6/);
    await press(page, "undo");
    await call(page, "play", "a5-b4");
    await says(page, /^a5-b4 is right/);
    await call(page, "play", "b4xe7");
    await reaches(page, "solved");
    assert.deepEqual(await heard(page, "judged"), [
      { verdict: "fails", move: "a5-a6", left: 2 },
      { verdict: "in-time", move: "a5-b4", left: 1 },
      { verdict: "won", move: "b4xe7", left: null },
    ]);
    assert.deepEqual(await controls(page), ["first", "back", "forward", "last", "next", "restart", "close"]);
    await press(page, "next");
    await reaches(page, "playing");
    const { currentPosition } = await read(page, ["currentPosition"]);
    assert.deepEqual(await controls(page), ["undo", "restart", "hint", "solution", "rules"]);
    // The same as by its own link, and in any look.
    await page.$eval("ply-board", (board) => (board.theme = "dark"));
    await page.$eval("ply-board", (board) => board.ready);
    assert.equal((await read(page, ["currentPosition"])).currentPosition, currentPosition);
    await page.$eval("ply-board", (board) => (board.seed = "abc-2"));
    await page.$eval("ply-board", (board) => board.ready);
    assert.equal((await read(page, ["currentPosition"])).currentPosition, currentPosition);
  }));

thorough("twelve problems load each game’s part once, and nothing before they are near the window", () => {
  const all = ["loa", "isolation"].flatMap((game) =>
    Array.from({ length: 6 }, (_, at) => board(`problem="g=${game}&seed=${at}&v=1"`)),
  );
  site.requests.length = 0;
  return visit(`${script()}<div style="height: 5000px"></div>${all.join("")}`, async (page) => {
    await page.waitForFunction(() => customElements.get("ply-board"));
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    assert.deepEqual(site.requests, ["ply-board.js"]);
    await page.$$eval("ply-board", (boards) => Promise.all(boards.map((board) => board.ready)));
    await workersReach(page, 2);
    assert.deepEqual(
      site.requests
        .filter((file) => file.endsWith(".wasm"))
        .map((file) => file.replace(/-\w+\.wasm$/, ""))
        .sort(),
      ["pkg/isolation_prover_bg", "pkg/loa_prover_bg"],
    );
  });
});

test("a link of the page of problems is a frame’s after “problem”, in a sandbox too, and reports what happens", () =>
  visit(
    `<iframe sandbox="allow-scripts" width="320" height="560" title="A problem" src="${site.url}embed/?problem&${LOA}&attempts=1&controls=hint+solution&lang=de"></iframe>`,
    async (page) => {
      const inner = await (await page.waitForSelector("iframe")).contentFrame();
      await inner.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
      assert.equal(await inner.$eval("ply-board", (board) => board.problem), LOA);
      assert.equal(await inner.evaluate(() => document.documentElement.lang), "de");
      assert.ok(await inner.evaluate(() => document.documentElement.scrollWidth <= 320));
      assert.ok(
        await inner.$eval(
          "ply-board",
          (board) => board.shadowRoot.querySelector("[data-name=solution]").getBoundingClientRect().bottom <= 560,
        ),
      );
      await inner.$eval("ply-board", (board) => board.play("a5-a6"));
      await page.waitForFunction(() => globalThis.heard.some(([type]) => type === "plyground-failed"));
      const [{ type: _, ...failed }] = await heard(page, "plyground-failed");
      assert.deepEqual(failed, { attempts: 1, hints: 0, reason: "attempts", moves: 2 });
      assert.equal((await heard(page, "plyground-statechange")).at(-1).state, "over");
      const [{ verdict, move, left }] = await heard(page, "plyground-judged");
      assert.deepEqual([verdict, move, left], ["fails", "a5-a6", 2]);
    },
  ));

test("the share dialog writes a link, an element and a frame that open the same problem", async () => {
  /** @type {string[]} */
  let texts = [];
  await visitUrl(
    `${site.url}problems.html?${LOA}`,
    async ({ page, says, click }) => {
      await says("turn", "Black to move: win in 2");
      await click("share");
      await page.waitForSelector("#share-dialog[open]");
      await page.$eval("#share-embed", (details) => (details.open = true));
      await page.$eval("#share-qr-box", (details) => (details.open = true));
      await page.waitForSelector("#share-qr path, #share-qr rect");
      await page.$eval("#embed-preview", (preview) => preview.scrollIntoView());
      await page.waitForFunction(() => document.querySelector("#embed-preview ply-board")?.state === "playing");
      texts = await page.$$eval("#share-link, #share-position, #embed-element, #embed-frame", (fields) =>
        fields.map((field) => field.value),
      );
    },
    { languages: ["en"] },
  );
  const [link, position, element, frame] = texts;
  assert.match(link, /\/problems\.html\?g=loa&seed=abc&v=1$/);
  // The address of the site has changed since.
  const html = `${element}${frame}`.replaceAll(new URL(link).origin, new URL(site.url).origin);
  await visit(html, async (page) => {
    const inner = await (await page.waitForSelector("iframe")).contentFrame();
    for (const place of [page, inner])
      await place.waitForFunction(
        (position) => document.querySelector("ply-board")?.currentPosition === position,
        {},
        position,
      );
    const [height] = await page.$$eval("iframe", (frames) => frames.map(({ height }) => Number(height)));
    assert.ok((await heard(page, "plyground-height")).at(-1).height <= height, "the frame is as high as its content");
  });
});

thorough("no violations of accessibility while it is solved, refuted and over, in any look", () =>
  visit(
    `${script()}<style>body { margin: 0; color-scheme: light dark } ply-board { margin: 0.5rem; max-width: calc(100% - 1rem) }</style>${board(`problem="${LOA}" attempts="2"`)}`,
    async (page) => {
      await reaches(page, "playing");
      await call(page, "play", "a5-a6");
      await says(page, /^After a5-a6/);
      await findNoViolationsInAnyLook(page);
      await press(page, "undo");
      await call(page, "play", "a5-a6");
      await reaches(page, "over");
      await findNoViolationsInAnyLook(page);
    },
  ),
);
