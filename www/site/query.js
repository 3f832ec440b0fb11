// The one reader of addresses: the intended keys and values of a link, even if it was mangled on its way.

/** Keys that other sites append. We ignore them, and visitors do not want to pass them on. */
const FOLLOWERS = new RegExp(
  `^(?:${[
    "(?:utm|mtm|pk|piwik|matomo|hsa|gad|mc|at|oly|vero|stm|guce)_.*|__hs.*",
    "(?:fb|g|dc|tw|tt|y|ys)clid|msclkid|[gw]braid|gclsrc|srsltid|ved|usg|mibextid|igshi?d?|li_fat_id|epik|rdt_cid",
    "s_(?:kw)?cid|sc_cid|mkt_tok|_ga|_gl|_hsenc|_hsmi|hsctatracking|_openstat|wickedid|guccounter|spm|si|ref|ref_(?:src|url)",
  ].join("|")})$`,
  "i",
);
/** An “&” as it is written in HTML. Some mailers leave out the “&” of “&#038;”. */
const AND = /&(?:amp;)+|&?#(?:0*38|x0*26);/gi;
/** Punctuation of a sentence at the end of a link: anything but letters, digits and the signs of moves. */
const TAIL = /[^\p{L}\p{M}\p{N}+-]+$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Dashes and minus signs that texts have in place of hyphens. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const MOVES = ["m", "moves"];

/** Whether a value is text of which every character may count. @param {string} name @param {string} value */
const isFree = (name, value) => name === "title" || name === "seed" || value.includes(":random=");

/**
 * The query of the page's address. If “&” became “#038;”, the browser reads the rest of the query as a fragment.
 * @param {{ search: string, hash: string }} [address]
 */
export const pageQuery = ({ search, hash } = location) => search + (hash.search(AND) === 0 ? hash : "");

/** The text with hyphens for all dashes. @param {string} text */
export const hyphened = (text) => text.replace(DASHES, "-");

/**
 * The keys and values of a query, without the keys of other sites and without characters that do not belong to it.
 * @param {string} query @returns {[string, string][]}
 */
export function ownPairs(query) {
  const [text] = query.replace(/^[?#]/, "").replace(AND, "&").split("#");
  const parts = text.split("&").filter((part) => part && !FOLLOWERS.test(part.split("=")[0]));
  // In moves, a plus sign is not a space.
  const isMoves = (/** @type {string} */ part) => MOVES.includes(part.split("=")[0]);
  return parts.flatMap((part, at) =>
    [...new URLSearchParams(isMoves(part) ? part.replaceAll("+", "%2B") : part)].map(
      ([name, value]) => /** @type {[string, string]} */ ([name, meant(name, value, at === parts.length - 1)]),
    ),
  );
}

/** A value without characters that do not belong to it. @param {string} name @param {string} value @param {boolean} isLast */
function meant(name, value, isLast) {
  if (name === "title" || name === "name") return value;
  const visible = value.replace(INVISIBLE, "");
  if (isFree(name, visible)) return visible;
  const text = hyphened(visible).trim();
  return isLast ? text.replace(TAIL, "") : text;
}

/** A query with only our keys, cleaned. @param {string} query */
export const ownQuery = (query) => writeQuery(ownPairs(query));

/** The name of a game as it is usually written: its letters are small, but for those of a seed. @param {string} name */
export const smallName = (name) => name.replace(/^[^=]*/, (letters) => letters.toLowerCase());

/** The game named in a link, valid or not. @param {string} query */
export const nameIn = (query) =>
  smallName(ownPairs(query).find(([name]) => name === "g" || name === "game")?.[1] ?? "");

/**
 * Writes a query. Colons, commas, semicolons, slashes and equals signs need no escape in a value, nor plus signs in moves,
 * and links should be readable.
 * @param {Iterable<[string, string]>} pairs
 */
export function writeQuery(pairs) {
  const parts = [...pairs].map(([name, value]) => {
    const part = `${new URLSearchParams([[name, value]])}`.replace(/%(?:3[ABD]|2[CF])/g, decodeURIComponent);
    return MOVES.includes(name) ? part.replaceAll("%2B", "+") : part;
  });
  return parts.join("&");
}
