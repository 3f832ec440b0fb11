// Reads a pack of problems: the file that `plyground problem pack` makes. `docs/problems.md` describes it.

import { words } from "./words.js";

/** @typedef {{ turns: number, grade: number, position: string }} Packed  A problem of a pack. */

const HEADER = /^plyground-pack format=1 game=(\S+) generator=1 .*\bcount=(\d+) /;
const SUM = /(?<=\n)crc32=([0-9a-f]{8})\n$/;
const PROBLEM = /^(\d{1,2}) ([0-8]) (.+)$/;

/** The CRC-32 (ISO-HDLC) of a text. @param {string} text */
function checksum(text) {
  let rest = -1;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (~rest >>> 0).toString(16).padStart(8, "0");
}

/** Reads a pack of a game; throws what is wrong with it. @param {string} game @param {string} text @returns {Packed[]} */
export function readPack(game, text) {
  const [, found, count] = HEADER.exec(text) ?? [];
  if (found === undefined) throw new Error(words.pack.none);
  const [last, sum] = SUM.exec(text) ?? ["", ""];
  const body = text.slice(0, text.length - last.length);
  if (sum !== checksum(body)) throw new Error(words.pack.damaged);
  if (found !== game) throw new Error(words.pack.foreign(found, game));
  const problems = body
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => PROBLEM.exec(line));
  if (problems.length !== Number(count) || problems.includes(null)) throw new Error(words.pack.damaged);
  return problems.map((found) => {
    const [, turns, grade, position] = /** @type {RegExpExecArray} */ (found);
    return { turns: Number(turns), grade: Number(grade), position };
  });
}
