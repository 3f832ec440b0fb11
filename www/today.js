// The page of the day: a puzzle and a problem of each game, their results, a streak, and earlier days.

import { words as problems, levelOf } from "./problems/words.js";
import { dailyPuzzle, today } from "./site/daily.js";
import { dayAfter, markOf, readDone, streakOf, untilTomorrow } from "./site/days_done.js";
import { button, element, input, make, onClick } from "./site/dom.js";
import { copy, send } from "./site/download.js";
import { inLanguage, language } from "./site/language.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { openPage } from "./site/page.js";
import { Given, LinkError, isDay } from "./site/puzzle_link.js";
import { asked, ownPairs } from "./site/query.js";
import { site } from "./site/start_page.js";
import { explain, sentence, words as common } from "./site/words.js";
import { fetchDays } from "./today/day_list.js";
import { words } from "./today/words.js";
import { CARDS, MINIATURES, PICTURES, miniature } from "./games/cards.js";
import { DEFAULT_PUZZLE, puzzleName } from "./puzzles.js";
import { MATCH_GAMES } from "./site/match_games.js";

/** @typedef {import("./today/day_list.js").Given} Task */

/** Where the problem of a day is solved. @param {string} game @param {string} day */
const addressOf = (game, day) =>
  game === DEFAULT_PUZZLE ? `./?day=${day}&v=1` : `./problems.html?${new URLSearchParams({ g: game, day })}`;

/** The sign of how a problem ended, and its meaning. @param {import("./site/days_done.js").Done} done @param {string} day @param {string} game */
const signOf = (done, day, game) => words.marks[markOf(done, day, game) ?? "none"];

/** The picture and the task. @param {string} game @param {Task | undefined} given */
function shownOf(game, given) {
  if (!given) {
    const picture = `<svg viewBox="0 0 40 40" class="miniature" aria-hidden="true">${PICTURES[game] ?? ""}</svg>`;
    return { picture, task: words.unknown, grade: "" };
  }
  const { position, turns, grade } = given;
  if (game === DEFAULT_PUZZLE)
    return { picture: puzzleMiniature(position, words.tiles), task: words.slide(turns), grade: "" };
  const { svg, player } = miniature(game, position, language(), true);
  return { picture: svg, task: problems.task(player, turns), grade: problems.levels[levelOf(grade)] };
}

/** A text that takes as much room as the task of a day. @param {string} game @param {string} day */
function roomOf(game, day) {
  if (game === DEFAULT_PUZZLE)
    return { picture: "", task: words.slide(dailyPuzzle(game, day).distance ?? 0), grade: "" };
  const { en, [language()]: names = en } = MINIATURES[game];
  const [player] = Object.values(names.players);
  return { picture: "", task: problems.task(player, 2), grade: problems.levels[0] };
}

/** @param {string} game @param {string} day @param {import("./site/days_done.js").Done} done */
function cardOf(game, day, done) {
  const link = make("a", "", nameOf(game));
  const title = make("h2", "", link);
  const card = make("article", "day-card", make("div", "picture"), title, make("p", "task"));
  card.dataset.game = game;
  link.href = addressOf(game, day);
  const ended = markOf(done, day, game);
  if (ended) {
    const { sign: mark, text: said } = words.marks[ended];
    const sign = make("span", "mark", mark);
    sign.title = said;
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", said);
    card.dataset.mark = ended;
    title.append(" ", sign);
  }
  fill(card, game, day);
  return card;
}

/**
 * Shows the problem of a card; before the list of its game has arrived, room for it.
 * @param {Element} card @param {string} game @param {string} day
 */
function fill(card, game, day) {
  const [drawing, , text] = card.children;
  const list = lists.get(game);
  const { picture, task, grade } = list ? shownOf(game, list.find(day)) : roomOf(game, day);
  card.ariaBusy = String(!list);
  drawing.innerHTML = picture;
  text.replaceChildren(task, make("small", "", grade));
}

// The games of a day by name.

/** All games that can have a problem. */
const ALL = [DEFAULT_PUZZLE, ...MATCH_GAMES];

/** The name of a game as a heading. @param {string} game */
function nameOf(game) {
  const name = CARDS[game] ? inLanguage(CARDS[game]).name : puzzleName(game);
  return name[0].toUpperCase() + name.slice(1);
}

// A position of a sliding puzzle, drawn from its text.

const CELL = 10;

