// The board as a picture, with arrows, marks and numbers: to save as SVG or PNG, or to copy.

import { drawBoard, initSync } from "../pkg/records.js";
import { make, makeButton } from "./dom.js";
import { addressOf, copyPicture, save, toPng } from "./download.js";
import { drawnMoves } from "./drawn_moves.js";
import { compile } from "./fetch_files.js";
import { recordsModule } from "./files.js";
import { learn } from "./i18n.js";
import { words as own } from "./picture_words.js";
import { site } from "./start_page.js";
import { words } from "./words.js";

/** A field with its label. @param {string} name @param {string} type @param {() => void} change */
function field(name, type, change) {
  const input = Object.assign(make("input"), { type, autocomplete: "off", spellcheck: false });
  input.addEventListener("input", change);
  const isBox = type === "checkbox";
  const label = make("label", "", ...(isBox ? [input, ` ${name}`] : [`${name} `, input]));
  return { input, label };
}

/** The board as a picture with notes: the options of `plyground draw`. */
export class PictureBox {
  #image = make("img", "picture");
  #wrong = make("p", "error");
  #last = field(own.last, "number", () => this.#drawMoves());
  #arrows = field(own.arrows, "text", () => this.#draw());
  #marks = field(own.marks, "text", () => this.#draw());
  #numbers = field(own.numbers, "checkbox", () => this.#draw());
  /** @type {import("./share_box.js").Picture | undefined} */
  #picture;
  /** The game and moves that the fields are about. @type {unknown} */
  #drawnGame;
  #svg = "";
  #name = "";

  /** @param {HTMLElement} parent @param {(text: string) => void} say */
  constructor(parent, say) {
    /** @param {() => Promise<unknown>} act @param {string} [done] */
    const attempt = (act, done = "") => {
      act().then(
        () => say(done),
        () => say(words.share.noPicture),
      );
    };
    const copies = "ClipboardItem" in globalThis && "clipboard" in navigator;
    const buttons = make(
      "div",
      "row",
      makeButton(words.share.saveSvg, () => save(`${this.#name}.svg`, "image/svg+xml", this.#svg)),
      makeButton(words.share.savePng, () =>
        attempt(async () => save(`${this.#name}.png`, "image/png", await toPng(this.#svg))),
      ),
      ...(copies
        ? [makeButton(words.share.copyPicture, () => attempt(() => copyPicture(toPng(this.#svg)), words.share.copied))]
        : []),
    );
    this.#last.input.min = "0";
    this.#wrong.setAttribute("role", "status");
    const notes = [this.#last, this.#numbers, this.#arrows, this.#marks].map(({ label }) => label);
    parent.append(this.#image, make("div", "options", ...notes), this.#wrong, buttons);
  }

  /** @param {import("./share_box.js").Picture} picture @param {string} title */
  show(picture, title) {
    const { game, line = [], drawn = 0 } = picture;
    const isNew = JSON.stringify([game, line, drawn]) !== JSON.stringify(this.#drawnGame);
    this.#drawnGame = [game, line, drawn];
    this.#picture = picture;
    this.#name = game.replaceAll(/\W+/g, "-");
    this.#image.alt = title;
    this.#last.label.hidden = !line.length;
    // The visitor's input stays as long as the moves stay.
    if (!isNew) return this.#draw();
    this.#last.input.max = String(line.length);
    this.#last.input.value = String(Math.min(drawn, line.length));
    this.#drawMoves();
  }

  /** Fills the fields with the moves to be drawn. */
  #drawMoves() {
    const { line = [] } = this.#picture ?? {};
    const { arrows, marks } = drawnMoves(line, Number(this.#last.input.value));
    this.#arrows.input.value = arrows;
    this.#marks.input.value = marks;
    this.#draw();
  }

  #draw() {
    if (!this.#picture) return;
    const { game, position, columns, cells, flip } = this.#picture;
    const [arrows, marks] = [this.#arrows, this.#marks].map(({ input }) => input.value);
    try {
      this.#svg = drawBoard(game, position, columns, cells, arrows, marks, this.#numbers.input.checked, flip);
      this.#image.src = addressOf(this.#svg);
      this.#wrong.textContent = "";
    } catch (error) {
      const { code, input = "" } = /** @type {{ code?: string, input?: string }} */ (error);
      if (code !== "bad-square") throw error;
      this.#wrong.textContent = own.wrong(input);
    }
  }
}

/** Fetches the module that draws boards. @param {HTMLElement} parent @param {(text: string) => void} say */
export async function makePictureBox(parent, say) {
  const [module] = await Promise.all([compile(site.base, recordsModule), learn(own)]);
  initSync({ module });
  return new PictureBox(parent, say);
}
