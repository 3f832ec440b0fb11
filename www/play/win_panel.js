// The card of a win: the number of moves, the way as a stair, the week, and what to play next. It stands beside the
// board, or below it, where the board makes room for it.

import { throwTiles } from "../boards/party.js";
import { isDaily } from "../site/daily.js";
import { element, make, makeButton, makeShape } from "../site/dom.js";
import { copy, save, send, toPng } from "../site/download.js";
import { learn } from "../site/i18n.js";
import { follow } from "../site/state.js";
import { words as common } from "../site/words.js";
import { drawStair } from "./panel.js";
import { makeWeek, noteSolved, describeNotStored } from "../statistics/index.js";
import { nextAfter, resultText } from "./win_result.js";
import { words } from "./words.js";

/** @typedef {import("./win_result.js").Result} Result */
/** @typedef {import("../statistics/index.js").Noted} Noted */
/**
 * @typedef {object} Tools
 * @property {string} link  The puzzle's address, without moves.
 * @property {number | undefined} farthest  The maximum distance of its game, if known.
 * @property {() => string} freshSeed
 * @property {(origin: import("../site/puzzle_link.js").Origin) => void} open  Opens another puzzle of the game.
 * @property {string | undefined} nextOfDay  The address of what comes next, if the visitor goes through the problems of a day.
 * @property {() => void} again
 * @property {() => void} focusBoard
 * @property {(number | undefined)[]} path  The distances at the start and after each move.
 */

/** What the pictures of stairs take from the style sheet of the page. */
const STAIR_STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "text-anchor",
];

