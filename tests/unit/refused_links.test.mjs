// The messages of pages about links that they cannot open.
import { learn } from "../../www/site/i18n.js";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as distances from "../../pkg/distances.js";
import { kindId } from "../../www/match/game_modules.js";
import { explain as explainGame } from "../../www/match/game_texts.js";
import { learnKind } from "../../www/match/game_views.js";
import { parseGameLink } from "../../www/match/link.js";
import { openGame } from "../../www/match/opening.js";
import { words as gameWords } from "../../www/match/words.js";
import { openRecord } from "../../www/play/opening.js";
import { isOnly, parseProblemLink } from "../../www/problems/link.js";
import { words as problemWords } from "../../www/problems/words.js";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { distancesModule } from "../../www/site/files.js";
import { speak } from "../../www/site/language.js";
import { LinkError, parseLink } from "../../www/site/puzzle_link.js";
import { pageQuery } from "../../www/site/query.js";
import { explain, words } from "../../www/site/words.js";
import { loadGame } from "../e2e/modules.mjs";
import { inRepository } from "../e2e/repository.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
distances.initSync({ module: await readFile(inRepository(distancesModule)) });
/** The modules of the two-player games, by the beginning of a game's name. */
const modules = Object.fromEntries(await Promise.all(MATCH_GAMES.map(async (game) => [game, await loadGame(game)])));
await Promise.all(MATCH_GAMES.map(learnKind));
const moduleOf = (game) => modules[kindId(game)];
const makeGame = (game, position) => new (moduleOf(game).Game)(game, position);
const seatsOf = (game) => [
  "you",
  ...moduleOf(game)
    .levels(game)
    .map(({ id }) => id),
];
/** Deals as the worker of the play page does. */
const engine = {
  ask: async (_op, { game, distance, seed }) => ({
    position: distances.Table.generate(game).randomPosition(distance, seed),
  }),
};
const queryOf = (link) => pageQuery(new URL(link, "https://plyground.example/"));

/** The message of each page about a link; undefined if it opens it. */
const PAGES = {
  async puzzles(link) {
    try {
      (await openRecord(parseLink(queryOf(link), MATCH_GAMES), distances, engine)).free();
    } catch (error) {
      return words.wrong.link(explain(error));
    }
  },
  async games(link) {
    try {
      openGame(parseGameLink(queryOf(link), seatsOf), makeGame).free();
    } catch (error) {
      return gameWords.wrongLink(explainGame(error));
    }
  },
  async problems(link) {
    try {
      const problem = parseProblemLink(queryOf(link));
      openGame({ ...problem, moves: [] }, makeGame).free();
      if (isOnly(problem.turns) && !moduleOf(problem.game).hasOnlyMoves(problem.game))
        throw new LinkError("n", problemWords.wrong.inexact);
    } catch (error) {
      return problemWords.wrongLink(`${explainGame(error)}${error instanceof LinkError ? "" : "."}`);
    }
  },
};

const DUEL_NAMES = MATCH_GAMES.join(", ");

