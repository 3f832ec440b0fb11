// The picture of every board, whatever a player does and however it is shown: each piece in its colour on its square,
// targets marked, nothing covered.
import { test } from "node:test";
import { GAMES } from "../../www/puzzles.js";
import { formatMoves } from "../../www/site/puzzle_link.js";
import { endOf } from "../../www/boards/choice.js";
import { formatMoves as formatTurns } from "../../www/match/link.js";
import { KINDS } from "./game_views.mjs";
import { Expected, Eyes } from "./look.mjs";
import { chromiumOnly, emulateMedia, thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite();
const OPENING = 4; // moves: then something stands on the board, and something is free
const LOOKS = [
  ["light", "none"],
  ["dark", "none"],
  ["light", "active"],
  ["dark", "active"],
];

const movesOf = ({ isMatchGame, opening }) => (isMatchGame ? formatTurns(opening) : formatMoves(opening));

/** The board that every run looks at. */
const ESSENTIAL = "slide3, page";

/**
 * A part of the element's board, once there is one.
 * @param {import("puppeteer-core").Page | import("puppeteer-core").Frame} frame
 * @param {string} part
 */
async function inElement(frame, part) {
  await frame.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
  return frame.$(`ply-board >>> ${part}`);
}

/** The places with a board: the address for a game, and a function that finds the parts of its board. */
const PLACES = {
  page: {
    address: (expected) =>
      `${expected.isMatchGame ? "games.html" : ""}?g=${expected.name}&m=${movesOf(expected)}${expected.isMatchGame ? "&first=you&second=you" : ""}`,
    find: (page, part) => page.waitForSelector(`#board:not([inert]) ${part}`),
    flip: (page) => page.$("#flip"),
  },
  element: {
    address(expected) {
      const attributes = `game="${expected.name}" moves="${movesOf(expected)}" ${expected.isMatchGame ? 'first="you" second="you" controls="flip"' : ""}`;
      site.answer("look-element.html", {
        body: `<!doctype html><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,"><script type="module" src="./ply-board.js"></script><ply-board ${attributes}></ply-board>`,
      });
      return "look-element.html";
    },
    find: inElement,
    flip: (page) => PLACES.element.find(page, "[data-name=flip]"),
  },
  frame: {
    address(expected) {
      const address = `embed/?g=${expected.name}&m=${movesOf(expected)}${expected.isMatchGame ? "&first=you&second=you&controls=flip" : ""}`;
      site.answer("look-frame.html", {
        body: `<!doctype html><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,"><iframe width="340" height="560" src="./${address}"></iframe>`,
      });
      return "look-frame.html";
    },
    find: async (page, part) => inElement(await (await page.waitForSelector("iframe")).contentFrame(), part),
    flip: (page) => PLACES.frame.find(page, "[data-name=flip]"),
  },
};

/** Shows the page in a look. @param {import("puppeteer-core").Page} page */
const wear = (page, scheme, forced) =>
  emulateMedia(page, [
    { name: "prefers-color-scheme", value: scheme },
    { name: "forced-colors", value: forced },
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);

/** Plays on a board in every way, and checks its look after each, and then in these looks. */
async function playAndLook(page, place, expected, looks) {
  const field = await place.find(page, expected.isMatchGame ? ".area" : ".tiles");
  await place.find(page, expected.isMatchGame ? ".seats .seat" : ".cells [role=gridcell]");
  const eyes = new Eyes(page, field, expected);
  const { keyboard, mouse, touchscreen } = page;
  /** The element with the squares for screen readers, in the order in which they are seen. */
  const board = await field.evaluateHandle(({ parentElement }) => parentElement);
  const scroll = () => field.evaluate((field) => field.scrollIntoView({ block: "center" }));
  let turn = 0;

  const click = async (square) => {
    const { x, y } = await eyes.spot(square);
    await mouse.click(x, y);
  };
  const tap = async (square) => {
    const { x, y } = await eyes.spot(square);
    await touchscreen.tap(x, y);
  };
  const press = async (square) => {
    const order = expected.flipped ? expected.squares.reverse() : expected.squares;
    const from =
      order[
        await board.evaluate((board) => {
          const cells = [...board.querySelectorAll("[role=gridcell]")];
          const at = cells.findIndex(({ tabIndex }) => tabIndex === 0);
          cells[at].focus();
          return at;
        })
      ];
    for (const key of expected.way(from, square)) await keyboard.press(key);
    await keyboard.press("Enter");
  };
  /** Makes a move square by square, and looks before it ends and after. */
  const move = async (choose, how) => {
    const step = expected.step(turn++);
    if (!step) return eyes.check(`at the end of the game, ${how}`);
    // An end of a sliding block has only one way to go.
    if (!expected.isMatchGame) return slide(step, choose, how);
    const isPicked = await board.evaluate((board) => !!board.querySelector("[role=gridcell][aria-selected=true]"));
    if (step.from.length && !isPicked) {
      await choose(step.from[0]);
      await eyes.check(`picked up ${how}`);
    }
    await choose(endOf(step));
    expected.game.play(step.name);
    return eyes.check(`moved ${how}`);
  };
  const slide = async (step, choose, how) => {
    const blank = step.to.find((square) => !step.from.includes(square));
    if (choose === press) {
      await press(blank - step.by);
      await eyes.check(`picked up ${how}`);
      await keyboard.press({ 1: "ArrowRight", [-1]: "ArrowLeft" }[step.by] ?? (step.by > 0 ? "ArrowDown" : "ArrowUp"));
    } else {
      // The arrow on the blank, which is the way that is meant.
      const [{ x, y, side }, toward] = [await eyes.spot(blank), step.by];
      const by = side * 0.4;
      const [dx, dy] = Math.abs(toward) === 1 ? [-toward * by, 0] : [0, -Math.sign(toward) * by];
      await (choose === tap ? touchscreen.tap(x + dx, y + dy) : mouse.click(x + dx, y + dy));
    }
    expected.game.play(step.name);
    return eyes.check(`moved ${how}`);
  };
  const drag = async () => {
    const step = expected.step(turn++);
    const from = expected.isMatchGame
      ? step.from[0]
      : step.from.find((square) => !step.from.includes(square - step.by));
    const [start, end] = [await eyes.spot(from), await eyes.spot(expected.isMatchGame ? endOf(step) : from + step.by)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
    expected.game.play(step.name);
    return eyes.check("dragged");
  };
  /** Nothing is picked up, nothing has the focus, and the pointer is elsewhere. */
  const rest = async () => {
    await mouse.move(1, 1);
    await board.evaluate((board) => {
      const cell = board.querySelector("[role=gridcell]");
      cell.focus();
      cell.blur();
    });
  };

  await scroll();
  await rest();
  await eyes.learn("opened");
  const before = await eyes.check("opened");
  if (expected.isMatchGame) {
    const { from } = expected.step(turn);
    await click(from[0]);
    await mouse.move(1, 1);
    const marked = expected.marked(from[0]);
    eyes.changed(before, await eyes.check("picked up by mouse"), marked, "picked up by mouse");
    await click(endOf(expected.step(turn)));
    expected.game.play(expected.step(turn++).name);
    await eyes.check("moved by mouse");
  }
  await move(click, "by mouse");
  await move(press, "by keyboard");
  await move(tap, "by touch");
  await drag();
  await keyboard.down("Control");
  await keyboard.press("z");
  await keyboard.up("Control");
  expected.game.undo();
  await eyes.check("taken back");
  if (expected.isMatchGame) {
    await (await place.flip(page)).evaluate((button) => button.click());
    expected.flipped = true;
    await eyes.check("turned");
    await move(click, "by mouse on a turned board");
    await move(press, "by keyboard on a turned board");
  }

  eyes.isRough = true;
  for (const [size, how] of [
    [{ width: 390, height: 844 }, "as narrow as a phone"],
    [{ width: 640, height: 400, deviceScaleFactor: 2 }, "at a zoom of 200 %"],
    [{ width: 700, height: 1200 }, "high"],
  ]) {
    await page.setViewport({ ...size, hasTouch: true });
    await scroll();
    await eyes.check(how);
  }
  // The driver cannot reach a frame in a zoomed page.
  if (place !== PLACES.frame) {
    await page.evaluate(() => (document.documentElement.style.zoom = "1.25"));
    await scroll();
    await move(click, "by mouse on an enlarged page");
    await page.evaluate(() => (document.documentElement.style.zoom = ""));
  }
  await page.setViewport({ width: 1280, height: 900, hasTouch: true });

  eyes.isRough = false;
  for (const [scheme, forced] of looks) {
    await wear(page, scheme, forced);
    await scroll();
    await rest();
    const how = `${scheme}${forced === "active" ? ", forced colours" : ""}`;
    await eyes.learn(how);
    await eyes.check(how);
    await move(click, `by mouse, ${how}`);
    await move(press, `by keyboard, ${how}`);
  }
}

/**
 * The other looks of a board in a place: on the page each of them, in thorough runs. Elsewhere it is the same board, and
 * each game has one of them in turn.
 * @param {number} place @param {number} game  Their numbers.
 */
function looksOf(place, game) {
  const others = LOOKS.slice(1);
  return place === 0 && process.env.ALL ? others : [others[(place + game) % others.length]];
}

/** After a tap, Firefox tells of no button of the mouse while it emulates a screen to touch. */
const both = chromiumOnly("a page gets touch and mouse");

for (const [at, [where, place]] of Object.entries(PLACES).entries()) {
  for (const [number, name] of [...Object.keys(KINDS), ...GAMES].entries()) {
    const run = ESSENTIAL === `${name}, ${where}` ? test : thorough;
    run(`every piece of ${name} is seen where it stands, in the ${where}`, both, async () => {
      const expected = new Expected(name, OPENING);
      await visit(place.address(expected), ({ page }) => playAndLook(page, place, expected, looksOf(at, number)), {
        languages: ["en"],
        prepare: async (page) => {
          await page.setViewport({ width: 1280, height: 900, hasTouch: true });
          await wear(page, ...LOOKS[0]);
        },
      });
    });
  }
}
