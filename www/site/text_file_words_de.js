// German.

/** @type {typeof import("./text_file_words_en.js").words} */
export const words = {
  large: (name) => `„${name}“ ist zu groß: erwartet wird eine Textdatei, die hier gespeichert wurde.`,
  binary: (name) => `„${name}“ ist keine Textdatei: erwartet wird eine, die hier gespeichert wurde.`,
  empty: (name) => `„${name}“ ist leer: erwartet wird eine Textdatei, die hier gespeichert wurde.`,
  part: (name) =>
    `Das Ende von „${name}“ fehlt: erwartet wird die ganze Datei. Am besten noch einmal kopieren oder herunterladen.`,
  line: (line) =>
    `„${line}“ ist keine Zeile einer Rätseldatei: erwartet werden Zeilen wie „game: slide3“, „seed: wort“ oder „position: 115.987654321“ und am Ende „moves: R2C3“.`,
  duel: (game) => `Diese Datei enthält eine Partie ${game}: Sie lässt sich auf der Seite der Spiele öffnen.`,
  puzzle: (game) => `Diese Datei enthält ein Rätsel, ${game}: Es lässt sich auf der Seite der Rätsel öffnen.`,
  opened: (name) => `„${name}“ ist geöffnet.`,
  refused: (what) => `Die Datei wurde nicht geöffnet: ${what} Nichts hat sich geändert.`,
};
