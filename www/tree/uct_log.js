// Reads the events of UCT in a log: docs/search-log.md describes them.

import { WHOLE } from "./log_bytes.js";

const [BEGIN, ENTER, EXPAND, RESULT, PROVE, END] = [0, 1, 2, 3, 4, 6];
const SOURCES = /** @type {const} */ (["end", "evaluation"]);

/** Some moves, after their number. @param {import("./log_bytes.js").LogBytes} bytes @param {string} expected */
function readMoves(bytes, expected) {
  const count = bytes.number(expected);
  /** @type {string[]} */
  const moves = [];
  while (moves.length < count) moves.push(bytes.move());
  return moves;
}

/**
 * Reads the rest of an event; returns whether it ends the search.
 * @param {number[]} first  Its kind, detail and flags. @param {import("./log_bytes.js").LogBytes} bytes
 * @param {import("./uct_tree.js").UctTree} tree
 */
export function readUctEvent([kind, detail, flags], bytes, tree) {
  const isFlagged = flags === 1;
  const hasFlag = kind === EXPAND || kind === PROVE || kind === END;
  if (flags > Number(hasFlag) || detail >= (kind === RESULT ? SOURCES.length : 1)) throw bytes.bad(WHOLE);
  switch (kind) {
    case BEGIN:
      tree.begin();
      return false;
    case ENTER:
      if (!tree.enter(bytes.move())) throw bytes.bad("a child");
      return false;
    case EXPAND:
      if (!tree.expand(readMoves(bytes, "the number of moves"), isFlagged)) throw bytes.bad("each child once");
      return false;
    case RESULT: {
      const plies = bytes.number("the number of plies of a playout");
      tree.estimate(bytes.value("a result"), SOURCES[detail], plies);
      return false;
    }
    case PROVE:
      tree.prove(isFlagged, bytes.number("a number of plies"));
      return false;
    case END: {
      const value = isFlagged ? bytes.value("the value of the search") : undefined;
      tree.finish(value, readMoves(bytes, "the length of the principal variation"));
      return true;
    }
    default:
      throw bytes.bad(WHOLE);
  }
}
