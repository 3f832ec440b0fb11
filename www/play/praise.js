// The message after solving a round.

import { words } from "../site/words.js";

/** @param {Pick<import("../site/round.js").Round, "at" | "optimum">} round */
export const praise = ({ at, optimum }) => (at ? words.won.solved(words.won.result(at, optimum)) : words.won.already);