/**
 * The tiles row by row, 0 for a blank. The digits before the point say which squares are covered: the corner, then a
 * bit for each inner column and row, set if its first square is.
 * @param {string} position  As in `115.987654321`.
 */
function tilesOf(position) {
  const [pattern, order] = position.split(".");
  const side = Math.sqrt(order?.length);
  const lines = Number(pattern.slice(1));
  const corner = Number(pattern[0]) - 1;
  if (!Number.isInteger(side) || !(corner >= 0 && corner < 4) || !Number.isInteger(lines))
    throw new RangeError(`“${position}” is not a position that can be drawn`);
  const isSet = (/** @type {number} */ bit) => ((lines >> bit) & 1) === 1;
  let next = 0;
  const isCovered = (/** @type {number} */ row, /** @type {number} */ column) => {
    const [isInner, isInnerToo] = [row, column].map((line) => line > 0 && line < side);
    if (isInner && isInnerToo) return true;
    if (isInnerToo) return isSet(2 * (side - 1) - column) === (row === 0);
    if (isInner) return isSet(side - 1 - row) === (column === 0);
    return corner === 2 * Number(row > 0) + Number(column > 0);
  };
  const columns = side + 1;
  const tiles = Array.from({ length: columns * columns }, (_, at) =>
    isCovered(Math.floor(at / columns), at % columns) ? Number.parseInt(order[next++], 36) : 0,
  );
  return { columns, tiles };
}

/**
 * A position as an SVG element, with a text for those who do not see it. Its colours are those of `miniatures.css`.
 * @param {string} position
 * @param {string} label  The text, to which the rows are added.
 */
function puzzleMiniature(position, label) {
  const { columns, tiles } = tilesOf(position);
  let content = "";
  const rows = [];
  for (let row = 0; row < columns; row++) {
    const line = tiles.slice(row * columns, (row + 1) * columns);
    rows.push(line.map((tile) => tile || "–").join(" "));
    for (const [column, tile] of line.entries()) {
      const [x, y] = [column * CELL, row * CELL];
      const group = tile ? `tile-${Math.ceil(tile / (columns - 1))}` : "even";
      content += `<rect class="${group}" x="${x + 0.5}" y="${y + 0.5}" width="9" height="9" rx="1.2"/>`;
      if (tile) content += `<text class="number" x="${x + 5}" y="${y + 5}">${tile}</text>`;
    }
  }
  const side = columns * CELL;
  return `<svg class="miniature" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label} ${rows.join(" / ")}">${content}</svg>`;
}

const FIRST = "2026-11-01"; // the first day of the archive
const PAGE = 7; // the number of days that the archive shows, and how many more on demand
const SECOND = 1_000; // milliseconds

/** The days that are listed. */
let listed = PAGE;
/** The day that is shown as today. */
let now = today();

/** The day of the address, or today if it names none, and what there is to say about it. */
function linked() {
  try {
    const given = new Given(ownPairs(asked()), ["day"]);
    const day = given.get("day") ?? "today";
    if (day !== "today" && !(isDay(day) && day >= FIRST && day <= now))
      throw new LinkError("day", words.wrongLink(day.slice(0, 40), FIRST, now));
    const { ignored } = given;
    return { day: day === "today" ? now : day, said: ignored.length ? common.wrong.ignored(ignored).trim() : "" };
  } catch (error) {
    if (error instanceof LinkError) return { day: now, said: error.message };
    throw error;
  }
}

