// What finds and proves problems: each game has a module of its own, which works in a worker.

import { answersBy } from "../match/engines.js";
import { problemFileOf } from "../match/file_of.js";
import * as files from "../site/files.js";

export const findsProblems = answersBy(
  problemFileOf,
  async () => (await import("../pkg/problems.js")).newProblemModule(),
  { worker: files.problemsWorker, service: () => import("./service.js") },
);
