// German for the HTML of the play page and others, by the English text.

import { header } from "./header_de.js";

/** @type {Record<string, string>} */
export const common = {
  ...header,
  "Skip to the board": "Zum Brett springen",
  Rules: "Regeln",
  Statistics: "Statistik",
  "Keys <kbd>?</kbd>": "Tasten <kbd>?</kbd>",
  "Loading the engine…": "Die Engine wird geladen …",
  Moves: "Züge",
  Share: "Teilen",
  Play: "Spielen",
  Undo: "Zurück",
  Redo: "Vor",
  Hint: "Tipp",
  Game: "Spiel",
  "Runs entirely in your browser: no server, no account, nothing is sent anywhere.":
    "Läuft ganz im Browser: kein Server, kein Konto, nichts wird irgendwohin gesendet.",
  Licences: "Lizenzen",
  Copy: "Kopieren",
  "Send…": "Senden …",
  "As a QR code": "Als QR-Code",
  "The link as a QR code": "Der Link als QR-Code",
  "As text": "Als Text",
  Position: "Stellung",
  Drawing: "Zeichnung",
  "In your own web page": "In der eigenen Webseite",
  Width: "Breite",
  Scheme: "Schema",
  Colours: "Farben",
  Controls: "Bedienung",
  "As an element": "Als Element",
  "As a frame": "Als Rahmen",
  'Playable preview. More in the <a href="./examples/">gallery of examples</a>.':
    'Spielbare Vorschau. Mehr in der <a href="./examples/">Galerie der Beispiele</a>.',
  Close: "Schließen",
  "Keys on the board": "Tasten auf dem Brett",
  "move between squares": "zwischen Feldern wechseln",
  "<kbd>Enter</kbd> or <kbd>Space</kbd>": "<kbd>Enter</kbd> oder <kbd>Leer</kbd>",
  "undo, redo": "zurück, vor",
  "show these keys": "diese Tasten zeigen",
  "single-letter keys": "Buchstabentasten",
};
