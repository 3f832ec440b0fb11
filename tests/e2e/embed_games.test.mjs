// Two-player games in other people's pages: against the engine on a second origin, under a strict policy, in
// sandboxed frames, beside puzzles.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { call, findRefusals, heard, labels, moved, press, reaches, read, said, says, useHost } from "./host.mjs";
import { GERMAN, findNoViolationsInAnyLook, thorough, workersReach, withAxe } from "./visit.mjs";

const { site, visitSite, visit, policy, script } = await useHost();
beforeEach(() => (site.requests.length = 0));

/** A game between two people: nobody answers. */
const people = `first="you" second="you"`;

test("the engine answers in a page of another origin under a strict policy, and every move is an event", () =>
  visit(
    `${script()}<ply-board game="isolation" second="medium"><a href="/">Play</a></ply-board>`,
    async (page) => {
      await reaches(page, "playing");
      assert.deepEqual(await read(page, ["game", "second", "moves", "side", "solved"]), {
        game: "isolation",
        second: "medium",
        moves: "",
        side: "first",
        solved: false,
      });
      assert.equal(await said(page), "Leave your opponent without a move. Choose any free square to start on.");
      assert.equal(await call(page, "play", "d4"), "d4");
      await moved(page, 2);
      const [first, second] = await heard(page, "move");
      assert.deepEqual([first.move, first.moves, first.side, first.by], ["d4", "d4", "first", "person"]);
      assert.deepEqual([second.moves, second.side, second.by], [`d4.${second.move}`, "second", "engine"]);
      const { currentPosition, side, outcome } = await read(page, ["currentPosition", "side", "outcome"]);
      assert.deepEqual([currentPosition, side, outcome], [second.position, "first", undefined]);
      const states = await heard(page, "statechange");
      assert.deepEqual(states.map(({ state }) => state).slice(0, 2), ["loading", "playing"]);
      assert.deepEqual(states.at(-1), {
        state: "playing",
        position: currentPosition,
        moves: `d4.${second.move}`,
        side: "first",
      });
      await workersReach(page, 1);
      // Against a person there is nothing to stop.
      assert.equal(
        await page.$eval("ply-board", (board) => board.shadowRoot.querySelector("[data-name=pause]").hidden),
        true,
      );
      // It looks like a board.
      const colour = await page.$eval(
        "ply-board",
        (board) => getComputedStyle(board.shadowRoot.querySelector(".piece.first")).backgroundColor,
      );
      assert.match(colour, /^rgb/);
      assert.notEqual(colour, "rgba(0, 0, 0, 0)");
    },
    { head: policy() },
  ));

test("a whole game is played by keyboard, and its end is an event", () =>
  visit(`${script()}<ply-board game="isolation:3x3" second="beginner"></ply-board>`, async (page) => {
    await reaches(page, "playing");
    for (let move = 0; move < 9 && (await read(page, ["state"])).state !== "over"; move++) {
      await page.$eval("ply-board", (board) => {
        const cell = [...board.shadowRoot.querySelectorAll("[role=gridcell]")].find((cell) =>
          cell.ariaLabel.endsWith("you can go here"),
        );
        cell.focus();
      });
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => {
        const { side, state } = document.querySelector("ply-board");
        return state === "over" || side === "first";
      });
    }
    await reaches(page, "over");
    const [over, ...others] = await heard(page, "over");
    const { outcome, side, moves, solved } = await read(page, ["outcome", "side", "moves", "solved"]);
    assert.deepEqual(others, []);
    assert.match(over.winner, /^(?:first|second)$/);
    assert.deepEqual([over.winner, over.reason, over.moves], [outcome.winner, outcome.reason, moves.split(".").length]);
    assert.deepEqual([side, solved], [undefined, false]);
    assert.match(await said(page), /\b(?:won|lost)\b/);
    assert.match(await call(page, "hint"), /no move to make here/);
  }));

