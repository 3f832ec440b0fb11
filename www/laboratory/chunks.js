// Rows as they are stored: with the experiment and the build they belong to, and a checksum.

/**
 * @typedef {object} Unsealed
 * @property {string} query  The canonical query.
 * @property {string} source  The build that made the rows.
 * @property {number} from  The first trial.
 * @property {string[]} records  The rows of each trial from that one on, each row ending with a line feed.
 *
 * @typedef {Unsealed & { check: number }} Chunk
 */

/** FNV-1a of the code units: any single change gives another number. @param {Unsealed} chunk */
function checkOf({ query, source, from, records }) {
  let check = 0x811c9dc5;
  for (const text of [query, source, String(from), ...records])
    for (let at = 0; at <= text.length; at++) check = Math.imul(check ^ (text.charCodeAt(at) || 0), 0x01000193);
  return check >>> 0;
}

/** @param {Unsealed} chunk @returns {Chunk} */
export const seal = (chunk) => ({ ...chunk, check: checkOf(chunk) });

/**
 * Stored rows, if they are what they were and of this build.
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
    records.every(isRow) &&
    value.check === checkOf(value);
  return isChunk ? value : undefined;
}
