// How recorded searches are shown: what the page needs to know of a search of any kind.

import { ProofFace } from "./proof_face.js";
import { DepthTFace, IdaFace } from "./puzzle_faces.js";
import { SearchFace } from "./search_face.js";
import { UctFace } from "./uct_face.js";

/** @typedef {import("./search_tree.js").SearchTree | import("./proof_tree.js").ProofTree | import("./uct_tree.js").UctTree} GameTree */
/** @typedef {GameTree | import("./depth_t_tree.js").DepthTree | import("./ida_tree.js").IdaTree} Tree */
/**
 * What is known of a node after an event.
 * @typedef {object} Known
 * @property {"ahead" | "open" | "done"} stage
 * @property {string} value  Empty as long as there is none.
 * @property {string} kind  One of the names in the words.
 * @property {boolean} hasKind  Whether the kind colours the node.
 * @property {number} [share]  The share of the visits of the node above that it has, if that is counted.
 * @property {number} [fit]  How good it is for the player to move at the root, from 1 to 5.
 */
/**
 * @typedef {object} Face
 * @property {Tree} tree
 * @property {"search" | "proof" | "uct" | "depthT" | "ida"} kind
 * @property {number} letters  The length of the longest label of a node.
 * @property {boolean} [isCutShort]  Whether it ended within the tree.
 * @property {(at: number) => string} nameOf  The name of a node.
 * @property {(at: number, now: number) => Known} know  What is known of a node after an event.
 * @property {(at: number, now: number) => number} visits  By what the colours of visits go.
 * @property {(now: number) => string} tell  What happens in an event.
 * @property {(now: number) => number[]} counts  The work done up to an event.
 * @property {(at: number, now: number) => { low: number, high: number, isClosed: boolean, text: string }} bar
 *   What can still matter at a node, between 0 and 1.
 * @property {(now: number) => number} over  The end of what begins with the next event.
 * @property {(now: number) => number} back  The event before, or before the beginning of what ends here.
 * @property {(now: number) => number | undefined} result  The next cutoff, proof or best leaf.
 * @property {(now: number) => number} endOf  The last event of the node that is entered by an event.
 * @property {() => (number | string | undefined)[]} facts  What the search cost and found, as in a comparison.
 */

/**
 * @param {import("./search_log.js").LogReader} log @param {import("./sentences.js").Names} names
 * @returns {Face}
 */
export function faceOf({ tree, proof, uct, depthT, ida, engine }, names) {
  const { say = (move) => move } = names;
  if (proof) return new ProofFace(proof, names);
  if (uct) return new UctFace(uct, names, engine);
  if (depthT) return new DepthTFace(depthT, say);
  return ida ? new IdaFace(ida, say) : new SearchFace(tree, names, engine.split("/")[0] === "minimax");
}
