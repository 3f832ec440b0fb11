// The course of a game on the games page: its state, its end, the next game, the pace, and the way
// through the moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findAllAccessible, played, targets, visitGames, ways } from "./match_page.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

/** Black takes White's last man, and wins. */
const WON = "?g=checkers&p=B:W18:B15";
/** The same move loses in give-away checkers. */
const LOST = WON.replace("checkers", "giveaway");
/** Black's f4xd4 connects both sides. */
const DRAWN = "?g=loa:6x6&p=6/6/3w1b/2b1b1/5w/6_b";
const win = async (page) => {
  await ways.keyboard(page, "15");
  await ways.keyboard(page, "22");
};
const submit = (page, form, field, value) =>
  page.evaluate(
    (form, field, value) => {
      document.getElementById(field).value = value;
      document.getElementById(form).requestSubmit();
    },
    form,
    field,
    value,
  );
const isShown = (page, id) => page.$eval(`#${id}`, (element) => element.checkVisibility());
const buttons = (page) =>
  page.$$eval("#end .row button", (all) =>
    all.filter((button) => button.checkVisibility()).map(({ textContent }) => textContent),
  );
/** The result of the game is shown. */
const ended = (page) => page.waitForSelector("#end:not([hidden])");
const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.ariaLabel);
const query = (page) => page.evaluate(() => location.search);

/** Holds back the timers of a page that wait for a person, until they are released. */
const holdWaits = (page) =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout: usual, clearTimeout: clear } = globalThis;
    const held = new Map();
    globalThis.held = held;
    globalThis.setTimeout = (act, delay, ...rest) => {
      // The engine room's own patience is longer, and its grace shorter.
      if (!(delay >= 100 && delay <= 2500)) return usual(act, delay, ...rest);
      const id = -1 - held.size - Math.floor(Math.random() * 1e9);
      held.set(id, act);
      return id;
    };
    globalThis.clearTimeout = (id) => held.delete(id) || clear(id);
  });
const waits = (page) => page.waitForFunction(() => globalThis.held.size > 0);
const letGo = (page) =>
  page.evaluate(() => {
    const acts = [...globalThis.held.values()];
    globalThis.held.clear();
    for (const act of acts) act();
  });
/** The engine has thought, and the page has had time to play what it found. */
const hasThought = async (page) => {
  await page.waitForFunction(
    () => /positions/.test(document.getElementById("thinking").textContent) || globalThis.held.size > 0,
  );
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
};

test("messages after undo, redo and looking back describe the position on the board", () =>
  visit("?m=d4.c6.e6.b4&second=medium", async ({ page, says, click, text }) => {
    await click("undo");
    await says("message", "Move taken back. Your turn – A");
    await click("redo");
    await says("message", "Move 4 of 4: B b4. Your turn – A");
    await page.$eval("#history li:nth-child(1) button", (button) => button.click());
    await says("message", "Looking back at move 1 of 4: A d4.");
    assert.equal(await text("turn"), "Move 1 of 4: looking back.");
    assert.equal(await query(page), "?m=d4.c6.e6.b4&second=medium");
    await page.$eval("#board [role=gridcell]", (cell) => cell.click());
    await says("message", /^You are looking back, and here the engine is to move/);
    await page.reload();
    await says("message", /^Your turn – A|^B is thinking|^Welcome|^B /);
  }));

test("the message of an opened game says what it is: over, empty, or waiting for an engine", async () => {
  await visit("?g=checkers&p=B:W18:B&first=you&second=easy", async ({ page, says, click }) => {
    await says("message", "White won: Black has no pieces left.");
    await submit(page, "position-form", "position", "W:W:B1");
    await says("message", "You won: White has no pieces left.");
    await click("new-game");
    await says("message", /^Black begins/);
  });
  await visit("?g=tzaar:tournament", async ({ says }) => {
    assert.match(await says("message", /.+/), /take turns placing your pieces/);
  });
  await visit(
    "?g=tzaar&second=you&first=random",
    async ({ says }) => void (await says("message", /^White is thinking|^White .*Your turn – Black/)),
  );
});

