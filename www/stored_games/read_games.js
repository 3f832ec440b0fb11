// The games of a file, read in a worker: its module has the rules of all games, and is fetched when there is a file.

import { Engine } from "../site/engine.js";
import { lateModule } from "../site/fetch_files.js";
import { recordsModule, recordsWorker } from "../site/files.js";
import { site } from "../site/start_page.js";
import { words } from "../site/words.js";

/** @typedef {import("../pkg/records.js").GameRecord} GameRecord */

const PATIENCE = 120_000; // milliseconds: a file is read in one piece

const compiled = lateModule(site.base, recordsModule, () => words.partMissing);

/** The same in the page itself, if no worker starts. */
async function inPage() {
  const module = await import("../pkg/records.js");
  module.initSync({ module: await compiled() });
  return module;
}

/**
 * Reads all games of a file; rejects with `bad-games` if there are none.
 * @param {Uint8Array} bytes @param {string} version  Of the page.
 * @returns {Promise<GameRecord[]>}
 */
export async function readGames(bytes, version) {
  const service = () => import("../site/record_service.js");
  const how = { compiled, module: inPage, service, worker: recordsWorker, site, version };
  const engine = new Engine({ ...how, onNotice: () => undefined });
  try {
    return (await engine.ask("read", { bytes }, { patience: PATIENCE })).games;
  } finally {
    engine.stop();
  }
}
