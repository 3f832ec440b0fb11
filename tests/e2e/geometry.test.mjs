// Boards in pages that are written from right to left, or that turn, mirror or scale what is in them: the names of the
// squares, the pieces and the pointer agree, the move is that of the square pressed, and a piece stays under the
// pointer.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freshPage, serve } from "./site.mjs";
import { thorough, useSite } from "./visit.mjs";

const { browser, site, visit } = await useSite();
const host = await serve();
after(() => host.close());

/** How a page shows boards, and where the first row of a board then leads in the window, and its first column. */
const SETTINGS = {
  "as they are": { right: [1, 0], down: [0, 1] },
  "from right to left": { dir: "rtl", right: [1, 0], down: [0, 1] },
  "turned by a quarter": { style: "transform: rotate(90deg)", right: [0, 1], down: [-1, 0] },
  "turned upside down": { style: "transform: rotate(180deg)", right: [-1, 0], down: [0, -1] },
  mirrored: { style: "transform: scaleX(-1)", right: [-1, 0], down: [0, 1] },
  "made smaller": { style: "transform: scale(0.6)", right: [1, 0], down: [0, 1] },
  "zoomed in": { style: "zoom: 1.5", right: [1, 0], down: [0, 1] },
};
const BOARDS = {
  tiles: 'day="2026-11-25" distance="6" v="1"',
  squares: 'game="loa" first="you" second="you"',
  points: 'game="tzaar" first="you" second="you"',
};

/** The settings in which every run tries a board; in others it is alike. @type {Record<string, string[]>} */
const USUAL = {
  tiles: ["from right to left", "zoomed in"],
  squares: ["turned by a quarter", "mirrored", "made smaller"],
  points: ["from right to left"],
  frame: ["zoomed in"],
};
const isUsual = (/** @type {string} */ id, /** @type {string} */ name) => USUAL[id].includes(name);

/** Expressions about a board, for its page. */
const element = (selector) => ({
  root: `document.querySelector("${selector}").shadowRoot`,
  moves: `document.querySelector("${selector}").moves`,
  takeBack: `document.querySelector("${selector}").undo()`,
});
const ownPage = {
  root: "document.getElementById('board')",
  moves: "new URLSearchParams(location.search).get('m') ?? ''",
  takeBack: "document.getElementById('undo').click()",
};

/**
 * Acts on a board with a mouse, and says what is where in the window.
 * @param {import("puppeteer-core").Page} page
 * @param {ReturnType<typeof element>} asked
 * @param {import("puppeteer-core").Frame} [frame]  that the board is in
 * @param {(point: number[]) => number[]} [seen]  where a point of the frame is in the window
 */
function hand(page, { root, moves, takeBack }, frame = page.mainFrame(), seen = (point) => point) {
  const list = async (selector, facts) => {
    const found = await frame.evaluate(`Array.from(${root}.querySelectorAll(${JSON.stringify(selector)}), (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { at: [left + width / 2, top + height / 2], ...(${facts})(element) };
    })`);
    return found.map(({ at, ...facts }) => ({ ...facts, at: seen(at) }));
  };
  return {
    cells: () =>
      list(
        "[role=gridcell]",
        "({ ariaLabel, classList }) => ({ label: ariaLabel, isTarget: classList.contains('target') })",
      ),
    pieces: () => list(".tile, .seats > .seat:not(.gone)", "({ textContent }) => ({ text: textContent })"),
    gates: () => list(".gate", "({ dataset }) => ({ ...dataset })"),
    dragged: () => list(".dragged", "() => ({})"),
    moves: () => frame.evaluate(moves),
    takeBack: () => frame.evaluate(takeBack),
    click: ([x, y]) => page.mouse.click(x, y),
  };
}

const plus = (from, to, part = 1) => from.map((line, axis) => line + (to[axis] - line) * part);
const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);
const isNear = (one, other) => apart(one, other) < 2;
const leads = (from, to) => to.map((line, axis) => Math.round((line - from[axis]) / apart(from, to)) + 0);

