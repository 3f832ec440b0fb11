// The list of the games on this device, the newest first: each opens on the board, and can be deleted.

import { FRIEND, hasFriend } from "../match/link.js";
import { idOf } from "../match/game_modules.js";
import { explain } from "../match/game_texts.js";
import { kindOf, learnKind, levelOf, wordsOf } from "../match/game_views.js";
import { dated, plain } from "../match/record_formats.js";
import { words as common } from "../match/words.js";
import { make, makeButton } from "../site/dom.js";
import { save } from "../site/download.js";
import { language } from "../site/language.js";
import { MATCH_GAMES } from "../site/match_games.js";
import { sentence } from "../site/words.js";
import { batches, count, isReadable, newest, remove, removeAll, restore } from "./game_store.js";
import { words } from "./words.js";

/** @typedef {import("./game_store.js").StoredGame} StoredGame */

const PAGE = 20; // the number of games added to the list at once

/** Whether this version can show a stored game in the list. @param {StoredGame} game */
const isKnown = (game) => isReadable(game) && MATCH_GAMES.includes(idOf(game.game));

/** The name of a level, which another version of the site may have added. @param {string} game @param {string} seat */
const nameOf = (game, seat) => levelOf(game, seat)?.name ?? seat;

/** The result of a game, from the visitor's point of view if their side is known. @param {StoredGame} game */
function resultOf({ game, winner, bothLost, first, second, file }) {
  if (winner === undefined) return bothLost ? words.bothLost : words.unfinished;
  if (winner === null) return common.end.drawn;
  const isYours = file === undefined && (first === "you") !== (second === "you");
  if (!isYours) return common.end.won(wordsOf(game).players[winner]);
  return (winner === "first") === (first === "you") ? common.end.youWon : common.end.youLost;
}

/** @param {StoredGame} game */
function opponentOf({ game, first, second, file, names }) {
  if (file !== undefined)
    return [...(names ? [words.players(names.first, names.second)] : []), words.file(file)].join(" · ");
  if (hasFriend({ first, second })) return words.friend;
  const level = [first, second].find((seat) => seat !== "you" && seat !== FRIEND);
  return level ? words.engine(nameOf(game, level)) : words.together;
}

/** @param {number} at */
const dateOf = (at) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

/** The title of a game in the list, and the facts below it. @param {StoredGame} game @returns {[title: string, about: string[]]} */
function describe(game) {
  if (!isKnown(game)) return [words.unknown, []];
  const variant = game.game === idOf(game.game) ? "" : kindOf(game.game).tellVariant(game.game);
  const about = [variant, opponentOf(game), words.moves(game.moves.length), dateOf(game.at)];
  return [`${wordsOf(game.game).name}: ${resultOf(game)}`, about.filter(Boolean)];
}

/** A game with its players and its date, as a file has it. @param {StoredGame} storedGame */
async function recordOf(storedGame) {
  const { game, first, second, file, at } = storedGame;
  await learnKind(game);
  const seated = { first: nameOf(game, first), second: nameOf(game, second) };
  const own = file === undefined ? { names: seated, date: dated(at) } : {};
  const { names = own.names, date = own.date } = storedGame;
  return `${plain.format({ ...storedGame, names, date })}\n\n`;
}

export class GameList {
  #root;
  #open;
  #countNote = make("p", "note");
  #list = make("ol", "kept-games");
  #more = makeButton(words.more, () => void this.#add());
  #status = make("p", "note");
  #undo = make("span");
  #removal = make("div", "row");
  #actions;
  /** The key of the last game in the list. */
  #last = Infinity;
  #count = 0;

