// The fields of the page for a game: its players, for each side a person or a level of the engine, and its variant.

import { element, input, make, select } from "../site/dom.js";
import { idOf } from "./game_modules.js";
import { hasFriend, usualLink } from "./link.js";
import { kindOf, levelOf, wordsOf } from "./game_views.js";
import { words } from "./words.js";
import { follow } from "../site/state.js";
import { recall, remember, saveSeats, savedSeats } from "../site/storage.js";
import { PACE } from "./match.js";

/** @typedef {import("./match.js").Match} Match */

const SIDES = /** @type {const} */ (["first", "second"]);

export class Seats {
  #match;
  #seatsOf;
  /** The game whose players are offered. */
  #offered = "";

  /** @param {Match} match @param {(game: string) => string[]} seatsOf  The possible players of a game. */
  constructor(match, seatsOf) {
    this.#match = match;
    this.#seatsOf = seatsOf;
    for (const side of SIDES)
      select(`seat-${side}`).addEventListener("change", () => {
        match.sit(side, select(`seat-${side}`).value);
        this.remember();
      });
    follow(() => this.#show());
  }

  get #game() {
    return this.#match.record?.game ?? "";
  }

  /** Offers the possible players of a game. @param {string} game */
  #offer(game) {
    this.#offered = game;
    const { players } = wordsOf(game);
    for (const side of SIDES) {
      element(`name-${side}`).textContent = words.seatName(players[side], side);
      select(`seat-${side}`).replaceChildren(
        ...this.#seatsOf(game).map((id) => new Option(levelOf(game, id).name, id)),
      );
    }
  }

  /** Remembers the players on this device, if one of them is a person here and none is elsewhere. */
  remember() {
    const { isShow, seats } = this.#match;
    if (!isShow && !hasFriend(seats)) saveSeats(idOf(this.#game), seats);
  }

  /** The players for the next game: those last chosen for it, if it is another one, and else those on the board. @param {string} game */
  next(game) {
    return this.fitting(game, idOf(game) === idOf(this.#game) ? undefined : savedSeats(idOf(game)));
  }

  /** The players last chosen for a game; at first the usual ones. @param {string} game */
  habit(game) {
    return this.fitting(game, savedSeats(idOf(game)) ?? usualLink(game));
  }

  /** Players as a game has them: a level that it lacks is replaced by the default. @param {string} game */
  fitting(game, { first, second } = this.#match.seats) {
    const there = this.#seatsOf(game);
    const fit = (/** @type {string} */ seat) => (there.includes(seat) ? seat : "easy");
    return { first: fit(first), second: fit(second) };
  }

  #show() {
    const { record, seats, yourSide } = this.#match;
    if (!record) return;
    const { game } = record;
    if (game !== this.#offered) this.#offer(game);
    element("warning").hidden = !yourSide || hasFriend(seats);
    for (const side of SIDES) {
      select(`seat-${side}`).value = seats[side];
      const { hard, about } = levelOf(game, seats[side]);
      element(`about-${side}`).replaceChildren(make("span", "", hard), make("span", "", about));
    }
  }
}

export class Variants {
  #onChoose;
  #shown = "";
  /** @type {Map<string, HTMLSelectElement>} */
  #fields = new Map();

  /** @param {(game: string) => void} onChoose */
  constructor(onChoose) {
    this.#onChoose = onChoose;
  }

  /** Shows the current variant. @param {string} game */
  show(game) {
    const kind = kindOf(game);
    if (this.#shown !== kind.id) this.#fill(kind);
    this.#shown = kind.id;
    for (const [id, value] of Object.entries(kind.readVariant(game))) {
      const field = this.#fields.get(id);
      if (!field) continue;
      field.value = value;
      // A link may name a variant that is not offered.
      if (field.selectedIndex < 0)
        field.append(new Option(kind.variants.find((variant) => variant.id === id)?.name(value), value, true, true));
    }
  }

  /** @param {import("./game_views.js").Kind} kind */
  #fill(kind) {
    const names = wordsOf(kind.id).variants ?? {};
    this.#fields = new Map(
      kind.variants.map(({ id, values, name }) => {
        const field = make("select", "", ...values.map((value) => new Option(name(value), value)));
        field.id = id;
        field.addEventListener("change", () =>
          this.#onChoose(
            kind.writeVariant(Object.fromEntries([...this.#fields].map(([id, { value }]) => [id, value]))),
          ),
        );
        return [id, field];
      }),
    );
    element("variants").replaceChildren(
      ...[...this.#fields].map(([id, field]) => make("label", "", names[id] ?? id, " ", field)),
    );
    element("variants").hidden = kind.variants.length === 0;
  }
}

// The pace of games between two engines: a slider, saved on this device.

const KEPT = "pace";
/** Milliseconds between moves, from slow to fast. */
const PACES = [5000, 3000, 2000, 1500, PACE, 700, 400, 200, 0];

export class PaceField {
  #match;

  /** @param {Match} match */
  constructor(match) {
    this.#match = match;
    const slider = input("pace");
    const kept = PACES.findIndex((pace) => String(pace) === recall(KEPT));
    slider.max = String(PACES.length - 1);
    slider.value = String(kept < 0 ? PACES.indexOf(PACE) : kept);
    slider.addEventListener("input", () => {
      this.#take();
      remember(KEPT, String(match.pace));
    });
    this.#take();
    // With a person playing there is no pace to choose.
    follow(() => {
      element("pace-field").hidden = !match.isShow;
    });
  }

  #take() {
    const slider = input("pace");
    this.#match.pace = PACES[Number(slider.value)];
    const told = words.pace(this.#match.pace);
    slider.setAttribute("aria-valuetext", told);
    element("pace-told").textContent = told;
  }
}
