// The statistics as a file for export.

import { today } from "../site/daily.js";
import { save } from "../site/exports.js";
import { write } from "./record.js";

/** @param {import("./record.js").Statistics} statistics */
export const exportFile = (statistics) =>
  save(`plyground-statistics-${today()}.json`, "application/json", write(statistics));
