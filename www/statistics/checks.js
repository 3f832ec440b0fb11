// Errors in a file that should contain statistics.

import { words } from "./words.js";

/** A file without valid statistics: where the error is, and what was expected there. */
export class StatisticsError extends Error {
  /** @param {"not-json" | "bad-version" | "bad-member"} code @param {string} place @param {string} message */
  constructor(code, place, message) {
    super(message);
    this.name = "StatisticsError";
    this.code = code;
    this.place = place;
  }
}

/** @param {string} text */
export function isDate(text) {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 1;
export const isText = (/** @type {unknown} */ value, /** @type {RegExp} */ form) =>
  typeof value === "string" && form.test(value);

/** @param {string} place @param {unknown} found @param {string} expected */
export function bad(place, found, expected) {
  const text = found === undefined ? words.wrong.missing : (JSON.stringify(found) ?? "").slice(0, 60);
  return new StatisticsError("bad-member", place, words.wrong.member(place, text, expected));
}

/**
 * Accepts an object that has these members and no others.
 * @param {any} value
 * @param {string} place
 * @param {string[]} [members]
 */
export function readObject(value, place, members) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) throw bad(place, value, members ? words.expected.object(members) : words.expected.file);
  if (members)
    for (const member of Object.keys(value))
      if (!members.includes(member)) throw bad(`${place}.${member}`, value[member], words.expected.object(members));
  return value;
}

/**
 * Accepts an object whose members satisfy their conditions.
 * @template {object} T @param {any} value @param {string} place @param {Record<keyof T, (value: any, whole: T) =>
 *   boolean>} members
 * @param {Record<keyof T, string>} expected  The description of the expected value of each.
 */
export function readMembers(value, place, members, expected) {
  const names = /** @type {(keyof T & string)[]} */ (Object.keys(members));
  readObject(value, place, names);
  for (const name of names)
    if (!members[name](value[name], value)) throw bad(`${place}.${name}`, value[name], expected[name]);
  return value;
}
