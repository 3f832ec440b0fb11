// The form of a proof, how far it is, and its result.

import { nameLengths } from "../problems/choice.js";
import { words as problems } from "../problems/words.js";
import { anchor, button, element, input, make, makeButton } from "../site/dom.js";
import { follow } from "../site/state.js";
import { words } from "./words.js";

/** @typedef {import("./problem_proof.js").Proof} Proof */

export class ProofPanel {
  #proof;
  /** The buttons of the solutions. @type {HTMLButtonElement[]} */
  #buttons = [];

  /** @param {Proof} proof @param {boolean} hasOnly  Whether the game has only moves. */
  constructor(proof, hasOnly) {
    this.#proof = proof;
    follow(() => nameLengths(proof.question?.game ?? ""));
    element("only-field").hidden = !hasOnly;
    element("proof-form").addEventListener("submit", (event) => {
      event.preventDefault();
      if (proof.isRunning) proof.stop();
      else void proof.prove(input("turns").value, hasOnly && input("only").checked);
    });
    input("only").addEventListener("change", () => (input("turns").disabled = input("only").checked));
    follow(() => {
      button("prove").disabled = !proof.question;
      button("prove").textContent = proof.isRunning ? words.proof.stop : words.proof.start;
    });
    follow(() => {
      element("proof-told").textContent = proof.text;
      element("proof-told").dataset.tone = proof.tone;
    });
    follow(() => (element("proof-progress").textContent = proof.progress));
    follow(() => (element("proof-heard").textContent = proof.announced));
    follow(() => this.#listLines());
    follow(() => this.#markLine());
    follow(() => this.#leadOn());
  }

  /** Lists the solutions, each of which can be shown on the board. */
  #listLines() {
    this.#buttons = this.#proof.lines.map((line) => {
      const choice = makeButton(line.join(" "), () => this.#proof.toggle(line));
      choice.setAttribute("aria-pressed", "false");
      return choice;
    });
    element("proof-lines").setAttribute("aria-label", problems.verdicts.choose);
    element("proof-lines").replaceChildren(...this.#buttons.map((choice) => make("li", "", choice)));
  }

  #markLine() {
    const { line, lines } = this.#proof;
    for (const [at, choice] of this.#buttons.entries()) choice.setAttribute("aria-pressed", String(lines[at] === line));
  }

  #leadOn() {
    const { query, tone } = this.#proof;
    element("proof-next").hidden = !query;
    if (!query) return;
    anchor("proof-open").href = `./problems.html${query}`;
    anchor("proof-open").textContent = tone === "right" ? words.proof.solve : words.proof.lines;
  }
}