test("a hint that a move overtook says nothing, and buttons pressed quickly leave nothing uncaught", () =>
  visit("?g=loa&second=you", async ({ page, says, click }) => {
    // The answer of the engine comes late enough for a move.
    await page.evaluate(() => {
      document.getElementById("hint").click();
      const cell = (name) =>
        [...document.querySelectorAll("#board [role=gridcell]")].find(({ ariaLabel }) =>
          ariaLabel.startsWith(`${name},`),
        );
      cell("b8").click();
      cell("b6").click();
    });
    await says("message", /^Black b8-b6\./);
    await page.evaluate(() => {
      for (let turn = 0; turn < 12; turn++)
        for (const id of ["why", "hint", "flip"]) document.getElementById(id).click();
    });
    await click("hint");
    await says("message", /^The engine would play/);
  }));

thorough("a question cancelled before the engine has started is not an error", () =>
  visit(
    "?g=loa&second=you",
    async ({ page, says, click }) => {
      await page.evaluate(() => {
        for (let turn = 0; turn < 5; turn++) for (const id of ["why", "hint"]) document.getElementById(id).click();
      });
      await click("hint");
      await says("message", /^The engine would play/);
    },
    {
      // A worker that is slow to answer the first message.
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          const Usual = globalThis.Worker;
          globalThis.Worker = class extends Usual {
            postMessage(message, ...rest) {
              if (message.op === "hello") setTimeout(() => super.postMessage(message, ...rest), 400);
              else super.postMessage(message, ...rest);
            }
          };
        }),
    },
  ),
);

