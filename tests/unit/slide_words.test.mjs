// Moves of puzzles in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { askWay, describeMove } from "../../www/site/slide_words.js";
import { words } from "../../www/site/words.js";
import { words as german } from "../../www/site/words_de.js";

/** Acts in German. */
function inGerman(act) {
  const english = { ...words };
  Object.assign(words, german);
  try {
    act();
  } finally {
    Object.assign(words, english);
  }
}

const MOVES = [
  ["C1+", 4, "the left column down", "die linke Spalte nach unten"],
  ["R2-", 3, "the middle row left", "die mittlere Zeile nach links"],
  ["R2+", 4, "the second row right", "die zweite Zeile nach rechts"],
  ["C3-", 4, "the third column up", "die dritte Spalte nach oben"],
  ["R4-", 4, "the bottom row left", "die unterste Zeile nach links"],
  ["C5+", 6, "the fifth column down", "die fünfte Spalte nach unten"],
  ["C6-", 6, "the right column up", "die rechte Spalte nach oben"],
  ["R1+", 5, "the top row right", "die oberste Zeile nach rechts"],
];

test("a move is said by its line and its way, in both languages", () => {
  for (const [name, columns, text, texte] of MOVES) {
    assert.equal(describeMove(name, columns), text);
    inGerman(() => assert.equal(describeMove(name, columns), texte));
  }
});

test("a tile with two ways is asked about, and one with none says why", () => {
  const start = { columns: 4, cells: [9, 8, 7, 0, 6, 5, 4, 0, 3, 2, 1, 0, 0, 0, 0, 0] };
  assert.equal(askWay(start, 4, ["right", "down"]), "Right or down?");
  assert.equal(askWay(start, 4, ["right"]), "It slides right.");
  assert.match(
    askWay({ ...start, cells: [9, 8, 0, 0, 6, 5, 4, 0, 3, 2, 1, 0, 7, 0, 0, 0] }, 0, []),
    /^This tile cannot/,
  );
  inGerman(() => assert.equal(askWay(start, 4, ["right", "down"]), "Nach rechts oder nach unten?"));
});

test("hints name at most three moves, and say how many follow", () => {
  assert.equal(words.hint.line(["a", "b"], 0), "Hint 3 of 3: slide a, then b.");
  assert.equal(
    words.hint.line(["a", "b", "c"], 4),
    "Hint 3 of 3: slide a, then b, then c. “Solution” shows the other 4.",
  );
});
