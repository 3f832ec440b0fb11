// The pages are not for frames, where another site could lead a visitor's clicks. A host says so with
// a header; this is for hosts that cannot. (What may be framed lies in embed/.)

import { language } from "./language.js";

const OPEN = { en: "Open Plyground", de: "Plyground öffnen" };

/** In a frame, leaves nothing but a link that opens the page on its own; returns whether it did. */
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
