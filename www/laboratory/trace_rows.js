// Parses the rows of a traced game into steps.

/**
 * @typedef {{ name: string, position: string, value: string, plain: string, leaves: string, candidate: boolean, chosen:
 *   boolean }} Successor
 * @typedef {{ move: number, position: string, t: number, successors: Successor[], tie: boolean, fat: boolean }} Step
 */

/** The steps of the first game, including its end. @param {string} rows @param {string[]} columns @returns {Step[]} */
export function readTrace(rows, columns) {
  const lines = rows
    .trimEnd()
    .split("\n")
    .map((row) => row.split(","));
  const field = (/** @type {string[]} */ line, /** @type {string} */ name) => line[columns.indexOf(name)];
  const list = (/** @type {string[]} */ line, /** @type {string} */ name) => field(line, name).split(" ");
  const game = lines.filter((line) => field(line, "trial") === field(lines[0], "trial"));
  /** @type {Step[]} */
  const steps = game.map((line) => {
    const [positions, values, plain, leaves, candidates] = [
      "successors",
      "values",
      "plain",
      "minimal",
      "candidates",
    ].map((name) => list(line, name));
    return {
      move: Number(field(line, "move")),
      position: field(line, "position"),
      t: Number(field(line, "t")),
      tie: field(line, "tie") === "1",
      fat: field(line, "fat") === "1",
      successors: list(line, "moves").map((name, index) => ({
        name,
        position: positions[index],
        value: values[index],
        plain: plain[index],
        leaves: leaves[index],
        candidate: candidates.includes(name),
        chosen: name === field(line, "chosen"),
      })),
    };
  });
  const end = game[game.length - 1];
  return [
    ...steps,
    { move: steps.length, position: field(end, "after"), t: 0, tie: false, fat: false, successors: [] },
  ];
}
