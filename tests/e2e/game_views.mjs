// The pages' data of each two-player game, in English, by its id.
import { kindOf, learnKind } from "../../www/two_player/game_views.js";
import { DUELS } from "../../www/site/duels.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
await Promise.all(DUELS.map(learnKind));

/** @type {Record<string, import("../../www/two_player/game_views.js").Kind>} */
export const KINDS = Object.fromEntries(DUELS.map((id) => [id, kindOf(id)]));
