// The text of today.html in German, by the English text.

import { common } from "../site/common_de.js";

/** @type {Record<string, string>} */
export const texts = {
  ...common,
  "Plyground: problems of the day": "Plyground: Aufgaben des Tages",
  "Skip to the problems": "Zu den Aufgaben springen",
  "Your streak": "Deine Serie",
  "The days in a row on which you solved at least one of that day’s problems. Hints and later attempts are fine. Days are in UTC, and everything is kept on this device only.":
    "Die Tage in Folge, an denen du mindestens eine Aufgabe dieses Tages gelöst hast. Tipps und weitere Versuche sind erlaubt. Die Tage sind die der UTC, und alles bleibt auf diesem Gerät.",
  "Copy the result": "Ergebnis kopieren",
  "What the marks mean": "Was die Zeichen bedeuten",
  "✓ solved at the first attempt, ◐ solved with hints or later, ✕ solution shown, – not solved.":
    "✓ im ersten Versuch gelöst, ◐ mit Tipps oder später gelöst, ✕ Lösung gezeigt, – nicht gelöst.",
  "Earlier days": "Frühere Tage",
  "Yesterday’s solutions": "Die Lösungen von gestern",
  "Open a day": "Tag öffnen",
  Open: "Öffnen",
  "Show more days": "Weitere Tage zeigen",
  "As many problems as you like": "So viele Aufgaben, wie du magst",
};
