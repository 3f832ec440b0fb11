// Prevents pages from being framed, because another site could hijack a visitor's clicks. Hosts can say so with a
// header; this is for hosts that cannot. (Pages that may be framed are in embed/.)

import { language } from "./language.js";

const OPEN = { en: "Open Plyground", de: "Plyground öffnen" };

/** In a frame, replaces the page by a link that opens it on its own; returns whether it did. */
export function refuseFrames() {
  if (window.top === window) return false;
  const link = Object.assign(document.createElement("a"), {
    href: location.href,
    target: "_blank",
    rel: "noopener",
    textContent: OPEN[language()],
  });
  document.documentElement.lang = language();
  document.body.replaceChildren(link);
  return true;
}
