// Values on the games page: winning chances with the player's name, followed by the engine's own number.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOf } from "../../www/match/game_views.js";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { visitGames } from "./match_page.mjs";
import "./game_views.mjs";
import { thorough, useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);

const POSITIONS = Object.fromEntries(
  await Promise.all(MATCH_GAMES.map(async (id) => [id, (await import(`./games/${id}.mjs`)).uncertain])),
);
/** A chance with its value, or a certain result. */
const WORTH = /^(?:A|B|Black|White) (?:\d{1,2}%|wins(?: in \d+ moves?)?)$/;

/** All texts of the page about values. */
const said = (page) =>
  page.evaluate(() => ({
    lines: [...document.querySelectorAll("#lines li")].map(({ textContent }) => textContent),
    badges: [...document.querySelectorAll("#board .badge")].map(({ textContent }) => textContent),
    gauge: document.getElementById("gauge").getAttribute("aria-valuetext"),
    share: Number(document.querySelector("#gauge i").style.getPropertyValue("--share")),
    now: Number(document.getElementById("gauge").getAttribute("aria-valuenow")),
    graph: document.getElementById("graph").getAttribute("aria-valuetext"),
  }));

for (const [game, query] of Object.entries(POSITIONS)) {
  const run = game === "tzaar" ? test : thorough;
  run(`${game}: lines, badges, gauge and curve tell the same chance`, () =>
    visit(query, async ({ page, says, click }) => {
      await click("why");
      // In a lost position no move may stand out, however good the engine is.
      const told = await says("message", /^Green is best|^Every move/);
      const [, move, best] = /^Green is best\. (\S+): (.*)\.$/.exec(told) ?? [];
      await page.waitForSelector("#graph[aria-valuetext]");
      const { lines, badges, gauge, share, now, graph } = await said(page);
      assert.match(best ?? gauge, WORTH);
      // The engine's own number stands in its panel alone.
      const valued = lines.map((line) => / \(value −?[\d,.]+\)(?=: )/[Symbol.replace](line, ""));
      if (move) assert.ok(valued[0].startsWith(`${best}: ${move}`), lines[0]);
      for (const line of valued) assert.match(line.split(": ")[0], WORTH);
      assert.match(gauge, WORTH);
      assert.match(graph, /^After \d+ moves?: /);
      assert.equal(graph.split(": ")[1], gauge);
      for (const badge of badges) assert.match(badge, /^(?:\d{1,2}%|win(?: \d+)?|loss|holds \d+|draw)$/);
      // The bar shows the first player's chance, and the gauge names the player with the greater one.
      const [, player, percent] = /^(\w+) (\d+)%/.exec(gauge) ?? [];
      if (player) {
        const isFirst = player === wordsOf(game).players.first;
        assert.ok(Math.abs(Number(percent) - (isFirst ? now : 100 - now)) <= 1, `${gauge}, ${now}`);
        assert.ok(Number(percent) >= 50, gauge);
      }
      assert.equal(Math.round(share * 100), now);
    }),
  );
}

for (const [game, colour] of [
  ["loa", "dark"],
  ["breakthrough", "light"],
  ["tzaar", "light"],
])
  (game === "tzaar" ? thorough : test)(
    `the bar of the gauge is ${colour} in ${game}, as the first player's pieces are`,
    () =>
      visit(`?g=${game}&second=you`, async ({ page }) => {
        const bright = await page.$eval("#gauge i", (bar) =>
          Number(/\d+/.exec(getComputedStyle(bar).backgroundColor)?.[0]),
        );
        assert.equal(bright > 128 ? "light" : "dark", colour);
      }),
  );

test("a certain win is shown by its number of moves, and fills the gauge", () =>
  // Black captures the last man.
  visit("?g=checkers&p=B:W18:B15&second=you", async ({ page, says, click }) => {
    await click("why");
    await says("message", "Green is best. 15x22: Black wins in 1 move.");
    const { badges, share } = await said(page);
    assert.deepEqual(badges, ["win 1"]);
    assert.equal(share, 1);
  }));

test("a win of unknown length is shown without a number of moves", () =>
  // Every move is won, as the solver finds.
  visit("?g=isolation&p=7/3x3/1x3b1/2x4/3a3/7/2x4_a&second=you&first=you", async ({ page, says, click }) => {
    await click("why");
    await says("message", "All moves are equally good: A wins.");
    const { badges, lines, share } = await said(page);
    assert.deepEqual(badges, []);
    for (const line of lines) assert.match(line, /^A wins: /);
    assert.equal(share, 1);
  }));

test("near the end the length is known after every move", () =>
  visit("?g=isolation:4x4&p=a3/4/4/b3_a&first=you&second=you", async ({ page, says, click }) => {
    await click("why");
    await says("message", "Every move loses here; all hold out for 12 moves.");
    assert.deepEqual((await said(page)).badges, []);
  }));

test("in a lost position it is said which move holds out longest, if that is known", async () => {
  for (const [query, told] of [
    ["?g=isolation:4x4&m=a4.a2.c3.b4.b1", /^Every move loses here; d3 holds out longest, 6 moves\.$/],
    ["?m=d4.c6.e6.e5", /^Every move loses here; which holds out longest is not known\. The engine would play \w\d\.$/],
  ])
    await visit(`${query}&second=you`, async ({ says, click }) => {
      await click("why");
      await says("message", told);
    });
});
