// Texts of a win: German.

const date = new Intl.DateTimeFormat("de", { day: "numeric", month: "short", timeZone: "UTC" });
const plural = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${count} ${count === 1 ? one : many}`;

/** @type {typeof import("./words_en.js").words} */
export const words = {
  title: "Gelöst!",
  close: "Schließen",
  reopen: "Ergebnis zeigen",
  again: "Noch einmal spielen",
  share: "Ergebnis teilen",
  next: {
    today: "Rätsel des Tages",
    harder: (distance) => `Etwas schwerer: ${distance} Züge`,
    another: (distance) => `Noch eins mit ${plural(distance, "Zug", "Zügen")}`,
    any: "Noch ein Rätsel",
  },
  streak: (days) => `${plural(days, "Tag", "Tage")} in Folge.`,
  streakToday: (days) => `Bisher ${plural(days, "Tag", "Tage")} in Folge: Mit dem Rätsel des Tages geht es weiter.`,
  tomorrow: (hours, minutes) => `Nächstes Tagesrätsel in ${hours ? `${hours} Std. ` : ""}${minutes} Min.`,
  result: {
    day: (day) => date.format(day),
    moves: (made) => plural(made, "Zug", "Züge"),
    helped: (helped) => (helped ? "mit Tipps" : "ohne Tipps"),
    copied: "Das Ergebnis ist kopiert und kann nun eingefügt werden.",
    notCopied: "Kopieren ist hier nicht erlaubt: den Text bitte auswählen und von Hand kopieren.",
    field: "Ergebnis",
  },
};