  /** @param {HTMLElement} root @param {{ open: (game: StoredGame) => Promise<void>, openFile: () => void }} actions */
  constructor(root, { open, openFile }) {
    this.#root = root;
    this.#open = open;
    this.#status.setAttribute("role", "status");
    const save = makeButton(words.save, () => void this.#save());
    save.id = "kept-save";
    this.#actions = make("div", "row", save, makeButton(words.open, openFile));
    const statusRow = make("div", "row", this.#status, this.#undo);
    root.append(this.#countNote, statusRow, this.#list, this.#more, this.#actions, this.#removal);
  }

  /** Whether the focus is in the list, which must not change then. */
  get isInUse() {
    return this.#root.contains(document.activeElement);
  }

  /** Lists the newest games. */
  async show() {
    this.#say("");
    try {
      const [all, items] = await Promise.all([count(), this.#read(Infinity)]);
      this.#count = all;
      this.#list.replaceChildren(...items);
      this.#tell();
    } catch {
      this.#fail();
    }
  }

  #tell() {
    this.#countNote.textContent = this.#count ? words.count(this.#count) : words.none;
    const [saving] = this.#actions.children;
    /** @type {HTMLElement} */ (saving).hidden = !this.#count;
    this.#removal.hidden = !this.#count;
    this.#more.hidden = this.#list.children.length >= this.#count;
    this.#offerRemoval();
  }

  /** @param {string} text @param {() => void} [undo] */
  #say(text, undo) {
    this.#status.textContent = text;
    this.#undo.replaceChildren(...(undo ? [makeButton(words.undo, undo)] : []));
  }

  #fail() {
    this.#say(words.failed);
  }

  /** The items of some games before a certain one. @param {number} before  The key of that game. */
  async #read(before) {
    const games = await newest(PAGE, before);
    await Promise.all([...new Set(games.filter(isKnown).map(({ game }) => idOf(game)))].map((id) => learnKind(id)));
    this.#last = games.at(-1)?.id ?? before;
    return games.map((game) => this.#item(game));
  }

  /** Lists some more games. */
  async #add() {
    const items = await this.#read(this.#last).catch(() => undefined);
    if (!items) return this.#fail();
    this.#list.append(...items);
    this.#more.hidden = this.#list.children.length >= this.#count;
    items[0]?.querySelector("button")?.focus();
  }

  /** @param {StoredGame} game */
  #item(game) {
    const [title, about] = describe(game);
    const item = make("li");
    const open = makeButton("", () => void this.#openGame(game), "quiet");
    open.append(make("b", "", title), make("span", "note", about.join(" · ")));
    const close = makeButton("×", () => void this.#remove(game, item), "quiet");
    close.setAttribute("aria-label", words.remove([title, ...about].join(", ")));
    item.append(open, close);
    return item;
  }

  /** @param {StoredGame} game */
  async #openGame(game) {
    try {
      if (!isKnown(game)) throw new Error(words.notUnderstood);
      await this.#open(game);
    } catch (error) {
      this.#say(words.notOpened(sentence(explain(error))));
    }
  }

  /** @param {StoredGame} game @param {HTMLElement} item */
  async #remove(game, item) {
    try {
      await remove(game.id);
    } catch {
      return this.#fail();
    }
    const next = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    this.#count--;
    this.#tell();
    this.#say(words.removed, () => void this.#restore(game));
    const focus = next?.querySelector("button:last-of-type") ?? this.#undo.querySelector("button");
    /** @type {HTMLElement | null} */ (focus)?.focus();
  }

  /** @param {StoredGame} game */
  async #restore(game) {
    try {
      await restore(game);
    } catch {
      return this.#fail();
    }
    await this.show();
    this.#say(words.restored);
    /** @type {HTMLElement | null} */ (this.#list.querySelector("button"))?.focus();
  }

  async #save() {
    const parts = [];
    let others = 0;
    try {
      for await (const games of batches())
        for (const game of games) {
          if (isReadable(game)) parts.push(await recordOf(game));
          else others++;
        }
    } catch {
      return this.#fail();
    }
    if (parts.length) save("plyground-games.txt", "text/plain", new Blob(parts));
    this.#say(others ? words.notSaved(others) : "");
  }

  #offerRemoval() {
    this.#removal.replaceChildren(makeButton(words.removeAll, () => this.#ask()));
  }

  #ask() {
    const question = make("span", "", words.reallyRemove(this.#count));
    question.id = "kept-remove";
    const no = makeButton(words.no, () => {
      this.#offerRemoval();
      this.#removal.querySelector("button")?.focus();
    });
    const yes = makeButton(words.yes, () => void this.#removeAll());
    for (const button of [yes, no]) button.setAttribute("aria-describedby", question.id);
    this.#removal.replaceChildren(question, yes, no);
    no.focus();
  }

  async #removeAll() {
    try {
      await removeAll();
    } catch {
      return this.#fail();
    }
    await this.show();
    this.#say(words.removedAll);
    this.#root.querySelector("summary")?.focus();
  }
}
