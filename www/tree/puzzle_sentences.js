// One sentence for every event of a search of a puzzle.

import { words } from "./words.js";

/** How a move is said. @typedef {(move: string) => string} Say */

/**
 * What happens in an event of IDA*.
 * @param {import("./ida_tree.js").IdaTree} tree @param {number} at @param {Say} say
 */
export function tellIdaStep(tree, at, say) {
  const { kind, node: index } = tree.events[at];
  const node = tree.nodes[index];
  const { estimate, bound, ply } = node;
  const move = say(node.move);
  switch (kind) {
    case "begin":
      return at === 0 ? words.ida.begin(bound) : words.ida.again(bound);
    case "enter":
      return words.ida.enter(move, ply, estimate - ply, bound);
    case "out":
      return words.ida.out(move, estimate, estimate - bound);
    case "leave":
      return node.parent < 0 ? words.ida.next(tree.nextBound(node)) : words.ida.leave(move);
    case "end":
      return words.ida.end(ply);
    case "stop":
      return words.ida.stop(bound);
  }
}

/**
 * What happens in an event of a depth-t search.
 * @param {import("./depth_t_tree.js").DepthTree} tree @param {number} at @param {Say} say
 */
export function tellDepthTStep(tree, at, say) {
  const { kind, node: index } = tree.events[at];
  const node = tree.nodes[index];
  const { value, plain, found, minimalLeaves, position } = node;
  const move = say(node.move);
  switch (kind) {
    case "begin":
      return words.depthT.begin(tree.depth);
    case "enter":
      return (tree.first[position] === index ? words.depthT.fresh : words.depthT.again)(move);
    case "value":
      if (found === "goal") return words.depthT.goal(value);
      if (found === "memory") return words.depthT.memory(value);
      return plain === undefined ? words.depthT.leaf(value) : words.depthT.drawn(plain, value);
    case "leave":
      return words.depthT.leave(move, value, minimalLeaves);
    case "end":
      return words.depthT.end(say(tree.result.best ?? ""), value, minimalLeaves);
  }
}
