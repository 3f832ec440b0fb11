// The code that puts a set into another page: an element, or a frame where scripts are not allowed.

import { escaped } from "../site/dom.js";

const HEIGHT = 640; // pixels, as of the element

/** @param {string} query  That of the set, with its language if one was chosen. @param {string} title @param {string} base  The site's address. */
export function pasteSet(query, title, base) {
  const [, set, lang = ""] = /^\?(.*?)(?:&lang=(\w+))?$/.exec(query) ?? [];
  const address = escaped(new URL(`set.html${query}`, base).href);
  const name = escaped(title);
  const attributes = ` set="${escaped(set)}"${lang && ` lang="${lang}"`}`;
  return {
    element: `<script type="module" src="${base}ply-set.js"></script>\n<ply-set${attributes}><a href="${address}">${name}</a></ply-set>`,
    frame: `<iframe src="${address}&amp;frame" title="${name}" width="720" height="${HEIGHT}" loading="lazy" style="border: 0; width: 100%"></iframe>`,
  };
}
