// PLACEHOLDER until merged
export async function drawQr(/** @type {SVGElement} */ _svg, /** @type {string} */ _text) {}
