// Draws the pictures that other sites show beside links to the pages: 1200 × 630, by the boards' own forms, pieces and
// colours.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import "./text_document.mjs";
import { newGameModule } from "../../pkg/games.js";
import * as puzzles from "../../pkg/play.js";
import { kindOf, learnKind } from "../../www/match/game_views.js";
import { drawBoard } from "../../www/print/paper.js";
import { isMatchGame, moduleFile } from "../../www/site/match_games.js";
import { escaped } from "../../www/site/dom.js";

/** @param {string} name @returns {any} */
const read = (name) => readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)));
const [WIDTH, HEIGHT] = [1200, 630];
const fonts = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((name) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}`),
);

/** The module that plays a game. @param {string} name */
function moduleOf(name) {
  const duel = isMatchGame(name);
  const module = duel ? newGameModule() : puzzles;
  const file = duel ? moduleFile(name.split(":")[0]) : "pkg/play_bg.wasm";
  module.initSync({ module: read(file) });
  return module;
}

const sheets = ["colours", "tiles", "squares"].map((name) => String(read(`www/boards/${name}.css`))).join("\n");
/**
 * The light colour that the boards' style sheets give a name; the last one where a board has its own.
 * @param {string} name
 * @param {string} [board]
 */
function colour(name, board) {
  const rule = board ? sheets.slice(sheets.indexOf(`.squares.${board} {`)) : sheets;
  const [, value = ""] = new RegExp(`--${name}:([^;]*);`).exec(rule) ?? [];
  const [hexadecimal] = /#[0-9a-f]{6}/.exec(value) ?? [];
  const [, other] = /var\(--(?!ply-)([\w-]+)\)/.exec(value) ?? [];
  if (!hexadecimal && !other) throw new Error(`no board has a colour --${name}`);
  return hexadecimal ?? colour(other);
}

const rect = (x, y, width, height, radius, fill, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
const circle = (x, y, r, fill, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const letters = (x, y, size, fill, text, more = "") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(text)}</text>`;
const middled = 'text-anchor="middle" font-weight="700"';
/** A drawing of a width and height, put into a square of the picture. */
const placed = (x, y, side, width, height, drawing) => {
  const scale = side / Math.max(width, height);
  return `<g transform="translate(${x + (side - width * scale) / 2} ${y + (side - height * scale) / 2}) scale(${scale})">${drawing}</g>`;
};

/**
 * A game after some moves, each given by its index among the legal ones.
 * @param {string} name @param {number[]} moves @param {string} [position]  Where it begins, if not at its start.
 */
function played(name, moves, position) {
  const game = new (moduleOf(name).Game)(name, position);
  for (const move of moves) game.play(game.moves()[move % game.moves().length]);
  return game;
}

/** The edge that sets a board off from one behind it. */
const apart = (x, y, width, height) =>
  rect(x, y, width, height, 0.25, "none", `stroke="${colour("page")}" stroke-width="0.5"`);

/** A board of sliding tiles. @param {string} name @param {number[]} [moves] */
function tiles(name, moves = []) {
  const game = played(name, moves);
  const { columns } = game;
  const cells = game.cells();
  let drawing =
    apart(0, 0, columns + 0.16, columns + 0.16) + rect(0, 0, columns + 0.16, columns + 0.16, 0.2, colour("frame"));
  cells.forEach((tile, square) => {
    const [x, y] = [(square % columns) + 0.08, Math.floor(square / columns) + 0.08];
    drawing += rect(x + 0.03, y + 0.03, 0.94, 0.94, 0.13, colour("square"));
    if (!tile) return;
    const group = Math.ceil(tile / (columns - 1));
    drawing +=
      rect(x + 0.03, y + 0.03, 0.94, 0.94, 0.13, colour(`tile-${group}`)) +
      letters(x + 0.5, y + 0.66, 0.46, colour("on-tile"), String(tile), middled);
  });
  game.free();
  return (x, y, side) => placed(x, y, side, columns + 0.16, columns + 0.16, drawing);
}

/**
 * A piece, by the class names that its kind gives it.
 * @param {{ kind: string, text: string }} piece
 * @param {number} x
 * @param {number} y  Its middle.
 */
function drawPiece({ kind, text }, x, y) {
  const names = kind.split(" ");
  if (names.includes("stack")) {
    const isLight = names.includes("light");
    const [man, mark] = isLight ? [colour("light", "stacks"), "#7a4a12"] : [colour("dark", "stacks"), "#e8c46a"];
    const ring =
      names.includes("tzaar") || names.includes("tzarra")
        ? circle(x, y, 0.33, "none", `stroke="${mark}" stroke-width="0.07"`)
        : "";
    return (
      circle(x, y, 0.41, man, `stroke="${isLight ? "#6d5f4a" : "#17181c"}" stroke-width="0.025"`) +
      ring +
      (names.includes("tzaar") ? circle(x, y, 0.22, mark) : "")
    );
  }
  if (names.includes("man") || names.includes("king")) {
    const isLight = names.includes("light");
    const edge = isLight ? "#6d5f4a" : "#17181c";
    return (
      circle(x, y, 0.4, colour(isLight ? "light" : "dark", "draughts"), `stroke="${edge}" stroke-width="0.025"`) +
      circle(x, y, 0.28, "none", `stroke="${edge}" stroke-width="0.025" stroke-opacity="0.5"`)
    );
  }
  const isFirst = kind === "first";
  const body = isFirst
    ? circle(x, y, 0.38, colour("tile-2"))
    : rect(x - 0.35, y - 0.35, 0.7, 0.7, 0.18, colour("tile-1"));
  return body + letters(x, y + 0.16, 0.44, colour("on-tile"), text, middled);
}

/** A board of a two-player game. @param {string} name @param {number[]} [moves] @param {string} [position] */
async function board(name, moves = [], position) {
  const game = played(name, moves, position);
  await learnKind(name);
  const { form, board: look, piece, ground, file, rank } = kindOf(name);
  const view = { columns: game.columns, rows: game.rows, cells: game.cells(), steps: [] };
  game.free();
  const { width, height } = form.size(view);
  const rim = form.isFree ? 0 : 0.14;
  const seat = (square) => form.place(view, square);
  let drawing =
    apart(-rim, -rim, width + 2 * rim, height + 2 * rim) +
    rect(
      -rim,
      -rim,
      width + 2 * rim,
      height + 2 * rim,
      form.isFree ? 0.4 : 0.22,
      form.isFree ? colour("even", "stacks") : colour("frame"),
    );
  if (form.draw) {
    const web = document.createElementNS("", "g");
    form.draw(/** @type {any} */ (web), { file, rank }, view, (place) => place);
    const [thread, text] = [colour("thread", "stacks"), colour("on-rim", "stacks")];
    drawing += `<g font-size="0.3" font-weight="700" text-anchor="middle">${web.inside.replaceAll("<path ", `<path stroke="${thread}" stroke-width="0.05" stroke-linecap="round" `).replaceAll("<circle ", `<circle fill="${thread}" fill-opacity="0.35" `).replaceAll("<text ", `<text fill="${text}" dy="0.11" `)}</g>`;
  }
  for (const square of form.rows(view).flat()) {
    const [x, y] = seat(square);
    if (!form.isFree) {
      const isOdd = ((square % view.columns) + Math.floor(square / view.columns)) % 2;
      const isUsed = ground(view.cells[square]) === "used";
      const fill = isUsed ? colour("well") : colour(isOdd ? "odd" : "even", look || undefined);
      drawing += look ? rect(x, y, 1, 1, 0, fill) : rect(x + 0.025, y + 0.025, 0.95, 0.95, 0.12, fill);
    }
    const man = piece(view.cells[square]);
    if (man) drawing += drawPiece(man, x + 0.5, y + 0.5);
  }
  return (left, top, side) => placed(left, top, side, width, height, drawing);
}

/** A puzzle as it is printed. @param {string} name @param {number[]} moves */
function printed(name, moves) {
  const game = played(name, moves);
  const drawing = String(drawBoard({ columns: game.columns, cells: game.cells() }, name)).replace(
    "<svg ",
    '<svg width="100" height="100" ',
  );
  game.free();
  return (x, y, side) => rect(x - 14, y - 14, side + 28, side + 28, 0, "#fff") + placed(x, y, side, 100, 100, drawing);
}

/**
 * The contents of a page's picture: a title and a sentence in lines, and boards, each drawn at its place and size.
 */
const PICTURES = {
  "index.html": {
    title: ["Sliding puzzles", "with exact", "distances"],
    text: ["Every move tells how far", "the win is. A new puzzle", "every day."],
    boards: [[tiles("slide3"), 640, 75, 480]],
    alt: "The board of SlideThree with nine coloured, numbered tiles",
  },
  "games.html": {
    title: ["Games", "against the", "engine"],
    text: ["Isolation, checkers, Lines of", "Action, Tzaar and more:", "from beginner to perfect."],
    boards: [
      [await board("loa"), 620, 60, 310],
      [await board("tzaar"), 865, 275, 310],
    ],
    alt: "The boards of Lines of Action and Tzaar at the start of a game",
  },
  "today.html": {
    title: ["A problem", "of each game", "every day"],
    text: ["The same for everybody,", "harder through the week."],
    boards: [
      [await board("loa", [], "8/1b4w1/2w1w3/1bbw4/1bww1b1w/2bwb3/2b5/2b5 b"), 640, 60, 330],
      [tiles("slide3", [0, 2, 1, 2, 1, 0]), 830, 260, 330],
    ],
    alt: "A problem on the board of Lines of Action, and a board of SlideThree",
  },
  "problems.html": {
    title: ["Problems", "with proof"],
    text: ["One turn alone wins in time.", "Every turn you try is", "judged by proof."],
    boards: [[await board("loa", [], "8/1w4b1/1wbww3/2wbwb2/4bbw1/2b5/8/8 w"), 640, 75, 480]],
    alt: "A problem on the board of Lines of Action: White to move wins in 2",
  },
  "set.html": {
    title: ["A set of", "problems"],
    text: ["Solved in order, with a", "result to hand in."],
    boards: [
      [await board("loa", [], "8/1w4b1/1wbww3/2wbwb2/4bbw1/2b5/8/8 w"), 640, 60, 330],
      [await board("checkers", [], "B:WK10,28:BK13,K22,K27"), 830, 260, 330],
    ],
    alt: "Problems on the boards of Lines of Action and checkers",
  },
  "setup.html": {
    title: ["Set up", "a position"],
    text: ["Play from it, prove that it", "is a problem, or save it", "as a picture."],
    boards: [
      [await board("loa", [], "8/3b4/2bw4/4w3/3wb3/2b5/8/8 b"), 640, 60, 330],
      [await board("tzaar"), 830, 260, 330],
    ],
    alt: "The boards of Lines of Action and Tzaar",
  },
  "lab.html": {
    title: ["A laboratory", "for game-tree", "search"],
    text: ["Run experiments in the", "browser: the same link gives", "the same numbers."],
    boards: [
      [await board("isolation:6x6", [14, 20, 3, 5, 2, 1, 4, 2, 1, 3]), 620, 70, 235],
      [tiles("slide3", [0, 2, 1, 2, 1, 0]), 900, 70, 235],
      [await board("checkers"), 620, 330, 235],
      [await board("tzaar"), 900, 330, 235],
    ],
    alt: "Four boards: Isolation, SlideThree, checkers and Tzaar",
  },
  "tree.html": {
    title: ["A search", "you can watch"],
    text: ["Every move, every value,", "every cutoff,", "in plain words."],
    boards: [[await board("isolation:4x4", [0, 5, 1, 2]), 640, 75, 480]],
    alt: "A position on the board of Isolation",
  },
  "learn.html": {
    title: ["How a computer", "thinks ahead"],
    text: ["Eight lessons of five minutes,", "with real searches to", "watch and to predict."],
    boards: [[await board("isolation:4x4", [0, 5, 1, 2]), 640, 75, 480]],
    alt: "A position on the board of Isolation",
  },
  "print.html": {
    title: ["Puzzles", "to print"],
    text: ["A sheet of sliding puzzles", "of the difficulty you choose,", "with solutions."],
    boards: [
      [printed("slide3", [0, 2, 1, 2, 1, 0]), 640, 85, 210],
      [printed("slide3", [1, 1, 2, 3, 1, 1, 2, 0]), 910, 85, 210],
      [printed("slide3", [2, 1, 3, 0, 3, 2, 1, 3, 2]), 640, 340, 210],
      [printed("slide3", [3, 2, 0, 2, 3, 1, 0, 2, 2, 1, 3]), 910, 340, 210],
    ],
    alt: "Four puzzles as they are printed, black on white",
  },
  "examples/index.html": {
    title: ["Living puzzles", "and games for", "your own pages"],
    text: ["One line of HTML each:", "no account, no server."],
    boards: [
      [tiles("slide3"), 640, 60, 330],
      [await board("checkers"), 830, 260, 330],
    ],
    alt: "The boards of SlideThree and checkers",
  },
};

const lines = (all, y, size, step, fill, weight) =>
  all.map((line, at) => letters(80, y + at * step, size, fill, line, `font-weight="${weight}"`)).join("");
const drawn = Object.entries(PICTURES).map(([page, { title, text, boards, alt }]) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="DejaVu Sans">
${rect(0, 0, WIDTH, HEIGHT, 0, colour("page"))}${rect(0, 0, 20, HEIGHT, 0, colour("accent"))}
${letters(80, 110, 40, colour("accent"), "Plyground", 'font-weight="700"')}
${lines(title, 210, 60, 74, colour("ink"), 700)}${lines(text, 250 + title.length * 74, 32, 46, colour("soft"), 400)}
${boards.map(([draw, x, y, side]) => draw(x, y, side)).join("")}</svg>`;
  const png = new Resvg(svg, {
    fitTo: { mode: "width", value: WIDTH },
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: "DejaVu Sans" },
  })
    .render()
    .asPng();
  return { page, picture: page.replace(/\/index\.html$|\.html$/, ".png"), png, width: WIDTH, height: HEIGHT, alt };
});

/** The pictures with their pages. A board in a frame may be linked to as well. */
export const pictures = [...drawn, { ...drawn[0], page: "embed/index.html" }];
