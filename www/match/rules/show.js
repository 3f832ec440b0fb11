// The rules of a two-player game, with diagrams and a first move to try.

import { Rules, Sheet, figure, paragraph, trialOf } from "../../rules/sheet.js";
import { make } from "../../site/dom.js";
import { learn } from "../../site/i18n.js";
import { kindOf, wordsOf } from "../game_views.js";
import { words } from "../words.js";
import { drawDiagram, boardFor, viewOf } from "./diagram.js";
import { openGame } from "../opening.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").MakeGame} MakeGame */
/**
 * @typedef {{ pictures: Record<string, Diagram>, trial: Trial }} Drawn  Diagrams by the keys
 *   used in the text.
 */
/** @typedef {{ text: string, shows?: Record<string, string | undefined> }} Part  A paragraph of HTML with its diagrams and their captions. */
/**
 * The rules of a game, or of one of its variants.
 * @typedef {object} RulesWords
 * @property {string} title
 * @property {Part[]} parts
 * @property {TrialWords} first  A first move to try.
 * @property {string} source  The origin of the game, as HTML.
 */

/**
 * Advice on strategy, with positions in which an engine confirms it.
 * @typedef {object} Strategy
 * @property {StrategyWords} words
 * @property {Record<string, Diagram>} pictures  By the keys used in the texts.
 */
/**
 * @typedef {object} StrategyWords
 * @property {string} title
 * @property {(Part & { link?: { text: string, query: string } })[]} parts  With links to games.
 * @property {string} source  As HTML.
 */

/** Paragraphs with their diagrams. @param {Part} part @param {Record<string, Diagram>} pictures @param {MakeGame} makeGame */
const drawPart = ({ text, shows = {} }, pictures, makeGame) => [
  paragraph(text),
  ...Object.entries(shows).map(([name, caption]) => figure(drawDiagram(pictures[name], makeGame), caption ?? "")),
];

/**
 * Advice on strategy, as elements.
 * @param {Strategy} strategy @param {MakeGame} makeGame
 * @param {boolean} hasLinks  Whether the games page is beside this one.
 */
async function drawStrategy({ words, pictures }, makeGame, hasLinks) {
  await learn(words);
  const parts = words.parts.flatMap(({ link, ...part }) => [
    ...drawPart(part, pictures, makeGame),
    ...(link && hasLinks ? [paragraph(`<a href="./games.html${link.query}">${link.text}</a>`)] : []),
  ]);
  return [make("h3", "", words.title), ...parts, paragraph(words.source, "note")];
}

/**
 * The rules of a game, as elements.
 * @param {string} game
 * @param {MakeGame} makeGame
 * @param {boolean} hasLinks
 * @returns {Promise<import("../../rules/sheet.js").Page>}
 */
async function draw(game, makeGame, hasLinks) {
  const kind = kindOf(game);
  const { drawn, strategy } = await kind.rules();
  const { pictures, trial } = drawn(game, kind);
  const { title, parts, first, source } = wordsOf(game).rules(game, kind);
  const read = parts.flatMap((part) => drawPart(part, pictures, makeGame));
  const advice = strategy ? await drawStrategy(await strategy(), makeGame, hasLinks) : [];
  return { title, parts: [...read, makeTrial(trial, first, makeGame), ...advice, paragraph(source, "note")] };
}

/**
 * @param {MakeGame} makeGame
 * @param {Node} parent
 * @param {import("../../rules/sheet.js").Place} [place]
 */
export function makeRules(makeGame, parent, place) {
  return new Rules(new Sheet(parent, words.rules, place), (game) => draw(game, makeGame, !!place));
}

// A first move to try: the reader makes it and is told what happened.

/**
 * @typedef {object} Trial
 * @property {string} game
 * @property {string} position
 * @property {string[]} good  The correct moves.
 * @property {string[]} [then]  The continuation after a correct one.
 */
/** @typedef {{ task: string, good: string, other: string }} TrialWords */

const PAUSE = 700; // milliseconds before the opponent answers

/** @param {Trial} trial @param {TrialWords} say @param {MakeGame} makeGame */
function makeTrial({ game, position, good, then = [] }, say, makeGame) {
  const picture = make("div", "picture");
  let record = openGame({ game, position, moves: [] }, makeGame);
  const begin = () => {
    tell(say.task);
    show(true);
  };
  const { section, again, tell } = trialOf(words.rules.trial, picture, words.rules.again, () => {
    record.free();
    record = openGame({ game, position, moves: [] }, makeGame);
    board.focus();
    begin();
  });
  const show = (/** @type {boolean} */ isOpen) => {
    const view = viewOf(record);
    board.set({ ...view, steps: isOpen ? view.steps : [] });
    again.disabled = record.at === 0;
  };
  /** Plays the continuation, unless the reader has started again. @param {string[]} moves @param {string} text */
  const answer = (moves, text) => {
    const mine = record;
    if (!moves.length) return tell(text);
    setTimeout(() => {
      if (mine !== record || !section.isConnected) return;
      record.play(moves[0]);
      show(false);
      answer(moves.slice(1), text);
    }, PAUSE);
  };
  const board = boardFor(picture, game, record.rows, {
    onStep({ name }) {
      record.play(name);
      show(false);
      if (good.includes(name)) answer(then, say.good);
      else tell(say.other);
    },
    onRefuse(square, target) {
      const view = { ...record.view, rows: record.rows };
      tell(record.at ? words.rules.tried : kindOf(game).explainRefusal(view, square, target));
    },
  });
  begin();
  return section;
}
