// Puzzles in other people's pages: the element and the frame on a second origin, under strict policies,
// in sandboxed frames, and without scripts.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { findRefusals, reaches, read, said, share, shows, useHost } from "./host.mjs";
import { freshPage } from "./site.mjs";
import { GERMAN, findNoViolationsInAnyLook, thorough, workersReach, withAxe } from "./visit.mjs";

const START = "115.987654321";
const { browser, site, host, visitSite, visit, policy, script } = await useHost();
beforeEach(() => (site.requests.length = 0));

test("the element plays in a page of another origin, tells it, and can be read and driven", () =>
  visit(`${script()}<ply-board><a href="/">Play</a></ply-board>`, async (page) => {
    await reaches(page, "playing");
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 24);
    assert.deepEqual(await read(page, ["game", "position", "moves", "currentPosition", "solved", "controls"]), {
      game: null,
      position: null,
      moves: "",
      currentPosition: START,
      solved: false,
      controls: null,
    });
    await workersReach(page, 1);

    const played = await page.$eval("ply-board", (board) => board.play("R2"));
    assert.equal(played, "R2+");
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 23);
    assert.match(await page.$eval("ply-board", (board) => board.hint()), /^Hint 1 of 3/);
    await page.$eval("ply-board", (board) => board.undo());
    assert.equal((await read(page, ["moves"])).moves, "");
    await page.$eval("ply-board", (board) => board.redo());
    assert.equal((await read(page, ["moves"])).moves, "R2");

    const refusal = await page.$eval("ply-board", (board) =>
      board.play("R4").catch(({ code, message }) => ({ code, message })),
    );
    assert.equal(refusal.code, "illegal-move");
    assert.match(refusal.message, /expected one of/);

    const heard = await page.evaluate(() => globalThis.heard);
    assert.deepEqual(
      heard.filter(([type]) => type === "move"),
      [["move", { move: "R2+", position: "113.987654321", moves: "R2" }]],
    );
    assert.deepEqual(
      heard
        .filter(([type]) => type === "statechange")
        .map(([, { state }]) => state)
        .slice(0, 2),
      ["loading", "playing"],
    );
  }));

/** Where the link below the buttons leads, if it leads anywhere. */
const searched = (page) =>
  page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".search").getAttribute("href"));

test("a link leads to the search of the position on the board, unless the page does without", () =>
  visit(`${script()}<ply-board></ply-board>`, async (page) => {
    await reaches(page, "playing");
    const search = (position) => `${site.url}tree.html?g=slide3&p=${position}&engine=ida-star`;
    assert.equal(await searched(page), search(START));
    await page.$eval("ply-board", (board) => board.play("R2"));
    assert.equal(await searched(page), search("113.987654321"));
    // What is solved has no search: that of its start is shown.
    await page.$eval("ply-board", (board) => Object.assign(board, { position: "115.123456789", moves: "R1" }).ready);
    await page.$eval("ply-board", (board) => board.play("R1-"));
    await reaches(page, "solved");
    assert.equal(await searched(page), search("115.123456789"));
    const isShown = () =>
      page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".search").checkVisibility());
    assert.equal(await isShown(), true);
    await page.$eval("ply-board", (board) => Object.assign(board, { controls: "undo" }).ready);
    assert.equal(await isShown(), false);
  }));

test("a puzzle solved on the board by keyboard is reported", () =>
  visit(`${script()}<ply-board position="115.123456789" moves="R1"></ply-board>`, async (page) => {
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 1);
    // The block of row 1 stands one to the right: its first tile is on the second square.
    await page.$eval("ply-board", (board) => board.shadowRoot.querySelectorAll("[role=gridcell]")[1].focus());
    await page.keyboard.down("Shift");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.up("Shift");
    await reaches(page, "solved");
    await page.waitForFunction(() => globalThis.heard.some(([type]) => type === "solved"));
    const [, detail] = await page.evaluate(() => globalThis.heard.find(([type]) => type === "solved"));
    assert.deepEqual(detail, { moves: 2, optimum: 0, helped: false });
    assert.equal(await said(page), "Solved: 2 moves. No hints.");
    await page.keyboard.down("Control");
    await page.keyboard.press("z");
    await page.keyboard.up("Control");
    await reaches(page, "playing");
  }));

