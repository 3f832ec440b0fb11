// The rules in other people's pages: from the element under a strict policy, and from the frame.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useHost } from "./host.mjs";
import { thorough } from "./visit.mjs";

const { site, visit: open, policy, script } = await useHost();
const visit = (html, act) =>
  open(html, act, { head: policy(undefined, undefined, new URL(site.url).origin), languages: ["en"] });

const RULES = ["#rules[open]", ".rules-figure", ".rules-trial"];

/** Opens the rules of the element in a page or frame, looks, and closes them. */
async function look(place, title) {
  await place.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
  const inside = (selectors) =>
    place.waitForFunction(
      (selectors) =>
        selectors.every((selector) => document.querySelector("ply-board").shadowRoot.querySelector(selector)),
      {},
      selectors,
    );
  await place.$eval("ply-board", (board) => board.shadowRoot.querySelector("[data-name=rules]").click());
  await inside(RULES);
  const seen = await place.$eval("ply-board", async ({ shadowRoot }) => {
    await Promise.all(
      shadowRoot
        .querySelector("#rules")
        .getAnimations()
        .map((animation) => animation.finished),
    );
    const [sheet, picture, shape] = ["#rules", ".rules-figure .picture", ".rules-figure :is(.piece, .tile)"].map(
      (selector) => shadowRoot.querySelector(selector).getBoundingClientRect(),
    );
    return {
      title: shadowRoot.querySelector("#rules-title").textContent,
      // Browsers round in different ways.
      isWithin: sheet.left >= 0 && Math.floor(sheet.right) <= innerWidth && Math.floor(sheet.bottom) <= innerHeight,
      picture: picture.width,
      shape: shape.width,
    };
  });
  assert.equal(seen.title, title);
  assert.ok(seen.isWithin, "the rules go beyond the window");
  assert.ok(seen.picture >= 120 && seen.shape >= 10, JSON.stringify(seen));
  await place.$eval("ply-board", (board) => board.shadowRoot.querySelector(".rules-close").click());
  await inside(["#rules:not([open])"]);
}

test("the element of a two-player game opens its rules, over the page", () =>
  visit(`${script()}<ply-board game="loa:6x6" second="you"></ply-board>`, (page) =>
    look(page, "Rules of Lines of Action"),
  ));

thorough("the element of a puzzle opens its rules", () =>
  visit(`${script()}<ply-board game="slide2"></ply-board>`, (page) => look(page, "Rules of SlideTwo")),
);

test("the frame has the rules, which fit it", () =>
  visit(
    `<iframe src="${site.url}embed/?g=tzaar&second=you" width="384" height="640" title="A game"></iframe>`,
    async (page) => {
      const frame = await page.waitForFrame((frame) => frame.url().includes("embed/"));
      await look(frame, "Rules of Tzaar");
    },
  ));
