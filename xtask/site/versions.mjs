// Versions of the site that stay at their addresses beside the newest one: `v/0.1.0/`.
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder of the versions. */
export const VERSIONS = "v";
const ELEMENT = "ply-board.js";
const INTEGRITY = "integrity.json";
const LIST = "versions.json";

/** @typedef {Map<string, string | Uint8Array>} Files  Contents by name. */
/** @typedef {{ version: string, generator: number }} Version  With the version of what turns queries into rows. */

/** @param {string} folder @param {Files} files */
export async function writeFiles(folder, files) {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** As browsers check it. @param {string | Uint8Array} content */
const integrityOf = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/**
 * Keeps a version of a site beside the newest one. Returns its element and the hash of that.
 * @param {string} folder  The site.
 * @param {Files} files  Those of the version.
 * @param {Version} ours
 */
export async function keepVersion(folder, files, { version, generator }) {
  const place = join(folder, VERSIONS, version);
  const hashes = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
  const integrity = `${JSON.stringify({ version, generator, files: hashes }, null, 2)}\n`;
  const kept = await readFile(join(place, INTEGRITY), "utf8").catch(() => integrity);
  if (kept !== integrity)
    throw new Error(`${place} has other files: a version stays as it is, so raise it in Cargo.toml`);
  await writeFiles(place, new Map([...files, [INTEGRITY, integrity]]));
  return `${VERSIONS}/${version}/${ELEMENT} ${hashes[ELEMENT]}`;
}

/** Writes the list of the versions that a site keeps, newest first. @param {string} folder  The site. */
export async function listVersions(folder) {
  const versions = join(folder, VERSIONS);
  await mkdir(versions, { recursive: true });
  const kept = (await readdir(versions, { withFileTypes: true })).filter((its) => its.isDirectory());
  const told = await Promise.all(kept.map(({ name }) => readFile(join(versions, name, INTEGRITY), "utf8")));
  const order = new Intl.Collator("en", { numeric: true });
  const all = told
    .map((text) => /** @type {Version} */ (JSON.parse(text)))
    .map(({ version, generator }) => ({ version, generator }))
    .sort((one, other) => order.compare(other.version, one.version));
  await writeFile(join(versions, LIST), `${JSON.stringify(all)}\n`);
}
