// The distances of SlideThree.

const PATIENCE = 150; // milliseconds, which is longer than computing takes

/** @typedef {import("../pkg/distances.js").Table} Table */

/**
 * Decodes the table file; computes the table if the file is missing, damaged or slow.
 * @param {typeof import("../pkg/distances.js").Table} Tables  The class that makes tables.
 * @param {URL} file
 * @returns {Promise<Table>}
 */
export async function loadTable(Tables, file) {
  try {
    const response = await fetch(file, { signal: AbortSignal.timeout(PATIENCE) });
    return Tables.decode(new Uint8Array(await response.arrayBuffer()));
  } catch {
    return Tables.generate("slide3");
  }
}
