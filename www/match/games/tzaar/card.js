// The card of Tzaar.

/** @type {import("../cards.js").Card} */
export const card = {
  en: { name: "Tzaar", text: "Capture and stack, and never run out of any kind of piece." },
  de: { name: "Tzaar", text: "Schlagen und stapeln, ohne dass eine Steinart ausgeht." },
};
