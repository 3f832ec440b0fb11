// The query of an address without the parameters that other sites append to links.

/** Tracking keys. We ignore them, and visitors do not want to pass them on. */
const FOLLOWERS =
  /^(?:(?:utm|mtm|pk|hsa|gad|mc)_.*|(?:fb|g|dc|ms|tw|tt|y)clid|[gw]braid|gclsrc|igshi?d?|li_fat_id|mkt_tok|_ga|_gl|_hsenc|_hsmi|epik|srsltid|si|ref|ref_(?:src|url))$/i;
/** Keys whose values may end in any character. */
const FREE = ["g", "game", "seed", "title"];
/** Punctuation after a link in a sentence, which is easily copied with it. */
const TAIL = /[.,;:!?)\]}>'"’”»…\s]+$/;

/** Removes keys that are not ours from a query; the rest is unchanged. @param {string} search */
export function ownQuery(search) {
  const parts = search.replace(/^\?/, "").replaceAll("&amp;", "&").split("&");
  return parts.filter((part) => part && !FOLLOWERS.test(part.split("=")[0])).join("&");
}

/** The game named in a link, valid or not. @param {string} search */
export function nameIn(search) {
  const asked = new URLSearchParams(search);
  return asked.get("g") ?? asked.get("game") ?? "";
}

/** The keys and values of a link that was shared. @param {string} search */
export function ownPairs(search) {
  const pairs = [...new URLSearchParams(ownQuery(search))];
  const last = pairs[pairs.length - 1];
  if (last && !FREE.includes(last[0])) last[1] = last[1].replace(TAIL, "");
  return pairs;
}
