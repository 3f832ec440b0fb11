// A visitor walks through the site, and the device keeps their state: every page is as they left it.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { pages } from "../../xtask/site/whole_pages.mjs";
import { ways } from "./match_page.mjs";
import { inRepository } from "./site.mjs";
import { thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite({ keeps: "used" });

/** Makes the first legal move on the page of puzzles, and returns the board after it. */
async function slide({ page, says, cells }) {
  await says("optimum", /\d|–/);
  await page.$eval("#board .gate", (gate) => gate.click());
  await says("moves-made", "1");
  return cells();
}

const PROFILES = [
  [
    "a puzzle",
    { puzzle: "slide3", "puzzle-slide3": "?seed=pear&d=9&v=1&m=R2" },
    async ({ page, says }) => {
      await page.goto(site.url);
      await says("message", /^Welcome back/);
      await says("puzzle-origin", /pear/);
      await says("moves-made", "1");
    },
  ],
  [
    "a puzzle of a later version",
    { puzzle: "slide9", "puzzle-slide9": "?g=slide9&m=R9" },
    async ({ page, says }) => {
      await page.goto(site.url);
      await says("message", /^The puzzle you left here could not be opened/);
    },
  ],
  [
    "a damaged game",
    { match: "tzaar", "match-tzaar": "?g=tzaar&m=what.ever" },
    async ({ page, says }) => {
      await page.goto(`${site.url}games.html`);
      await says("game-name", "Tzaar");
      await says("message", /^The game you left here could not be opened/);
    },
  ],
  [
    "no game that there is",
    { match: "constructor" },
    async ({ page, says }) => {
      await page.goto(`${site.url}games.html`);
      await says("game-name", "Isolation");
      await says("message", /^(?!.*(?:cannot|could not))/);
    },
  ],
];

/** What is read in one place for puzzles and games is damaged here in one of them. */
const IN_EVERY_RUN = ["a puzzle", "a damaged game"];

for (const [name, storage, find] of PROFILES) {
  const run = IN_EVERY_RUN.includes(name) ? test : thorough;
  run(`a device that keeps ${name} opens it, or says calmly that it cannot`, () =>
    visit(
      "embed/?g=slide2",
      async (person) => {
        await person.page.evaluate(
          (storage) => Object.entries(storage).forEach(([key, text]) => localStorage.setItem(`plyground.${key}`, text)),
          storage,
        );
        await find(person);
      },
      { languages: ["en"] },
    ),
  );
}

test("puzzles and games leave each other alone", () =>
  visit(
    "?seed=pear&d=9&v=1",
    async (person) => {
      const { page, says, cells } = person;
      const left = await slide(person);
      await page.goto(`${site.url}games.html?g=checkers`);
      await says("game-name", "Checkers");
      await ways.keyboard(page, 11);
      await ways.keyboard(page, 15);
      await page.waitForFunction(() => document.querySelectorAll("#history button").length === 2);
      await page.goto(site.url);
      await says("message", /^Welcome back/);
      assert.deepEqual(await cells(), left);
      await page.$eval("#undo", (button) => button.click());
      await says("moves-made", "0");
      await page.goto(`${site.url}games.html`);
      await says("game-name", "Checkers");
      await says("message", /^Welcome back/);
    },
    { languages: ["en"] },
  ));

thorough("each puzzle goes on where it was left when it is chosen again", () =>
  visit(
    "?seed=pear&d=9&v=1",
    async (person) => {
      const { page, says, cells } = person;
      const left = await slide(person);
      await page.locator("input[name=game][value=slide2]").click();
      await says("puzzle-name", "SlideTwo");
      await says("moves-made", "0");
      const small = await slide(person);
      await page.locator("input[name=game][value=slide3]").click();
      await says("message", /^Welcome back/);
      await says("puzzle-origin", /pear/);
      assert.deepEqual(await cells(), left);
      await page.locator("input[name=game][value=slide2]").click();
      await says("message", /^Welcome back/);
      assert.deepEqual(await cells(), small);
      await page.goBack();
      await says("puzzle-origin", /pear/);
    },
    { languages: ["en"] },
  ),
);

/**
 * The state in which a visitor leaves a page the first time.
 * @typedef {object} Stop
 * @property {(person: object) => Promise<unknown>} ready
 * @property {(person: object) => Promise<unknown>} [act]  The action there.
 * @property {(person: object) => Promise<unknown>} [kept]  The values that stay the same from then on, whichever way
 *   the visitor comes.
 * @property {(person: object) => Promise<unknown>} [shown]  The values that are the same if the visitor comes by Back.
 */
/** @type {Record<string, Stop>} By the files of the finished site. */
const STOPS = {
  "index.html": {
    ready: ({ says }) => says("optimum", /\d|–/),
    act: slide,
    kept: async ({ cells, text }) => [await cells(), await text("moves-made"), await text("puzzle-origin")],
  },
  "games.html": {
    ready: ({ says }) => says("turn", /./),
    async act({ page }) {
      await page.select("#seat-second", "you");
      await ways.keyboard(page, "d4");
      await page.waitForSelector("#history button");
    },
    kept: ({ page }) => page.evaluate(() => [location.search, document.querySelectorAll("#history button").length]),
  },
  "today.html": {
    ready: ({ says }) => says("day-title", /./),
    shown: ({ text }) => text("day-title"),
  },
  "problems.html": {
    ready: ({ says }) => says("turn", /win/i),
    shown: ({ page, text }) => Promise.all([page.evaluate(() => location.search), text("turn")]),
  },
  "lab.html": {
    ready: ({ page }) =>
      page.waitForFunction(
        () => document.getElementById("query").value !== "" || document.querySelector("#key-t")?.value,
      ),
    act: ({ page }) => page.$eval("#explain", (box) => box.click()),
    kept: ({ page }) => page.$eval("#explain", ({ checked }) => checked),
  },
  "print.html": {
    ready: ({ page }) => page.waitForSelector("#sheet > *"),
    act: ({ page }) =>
      page.$eval("#count", (field) => {
        field.value = "3";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    shown: ({ page }) => page.$eval("#count", ({ value }) => value),
  },
  "examples/index.html": {
    ready: ({ page }) => page.waitForSelector("#desk-form button:enabled"),
  },
};
/** The pages for other pages, of lessons, of sets, of positions and of searches, to which links lead in their own way, and the one for wrong
 * addresses. */
const APART = pages.map(({ file }) => file).filter((file) => !Object.hasOwn(STOPS, file));

const files = readdirSync(inRepository("dist"), { recursive: true })
  .filter((name) => name.endsWith(".html"))
  .sort();
const addressOf = (name) => site.url + name.replace(/(^|\/)index\.html$/, "$1");

/** A walk over every way from one to another, once each. @param {string[]} names */
function everyWay(names) {
  const left = new Map(names.map((name) => [name, names.filter((other) => other !== name)]));
  const [stack, walk] = [[names[0]], []];
  while (stack.length) {
    const next = left.get(stack.at(-1)).pop();
    if (next) stack.push(next);
    else walk.unshift(stack.pop());
  }
  return walk;
}

test("the tour knows every page", () => assert.deepEqual(files, [...Object.keys(STOPS), ...APART].sort()));

for (const language of ["en", "de"]) {
  thorough(`from every page to every other and back, everything is where it was left (${language})`, () =>
    visit(
      "?seed=pear&d=9&v=1",
      async (person) => {
        const { page, says } = person;
        await says("optimum", /\d|–/);
        if (language === "de") await Promise.all([page.waitForNavigation(), page.select("#language", "de")]);
        const left = new Map();
        /** @returns whether it is the first time */
        const arrive = async (name) => {
          const { ready, act, kept } = STOPS[name];
          await page.waitForFunction((language) => document.documentElement.lang === language, {}, language);
          await ready(person);
          if (left.has(name)) return assert.deepEqual(await kept?.(person), left.get(name), name);
          await act?.(person);
          await ready(person);
          left.set(name, await kept?.(person));
          return true;
        };
        const [first, ...others] = everyWay(Object.keys(STOPS));
        let [before, isFirst] = [first, await arrive(first)];
        for (const name of others) {
          const link = await page.evaluateHandle(
            (address) => [...document.querySelectorAll("header a, footer a")].find(({ href }) => href === address),
            addressOf(name),
          );
          assert.ok(link.asElement(), `${before} has no link to ${name}`);
          const look = async () => [page.url(), await STOPS[before].shown?.(person)];
          const shown = await look();
          await Promise.all([page.waitForNavigation(), link.evaluate((link) => link.click())]);
          const isNext = await arrive(name);
          if (isFirst) {
            await page.goBack();
            await arrive(before);
            assert.deepEqual(await look(), shown);
            await page.goForward();
            await arrive(name);
          }
          [before, isFirst] = [name, isNext];
        }
      },
      { languages: ["en"] },
    ),
  );
}