class WinPanel {
  #root = make("section", "win card");
  #said = make("p", "note");
  #tools;
  #onDismiss;
  #onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && !document.querySelector("dialog:modal")) this.#dismiss();
  };

  /**
   * @param {Result} result
   * @param {Noted} noted
   * @param {HTMLElement[]} warning
   * @param {Tools} tools
   * @param {() => void} onDismiss  The visitor closes it without going on to anything.
   */
  constructor(result, noted, warning, tools, onDismiss) {
    this.#tools = tools;
    this.#onDismiss = onDismiss;
    const heading = make("h2", "", words.win.title);
    Object.assign(heading, { id: "win-title", tabIndex: -1 });
    this.#root.id = "win";
    this.#root.setAttribute("aria-labelledby", heading.id);
    const text = make("p", "", common.won.result(result.at, result.optimum, result.helped));
    text.id = "win-text";
    const about = make("p", "note", common.won.help(result.helped));
    about.id = "win-about";
    const stair = makeShape("svg", { class: "stair", role: "img" });
    drawStair(stair, tools.path);
    const streak = make("h3", "", this.#tellStreak(noted));
    streak.id = "win-streak";
    const week = makeWeek(noted.statistics);
    this.#said.setAttribute("role", "status");
    this.#said.id = "win-said";
    const nexts = nextAfter(result, noted.statistics, tools).map(({ kind, distance = 0, origin }, at) => {
      const name = words.win.next[kind];
      return makeButton(
        typeof name === "string" ? name : name(distance),
        () => this.#leave(() => tools.open(origin)),
        at ? "inline" : "primary",
      );
    });
    const { nextOfDay } = tools;
    if (nextOfDay) {
      nexts[0].className = "inline";
      nexts.unshift(makeButton(words.win.next.day, () => location.assign(nextOfDay), "primary"));
    }
    nexts[0].id = "win-next";
    const share = makeButton(words.win.share, () => void this.#share(resultText(result, tools.path)));
    const picture = makeButton(words.win.picture, () => void this.#savePicture(stair), "inline");
    const again = makeButton(words.win.again, () => this.#leave(tools.again), "inline");
    const close = makeButton("×", () => this.#dismiss(), "quiet");
    close.setAttribute("aria-label", words.win.close);
    for (const [name, button] of Object.entries({ share, picture, again, close })) button.id = `win-${name}`;
    this.#root.append(
      make("div", "win-head", heading, close, make("div", "win-told", text, about)),
      stair,
      // A first win shows no row of empty days.
      ...(week.querySelector(".kept") ? [make("div", "win-week", streak, week)] : []),
      make(
        "div",
        "win-next",
        make("div", "row", nexts[0], share),
        make("p", "", ...nexts.slice(1), ...(tools.path.includes(undefined) ? [] : [picture]), again),
      ),
      this.#said,
      ...warning,
    );
    document.addEventListener("keydown", this.#onKey);
    document.querySelector(".play")?.append(this.#root);
    heading.focus({ preventScroll: true });
    // Its own place is in motion.
    this.#root.parentElement?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Noted} noted */
  #tellStreak({ streak: { current, today } }) {
    if (!current) return "";
    return today ? common.streak(current) : words.win.streakToday(current);
  }

  /** The pressed button is gone: move the focus to the board. @param {() => void} act */
  #leave(act) {
    this.#tools.focusBoard();
    this.close();
    act();
  }

  #dismiss() {
    this.close();
    this.#onDismiss();
  }

  close() {
    if (!this.#root.isConnected) return;
    document.removeEventListener("keydown", this.#onKey);
    if (this.#root.contains(document.activeElement)) this.#tools.focusBoard();
    this.#root.remove();
  }

  /** @param {SVGElement} stair */
  async #savePicture(stair) {
    try {
      save("plyground-stair.png", "image/png", await toPng(drawingOf(stair)));
    } catch {
      this.#said.textContent = common.share.noPicture;
    }
  }

  /** Passes the result to the device's share dialog, or copies it, or at least shows it. @param {string} text */
  async #share(text) {
    const { link } = this.#tools;
    if ("share" in navigator && (await send({ text, url: link }))) return;
    const whole = `${text}\n${link}`;
    if (await copy(whole)) return void (this.#said.textContent = words.win.result.copied);
    const field = make("textarea", "");
    Object.assign(field, { readOnly: true, rows: 2, value: whole, ariaLabel: words.win.result.field });
    this.#said.replaceChildren(words.win.result.notCopied);
    this.#said.after(field);
    field.select();
  }
}

/** A stair as a drawing of its own, with the colours that it has here. @param {SVGElement} stair */
function drawingOf(stair) {
  const drawing = /** @type {SVGElement} */ (stair.cloneNode(true));
  const { width, height } = stair.getBoundingClientRect();
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  const parts = drawing.querySelectorAll("*");
  for (const [at, part] of [...stair.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(part);
    for (const name of STAIR_STYLES) parts[at].setAttribute(name, style.getPropertyValue(name));
    parts[at].setAttribute("style", `font: ${style.font}`);
  }
  drawing.style.background = getComputedStyle(element("win")).backgroundColor;
  return drawing.outerHTML;
}

/**
 * Shows the card. After it is closed, it can be opened again from the message about the win, while that is shown.
 * @param {Result} result
 * @param {Noted} noted
 * @param {Tools} tools
 */
async function openWin(result, noted, tools) {
  await learn(words);
  const warning = noted.isStored ? [] : await describeNotStored(noted.statistics);
  const reopen = makeButton(words.win.reopen, () => open(), "inline");
  reopen.id = "win-reopen";
  const offer = () => document.getElementById("message")?.append(" ", reopen);
  /** @type {WinPanel} */
  let panel;
  const open = () => {
    reopen.remove();
    panel = new WinPanel(result, noted, warning, tools, offer);
  };
  open();
  return { close: () => panel.close() };
}

// The reaction of a puzzle's page to a win.

const MOTION = 900; // milliseconds until the tiles have come to rest
/** The cards of wins; one is removed when its puzzle is not on the board, or not solved any more. */
export class Wins {
  #play;
  /** @type {{ close: () => void } | undefined} */
  #card;

  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.#play = play;
    follow(() => play.record?.solved || this.#close());
  }

  #close() {
    this.#card?.close();
    this.#card = undefined;
  }

  /**
   * Records a win, lets the animation of the tiles finish, and shows the result.
   * @param {import("../site/game_record.js").GameRecord} record @param {Tools} tools
   */
  async celebrate(record, tools) {
    const { game, start, at, optimum, origin } = record;
    // Moves that a link brings are help.
    const helped = record.helped || record.isBegun;
    const day = origin.kind === "day" && isDaily(record) && !record.isBegun ? origin.day : null;
    // A puzzle that was solved at the start does not count.
    if (optimum === 0) return;
    const noted = await noteSolved({ game, position: start, moves: at, optimum: optimum ?? null, day, helped });
    if (at === optimum && !helped) throwTiles(element("board"));
    if (matchMedia("(prefers-reduced-motion: no-preference)").matches)
      await new Promise((go) => setTimeout(go, MOTION));
    if (this.#play.record !== record || !record.solved) return;
    this.#close();
    this.#card = await openWin({ game, at, optimum, origin, helped }, noted, tools);
  }
}
