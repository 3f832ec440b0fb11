// The lesson on why half of the orders of SlideThree cannot be solved. It comes late, with its boards.

import { makeShape } from "../../boards/make.js";
import { learn } from "../../site/i18n.js";
import { parityStyles } from "../../site/files.js";
import { loadStyles } from "../../site/late_styles.js";
import { makeArrangedBoard, makeMovedBoard } from "./boards.js";
import { COLUMNS, GOAL, isTile, shapes, wrongPairs } from "./slide.js";
import { words } from "./words.js";

const EXCHANGED = GOAL.map((piece) => ({ 8: 9, 9: 8 })[piece] ?? piece);
const IN_ROW = 8; // shapes
const paragraphs = (/** @type {string[]} */ texts) => texts.map((text) => `<p>${text}</p>`).join("");

/** A part of the proof, with a place for its board. @param {{ title: string, text: string[] }} part @param {string} board */
const step = ({ title, text }, board) =>
  `<div class="told step after"><h2>${title}</h2>${paragraphs(text)}</div><figure class="after" data-board="${board}"></figure>`;

/** The lesson as HTML, from this site's own texts. */
function write() {
  const { told, prediction, question, choices, answer, answered, colours, exchanges, gaps, end, arrange } = words;
  return `
    <div class="told">${paragraphs(told)}</div>
    <figure data-board="free"></figure>
    <section class="ask card">
      <h2>${prediction}</h2>
      <p>${question}</p>
      <div class="choices"><button type="button">${choices.few}</button><button type="button">${choices.many}</button><button type="button" data-right>${choices.never}</button></div>
      <p class="verdict" role="status"></p>
      <details><summary>${answer}</summary><p>${answered}</p></details>
    </section>
    ${step(colours, "colours")}
    <div class="told step after"><h2>${exchanges.title}</h2>${paragraphs(exchanges.text)}</div>
    ${step(gaps, "gaps")}
    <div class="told step after"><h2>${end.title}</h2>${paragraphs(end.text)}</div>
    <figure class="after shapes"><figcaption class="note">${end.shapes}</figcaption></figure>
    <div class="told step after"><h2>${arrange.title}</h2><p>${arrange.text}</p></div>
    <figure class="after" data-board="arranged"></figure>
    <p class="row go"><a class="button" href="./">${words.play}</a></p>
    <p class="note sources"><span>${words.sources}</span> <a href="#sources">${words.list}</a></p>`;
}

/** The shapes in which the orders that can be solved are odd [Heuser 2003, fig. H.1]. */
function drawOddShapes() {
  const odd = shapes().filter((squares) => wrongPairs(squares) % 2);
  const drawings = odd.map((squares, at) => {
    const [x, y] = [(at % IN_ROW) * (COLUMNS + 1), Math.floor(at / IN_ROW) * (COLUMNS + 1)];
    const parts = squares.map((piece, square) =>
      makeShape("rect", {
        x: x + (square % COLUMNS) + 0.05,
        y: y + Math.floor(square / COLUMNS) + 0.05,
        width: 0.9,
        height: 0.9,
        rx: 0.15,
        class: isTile(piece) ? "us" : "cut",
        "stroke-width": 0.05,
      }),
    );
    return makeShape("g", {}, ...parts);
  });
  const [width, height] = [IN_ROW * (COLUMNS + 1) - 1, (odd.length / IN_ROW) * (COLUMNS + 1) - 1];
  const label = { role: "img", "aria-label": words.end.picture };
  return makeShape("svg", { viewBox: `0 0 ${width} ${height}`, ...label }, ...drawings);
}

/** Writes the lesson into its place. @param {Element} lesson */
export async function writeLesson(lesson) {
  await Promise.all([learn(words), loadStyles(parityStyles)]);
  const { board } = words;
  lesson.querySelector(".next")?.insertAdjacentHTML("beforebegin", write());
  const boards = {
    free: makeMovedBoard(EXCHANGED, { name: board.free, kind: "free", tell: ({ moves }) => board.moves(moves) }),
    colours: makeMovedBoard(GOAL, {
      name: board.colours,
      kind: "colours",
      tell: ({ moves, covered }) => board.covered(moves, covered),
    }),
    gaps: makeMovedBoard(GOAL, { name: board.gaps, kind: "gaps", tell: ({ corners }) => board.corners(corners) }),
    arranged: makeArrangedBoard(),
  };
  for (const [name, element] of Object.entries(boards)) lesson.querySelector(`[data-board=${name}]`)?.append(element);
  lesson.querySelector(".shapes")?.prepend(drawOddShapes());
}
