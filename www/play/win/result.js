// A result as a text to share, without spoiling the solution.

import { isDaily } from "../../site/daily.js";
import { words as common } from "../../site/words.js";
import { words } from "./words.js";

/** @typedef {Pick<import("../../site/round.js").Round, "game" | "at" | "optimum" | "origin" | "helped">} Result */

/** For example: SlideThree 22 Nov · 14/14 · no hints. @param {Result} result */
export function resultText({ game, at, optimum, origin, helped }) {
  const day =
    origin.kind === "day" && isDaily({ game, origin })
      ? ` ${words.result.day(new Date(`${origin.day}T00:00:00Z`))}`
      : "";
  return [
    common.games[game] + day,
    optimum === undefined ? words.result.moves(at) : `${at}/${optimum}`,
    words.result.helped(helped),
  ].join(" · ");
}
