// Recording a search of a module.
import { LogReader } from "../../www/tree/search_log.js";

/**
 * Searches to the end, and reads the log meanwhile.
 * @param {import("../../pkg/lab.js").RecordedSearch} search
 */
export function record(search) {
  const reader = new LogReader();
  let report;
  do {
    report = search.stepFor(1);
    reader.add(search.take());
  } while (!report.finished);
  search.free();
  return { report, log: reader.finish() };
}
