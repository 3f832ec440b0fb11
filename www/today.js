// The page of the day: a puzzle and a problem of each game, their results, a streak, and earlier days.

import { words as problems } from "./problems/words.js";
import { today } from "./site/daily.js";
import { dayAfter, markOf, readDone, streakOf, untilTomorrow } from "./site/days_done.js";
import { button, element, input, make, onClick } from "./site/dom.js";
import { copy, send } from "./site/download.js";
import { wakeHeader } from "./site/header.js";
import { learn } from "./site/i18n.js";
import { language, translate } from "./site/language.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { Given, LinkError, isDay } from "./site/puzzle_link.js";
import { asked, ownPairs } from "./site/query.js";
import { begin } from "./site/start_page.js";
import { explain, words as common } from "./site/words.js";
import { addressOf, ALL, cardOf, nameOf, signOf } from "./today/cards.js";
import { findShipped } from "./today/shipped.js";
import { words } from "./today/words.js";

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

/** @type {import("./today/shipped.js").Shipped | undefined} */
let shipped;

const games = () => shipped?.games ?? ALL;

/** The signs of a day, one for each game. @param {import("./site/days_done.js").Done} done @param {string} day */
const signsOf = (done, day) => games().map((game) => signOf(done, day, game).sign);

/** Draws everything. */
function show() {
  const { day, said } = linked();
  const done = readDone();
  element("day-title").textContent = words.title(tell(day), day === now);
  document.title = words.pageTitle;
  element("cards").replaceChildren(...games().map((game) => cardOf(game, day, shipped?.find(game, day), done)));
  const told = [said, shipped ? "" : words.damaged, day === now ? "" : words.past];
  say(told.filter(Boolean).join(" "));
  element("streak").textContent = words.streak(streakOf(done), done.best);
  // There is something to pass on once a problem of the day has ended.
  const isBegun = games().some((game) => markOf(done, day, game));
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
        games()
          .map((game) => `${nameOf(game)}: ${signOf(done, day, game).text}`)
          .join(", "),
      );
      return make("li", "", link, ...(games().some((game) => markOf(done, day, game)) ? [marks] : []));
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
    for await (const [game, line] of solutionsOf(games(), day, shipped)) {
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

async function start() {
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
}

/** Translates the page, and draws it. */
async function speak() {
  wakeHeader();
  await learn(words, common, problems);
  if (language() === "de") translate((await import("./today/words_de.js")).html);
  shipped = await findShipped();
  show();
  count();
}

begin({ speak, start });
