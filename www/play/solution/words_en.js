// Texts for showing a solution: English.

const numbers = new Intl.NumberFormat("en");

export const words = {
  back: "Step back",
  forward: "Step forward",
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  speeds: /** @type {Record<string, string>} */ ({ slow: "slow", normal: "normal", fast: "fast" }),
  close: "Back to my game",
  scrub: "Move of the solution",
  ready: (/** @type {number} */ length) =>
    `${length === 1 ? "One move" : `${length} moves`} to the win. From the first step on, this puzzle counts as solved with hints.`,
  at: (
    /** @type {number} */ at,
    /** @type {number} */ length,
    /** @type {string | undefined} */ next,
    /** @type {number | undefined} */ lines,
  ) =>
    `Move ${at} of ${length}${next ? `, next ${next}` : ": solved"}.${lines === undefined ? "" : lines === 1 ? " This is the only shortest line." : ` One of ${numbers.format(lines)} shortest lines.`}`,
};