test("methods and buttons take back, forth, begin again, advise and turn the board", () =>
  visit(
    `${script()}<ply-board game="isolation" moves="d4.c6.e6.b4" second="medium" controls="undo redo restart hint flip share open"></ply-board>`,
    async (page) => {
      await reaches(page, "playing");
      assert.equal((await read(page, ["side"])).side, "first");
      await call(page, "undo");
      assert.equal((await read(page, ["moves"])).moves, "d4.c6");
      await press(page, "redo");
      assert.equal((await read(page, ["moves"])).moves, "d4.c6.e6.b4");
      await page.$eval("ply-board", (board) => board.shadowRoot.querySelector("[role=gridcell]").focus());
      await page.keyboard.down("Control");
      await page.keyboard.press("z");
      await page.keyboard.up("Control");
      assert.equal((await read(page, ["moves"])).moves, "d4.c6");

      assert.match(await call(page, "hint"), /^The engine would play [a-g][1-7]: /);
      assert.ok(await page.$eval("ply-board", (board) => !!board.shadowRoot.querySelector("path.hint")));
      assert.match((await labels(page))[0], /^a7/);
      await press(page, "flip");
      assert.match(
        await page.$eval("ply-board", (board) => board.shadowRoot.querySelector("[role=gridcell]").ariaLabel),
        /^g1/,
      );
      const link = await page.$eval("ply-board", (board) => board.shadowRoot.querySelector("[data-name=open]").href);
      assert.equal(link, `${site.url}games.html?m=d4.c6&second=medium`);
      await press(page, "restart");
      assert.deepEqual(await read(page, ["moves", "side"]), { moves: "", side: "first" });
      assert.match(await said(page), /^Game restarted/);
      assert.deepEqual(await call(page, "play", "z9").then(({ code }) => code), "bad-move");
    },
  ));

test("a link leads to the search of the position, and to none when the game is over", () =>
  visit(`${script()}<ply-board game="isolation:4x4" second="you" moves="a4.a2"></ply-board>`, async (page) => {
    await reaches(page, "playing");
    const searched = () =>
      page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".search").getAttribute("href"));
    const address = await searched();
    const { currentPosition } = await read(page, ["currentPosition"]);
    assert.equal(address, `${site.url}tree.html?g=isolation:4x4&p=${currentPosition.replaceAll(" ", "_")}`);
    await page.goto(address);
    await page.waitForFunction(() => document.getElementById("said").textContent);
    // The page must not be left before it has answered.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await reaches(page, "playing");
    await page.$eval("ply-board", (board) => (board.moves = "a4.a2.c3.b4.b1.d3.d2.c1.b3"));
    await reaches(page, "over");
    assert.equal(await searched(), null);
  }));

test("a board to look at has the author’s arrows and marks, and nobody moves on it", () =>
  visit(
    `${script()}<ply-board game="loa" arrows="b1-b3,b3-e3" marks="c3" readonly controls="none"></ply-board>
    <iframe width="320" height="400" src="${site.url}embed/?g=checkers&arrows=11-15&readonly&controls=none"></iframe>`,
    async (page) => {
      await reaches(page, "playing");
      assert.equal(await said(page), "Black to move");
      const shapes = (board) =>
        [...board.shadowRoot.querySelectorAll(".arrows .arrow")].map((shape) => shape.getAttribute("class"));
      assert.deepEqual(await page.$eval("ply-board", shapes), ["arrow hint", "arrow hint", "arrow ring"]);
      // A man that could move, and a square that it could reach.
      for (const name of ["b1", "b3"])
        await page.$eval(
          "ply-board",
          (board, name) => {
            const cells = [...board.shadowRoot.querySelectorAll("[role=gridcell]")];
            cells.find(({ ariaLabel }) => ariaLabel.startsWith(name)).click();
          },
          name,
        );
      assert.deepEqual(await read(page, ["moves", "side"]), { moves: "", side: "first" });
      const parts = await page.$eval(
        "ply-board",
        (board) =>
          [...board.shadowRoot.querySelectorAll(".picked, button")].filter((part) => part.checkVisibility()).length,
      );
      assert.equal(parts, 0);
      const inner = await (await page.waitForSelector("iframe")).contentFrame();
      await inner.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
      assert.deepEqual(await inner.$eval("ply-board", shapes), ["arrow hint"]);
    },
  ));

