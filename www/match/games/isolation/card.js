// The card of Isolation.

/** @type {import("../cards.js").Card} */
export const card = {
  en: { name: "Isolation", text: "Jump like a knight until your opponent has nowhere to go." },
  de: { name: "Isolation", text: "Springen wie ein Springer, bis der Gegner nirgends mehr hinkann." },
};
