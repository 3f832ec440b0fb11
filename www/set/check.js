// Checks results that were handed in: whether they are about the set of the page, and what they say.

import { explain } from "../two_player/game_texts.js";
import { element, input, make } from "../site/dom.js";
import { sentence } from "../site/words.js";
import { parseSet } from "./link.js";
import { hasResult, linksIn, readResult } from "./result.js";
import { addressOf } from "./share.js";
import { signsOf, tellResult, titleOf } from "./tell.js";
import { words } from "./words.js";

/**
 * What a link that was handed in says.
 * @param {string} query  That of the link. @param {string} own  That of the page's set.
 * @returns {{ said: string, isWhole: boolean }}
 */
export function check(query, own) {
  const { check } = words;
  try {
    const { set, result } = readResult(query);
    if (!hasResult(query)) return { said: check.only, isWhole: false };
    if (!result) return { said: check.changed, isWhole: false };
    const told = check.whole(result.name, `${tellResult(result)} ${signsOf(result.marks)}`);
    if (set === own) return { said: told, isWhole: true };
    return { said: check.other(titleOf(parseSet(set)), told), isWhole: false };
  } catch (error) {
    return { said: check.wrong(sentence(explain(error))), isWhole: false };
  }
}

/** Checks what is pasted, and the result in the page's own address. @param {string} own  The query of the set. @param {string} address */
export function offerCheck(own, address) {
  const field = input("handed-text");
  const show = () => {
    const links = linksIn(field.value);
    const found = links.map((query) => check(query, own));
    if (!links.length && field.value.trim()) found.push({ said: words.check.none, isWhole: false });
    element("handed-list").replaceChildren(
      ...found.map(({ said, isWhole }) => make("li", isWhole ? "whole" : "", said)),
    );
  };
  field.addEventListener("input", show);
  if (!hasResult(address)) return;
  field.value = addressOf(address);
  /** @type {HTMLDetailsElement} */ (element("handed")).open = true;
  show();
  element("handed").scrollIntoView({ block: "nearest" });
}
