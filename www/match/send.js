// Sends a friend on another device the link of a game.

import { copy, send } from "../site/download.js";
import { linkOf } from "./game_address.js";
import { wordsOf } from "./game_views.js";
import { forFriend, formatGameLink } from "./link.js";
import { words } from "./words.js";

/**
 * Passes the link to a telephone's own dialog; elsewhere copies it, and says so.
 * @param {import("./match.js").Match} match @param {string} base  The site's address.
 * @param {(text: string) => void} say
 * @returns {Promise<boolean>} whether either was possible
 */
export async function sendGame(match, base, say) {
  const link = forFriend(linkOf(match));
  const address = new URL(`games.html${formatGameLink(link)}`, base).href;
  const title = words.shareTitle(wordsOf(link.game).name);
  const isTelephone = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  if (isTelephone && (await send({ title, url: address }))) return true;
  const isCopied = await copy(address);
  if (isCopied) say(words.friend.copied);
  return isCopied;
}