test("two engines move at a pace that a slider sets and the device remembers", () =>
  visit(
    "?first=random&second=random",
    async ({ page }) => {
      assert.equal(await isShown(page, "pace"), true);
      assert.equal(await page.$eval("#pace", (slider) => slider.getAttribute("aria-valuetext")), "1 s a move");
      for (let move = 0; move < 3; move++) {
        await waits(page);
        await hasThought(page);
        assert.equal(await played(page), move);
        await letGo(page);
        await page.waitForFunction(
          (count) => document.querySelectorAll("#history button").length === count,
          {},
          move + 1,
        );
      }
      // Faster at once, in the middle of a wait.
      await waits(page);
      await page.$eval("#pace", (slider) => {
        slider.value = slider.max;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await page.waitForFunction(() => /won/.test(document.getElementById("turn").textContent));
      assert.equal(await page.evaluate(() => localStorage.getItem("plyground.pace")), "0");
      await page.select("#seat-first", "you");
      assert.equal(await isShown(page, "pace"), false);
    },
    { pace: 1000, prepare: holdWaits },
  ));

test("an engine's reply waits until a person's move has landed, and keys ask for no advice meanwhile", () =>
  visit(
    "?second=random",
    async ({ page, says }) => {
      await ways.keyboard(page, "d4");
      await waits(page);
      await hasThought(page);
      assert.equal(await played(page), 1);
      await page.keyboard.press("h");
      await says("message", "It is the engine’s turn.");
      await letGo(page);
      await page.waitForFunction(() => document.querySelectorAll("#history button").length === 2);
    },
    { pace: 1000, prepare: holdWaits },
  ));

thorough("two engines wait for a page that is hidden", () =>
  visit(
    "?g=isolation:5x5&first=random&second=random",
    async ({ page }) => {
      const hide = (isHidden) =>
        page.evaluate((isHidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }, isHidden);
      await waits(page);
      await hide(true);
      await letGo(page);
      await hasThought(page);
      assert.equal(await played(page), 0);
      await hide(false);
      await page.waitForFunction(() => document.querySelectorAll("#history button").length === 1);
    },
    { pace: 1000, prepare: holdWaits },
  ),
);

test("a win is announced once, by the panel that gets the focus, which offers the next steps", () =>
  visit(`${WON}&second=easy`, async ({ page, text, says, click }) => {
    await win(page);
    await ended(page);
    assert.equal(await text("end-title"), "You won");
    assert.equal(await text("end-why"), "White has no pieces left.");
    assert.equal(await focused(page), "end-title");
    assert.equal(await page.$eval("#message", (message) => message.getAttribute("aria-live")), "off");
    await says("message", "Black 15x22. You won: White has no pieces left.");
    assert.deepEqual(await buttons(page), ["Harder: Medium", "Rematch", "Review", "Play as White"]);
    // A finished game shows its result.
    assert.deepEqual(
      await page.$eval("#gauge", (gauge) => [
        gauge.classList.contains("dim"),
        gauge.getAttribute("aria-valuenow"),
        gauge.getAttribute("aria-valuetext"),
      ]),
      [false, "100", "Black won"],
    );
    await page.$eval("#engine", (details) => (details.open = true));
    await page.waitForSelector("#graph .spot");
    assert.match(await page.$eval("#graph .spot", (spot) => spot.getAttribute("d")), /^M98\.00 2\.00/);
    // The moves are gone through by buttons and by arrow keys.
    await click("end-step");
    assert.equal(await text("turn"), "Start of 1 move: looking back.");
    assert.equal(
      await text("message"),
      "Looking back at the start. A move here starts a branch; the game stays as it is.",
    );
    assert.equal(await focused(page), "One move forward");
    assert.equal(await isShown(page, "end"), false);
    await page.keyboard.press("ArrowRight");
    assert.match(await text("message"), /^Move 1 of 1: Black 15x22\. You won/);
    // A button that leads nowhere keeps the keyboard.
    assert.equal(await focused(page), "One move forward");
    assert.equal(await page.$eval("#steps button:nth-child(3)", (button) => button.ariaDisabled), "true");
    await page.keyboard.press("Home");
    assert.match(await text("turn"), /looking back/);
    await page.$eval("#steps button:nth-child(4)", (button) => button.click());
    assert.match(await text("turn"), /^You won/);
    await click("end-open");
    await click("end-level");
    assert.equal(await query(page), "?g=checkers&p=B:W18:B15&second=medium");
    assert.equal(await isShown(page, "end"), false);
    await says("message", /Undo restores your last game\.$/);
    await click("undo");
    await says("message", "Your last game is back. You won: White has no pieces left.");
    assert.match(await query(page), /m=15x22/);
  }));

test("a win throws tiles once and draws the last jump, and tells the hints and what the engine does", () =>
  visit(`${WON}&second=easy`, async ({ page, text, says, click }) => {
    await page.evaluate(() => {
      globalThis.thrown = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          globalThis.thrown += [...addedNodes].filter(({ className }) => className === "party").length;
      }).observe(document.body, { childList: true });
    });
    await click("hint");
    await says("message", /^The engine would play/);
    await win(page);
    await ended(page);
    assert.equal(await text("end-title"), "You won with 1 hint");
    await page.waitForFunction(() => globalThis.thrown && document.querySelector("#board .arrow.link"));
    assert.match(await page.$eval("#end-lesson", ({ href }) => href), /learn\.html#alpha-beta$/);
    await click("undo");
    await win(page);
    await ended(page);
    assert.equal(await page.evaluate(() => globalThis.thrown), 1);
  }));

test("a loss offers an easier level, nothing moves as the end is shown, and all is the same after a reload", () =>
  visit(`${LOST}&second=easy`, async ({ page, text, says }) => {
    await page.evaluate(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value))).observe(
        { type: "layout-shift" },
      );
    });
    await win(page);
    const told = async () => [await text("end-title"), await text("end-why"), ...(await buttons(page))];
    const before = [
      "You lost",
      "White has given away all pieces.",
      "Rematch",
      "Review",
      "Play as White",
      "Try Beginner",
    ];
    await ended(page);
    assert.deepEqual(await told(), before);
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    const shifts = await page.evaluate(() => globalThis.shifts);
    assert.ok(shifts.reduce((sum, shift) => sum + shift, 0) <= 0.02, `${shifts}`);
    const turn = await text("turn");
    for (const _ of ["once", "twice"]) {
      await page.reload();
      await ended(page);
      assert.deepEqual([...(await told()), await text("turn")], [...before, turn]);
    }
    // A branch goes back to it too.
    await page.$eval("#steps button", (button) => button.click());
    await says("turn", "Start of 1 move: looking back.");
  }));

