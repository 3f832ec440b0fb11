// The tree on the page: an icicle that lies on its side, of which only the nodes in view are elements. It is a tree for the
// keyboard and for screen readers too [WAI-ARIA Authoring Practices, Tree View].

import { make } from "../site/dom.js";
import { boxAt, layOut, openedAtFirst } from "./icicle_layout.js";
import { SearchTree, kindOfNode } from "./search_tree.js";
import { certainIn, isInfinite, shortValue } from "./sentences.js";
import { words } from "./words.js";

/** @typedef {import("./icicle_layout.js").Box} Box */

/** The sizes of a box in pixels: its width without text, the width of a letter, and limits to the width. */
const [BARE, LETTER, NARROWEST, WIDEST] = [50, 8.3, 112, 220];
/** Where there is no mouse, a row is as high as a finger needs. */
const rowHeight = () => (matchMedia("(pointer: coarse)").matches ? 44 : 30);
const MARGIN = 4; // rows beyond the edges that have elements too, so that scrolling shows no gaps

export class Icicle {
  #root;
  #ground = make("div", "icicle-boxes");
  #tree = new SearchTree();
  #unit = 1;
  /** @type {ReturnType<typeof layOut>} */
  #layout = { boxes: [], rows: 0, columns: 0 };
  #now = 0;
  /** The nodes that another search does not visit. @type {import("./only_here.js").Marks} */
  #only = new Map();
  /** The nodes whose children are shown. @type {Set<number>} */
  opened = new Set();
  /** The node that the keyboard is at. */
  active = 0;
  /** The width of a box: columns take the room that is there, but texts are whole. */
  #column = NARROWEST;
  #least = NARROWEST;
  /** The greatest value that is no certain end: the scale of colours. */
  #most = 1;

