// The query of an address as the site means it: what other sites hang on to links is taken off.

/** Keys that follow people from site to site. They say nothing to us, and nobody wants them passed on. */
const FOLLOWERS =
  /^(?:(?:utm|mtm|pk|hsa|gad|mc)_.*|(?:fb|g|dc|ms|tw|tt|y)clid|[gw]braid|gclsrc|igshi?d?|li_fat_id|mkt_tok|_ga|_gl|_hsenc|_hsmi|epik|srsltid|si|ref|ref_(?:src|url))$/i;
/** Keys whose values may end in anything. */
const FREE = ["g", "game", "seed", "title"];
/** What stands behind a link in a sentence, and is easily copied with it. */
const TAIL = /[.,;:!?)\]}>'"’”»…\s]+$/;

/** The query without keys that are none of ours; the rest is left as it is. @param {string} search */
export function ownQuery(search) {
  const parts = search.replace(/^\?/, "").replaceAll("&amp;", "&").split("&");
  return parts.filter((part) => part && !FOLLOWERS.test(part.split("=")[0])).join("&");
}

/** The name of the game that a link says, rightly or wrongly. @param {string} search */
export function nameIn(search) {
  const asked = new URLSearchParams(search);
  return asked.get("g") ?? asked.get("game") ?? "";
}

/** Keys and values of a link that people pass on. @param {string} search */
export function ownPairs(search) {
  const pairs = [...new URLSearchParams(ownQuery(search))];
  const last = pairs[pairs.length - 1];
  if (last && !FREE.includes(last[0])) last[1] = last[1].replace(TAIL, "");
  return pairs;
}
