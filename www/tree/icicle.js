// The tree on the page: an icicle that lies on its side, of which only the nodes in view are elements. It is a tree for the
// keyboard and for screen readers too [WAI-ARIA Authoring Practices, Tree View].

import { boxAt, boxesIn, innerBelow, layOut, openedAtFirst } from "./icicle_layout.js";
import { SearchFace } from "./search_face.js";
import { SearchTree } from "./search_tree.js";
import { words } from "./words.js";
import { make } from "../site/dom.js";

/** @typedef {import("./icicle_layout.js").Box} Box */

/** The sizes of a box in pixels: its width without text, the width of a letter, and limits to the width. */
const [BARE, LETTER, NARROWEST, WIDEST] = [50, 8.3, 112, 220];
/** Where there is no mouse, a row is as high as a finger needs. */
const rowHeight = () => (matchMedia("(pointer: coarse)").matches ? 44 : 30);
const MARGIN = 2; // rows beyond the edges that have elements too, so that scrolling shows no gaps

export class Icicle {
  #root;
  #items = new Items();
  /** @type {import("./faces.js").Face} */
  #face = new SearchFace(new SearchTree(), { us: "", them: "", unit: 1 });
  #layout = layOut(this.#tree, new Set());
  /** Whether the layout is of what is open now. */
  #isLaidOut = false;
  #row = rowHeight();
  #now = 0;
  /** The nodes that another search does not visit. @type {import("./only_here.js").Marks} */
  #only = new Map();
  /** The nodes whose children are shown. @type {Set<number>} */
  #opened = new Set();
  /** The node that the keyboard is at. */
  active = 0;
  /** The width of a box: columns take the room that is there, but texts are whole. */
  #column = NARROWEST;
  #least = NARROWEST;
  /** How far it was scrolled when it was drawn. */
  #drawn = { top: 0, left: 0 };
  /** The size of what is seen of it, until that changes: to read it has browsers lay out the page. @type {{ height: number, width: number, seen: number } | undefined} */
  #size;

