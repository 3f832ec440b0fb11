// Visits of the games page, and how a person plays there: square by square, by keyboard or by touch. Squares are named
// as a screen reader hears them.
import assert from "node:assert/strict";

import { withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

/**
 * Visits of the games page, in English unless said otherwise; two engines play as fast as they can, unless a pace is
 * given.
 * @param {Awaited<ReturnType<typeof import("./visit.mjs").useSite>>["visit"]} open
 */
export const visitGames =
  (open) =>
  (query, act, { pace = 0, prepare, ...how } = {}) =>
    open(
      `games.html${query}`,
      async (person) => {
        await person.page.waitForFunction(
          () => document.querySelector("#board [role=gridcell]") && document.getElementById("turn").textContent,
          { polling: "mutation" },
        );
        await act(person);
      },
      {
        languages: ["en"],
        async prepare(page) {
          await page.evaluateOnNewDocument((pace) => {
            try {
              localStorage.setItem("plyground.pace", pace);
            } catch {
              // A document without storage.
            }
          }, pace);
          await prepare?.(page);
        },
        ...how,
      },
    );

/** Shows the value of every move, and the rules. */
export async function unfold({ click, page, says }) {
  await click("why");
  await says("message", /^Green is best|^All moves|^Every move/);
  await click("rules-open");
  await page.waitForSelector("#rules[open]");
}

/**
 * Finds no violation of accessibility in any look.
 * @param {Awaited<ReturnType<typeof import("./visit.mjs").useSite>>["site"]} site
 * @param {ReturnType<typeof visitGames>} visit
 * @param {[query: string, prepare?: (person: object) => Promise<void>][]} cases  The actions before looking.
 */
export async function findAllAccessible(site, visit, cases) {
  await withAxe(site, "games.html", async () => {
    for (const [query, prepare] of cases)
      await visit(query, async (person) => {
        await prepare?.(person);
        await findNoViolationsInAnyLook(person.page);
      });
  });
}

/** The text about a game that is over. */
export const OVER = /\b(?:won|lost)\b|\bDraw\b/;

/** The descriptions of the squares by name. */
export const squares = (page) =>
  page.$$eval("#board [role=gridcell]", (cells) =>
    Object.fromEntries(cells.map(({ ariaLabel }) => /^(\w+), (.*)$/.exec(ariaLabel)?.slice(1)).filter(Boolean)),
  );
export const played = (page) => page.$$eval("#history button", (moves) => moves.length);
export const history = (page) =>
  page.$$eval("#history button", (moves) => moves.map((move) => move.getAttribute("aria-label").split(": ")[1]));

/** The squares on which Enter or a tap would play now, also the targets of a piece that is picked up. */
export const targets = async (page) =>
  Object.entries(await squares(page))
    .filter(([, said]) => said.match(/you can [a-zA-Z ]+ here$/))
    .map(([name]) => name);
export const movable = async (page) =>
  Object.entries(await squares(page))
    .filter(([, said]) => /can go to/.test(said))
    .map(([name]) => name);

/** Focuses a point of a hexagon: columns by their letters, then points by their numbers. */
async function walkLines(page, name) {
  const at = () =>
    page.evaluate(() => document.activeElement.closest("#board [role=gridcell]")?.ariaLabel.split(",")[0]);
  if (!(await at())) await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
  const visited = [];
  for (let from = await at(); from !== name; from = await at()) {
    assert.ok(visited.push(from) < 30, `${name} is not on the way ${visited}`);
    await page.keyboard.press(
      from[0] === name[0] ? (from < name ? "ArrowUp" : "ArrowDown") : from < name ? "ArrowRight" : "ArrowLeft",
    );
  }
}

/** Focuses a square with the arrow keys. */
async function walk(page, name) {
  if (await page.$("#board .stacks")) return walkLines(page, name);
  const where = () =>
    page.$$eval(
      "#board [role=gridcell]",
      (cells, name) => {
        const columns = document.querySelector("#board [role=row]").children.length;
        return [
          cells.findIndex(({ ariaLabel }) => ariaLabel.startsWith(`${name},`)),
          cells.indexOf(document.activeElement),
          columns,
        ];
      },
      name,
    );
  if ((await where())[1] < 0) await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
  let walks = 0;
  for (let [goal, from, columns] = await where(); from !== goal; [goal, from, columns] = await where()) {
    // Each key is a message to the browser, and a look at where it has led another: all keys go first.
    const [rows, steps] = [
      Math.floor(goal / columns) - Math.floor(from / columns),
      (goal % columns) - (from % columns),
    ];
    const keys = [
      ...Array(Math.abs(steps)).fill(steps > 0 ? "ArrowRight" : "ArrowLeft"),
      ...Array(Math.abs(rows)).fill(rows > 0 ? "ArrowDown" : "ArrowUp"),
    ];
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
    assert.ok(
      walks++ < 10,
      `${name} is never reached, but ${await page.evaluate(() => document.activeElement.ariaLabel)}`,
    );
  }
}

/** The middle of a square in the window. */
export const middle = (page, name) =>
  page.$$eval(
    "#board [role=gridcell]",
    (cells, name) => {
      const { x, y, width, height } = cells
        .find(({ ariaLabel }) => ariaLabel.startsWith(`${name},`))
        .getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    name,
  );

/** Chooses a square. */
export const ways = {
  keyboard: async (page, name) => {
    await walk(page, name);
    await page.keyboard.press("Enter");
  },
  touch: async (page, name) => {
    const { x, y } = await middle(page, name);
    await page.touchscreen.tap(x, y);
  },
};

/** Plays the person's side to the end: any piece, square by square. */
export async function playOn({ page, text }, choose, limit = 120) {
  for (let turn = 0; turn < limit; turn++) {
    await page.waitForFunction(() =>
      /Your turn|to move|\bwon\b|\blost\b|\bDraw\b/.test(document.getElementById("turn").textContent),
    );
    if (OVER.test(await text("turn"))) return;
    const before = await played(page);
    const picked = await page.$("#board .cell.picked");
    const pieces = picked ? [] : await movable(page);
    if (pieces.length) await choose(page, pieces[(turn * 7) % pieces.length]);
    else if (!picked && !(await targets(page)).length) await page.locator(".pass").click();
    for (let choices = 0; (await played(page)) === before; choices++) {
      assert.ok(choices < 100, `after 100 choices: ${await text("turn")}`);
      const [target] = (await targets(page)).slice(-1);
      // Where there is nothing left to choose, the move is under way.
      if (!target) break;
      await choose(page, target);
    }
    await page.waitForFunction((before) => document.querySelectorAll("#history button").length > before, {}, before);
  }
  throw new Error("the game has no end");
}

/** How bright a place in the window is painted, from 0 to 255. */
export const colourAt = async (page, { x, y }) => {
  const shot = await page.screenshot({ clip: { x: x - 2, y: y - 2, width: 4, height: 4 }, encoding: "base64" });
  return page.evaluate(async (shot) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${shot}` });
    await image.decode();
    const context = new OffscreenCanvas(4, 4).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 4, 4);
    return data.reduce((sum, value) => sum + value, 0) / data.length;
  }, shot);
};
