// Rows as they are stored: with the experiment and the build they belong to.

/**
 * @typedef {object} Chunk
 * @property {string} query  The canonical query.
 * @property {string} source  The build that made the rows.
 * @property {number} from  The first trial.
 * @property {string[]} records  The rows of each trial from that one on, each row ending with a line feed.
 */

/**
 * Stored rows, if they are of this build and of these trials.
 * @param {any} value
 * @param {string} source
 * @param {number} trials  The number of trials of the experiment.
 * @returns {Chunk | undefined}
 */
export function read(value, source, trials) {
  const { query, from, records } = value ?? {};
  const isRow = (/** @type {unknown} */ record) => typeof record === "string" && (!record || record.endsWith("\n"));
  const isChunk =
    typeof query === "string" &&
    value.source === source &&
    Number.isSafeInteger(from) &&
    from >= 0 &&
    Array.isArray(records) &&
    records.length > 0 &&
    from + records.length <= trials &&
    records.every(isRow);
  return isChunk ? value : undefined;
}
