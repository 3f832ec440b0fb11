// The prover's answers, wherever it runs: in a worker, or in the page if no worker starts.

import { problemAnswers } from "./problem_answers.js";
import { answerBy } from "./worker_protocol.js";

/**
 * @param {import("./problem_answers.js").Proving} module
 * @param {import("./service.js").Site} _site
 * @param {(message: object) => void} post
 */
export function createService(module, _site, post) {
  /** @type {Set<number>} */
  const cancelled = new Set();
  return answerBy(problemAnswers(module, cancelled, post), cancelled, post);
}
