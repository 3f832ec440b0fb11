// The pages' data of each two-player game, in English, by its id.
import { kindOf, learnKind } from "../../www/match/game_views.js";
import { MATCH_GAMES } from "../../www/site/match_games.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
await Promise.all(MATCH_GAMES.map(learnKind));

/** @type {Record<string, import("../../www/match/game_views.js").Kind>} */
export const KINDS = Object.fromEntries(MATCH_GAMES.map((id) => [id, kindOf(id)]));