/** A day as it is told: in another year with the year. @param {string} day */
const tell = (day) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language(), {
    weekday: "long",
    year: day.slice(0, 4) === now.slice(0, 4) ? undefined : "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });

/** @param {string} text */
function say(text) {
  element("message").textContent = text;
  element("message").hidden = !text;
}

/** @typedef {import("./today/day_list.js").DayList} DayList */

/** The days of each game, which are fetched at once. @type {Map<string, Promise<DayList>>} */
const arriving = new Map(ALL.map((game) => [game, fetchDays(game, site.base)]));
/** Those that have arrived. @type {Map<string, DayList>} */
const lists = new Map();

/** The signs of a day, one for each game. @param {import("./site/days_done.js").Done} done @param {string} day */
const signsOf = (done, day) => ALL.map((game) => signOf(done, day, game).sign);

/** Waits for the days of a game, and shows its problem. @param {string} game */
async function bring(game) {
  const list = await arriving.get(game);
  if (list) lists.set(game, list);
  const { day, said } = linked();
  for (const card of document.querySelectorAll(`[data-game=${game}]`)) fill(card, game, day);
  if (list?.error) tellAbout(day, said);
}

/** Says what there is to know about a day. @param {string} day @param {string} said  What its address does. */
function tellAbout(day, said) {
  const error = [...lists.values()].find(({ error }) => error)?.error;
  const unread = error ? [words.damaged, sentence(explain(error))] : [];
  say([said, ...unread, day === now ? "" : words.past].filter(Boolean).join(" "));
}

/** Draws everything. */
function show() {
  const { day, said } = linked();
  const done = readDone();
  element("day-title").textContent = words.title(tell(day), day === now);
  document.title = words.pageTitle;
  element("cards").replaceChildren(...ALL.map((game) => cardOf(game, day, done)));
  tellAbout(day, said);
  element("streak").textContent = words.streak(streakOf(done), done.best);
  // There is something to pass on once a problem of the day has ended.
  const isBegun = ALL.some((game) => markOf(done, day, game));
  for (const id of ["result", "passing"]) element(id).hidden = !isBegun;
  element("result").textContent = words.result(day, signsOf(done, day).join(""), streakOf(done), linkOf(day));
  showArchive(done);
}

/** The link of a day, for others. @param {string} day */
const linkOf = (day) => new URL(`./today.html?day=${day}`, document.baseURI).href;

/** @param {import("./site/days_done.js").Done} done */
function showArchive(done) {
  const days = [];
  for (let day = dayAfter(now, -1); day >= FIRST && days.length < listed; day = dayAfter(day, -1)) days.push(day);
  element("archive").replaceChildren(
    ...days.map((day) => {
      const [link, marks] = [make("a", "", tell(day)), make("span", "marks", ...signsOf(done, day))];
      link.href = `./today.html?day=${day}`;
      marks.setAttribute("role", "img");
      marks.setAttribute(
        "aria-label",
        ALL.map((game) => `${nameOf(game)}: ${signOf(done, day, game).text}`).join(", "),
      );
      return make("li", "", link, ...(ALL.some((game) => markOf(done, day, game)) ? [marks] : []));
    }),
  );
  element("more").hidden = days.length < listed;
  input("date").min = FIRST;
  input("date").max = now;
}

/** Tells when the next day begins, and goes on to it. */
function count() {
  element("countdown").textContent = words.countdown(new Date(untilTomorrow()).toISOString().slice(11, 19));
  if (today() === now) return;
  now = today();
  show();
}

/** Shows the solutions of yesterday: found by a worker, one after another. */
async function solve() {
  const day = dayAfter(now, -1);
  element("solving").textContent = words.solving;
  element("lines").replaceChildren();
  try {
    const { solutionsOf } = await import("./today/solutions.js");
    for await (const [game, line] of solutionsOf(ALL, day, arriving)) {
      const link = make("a", "", nameOf(game));
      link.href = addressOf(game, day);
      element("lines").append(make("dt", "", link), make("dd", "", line.join(" ")));
    }
    element("solving").textContent = words.solved;
  } catch (error) {
    if (isMissingPart(error)) tellMissing();
    element("solving").textContent = words.failed(explain(error));
  }
}

async function open() {
  onClick("copy", async () => {
    element("said").textContent = (await copy(element("result").textContent ?? "")) ? words.copied : words.notCopied;
  });
  element("send").hidden = !("share" in navigator);
  onClick("send", () =>
    send({ text: element("result").textContent ?? "" }, ({ message }) => (element("said").textContent = message)),
  );
  onClick("more", () => {
    listed += PAGE;
    showArchive(readDone());
  });
  element("date-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const day = input("date").value;
    const isRight = isDay(day) && day >= FIRST && day <= now;
    element("date-error").hidden = isRight;
    if (isRight) location.assign(`./today.html?day=${day}`);
    else element("date-error").textContent = words.wrongDay(FIRST, now);
  });
  let isSolved = false;
  element("solutions").addEventListener("toggle", () => {
    if (!isSolved) void solve();
    isSolved = true;
  });
  // Another page may have solved one meanwhile.
  for (const event of ["pageshow", "focus", "storage"]) addEventListener(event, show);
  setInterval(count, SECOND);
  button("more").disabled = false;
  await Promise.all(ALL.map(bring));
}

openPage({
  words: [words, problems],
  draw() {
    show();
    count();
  },
  open,
});
