// Looks at a board: recognises the contents of its squares by the pixels of the screen and nothing else. The expected
// contents come from the rules, here, not from the page.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOf, Choice } from "../../www/boards/choice.js";
import { KINDS } from "./game_views.mjs";
import { module } from "../../www/site/files.js";
import { loadGame } from "./modules.mjs";
import { decode } from "./png.mjs";
import { engine, inRepository } from "./site.mjs";

const puzzles = await import(inRepository("pkg/play.js"));
puzzles.initSync({ module: await readFile(inRepository(module)) });
/** The modules of all games by their names: those of two-player games, and the one of puzzles. */
const modules = new Map(
  await Promise.all(Object.keys(KINDS).map(async (name) => /** @type {const} */ ([name, await loadGame(name)]))),
);

const GRID = 12; // parts of a square across and down
const SEEN = { squares: 1, points: 0.72 }; // of a square: as much of it is not another's too
const MARKED = 2; // levels of brightness: a square that differs more on average was painted over
const CROSSED = 0.3; // the same where pieces are: a thin line crosses the square
const OTHER = 10; // levels of brightness: a part that differs more shows something else
const SIDES = ["dark", "light", "first", "second"];
const KEYS = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft", ArrowUp: "ArrowDown", ArrowDown: "ArrowUp" };