  /** Called with a node that the pointer or the keyboard is at. @type {(node: number) => void} */
  onLook = () => {};
  /** Called with a node whose moment is wanted. @type {(node: number) => void} */
  onGo = () => {};
  /** Called with the keys for which the tree has no use. @type {(event: KeyboardEvent) => void} */
  onKey = () => {};

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    root.replaceChildren(this.#items.root);
    root.addEventListener("scroll", () => {
      const { scrollTop: top, scrollLeft: left } = root;
      // What was scrolled to by a step is drawn already.
      if (top !== this.#drawn.top || left !== this.#drawn.left) this.#draw({ top, left });
    });
    root.addEventListener("keydown", (event) => this.#press(event));
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("dblclick", () => this.onGo(this.active));
    root.addEventListener("pointermove", (event) => {
      const box = this.#boxUnder(event);
      if (box) this.onLook(box.node);
    });
    root.addEventListener("pointerleave", () => this.onLook(this.active));
    new ResizeObserver(() => {
      this.#isLaidOut = false;
      this.#size = undefined;
      this.#draw();
    }).observe(root);
    for (const type of ["scroll", "resize"]) addEventListener(type, () => (this.#size = undefined), { passive: true });
  }

  /** The nodes whose children are shown. @type {ReadonlySet<number>} */
  get opened() {
    return this.#opened;
  }

  /** Opens nodes. @param {number[]} nodes */
  open(nodes) {
    for (const node of nodes) {
      if (this.#opened.has(node) || !this.#tree.nodes[node].children.length) continue;
      this.#opened.add(node);
      this.#isLaidOut = false;
    }
  }

  get #tree() {
    return this.#face.tree;
  }

  /** Takes another search, which is shown next. @param {import("./faces.js").Face} face @param {import("./only_here.js").Marks} only */
  take(face, only) {
    this.#face = face;
    this.#only = only;
    this.#opened = openedAtFirst(face.tree);
    this.#isLaidOut = false;
    this.#items.clear();
    this.#least = Math.min(Math.max(BARE + face.letters * LETTER, NARROWEST), WIDEST);
    this.#root.dataset.search = face.kind;
  }

  /** By what the nodes are coloured. @param {string} colours */
  colour(colours) {
    this.#root.dataset.colours = colours;
    this.#draw();
  }

  /** Shows the tree as it is after an event, with what is open now. @param {number} now @param {number} active */
  show(now, active) {
    this.#now = now;
    this.activate(active);
  }

  /** Places the boxes, so that there is room to scroll to them. */
  #layOut() {
    if (this.#isLaidOut) return;
    this.#isLaidOut = true;
    this.#layout = layOut(this.#tree, this.#opened);
    this.#row = rowHeight();
    const { height, width, seen } = this.#measured;
    const { style } = this.#items.root;
    style.height = `${this.#layout.rows * this.#row + height - seen}px`;
    const room = Math.floor(width / Math.max(this.#layout.columns, 1));
    this.#column = Math.max(Math.min(room, WIDEST), this.#least);
    style.width = `${this.#layout.columns * this.#column}px`;
  }

  /** Makes a node the active one, and brings it into view. @param {number} node */
  activate(node) {
    this.active = node;
    this.#layOut();
    const box = this.#boxOf(node);
    const before = this.#drawn;
    const after = box ? this.#broughtIntoView(box) : before;
    this.#draw(after);
    // To scroll has browsers lay out the page, so it comes last.
    if (after.top !== before.top) this.#root.scrollTop = after.top;
    if (after.left !== before.left) this.#root.scrollLeft = after.left;
  }

  /** How far to scroll so that a box is seen. @param {Box} box */
  #broughtIntoView(box) {
    const height = this.#row;
    const [top, left] = [box.row * height, box.column * this.#column];
    const { rows, columns } = this.#layout;
    const { width, seen } = this.#measured;
    const after = { ...this.#drawn };
    const within = (/** @type {number} */ at, /** @type {number} */ most) =>
      Math.max(0, Math.min(Math.round(at), most));
    // Of a high box, its label follows the scrolling: some of it is enough.
    if (top + box.rows * height < after.top + height || top > after.top + seen - height)
      after.top = within(top - seen / 3, rows * height - seen);
    if (left < after.left || left + this.#column > after.left + width)
      after.left = within(left - width / 2, columns * this.#column - width);
    return after;
  }

  /** @param {number} node @returns {Box | undefined} */
  #boxOf = (node) => this.#layout.boxes[this.#layout.places.get(node) ?? -1];

  /** Its size, and the height of the part that is in the window, above what covers its foot; of some rows at least. */
  get #measured() {
    if (this.#size) return this.#size;
    const { clientHeight: height, clientWidth: width } = this.#root;
    const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    const end = innerHeight - foot - this.#root.getBoundingClientRect().top;
    return (this.#size = { height, width, seen: Math.min(height, Math.max(end, 3 * this.#row)) });
  }

  /** @param {MouseEvent} event */
  #boxUnder({ clientX, clientY }) {
    const { left, top } = this.#items.root.getBoundingClientRect();
    return boxAt(this.#layout, Math.floor((clientX - left) / this.#column), Math.floor((clientY - top) / this.#row));
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
    if (this.#opened.delete(node)) this.#isLaidOut = false;
    else this.open([node]);
    this.#draw();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { nodes } = this.#tree;
    const { boxes, places } = this.#layout;
    const { children, parent } = nodes[this.active];
    const isOpen = this.#opened.has(this.active);
    /** The next node in a direction, from a place. @param {number} place @param {1 | -1} way */
    const next = (place, way) => {
      while (boxes[place]?.left) place += way;
      return boxes[place]?.node;
    };
    const place = places.get(this.active) ?? 0;
    /** @type {Record<string, () => number | undefined>} */
    const keys = {
      ArrowDown: () => next(place + 1, 1),
      ArrowUp: () => next(place - 1, -1),
      Home: () => boxes[0]?.node,
      End: () => next(boxes.length - 1, -1),
      ArrowRight: () => (isOpen ? children[0] : this.#toggle(this.active), isOpen ? children[0] : undefined),
      ArrowLeft: () => (isOpen ? this.#toggle(this.active) : undefined, isOpen || parent < 0 ? undefined : parent),
      " ": () => (this.#toggle(this.active), undefined),
      "*": () => (this.open(innerBelow(this.#tree, this.active)), this.active),
      Enter: () => (this.onGo(this.active), undefined),
    };
    if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(keys, event.key)) return this.onKey(event);
    event.preventDefault();
    event.stopPropagation();
    const target = keys[event.key]();
    if (target !== undefined) this.activate(target);
    this.onLook(this.active);
  }

  /** @param {Box} box @param {ReadonlySet<number>} path @returns {Look} */
  #look({ node: at, column, row, rows, left }, path) {
    const tree = this.#tree;
    const node = tree.nodes[at];
    const place = [column * this.#column, row * this.#row, this.#column, rows * this.#row];
    const plain = {
      place,
      left,
      isOurs: "isOurs" in node && node.isOurs,
      isOnPath: false,
      isActive: false,
      colours: {},
      remarks: [],
    };
    // The cutoff is the event before the node ends.
    if (left) return { ...plain, name: "", value: "", stage: node.to - 1 <= this.#now ? "done" : "ahead" };
    const { stage, value, kind, hasKind, fit, share } = this.#face.know(at, this.#now);
    const only = this.#only.get(at);
    const siblings = node.parent < 0 ? tree.passes : tree.nodes[node.parent].children;
    const visits = this.#root.dataset.colours === "visits" ? this.#face.visits(at, this.#now) : 0;
    const isByVisits = visits > 0;
    return {
      ...plain,
      name: this.#face.nameOf(at),
      value,
      stage,
      isOnPath: path.has(at),
      isActive: at === this.active,
      share,
      isExpanded: node.children.length ? this.#opened.has(at) : undefined,
      colours: {
        kind: hasKind ? kind : undefined,
        fit: fit === undefined ? undefined : String(fit),
        only,
        visits: isByVisits ? String(Math.min(1 + Math.floor(Math.log10(visits)), 4)) : undefined,
      },
      count: isByVisits ? words.number(visits) : undefined,
      remarks: [
        words.kinds[kind],
        ...(only === "here" ? [words.onlyHere] : []),
        ...(isByVisits ? [words.visits[this.#face.kind](visits)] : []),
      ],
      among: [siblings.indexOf(at) + 1, siblings.length],
    };
  }

  /** Draws what is in view. @param {{ top: number, left: number }} [scrolled]  How far it is scrolled. */
  #draw(scrolled = this.#drawn) {
    this.#layOut();
    this.#drawn = scrolled;
    const layout = this.#layout;
    if (!layout.boxes.length) return;
    const { top, left } = scrolled;
    const { height, width } = this.#measured;
    const first = Math.floor(top / this.#row) - MARGIN;
    const last = Math.ceil((top + height) / this.#row) + MARGIN;
    const [from, to] = [left / this.#column - 1, (left + width) / this.#column];
    const seen = boxesIn(layout, first, last).filter(({ column }) => column >= from && column <= to);
    // What has the focus is an element also if it is not in view.
    const active = this.#boxOf(this.active);
    if (active && !seen.includes(active)) seen.push(active);
    const path = new Set(this.#tree.pathTo(this.#tree.events[this.#now].node).map(({ at }) => at));
    this.#items.show(seen, (box) => this.#look(box, path));
    this.#root.setAttribute("aria-activedescendant", `node-${this.active}`);
  }
}

// The elements of the boxes in view. Those that stay are kept, and only what has changed of them is written.

/**
 * What is shown of a box.
 * @typedef {object} Look
 * @property {number[]} place  Left, top, width and height in pixels.
 * @property {number} left  The number of moves left out, if it stands for them; 0 otherwise.
 * @property {string} name
 * @property {string} value  Empty as long as there is none.
 * @property {"ahead" | "open" | "done"} stage
 * @property {boolean} isOurs
 * @property {boolean} isOnPath
 * @property {boolean} isActive
 * @property {boolean} [isExpanded]  If there is anything below it.
 * @property {Record<string, string | undefined>} colours  By the names of their data attributes.
 * @property {number} [share]  The share of the visits of the node above that it has.
 * @property {string} [count]  A number at the end of the label.
 * @property {string[]} remarks  What else screen readers say.
 * @property {[at: number, count: number]} [among]  Its index among the nodes with the same one above it, and their number.
 */
/** @typedef {{ element: HTMLElement, text: HTMLElement, chip: HTMLElement, seen: string }} Item */

class Items {
  root = make("div", "icicle-boxes");
  /** By the node, or the node's complement for the moves left out. @type {Map<number, Item>} */
  #items = new Map();

  /** Removes all. */
  clear() {
    this.#items.clear();
    this.root.replaceChildren();
  }

  /**
   * Shows some boxes and no others.
   * @param {import("./icicle_layout.js").Box[]} boxes @param {(box: import("./icicle_layout.js").Box) => Look} lookOf
   */
  show(boxes, lookOf) {
    const before = this.#items;
    this.#items = new Map();
    let next = this.root.firstElementChild;
    for (const box of boxes) {
      const key = box.left ? ~box.node : box.node;
      const look = lookOf(box);
      const item = before.get(key) ?? makeItem(box, look);
      before.delete(key);
      this.#items.set(key, item);
      const seen = JSON.stringify(look);
      if (item.seen !== seen) showLook(item, look);
      item.seen = seen;
      if (item.element === next) next = next.nextElementSibling;
      else this.root.insertBefore(item.element, next);
    }
    for (const { element } of before.values()) element.remove();
  }
}

/** @param {import("./icicle_layout.js").Box} box @param {Look} look @returns {Item} */
function makeItem({ node, column, left }, { name, isOurs, among }) {
  const element = make("div", left ? "box left-out" : "box");
  element.role = "treeitem";
  element.ariaLevel = String(column + 1);
  const text = make("b", "", name);
  const chip = make("span", "chip");
  const label = make("span", "label");
  if (left) label.append(words.leftOut(left));
  else {
    label.append(text, " ", chip);
    element.id = `node-${node}`;
    element.classList.toggle("ours", isOurs);
    if (among) [element.ariaPosInSet, element.ariaSetSize] = among.map(String);
  }
  element.append(label);
  return { element, text, chip, seen: "" };
}

/** @param {Item} item @param {Look} look */
function showLook({ element, chip }, look) {
  const [left, top, width, height] = look.place.map((length) => `${length}px`);
  Object.assign(element.style, { left, top, width, height });
  element.dataset.stage = look.stage;
  if (look.share !== undefined) element.style.setProperty("--share", String(look.share));
  if (look.left) return;
  for (const [name, colour] of Object.entries(look.colours))
    if (colour === undefined) delete element.dataset[name];
    else element.dataset[name] = colour;
  element.classList.toggle("on-path", look.isOnPath);
  element.classList.toggle("active", look.isActive);
  element.ariaSelected = String(look.isActive);
  element.ariaExpanded = look.isExpanded === undefined ? null : String(look.isExpanded);
  chip.textContent = look.value;
  chip.hidden = look.value === "";
  const label = /** @type {HTMLElement} */ (element.firstElementChild);
  label.classList.toggle("closed", look.isExpanded === false);
  if (look.count === undefined) delete label.dataset.count;
  else label.dataset.count = look.count;
  element.ariaLabel = [`${look.name}${look.value && ` ${look.value}`}`, ...look.remarks].join(", ");
}
