// The statistics as a file to keep.

import { today } from "../app/daily.js";
import { save } from "../app/exports.js";
import { write } from "./record.js";

/** @param {import("./record.js").Statistics} statistics */
export const exportFile = (statistics) => save(`plyground-statistics-${today()}.json`, "application/json", write(statistics));