test("attributes, data- attributes and properties say the same, and new ones open a new puzzle", () =>
  visit(`${script()}<ply-board data-game="slide2" data-moves="R1"></ply-board>`, async (page) => {
    await reaches(page, "playing");
    assert.deepEqual(await read(page, ["game", "moves"]), { game: "slide2", moves: "R1" });
    await page.$eval("ply-board", (board) =>
      Object.assign(board, { game: "slide3", seed: "apple", distance: 9, moves: "" }),
    );
    await page.waitForFunction(() => /\.\d{9}$/.test(document.querySelector("ply-board").currentPosition));
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 9);
    assert.equal(await page.$eval("ply-board", (board) => board.getAttribute("distance")), "9");
    const { currentPosition } = await read(page, ["currentPosition"]);
    await page.$eval("ply-board", async (board) => {
      await board.play(board.shadowRoot.querySelector(".gate").dataset.step);
      board.palette = "forest";
    });
    // Another look is no other puzzle.
    await page.waitForFunction(
      () => document.querySelector("ply-board").shadowRoot.querySelector(".frame").dataset.palette === "forest",
    );
    assert.notEqual((await read(page, ["moves"])).moves, "");
    await page.$eval("ply-board", (board) => (board.moves = ""));
    await page.waitForFunction(
      (position) => document.querySelector("ply-board").currentPosition === position,
      {},
      currentPosition,
    );
  }));

test("another look changes nothing of the game", () =>
  visit(`${script()}<ply-board position="113.123456789"></ply-board>`, async (page) => {
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 1);
    const { moves, place } = await page.$eval("ply-board", async (board) => {
      await board.hint();
      await board.play("R1");
      await board.undo();
      board.shadowRoot.querySelectorAll("[role=gridcell]")[5].focus();
      board.theme = "dark";
      await board.redo();
      const { moves } = board;
      board.palette = "ocean";
      await board.undo();
      return { moves, place: board.shadowRoot.activeElement?.role };
    });
    assert.equal(moves, "R1");
    assert.equal(place, "gridcell");
    await page.$eval("ply-board", (board) => board.play("R2-"));
    await page.waitForFunction(() => globalThis.heard.some(([type]) => type === "solved"));
    assert.equal(await page.evaluate(() => globalThis.heard.find(([type]) => type === "solved")[1].helped), true);
    assert.match(await said(page), /^Solved: .* With hints\.$/);
  }));

test("moves that are set open the puzzle with them, again and again; null takes them back", () =>
  visit(`${script()}<ply-board></ply-board>`, async (page) => {
    await reaches(page, "playing");
    const seen = await page.$eval("ply-board", async (board) => {
      const seen = [];
      for (const moves of ["R2", "R2", null]) {
        board.moves = moves;
        await board.ready;
        seen.push(board.moves);
        await board.play("C3");
        seen.push(board.moves);
      }
      return seen;
    });
    assert.deepEqual(seen, ["R2", "R2C3", "R2", "R2C3", "", "C3"]);
  }));

test("a bad value in mid-game is explained, tells no old distance, and a better one plays on", () =>
  visit(`${script()}<ply-board></ply-board>`, async (page) => {
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 24);
    await page.$eval("ply-board", (board) => (board.theme = "blue"));
    await reaches(page, "failed");
    assert.ok(
      await page.$eval(
        "ply-board",
        (board) => board.currentPosition === undefined && board.distanceToWin === undefined,
      ),
    );
    await page.$eval("ply-board", (board) => (board.theme = "dark"));
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 24);
    assert.equal(await page.$eval("ply-board", (board) => board.play("R2")), "R2+");
  }));

test("methods wait for the puzzle that is wanted last", () =>
  visit(script(), async (page) => {
    const [hints, distance] = await page.evaluate(async () => {
      await customElements.whenDefined("ply-board");
      const [other, board] = [document.createElement("ply-board"), document.createElement("ply-board")];
      document.body.append(other, board);
      // With the engine there already, the puzzles follow each other while they are dealt.
      await other.ready;
      const hints = [];
      for (let distance = 1; distance <= 20; distance++) {
        Object.assign(board, { seed: "apple", distance });
        hints.push(board.hint().catch(({ message }) => message));
        await new Promise((go) => setTimeout(go));
      }
      return [await Promise.all(hints), board.distance];
    });
    for (const hint of hints) assert.match(hint, /^Hint \d of 3/);
    assert.equal(distance, "20");
    await page.waitForFunction(() => document.querySelector("ply-board:last-child").distanceToWin === 20);
  }));

