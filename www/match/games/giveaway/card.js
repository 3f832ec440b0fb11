// The card of give-away checkers.

/** @type {import("../cards.js").Card} */
export const card = {
  en: { name: "give-away checkers", text: "Checkers upside down: lose all your pieces to win." },
  de: { name: "Schlagdame", text: "Dame umgekehrt: Wer alle Steine verliert, gewinnt." },
};
