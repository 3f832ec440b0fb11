// Every two-player game on the games page: whole games, refusals, variants, records and German. The records in games/
// say what differs; what only one game has is tested in its own file.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import {
  OVER,
  findAllAccessible,
  history,
  movable,
  playOn,
  squares,
  targets,
  unfold,
  visitGames,
  ways,
} from "./match_page.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

/**
 * The tests of a game on its page.
 * @typedef {object} OnPage
 * @property {{ way: "keyboard" | "touch", query: string, isUsual?: boolean }[]} wholeGames  In the usual run, those that
 *   are marked.
 * @property {RegExp} move  How its moves are written.
 * @property {{ query: string, isUnfolded?: boolean, isNumbered?: boolean }[]} [accessible]  Views for axe, with values
 *   and rules unfolded, and with numbers on the squares.
 * @property {object} [refusals]
 * @property {string} refusals.query
 * @property {Record<string, RegExp>} refusals.squares  Descriptions of squares for screen readers.
 * @property {string} refusals.picked  A piece that is picked up.
 * @property {string[]} refusals.targets  Where it can go then.
 * @property {Told[]} refusals.told
 * @property {object} [variants]
 * @property {string} variants.query
 * @property {RegExp} [variants.first]  The first square.
 * @property {string} variants.text
 * @property {[field: string, value: string, text: string, search: string][]} variants.choices
 * @property {number} variants.squares  After all choices.
 * @property {object} [record]
 * @property {string} record.query
 * @property {string} record.text  The record of that game.
 * @property {string} record.read  Another record.
 * @property {string} record.last  The last move of that one, as the page writes it.
 * @property {number} record.badges  The least number of values on the board.
 * @property {object} [german]
 * @property {string} german.query
 * @property {string} german.name
 * @property {string} german.turn
 * @property {string} [german.variant]
 * @property {string} [german.pass]  The message about a pass.
 * @property {[square: string, said: RegExp]} german.square
 * @property {Told} [german.refusal]
 * @property {[field: string, value: string, message: RegExp]} [german.choice]
 */
/** @typedef {[chosen: string[], message: string]} Told  The message after squares were chosen. */

const { site, visit: open } = await useSite();
const visit = visitGames(open);
const search = (page) => page.evaluate(() => location.search);

/** Chooses squares by keyboard, with nothing picked up before. */
async function chooseAnew(page, names) {
  await page.keyboard.press("Escape");
  for (const name of names) await ways.keyboard(page, name);
}

/** Presses the button that passes, in German. */
const pass = (page) =>
  page
    .locator(".pass")
    .filter((button) => button.textContent === "Passen")
    .click();

/** @type {[id: string, onPage: OnPage][]} */
const GAMES = await Promise.all(MATCH_GAMES.map(async (id) => [id, (await import(`./games/${id}.mjs`)).onPage]));

/** The game whose page is tried from end to end in every run; of the others, whole games. */
const TRIED = "loa";

for (const [id, { wholeGames, move, refusals, variants, record, german, accessible }] of GAMES) {
  const runTried = id === TRIED ? test : thorough;

  for (const { way, query, isUsual } of wholeGames) {
    const run = isUsual ? test : thorough;
    run(`a whole game is played by ${way}: ${query}`, () =>
      visit(
        query,
        async (person) => {
          const { page, text } = person;
          await page.setViewport({ width: 390, height: 800, hasTouch: way === "touch" });
          await playOn(person, ways[way]);
          assert.match(await text("turn"), OVER);
          assert.match(await text("message"), OVER);
          for (const made of await history(page)) assert.match(made, move);
          assert.deepEqual(await movable(page), []);
          assert.equal(await page.$(".pass:enabled"), null);
        },
        { chance: 1 },
      ),
    );
  }

  if (refusals)
    runTried(`${id}: a piece that is picked up shows where it can go, and what is refused is explained`, () =>
      visit(refusals.query, async ({ page, text }) => {
        const said = await squares(page);
        for (const [name, pattern] of Object.entries(refusals.squares)) assert.match(said[name], pattern);
        await ways.keyboard(page, refusals.picked);
        assert.deepEqual(await targets(page), refusals.targets);
        for (const [names, message] of refusals.told) {
          await chooseAnew(page, names);
          assert.equal(await text("message"), message);
        }
      }),
    );

  if (variants)
    runTried(`${id}: variants are chosen, and are in the link`, () =>
      visit(variants.query, async ({ page, says, text }) => {
        if (variants.first)
          assert.match(await page.$eval("#board [role=gridcell]", ({ ariaLabel }) => ariaLabel), variants.first);
        assert.equal(await text("variant"), variants.text);
        for (const [field, value, variant, link] of variants.choices) {
          await page.select(`#${field}`, value);
          await says("variant", variant);
          assert.equal(await search(page), link);
        }
        assert.equal((await page.$$("#board [role=gridcell]")).length, variants.squares);
        await page.reload();
        await says("variant", variants.choices.at(-1)[2]);
        for (const [field, value] of variants.choices)
          assert.equal(await page.$eval(`#${field}`, (select) => select.value), value);
        assert.equal(await page.$eval("#games [aria-current]", ({ dataset }) => dataset.game), id);
      }),
    );

  if (record)
    runTried(`${id}: records are lines of text, and hints and values are of every move`, () =>
      visit(record.query, async ({ page, says, click }) => {
        await page
          .locator(".texts > summary")
          .filter((summary) => summary.textContent === "Game and position as text")
          .click();
        assert.equal(await page.$eval("#record", ({ value }) => value), record.text);
        await page.$eval("#record", (field, text) => (field.value = text), record.read);
        await page.locator("#record-form button:not([type])").click();
        await page.waitForFunction(
          (made) => document.querySelector("#history li:last-child")?.textContent.includes(made),
          {},
          record.last,
        );
        assert.equal((await history(page)).at(-1), record.last);
        await click("hint");
        const [, hinted] = /^The engine would play (\S+): /.exec(await says("message", /^The engine would play \S+: /));
        assert.match(hinted, move);
        await page.waitForSelector("#board svg path.hint");
        await click("why");
        await says("message", /^Green is best|^All moves|^Every move/);
        assert.ok((await page.$$("#board .badge")).length >= record.badges);
      }),
    );

  if (german)
    runTried(`${id}: the page speaks German`, () =>
      visit(
        german.query,
        async ({ page, says, text }) => {
          assert.equal(await text("game-name"), german.name);
          assert.equal(await text("turn"), german.turn);
          if (german.variant) assert.equal(await text("variant"), german.variant);
          if (german.pass) {
            await pass(page);
            await says("message", german.pass);
          }
          assert.match((await squares(page))[german.square[0]], german.square[1]);
          if (german.refusal) {
            const [names, message] = german.refusal;
            await chooseAnew(page, names);
            await says("message", message);
          }
          if (german.choice) {
            const [field, value, message] = german.choice;
            await page.select(`#${field}`, value);
            await says("message", message);
          }
        },
        { languages: GERMAN },
      ),
    );

  if (accessible)
    thorough(`${id}: no violations, light and dark, wide and narrow`, () =>
      findAllAccessible(
        site,
        visit,
        accessible.map(({ query, isNumbered, isUnfolded }) => [
          query,
          async (person) => {
            if (isNumbered) await person.click("numbers");
            if (isUnfolded) await unfold(person);
          },
        ]),
      ),
    );
}