test("a draw is one for both, no level is offered, and its gauge stands in the middle", () =>
  visit(`${DRAWN}&second=easy`, async ({ page, text }) => {
    await ways.keyboard(page, "f4");
    await ways.keyboard(page, "d4");
    await ended(page);
    assert.equal(await text("end-title"), "Draw");
    assert.deepEqual(await buttons(page), ["Rematch", "Review", "Play as White"]);
    assert.deepEqual(
      await page.$eval("#gauge", (gauge) => [gauge.classList.contains("dim"), gauge.getAttribute("aria-valuenow")]),
      [false, "50"],
    );
    await page.$eval("#engine", (details) => (details.open = true));
    await page.waitForSelector("#graph .spot");
    assert.match(await page.$eval("#graph .spot", (spot) => spot.getAttribute("d")), /^M98\.00 20\.00/);
  }));

test("between two persons the panel names the colour that won, and the focus stays", () =>
  visit(`${WON}&second=you`, async ({ page, text }) => {
    await page.evaluate(() => {
      document.getElementById("engine").open = true;
      document.getElementById("analyse").focus();
      const cell = (name) =>
        [...document.querySelectorAll("#board [role=gridcell]")].find(({ ariaLabel }) =>
          ariaLabel.startsWith(`${name},`),
        );
      for (const name of ["15", "22"]) cell(name).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    await ended(page);
    assert.equal(await text("end-title"), "Black won");
    assert.equal(await focused(page), "analyse");
    assert.equal(await page.$eval("#message", (message) => message.getAttribute("aria-live")), "polite");
    assert.deepEqual(await buttons(page), ["Rematch", "Review"]);
  }));

/** A whole game that B won. */
const GAME = "?g=isolation:queen:3x3&m=a3.b3.a2.c3.b2.c2.a1.b1";
/** Looks back at move 6 of that game, and moves elsewhere than A did. */
async function branch({ page, says }) {
  await page.$eval("#history li:nth-child(6) button", (button) => button.click());
  await says("turn", "Move 6 of 8: looking back.");
  const [other] = (await targets(page)).filter((square) => square !== "a1");
  await ways.keyboard(page, other);
  await says("turn", /^Branch at move 7\. /);
}

test("a finished game is looked back at, left for a branch, and brought back whole", () =>
  visit(`${GAME.replace(".b1", "")}&second=you`, async (person) => {
    const { page, text, click, says } = person;
    await ways.keyboard(page, "b1");
    await click("end-step");
    assert.equal(await text("turn"), "Start of 8 moves: looking back.");
    assert.equal(await query(page), `${GAME}&second=you`);
    await branch(person);
    assert.notEqual(await query(page), `${GAME}&second=you`);
    await click("back");
    const isWhole = async () => {
      await says("turn", "B won: A cannot move.");
      assert.equal(await query(page), `${GAME}&second=you`);
      assert.equal(await played(page), 8);
      assert.equal(await isShown(page, "back"), false);
    };
    await isWhole();
    // The browser's own history has the branch, and before it the game.
    await page.goBack();
    await says("turn", /^Branch at move 7\. /);
    await page.goBack();
    await isWhole();
    await page.goForward();
    await says("turn", /^Branch at move 7\. /);
    await page.reload();
    await page.waitForSelector("#board [role=gridcell]");
    await says("turn", /^Branch at move 7\. /);
    await click("back");
    await isWhole();
  }));

test("the link of a finished game says which side won, not who its reader was, and has all that its end had", () =>
  visit(GAME, async (person) => {
    const { page, text, click, says } = person;
    await ended(page);
    assert.equal(await text("end-title"), "B won");
    assert.deepEqual(await buttons(page), ["Rematch", "Review", "Play as B"]);
    assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /You lost/);
    await click("end-close");
    await click("end-open");
    assert.equal(await isShown(page, "end"), true);
    // Rules beside the board take the place of the result.
    const isSeen = () => page.$eval("#end", (card) => card.checkVisibility({ visibilityProperty: true }));
    await click("rules-open");
    await page.waitForSelector("#rules.beside[open]");
    assert.equal(await isSeen(), false);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#rules:not([open])");
    assert.equal(await isSeen(), true);
    await branch(person);
    await says("message", /^B \S+\. Your turn – A/);
    await page.reload();
    await page.waitForSelector("#board [role=gridcell]");
    await click("back");
    await says("turn", "B won: A cannot move.");
    assert.equal(await query(page), GAME);
    // Its link may say who played which side, but not who opens it.
    await page.goto(`${page.url()}&second=medium`);
    await says("end-title", "B won");
  }));

test("sides are switched by one button, before the first move too, and the board turns with the player", () =>
  visit("?g=checkers&second=easy", async ({ page, says, click }) => {
    const first = () => page.$eval("#board [role=gridcell]:nth-child(2)", ({ ariaLabel }) => ariaLabel.split(",")[0]);
    // Black plays from below.
    const asBlack = await first();
    await click("switch");
    await says("message", /^You play White\. |^Black \S+\. Your turn – White/);
    assert.notEqual(await first(), asBlack);
    await says("turn", /^Your turn – White/);
    assert.deepEqual(await page.$$eval(".seats select", (seats) => seats.map(({ value }) => value)), ["easy", "you"]);
    await page.select("#seat-first", "you");
    assert.equal(await page.$eval("#switch", ({ hidden }) => hidden), true);
  }));

test("a game that a new one took the place of comes back by undo", () =>
  visit("?m=d4.c6.e6.b4&second=medium", async ({ page, says, click }) => {
    await click("new-game");
    await says(
      "message",
      "Leave your opponent without a move. Choose any free square to start on. Undo restores your last game.",
    );
    await click("undo");
    await says("message", "Your last game is back. Your turn – A");
    assert.equal(await query(page), "?m=d4.c6.e6.b4&second=medium");
    await submit(page, "record-form", "record", "game: isolation:4x4\nmoves: a1");
    await says("variant", /4 × 4/);
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 2);
    // Moves of a person are taken back first.
    await click("undo");
    await says("message", /^Move taken back/);
    await click("undo");
    await says("message", /^Your last game is back/);
  }));

for (const [languages, names, hard] of [
  [["en"], ["You", "A friend", "Random", "Beginner", "Easy", "Medium", "Advanced", "Strong"], /^Beatable/],
  [
    GERMAN,
    ["Du", "Mitspieler per Link", "Zufall", "Anfänger", "Leicht", "Mittel", "Fortgeschritten", "Stark"],
    /zu schlagen/,
  ],
]) {
  const run = languages === GERMAN ? test : thorough;
  run(`levels are in order, each with how hard it is and what it does (${languages[0]})`, () =>
    visit(
      "?g=tzaar",
      async ({ page }) => {
        assert.deepEqual(
          await page.$$eval("#seat-second option", (options) => options.map(({ textContent }) => textContent)),
          names,
        );
        const lines = await page.$$eval("#about-second span", (spans) => spans.map(({ textContent }) => textContent));
        assert.equal(lines.length, 2);
        assert.match(lines[0], hard);
        assert.match(lines[1], /WALTZ/);
      },
      { languages },
    ),
  );
}

thorough("the end and the steps have no violations, light and dark, wide and narrow", () =>
  findAllAccessible(site, visit, [[`${WON}&second=easy`, async ({ page }) => win(page)]]),
);
