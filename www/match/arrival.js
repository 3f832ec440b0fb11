// What a visit of the page of games begins with: the game of the address, a friend's answer, or the game that was left on
// this device.

import { nameIn } from "../site/query.js";
import { LinkError } from "../site/puzzle_link.js";
import { words as common } from "../site/words.js";
import { recallMatch } from "./chooser.js";
import { tellOpened, tellTurn } from "./describe_move.js";
import { addressed, linkOf, readLeft } from "./game_address.js";
import { idOf } from "./game_modules.js";
import { explain } from "./game_texts.js";
import { formatGameLink, isBare, parseGameLink, relate, usualLink } from "./link.js";
import { makeGame, playersOf } from "./loader.js";
import { openGame } from "./opening.js";
import { words } from "./words.js";

/** @typedef {import("./link.js").GameLink} GameLink */
/**
 * @typedef {object} Parts
 * @property {import("./match.js").Match} match
 * @property {import("./game_address.js").GameAddress} address
 * @property {(game: string) => Pick<GameLink, "first" | "second">} habitOf  The players that the visitor chose last.
 * @property {() => void} showEnd
 * @property {(text: string) => void} say
 */

/** The name of the game that will probably be opened, as given, right or wrong; empty for the default. */
export function firstGame() {
  const { id = "", link = "" } = (isBare(addressed()) && recallMatch()) || {};
  const saved = nameIn(link);
  return (idOf(saved) === id ? saved : id) || nameIn(addressed());
}

/**
 * The start of the game that a link names: the rest of the link may be invalid, and so may the name.
 * @param {string} link @returns {GameLink}
 */
function anew(link) {
  const game = nameIn(link);
  const known = [game, idOf(game)].find((name) => {
    try {
      openGame({ game: name, moves: [] }, makeGame).free();
      return true;
    } catch {
      return false;
    }
  });
  return usualLink(known);
}

export class Arrival {
  #opener;
  #parts;

  /** @param {import("./game_opener.js").GameOpener} opener @param {Parts} parts */
  constructor(opener, parts) {
    this.#opener = opener;
    this.#parts = parts;
  }

  /** Opens the address; if it says nothing, the game chosen last on this device. */
  async begin() {
    const { id, link } = (isBare(addressed()) && recallMatch()) || {};
    if (id === undefined) return this.#openFriends();
    if (this.resume(id)) return;
    await this.openAddress(formatGameLink(usualLink(id)));
    // Data saved on this device may be damaged; that is not the visitor's fault.
    if (link) this.#parts.say(words.notResumed);
  }

  /** Opens the address, or another link. @param {string} [link] */
  async openAddress(link = addressed()) {
    const { address, match, habitOf, showEnd, say } = this.#parts;
    const opener = this.#opener;
    address.isRight = true;
    address.opened = link;
    if (!(await opener.reaches(nameIn(link)))) return;
    try {
      const parsed = parseGameLink(link, playersOf, habitOf);
      // Whoever opens a link to a finished game need not be one of its players, unless it was finished here.
      const { isSeated = false, left } = history.state ?? {};
      opener.open(parsed, { isSeated, left: left && readLeft(left, playersOf, isSeated) });
      if (match.isFinished && parsed.moves.length) showEnd();
      say(tellOpened(match) + (parsed.ignored.length ? common.wrong.ignored(parsed.ignored) : ""));
    } catch (error) {
      address.isRight = false;
      const other = anew(link);
      if (!(await opener.reaches(other.game))) return;
      opener.open(other);
      say(words.wrongLink(`${explain(error)}${error instanceof LinkError ? "" : "."}`));
    }
  }

  /** Opens the address, which may be a friend's answer to the game that was left on this device. */
  async #openFriends() {
    const { match, say } = this.#parts;
    const { link: saved = "" } = recallMatch(idOf(nameIn(addressed()))) ?? {};
    await this.openAddress();
    if (!saved || !match.record) return;
    const sent = linkOf(match, match.record.moves);
    try {
      const own = parseGameLink(saved, playersOf);
      const relation = relate(sent, own);
      if (!relation) return;
      const isOlder = "missing" in relation;
      this.#opener.open(isOlder ? own : sent, isOlder ? {} : { left: readLeft(saved, playersOf, true) });
      const turn = tellTurn(match);
      say(isOlder ? words.friend.older(relation.missing, turn) : words.friend.differs(relation.differs, turn));
    } catch {
      // Data saved on this device may be damaged; the link was opened.
    }
  }

  /**
   * Resumes the game that was left on this device, if it can be opened.
   * @param {string} id @param {{ isNew?: boolean }} [how]
   * @returns {boolean} whether it was
   */
  resume(id, how) {
    const { match, say } = this.#parts;
    const { link: saved } = recallMatch(id) ?? {};
    try {
      const link = saved && parseGameLink(saved, playersOf);
      if (!link || idOf(link.game) !== id) return false;
      this.#opener.open(link, how);
    } catch {
      return false;
    }
    say(match.record?.at ? words.resumed(tellTurn(match)) : tellOpened(match));
    return true;
  }
}
