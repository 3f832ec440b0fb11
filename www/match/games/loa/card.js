// The card of Lines of Action.

/** @type {import("../cards.js").Card} */
export const card = {
  en: { name: "Lines of Action", text: "Connect all your pieces into one group." },
  de: { name: "Lines of Action", text: "Alle eigenen Steine zu einer Gruppe verbinden." },
};
