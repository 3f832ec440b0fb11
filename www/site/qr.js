// QR codes. The encoder is loaded when the first code is drawn.

import { makeShape } from "../boards/make.js";

const QUIET = 4; // light modules around the code, as the standard requires

/**
 * Draws a text as a QR code, always dark on light, as cameras expect. The caller sets the drawing's name
 * (aria-label). Fails if the text is too long for a code.
 * @param {SVGElement} drawing @param {string} text
 */
export async function drawQr(drawing, text) {
  const { generate, toSvgPath } = await import("../vendor/qr.js");
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  drawing.setAttribute("role", "img");
  drawing.setAttribute("viewBox", `${-QUIET} ${-QUIET} ${side} ${side}`);
  drawing.replaceChildren(
    makeShape("rect", { x: -QUIET, y: -QUIET, width: side, height: side, fill: "#fff" }),
    makeShape("path", { d: toSvgPath(code), fill: "#000", "shape-rendering": "crispEdges" }),
  );
}