test("an element taken out of its page keeps its moves and loads nothing", () =>
  visit(script(), async (page) => {
    const moves = await page.evaluate(async () => {
      await customElements.whenDefined("ply-board");
      const board = Object.assign(document.createElement("ply-board"), { moves: "R2" });
      // Out again before it is there.
      for (const wait of [0, 1, 5, 20, 50]) {
        document.body.append(board);
        board.ready.catch(() => undefined);
        await new Promise((go) => setTimeout(go, wait));
        board.remove();
        await new Promise((go) => setTimeout(go));
      }
      document.body.append(board);
      await board.ready;
      globalThis.kept = board;
      return board.moves;
    });
    assert.equal(moves, "R2");
    await page.evaluate(async () => {
      globalThis.kept.remove();
      globalThis.kept.seed = "apple";
      await new Promise((go) => setTimeout(go, 100));
    });
    assert.equal(await page.evaluate(() => globalThis.kept.state), "waiting");
    await workersReach(page, 0);
  }));

test("in another document the element has its board, its looks and its moves", () =>
  visit(
    `${script()}<ply-board></ply-board><iframe srcdoc="<!doctype html>" width="500" height="700"></iframe>`,
    async (page) => {
      await reaches(page, "playing");
      const seen = await page.$eval("ply-board", async (board) => {
        const seen = [];
        await board.play("R2");
        for (const home of [document.querySelector("iframe").contentDocument, document]) {
          home.body.append(board);
          await board.ready;
          const tile = board.shadowRoot.querySelector(".tile");
          seen.push([board.state, board.moves, home.defaultView.getComputedStyle(tile).position]);
        }
        return seen;
      });
      assert.deepEqual(seen, Array(2).fill(["playing", "R2", "absolute"]));
    },
  ));

test("a page that restarts a board keeps its own focus", () =>
  visit(`<input id="own">${script()}<ply-board moves="R2"></ply-board>`, async (page) => {
    await reaches(page, "playing");
    await page.focus("#own");
    await page.$eval("ply-board", (board) => board.restart());
    assert.deepEqual(
      await page.evaluate(() => [document.querySelector("ply-board").moves, document.activeElement.id]),
      ["", "own"],
    );
  }));

test("the element fits 160 pixels with everything around its board", () =>
  visit(
    `${script()}<div style="width: 160px"><ply-board controls="meter undo redo restart hint share open"></ply-board></div>`,
    async (page) => {
      await reaches(page, "playing");
      const [frame, board] = await page.$eval("ply-board", (board) =>
        [".frame", ".board"].map((part) => board.shadowRoot.querySelector(part).scrollWidth),
      );
      assert.ok(frame <= 160, `${frame}`);
      assert.equal(board, 160);
    },
  ));

test("a property set before the element is known is heard", () =>
  visit(
    `<ply-board></ply-board><script>document.querySelector("ply-board").game = "slide2"</script>${script()}`,
    async (page) => {
      await page.waitForFunction(() => document.querySelector("ply-board").currentPosition === "103.4321");
      // The next visit counts requests: none of this one is still to come.
      await workersReach(page, 1);
    },
  ));

test("nothing but the loader is fetched before a board is about to be seen", () =>
  visit(`${script()}<div style="height: 5000px"></div><ply-board></ply-board>`, async (page) => {
    await page.waitForFunction(() => customElements.get("ply-board"));
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    assert.deepEqual(site.requests, ["ply-board.js"]);
    await workersReach(page, 0);
    assert.equal((await read(page, ["state"])).state, "waiting");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await reaches(page, "playing");
  }));

