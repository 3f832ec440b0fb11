// The pictures of the rules are right: each is a position of the engine, every arrow a legal move, every cross an
// illegal one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "../e2e/game_views.mjs";
import { loadGame } from "../e2e/modules.mjs";
import { inRepository } from "../e2e/repository.mjs";

const from = (path) => import(inRepository(`www/${path}`));
const { squaresOf } = await from("match/rules/diagram.js");
const { openGame } = await from("match/opening.js");

/** Every kind, and every variant that has rules of its own. */
const GAMES = [
  ...Object.keys(KINDS),
  "isolation:queen",
  "isolation:king:5x5",
  "loa:thesis-2000",
  "loa:mover-wins:6x6",
  "tzaar:random=1f",
  "tzaar:tournament",
];

const of = (game, file) => from(`games/${game.split(":")[0]}/${file}.js`);

for (const game of GAMES) {
  const { Game } = await loadGame(game.split(":")[0]);
  const makeGame = (game, position) => new Game(game, position);
  const { pictures, trial } = (await of(game, "rules")).drawn(game, KINDS[game.split(":")[0]]);

  for (const [
    name,
    { game: of, position, moves = [], picks, arrows = [], never = [], marks = {}, ends },
  ] of Object.entries(pictures)) {
    test(`${game}: the picture “${name}” is as the engine has it`, () => {
      const record = openGame({ game: of, position, moves }, makeGame);
      const { steps } = record.view;
      const step = (move) => steps.find((step) => step.name === move);
      const squares = squaresOf(record);
      assert.deepEqual(
        record.outcome && { winner: record.outcome.winner ?? null, reason: record.outcome.reason },
        ends,
      );
      for (const move of [...arrows, ...(picks ? [picks] : [])])
        assert.ok(step(move), `${move} is not among ${steps.map(({ name }) => name)}`);
      const piece = step(picks ?? arrows[0])?.from[0];
      const reached = steps.filter(({ from }) => from[0] === piece).flatMap(({ to }) => to);
      for (const square of [...never, ...Object.keys(marks)]) assert.ok(squares.has(square), square);
      for (const square of never) {
        assert.ok(piece !== undefined);
        assert.ok(!reached.includes(squares.get(square)), `${square} can be reached`);
      }
      // Numbers on squares are how far it is to them, and every square that can be reached has one.
      if (Object.keys(marks).length) {
        const place = (square) => [square % record.view.columns, Math.floor(square / record.view.columns)];
        const far = (square) => Math.max(...place(square).map((line, axis) => Math.abs(line - place(piece)[axis])));
        assert.deepEqual(
          marks,
          Object.fromEntries(
            [...squares]
              .filter(([, square]) => reached.includes(square))
              .map(([name, square]) => [name, String(far(square))])
              .sort((a, b) => Object.keys(marks).indexOf(a[0]) - Object.keys(marks).indexOf(b[0])),
          ),
        );
      }
      record.free();
    });
  }

  test(`${game}: the first move to try is one of several, and does what it promises`, () => {
    const { good, then = [] } = trial;
    const record = openGame({ ...trial, moves: [] }, makeGame);
    const names = record.view.steps.map(({ name }) => name);
    assert.ok(names.length > good.length, names.join());
    assert.equal(record.outcome, undefined);
    const me = record.side;
    for (const move of names) {
      const tried = openGame({ ...trial, moves: [move] }, makeGame);
      if (good.includes(move)) for (const reply of then) tried.play(reply);
      // Checkers asks for two men, everything else for a win.
      const isGood = game === "checkers" ? move.split("x").length === 3 : tried.outcome?.winner === me;
      assert.equal(isGood, good.includes(move), `${move}: ${JSON.stringify(tried.outcome)}`);
      tried.free();
    }
    record.free();
  });

  for (const language of ["en", "de"]) {
    test(`${game}: every picture is shown and explained, ${language}`, async () => {
      const { parts, title, source, first } = (await of(game, `words_${language}`)).words.rules(
        game,
        KINDS[game.split(":")[0]],
      );
      const pictureNames = parts.flatMap(({ shows = {} }) => Object.keys(shows));
      assert.deepEqual(pictureNames.sort(), Object.keys(pictures).sort());
      for (const text of [
        title,
        source,
        first.task,
        first.good,
        first.other,
        ...parts.map(({ text }) => text),
        ...parts.flatMap(({ shows = {} }) => Object.values(shows)),
      ]) {
        assert.match(text.replace(/<[^>]*>/g, ""), /\p{L}.*[.!?)\p{L}]$/u);
      }
    });
  }
}
