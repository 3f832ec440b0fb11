// Texts that tell queries apart.

import { DEFAULT_KIND, defaultOf } from "./schema.js";
import { words } from "./words.js";

/** A label that distinguishes runs: the query without the common keys. @param {string} query */
export function labelOf(query) {
  const parts = new URLSearchParams(query);
  for (const key of ["kind", "n", "seed", "clusters", "sweep", "over", "v", "ci", "first", "last"]) parts.delete(key);
  return (
    [...parts]
      .map(([key, value]) => (key === "eval" || key === "noise" ? words.value(value) : `${key} ${words.value(value)}`))
      .join(", ") || "man"
  );
}

/** Short labels that distinguish some queries from each other. @param {string[]} queries */
export function differences(queries) {
  const parts = queries.map((query) => new URLSearchParams(query));
  const keys = [...new Set(parts.flatMap((part) => [...part.keys()]))].filter(
    (key) => new Set(parts.map((part) => part.get(key))).size > 1,
  );
  const value = (/** @type {URLSearchParams} */ part, /** @type {string} */ key) =>
    part.get(key) ?? defaultOf(key, part.get("kind") ?? DEFAULT_KIND);
  return parts.map((part) => keys.map((key) => `${key} ${words.value(value(part, key))}`).join(", "));
}
