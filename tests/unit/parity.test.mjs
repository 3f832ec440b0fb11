// The lesson on parity: its boards move as the engine's do, its steps hold, and its numbers are right.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { words as german } from "../../www/learn/parity/words_de.js";
import {
  ArrangedBoard,
  GOAL,
  SlideBoard,
  after,
  isTile,
  shapes,
  stepsOf,
  wrongPairs,
} from "../../www/learn/parity/slide.js";
import { words } from "../../www/learn/parity/words.js";
import { module } from "../../www/site/files.js";
import { drawn, follow } from "../../www/site/state.js";
import { inRepository } from "../e2e/repository.mjs";

const { Game, initSync } = await import(inRepository("pkg/play.js"));
initSync({ module: await readFile(inRepository(module)) });

test("the board moves as the engine's does, and every step of the proof holds", () => {
  const game = new Game("slide3", "115.123456789");
  const board = new SlideBoard(GOAL);
  for (let move = 0; move < 300; move++) {
    const cells = board.squares.map((piece) => (isTile(piece) ? piece : 0));
    assert.deepEqual(cells, [...game.cells()]);
    assert.deepEqual(stepsOf(board.squares), game.steps());
    assert.equal((board.covered + board.moves) % 2, 1);
    assert.ok("abca bcab cabc".includes(board.corners.join("")), board.corners.join());
    for (const [gap, line] of [
      [11, (square) => Math.floor(square / 4) === 1],
      [12, (square) => Math.floor(square / 4) === 2],
      [14, (square) => square % 4 === 1],
      [15, (square) => square % 4 === 2],
    ])
      assert.ok(line(board.squares.indexOf(gap)), `gap ${gap}`);
    const steps = stepsOf(board.squares);
    const step = steps[(move * 7 + 3) % steps.length];
    game.play(step.name);
    board.play(step);
  }
  assert.equal(
    board.covered,
    board.squares.filter((piece, square) => isTile(piece) && [0, 1, 2, 4, 8, 15].includes(square)).length,
  );
  board.restart();
  assert.deepEqual([board.squares, board.moves, board.covered], [GOAL, 0, 5]);
});

test("a move is three exchanges", () => {
  const [row] = stepsOf(GOAL);
  const squares = [...GOAL];
  for (const square of row.from.toReversed())
    [squares[square], squares[square + row.by]] = [squares[square + row.by], squares[square]];
  assert.deepEqual(squares, after(GOAL, row));
});

test("in 16 of 64 shapes the orders that can be solved are odd, as the engine has it", () => {
  const odd = shapes().filter((squares) => wrongPairs(squares) % 2);
  assert.deepEqual([shapes().length, odd.length], [64, 16]);
  assert.ok([words, german].every(({ end }) => /48 .*16/.test(end.shapes) && / 64 /.test(end.text[1])));
});

test("the engine opens what the reader can arrange and the lesson calls solvable, and refuses the rest", async () => {
  const board = new ArrangedBoard();
  const seen = [];
  follow(() => seen.push(board.position));
  for (const [one, other] of [
    [9, 10],
    [0, 6],
    [2, 8],
    [5, 5],
    [1, 4],
  ]) {
    board.choose(one);
    board.choose(other);
    await drawn();
    const open = () => new Game("slide3", board.position);
    if (board.isSolvable) open().free();
    else assert.throws(open, { code: "unreachable-position" });
  }
  assert.equal(seen[1], "115.123456798");
  assert.ok(seen.length >= 5);
});

test("both languages have the right numbers", () => {
  const orders = 2 * 3 * 4 * 5 * 6 * 7 * 8 * 9;
  for (const [{ told, answered, end }, language] of [
    [words, "en"],
    [german, "de"],
  ]) {
    const number = (value) => value.toLocaleString(language);
    assert.ok(told[0].includes(number(orders)) && answered.includes(number(orders)));
    for (const value of [orders / 2, 32 * orders, 26]) assert.ok(end.text[1].includes(number(value)), number(value));
  }
});