/** @type {Record<keyof PAGES, [link: string, expected: string][]>} */
const REFUSED = {
  puzzles: [
    ["?g=chess", `“g=chess” is not understood: expected slide2, slide3, slide4, slide5, ${DUEL_NAMES}.`],
    ["?game=chess", "“game=chess” is not understood: expected slide2"],
    ["?g=slide3&game=slide3", "“game” appears twice in the link: expected it once."],
    ["?p=115.98765432", "“98765432” is not an order: expected each of the 9 tiles 1 to 9 exactly once"],
    ["?p=115.987654312", "cannot be solved: its order is an odd permutation"],
    ["?seed=x&d=99&v=1", "no position has distance 99: expected 0 to 26"],
    ["?seed=x&v=7", "“v=7” is not understood: expected 1"],
    ["?seed=x&p=115.123456789", "“p” and “seed” contradict each other"],
    ["?day=2026-02-30&v=1", "expected a date, as in 2026-11-20"],
    ["?day=2999-01-01&v=1", "expected a day up to 20"],
    ["?m=R2X9", "“m=R2X9” is not understood"],
    ["?m=R4", "“m” contains a move that is not possible"],
    ["?moves=R4", "“moves” contains a move that is not possible"],
    ["?p=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E1", "“<img src=x onerror=alert(1)>1” is not a position"],
  ],
  games: [
    ["?g=chess", "“chess” is not a game"],
    ["?g=loab", "“loab” is not a game: expected one of isolation, giveaway, checkers, loa"],
    ["?g=draughts", "“draughts” is not a game"],
    ["?second=grandmaster", "expected you, random"],
    ["?g=isolation:2x2", "expected isolation, optionally followed by"],
    ["?m=d4.d4", "not possible"],
    ["?m=z9", "not possible"],
    ["?p=7/7", "7/7"],
    ["?g=checkers&p=7", "expected the side to move"],
    ["?g=checkers&p=B:W33:B1", "a square from 1 to 32"],
    ["?g=giveaway&m=11-16.9-13", "not possible"],
    ["?g=giveaway&second=perfect", "expected you, random"],
    ["?g=loa:7x7", "loa:7x7"],
    ["?g=loa&p=8/8/8/8/8/8/8/8_b", "1 to 12 pieces"],
    ["?g=loa&m=b1-b2", "not possible"],
    ["?g=loa&second=perfect", "expected you, random"],
    ["?g=tzaar:big", "tzaar:big"],
    ["?g=tzaar&p=-----_w_1", "9 columns"],
    ["?g=tzaar&m=A1xA2", "not possible"],
    ["?g=tzaar&second=perfect", "expected you, random"],
    ["?g=breakthrough:7x7", "breakthrough:7x7"],
    ["?g=breakthrough&p=8/8/8/8/8/8/8/8_b", "1 to 16 men"],
    ["?g=breakthrough&m=a2-a4", "not possible"],
    ["?g=breakthrough&second=perfect", "expected you, random"],
  ],
  problems: [
    ["?g=loa&n=0", "“n=0” is not understood: expected a number of turns from 1 to 20"],
    ["?g=loa&n=3-2", "“n=3-2” is not understood"],
    ["?g=loa&grade=9", "“grade=9” is not understood: expected a grade from 0 to 8"],
    ["?g=loa&seed=x&v=2", "“v=2” is not understood: expected 1"],
    ["?g=loa&n=2&p=8/8_w", "expected 8 rows"],
    ["?g=loa&n=2&p=x&seed=y", "“seed=y” is not understood: expected no seed"],
    ["?g=loa&n=2&n=3", "twice"],
    ["?g=loa&n=only", "expected a number of turns, because this game has no solver or endgame tables"],
    ["?n=only:56", "“n=only:56” is not understood"],
    ["?g=chess&seed=1", "chess"],
    ["?g=loab&seed=1", "“loab” is not a game: expected one of isolation, giveaway, checkers, loa"],
  ],
};

for (const [page, cases] of Object.entries(REFUSED))
  for (const [link, expected] of cases)
    test(`the page of ${page} says what is wrong with ${link}`, async () => {
      const message = await PAGES[page](link);
      assert.match(message, /^This link cannot be opened: /);
      assert.ok(message.includes(expected), message);
    });

/** Links of puzzles as they look after a mailer, a sentence or a slip of the hand. */
const MANGLED = [
  "?g",
  "?g=",
  "?g=slide2?g=slide2",
  "?p=115.98765",
  "?p=",
  "?p=115%2E98%",
  "?seed=pear&d=",
  "?seed=pear&d=9&v=",
  "?day=2026-11-",
  "?day",
  "?m=R2C",
  "?m=R2C3R2C3R2C3R2C3R2X",
  "?seed=pear&d=9&seed=pear&d=9",
  `?m=${"R2".repeat(40)}Q`,
  "?g=%00",
  "?g=__proto__",
  "?seed=pear&d=1e1",
];

async function explainsMangled(opener) {
  for (const link of MANGLED) {
    const message = await PAGES.puzzles(link);
    assert.match(message, opener, link);
    assert.doesNotMatch(message, /undefined|null|\.\.|function|Error/, link);
  }
}

test("the page of puzzles explains mangled links", () =>
  explainsMangled(/^This link cannot be opened: “.*\. Here is the classic start instead\.$/));

const REFUSED_IN_GERMAN = [
  ["?g=chess", `„g=chess“ ist unverständlich: erwartet wird slide2, slide3, slide4, slide5, ${DUEL_NAMES}.`],
  ["?p=115.98765432", "„115.98765432“ ist keine Stellung"],
  ["?p=115.987654312", "„115.987654312“ ist nicht lösbar"],
  ["?seed=x&d=99&v=1", "keine Stellung hat den Abstand 99"],
  ["?seed=x&p=115.123456789", "widersprechen sich"],
  ["?day=2026-02-30&v=1", "erwartet wird ein Datum"],
  ["?m=R4", "„m“ enthält einen Zug, der nicht möglich ist"],
];

// The words stay German from here on.
test("the page of puzzles speaks German about links too", async () => {
  speak("de");
  await learn(words);
  for (const [link, expected] of REFUSED_IN_GERMAN) {
    const message = await PAGES.puzzles(link);
    assert.match(message, /^Dieser Link lässt sich nicht öffnen: /);
    assert.ok(message.includes(expected), message);
    assert.doesNotMatch(message, /expected|is no|cannot/);
  }
  await explainsMangled(/^Dieser Link lässt sich nicht öffnen: .*„.*\. Stattdessen /);
});
