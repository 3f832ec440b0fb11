// The end of each two-player game by its rules: the message, and what is marked on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf, learnKind } from "../../www/match/game_views.js";
import { parseGameLink } from "../../www/match/link.js";
import { openGame } from "../../www/match/opening.js";
import { tellEnd } from "../../www/match/describe_move.js";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { loadGame } from "../e2e/modules.mjs";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

const GAMES = await Promise.all(
  MATCH_GAMES.map(async (id) => {
    await learnKind(id);
    return { Game: (await loadGame(id)).Game, ends: (await import(`../e2e/games/${id}.mjs`)).ends };
  }),
);

for (const { Game, ends } of GAMES)
  for (const [query, told] of ends)
    test(`${query}: ${told ?? "the game goes on"}`, () => {
      const link = parseGameLink(query, () => ["you", "easy"]);
      const record = openGame(link, (game, position) => new Game(game, position));
      assert.equal(tellEnd({ record, yourSide: undefined, knowsSeats: true })?.text, told);
      record.free();
    });

/** A game as a link opens it, and the names of squares. */
function openLink(query) {
  const link = parseGameLink(query, () => ["you", "easy"]);
  const { Game } = GAMES[MATCH_GAMES.indexOf(link.game.split(":")[0])];
  const record = openGame(link, (game, position) => new Game(game, position));
  const kind = kindOf(record.game);
  const view = { ...record.view, rows: record.rows };
  const facts = { targets: [], isTarget: false, mark: undefined };
  return { record, kind, view, nameOf: (square) => kind.describe(view, square, facts).split(",")[0] };
}

for (const [query, marked] of [
  ["?g=isolation:queen:3x3&m=a3.b3.a2.c3.b2.c2.a1.b1", ["a2 barred", "b2 barred", "b1 barred", "a1 ring"]],
  ["?g=checkers&p=B:W18:B15&m=15x22", ["22 ring"]],
  ["?g=giveaway&p=B:W18:B15&m=15x22", ["22 ring"]],
  ["?g=breakthrough&p=8/3w2b1/8/8/8/8/8/8_w&m=d7-e8", ["h8 link", "e8 ring"]],
  ["?g=tzaar&p=Z2--o-/r3-----/---o---/---R----/----z-O-/---O--O-/------O/o-----/o----_w_1&m=E7xE5", ["E5 ring"]],
  ["?g=loa&m=b1-b3.a2-c2.b3-b1.c2-a2.b1-b3.a2-c2.b3-b1.c2-a2", []],
])
  test(`${query}: ${marked.join(", ") || "nothing"} decided it`, () => {
    const { record, kind, view, nameOf } = openLink(query);
    assert.deepEqual(
      kind
        .decides(view, record.outcome, record.last, record.game)
        .map(({ to, kind }) => `${nameOf(to)} ${kind}`)
        .sort(),
      marked.sort(),
    );
    record.free();
  });

test("the pieces that cannot move are marked, those of the winner in give-away checkers", () => {
  const ends = GAMES.flatMap(({ ends }) => ends.map(([query]) => query));
  const stuck = ends.map(openLink).filter(({ record }) => record.outcome?.reason === "stuck");
  assert.ok(stuck.length > 0);
  for (const { record, kind, view } of stuck) {
    const loser = record.outcome.winner === "first" ? "second" : "first";
    const isTheirs = kind.id === "giveaway" ? record.outcome.winner : loser;
    assert.ok(kind.decides(view, record.outcome, record.last, record.game).length > 0, record.game);
    assert.ok(record.side === undefined || record.side === isTheirs);
  }
  for (const { record } of stuck) record.free();
});

test("the reach of the opponent in Isolation is where they can go after one move or another", () => {
  const { record, kind, view, nameOf } = openLink("?m=d4.b4");
  const reached = kind.shows(view, undefined, record).map(({ to }) => nameOf(to));
  const after = view.steps.flatMap(({ name }) => record.stepsAfter(name).map(({ to }) => nameOf(to[0])));
  assert.deepEqual(reached.sort(), [...new Set(after)].sort());
  assert.equal(record.at, 2);
  record.free();
});

test("a blocked line of Lines of Action says what is in the way", () => {
  const { record, kind, view } = openLink("?g=loa&p=8/8/7b/3w4/3b4/3w4/8/8_b");
  const d4 = 4 * 8 + 3;
  assert.match(kind.tellPicked(view, d4), /Column: White is in the way\./);
  record.free();
});
