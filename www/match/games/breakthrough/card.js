// The card of Breakthrough.

/** @type {import("../cards.js").Card} */
export const card = {
  en: { name: "Breakthrough", text: "Bring a man to the last row before your opponent does." },
  de: { name: "Breakthrough", text: "Mit einem Stein vor der anderen Seite die letzte Reihe erreichen." },
};
