// The lesson about how an engine of a game thinks.

/** The lessons of `learn.html` by level. @type {Record<string, string>} */
const LESSONS = {
  beginner: "minimax",
  easy: "alpha-beta",
  medium: "deepening",
  strong: "deepening",
  perfect: "proof",
};

/** The lesson about the stronger engine that plays; undefined if none does that thinks. @param {Record<"first" | "second", string>} seats */
export function lessonOf({ first, second }) {
  const levels = Object.keys(LESSONS);
  const level = [first, second].sort((a, b) => levels.indexOf(b) - levels.indexOf(a))[0];
  return LESSONS[level];
}
