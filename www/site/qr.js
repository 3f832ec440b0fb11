// QR codes. The encoder is loaded when the first code is drawn.

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4; // light modules around the code, as the standard requires

/** @param {string} name @param {Record<string, string>} attributes */
function part(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/**
 * Draws a text as a QR code, always dark on light, as cameras expect. The caller sets the drawing's name
 * (aria-label). Fails if the text is too long for a code.
 * @param {SVGElement} drawing @param {string} text
 */
export async function drawQr(drawing, text) {
  const { generate, toSvgPath } = await import("../vendor/qr.js");
  const code = generate(text);
  const side = String(code.size + 2 * QUIET);
  drawing.setAttribute("role", "img");
  drawing.setAttribute("viewBox", `${-QUIET} ${-QUIET} ${side} ${side}`);
  drawing.replaceChildren(
    part("rect", { x: String(-QUIET), y: String(-QUIET), width: side, height: side, fill: "#fff" }),
    part("path", { d: toSvgPath(code), fill: "#000", "shape-rendering": "crispEdges" }),
  );
}
