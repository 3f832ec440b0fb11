// The card of checkers.

/** @type {import("../cards.js").Card} */
export const card = {
  en: { name: "checkers", text: "Jump over your opponent’s pieces to capture them all." },
  de: { name: "Englische Dame", text: "Die Steine des Gegners überspringen und alle schlagen." },
};
