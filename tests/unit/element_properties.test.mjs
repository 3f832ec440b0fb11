// The properties of the element, as frameworks set them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PlyBoard } from "../../www/ply-board.js";

test("true sets an attribute without a value, and false, null and undefined take it away", () => {
  /** @type {Map<string, string>} */
  const attributes = new Map();
  const board = Object.create(PlyBoard.prototype, {
    setAttribute: { value: (name, value) => attributes.set(name, value) },
    removeAttribute: { value: (name) => attributes.delete(name) },
    getAttribute: { value: (name) => attributes.get(name) ?? null },
  });
  for (const name of ["problem", "next", "readonly"]) {
    board[name] = true;
    assert.equal(board[name], "", name);
    for (const none of [false, null, undefined]) {
      board[name] = true;
      board[name] = none;
      assert.equal(attributes.has(name), false, `${name} = ${none}`);
    }
  }
  board.attempts = 0;
  assert.equal(attributes.get("attempts"), "0");
});