test("no one else plays for the engine, and it stops immediately when it is not wanted", () =>
  visit(
    `${script()}<ply-board game="isolation:queen:9x9" moves="e5.c3" first="perfect" second="you"></ply-board>`,
    async (page) => {
      const refusal = await page.$eval("ply-board", async (board) => {
        const refusal = await board.play("e4").catch(({ code }) => code);
        board.first = "you";
        await board.ready;
        return refusal;
      });
      assert.equal(refusal, "not-your-turn");
      await says(page, /A to move|Your turn – A/);
      assert.equal((await read(page, ["moves"])).moves, "e5.c3");
      await page.$eval("ply-board", async (board) => {
        board.first = "perfect";
        await board.ready;
        globalThis.kept = board;
        board.remove();
      });
      await page.waitForFunction(() => globalThis.kept.state === "waiting");
      await workersReach(page, 0);
      assert.equal((await heard(page, "move")).length, 0);
    },
  ));

test("two engines play, wait when a move is taken back, and begin again", () =>
  visit(`${script()}<ply-board game="isolation:5x5" first="easy" second="easy" pace="0"></ply-board>`, async (page) => {
    await reaches(page, "over");
    assert.ok((await heard(page, "move")).every(({ by }) => by === "engine"));
    await call(page, "undo");
    assert.match(await said(page), /^Looking back at move \d+ of \d+: /);
    await page.evaluate(() => (globalThis.heard.length = 0));
    await call(page, "restart");
    await reaches(page, "over");
    assert.ok((await heard(page, "move")).length > 2);
  }));

test("checkers in a page: moves, its colours, a board without surprises for Black below, and German", () =>
  visit(
    `${script()}<ply-board game="checkers" second="easy" controls="undo hint flip"></ply-board>`,
    async (page) => {
      await reaches(page, "playing");
      assert.equal(await said(page), "Schwarz beginnt: Wähle einen Stein und ein Feld vor ihm.");
      const numbers = (await labels(page)).map((label) => Number.parseInt(label, 10)).filter(Boolean);
      assert.deepEqual([numbers[0], numbers.at(-1)], [32, 1]);
      assert.equal(await call(page, "play", "11-15"), "11-15");
      await moved(page, 2);
      const colours = await page.$eval("ply-board", (board) =>
        ["dark", "light"].map(
          (side) => getComputedStyle(board.shadowRoot.querySelector(`.piece.${side}`)).backgroundImage,
        ),
      );
      assert.equal(new Set(colours).size, 2);
      await page.$eval("ply-board", (board) => (board.position = "B:W1:B40"));
      await reaches(page, "failed");
      assert.match(await said(page), /ist keine Stellung: erwartet wird, wer am Zug ist/);
    },
    { languages: GERMAN },
  ));

test("Lines of Action in a page: its letters, a pass by button, its end, and German", async () => {
  const visitLoa = (attributes, act, how) =>
    visit(
      `${script()}<ply-board game="loa" ${attributes}></ply-board>`,
      async (page) => {
        await reaches(page, "playing");
        await act(page);
      },
      how,
    );
  const pass = (page) => page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".pass")?.textContent);
  await visitLoa(`${people} position="8/8/8/8/8/8/bb4bb/wb4bw w"`, async (page) => {
    assert.equal(await said(page), "White to move. No piece can move, so you must pass.");
    assert.equal(await pass(page), "Pass");
    await page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".pass").click());
    await moved(page, 1);
    assert.equal(await said(page), "White passes. Black to move");
    assert.equal(await pass(page), undefined);
    assert.deepEqual(
      (await heard(page, "move")).map(({ move, side }) => [move, side]),
      [["pass", "second"]],
    );
  });
  await visitLoa(
    `${people} moves="d1-b3.h5-g4.b1-b4.g4xg1.b4-e7.a3xc1.b3-e6.h3xf1"`,
    async (page) => {
      await call(page, "play", "e1-e5");
      await reaches(page, "over");
      assert.equal(await said(page), "Schwarz e1-e5. Schwarz hat gewonnen: Alle Steine von Schwarz hängen zusammen.");
      assert.deepEqual(
        (await heard(page, "over")).map(({ winner, reason }) => [winner, reason]),
        [["first", "connected"]],
      );
      assert.match((await labels(page))[0], /^a8, frei/);
      await page.$eval("ply-board", (board) => (board.game = "loa:9x9"));
      await reaches(page, "failed");
      assert.match(
        await said(page),
        /„loa:9x9“ ist kein Spiel: erwartet wird .*loa, wahlweise mit thesis-2000 oder mover-wins und 6x6/,
      );
    },
    { languages: GERMAN },
  );
});

