// A visitor who walks over the site with what the device keeps: every page finds what was left there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ways } from "./duel.mjs";
import { useSite } from "./visit.mjs";

const { site, visit } = await useSite();

/** Makes the first move there is on the page of puzzles, and tells what is on the board then. */
async function slide({ page, says, cells }) {
  await says("optimum", /\d|–/);
  await page.$eval("#board .gate", (gate) => gate.click());
  await says("moves-made", "1");
  return cells();
}

const PROFILES = [
  ["a puzzle", { game: "?seed=pear&d=9&v=1&m=R2" }, async ({ page, says }) => {
    await page.goto(site.url);
    await says("message", /^Welcome back/);
    await says("puzzle-origin", /pear/);
    await says("moves-made", "1");
  }],
  ["a game for two", { game: "checkers", "match-checkers": "?g=checkers&m=11-15.22-18" }, async ({ page, says }) => {
    await page.goto(site.url);
    await says("optimum", /\d/);
    await says("message", /^(?!.*(?:cannot|could not))/);
    await page.goto(`${site.url}games.html`);
    await says("game-name", "Checkers");
    await says("message", /^Welcome back/);
  }],
  ["a puzzle that was solved", { game: "" }, async ({ page, says }) => {
    await page.goto(site.url);
    await says("optimum", /\d/);
    await says("message", /^(?!.*(?:cannot|could not))/);
  }],
  ["a damaged puzzle", { puzzle: "slide3", "puzzle-slide3": "?p=115.98" }, async ({ page, says }) => {
    await page.goto(site.url);
    await says("message", /^The puzzle you left here could not be opened/);
    await says("optimum", /\d/);
  }],
  ["another puzzle in its place", { puzzle: "slide2", "puzzle-slide2": "?m=R2" }, async ({ page, says }) => {
    await page.goto(site.url);
    await says("message", /^The puzzle you left here could not be opened/);
  }],
  ["a puzzle of a later version", { puzzle: "slide9", "puzzle-slide9": "?g=slide9&m=R9" }, async ({ page, says }) => {
    await page.goto(site.url);
    await says("message", /^The puzzle you left here could not be opened/);
  }],
  ["a damaged game", { match: "tzaar", "match-tzaar": "?g=tzaar&m=what.ever" }, async ({ page, says }) => {
    await page.goto(`${site.url}games.html`);
    await says("game-name", "Tzaar");
    await says("message", /^The game you left here could not be opened/);
  }],
  ["another game in its place", { match: "loa", "match-loa": "#!" }, async ({ page, says }) => {
    await page.goto(`${site.url}games.html`);
    await says("game-name", "Lines of Action");
    await says("message", /^The game you left here could not be opened/);
  }],
  ["no game that there is", { match: "constructor" }, async ({ page, says }) => {
    await page.goto(`${site.url}games.html`);
    await says("game-name", "Isolation");
    await says("message", /^(?!.*(?:cannot|could not))/);
  }],
];

for (const [name, storage, find] of PROFILES) {
  test(`a device that keeps ${name} opens it, or says calmly that it cannot`, () =>
    visit("embed/?g=slide2", async (person) => {
      await person.page.evaluate((storage) => Object.entries(storage).forEach(([key, text]) => localStorage.setItem(`plyground.${key}`, text)), storage);
      await find(person);
      assert.equal(await person.page.evaluate(() => localStorage.getItem("plyground.game")), null);
    }, { languages: ["en"] }));
}

test("puzzles and games leave each other alone", () =>
  visit("?seed=pear&d=9&v=1", async (person) => {
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
  }, { languages: ["en"] }));

test("each puzzle goes on where it was left when it is chosen again", () =>
  visit("?seed=pear&d=9&v=1", async (person) => {
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
  }, { languages: ["en"] }));
