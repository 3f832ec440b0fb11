// The message at the end of each two-player game, by its rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { learnKind } from "../../www/match/kinds.js";
import { parseGameLink } from "../../www/match/link.js";
import { openGame } from "../../www/match/opening.js";
import { tellEnd } from "../../www/match/describe_move.js";
import { DUELS } from "../../www/site/duels.js";
import { loadGame } from "../e2e/modules.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

const GAMES = await Promise.all(
  DUELS.map(async (id) => {
    await learnKind(id);
    return { Game: (await loadGame(id)).Game, ends: (await import(`../e2e/games/${id}.mjs`)).ends };
  }),
);

for (const { Game, ends } of GAMES)
  for (const [query, told] of ends)
    test(`${query}: ${told ?? "the game goes on"}`, () => {
      const link = parseGameLink(query, () => ["you", "easy"]);
      const round = openGame(link, (game, position) => new Game(game, position));
      assert.equal(tellEnd({ round, yourSide: undefined, knowsSeats: true })?.text, told);
      round.free();
    });