test("Tzaar in a page: halves of turns, a pass, what is left, its end, and German", async () => {
  const visitTzaar = (attributes, act, how) =>
    visit(
      `${script()}<ply-board game="tzaar" ${attributes}></ply-board>`,
      async (page) => {
        await reaches(page, "playing");
        await act(page);
      },
      how,
    );
  const shown = (page, selector) =>
    page.$eval(
      "ply-board",
      (board, selector) => [...board.shadowRoot.querySelectorAll(selector)].map(({ textContent }) => textContent),
      selector,
    );
  await visitTzaar(`second="easy" moves="D6xE6.D4xD3.C3+C4"`, async (page) => {
    assert.equal(await said(page), "Your turn – White. 1 of 2: capture.");
    assert.equal((await labels(page)).length, 60);
    const [capture] = (
      await page.$eval(
        "ply-board",
        (board) => board.shadowRoot.querySelector("[role=gridcell][aria-label*='can go to']").ariaLabel,
      )
    ).split(",");
    assert.match(capture, /^[A-I][1-8]$/);
    await call(page, "play", "C2xB2");
    assert.match(await said(page), /2 of 2: capture, stack or pass\.$/);
    await page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".pass:not(:disabled)").click());
    await moved(page, 7);
    // Black may pass.
    await says(page, /^Black \S+(?: \S+\.|\. Black passes\.) Your turn – White/);
    assert.deepEqual(
      (await heard(page, "move"))
        .map(({ move, side, by }) => [move === "pass" ? move : move.slice(2, 3), side, by])
        .slice(0, 3),
      [
        ["x", "first", "person"],
        ["pass", "first", "person"],
        ["x", "second", "engine"],
      ],
    );
    await press(page, "undo");
    await says(page, /^Move taken back\. Your turn – White. 2 of 2/);
    await press(page, "undo");
    await says(page, /^Move taken back\. Your turn – White. 1 of 2/);
  });
  await visitTzaar(
    `${people} position="---o-/----Z3-/-----O2O2/--Ro5-o--/Ro----RR/OO3---O-o/-----o-/--z3Ro-/r---r w 1"`,
    async (page) => {
      assert.deepEqual(await shown(page, ".tally .few"), ["nur 1", "nur 1"]);
      await call(page, "play", "F1xI1");
      assert.equal(
        await said(page),
        "Weiß F1xI1. Von Schwarz ist nur noch eine Tzarra sichtbar. Weiß ist dran. 2 von 2: schlagen, stapeln, passen.",
      );
      await call(page, "play", "I1xI5");
      await reaches(page, "over");
      assert.equal(
        await said(page),
        "Weiß F1xI1 I1xI5. Weiß hat gewonnen: Von Schwarz ist keine Tzarra mehr sichtbar.",
      );
      assert.deepEqual(
        (await heard(page, "over")).map(({ winner, reason }) => [winner, reason]),
        [["first", "no-tzarras"]],
      );
      await page.$eval("ply-board", (board) => (board.position = "-----"));
      await reaches(page, "failed");
      assert.match(await said(page), /ist keine Stellung: erwartet werden neun Spalten/);
    },
    { languages: GERMAN },
  );
});

