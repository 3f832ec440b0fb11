// The pages' data of each two-player game, in English, by its id.
import { kindOf, learnKind } from "../../www/match/kinds.js";
import { DUELS } from "../../www/site/duels.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
await Promise.all(DUELS.map(learnKind));

/** @type {Record<string, import("../../www/match/kinds.js").Kind>} */
export const KINDS = Object.fromEntries(DUELS.map((id) => [id, kindOf(id)]));
