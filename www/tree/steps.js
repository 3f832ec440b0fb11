// Where the steps lead: from one event of a search to another.

/** @typedef {import("./search_tree.js").SearchTree} SearchTree */

const begins = (/** @type {import("./search_tree.js").Event} */ { kind }) => kind === "enter" || kind === "pass";

/** The next event. @param {import("./faces.js").Tree} tree @param {number} now */
export const into = ({ events }, now) => Math.min(now + 1, events.length - 1);

/** The next event, or the end of the node that it begins. @param {SearchTree} tree @param {number} now */
export function over(tree, now) {
  const next = into(tree, now);
  const { kind, node } = tree.events[next];
  return kind === "enter" ? tree.nodes[node].to : next;
}

/** The event before, or what came before the node that ends here. @param {SearchTree} tree @param {number} now */
export function back(tree, now) {
  const { node } = tree.events[now];
  const { from, to, parent } = tree.nodes[node];
  return Math.max(parent >= 0 && now === to ? from - 1 : now - 1, 0);
}

/**
 * How many of some things happened up to an event.
 * @template Thing
 * @param {Thing[]} things  In order. @param {number} now
 * @param {(thing: Thing) => number} [when]  The event of a thing; things are events without it.
 */
export function countUntil(things, now, when = Number) {
  let [from, to] = [0, things.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (when(things[middle]) <= now) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The first of some events that comes after another one. @param {number[]} events  In order. @param {number} now @returns {number | undefined} */
export const firstAfter = (events, now) => events[countUntil(events, now)];

/** The next cutoff, if there is one. @param {SearchTree} tree @param {number} now */
export const nextCut = ({ cuts }, now) => firstAfter(cuts, now);

/** The last event of the node that is entered by an event. @param {SearchTree} tree @param {number} now */
export const endOf = ({ events, nodes }, now) => (begins(events[now]) ? nodes[events[now].node].to : now);

/**
 * The next event of a node that is seen, if there is one.
 * @param {import("./faces.js").Face} face @param {ReadonlySet<number>} opened @param {number} now
 */
export function nextSeen(face, opened, now) {
  const { tree } = face;
  for (let at = now + 1; at < tree.events.length; at++) {
    const { parent } = tree.nodes[tree.events[at].node];
    if (parent < 0 || opened.has(parent)) return at;
    at = face.endOf(at);
  }
  return undefined;
}