test("two engines are stopped and go on by button and by key", () =>
  visit(
    `${script()}<ply-board game="isolation:5x5" first="medium" second="medium" pace="1000"></ply-board>`,
    async (page) => {
      await page.waitForFunction(() => document.querySelector("ply-board").moves);
      const button = () =>
        page.$eval("ply-board", (board) => {
          const pause = board.shadowRoot.querySelector("[data-name=pause]");
          return !pause || pause.hidden ? undefined : pause.textContent;
        });
      assert.equal(await button(), "Pause");
      await press(page, "pause");
      await says(page, /– paused$/);
      assert.equal(await button(), "Resume");
      const { moves } = await read(page, ["moves"]);
      await press(page, "pause");
      await page.waitForFunction((moves) => document.querySelector("ply-board").moves.length > moves.length, {}, moves);
      // On the board a letter does it.
      await page.$eval("ply-board", (board) => board.shadowRoot.querySelector("[role=gridcell][tabindex='0']").focus());
      await page.keyboard.press("p");
      await says(page, /– paused$/);
      await page.$eval("ply-board", (board) => board.setAttribute("pace", "0"));
      await page.keyboard.press("p");
      await reaches(page, "over");
      assert.equal(await button(), undefined);
    },
  ));

test("another game takes the place of one, with its own module and worker, and nothing of puzzles is loaded", () =>
  visit(`${script()}<ply-board game="loa" first="easy" second="you"></ply-board>`, async (page) => {
    await moved(page, 1);
    const hint = page.$eval("ply-board", (board) => board.hint());
    await page.$eval("ply-board", (board) => Object.assign(board, { game: "tzaar" }));
    await page.waitForFunction(() => /[A-I]\d[x-]/.test(document.querySelector("ply-board").moves));
    // A hint that was asked for in the other game ends too.
    await hint;
    await workersReach(page, 1);
    assert.deepEqual(
      site.requests.filter((file) => file.endsWith(".wasm")).map((file) => file.replace(/-\w+\.wasm$/, "")),
      ["pkg/loa_bg", "pkg/loa_engine_bg", "pkg/tzaar_bg", "pkg/tzaar_engine_bg"],
    );
  }));

test("many boards that think at once all move, whatever is broken off beside them", () =>
  visit(
    `${script()}<div style="display: flex">${`<ply-board style="width: 160px" game="isolation" moves="d4.c6" first="strong" second="you"></ply-board>`.repeat(6)}</div>`,
    async (page) => {
      await page.evaluate(async () => {
        const boards = [...document.querySelectorAll("ply-board")];
        await Promise.all(boards.map((board) => board.ready));
        for (const board of boards.slice(0, 4)) board.remove();
      });
      await page.waitForFunction(() =>
        [...document.querySelectorAll("ply-board")].every(({ side }) => side === "second"),
      );
      await workersReach(page, 1);
      // Nothing is asked of one worker twice, or is left to the timer that looks for dead ones.
      const asked = await page.evaluate(() => globalThis.asked);
      assert.equal(new Set(asked).size, asked.length, `${asked}`);
      assert.ok(asked.length <= 6 + 2, `${asked}`);
    },
    {
      first: () => {
        globalThis.asked = [];
        let made = 0;
        globalThis.Worker = class extends Worker {
          #number = ++made;
          postMessage(message, ...options) {
            if (message.op === "search") globalThis.asked.push(`${this.#number}:${message.id}`);
            super.postMessage(message, ...options);
          }
        };
      },
    },
  ));

test("a puzzle becomes a game, and a game a puzzle", () =>
  visit(`${script()}<ply-board></ply-board>`, async (page) => {
    await reaches(page, "playing");
    await page.$eval("ply-board", async (board) => {
      Object.assign(board, { game: "isolation", second: "you" });
      await board.ready;
      await board.play("d4");
    });
    assert.deepEqual(await read(page, ["moves", "side", "distanceToWin"]), { moves: "d4", side: "second" });
    // The engine of games has no request yet, and that of puzzles has ended.
    await workersReach(page, 0);
    // Back and forth before anything is there.
    await page.$eval("ply-board", async (board) => {
      for (const game of ["slide2", "isolation", "slide3"]) {
        board.game = game;
        board.second = game === "isolation" ? "you" : null;
        await new Promise((go) => setTimeout(go));
      }
      await board.ready;
    });
    await page.waitForFunction(() => document.querySelector("ply-board").distanceToWin === 24);
    assert.deepEqual(await read(page, ["currentPosition", "side"]), { currentPosition: "115.987654321" });
    await workersReach(page, 1);
  }));

