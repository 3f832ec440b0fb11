// The board as a picture, in the share dialog: to save as SVG or PNG, or to copy.

import { drawBoard, initSync } from "../pkg/diagrams.js";
import { make, makeButton } from "./dom.js";
import { copyPicture, save } from "./download.js";
import { compile } from "./fetch_files.js";
import { diagramsModule } from "./files.js";
import { site } from "./start_page.js";
import { words } from "./words.js";

const SCALE = 3; // pixels of a PNG for each of the drawing

/** A drawing as an address. @param {string} svg */
const addressOf = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A drawing as PNG, on white. @param {string} svg @returns {Promise<Blob>} */
async function toPng(svg) {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((go, fail) =>
    canvas.toBlob((png) => (png ? go(png) : fail(new Error(words.share.noPicture))), "image/png"),
  );
}

export class PictureBox {
  #image = make("img", "picture");
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
    parent.append(this.#image, buttons);
  }

  /** @param {import("./share_box.js").Picture} picture @param {string} title */
  show({ game, position, columns, cells, arrows, marks, flip }, title) {
    this.#svg = drawBoard(game, position, columns, cells, arrows, marks, false, flip);
    this.#name = game.replaceAll(/\W+/g, "-");
    this.#image.src = addressOf(this.#svg);
    this.#image.alt = title;
  }
}

/** Fetches what draws boards. @param {HTMLElement} parent @param {(text: string) => void} say */
export async function makePictureBox(parent, say) {
  initSync({ module: await compile(site.base, diagramsModule) });
  return new PictureBox(parent, say);
}
