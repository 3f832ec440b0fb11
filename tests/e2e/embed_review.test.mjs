// The review of a game in other people's pages: in the element under a strict policy, and in a sandboxed frame.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { call, press, reaches, read, useHost } from "./host.mjs";
import { findNoViolationsInAnyLook, thorough } from "./visit.mjs";

const { site, visit, policy, script } = await useHost();
beforeEach(() => (site.requests.length = 0));

/** A whole game of Isolation: B gives away the win with the first move. */
const MOVES = "a4.a2.c3.b4.b1.d3.d2.c1.b3";
const game = (attributes = "") =>
  `${script()}<ply-board game="isolation:4x4" second="you" moves="${MOVES}" ${attributes}></ply-board>`;

/** The text of a part of the review; undefined without it. */
const told = (place, selector) =>
  place.$eval("ply-board", (board, selector) => board.shadowRoot.querySelector(selector)?.textContent, selector);
const waitFor = (place, selector) =>
  place.waitForFunction(
    (selector) => document.querySelector("ply-board").shadowRoot.querySelector(selector),
    {},
    selector,
  );
const click = (place, selector) =>
  place.$eval("ply-board", (board, selector) => board.shadowRoot.querySelector(selector).click(), selector);
const controls = (page) =>
  page.$eval("ply-board", (board) =>
    [...board.shadowRoot.querySelectorAll(".controls .control")].map(({ dataset }) => dataset.name),
  );
const verdict = (page, wanted) =>
  page.waitForFunction(
    ({ source }) =>
      new RegExp(source).test(
        document.querySelector("ply-board").shadowRoot.querySelector(".review .point p:last-child")?.textContent,
      ),
    {},
    { source: wanted.source },
  );
async function review(place) {
  await press(place, "review");
  await waitFor(place, ".review progress[hidden]");
  await waitFor(place, ".review .point h3");
}

test("a finished game is reviewed in another page under a strict policy, and another attempt is judged", () =>
  visit(
    game(),
    async (page) => {
      await reaches(page, "over");
      assert.deepEqual(await controls(page), ["rematch", "review", "step", "copy", "close"]);
      assert.deepEqual(
        site.requests.filter((file) => /review/i.test(file)),
        [],
      );
      await review(page);
      assert.equal(await told(page, ".review h3"), "Move 2 gave away a proven win");
      assert.equal(
        await told(page, ".review > [role=status]"),
        "A: all 5 moves kept the value. B: 3 of 4 moves kept the value; the other cost 100 points. Against best play, A was lost from the start.",
      );
      // The element is styled, and both moves are drawn: each sets a piece.
      const { border, wrong, better } = await page.$eval("ply-board", ({ shadowRoot }) => ({
        border: getComputedStyle(shadowRoot.querySelector(".review .point")).borderLeftStyle,
        wrong: shadowRoot.querySelectorAll("circle.wrong").length,
        better: shadowRoot.querySelectorAll("circle.better").length,
      }));
      assert.deepEqual([border, wrong, better], ["solid", 1, 1]);
      // Problems are kept on the site only.
      assert.equal(await page.$$eval("ply-board", ([board]) => /Keep as/.test(board.shadowRoot.textContent)), false);
      const right = await told(page, ".review .good");
      for (const [move, answer] of [
        [right, /^Right, that keeps it: B wins/],
        ["a2", /^Not that one either: A wins/],
      ]) {
        await click(page, ".review .primary");
        await verdict(page, /^Your move\./);
        await call(page, "play", move);
        await verdict(page, answer);
      }
      await press(page, "game");
      assert.equal((await read(page, ["moves"])).moves, MOVES);
      await click(page, ".review .close");
      assert.equal(await page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".review").hidden), true);
    },
    { head: policy() },
  ));

test("a review ends with its game, and a record that is not over is reviewed by a control", () =>
  visit(
    `${script()}<ply-board game="isolation:4x4" second="you" moves="a4.a2.c3.b4" controls="undo review"></ply-board>`,
    async (page) => {
      await reaches(page, "playing");
      assert.deepEqual(await controls(page), ["undo", "review"]);
      await review(page);
      await page.$eval("ply-board", async (board) => {
        board.moves = "a4";
        await board.ready;
      });
      assert.equal(await page.$eval("ply-board", (board) => board.shadowRoot.querySelector(".review").hidden), true);
      await page.$eval("ply-board", (board) => (board.controls = "none"));
      await page.$eval("ply-board", (board) => board.ready.then(() => undefined));
      assert.deepEqual(await controls(page), []);
    },
  ));

test("a sandboxed frame reviews its game in German", () =>
  visit(
    `<iframe sandbox="allow-scripts" width="320" height="480" src="${site.url}embed/?g=isolation:4x4&second=you&m=${MOVES}&lang=de"></iframe>`,
    async (page) => {
      const inner = await (await page.waitForSelector("iframe")).contentFrame();
      await inner.waitForFunction(() => document.querySelector("ply-board")?.state === "over");
      await review(inner);
      assert.equal(await told(inner, ".review h3"), "Zug 2 verschenkte einen bewiesenen Sieg");
      assert.ok(await inner.evaluate(() => document.documentElement.scrollWidth <= 320));
    },
  ));

thorough("a review in the element is accessible", () =>
  visit(
    `<main><h1>A blog</h1>${game()}</main>`,
    async (page) => {
      await reaches(page, "over");
      await review(page);
      await findNoViolationsInAnyLook(page);
    },
    { root: `<html lang="en">` },
  ),
);
