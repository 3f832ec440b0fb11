// The parts of a page for two players: board of squares, gauge and curve, with a small game of this file's own.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { chromiumOnly, emulateMedia, thorough, useSite } from "./visit.mjs";

// Isolation with knights on a small board: a player who cannot move loses, and no square is visited twice.
const game = `
  import { Board } from "./boards/board.js";
  import { squares } from "./boards/squares.js";
  import { Gauge } from "./match/gauge.js";
  import { Graph } from "./match/graph.js";
  const N = 5, FREE = 0, A = 1, B = 2, USED = 3;
  const log = [];
  const cells = Array(N * N).fill(FREE);
  const state = { cells, mover: A, last: undefined, flipped: false, frozen: false };
  const name = (square) => "abcde"[square % N] + (N - Math.floor(square / N));
  const jumps = (from) => cells.map((_, to) => to).filter((to) => Math.abs(from % N - to % N) * Math.abs(Math.floor(from / N) - Math.floor(to / N)) === 2);
  function steps() {
    const at = cells.indexOf(state.mover);
    const open = cells.map((_, to) => to).filter((to) => cells[to] === FREE);
    return at < 0 ? open.map((to) => ({ name: name(to), from: [], to: [to] })) : open.filter((to) => jumps(at).includes(to)).map((to) => ({ name: name(to), from: [at], to: [to] }));
  }
  const board = new Board(root, {
    onStep: (step) => { log.push(step.name); play(step); },
    onRefuse: (square, target) => log.push("no " + name(square) + (target === undefined ? "" : name(target))),
    describe: (view, square, { targets, isTarget, mark }) => [name(square), ["free", "A", "B", "used"][view.cells[square]], targets.length && "to " + targets.map(name), isTarget && "target", mark].filter(Boolean).join(" "),
    piece: (code) => ({ [A]: { kind: "first", text: "A" }, [B]: { kind: "second", text: "B" } })[code],
    ground: (code) => (code === USED ? "used" : ""),
    file: (column) => "abcde"[column],
    rank: (row) => String(N - row),
    onKey: (event) => log.push("key " + event.key),
  }, squares);
  function play(step) {
    for (const square of step.from) cells[square] = USED;
    cells[step.to.at(-1)] = state.mover;
    state.mover = A + B - state.mover;
    state.last = step;
    show();
  }
  const show = (view = {}) => board.set({ columns: N, rows: N, cells: [...cells], steps: state.frozen ? [] : steps(), last: state.last, flipped: state.flipped, name: "Small Isolation", ...view });
  const values = [0.5, 0.7, undefined, 0.2, 0.9];
  const gauge = new Gauge(document.getElementById("gauge"));
  const graph = new Graph(document.getElementById("graph"), { describe: (ply) => ply + ": " + values[ply], onPick: (ply) => { log.push("ply " + ply); graph.set(values, ply); } });
  gauge.set({ chance: 0.7, told: "A 70%", side: "first" });
  graph.set(values, 4);
  show();
  Object.assign(globalThis, { board, gauge, graph, log, state, show, play, steps });
`;
const styles = ["boards/colours.css", "boards/squares.css", "match/parts.css"];
const pageWith = (
  root,
  policy,
) => `<!doctype html><html lang="en"><title>Squares</title><meta name="viewport" content="width=device-width">${policy}
  <link rel="icon" href="data:,">${[...styles, "test-page.css"].map((file) => `<link rel="stylesheet" href="./${file}">`).join("")}
  <main><h1>Squares</h1><div id="gauge" aria-label="Who is ahead"></div><div id="board"></div><div id="graph" aria-label="Curve"></div><p class="tall">Below</p></main>
  <script type="module">const root = ${root};${game}</script>`;
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self'; img-src data:">`;
const inShadow = `await (async () => {
  const shadow = document.getElementById("board").attachShadow({ mode: "open" });
  for (const file of ${JSON.stringify(styles)}) shadow.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "./" + file }));
  await Promise.all([...shadow.children].map((link) => new Promise((go) => (link.onload = go))));
  return shadow;
})()`;

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const { site, visit: open } = await useSite({ folder: inRepository("www") });
const root = `document.getElementById("board")`;
site.answer("squares-test.html", { body: pageWith(root, policy) });
site.answer("squares-shadow.html", { body: pageWith(inShadow, policy) });
// Without its Content-Security-Policy the page lets axe in.
site.answer("squares-open.html", { body: pageWith(root, "") });
site.answer("test-page.css", {
  body: "html { background: var(--page); color: var(--ink); } #board { max-width: 25rem; } .tall { height: 150vh; }",
});