test("boards share their modules and one worker, and give everything back", () =>
  visit(`${script()}<div style="display: flex">${"<ply-board></ply-board>".repeat(6)}</div>`, async (page) => {
    await page.waitForFunction(() =>
      [...document.querySelectorAll("ply-board")].every((board) => board.distanceToWin === 24),
    );
    await workersReach(page, 1);
    assert.equal(site.requests.filter((file) => file.endsWith(".wasm")).length, 2);
    assert.equal(site.requests.filter((file) => file.endsWith(".css")).length, 1);
    await page.evaluate(async () => {
      const [first, ...others] = document.querySelectorAll("ply-board");
      for (const board of others) board.remove();
      await first.play("R2");
      globalThis.kept = first;
      // Moving it about keeps its board.
      document.body.append(first);
      await new Promise((go) => setTimeout(go));
      if (first.state !== "playing") throw new Error(`moving the element made it ${first.state}`);
      first.remove();
    });
    await page.waitForFunction(() => globalThis.kept.state === "waiting");
    await workersReach(page, 0);
    // Back in a page, it is where it was left.
    await page.evaluate(() => document.body.append(globalThis.kept));
    await page.waitForFunction(() => globalThis.kept.distanceToWin === 23);
    assert.equal((await read(page, ["moves"])).moves, "R2");
    await workersReach(page, 1);
  }));

test("a policy without workers makes the page itself think, and the board says so", () =>
  visit(
    `${script()}<ply-board></ply-board>`,
    async (page) => {
      await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 24);
      await workersReach(page, 0);
      assert.match(await said(page), /cannot start a worker/);
    },
    { head: policy("'wasm-unsafe-eval'", "'none'"), forgives: /^Creating a worker|worker-src/ },
  ));

test("a policy without WebAssembly leaves the link, and says why", () =>
  visit(
    `${script()}<ply-board><a href="/elsewhere">Play it there</a></ply-board>`,
    async (page) => {
      await reaches(page, "failed");
      assert.match(await page.$eval("ply-board", (board) => board.error.message), /WebAssembly|call to/);
      assert.ok(await page.$eval("ply-board a", (link) => link.checkVisibility()));
      // The words come a moment after the state.
      await page.waitForFunction(() => document.querySelector("ply-board").shadowRoot.textContent.trim().length > 10);
    },
    { head: policy("", "blob:"), forgives: /WebAssembly/ },
  ));

const BAD_ATTRIBUTES = [
  [`position="115.98765432"`, "expected each of the 9 tiles"],
  [`game="chess"`, "“game=chess” is not understood: expected slide2, slide3, slide4, slide5"],
  [`data-game="chess"`, "“data-game=chess” is not understood"],
  [`distance="6"`, "“distance” needs a seed or a day beside it"],
  [`controls="undo jump"`, "“controls=jump” is not understood: expected meter, undo"],
  [`theme="blue"`, "expected auto, light, dark"],
  [`moves="R9"`, "“moves” contains a move that is not possible"],
  [`seed="x" distance="99"`, "expected 0 to 26"],
  [`seed="x" day="2026-11-20"`, "“seed” and “day” contradict"],
];

test("a bad attribute is named with what was expected, the link stays, and a better value opens", () =>
  visit(
    `${script()}${BAD_ATTRIBUTES.map(([attributes]) => `<ply-board ${attributes}><a href="/">Play it there</a></ply-board>`).join("")}`,
    (page) => findRefusals(page, BAD_ATTRIBUTES, "slide2"),
  ));

test("without scripts the link inside is shown", async () => {
  host.answer("page.html", {
    body: `<!doctype html><title>A blog</title>${script()}<ply-board><a href="/">Play it there</a></ply-board>`,
  });
  const { page, close } = await freshPage(browser);
  try {
    await page.setJavaScriptEnabled(false);
    await page.goto(`${host.url}page.html`);
    assert.ok(await page.$("ply-board a"));
    const { height } = await (await page.$("ply-board a")).boundingBox();
    assert.ok(height > 0);
  } finally {
    await close();
  }
});

