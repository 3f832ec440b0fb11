// The rules of the current game: opened, closed and updated with it.

/** @typedef {{ title: string, parts: HTMLElement[] }} Page */

export class Rules {
  #sheet;
  #draw;
  #game = "";

  /**
   * @param {import("./sheet.js").Sheet} sheet
   * @param {(game: string) => Page | Promise<Page>} draw  The rules of a game, as elements.
   */
  constructor(sheet, draw) {
    this.#sheet = sheet;
    this.#draw = draw;
  }

  /** Opens the rules of a game, or closes them if they are open. @param {string} game */
  async open(game) {
    await this.#fill(game);
    this.#sheet.toggle();
  }

  /** Switches to another game if the rules are open. @param {string} game */
  async follow(game) {
    if (this.#sheet.isOpen) await this.#fill(game);
  }

  /** @param {string} game */
  async #fill(game) {
    if (game === this.#game) return;
    const { title, parts } = await this.#draw(game);
    this.#game = game;
    this.#sheet.fill(title, parts);
  }
}
