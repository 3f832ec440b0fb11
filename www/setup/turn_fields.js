// The fields of the side to move, unless the pieces decide it, and of the part of its turn.

import { element, make } from "../site/dom.js";
import { follow } from "../site/state.js";
import { words } from "./words.js";

/** @typedef {import("./setup_session.js").SetupSession} SetupSession */

const SIDES = /** @type {const} */ (["first", "second"]);

/** @param {SetupSession} session */
export function makeTurnFields(session) {
  element("turn-fields").append(makeMovers(session));
  if (session.setup.parts) element("turn-fields").append(makePart(session, session.setup.parts));
  if (session.setup.mover) element("turn-fields").append(makeRemark(session));
}

/** @param {SetupSession} session */
function makeMovers(session) {
  const fields = SIDES.map((side) => {
    const field = make("input");
    Object.assign(field, { type: "radio", name: "mover", value: side });
    field.addEventListener("change", () => session.setMover(side));
    return field;
  });
  const labels = fields.map((field, at) =>
    make("label", "segment", field, make("span", "", session.players[SIDES[at]])),
  );
  const fieldset = make("fieldset", "segments", make("legend", "", words.toMove), ...labels);
  follow(() => {
    // Nobody is to move before there is a position.
    if (!session.start) return;
    const { now, hasGivenMover } = session.history;
    for (const [at, field] of fields.entries()) {
      field.checked = now.mover === SIDES[at];
      field.disabled = hasGivenMover;
    }
    fieldset.hidden = hasGivenMover;
  });
  return fieldset;
}

/** @param {SetupSession} session @param {readonly string[]} parts */
function makePart(session, parts) {
  const select = make("select");
  select.id = "part";
  select.append(...parts.map((part) => new Option(words.parts[part], part)));
  select.addEventListener("change", () => session.setPart(select.value));
  follow(() => {
    const { part } = session.now;
    if (part !== undefined) select.value = part;
  });
  return make("label", "part", words.part, select);
}

/** Says that the pieces decide which side is to move. @param {SetupSession} session */
function makeRemark(session) {
  const remark = make("p", "note given");
  follow(() => {
    if (!session.start) return;
    remark.textContent = words.given(session.players[session.now.mover]);
    remark.hidden = !session.history.hasGivenMover;
  });
  return remark;
}