test("another look changes nothing of the game; out of its page and back it has its moves", () =>
  visit(`${script()}<ply-board game="isolation" ${people} moves="d4"></ply-board>`, async (page) => {
    await reaches(page, "playing");
    const seen = await page.$eval("ply-board", async (board) => {
      await board.play("c6");
      board.theme = "dark";
      board.palette = "ocean";
      await board.ready;
      const seen = [board.moves, board.shadowRoot.querySelector(".frame").dataset.palette];
      const parent = board.parentNode;
      board.remove();
      await new Promise((go) => setTimeout(go));
      seen.push(board.state);
      parent.append(board);
      await board.ready;
      return [...seen, board.moves];
    });
    assert.deepEqual(seen, ["d4.c6", "ocean", "waiting", "d4.c6"]);
  }));

const BAD_ATTRIBUTES = [
  [`game="isolation:2x2"`, "expected isolation, optionally followed by"],
  [`game="isolation" position="7/7"`, "7/7"],
  [`game="isolation" second="grandmaster"`, "“second=grandmaster” is not understood: expected you, random"],
  [`game="isolation" moves="d4.d4"`, "“moves” contains a move that is not possible"],
  [
    `game="isolation" controls="undo meter"`,
    "“controls=meter” is not understood: expected undo, redo, restart, pause, hint, flip",
  ],
  [`game="isolation" theme="blue"`, "expected auto, light, dark"],
  [`game="isolation" seed="apple"`, "“seed” does not apply to this game"],
  [`game="chess"`, "expected slide2, slide3, slide4, slide5, isolation"],
  [`second="easy"`, "“second” does not apply to this game"],
  [`data-game="isolation" data-moves="d4.d4"`, "“data-moves” contains a move that is not possible"],
];

test("a bad attribute is named with what was expected, the link stays, and a better value opens", () =>
  visit(
    `${script()}${BAD_ATTRIBUTES.map(([attributes]) => `<ply-board ${attributes}><a href="/">Play it there</a></ply-board>`).join("")}`,
    (page) => findRefusals(page, BAD_ATTRIBUTES, "isolation"),
  ));

test("the board speaks German", () =>
  visit(
    `${script()}<ply-board game="isolation" ${people} controls="hint flip"></ply-board>`,
    async (page) => {
      await reaches(page, "playing");
      await call(page, "play", "d4");
      assert.equal(await said(page), "A d4. B ist dran");
      assert.deepEqual(
        await page.$eval("ply-board", (board) =>
          [...board.shadowRoot.querySelectorAll("button")]
            .filter((button) => button.checkVisibility())
            .map((button) => button.textContent),
        ),
        ["Tipp", "Drehen"],
      );
      await page.$eval("ply-board", (board) => (board.position = "7/7"));
      await reaches(page, "failed");
      assert.match(
        await said(page),
        /^Dieses Spiel lässt sich nicht öffnen: „7\/7“ ist keine Stellung: erwartet werden/,
      );
      await page.$eval("ply-board", (board) => (board.position = "7/7/7/3a3/7/7/7 b"));
      await reaches(page, "playing");
    },
    { languages: GERMAN },
  ));

test("the element fits 160 pixels with everything around its board", () =>
  visit(
    `${script()}<div style="width: 160px"><ply-board game="isolation" controls="undo redo restart hint flip share open"></ply-board></div>`,
    async (page) => {
      await reaches(page, "playing");
      const widths = await page.$eval("ply-board", (board) =>
        [".frame", ".board"].map((part) => board.shadowRoot.querySelector(part).scrollWidth),
      );
      assert.ok(
        widths.every((width) => width <= 160),
        `${widths}`,
      );
    },
  ));

