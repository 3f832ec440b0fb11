// Boards of other projects, from npm, as a measure for our own: each alone on a page, bundled as our scripts are.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "./site.mjs";

const PACKAGES = ["cubing@0.63.4", "chessground@9.2.1"];

/** Opens all shadow roots, so that the drawing of a board can be seen from outside. */
const OPEN = `<script>
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (how) {
    return attachShadow.call(this, { ...how, mode: "open" });
  };
</script>`;

/** The first element with this name, also in shadow roots, as an expression for the page. @param {string} name */
const inside = (name) =>
  `(function find(root) {
    return root.querySelector("${name}") ?? [...root.querySelectorAll("*")].map(({ shadowRoot }) => shadowRoot && find(shadowRoot)).find(Boolean);
  })(document)`;

/** Pages: the board and its script, and the element whose presence shows that a visitor can use it. */
const BOARDS = [
  {
    name: "a cube of Twizzle (cubing)",
    body: "<twisty-player></twisty-player>",
    script: `import "cubing/twisty";`,
    done: inside("canvas"),
  },
  {
    name: "the board of Lichess (chessground)",
    body: `<div id="board" style="width: 400px; height: 400px"></div>`,
    script: `import "chessground/assets/chessground.base.css";
      import "chessground/assets/chessground.brown.css";
      import "chessground/assets/chessground.cburnett.css";
      import { Chessground } from "chessground";
      Chessground(document.getElementById("board"));`,
    done: `document.querySelector("cg-board piece")`,
  },
];

/** Fetches the packages and makes the pages. Returns their folder, and the address of each board with its condition. */
export function makeAnchors() {
  const folder = inRepository("target/anchors");
  const made = join(folder, "made");
  mkdirSync(made, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, ...PACKAGES]);
  const cases = BOARDS.map(({ name, body, script, done }, at) => {
    writeFileSync(join(folder, `board${at}.js`), script);
    execFileSync(inRepository("node_modules/.bin/esbuild"), [
      join(folder, `board${at}.js`),
      ...["--bundle", "--minify", "--splitting", "--format=esm", "--target=es2022", "--log-level=warning"],
      `--outdir=${made}`,
    ]);
    const styles = readdirSync(made).includes(`board${at}.css`) ? `<link rel="stylesheet" href="board${at}.css">` : "";
    writeFileSync(
      join(made, `board${at}.html`),
      `<!doctype html><meta charset="utf-8"><title>${name}</title>${OPEN}${styles}<script type="module" src="board${at}.js"></script>${body}`,
    );
    return { name, address: `board${at}.html`, done };
  });
  return { folder: made, cases };
}
