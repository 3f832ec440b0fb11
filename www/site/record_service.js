// Answers questions about files with games, wherever the engine runs.

import { answerBy } from "./worker_protocol.js";

/**
 * @param {Pick<typeof import("../pkg/records.js"), "readGames">} module
 * @param {import("./service.js").Site} _site
 * @param {(message: object) => void} post
 */
export const createService = ({ readGames }, _site, post) =>
  answerBy({ read: async ({ bytes }) => ({ games: readGames(bytes) }) }, new Set(), post);