  /** Called with a node that the pointer or the keyboard is at. @type {(node: number) => void} */
  onLook = () => {};
  /** Called with a node whose moment is wanted. @type {(node: number) => void} */
  onGo = () => {};
  /** Called with the keys for which the tree has no use. @type {(event: KeyboardEvent) => void} */
  onKey = () => {};

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    root.replaceChildren(this.#ground);
    root.addEventListener("scroll", () => this.#draw());
    root.addEventListener("keydown", (event) => this.#press(event));
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("dblclick", () => this.onGo(this.active));
    root.addEventListener("pointermove", (event) => {
      const box = this.#boxUnder(event);
      if (box) this.onLook(box.node);
    });
    root.addEventListener("pointerleave", () => this.onLook(this.active));
    new ResizeObserver(() => {
      this.#layOut();
      this.#draw();
    }).observe(root);
  }

  /**
   * Takes another tree, which is shown next.
   * @param {SearchTree} tree @param {number} unit  Of its values. @param {import("./only_here.js").Marks} only
   */
  take(tree, unit, only) {
    this.#tree = tree;
    this.#only = only;
    this.#unit = unit;
    this.opened = openedAtFirst(tree);
    const textOf = (/** @type {import("./search_tree.js").Node} */ node) =>
      this.#nameOf(node) + shortValue(node.value, unit) + (node.bound === "exact" ? "" : "≥");
    const letters = tree.nodes.reduce((most, node) => Math.max(most, textOf(node).length), 0);
    this.#least = Math.min(Math.max(BARE + letters * LETTER, NARROWEST), WIDEST);
    const isPlain = (/** @type {number} */ value) => certainIn(value) === undefined && !isInfinite(value);
    this.#most = tree.nodes.reduce(
      (most, { value }) => (isPlain(value) ? Math.max(most, Math.abs(value)) : most),
      1e-9,
    );
  }

  /** The name of a node. @param {import("./search_tree.js").Node} node */
  #nameOf = ({ parent, depth, move }) => (parent < 0 ? words.passName(depth) : move || words.noMove);

  /** Shows the tree as it is after an event, with what is open now. @param {number} now @param {number} active */
  show(now, active) {
    this.#now = now;
    this.#layOut();
    this.activate(active);
  }

  /** Places the boxes, so that there is room to scroll to them. */
  #layOut() {
    this.#layout = layOut(this.#tree, this.opened);
    const hidden = this.#root.clientHeight - this.#seenHeight;
    this.#ground.style.height = `${this.#layout.rows * rowHeight() + hidden}px`;
    const room = Math.floor(this.#root.clientWidth / Math.max(this.#layout.columns, 1));
    this.#column = Math.max(Math.min(room, WIDEST), this.#least);
    this.#ground.style.width = `${this.#layout.columns * this.#column}px`;
  }

  /** Makes a node the active one, and brings it into view. @param {number} node */
  activate(node) {
    this.active = node;
    const box = this.#layout.boxes.find((box) => box.node === node && !box.left);
    if (box) {
      const height = rowHeight();
      const [top, left] = [box.row * height, box.column * this.#column];
      const { scrollTop, scrollLeft, clientWidth } = this.#root;
      const seen = this.#seenHeight;
      // Of a high box, its label follows the scrolling: some of it is enough.
      if (top + box.rows * height < scrollTop + height || top > scrollTop + seen - height)
        this.#root.scrollTop = top - seen / 3;
      if (left < scrollLeft || left + this.#column > scrollLeft + clientWidth)
        this.#root.scrollLeft = left - clientWidth / 2;
    }
    this.#draw();
  }

  /** The height of the part that is in the window, above what covers its foot; of some rows at least. */
  get #seenHeight() {
    const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    const end = innerHeight - foot - this.#root.getBoundingClientRect().top;
    return Math.min(this.#root.clientHeight, Math.max(end, 3 * rowHeight()));
  }

  /** @param {MouseEvent} event */
  #boxUnder({ clientX, clientY }) {
    const { left, top } = this.#ground.getBoundingClientRect();
    return boxAt(
      this.#layout.boxes,
      Math.floor((clientX - left) / this.#column),
      Math.floor((clientY - top) / rowHeight()),
    );
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const box = this.#boxUnder(event);
    if (!box || box.left) return;
    this.active = box.node;
    this.#toggle(box.node);
    this.onLook(box.node);
  }

  /** @param {number} node */
  #toggle(node) {
    if (!this.opened.delete(node) && this.#tree.nodes[node].children.length) this.opened.add(node);
    this.#layOut();
    this.#draw();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { nodes } = this.#tree;
    const seen = this.#layout.boxes.filter(({ left }) => !left).map(({ node }) => node);
    const place = seen.indexOf(this.active);
    const { children, parent } = nodes[this.active];
    const isOpen = this.opened.has(this.active);
    /** @type {Record<string, () => number | undefined>} */
    const keys = {
      ArrowDown: () => seen[place + 1],
      ArrowUp: () => seen[place - 1],
      Home: () => seen[0],
      End: () => seen[seen.length - 1],
      ArrowRight: () => (isOpen ? children[0] : this.#toggle(this.active), isOpen ? children[0] : undefined),
      ArrowLeft: () => (isOpen ? this.#toggle(this.active) : undefined, isOpen || parent < 0 ? undefined : parent),
      " ": () => (this.#toggle(this.active), undefined),
      Enter: () => (this.onGo(this.active), undefined),
    };
    if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(keys, event.key)) return this.onKey(event);
    event.preventDefault();
    event.stopPropagation();
    const target = keys[event.key]();
    if (target !== undefined) this.activate(target);
    this.onLook(this.active);
  }

  /** How good a value is for us, in five steps. @param {number} value */
  #fit(value) {
    if (certainIn(value) !== undefined || isInfinite(value)) return value > 0 ? 5 : 1;
    return 3 + Math.round((value / this.#most) * 1.4);
  }

  /** @param {Box} box @param {ReadonlySet<number>} path */
  #item({ node: at, column, row, rows, left }, path) {
    const tree = this.#tree;
    const node = tree.nodes[at];
    const item = make("div", left ? "box left-out" : "box");
    item.role = "treeitem";
    item.ariaLevel = String(column + 1);
    const height = rowHeight();
    item.style.left = `${column * this.#column}px`;
    item.style.top = `${row * height}px`;
    item.style.width = `${this.#column}px`;
    item.style.height = `${rows * height}px`;
    if (left) {
      item.append(make("span", "label", words.leftOut(left)));
      // The cutoff is the event before the node ends.
      item.dataset.stage = node.to - 1 <= this.#now ? "done" : "ahead";
      return item;
    }
    const state = tree.stateAt(node, this.#now);
    const value = state.value === undefined ? "" : shortValue(state.value, this.#unit);
    const sign = state.bound === "least" ? "≥" : state.bound === "most" ? "≤" : "";
    const name = this.#nameOf(node);
    item.id = `node-${at}`;
    item.dataset.stage = state.stage;
    if (state.value !== undefined) {
      item.dataset.kind = kindOfNode(tree, node);
      item.dataset.fit = String(this.#fit(state.value));
    }
    item.classList.toggle("ours", node.isOurs);
    item.classList.toggle("on-path", path.has(at));
    item.classList.toggle("active", at === this.active);
    item.ariaSelected = String(at === this.active);
    if (node.children.length) item.ariaExpanded = String(this.opened.has(at));
    const siblings = node.parent < 0 ? tree.passes : tree.nodes[node.parent].children;
    item.ariaSetSize = String(siblings.length);
    item.ariaPosInSet = String(siblings.indexOf(at) + 1);
    const only = this.#only.get(at);
    if (only) item.dataset.only = only;
    const label = make("span", "label", make("b", "", name));
    if (value) label.append(" ", make("span", "chip", `${sign}${value}`));
    label.classList.toggle("closed", node.children.length > 0 && !this.opened.has(at));
    item.ariaLabel = `${name}${value && ` ${sign}${value}`}, ${words.kinds[item.dataset.kind ?? state.stage]}`;
    if (only === "here") item.ariaLabel += `, ${words.onlyHere}`;
    item.append(label);
    return item;
  }

  #draw() {
    const height = rowHeight();
    const { boxes } = this.#layout;
    if (!boxes.length) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = this.#root;
    const [first, last] = [scrollTop / height - MARGIN, (scrollTop + clientHeight) / height + MARGIN];
    const [from, to] = [scrollLeft / this.#column - 2, (scrollLeft + clientWidth) / this.#column + 1];
    const path = new Set(this.#tree.pathTo(this.#tree.events[this.#now].node).map(({ at }) => at));
    const seen = boxes.filter(
      (box) =>
        (box.node === this.active && !box.left) ||
        (box.row < last && box.row + box.rows > first && box.column >= from && box.column <= to),
    );
    this.#ground.replaceChildren(...seen.map((box) => this.#item(box, path)));
    this.#root.setAttribute("aria-activedescendant", `node-${this.active}`);
  }
}
