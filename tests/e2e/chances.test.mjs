// Values are told as chances to win: whose they are, with the engine's own number behind them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOf } from "../../www/match/kinds.js";
import { DUELS } from "../../www/site/duels.js";
import { visitGames } from "./duel.mjs";
import { KINDS } from "./kinds.mjs";
import { loadGame } from "./modules.mjs";
import { GERMAN, useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);

const POSITIONS = Object.fromEntries(
  await Promise.all(DUELS.map(async (id) => [id, (await import(`./games/${id}.mjs`)).uncertain])),
);
/** A chance with the value behind it, or what is certain. */
const WORTH = /^(?:A|B|Black|White) (?:\d{1,2}% \(value −?[\d,.]+\)|wins in \d+ moves?)$/;

/** What the page says of values, wherever it does. */
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
  test(`${game}: lines, badges, gauge and curve tell the same chance`, () =>
    visit(query, async ({ page, says, click }) => {
      await click("why");
      const [, move, best] = /Best: (\S+), (.*)\.$/.exec(await says("message", /^On the board: /));
      const { lines, badges, gauge, share, now, graph } = await said(page);
      assert.match(best, WORTH);
      assert.ok(lines[0].startsWith(`${best}: ${move}`), lines[0]);
      for (const line of lines) assert.match(line.split(": ")[0], WORTH);
      assert.match(gauge, WORTH);
      assert.match(graph, /^After \d+ moves?: /);
      assert.equal(graph.split(": ")[1], gauge);
      for (const badge of badges) assert.match(badge, /^(?:\d{1,2}%|(?:win|loss) \d+|draw)$/);
      // The bar is the first player's chance, and the gauge names who has the greater one.
      const [, player, percent] = /^(\w+) (\d+)%/.exec(gauge) ?? [];
      if (player) {
        const isFirst = player === wordsOf(game).players.first;
        assert.ok(Math.abs(Number(percent) - (isFirst ? now : 100 - now)) <= 1, `${gauge}, ${now}`);
        assert.ok(Number(percent) >= 50, gauge);
      }
      assert.equal(Math.round(share * 100), now);
    }));
}

test("a certain win is told by its moves, and fills the gauge", () =>
  // Black captures the last man.
  visit("?g=checkers&p=B:W18:B15&second=you", async ({ page, says, click }) => {
    await click("why");
    await says("message", "On the board: Black’s winning chance with each move. Best: 15x22, Black wins in 1 move.");
    const { badges, share } = await said(page);
    assert.deepEqual(badges, ["win 1"]);
    assert.equal(share, 1);
  }));

test("German names the player and has the value behind too", () =>
  visit(
    POSITIONS.loa,
    async ({ page, says, click }) => {
      await click("hint");
      await says("message", /^Die Engine würde \S+ spielen: Schwarz \d+ % \(Wert −?[\d,.]+\)\.$/);
      assert.match((await said(page)).gauge, /^(?:Schwarz|Weiß) \d+ % \(Wert [\d,.]+\)$/);
    },
    { languages: GERMAN },
  ));

test("every level whose evaluation is not the best has a slope of its own", async () => {
  for (const [game, { slopes }] of Object.entries(KINDS)) {
    const { levels } = await loadGame(game);
    const of = (id) => /\/eval=([^/]+)/.exec(levels(game).find((level) => level.id === id).engine)?.[1];
    const best = of("strong");
    for (const { id } of levels(game)) {
      if (of(id) && of(id) !== best) assert.ok(Object.hasOwn(slopes, id), `${game}: ${id} thinks by ${of(id)}`);
    }
  }
});