test("a frame whose page allows no scripts says so, and links to the same puzzle or search", () => {
  const addresses = ["embed/?seed=Ada&d=6", "tree.html?g=isolation:4x4&frame"].map((path) => site.url + path);
  return visit(
    addresses.map((address) => `<iframe sandbox="" width="320" height="480" src="${address}"></iframe>`).join(""),
    async (page) => {
      for (const [at, frame] of (await page.$$("iframe")).entries()) {
        const inner = await frame.contentFrame();
        const sentence = await inner.waitForSelector(".noscript", { visible: true });
        assert.match(
          await sentence.evaluate(({ textContent }) => textContent),
          /he page around this allows no scripts/,
        );
        assert.equal(await sentence.$eval("a", ({ href }) => href), addresses[at]);
        assert.ok(await inner.evaluate(() => document.documentElement.scrollWidth <= 320), addresses[at]);
      }
    },
    { forgives: /Blocked script execution/ },
  );
});

for (const sandbox of [undefined, "allow-scripts"]) {
  const kind = sandbox ? "a sandboxed frame" : "a plain frame";
  // What works in the sandbox works without it.
  const run = sandbox ? test : thorough;
  const frame = (address) =>
    `<iframe ${sandbox ? `sandbox="${sandbox}"` : ""} width="320" height="480" src="${address}"></iframe>`;

  run(`the frame plays in ${kind}, reports its height and what happens, and fits 320 pixels`, () =>
    visit(frame(`${site.url}embed/?p=${START}&m=R2&controls=undo+hint`), async (page) => {
      const inner = await (await page.waitForSelector("iframe")).contentFrame();
      await inner.waitForFunction(() => document.querySelector("ply-board")?.distanceToWin === 23);
      assert.ok(await inner.evaluate(() => document.documentElement.scrollWidth <= 320));
      await inner.$eval("ply-board", (board) => board.play("C2"));
      await page.waitForFunction(() =>
        globalThis.heard.some(([type, { moves }]) => type === "plyground-move" && moves === "R2C2"),
      );
      const heights = await page.evaluate(() =>
        globalThis.heard.filter(([type]) => type === "plyground-height").map(([, { height }]) => height),
      );
      assert.ok(heights.at(-1) > 350 && heights.at(-1) <= 480, `${heights}`);
      // The buttons are in reach.
      assert.ok(
        await inner.$eval(
          "ply-board",
          (board) => board.shadowRoot.querySelector("[data-name=hint]").getBoundingClientRect().bottom <= 480,
        ),
      );
    }),
  );

  run(`the element plays in a page in ${kind}`, () => {
    host.answer("embed/inner.html", { body: `<!doctype html><title>Inner</title>${script()}<ply-board></ply-board>` });
    return visit(frame(`${host.url}embed/inner.html`), async (page) => {
      const inner = await (await page.waitForSelector("iframe")).contentFrame();
      await inner.waitForFunction(() => document.querySelector("ply-board")?.distanceToWin === 24);
      assert.doesNotMatch(await said(inner), /cannot start a worker/);
    });
  });
}

test("the frame's address is held to the same grammar", async () => {
  const cases = [
    ["theme=blue", /expected auto, light, dark/],
    ["theme=dark&theme=light", /“theme” appears twice/],
    ["p=x", /“x” is not a position/],
    [`g=${"x".repeat(99)}`, /x…” is not understood: expected slide2/],
  ];
  for (const [query, expected] of cases) {
    await visitSite(`embed/?${query}`, async ({ page }) => {
      await page.setViewport({ width: 320, height: 480 });
      await page.waitForFunction(
        () =>
          document.body.innerText.includes("cannot be opened") ||
          document.querySelector("ply-board")?.state === "failed",
      );
      const text = await page.evaluate(
        () => `${document.body.innerText} ${document.querySelector("ply-board")?.shadowRoot.textContent}`,
      );
      assert.match(text, expected);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, `${query} is too wide`);
    });
  }
});

test("the share dialog writes an element and a frame that open the same position", async () => {
  let shared;
  await visitSite("?seed=apple&d=9&v=1", async (person) => {
    await person.says("optimum", "9");
    await person.page.$eval(".gate", (gate) => gate.click());
    shared = await share(person);
    // The preview thinks in a worker of its own, which ends with it.
    await workersReach(person.page, 1);
  });
  const { position, snippets } = shared;
  await visit(snippets[0], async (page) => {
    await shows(page, position);
    assert.equal((await read(page, ["palette"])).palette, "ocean");
  });
  await visit(snippets[1], async (page) =>
    shows(await (await page.waitForSelector("iframe")).contentFrame(), position),
  );
});

