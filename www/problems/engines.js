// Finding and proving problems: the module that plays a game does it, in a worker of its own.

import { answersBy } from "../match/engines.js";
import { engineFileOf } from "../match/file_of.js";
import * as files from "../site/files.js";

export const findsProblems = answersBy(
  engineFileOf,
  async () => (await import("../pkg/engines.js")).newEngineModule(),
  { worker: files.problemsWorker, service: () => import("./service.js") },
);
