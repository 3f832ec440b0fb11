// Other versions of the site, which give the same query other rows.

import { make } from "../site/dom.js";
import { fetchFile } from "../site/fetch_files.js";
import { words } from "./words.js";

/** The versions that the site keeps, each with what turns queries into rows. @typedef {{ version: string, generator: number }} Kept */

/** The newest version of every other generator. @param {readonly Kept[]} kept  Newest first. @param {number} generator */
export const others = (kept, generator) =>
  kept.filter(
    (its, at) => its.generator !== generator && kept.findIndex((newer) => newer.generator === its.generator) === at,
  );

/**
 * Links to an experiment in these versions, if the site has any.
 * @param {number} generator  This site's.
 * @param {string} place  The query of the experiment and the fingerprint.
 */
export async function linksToOthers(generator, place) {
  const kept = await fetchFile("v/versions.json", document.baseURI).then(
    (file) => file.json(),
    () => [],
  );
  return others(kept, generator).map(({ version }) =>
    Object.assign(make("a", "button", words.expected.open(version)), {
      href: new URL(`v/${version}/lab.html?${place}`, document.baseURI).href,
    }),
  );
}
