// The visitor's own problems by their links: a part of the score on this device, and so of the file in which it is saved.

import { keepScore, readScore } from "./score.js";

/** The links, the newest first. */
export const ownProblems = () => readScore().own.toReversed();

/** @param {(own: string[]) => string[]} change  @returns {boolean} whether this device could keep that */
function change(change) {
  const score = readScore();
  return keepScore({ ...score, own: change(score.own) });
}

/** Keeps a link, unless it is kept already; returns whether this device could. @param {string} link */
export const keepOwn = (link) => change((own) => (own.includes(link) ? own : [...own, link]));

/** @param {string} link */
export const removeOwn = (link) => change((own) => own.filter((other) => other !== link));
