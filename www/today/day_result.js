// The result of a day, for others, and how a page keeps it up to date.

import { words } from "./words.js";

/** @typedef {import("./calendar.js").Calendar} Calendar */

/** The page of a day. @param {string} day */
export const addressOfDay = (day) => `./today.html?day=${day}`;

/** The result of the day that a calendar shows, with the link to it. @param {Calendar} calendar */
export function resultOf(calendar) {
  const { day, streak } = calendar;
  const link = new URL(addressOfDay(day), document.baseURI).href;
  return words.result(day, calendar.signsOf().join(""), streak, link);
}

/** Reads the results again when another page may have added one. @param {Calendar} calendar */
export function followPages(calendar) {
  for (const event of ["pageshow", "focus", "storage"]) addEventListener(event, () => calendar.reread());
}