test("the configurator shows the board whose code it writes", () =>
  visitSite("examples/", async ({ page }) => {
    const choose = async (id, value) => {
      await page.waitForSelector(`#${id}`, { visible: true });
      await page.select(`#${id}`, value);
    };
    const shown = () =>
      page.$eval("#embed-preview ply-board", ({ attributes }) =>
        [...attributes].map(({ name, value }) => [name, value]),
      );
    /** The attributes of the board in the code. */
    const written = async (id, name) => {
      const [, attributes] = new RegExp(`<${name}([^>]*)>`).exec(await page.$eval(`#${id}`, ({ value }) => value));
      return [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value.replaceAll("&amp;", "&"),
      ]);
    };
    const isPlaying = () => document.querySelector("#embed-preview ply-board").state === "playing";
    await page.$eval("#embed-preview", (preview) => preview.scrollIntoView());
    await page.waitForFunction(isPlaying);
    assert.equal(Object.fromEntries(await shown()).day, "today");
    await choose("puzzle", "10");
    await page.waitForFunction(() => document.querySelector("#embed-preview ply-board").distanceToWin === 10);
    await page.locator("[name=what][value=problem]").click();
    await choose("game", "loa");
    await choose("attempts", "3");
    await page.waitForFunction(isPlaying);
    const byName = (pairs) => pairs.filter(([name]) => name !== "style").sort();
    const [attributes, frame] = [byName(await shown()), Object.fromEntries(await written("embed-frame", "iframe"))];
    const { problem, attempts, controls } = Object.fromEntries(attributes);
    assert.deepEqual(
      [problem, attempts, controls],
      ["g=loa&n=2&seed=lesson&v=1", "3", "undo restart hint solution rules search"],
    );
    assert.deepEqual(byName(await written("embed-element", "ply-board")), attributes);
    assert.equal(new URL(frame.src).search, `?problem&${problem}&attempts=3&controls=${controls.replaceAll(" ", "+")}`);
    await page.locator("[name=what][value=game]").click();
    await choose("game", "breakthrough");
    await choose("reader", "second");
    const { game, first, second } = Object.fromEntries(await shown());
    assert.deepEqual([game, first, second], ["breakthrough", "easy", "you"]);
    await choose("embed-lang", "de");
    assert.equal(Object.fromEntries(await written("embed-element", "ply-board")).lang, "de");
    // What editors keep of a frame is all that this one has.
    const plain = await written("embed-plain", "iframe");
    assert.deepEqual(
      plain.map(([name]) => name),
      ["src", "width", "height"],
    );
    assert.equal(new URL(Object.fromEntries(plain).src).searchParams.get("lang"), "de");
    assert.match(await page.$eval("#embed-plain", ({ value }) => value), /<a href="[^"]*games.html[^"]*">Play/);
  }));

for (const languages of [["en"], GERMAN]) {
  thorough(`the gallery's seventeen boards live, without violations (${languages[0]})`, () =>
    withAxe(site, "examples/index.html", async () => {
      await visitSite(
        "examples/",
        async ({ page }) => {
          await page.waitForFunction(
            (language) => document.documentElement.lang === language,
            {},
            languages[0].slice(0, 2),
          );
          await page.$$eval(".recipe", (all) => all.forEach((recipe) => (recipe.open = true)));
          const boards = await page.$$(".living > :not(ply-tree, ply-set)");
          assert.equal(boards.length, 17);
          for (const board of boards) {
            await board.evaluate((element) => element.scrollIntoView());
            const frame = await board.contentFrame();
            const isAlive = (element) =>
              /playing|solved/.test(
                (element.matches("ply-board") ? element : element.querySelector("ply-board"))?.state,
              );
            await (frame ?? page).waitForFunction(isAlive, {}, frame ? await frame.$("body") : board);
          }
          await page.locator("[data-play='R1']").click();
          await page.waitForFunction(() => document.getElementById("played").moves === "R1");
          await page.$eval("#heard", async (board) => {
            await board.ready;
            await board.play(board.shadowRoot.querySelector(".gate").dataset.step);
          });
          await page.waitForFunction(() => /\d/.test(document.getElementById("heard-text").textContent));
          await findNoViolationsInAnyLook(page);
        },
        { languages },
      );
    }),
  );
}
