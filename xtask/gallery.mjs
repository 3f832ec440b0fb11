// Draws the gallery of problems for the documentation: six of each two-player game, as the sheet to print has them, and
// a text with their positions and solutions. The package must have been built.
//
//   node xtask/gallery.mjs                       renews docs/problem-gallery.md and docs/problems/
//   node xtask/gallery.mjs sheets 30 FOLDER      writes pictures of the first 30 of each game, to look at
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import "./site/text_document.mjs";
import { drawDiagram } from "../www/print/paper_diagram.js";
import { learnKind, wordsOf } from "../www/match/game_views.js";
import { miniature } from "../www/games/cards.js";
import { words } from "../www/problems/words.js";
import { MATCH_GAMES } from "../www/site/match_games.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const SEED = "1";
const TEXT_FILE = "docs/problem-gallery.md";
const [BOARD, GAP, TEXT] = [100, 8, 14]; // units of the picture: a board's side, and the gap and the text below it

/**
 * The first problems of a game by the seed, numbered from 1.
 * @param {string} game @param {number} count
 */
async function problemsOf(game, count) {
  const { default: init, Problems } = await import("../pkg/node/plyground.js");
  await init();
  const search = new Problems(game, SEED);
  const found = [];
  while (found.length < count) {
    const { problem } = search.stepFor(1000);
    if (problem) found.push({ ...problem, number: found.length + 1 });
  }
  search.free();
  return found;
}

/** The rules of the sheet to print that are about boards. */
const styles = readFileSync(join(root, "www/print.css"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith(".diagram ") || line.startsWith(".diagram."))
  .filter((line) => !line.includes("--mm"))
  .join("");

/** Draws the dark squares of a board as one shape, and leaves out the light ones. @param {string} drawing */
function shorten(drawing) {
  const square = /<rect class="(brown|pale)" x="(\d+)" y="(\d+)" width="10" height="10" rx="0"\/>/g;
  const path = [...drawing.matchAll(square)]
    .filter(([, kind]) => kind === "brown")
    .map(([, , x, y]) => `M${x} ${y}h10v10h-10z`)
    .join("");
  return path ? drawing.replaceAll(square, "").replace(">", `><path class="brown" d="${path}"/>`) : drawing;
}

/**
 * A picture of problems with their numbers and tasks.
 * @param {{ game: string, position: string, turns: number, grade: number, number: number }[]} problems
 * @param {number} columns
 */
function draw(problems, columns) {
  const cells = problems.map((problem, at) => {
    const [x, y] = [(at % columns) * (BOARD + GAP), Math.floor(at / columns) * (BOARD + TEXT)];
    let task = "";
    const drawing = drawDiagram(problem.game, problem.position, (_, player) => (task = taskOf(problem, player)));
    for (const [key, value] of Object.entries({ x, y, width: BOARD, height: BOARD })) drawing.setAttribute(key, value);
    return `${shorten(String(drawing))}<text class="task" x="${x + BOARD / 2}" y="${y + BOARD + 6}">${task}</text>\n`;
  });
  const [width, height] = [columns * (BOARD + GAP), Math.ceil(problems.length / columns) * (BOARD + TEXT)];
  const box = `x="-4" y="-4" width="${width}" height="${height + 4}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width} ${height + 4}">`,
    `<style>${styles}.task{font:5px system-ui,sans-serif;text-anchor:middle}</style><rect ${box} fill="#fff"/>`,
    `${cells.join("")}</svg>\n`,
  ].join("\n");
}

const taskOf = ({ number, turns, grade }, player) =>
  `${number}. ${words.task(player, turns).slice(0, -1)}, grade ${grade}`;

/** The chosen problems of a game as a table. @param {Awaited<ReturnType<typeof problemsOf>>} problems */
function table(problems) {
  const rows = problems.map(({ game, number, turns, grade, position, key, line }) => {
    const { player } = miniature(game, position, "en");
    const rest = line.slice(key.length).join(" ");
    return `| ${number} | \`${position}\` | ${player}, ${turns} | ${grade} | **${key.join(" ")}** ${rest} |`;
  });
  return ["| | position | wins in | grade | solution |", "|--:|---|---|--:|---|", ...rows].join("\n");
}

/**
 * The part of a text about a game, and what stands before and after it. It begins with the numbers of its problems among
 * the first of the seed, from 1, as a person chose them.
 * @param {string} text @param {string} game
 */
function partOf(text, game) {
  const begin = new RegExp(`<!-- ${game}: ([\\d, ]+) -->\n`).exec(text);
  const from = begin ? begin.index + begin[0].length : 0;
  const to = text.indexOf("\n<!-- end -->", from);
  if (!begin || to < 0) throw new Error(`${TEXT_FILE} has no place for ${game}`);
  const chosen = begin[1].split(", ").map(Number);
  return { chosen, before: text.slice(0, from), part: text.slice(from, to), after: text.slice(to) };
}

/** The problems that a text has in its tables. @param {string} text */
export const read = (text) =>
  MATCH_GAMES.flatMap((game) => {
    const rows = partOf(text, game).part.matchAll(/^\| (\d+) \| `(.+)` \| .+, (\d) \| (\d) \| \*\*(.+)\*\* (.+) \|$/gm);
    return [...rows].map(([, number, position, turns, grade, key, line]) => ({
      game,
      position,
      number: Number(number),
      turns: Number(turns),
      grade: Number(grade),
      key: key.split(" "),
      line: [...key.split(" "), ...line.split(" ")],
    }));
  });

/** The pictures of a text, by name. @param {string} text @returns {Promise<Record<string, string>>} */
export async function pictures(text) {
  await Promise.all(MATCH_GAMES.map(learnKind));
  const problems = read(text);
  const of = (/** @type {string} */ id) => problems.filter(({ game }) => game === id);
  return Object.fromEntries(MATCH_GAMES.map((id) => [`docs/problems/${id}.svg`, draw(of(id), 3)]));
}

/** Finds the problems again, and writes them with their pictures. */
async function renew() {
  let text = readFileSync(join(root, TEXT_FILE), "utf8");
  for (const game of MATCH_GAMES) {
    await learnKind(game);
    const { chosen, before, after } = partOf(text, game);
    const all = await problemsOf(game, Math.max(...chosen));
    const problems = chosen.map((number) => all[number - 1]);
    const picture = `![Six problems of ${wordsOf(game).name}](problems/${game}.svg)`;
    text = `${before}${picture}\n\n${table(problems)}${after}`;
  }
  for (const [name, content] of Object.entries({ [TEXT_FILE]: text, ...(await pictures(text)) })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

/** Writes pictures of the first problems of each game into a folder. @param {number} count @param {string} folder */
async function writeSheets(count, folder) {
  mkdirSync(folder, { recursive: true });
  for (const game of MATCH_GAMES) {
    await learnKind(game);
    writeFileSync(join(folder, `${game}.svg`), draw(await problemsOf(game, count), 6));
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  if (argv[2] === "sheets") await writeSheets(Number(argv[3]), argv[4]);
  else await renew();
}
