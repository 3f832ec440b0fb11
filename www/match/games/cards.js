// The texts of the two-player games' cards on the front page.

import { card as isolation } from "./isolation/card.js";
import { card as giveaway } from "./giveaway/card.js";
import { card as checkers } from "./checkers/card.js";
import { card as loa } from "./loa/card.js";
import { card as tzaar } from "./tzaar/card.js";
import { card as breakthrough } from "./breakthrough/card.js";

/**
 * Its name as it stands within a sentence, and a sentence about it. The English is in the HTML of the pages too.
 * @typedef {Record<"en" | "de", { name: string, text: string }>} Card
 */

/** @type {Record<string, Card>} */
export const CARDS = { isolation, giveaway, checkers, loa, tzaar, breakthrough };
