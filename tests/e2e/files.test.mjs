// Puzzles and games saved as files and opened again; files that are something else, or only a part, change nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { give, saved } from "./give.mjs";
import { chromiumOnly, thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite();
const dialogs = chromiumOnly("the driver has file dialogs");

const PUZZLES = [
  ["?seed=pear&d=9&v=1&m=R2", "game: slide3\nseed: pear\ndistance: 9\nv: 1\nmoves: R2\n"],
  ["?g=slide2&m=R1", "game: slide2\nmoves: R1\n"],
  ["?p=113.123456789", "game: slide3\nposition: 113.123456789\nmoves: \n"],
  ["?seed=two%0Alines&d=5&v=1", /^game: slide3\nposition: \d{3}\.\d{9}\nmoves: \n$/],
];

for (const way of ["choice", "drop"]) {
  // Dropped files are read like chosen ones.
  const [run, puzzles] = way === "drop" ? [test, PUZZLES.slice(0, 1)] : [thorough, PUZZLES];
  run(`a puzzle is saved with its moves and opened again by ${way}`, dialogs, async () => {
    for (const [query, expected] of puzzles) {
      await visit(
        query,
        async ({ page, says, cells, text }) => {
          await says("optimum", /\d/);
          const [board, made] = [await cells(), await text("moves-made")];
          const file = await saved(page, "file-save");
          assert.match(file.name, /^plyground-slide\d\.txt$/);
          if (typeof expected === "string") assert.equal(file.text, expected);
          else assert.match(file.text, expected);
          await page.goto(`${site.url}?seed=plum&d=5&v=1`);
          await says("optimum", "5");
          await give[way](page, "file-open", file.name, file.text);
          await says("message", `“${file.name}” is open.`);
          assert.deepEqual(await cells(), board);
          await says("moves-made", made);
          await page.goBack();
          await says("puzzle-origin", /plum/);
        },
        { languages: ["en"] },
      );
    }
  });
}

const NOT_PUZZLES = [
  ["notes.txt", "buy milk\n", /“buy milk” is not a line of a puzzle’s file: expected lines such as “game: slide3”/],
  ["part.txt", "game: slide3\nseed: pear\nmoves: R2C", /The end of “part\.txt” is missing/],
  ["lines.txt", "game: slide3\nseed: pear\n", /expected lines such as .* “moves: R2C3”/],
  ["empty.txt", "\n", /“empty\.txt” is empty/],
  ["picture.txt", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]), /“picture\.txt” is not a text file/],
  ["large.txt", "x".repeat(1_000_001), /“large\.txt” is too large/],
  ["moves.txt", "game: slide3\nmoves: R9\n", /“moves” contains a move that is not possible/],
  ["later.txt", "game: slide3\nclock: 5\nmoves: R2\n", /“clock: 5” is not a line/],
  ["position.txt", "game: slide3\nposition: 115.98\nmoves: \n", /“98” is not an order/],
  ["duel.txt", "game: isolation\nmoves: d4 c6\n", /a game of isolation: open it on the page of games/],
];

test("a file that is not a puzzle gets a message that says what was expected, and changes nothing", () =>
  visit(
    "?seed=pear&d=9&v=1&m=R2",
    async ({ page, says, cells }) => {
      await says("optimum", "9");
      const [board, address] = [await cells(), page.url()];
      for (const [name, bytes, message] of NOT_PUZZLES) {
        await give.drop(page, "file-open", name, bytes);
        const said = await says("file-error", message);
        assert.match(said, /^The file was not opened: .* Nothing has changed\.$/);
        await says("message", message);
        assert.deepEqual(await cells(), board);
        assert.equal(page.url(), address);
      }
      await give.drop(page, "file-open", "good.txt", "game: slide2\r\nmoves: R1\r\n");
      await says("puzzle-name", "SlideTwo");
      assert.ok(await page.$eval("#file-error", (error) => error.hidden));
    },
    { languages: ["en"] },
  ));

thorough("a refused file gets its message in German too", () =>
  visit(
    "?seed=pear&d=9&v=1",
    async ({ page, says }) => {
      await says("optimum", "9");
      await give.drop(page, "file-open", "notes.txt", "Milch kaufen\n");
      await says("file-error", /^Die Datei wurde nicht geöffnet: „Milch kaufen“ ist keine Zeile/);
    },
    { languages: ["de"] },
  ),
);

const MATCHES = [
  ["?g=checkers&m=11-15.22-18.15x22&first=you&second=you", "plyground-checkers.pdn"],
  ["?g=tzaar:random=5&first=you&second=you&m=", "plyground-tzaar.txt"],
  ["?m=d4.c6.e6.b4&second=you", "plyground-isolation.txt"],
];

for (const way of ["choice", "drop"]) {
  const matches = process.env.ALL ? MATCHES : way === "drop" ? MATCHES.slice(0, 1) : MATCHES.slice(1, 2);
  test(`a game is saved and opened again by ${way}, whatever is on the board`, dialogs, async () => {
    for (const [query, name] of matches) {
      await visit(
        `games.html${query}`,
        async ({ page, says, text }) => {
          await says("turn", /to move/);
          const position = () => page.$eval("#position", ({ value }) => value);
          const [before, game] = [await position(), await text("game-name")];
          const file = await saved(page, "record-save");
          assert.equal(file.name, name);
          await page.goto(`${site.url}games.html?g=loa&second=you`);
          await says("game-name", "Lines of Action");
          await give[way](page, "record-open", file.name, file.text);
          await says("message", `“${file.name}” is open.`);
          await says("game-name", game);
          assert.equal(await position(), before);
          await page.goBack();
          await says("game-name", "Lines of Action");
        },
        { languages: ["en"] },
      );
    }
  });
}

test("a file that is not a record gets a message that says what was expected, and changes nothing", () =>
  visit(
    "games.html?m=d4.c6&second=you",
    async ({ page, says }) => {
      await says("turn", /to move/);
      const address = page.url();
      for (const [name, bytes, message] of [
        ["notes.txt", "buy milk\n", /“buy milk” is not the beginning of a game: expected one in PDN or SGF/],
        ["part.txt", "game: isolation\nmoves: d4 c", /The end of “part\.txt” is missing/],
        ["part.pdn", '[GameType "21"]\n\n1. 11-15 22-1', /The end of “part\.pdn” is missing/],
        ["bad.pdn", '[GameType "21"]\n\n1. 11-20 *\n', /move 1, “11-20”, is not possible: expected one of .*11-15/],
        ["other.sgf", "(;GM[1];B[aa])\n", /“GM\[1\], Go” is not a game of this site/],
        ["picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]), /“picture\.png” is not a text file/],
        ["chess.txt", "game: chess\nmoves: e4\n", /“chess” is not a game/],
        [
          "puzzle.txt",
          "game: slide3\nseed: pear\nmoves: R2\n",
          /This file has a puzzle, SlideThree: open it on the page of puzzles/,
        ],
      ]) {
        await give.drop(page, "record-open", name, bytes);
        await says("text-error", message);
        assert.match(await says("message", message), /^The file was not opened: .* Nothing has changed\.$/);
        assert.equal(page.url(), address);
      }
    },
    { languages: ["en"] },
  ));