for (const sandbox of [undefined, "allow-scripts"]) {
  // What works in the sandbox works without it.
  const run = sandbox ? test : thorough;
  run(
    `the frame plays in ${sandbox ? "a sandboxed frame" : "a plain frame"}, reports what happens, and fits 320 pixels`,
    () => {
      const address = `${site.url}embed/?g=isolation&m=d4&second=beginner&controls=undo+flip`;
      return visit(
        `<iframe ${sandbox ? `sandbox="${sandbox}"` : ""} width="320" height="480" src="${address}"></iframe>`,
        async (page) => {
          const inner = await (await page.waitForSelector("iframe")).contentFrame();
          await page.waitForFunction(() =>
            globalThis.heard.some(([type, { by }]) => type === "plyground-move" && by === "engine"),
          );
          assert.ok(await inner.evaluate(() => document.documentElement.scrollWidth <= 320));
          const heights = (await heard(page, "plyground-height")).map(({ height }) => height);
          assert.ok(heights.at(-1) > 350 && heights.at(-1) <= 480, `${heights}`);
          assert.ok(
            await inner.$eval(
              "ply-board",
              (board) => board.shadowRoot.querySelector("[data-name=flip]").getBoundingClientRect().bottom <= 480,
            ),
          );
          assert.equal((await heard(page, "plyground-statechange")).at(-1).side, "first");
        },
      );
    },
  );
}

thorough("no violations in the share dialog and on a board, light and dark, wide and narrow", () =>
  withAxe(site, "games.html", async () => {
    await visitSite("games.html?m=d4.c6.e6.b4&second=medium", async ({ page, click }) => {
      await page.waitForFunction(() => document.getElementById("turn").textContent.includes("Your turn"));
      await click("share");
      await page.waitForSelector("#share-dialog[open]");
      await page.$eval("#share-embed", (details) => (details.open = true));
      await page.$eval("#embed-preview", (preview) => preview.scrollIntoView());
      await page.waitForFunction(() => document.querySelector("#embed-preview ply-board")?.state === "playing");
      await findNoViolationsInAnyLook(page);
    });
  }),
);

test("after a game the element offers the next one and the way through the moves, and a pace is a number", async () => {
  const controls = (page) =>
    page.$eval("ply-board", (board) =>
      [...board.shadowRoot.querySelectorAll(".controls .control")].map(({ dataset }) => dataset.name),
    );
  await visit(`${script()}<ply-board game="checkers" position="B:W18:B15" second="easy"></ply-board>`, async (page) => {
    await reaches(page, "playing");
    const usual = await controls(page);
    await call(page, "play", "15x22");
    await reaches(page, "over");
    assert.equal(await said(page), "Black 15x22. You won: White has no pieces left.");
    assert.deepEqual(await controls(page), ["rematch", "switch", "level", "review", "step", "copy", "close"]);
    await press(page, "step");
    assert.deepEqual(await controls(page), ["first", "back", "forward", "last", "close"]);
    assert.equal((await read(page, ["moves"])).moves, "");
    await page.keyboard.press("ArrowRight");
    assert.equal((await read(page, ["moves"])).moves, "15x22");
    await press(page, "first");
    assert.match(await said(page), /^Looking back at the start\. A move here starts a branch/);
    await press(page, "game");
    assert.equal(await said(page), "This is the game again. You won: White has no pieces left.");
    assert.equal(
      await page.$eval("ply-board", (board) => board.shadowRoot.querySelector("[data-name=game]").hidden),
      true,
    );
    await press(page, "close");
    assert.deepEqual(await controls(page), usual);
    await call(page, "undo");
    await call(page, "play", "15x22");
    await press(page, "switch");
    assert.deepEqual(await controls(page), usual);
    // The engine plays Black now.
    await page.waitForFunction(() => document.querySelector("ply-board").outcome);
    await says(page, /You lost: White has no pieces left\.$/);
  });
  await visit(`${script()}<ply-board game="isolation" pace="slow"></ply-board>`, async (page) => {
    await reaches(page, "failed");
    assert.match(await said(page), /pace=slow.*0–60000/);
  });
});
