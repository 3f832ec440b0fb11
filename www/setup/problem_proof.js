// Proves whether a position is a problem: whether just one turn of the player to move wins within some turns. Fewer turns
// are tried first.

import { formatProblemLink, ONLY, readTurns, USUAL } from "../problems/link.js";
import { tellVerdict } from "../problems/solving_texts.js";
import { words as problems } from "../problems/words.js";
import { explain } from "../match/game_texts.js";
import { anchor, button, element, input, make, makeButton } from "../site/dom.js";
import { Latest } from "../site/latest.js";
import { sentence } from "../site/words.js";
import { words } from "./words.js";

const TICK = 1000; // milliseconds between two reports
const HEARD = 10; // seconds between two that are announced

/** @typedef {{ game: string, position: string, player: string }} Asked  A position and the name of the player to move. */

export class Proof {
  #finder;
  #onLine;
  /** What is proven, or could be; nothing if the rules refuse the position. @type {Asked | undefined} */
  #asked;
  /** A proof that was stopped says nothing any more. */
  #proofs = new Latest();
  #isRunning = false;

  /**
   * @param {import("../problems/finder.js").Finder} finder
   * @param {(line: string[]) => void} onLine  Shows a solution; an empty line ends that.
   */
  constructor(finder, onLine) {
    this.#finder = finder;
    this.#onLine = onLine;
    element("proof-form").addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#isRunning) this.#stop(words.proof.stopped);
      else void this.#prove();
    });
    input("only").addEventListener("change", () => (input("turns").disabled = input("only").checked));
  }

  /** Offers a proof about another position. @param {Asked | undefined} asked @param {boolean} hasOnly  Whether the game has only moves. */
  offer(asked, hasOnly) {
    if (asked?.position === this.#asked?.position && asked?.game === this.#asked?.game) return;
    this.#asked = asked;
    this.#stop("");
    button("prove").disabled = !asked;
    element("only-field").hidden = !hasOnly;
    this.#tell(asked ? "" : words.proof.none);
  }

  /** @param {string} text @param {string} [tone] */
  #tell(text, tone = "") {
    element("proof-told").textContent = text;
    element("proof-told").dataset.tone = tone;
  }

  /** Shows how far the proof is: it changes too often to be announced every time. @param {string} text @param {boolean} [isHeard] */
  #progress(text, isHeard = !text) {
    element("proof-progress").textContent = text;
    if (isHeard) element("proof-heard").textContent = text;
  }

  /** @param {string} text */
  #stop(text) {
    this.#proofs.end();
    this.#finder.stop();
    this.#progress("");
    this.#rest();
    this.#tell(text);
    element("proof-lines").replaceChildren();
    element("proof-next").hidden = true;
  }

  /** @param {boolean} [isRunning] */
  #rest(isRunning = false) {
    this.#isRunning = isRunning;
    button("prove").textContent = isRunning ? words.proof.stop : words.proof.start;
  }

  async #prove() {
    this.#stop("");
    if (!this.#asked) return;
    const proof = this.#proofs.begin();
    const { game, position, player } = this.#asked;
    const begun = performance.now();
    /** The positions searched for the open question, and its budget. @type {[number, number] | undefined} */
    let searched;
    /** The number of turns that are tried. */
    let turns = 1;
    let asked = 0;
    const only = !element("only-field").hidden && input("only").checked;
    const tick = () => {
      if (proof.aborted) return;
      const seconds = Math.round((performance.now() - begun) / 1000);
      const text = searched ? words.proof.searched(...searched, seconds) : words.proof.seconds(seconds);
      this.#progress(text, seconds % HEARD === 0);
    };
    /** @type {ReturnType<typeof setInterval> | undefined} */
    let ticking;
    try {
      asked = only ? 1 : Number(readTurns(input("turns").value));
      ticking = setInterval(tick, TICK);
      this.#rest(true);
      let examined;
      for (; turns <= asked; turns++) {
        this.#tell(only ? words.proof.only : words.proof.trying(turns, asked));
        searched = undefined;
        examined = await this.#finder.examine(
          { game, position, turns: only ? 0 : turns, only },
          (...progress) => (searched = progress),
        );
        if (proof.aborted || !examined) return;
        if (only || examined.verdict !== "no-win") break;
      }
      this.#result(examined, only ? 0 : Math.min(turns, asked), player);
    } catch (error) {
      if (!proof.aborted) this.#tell(sentence(explain(error)), "wrong");
    } finally {
      clearInterval(ticking);
      if (!proof.aborted) this.#progress("");
      if (!proof.aborted) this.#rest();
    }
  }

  /** @param {any} examined @param {number} turns  Tried last; 0 for an only move. @param {string} player */
  #result(examined, turns, player) {
    const { verdict, lines, problem } = examined;
    const { game, position } = /** @type {Asked} */ (this.#asked);
    const isSound = verdict === "sound";
    const found = isSound
      ? words.proof.sound(player, turns, problem.key)
      : tellVerdict(examined, turns, player, turns === 0);
    const before = verdict === "undecided" && turns > 1 ? ` ${words.proof.before(player, turns - 1)}` : "";
    this.#tell(found + before, isSound ? "right" : "wrong");
    const solutions = isSound ? [problem.line].filter(({ length }) => length) : lines;
    this.#list(solutions);
    const link = anchor("proof-open");
    const query = formatProblemLink({ game, position, turns: turns ? String(turns) : ONLY, grades: USUAL.grades });
    link.href = `./problems.html${query}`;
    link.textContent = isSound ? words.proof.solve : words.proof.lines;
    element("proof-next").hidden = !isSound && verdict !== "cooked";
  }

  /** Lists solutions, each of which can be shown on the board. @param {string[][]} lines */
  #list(lines) {
    const buttons = lines.map((line) => {
      const shown = makeButton(line.join(" "), () => {
        const isShown = shown.getAttribute("aria-pressed") === "true";
        for (const other of buttons) other.setAttribute("aria-pressed", String(other === shown && !isShown));
        this.#onLine(isShown ? [] : line);
      });
      shown.setAttribute("aria-pressed", "false");
      return shown;
    });
    element("proof-lines").setAttribute("aria-label", problems.verdicts.choose);
    element("proof-lines").replaceChildren(...buttons.map((shown) => make("li", "", shown)));
  }
}