/** A board of sliding tiles, as a form. */
const tiles = {
  size: ({ columns }) => ({ width: columns, height: columns }),
  place: ({ columns }, square) => [square % columns, Math.floor(square / columns)],
  rows: ({ cells }) => [[...cells.keys()]],
  go({ columns }, square, key) {
    const [column, row] = tiles.place({ columns }, square);
    const [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const within = (line) => Math.min(Math.max(line, 0), columns - 1);
    return within(row + down) * columns + within(column + right);
  },
};

/** A game as the rules have it, with its moves made here, and where its squares lie. */
export class Expected {
  flipped = false;

  /** @param {string} name @param {number} opening  Moves made before anybody looks. */
  constructor(name, opening) {
    this.name = name;
    this.isMatchGame = Object.hasOwn(KINDS, name);
    this.kind = KINDS[name];
    this.form = this.kind?.form ?? tiles;
    const { Game } = modules.get(name) ?? puzzles;
    this.game = new Game(name);
    for (let ply = 0; ply < opening; ply++) {
      const steps = this.game.steps();
      this.game.play(steps[(7 * ply + 3) % steps.length].name);
    }
    this.opening = this.game.history();
  }

  get view() {
    const { columns, rows } = this.game;
    return { columns, rows, cells: this.game.cells(), steps: this.game.steps() };
  }

  get squares() {
    return this.form.rows(this.view).flat();
  }

  /** The contents of a square: a side's piece, the number of a tile, or the kind of free square. */
  on(square) {
    const code = this.game.cells()[square];
    if (!this.kind) return code ? `tile ${code}` : "free";
    const kind = this.kind.piece(code)?.kind.split(" ");
    return kind ? kind.find((word) => SIDES.includes(word)) : this.kind.ground(code) || "free";
  }

  /** A name that tiles of one colour share. @param {string} what */
  colour(what) {
    const [, tile] = what.split(" ");
    return tile ? `colour ${Math.ceil(tile / (this.game.columns - 1))}` : what;
  }

  /**
   * Where the middle of a square is seen, as parts of the board's width and height; a square's side, as a part of its
   * width; and how much of it is looked at.
   */
  middle(square) {
    const { width, height } = this.form.size(this.view);
    const [across, down] = this.form.place(this.view, square).map((line) => line + 0.5);
    return {
      x: (this.flipped ? width - across : across) / width,
      y: (this.flipped ? height - down : down) / height,
      side: 1 / width,
      seen: this.form.isFree ? SEEN.points : SEEN.squares,
    };
  }

  /**
   * A step that two squares name, and that leaves something to play if there is one; nothing once the game is over.
   * @param {number} turn  Another one, where there are several.
   */
  step(turn) {
    const { steps } = this.view;
    const leaves = ({ name }) => {
      this.game.play(name);
      const { length } = this.game.steps();
      this.game.undo();
      return length;
    };
    const named = steps.filter(
      (step) =>
        step.to.length &&
        steps.filter((other) => other.from[0] === step.from[0] && endOf(other) === endOf(step)).length === 1,
    );
    const good = named.filter((step) => leaves(step) > 2);
    const best = good.length ? good : named;
    return best[(turn * 5) % best.length];
  }

  /** The squares that a picked piece can be put on. @param {number} from */
  targets(from) {
    const choice = new Choice();
    choice.steps = this.game.steps();
    choice.pick(from);
    return this.squares.filter((square) => choice.leads(from, square));
  }

  /** What the game draws for the next move, or for a picked piece, as texts. @param {number} [picked] */
  #drawn(picked) {
    const { game, kind, view } = this;
    const stepsAfter = (/** @type {string} */ move) => {
      game.play(move);
      const steps = game.steps();
      game.undo();
      return steps;
    };
    return (kind.shows?.(view, picked, { side: game.side, stepsAfter }) ?? []).map((shape) => JSON.stringify(shape));
  }

  /** The squares that look different once a piece is picked: its own, its targets, and all that is drawn over. */
  marked(from) {
    const [before, after] = [this.#drawn(), this.#drawn(from)];
    const differing = [
      ...before.filter((shape) => !after.includes(shape)),
      ...after.filter((shape) => !before.includes(shape)),
    ];
    const { columns } = this.game;
    const crossed = differing.flatMap((text) => {
      const { from, to } = JSON.parse(text);
      if (from === undefined) return [to];
      const [right, down] = [(to % columns) - (from % columns), Math.floor(to / columns) - Math.floor(from / columns)];
      const length = Math.max(Math.abs(right), Math.abs(down));
      return Array.from({ length: length + 1 }, (_, at) => from + at * ((to - from) / length));
    });
    return [...new Set([from, ...this.targets(from), ...crossed])].sort((a, b) => a - b);
  }

  /** The keys that lead from one square to another. @param {number} from @param {number} to */
  way(from, to) {
    const ways = new Map([[from, []]]);
    for (const [at, keys] of ways) {
      if (at === to) return keys;
      for (const [key, opposite] of Object.entries(KEYS)) {
        const next = this.form.go(this.view, at, this.flipped ? opposite : key);
        if (!ways.has(next)) ways.set(next, [...keys, key]);
      }
    }
    throw new Error(`no way from ${from} to ${to}`);
  }
}

const ALL = [...Array(GRID * GRID).keys()];
const reach = (part) => Math.hypot((part % GRID) + 0.5 - GRID / 2, Math.floor(part / GRID) + 0.5 - GRID / 2) / GRID;
/** Where pieces are, and marks of squares are not. */
const INNER = ALL.filter((part) => reach(part) < 0.43);
const MIDDLE = ALL.filter((part) => reach(part) < 0.25);
/** Where numbers are, and arrows are not. */
const NUMBER = ALL.filter((part) => reach(part) < 0.3);
/** Pixels do not divide squares: a number may stand a pixel off its place. */
const SHIFTS = [-1, 0, 1];

/** How much two pieces of a picture differ, in levels of brightness. */
function apart(one, other, parts = ALL) {
  let sum = 0;
  for (const part of parts) sum += apartIn(one, other, part);
  return sum / parts.length;
}

/** How much they differ in one part. */
function apartIn(one, other, part) {
  let sum = 0;
  for (let at = 3 * part; at < 3 * part + 3; at++) sum += Math.abs(one[at] - other[at]);
  return sum / 3;
}

/** How bright the middle of a piece of a picture is, as the eye takes it. */
function brightness(patch) {
  const linear = (level) => ((level / 255 + 0.055) / 1.055) ** 2.4;
  return (
    MIDDLE.reduce(
      (sum, at) =>
        sum + 0.2126 * linear(patch[3 * at]) + 0.7152 * linear(patch[3 * at + 1]) + 0.0722 * linear(patch[3 * at + 2]),
      0,
    ) / MIDDLE.length
  );
}

/** Eyes for one board. */
export class Eyes {
  /**
   * Whether tiles are recognised by their colours alone: at other sizes than they were learned at, numbers are not
   * alike enough.
   */
  isRough = false;
  /** The looks of known contents, by name. @type {Map<string, Float32Array[]>} */
  #known = new Map();
  #page;
  #field;
  #expected;
  /** The last picture. @type {Uint8Array} */
  #seen = new Uint8Array();
  /**
   * The picture of a square there, or of what lies some pixels to the right of it and below.
   * @type {(square: number, right?: number, down?: number) => Float32Array}
   */
  #cut = () => new Float32Array();

  /**
   * @param {import("puppeteer-core").Page} page
   * @param {import("puppeteer-core").ElementHandle} field  The element with the squares and nothing else.
   * @param {Expected} expected
   */
  constructor(page, field, expected) {
    this.#page = page;
    this.#field = field;
    this.#expected = expected;
  }

  /**
   * Where the middle of a square is in the window.
   * @param {number} square
   * @param {{ x: number, y: number, width: number, height: number }} [box]  Where the board is, if that is known.
   */
  async spot(square, box) {
    const { x, y, width, height } = box ?? (await this.#field.boundingBox());
    const middle = this.#expected.middle(square);
    return { x: x + middle.x * width, y: y + middle.y * height, side: middle.side * width, seen: middle.seen };
  }

  /**
   * The picture of every square.
   * @param {string} when  The action before.
   * @returns {Promise<Map<number, Float32Array>>}
   */
  async see(when) {
    const box = await this.#field.boundingBox();
    const spots = new Map();
    for (const square of this.#expected.squares) spots.set(square, await this.spot(square, box));
    const screen = await this.#page.evaluate(() => {
      const { pageLeft: x, pageTop: y } = visualViewport;
      return { x, y, width: innerWidth, height: innerHeight, scale: devicePixelRatio };
    });
    /** Where the parts of a square begin and end, in pixels of the window. */
    const lines = (middle, length) =>
      Array.from({ length: GRID + 1 }, (_, at) => Math.round(screen.scale * (middle + (at / GRID - 0.5) * length)));
    const places = new Map();
    const seen = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    for (const [square, { x, y, side, seen: share }] of spots) {
      const [across, down] = [x, y].map((middle) => lines(middle, side * share));
      const [left, top, right, bottom] = [across[0], down[0], across[GRID], down[GRID]].map((at) => at / screen.scale);
      assert.ok(
        left >= 0 && top >= 0 && right <= screen.width && bottom <= screen.height,
        `${this.#expected.name}, ${when}: square ${square} is not in the window: ${Object.values(box)}`,
      );
      seen.left = Math.min(seen.left, Math.floor(left));
      seen.top = Math.min(seen.top, Math.floor(top));
      seen.right = Math.max(seen.right, Math.ceil(right));
      seen.bottom = Math.max(seen.bottom, Math.ceil(bottom));
      places.set(square, { across, down });
    }
    // The squares alone: the window is several times as large, and most of the time goes into taking it.
    this.#seen = await this.#page.screenshot({
      clip: {
        x: screen.x + seen.left,
        y: screen.y + seen.top,
        width: seen.right - seen.left,
        height: seen.bottom - seen.top,
      },
      captureBeyondViewport: false,
      optimizeForSpeed: engine === "chromium",
    });
    const { width, channels, bytes } = decode(this.#seen);
    assert.equal(width, Math.round((seen.right - seen.left) * screen.scale), `${when}: the picture has another size`);
    this.#cut = (square, right = 0, down = 0) => {
      const place = places.get(square);
      const across = place.across.map((line) => line + right);
      const lines = place.down.map((line) => line + down);
      const patch = new Float32Array(GRID * GRID * 3);
      for (let part = 0; part < GRID * GRID; part++) {
        const [left, top] = [across[part % GRID], lines[Math.floor(part / GRID)]];
        const [right, bottom] = [
          Math.max(across[(part % GRID) + 1], left + 1),
          Math.max(lines[Math.floor(part / GRID) + 1], top + 1),
        ];
        for (let row = top; row < bottom; row++) {
          for (let column = left; column < right; column++) {
            const at = ((row - seen.top * screen.scale) * width + column - seen.left * screen.scale) * channels;
            for (let channel = 0; channel < 3; channel++) patch[3 * part + channel] += bytes[at + channel];
          }
        }
        for (let channel = 0; channel < 3; channel++) patch[3 * part + channel] /= (right - left) * (bottom - top);
      }
      return patch;
    };
    return new Map([...places.keys()].map((square) => [square, this.#cut(square)]));
  }

  /**
   * Learns what pieces and squares look like where nothing is picked up and nothing has the focus: different, and Black
   * darker.
   * @param {string} when
   */
  async learn(when) {
    this.#known.clear();
    for (const [square, patch] of await this.see(when)) {
      const what = this.#expected.on(square);
      this.#known.set(what, [...(this.#known.get(what) ?? []), patch]);
    }
    const bright = (what) =>
      this.#known.get(what).reduce((sum, patch) => sum + brightness(patch), 0) / this.#known.get(what).length;
    if (this.#known.has("dark")) {
      const contrast = (bright("light") + 0.05) / (bright("dark") + 0.05);
      assert.ok(contrast > 2, `${this.#expected.name}, ${when}: White is ${contrast} times as bright as Black`);
    }
    for (const [what, patches] of this.#known) {
      for (const [other, theirs] of this.#known) {
        const nearest = Math.min(...patches.flatMap((patch) => theirs.map((their) => apart(patch, their))));
        assert.ok(
          what === other || nearest > (this.#expected.isMatchGame ? MARKED : MARKED / 8),
          `${this.#expected.name}, ${when}: ${what} and ${other} look alike`,
        );
      }
    }
    if (this.#expected.isMatchGame) return;
    for (const square of this.#expected.squares) {
      const patches = this.#known.get(this.#expected.on(square));
      for (const right of SHIFTS) for (const down of SHIFTS) patches.push(this.#cut(square, right, down));
    }
  }

  /** The name of the known look that is nearest: marks and numbers may hide a part. @param {Float32Array} patch */
  #name(patch) {
    if (this.#expected.isMatchGame)
      return this.#nearest(patch, INNER, (apart) => apart / 1000 / INNER.length + (apart > OTHER ? 1 : 0));
    // A tile differs from a free square at its edge, and numbers differ much in few parts.
    const square = (apart) => apart ** 2;
    const isFree = this.#nearest(patch, ALL, square) === "free";
    return isFree ? "free" : this.#nearest(patch, NUMBER, square, (what) => what !== "free");
  }

  /** The name of the known look that is nearest in some parts, by the sum of what differences count. */
  #nearest(patch, parts, count, isMeant = (_what) => true) {
    let [name, least] = ["", Infinity];
    for (const [what, patches] of this.#known) {
      if (!isMeant(what)) continue;
      for (const known of patches) {
        let far = 0;
        // A look that is already farther than the best is skipped.
        for (let at = 0; at < parts.length && far < least; at++) far += count(apartIn(known, patch, parts[at]));
        if (far < least) [name, least] = [what, far];
      }
    }
    return name;
  }

  /** Finds on every square what the rules have there. @param {string} when  The action before. */
  async check(when) {
    const patches = await this.see(when);
    const told = (what) => (this.isRough ? this.#expected.colour(what) : what);
    const wrong = this.#expected.squares.filter(
      (square) => told(this.#name(patches.get(square))) !== told(this.#expected.on(square)),
    );
    const picture = join(tmpdir(), `look-${this.#expected.name}.png`);
    if (wrong.length) await writeFile(picture, this.#seen);
    const all = wrong.map(
      (square) =>
        `square ${square}: ${this.#expected.on(square)} is expected, and ${this.#name(patches.get(square))} is seen`,
    );
    assert.deepEqual(all, [], `${this.#expected.name}, ${when}; see ${picture}`);
    return patches;
  }

  /**
   * Finds that between two looks these squares have changed, and no others.
   * @param {Map<number, Float32Array>} before
   * @param {Map<number, Float32Array>} after
   * @param {number[]} squares
   * @param {string} when
   */
  changed(before, after, squares, when) {
    const isChanged = (/** @type {number} */ square) => {
      const [then, now] = [before.get(square), after.get(square)];
      return apart(then, now) > MARKED || apart(then, now, INNER) > CROSSED;
    };
    assert.deepEqual(
      this.#expected.squares.filter(isChanged).sort((a, b) => a - b),
      squares,
      `${this.#expected.name}, ${when}: marked squares`,
    );
  }
}
