// Texts of the form for teachers: German.

/** @type {import("./words.js").Words} */
export const words = {
  lines: {
    proving: (at, count) => `Zeile ${at} von ${count} wird geprüft …`,
    verdict: (at, isSound, message) => `${isSound ? "✓" : "✗"} Zeile ${at}: ${message}`,
    sound: (player, count, key) =>
      count
        ? `${player} gewinnt in ${count}, nur mit ${key.join(" ")}.`
        : `${player} gewinnt nur mit ${key.join(" ")}.`,
  },
  wrong: {
    title: (longest) =>
      `Dieser Titel lässt sich nicht verwenden: Wähle höchstens ${longest} Zeichen, ohne Steuerzeichen.`,
    count: (most) => `Wähle 1 bis ${most} Aufgaben.`,
    lines: (broken) =>
      broken.length === 1
        ? `Zeile ${broken[0]} lässt sich nicht verwenden. Verbessere oder lösche sie.`
        : `Die Zeilen ${broken.slice(0, -1).join(", ")} und ${broken[broken.length - 1]} lassen sich nicht verwenden. Verbessere oder lösche sie.`,
    noLines: "Gib mindestens eine eigene Stellung ein.",
    most: (most, count) => `Ein Aufgabensatz hat höchstens ${most} Aufgaben. Das wären ${count}.`,
    noPosition: "Erwartet wird eine Stellung oder der Link einer Aufgabe, der mit „p=“ eine nennt.",
  },
};
