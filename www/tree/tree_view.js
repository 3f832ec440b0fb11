// A search on the page: the tree, the board of a node, the sentence for an event, and the steps through all of them.

import { anchor, button, element, input, make, onClick, select } from "../site/dom.js";
import { listenToKeys } from "../site/keys.js";
import { Icicle } from "./icicle.js";
import { closestSeen, toReveal } from "./icicle_layout.js";
import { SearchFace } from "./search_face.js";
import { SearchTree } from "./search_tree.js";
import { into, nextSeen } from "./steps.js";
import { words } from "./words.js";

const REST = 100; // milliseconds between two pictures of the board: more often, nobody could follow
const PACE = 1_200; // milliseconds between two steps, enough to read most sentences

export class TreeView {
  /** @type {import("./faces.js").Face} */
  #face = new SearchFace(new SearchTree(), { us: "", them: "", unit: 1 });
  /** Shows the position after moves from the root. @type {(moves: string[]) => void} */
  #drawPosition = () => {};
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
      element("board").classList.add("still");
      this.#show(Number(input("scrub").value), false);
    });
    element("scrub").addEventListener("change", () => {
      element("board").classList.remove("still");
      this.onStep(this.#now);
    });
    const goBack = () => this.#step(this.#face.back(this.#now));
    const goOver = () => this.#step(this.#face.over(this.#now));
    const goInto = () => this.#step(into(this.#tree, this.#now), true);
    const goToCut = () => this.#step(this.#face.result(this.#now) ?? this.#now, true);
    onClick("step-back", goBack);
    onClick("step-over", goOver);
    onClick("step-into", goInto);
    onClick("next-cut", goToCut);
    const turn = () => (this.#playing === undefined ? this.#play() : this.#pause());
    const letters = { b: goBack, n: goOver, i: goInto, c: goToCut, p: turn };
    icicle.onKey = listenToKeys({ undo: goBack, redo: goOver, letters });
    onClick("play", turn);
    element("colours").addEventListener("change", () => {
      icicle.colour(select("colours").value);
    });
  }

  get #tree() {
    return this.#face.tree;
  }

  /** Shows another search. @param {import("./search_session.js").Result} result */
  open({ face, scene, at: now, marks }) {
    this.#pause();
    const { tree, kind } = face;
    this.#face = face;
    this.#drawPosition = scene.set();
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#drawn = -1;
    this.#icicle.take(face, marks);
    words.counts[kind].forEach((name, at) => (element(`count-${at + 1}-name`).textContent = name));
    element("next-cut-name").textContent = words.next[kind];
    const { us, them } = scene.names;
    const [ours = "", theirs = ""] = words.sides[kind].map((side, at) => side(at ? them : us));
    element("legend-us").textContent = ours;
    element("legend-them").textContent = theirs;
    const lesson = anchor("lesson");
    [lesson.hash, lesson.textContent] = words.lessons[kind];
    input("scrub").max = String(tree.events.length - 1);
    this.#show(Math.min(now, tree.events.length - 1), now < tree.events.length - 1);
    if (kind !== "uct" || select("colours").value !== "kind") return;
    // The means are what this search is about.
    select("colours").value = "value";
    this.#icicle.colour("value");
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
    input("scrub").value = String(now);
    input("scrub").ariaValueText = element("scrub-told").textContent = words.event(now, tree.events.length - 1);
    element("said").textContent = this.#face.tell(now);
    this.#face.counts(now).forEach((count, at) => (element(`count-${at + 1}`).textContent = words.number(count)));
    for (const [id, isLast] of /** @type {const} */ ([
      ["step-back", now === 0],
      ["step-over", now === tree.events.length - 1],
      ["step-into", now === tree.events.length - 1],
      ["next-cut", this.#face.result(now) === undefined],
    ]))
      button(id).ariaDisabled = String(isLast);
    this.#showWindow(node);
    this.#look(node);
    // It scrolls, which takes a layout of all that was written before.
    icicle.show(now, closestSeen(tree, icicle.opened, node));
  }

  /** What can still matter at a node, as a bar. @param {number} at */
  #showWindow(at) {
    const { low, high, isClosed, text } = this.#face.bar(at, this.#now);
    const bar = element("window-bar");
    bar.style.setProperty("--low", String(low));
    bar.style.setProperty("--high", String(high));
    bar.dataset.closed = String(isClosed);
    element("window-text").textContent = text;
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
    this.#drawPosition(moves);
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
      const next = nextSeen(this.#face, this.#icicle.opened, this.#now);
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