/** Drags from one middle towards another: on the way what is dragged is under the pointer; then lets go. */
async function drag({ dragged }, page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  const half = plus(from, to, 0.5);
  await page.mouse.move(...half, { steps: 3 });
  const moved = await dragged();
  assert.ok(
    moved.some(({ at }) => isNear(at, half)),
    `the pointer is at ${half}, what it drags at ${JSON.stringify(moved)}`,
  );
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

async function playTiles(page, board, { right, down }) {
  const { cells, pieces, gates, moves, takeBack, click } = board;
  const all = await cells();
  const columns = Math.sqrt(all.length);
  const side = apart(all[0].at, all[1].at);
  assert.deepEqual(leads(all[0].at, all[1].at), right);
  assert.deepEqual(leads(all[0].at, all[columns].at), down);
  for (const { text, at } of await pieces()) {
    const { label } = all.find((cell) => isNear(cell.at, at)) ?? {};
    assert.match(label, new RegExp(`tile ${text},`));
  }
  /** The name of a block, which slides this way from a square. */
  const line = (square, way) =>
    /left|right/.test(way) ? `R${Math.floor(square / columns) + 1}` : `C${(square % columns) + 1}`;
  const next = (square, way) => square + { left: -1, right: 1, up: -columns, down: columns }[way];
  const slides = all.flatMap(({ label, at }, square) => {
    const [, way] = /tile \d+, slides (\w+)$/.exec(label) ?? [];
    return way ? [{ square, way, at }] : [];
  });
  assert.ok(slides.length > 2);
  for (const { square, way, at } of slides.slice(0, 3)) {
    await click(at);
    assert.equal(await moves(), line(square, way));
    await takeBack();
  }
  for (const { step, way, at } of await gates()) {
    const square = all.findIndex((cell) => isNear(cell.at, at));
    // The arrow is at the edge where the block comes from.
    const from = all[next(square, { left: "right", right: "left", up: "down", down: "up" }[way])];
    await click(plus(at, from.at, 0.34));
    assert.equal(await moves(), step.slice(0, 2));
    await takeBack();
  }
  const { square, way, at } = slides.at(-1);
  await drag(board, page, at, plus(at, all[next(square, way)].at, (side - 1) / side));
  assert.equal(await moves(), line(square, way));
  await takeBack();
}

async function playPieces(page, board, { right, down }) {
  const { cells, pieces, moves, takeBack, click } = board;
  const all = await cells();
  const name = ({ label }) => label.split(",")[0].toLowerCase();
  const place = (wanted) => all.find((cell) => name(cell) === wanted).at;
  assert.deepEqual(leads(place("a2"), place("a1")), down);
  const across = all.find((cell) => name(cell)[0] === "h").at.map((line, axis) => line - place("a1")[axis]);
  assert.ok(across[0] * right[0] + across[1] * right[1] > 0, `file h is ${across} from a1`);
  const men = await pieces();
  for (const cell of all) {
    const here = men.filter(({ at }) => isNear(at, cell.at)).length;
    assert.equal(here, / piece| Tott| Tzarra| Tzaar/.test(cell.label) ? 1 : 0, `on ${cell.label}`);
  }
  const movable = all.filter(({ label }) => /can go to/.test(label));
  for (const [turn, from] of [movable[0], movable[Math.floor(movable.length / 2)], movable.at(-1)].entries()) {
    await click(from.at);
    const to = (await cells()).find(({ isTarget }) => isTarget);
    assert.ok(to, `a press on ${from.label} picks it`);
    if (turn) await click(to.at);
    else {
      await click(from.at);
      await drag(board, page, from.at, to.at);
    }
    assert.match(await moves(), new RegExp(`^${name(from)}[-x]?${name(to)}$`, "i"));
    await takeBack();
  }
}
const PLAY = { tiles: playTiles, squares: playPieces, points: playPieces };
const calm = (page) => page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);

let hostPage, problems;
before(async () => {
  const boards = Object.entries(BOARDS).map(([id, given]) => `<ply-board id="${id}" ${given}></ply-board>`);
  host.answer("page.html", {
    body: `<!doctype html><meta charset="utf-8"><title>A blog</title><script type="module" src="${site.url}ply-board.js"></script>
      <div id="around">${boards.join("")}<iframe hidden id="frame" width="300" height="420" style="border: 0"
      src="${site.url}embed/?g=loa&first=you&second=you"></iframe></div>`,
  });
  host.answer("favicon.ico", { status: 204, body: "" });
  ({ page: hostPage, problems } = await freshPage(browser));
  await hostPage.setViewport({ width: 1280, height: 900 });
  await calm(hostPage);
  await hostPage.goto(`${host.url}page.html`);
  await hostPage.waitForFunction(() => customElements.get("ply-board"));
  await hostPage.evaluate(() => Promise.all(Array.from(document.querySelectorAll("ply-board"), ({ ready }) => ready)));
});

/** Shows one board, or the frame, as a setting says. */
const show = (id, { dir = "ltr", style = "" }) =>
  hostPage.evaluate(
    (id, dir, style) => {
      document.documentElement.dir = dir;
      document.getElementById("around").style = `position: absolute; left: 260px; top: 160px; width: 300px; ${style}`;
      for (const board of document.getElementById("around").children) board.hidden = board.id !== id;
    },
    id,
    dir,
    style,
  );

for (const [name, setting] of Object.entries(SETTINGS)) {
  const run = (/** @type {string} */ id) => (isUsual(id, name) ? test : thorough);
  for (const id of Object.keys(BOARDS))
    run(id)(`${id}, ${name}, in the element`, async () => {
      await show(id, setting);
      await PLAY[id](hostPage, hand(hostPage, element(`#${id}`)), setting);
      assert.deepEqual(problems, []);
    });

  run("frame")(`squares, ${name}, in the frame`, async () => {
    await show("frame", setting);
    const frame = await (await hostPage.$("#frame")).contentFrame();
    await frame.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
    const [middle, size] = await hostPage.$eval("#frame", (frame) => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      return [[left + width / 2, top + height / 2], width * height];
    });
    const [width, height] = await frame.evaluate(() => [innerWidth, innerHeight]);
    const scale = Math.sqrt(size / width / height);
    const seen = ([x, y]) =>
      middle.map(
        (line, axis) => line + scale * ((x - width / 2) * setting.right[axis] + (y - height / 2) * setting.down[axis]),
      );
    await playPieces(hostPage, hand(hostPage, element("ply-board"), frame, seen), setting);
    assert.deepEqual(problems, []);
  });
}

for (const [id, address] of [
  ["tiles", "?day=2026-11-25&d=6&v=1"],
  ["squares", "games.html?g=loa&first=you&second=you"],
  ["points", "games.html?g=tzaar&first=you&second=you"],
])
  (id === "tiles" ? test : thorough)(`${id}, from right to left, in the page`, () =>
    visit(
      address,
      async ({ page }) => {
        await page.waitForFunction(() => document.querySelector("#board :is(.gate, .seat.movable)"));
        await page.evaluate(() => (document.documentElement.dir = "rtl"));
        await PLAY[id](page, hand(page, ownPage), SETTINGS["from right to left"]);
      },
      { prepare: calm },
    ),
  );
