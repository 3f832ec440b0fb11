// Positions that are set up: the texts written of them are those of the engine, and what the page refuses is what the rules
// refuse.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { KINDS } from "../e2e/game_views.mjs";
import { inRepository } from "../e2e/repository.mjs";
import { fileOf, idOf } from "../../www/match/game_modules.js";
import { formatSetupLink, positionIn } from "../../www/setup/link.js";
import { SetupHistory } from "../../www/setup/setup_history.js";
import { loadSetup } from "../../www/setup/setups_of_games.js";

const { newGameModule } = await import(inRepository("pkg/games.js"));
const shipped = JSON.parse(await readFile(inRepository("tests/data/problems.json"), "utf8"));

/** Positions of the documentation, and texts that people write in another form, with the engine's own. */
const TEXTS = {
  loa: { "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8_w": "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w" },
  checkers: { "B:B1-12:W21-32.": "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12" },
  giveaway: { "w: bk3: w k10, 18,25,30": "W:WK10,18,25,30:BK3" },
};

const GAMES = [
  "isolation",
  "isolation:queen:5x4",
  "giveaway",
  "checkers",
  "loa",
  "loa:6x6",
  "tzaar",
  "tzaar:tournament",
];
GAMES.push("breakthrough", "breakthrough:6x6");

/** A game, its kind and what can be set up in it. @param {string} name */
async function open(name) {
  const { Game, initSync } = newGameModule();
  initSync({ module: await readFile(inRepository(fileOf(name))) });
  const { setup } = await loadSetup(idOf(name));
  const begin = (/** @type {string} */ position) => new Game(name, position);
  const start = new Game(name);
  const { columns, rows } = start;
  return { Game, setup, begin, start, size: { columns, rows }, kind: KINDS[idOf(name)] };
}

test("steps go back and forward, and what changes nothing is none", async () => {
  const { setup } = await loadSetup("isolation");
  const bench = new SetupHistory(setup, { cells: Array(9).fill(0), mover: "first" });
  const signs = () => bench.now.cells.join("");
  bench.put(0, 2);
  bench.put(8, 3);
  // There is only one A.
  bench.put(4, 2);
  bench.put(4, 2);
  bench.move(8, 4);
  assert.deepEqual([signs(), bench.now.mover, bench.hasGivenMover], ["000030000", "second", true]);
  bench.undo();
  assert.deepEqual([signs(), bench.now.mover], ["000020003", "first"]);
  bench.undo();
  bench.redo();
  assert.equal(signs(), "000020003");
  bench.remove(4);
  assert.equal(bench.canRedo, false);
  bench.clear();
  for (let steps = 0; bench.canUndo; steps++) {
    assert.ok(steps < 5);
    bench.undo();
  }
  assert.equal(signs(), "000000000");
});

test("a position is found in a text, or in a link", () => {
  for (const text of ["8/8 b", " 8/8_b ", "https://a.example/games.html?g=loa&p=8/8_b", "setup.html?p=8/8_b&g=loa"])
    assert.equal(positionIn(text), "8/8 b");
  assert.equal(formatSetupLink({ game: "loa", position: "8/8 b" }), "?g=loa&p=8/8_b");
});

/** What stands on the board of the engine. */
const arranged = (game) => ({
  cells: [...game.cells()],
  mover: game.side,
  ...(game.name.startsWith("tzaar") && { part: game.position.at(-1) }),
});

/** The number of positions in each game that are edited. */
const EDITS = process.env.ALL ? 1500 : 500;

/** Numbers that look random. */
function* draws(state = 7) {
  for (;;) yield (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8;
}

for (const name of GAMES) {
  test(`${name}: texts are written as the engine writes them, and read back`, async () => {
    const { Game, setup, begin, start, size } = await open(name);
    const known = shipped.filter?.(({ game }) => game === name).map(({ position }) => position) ?? [];
    const random = Array.from({ length: 60 }, (_, at) => Game.randomPosition(name, `seed ${at}`));
    for (const position of [start.position, ...random, ...known]) {
      const game = begin(position);
      const now = arranged(game);
      assert.equal(setup.write(now, size), position);
      assert.deepEqual(setup.read(position, size), now);
      assert.deepEqual(setup.read(position.replaceAll(" ", "_"), size), now);
      assert.deepEqual(setup.refuse(now, size), []);
      if (setup.mover?.(now)) assert.equal(setup.mover(now), now.mover);
      game.free();
    }
    for (const [text, meant] of Object.entries(TEXTS[name] ?? {})) {
      assert.equal(begin(text).position, meant);
      assert.equal(setup.write(setup.read(text, size), size), meant);
    }
    for (const text of ["", "none", "8/8 b", `${start.position}!`, start.position.slice(3), start.position.slice(0, 6)])
      assert.equal(setup.read(text, size), undefined, text);
  });

  test(`${name}: the page refuses what the rules refuse`, async () => {
    const { Game, setup, begin, size, kind } = await open(name);
    const lots = draws();
    const draw = (/** @type {number} */ below) => /** @type {number} */ (lots.next().value) % below;
    const told = new Set();
    const view = { ...size, cells: new Uint8Array(size.columns * size.rows), steps: [] };
    let accepted = 0;
    const drawn = Array.from({ length: 50 }, (_, at) => arranged(begin(Game.randomPosition(name, `edit ${at}`))));
    for (let at = 0; at < EDITS; at++) {
      const now = structuredClone(drawn[at % drawn.length]);
      const squares = [...now.cells.keys()].filter(
        (square) => now.cells[square] !== setup.off && kind.square({ ...view, cells: now.cells }, square),
      );
      // Some boards are nearly empty or nearly full.
      const [isEmpty, isFull] = [draw(4) === 0, draw(6) === 0];
      const piece = () =>
        setup.pieces[draw(setup.pieces.length)] + (draw(3) || !setup.highest ? 0 : draw(setup.highest));
      for (const square of squares) if (isEmpty && !isFull) now.cells[square] = 0;
      for (const square of squares) if (isFull && draw(12)) now.cells[square] ||= piece();
      for (let edit = draw(isEmpty ? 8 : 4); edit >= 0; edit--)
        now.cells[squares[draw(squares.length)]] = draw(4) ? piece() : 0;
      if (setup.parts) now.part = setup.parts[draw(setup.parts.length)];
      now.mover = setup.mover?.(now) ?? (draw(2) ? "first" : "second");
      const text = setup.write(now, size);
      const refusals = setup.refuse(now, size);
      let isAccepted = true;
      try {
        const read = begin(text);
        assert.deepEqual(arranged(read), now);
        read.free();
      } catch (error) {
        if (error.code !== "bad-position") throw error;
        isAccepted = false;
      }
      assert.equal(refusals.length === 0, isAccepted, `${text}: ${JSON.stringify(refusals)}`);
      assert.deepEqual(setup.read(text, size), now);
      for (const { kind } of refusals) told.add(kind);
      accepted += Number(isAccepted);
    }
    const kinds = {
      isolation: ["early", "firstMissing", "two"],
      giveaway: ["kings", "many"],
      checkers: ["kings", "many"],
      loa: ["many", "none"],
      tzaar: ["full", "kindMany", "placing", "tall"],
      breakthrough: ["lastRow", "many", "none"],
    };
    assert.deepEqual([...told].sort(), kinds[idOf(name)]);
    assert.ok(accepted > 20, `${accepted} were accepted`);
  });
}