/** Opens the game, acts in it, and checks that the console is empty. */
const visit = (act, { name = "squares-test.html", viewport = { width: 1280, height: 900 } } = {}) =>
  open(
    name,
    async ({ page }) => {
      await page.waitForFunction(() => globalThis.board);
      await act(player(page));
    },
    { prepare: (page) => page.setViewport(viewport) },
  );

/** A player's view and actions; squares are named as in c3. */
function player(page) {
  const number = (square) => "abcde".indexOf(square[0]) + 5 * (5 - Number(square[1]));
  const inBoard = (act, value) =>
    page.evaluate(
      `(${act})((document.getElementById("board").shadowRoot ?? document.getElementById("board")), ${JSON.stringify(value)})`,
    );
  const log = () => page.evaluate(() => globalThis.log.splice(0));
  const labels = async () =>
    Object.fromEntries(
      (await inBoard((root) => [...root.querySelectorAll("[role=gridcell]")].map((cell) => cell.ariaLabel))).map(
        (label) => [label.slice(0, 2), label.slice(3)],
      ),
    );
  const having = (kind) =>
    inBoard(
      (root, kind) =>
        [...root.querySelectorAll(`[role=gridcell]${kind}`)].map((cell) => cell.ariaLabel.slice(0, 2)).sort(),
      kind,
    );
  const focused = () => inBoard((root) => (root.activeElement ?? document.activeElement)?.ariaLabel?.slice(0, 2));
  const middle = async (square) => {
    const { flipped } = await page.evaluate(() => globalThis.state);
    const at = flipped ? 24 - number(square) : number(square);
    const { x, y, width } = await inBoard((root) => root.querySelector(".area").getBoundingClientRect().toJSON());
    return { x: x + (((at % 5) + 0.5) * width) / 5, y: y + ((Math.floor(at / 5) + 0.5) * width) / 5 };
  };
  const walk = async (square) => {
    for (let from = await focused(); from !== square; from = await focused()) {
      if (from[0] !== square[0]) await page.keyboard.press(from[0] < square[0] ? "ArrowRight" : "ArrowLeft");
      else await page.keyboard.press(from[1] < square[1] ? "ArrowUp" : "ArrowDown");
    }
  };
  const tap = async (square) => {
    const { x, y } = await middle(square);
    await page.mouse.click(x, y);
  };
  const drag = async (from, to, { letGo = true } = {}) => {
    const [start, end] = [await middle(from), await middle(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    if (letGo) await page.mouse.up();
  };
  /** Plays moves from here without a board. */
  const arrive = (...names) =>
    page.evaluate(
      (names) => names.forEach((name) => globalThis.play(globalThis.steps().find((step) => step.name === name))),
      names,
    );
  const press = (key) => page.keyboard.press(key);
  return { page, log, labels, having, focused, middle, walk, tap, drag, arrive, press, inBoard };
}

const playThrough = async ({ page, log, arrive }, move) => {
  await arrive("c3", "c4");
  assert.deepEqual(await log(), []);
  let at = { from: "c3", other: "c4" };
  let played = 0;
  for (
    let next = await page.evaluate(() => globalThis.steps()[0]?.name);
    next;
    next = await page.evaluate(() => globalThis.steps()[0]?.name)
  ) {
    await move(at.from, next);
    assert.deepEqual(await log(), [next]);
    at = { from: at.other, other: next };
    played++;
  }
  assert.ok(played > 5, `${played} moves`);
  assert.ok(await page.evaluate(() => globalThis.board.frozen));
};

test("a whole game by keyboard", () =>
  visit(async (person) => {
    await person.page.evaluate(() => globalThis.board.focus());
    await playThrough(person, async (from, to) => {
      await person.walk(from);
      await person.press("Enter");
      assert.deepEqual(await person.having("[aria-selected=true]"), [from]);
      await person.walk(to);
      await person.press(" ");
      assert.equal(await person.focused(), to);
    });
  }));

const scrolls = chromiumOnly("a finger of the driver scrolls");
const phone = { viewport: { width: 390, height: 700, isMobile: true, hasTouch: true } };
thorough("a whole game by touch", () =>
  visit(
    (person) =>
      playThrough(person, async (from, to) => {
        const [start, end] = [await person.middle(from), await person.middle(to)];
        const finger = await person.page.touchscreen.touchStart(start.x, start.y);
        await finger.move((start.x + end.x) / 2, (start.y + end.y) / 2);
        await finger.move(end.x, end.y);
        await finger.end();
        assert.equal(await person.page.evaluate(() => globalThis.scrollY), 0);
      }),
    phone,
  ),
);

test("the page scrolls under a finger beside the pieces, and nothing is played", scrolls, () =>
  visit(async ({ page, arrive, middle, log }) => {
    const swipe = async ({ x, y }) => {
      const finger = await page.touchscreen.touchStart(x, y);
      for (let by = 15; by <= 150; by += 15) await finger.move(x, y - by);
      await finger.end();
    };
    await arrive("c3", "c4");
    await swipe(await middle("c3"));
    assert.deepEqual([await page.evaluate(() => globalThis.scrollY), await log()], [0, ["no c3c5"]]);
    await swipe(await middle("b2"));
    await page.waitForFunction(() => globalThis.scrollY > 50);
    const curve = await page.$eval("#graph", (root) => root.getBoundingClientRect().toJSON());
    const before = await page.evaluate(() => globalThis.scrollY);
    await swipe({ x: curve.x + 50, y: curve.y + 20 });
    await page.waitForFunction((before) => globalThis.scrollY > before + 50, {}, before);
    assert.deepEqual(await log(), []);
  }, phone),
);

test("one tap plays where only one step leads", () =>
  visit(async ({ tap, arrive, log, labels }) => {
    await tap("e1");
    assert.deepEqual(await log(), ["e1"]);
    await arrive("a1");
    assert.match((await labels()).d3, /target/);
    await tap("d3");
    assert.deepEqual(await log(), ["d3"]);
    assert.deepEqual([(await labels()).e1, (await labels()).d3], ["used", "A"]);
  }));

test("assistive technology plays by clicks", () =>
  visit(async ({ arrive, log, inBoard, having }) => {
    await arrive("c3", "c4");
    const click = (name) =>
      inBoard(
        (root, name) =>
          [...root.querySelectorAll("[role=gridcell]")].find((cell) => cell.ariaLabel.startsWith(name)).click(),
        name,
      );
    await click("c3");
    assert.deepEqual(await having("[aria-selected=true]"), ["c3"]);
    await click("e2");
    assert.deepEqual(await log(), ["e2"]);
  }));

test("picking up shows the targets, Escape puts back, other keys are the host's", () =>
  visit(async ({ page, arrive, press, walk, having, focused, labels, log }) => {
    await arrive("c3", "b5");
    await page.evaluate(() => globalThis.board.focus());
    await walk("c3");
    assert.equal((await labels()).c3, "A to d5,a4,e4,a2,e2,b1,d1");
    await press("Enter");
    assert.deepEqual(await having(".target"), ["a2", "a4", "b1", "d1", "d5", "e2", "e4"]);
    await press("ArrowLeft");
    await press("Home");
    assert.equal(await focused(), "a3");
    await press("End");
    assert.equal(await focused(), "e3");
    await press("Enter"); // no knight's jump: refused, and still picked
    assert.deepEqual(await log(), ["no c3e3"]);
    assert.deepEqual(await having("[aria-selected=true]"), ["c3"]);
    await press("Escape");
    assert.deepEqual([await having(".target"), await focused()], [[], "c3"]);
    await press("x");
    await press("Escape");
    assert.deepEqual(await log(), ["key x", "key Escape"]);
    await press("Enter");
    assert.deepEqual(await having("[aria-selected=true]"), ["c3"]);
    await page.focus("#graph");
    assert.deepEqual(await having("[aria-selected=true]"), []);
  }));

test("illegal moves are refused, and pieces snap back", () =>
  visit(async ({ arrive, drag, tap, log, having, inBoard }) => {
    await arrive("c3", "c4");
    const seat = () =>
      inBoard((root) => [...root.querySelectorAll(".seats .seat")].map((seat) => seat.style.transform));
    const before = await seat();
    await drag("c3", "d3");
    assert.deepEqual(await log(), ["no c3d3"]);
    await drag("c4", "d2"); // the other one's
    assert.deepEqual(await log(), ["no c4d2"]);
    assert.deepEqual(await seat(), before);
    await tap("c4");
    assert.deepEqual(await log(), ["no c4"]);
    await tap("c3");
    await tap("a1");
    assert.deepEqual(await log(), ["no c3a1"]);
    assert.deepEqual(await having("[aria-selected=true]"), []);
  }));

test("a drag put back on its square changes nothing; another position ends a drag", () =>
  visit(async ({ page, arrive, drag, log, middle, inBoard, having }) => {
    await arrive("c3", "c4");
    await drag("c3", "e2", { letGo: false });
    assert.equal(await inBoard((root) => root.querySelectorAll(".dragged").length), 1);
    assert.deepEqual(await having(".over"), ["e2"]);
    const { x, y } = await middle("c3");
    await page.mouse.move(x, y, { steps: 2 });
    await page.mouse.up();
    assert.deepEqual(await log(), []);
    await drag("c3", "e2", { letGo: false });
    await arrive("e4");
    assert.equal(await inBoard((root) => root.querySelectorAll(".dragged, .dragging").length), 0);
    await page.mouse.up();
    assert.deepEqual(await log(), []);
  }));

test("nothing moves on a frozen board", () =>
  visit(async ({ page, arrive, drag, tap, log, press, walk, having }) => {
    await arrive("c3", "c4");
    await page.evaluate(() => ((globalThis.state.frozen = true), globalThis.show()));
    await drag("c3", "e2");
    await tap("c3");
    await walk("e2");
    await press("Enter");
    assert.deepEqual(await log(), ["no c3e2", "no c3", "no e2"]);
    assert.deepEqual(await having("[aria-selected=true]"), []);
  }));

test("a flipped board is turned for eyes, pointers, keys and screen readers", () =>
  visit(async ({ page, arrive, drag, log, labels, focused, press, inBoard }) => {
    await arrive("c3", "a1");
    await page.evaluate(() => ((globalThis.state.flipped = true), globalThis.show()));
    assert.deepEqual(Object.keys(await labels()).slice(0, 6), ["e1", "d1", "c1", "b1", "a1", "e2"]);
    assert.deepEqual(
      await inBoard((root) => [".files", ".ranks"].map((edge) => root.querySelector(edge).textContent)),
      ["edcba", "12345"],
    );
    await drag("c3", "e2");
    assert.deepEqual(await log(), ["e2"]);
    await page.evaluate(() => globalThis.board.focus());
    await press("Home");
    await press("ArrowRight");
    assert.equal(await focused(), "d2");
    await press("ArrowUp");
    assert.equal(await focused(), "d1");
  }));

test("arrows and badges are drawn, flipped too", () =>
  visit(async ({ page, labels, inBoard }) => {
    await page.evaluate(() => {
      globalThis.board.arrows([
        { from: 0, to: 7, kind: "best", weight: 1 },
        { from: 24, to: 13, kind: "hint", weight: 0 },
        { to: 12, kind: "last" },
      ]);
      globalThis.board.marks(
        new Map([
          [7, "+2"],
          [12, "−1"],
        ]),
      );
    });
    const drawn = () =>
      inBoard((root) =>
        [...root.querySelectorAll(".arrow")].map((shape) => [
          shape.getAttribute("class"),
          ...["x", "y", "width", "height"].map((side) => shape.getBBox()[side]),
        ]),
      );
    const [best, hint, last] = await drawn();
    assert.deepEqual([best[0], hint[0], last[0]], ["arrow best", "arrow hint", "arrow last"]);
    assert.ok(best[3] > hint[3], "the heavier arrow is wider");
    assert.ok(best[1] > 0.4 && best[1] + best[3] < 2.6 && best[2] + best[4] < 1.6);
    assert.match((await labels()).c4, /free target \+2/);
    const at = await inBoard((root) => [...root.querySelectorAll(".badges .seat")].map((seat) => seat.style.transform));
    assert.deepEqual(at, ["translate(200%, 100%)", "translate(200%, 200%)"]);
    await page.evaluate(() => ((globalThis.state.flipped = true), globalThis.show()));
    const [turned] = await drawn();
    assert.ok(
      Math.abs(turned[1] + turned[3] + best[1] - 5) < 0.01 && Math.abs(turned[2] + turned[4] + best[2] - 5) < 0.01,
    );
    await page.evaluate(() => (globalThis.board.arrows([]), globalThis.board.marks(new Map())));
    assert.equal(await inBoard((root) => root.querySelectorAll(".arrow, .badge").length), 0);
    assert.equal((await labels()).c4, "free target");
  }));

test("the last move is marked, and its piece is the same element, back again too", () =>
  visit(async ({ page, arrive, having, inBoard }) => {
    await arrive("c3", "a1");
    await inBoard((root) => (root.querySelector(".piece.first").dataset.known = "yes"));
    await arrive("e2");
    assert.deepEqual(
      [await having(".left"), await having(".reached"), await having(".used")],
      [["c3"], ["e2"], ["c3"]],
    );
    assert.equal(await inBoard((root) => root.querySelector(".piece.first").dataset.known), "yes");
    const cells = Array(25).fill(0);
    await page.evaluate(
      (cells) => globalThis.show({ cells, steps: [], last: undefined }),
      cells.with(12, 1).with(20, 2),
    );
    assert.equal(await inBoard((root) => root.querySelector(".piece.first").dataset.known), "yes");
    // Captured: its place is taken by another, and it goes.
    await page.evaluate(
      (cells) => globalThis.show({ cells, steps: [], last: { name: "a1xc3", from: [20], to: [12] } }),
      cells.with(12, 2),
    );
    await page.waitForFunction(() => document.querySelectorAll(".piece").length === 1);
  }));

test("the step says which of two alike moved, and that one became another", () =>
  visit(async ({ page, inBoard }) => {
    const show = (pieces, last) =>
      page.evaluate(
        (pieces, last) => {
          const cells = Array(25).fill(0);
          for (const [square, code] of pieces) cells[square] = code;
          globalThis.show({ cells, steps: [], last });
        },
        pieces,
        last,
      );
    const known = () =>
      inBoard((root) => {
        const piece = root.querySelector("[data-known]");
        return (
          piece && [
            piece.textContent,
            piece
              .closest(".seat")
              .style.transform.match(/\d+(?=%)/g)
              .map((part) => part / 100)
              .join(),
          ]
        );
      });
    await show([
      [0, 1],
      [4, 1],
    ]);
    await inBoard((root) => (root.querySelector(".piece").dataset.known = "yes"));
    assert.deepEqual(await known(), ["A", "0,0"]);
    const step = { name: "long", from: [0], to: [9] };
    await show(
      [
        [4, 1],
        [9, 1],
      ],
      step,
    );
    assert.deepEqual(await known(), ["A", "4,1"]);
    await show([
      [0, 1],
      [4, 1],
    ]);
    assert.deepEqual(await known(), ["A", "0,0"]);
    await show(
      [
        [4, 1],
        [9, 2],
      ],
      step,
    );
    assert.deepEqual(await known(), ["B", "4,1"]);
    await show([[4, 1]]);
    await page.waitForFunction(() => document.querySelectorAll(".piece").length === 1);
    assert.equal(await known(), null);
  }));

test("a host may write into the cells it gave, and what is picked up stays while nothing changes", () =>
  visit(async ({ page, arrive, tap, having }) => {
    await arrive("c3", "c4");
    await tap("c3");
    await page.evaluate(() => (globalThis.show(), globalThis.show({ cells: globalThis.state.cells })));
    assert.deepEqual(await having("[aria-selected=true]"), ["c3"]);
    await page.evaluate(() => ((globalThis.state.cells[0] = 3), globalThis.show({ cells: globalThis.state.cells })));
    assert.deepEqual([await having("[aria-selected=true]"), await having(".used")], [[], ["a5"]]);
  }));

test("a step with several landings is walked where its end is not enough", () =>
  visit(async ({ page, tap, log, having, press }) => {
    const cells = Array(25).fill(0).with(22, 1);
    const steps = [[10, 2], [14, 2], [18]].map((to, at) => ({ name: `way ${at}`, from: [22], to }));
    await page.evaluate((cells, steps) => globalThis.show({ cells, steps }), cells, steps);
    await tap("c1");
    assert.deepEqual(await having(".target"), ["a3", "d2", "e3"]);
    await tap("e3");
    assert.deepEqual([await having(".target"), await having(".passed")], [["c5"], ["e3"]]);
    await press("Escape");
    assert.deepEqual(await having(".target"), ["a3", "d2", "e3"]);
    await tap("a3");
    assert.deepEqual(await log(), []);
    await tap("c5");
    assert.deepEqual(await log(), ["way 0"]);
  }));

test("boards of other sizes, and none at all", () =>
  visit(async ({ page, inBoard, press, focused }) => {
    for (const [columns, rows] of [
      [3, 3],
      [10, 10],
      [6, 4],
      [4, 9],
    ]) {
      await page.evaluate(
        (columns, rows) =>
          globalThis.show({
            columns,
            rows,
            cells: Array(columns * rows)
              .fill(0)
              .with(1, 1),
            steps: [],
            last: undefined,
          }),
        columns,
        rows,
      );
      const { lines, cells, ratio } = await inBoard((root) => {
        const { width, height } = root.querySelector(".area").getBoundingClientRect();
        return {
          lines: root.querySelectorAll("[role=row]").length,
          cells: root.querySelectorAll("[role=row]:last-child > [role=gridcell]").length,
          ratio: width / height,
        };
      });
      assert.deepEqual([lines, cells], [rows, columns]);
      assert.ok(Math.abs(ratio - columns / rows) < 0.01);
    }
    await page.evaluate(() => globalThis.board.focus());
    await press("ArrowUp");
    assert.ok(await focused());
    await page.evaluate(() => globalThis.board.destroy());
    assert.equal(await inBoard((root) => root.childElementCount), 0);
  }));

test("the board lives in a shadow root", () =>
  visit(
    async (person) => {
      assert.deepEqual(
        await person.inBoard((root) => [root instanceof ShadowRoot, root.querySelectorAll("[part~=square]").length]),
        [true, 25],
      );
      await person.arrive("c3", "c4");
      assert.equal(await person.inBoard((root) => root.querySelector(".piece").getAttribute("part")), "piece first");
      await person.drag("c3", "e2");
      await person.tap("c4");
      await person.tap("e5");
      await person.walk("e2");
      await person.press("Enter");
      await person.walk("c1");
      await person.press("Enter");
      assert.deepEqual(await person.log(), ["e2", "e5", "c1"]);
    },
    { name: "squares-shadow.html" },
  ));

test("the gauge says and shows who is ahead", () =>
  visit(async ({ page }) => {
    const gauge = (reading) =>
      page.evaluate((reading) => {
        if (reading) globalThis.gauge.set(reading);
        const root = document.getElementById("gauge");
        return [
          root.role,
          root.ariaValueNow,
          root.ariaValueText,
          Number(root.firstElementChild.style.getPropertyValue("--share")),
          root.classList.contains("dim"),
          root.classList.contains("turned"),
        ];
      }, reading);
    assert.deepEqual(await gauge(), ["meter", "70", "A 70%", 0.7, false, false]);
    assert.deepEqual(await gauge({ chance: 0.25, told: "B 75%", side: "second" }), [
      "meter",
      "25",
      "B 75%",
      0.25,
      false,
      true,
    ]);
    // If the value is unknown, the bar stays where it was, dimmed.
    assert.deepEqual(await gauge({ chance: undefined, told: "not known", side: "second" }), [
      "meter",
      "25",
      "not known",
      0.25,
      true,
      true,
    ]);
    assert.deepEqual(await gauge({ chance: 0, told: "B wins in 7", side: "first" }), [
      "meter",
      "0",
      "B wins in 7",
      0,
      false,
      false,
    ]);
    assert.deepEqual(await gauge({ chance: 1, told: "A has won", side: "first" }), [
      "meter",
      "100",
      "A has won",
      1,
      false,
      false,
    ]);
    const lies = () => page.$eval("#gauge", (root) => root.clientWidth > root.clientHeight);
    assert.equal(await lies(), false);
    await page.setViewport({ width: 390, height: 700 });
    assert.equal(await lies(), true);
  }));

test("the curve picks a ply by key and by pointer", () =>
  visit(async ({ page, press, log }) => {
    const says = () =>
      page.$eval("#graph", (root) => [root.role, root.ariaValueMax, root.ariaValueNow, root.ariaValueText]);
    assert.deepEqual(await says(), ["slider", "4", "4", "4: 0.9"]);
    await page.focus("#graph");
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "Home", "ArrowUp", "End", "PageDown"]) await press(key);
    assert.deepEqual(await log(), ["ply 3", "ply 2", "ply 0", "ply 1", "ply 4", "ply 0"]);
    assert.deepEqual(await says(), ["slider", "4", "0", "0: 0.5"]);
    const { x, y, width, height } = await page.$eval("#graph svg", (svg) => svg.getBoundingClientRect().toJSON());
    await page.mouse.move(x + width * 0.52, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(x, y);
    assert.deepEqual(await log(), ["ply 2", "ply 3", "ply 4"]);
    // The curve is broken where a value is missing.
    assert.equal(await page.$eval("#graph .line", (line) => line.getAttribute("d").match(/M/g).length), 2);
    await page.evaluate(() => globalThis.graph.set([], 0));
    assert.deepEqual(await says(), ["slider", "0", "0", "0: 0.5"]);
  }));

for (const scheme of ["light", "dark"]) {
  for (const width of [1280, 320]) {
    thorough(`no violations, ${scheme}, ${width} pixels wide`, () =>
      visit(
        async ({ page, arrive, tap }) => {
          await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
          assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
          await page.addScriptTag({ path: axe });
          const find = () =>
            page.evaluate(async () =>
              (await globalThis.axe.run()).violations.map(
                ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
              ),
            );
          assert.deepEqual(await find(), []);
          await arrive("c3", "c4");
          await tap("c3");
          await page.evaluate(() => {
            globalThis.board.arrows([{ from: 12, to: 23, kind: "best" }]);
            globalThis.board.marks(
              new Map([
                [23, "+1.5"],
                [7, "−2"],
              ]),
            );
          });
          assert.deepEqual(await find(), []);
        },
        { name: "squares-open.html", viewport: { width, height: 900 } },
      ),
    );
  }
}

test("reduced motion moves nothing gradually", () =>
  visit(async ({ page, arrive }) => {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await arrive("c3", "c4");
    assert.equal(await moving(), 0);
    await arrive("e2");
    assert.equal(await moving(), 0);
    await page.evaluate(() => globalThis.show({ cells: Array(25).fill(0), steps: [] }));
    assert.equal((await page.$$(".piece")).length, 0);
  }));

test("pieces slide from where they were", () =>
  visit(async ({ page, arrive }) => {
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().map((animation) => animation.transitionProperty ?? animation.animationName),
      );
    await arrive("c3", "c4");
    assert.deepEqual(await moving(), ["squares-come", "squares-come"]);
    await arrive("e2");
    assert.ok((await moving()).includes("transform"));
  }));

test("forced colours keep pieces and used squares apart", () =>
  visit(async ({ page, arrive, inBoard }) => {
    await arrive("c3", "c4", "e2");
    await emulateMedia(page, [{ name: "forced-colors", value: "active" }]);
    const looks = await inBoard((root) =>
      [...root.querySelectorAll(".piece")].map((piece) => getComputedStyle(piece).backgroundColor),
    );
    assert.notEqual(looks[0], looks[1]);
    assert.match(await inBoard((root) => getComputedStyle(root.querySelector(".cell.used"), "::after").content), /×/);
  }));
