// A search on the page: the tree, the board of a node, the sentence for an event, and the steps through all of them.

import { button, element, input, make, onClick } from "../site/dom.js";
import { listenToKeys } from "../site/keys.js";
import { Icicle } from "./icicle.js";
import { closestSeen, toReveal } from "./icicle_layout.js";
import { SearchTree } from "./search_tree.js";
import { shortValue, tellEvent } from "./sentences.js";
import { back, into, nextCut, nextSeen, over } from "./steps.js";
import { words } from "./words.js";

const REST = 100; // milliseconds between two pictures of the board: more often, nobody could follow
const PACE = 1_200; // milliseconds between two steps, enough to read most sentences

/**
 * @typedef {object} Stage
 * @property {import("./sentences.js").Names} names
 * @property {(moves: string[]) => void} draw  Shows the position after moves from the root.
 */

export class TreeView {
  #tree = new SearchTree();
  /** @type {Stage} */
  #stage = { names: { us: "", them: "", unit: 1 }, draw() {} };
  #icicle = new Icicle(element("icicle"));
  #now = 0;
  /** The nodes whose board is wanted and drawn. */
  #looked = -1;
  #drawn = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #playing;

  /** Called with the event to which the visitor went. @type {(now: number) => void} */
  onStep = () => {};

  constructor() {
    const icicle = this.#icicle;
    icicle.onLook = (node) => this.#look(node);
    icicle.onGo = (node) => this.#step(this.#tree.nodes[node].from);
    // While the slider moves, the address rests: browsers refuse to change it as often as that.
    element("scrub").addEventListener("input", () => {
      this.#pause();
      this.#show(Number(input("scrub").value), false);
    });
    element("scrub").addEventListener("change", () => this.onStep(this.#now));
    const goBack = () => this.#step(back(this.#tree, this.#now));
    const goOver = () => this.#step(over(this.#tree, this.#now));
    const goInto = () => this.#step(into(this.#tree, this.#now), true);
    const goToCut = () => this.#step(nextCut(this.#tree, this.#now) ?? this.#now, true);
    onClick("step-back", goBack);
    onClick("step-over", goOver);
    onClick("step-into", goInto);
    onClick("next-cut", goToCut);
    const letters = { b: goBack, n: goOver, i: goInto, c: goToCut };
    icicle.onKey = listenToKeys({ undo: goBack, redo: goOver, letters });
    onClick("play", () => (this.#playing === undefined ? this.#play() : this.#pause()));
    element("colours").addEventListener("change", () => {
      element("icicle").dataset.colours = /** @type {HTMLSelectElement} */ (element("colours")).value;
    });
  }

  /**
   * Shows another search.
   * @param {SearchTree} tree @param {Stage} stage @param {number} now  The event to begin with.
   * @param {import("./only_here.js").Marks} only  The nodes that only this search visits.
   */
  open(tree, stage, now, only) {
    this.#pause();
    this.#tree = tree;
    this.#stage = stage;
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#drawn = -1;
    this.#icicle.take(tree, stage.names.unit, only);
    input("scrub").max = String(tree.events.length - 1);
    this.#show(Math.min(now, tree.events.length - 1), now < tree.events.length - 1);
  }

  /** Shows an event. @param {number} now @param {boolean} [opens]  Whether its node is opened to be seen. */
  #step(now, opens = false) {
    this.#pause();
    this.#show(now, opens);
    this.onStep(now);
  }

  /** @param {number} now @param {boolean} opens */
  #show(now, opens) {
    const tree = this.#tree;
    this.#now = now;
    const { node } = tree.events[now];
    const icicle = this.#icicle;
    if (opens) icicle.open([...toReveal(tree, node), ...(tree.events[now].kind === "cut" ? [node] : [])]);
    icicle.show(now, closestSeen(tree, icicle.opened, node));
    input("scrub").value = String(now);
    input("scrub").ariaValueText = element("scrub-told").textContent = words.event(now, tree.events.length - 1);
    element("said").textContent = tellEvent(tree, now, this.#stage.names);
    const counts = tree.countsAt(now);
    for (const name of /** @type {const} */ (["nodes", "leaves", "cuts", "answers"]))
      element(`count-${name}`).textContent = words.number(counts[name]);
    for (const [id, isLast] of /** @type {const} */ ([
      ["step-back", now === 0],
      ["step-over", now === tree.events.length - 1],
      ["step-into", now === tree.events.length - 1],
      ["next-cut", nextCut(tree, now) === undefined],
    ]))
      button(id).ariaDisabled = String(isLast);
    this.#showWindow(node);
    this.#look(node);
  }

  /** The window of a node, as a bar between the worst and the best value of the search. @param {number} at */
  #showWindow(at) {
    const { unit } = this.#stage.names;
    const { low, high } = this.#tree.windowAt(this.#tree.nodes[at], this.#now);
    // From all values to a place between 0 and 1, the more finely the closer to 0.
    const place = (/** @type {number} */ value) => 0.5 + Math.atan(value / unit / 6) / Math.PI;
    const bar = element("window-bar");
    // What is closed is a mark at the value that closed it.
    bar.style.setProperty("--low", String(place(Math.min(low, high))));
    bar.style.setProperty("--high", String(place(low < high ? high : Math.min(low, high))));
    bar.dataset.closed = String(low >= high);
    element("window-text").textContent = words.window(shortValue(low, unit), shortValue(high, unit), low >= high);
  }

  /** Shows the board of a node, or of a later one if others follow at once. @param {number} node */
  #look(node) {
    this.#looked = node;
    if (this.#resting === undefined) this.#drawBoard();
  }

  #drawBoard() {
    this.#resting = undefined;
    if (this.#looked === this.#drawn) return;
    this.#drawn = this.#looked;
    const moves = this.#tree.movesTo(this.#drawn);
    this.#stage.draw(moves);
    element("line").replaceChildren(
      ...(moves.length ? moves.flatMap((move) => [make("b", "", move || words.noMove), " "]) : [words.root]),
    );
    this.#resting = setTimeout(() => this.#drawBoard(), REST);
  }

  #play() {
    const { length } = this.#tree.events;
    // From the end it goes on at the beginning of the last pass.
    if (this.#now === length - 1) {
      const { passes, nodes } = this.#tree;
      this.#show(nodes[passes[passes.length - 1]].from, false);
    }
    this.#playing = setInterval(() => {
      const next = nextSeen(this.#tree, this.#icicle.opened, this.#now);
      if (next === undefined) return this.#pause();
      this.#show(next, false);
      this.onStep(next);
    }, PACE);
    this.#tellPlaying();
  }

  #pause() {
    clearInterval(this.#playing);
    this.#playing = undefined;
    this.#tellPlaying();
  }

  #tellPlaying() {
    const isPlaying = this.#playing !== undefined;
    element("play-name").textContent = isPlaying ? words.pause : words.play;
    element("play").dataset.playing = String(isPlaying);
  }
}
