// The days in a row, beside the page of the day in the header.

import { readDone, streakOf } from "./days_done.js";
import { learn } from "./i18n.js";
import { words } from "./words.js";

/** @param {HTMLElement} link  The one of the page of the day. */
export async function showStreak(link) {
  await learn(words);
  const draw = () => {
    const days = streakOf(readDone());
    link.dataset.streak = String(days || "");
    link.ariaDescription = days ? words.streak(days) : null;
  };
  draw();
  addEventListener("storage", draw);
}
