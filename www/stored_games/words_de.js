// The texts about the games on this device: German.

const numbers = new Intl.NumberFormat("de");
const games = (/** @type {number} */ count) => (count === 1 ? "1 Partie" : `${numbers.format(count)} Partien`);

/** @type {import("./words.js").Words} */
export const words = {
  none: "Noch keine Partien. Hier stehen die Partien gegen eine Engine oder jemand anders und die aus Dateien.",
  count: (count) => `${games(count)}, die neueste zuerst. Sie liegen nur auf diesem Gerät.`,
  unfinished: "Nicht beendet",
  bothLost: "Beide verloren",
  unknown: "Eine Partie, die diese Version von Plyground nicht kennt",
  notUnderstood: "Diese Version von Plyground weiß nicht, wie sie gespeichert ist",
  notOpened: (why) => `Diese Partie lässt sich nicht öffnen: ${why}`,
  notSaved: (count) =>
    `${games(count)} ${count === 1 ? "wurde" : "wurden"} nicht gespeichert: Diese Version von Plyground weiß nicht, wie ${count === 1 ? "die Partie abgelegt ist" : "die Partien abgelegt sind"}.`,
  engine: (opponent) => `gegen ${opponent}`,
  friend: "gegen jemand anders",
  together: "beide Seiten hier gespielt",
  file: (name) => `aus „${name}“`,
  moves: (count) => (count === 1 ? "1 Zug" : `${numbers.format(count)} Züge`),
  remove: (game) => `${game} löschen`,
  removed: "Die Partie ist gelöscht.",
  undo: "Rückgängig",
  restored: "Die Partie ist wieder da.",
  more: "Mehr zeigen",
  save: "Alle als Datei speichern",
  open: "Datei öffnen …",
  removeAll: "Alle löschen",
  reallyRemove: (count) => `Wirklich ${count === 1 ? "die eine Partie" : `alle ${games(count)}`} löschen?`,
  yes: "Ja, löschen",
  no: "Nein, behalten",
  removedAll: "Alle Partien sind gelöscht.",
  added: (count, name) =>
    `${games(count)} aus „${name}“ ${count === 1 ? "steht" : "stehen"} jetzt unter „Deine Partien“.`,
  pasted: "eingefügter Text",
  addedPasted: (count) => `${games(count)} ${count === 1 ? "steht" : "stehen"} jetzt unter „Deine Partien“.`,
  wrong: {
    pasted: (why) => `Das ist nicht zu lesen: ${why}`,
    which: (game, why) => `Partie ${game} wurde nicht gelesen: ${why}${/[.!?…]$/.test(why) ? "" : "."}`,
    others: (count) => (count === 1 ? "Eine weitere auch nicht." : `${count} weitere auch nicht.`),
    noGame: (line) =>
      `„${line}“ ist nicht der Anfang einer Partie: erwartet wird eine in PDN oder SGF, oder Zeilen wie „game: isolation“ und „moves: d4 c6“`,
    game: (name) => `„${name}“ ist kein Spiel dieser Seite`,
    line: (line, text) => `In Zeile ${line} ist „${text}“ nicht zu verstehen`,
    move: (ply, move, legal) => `Zug ${ply}, „${move}“, ist nicht möglich: erwartet wird einer von ${legal}`,
    over: (ply, move) => `Zug ${ply}, „${move}“, ist nicht möglich: Die Partie ist vorbei`,
  },
  remark: {
    which: (game, remark) => `Partie ${game}: ${remark}`,
    others: (count) =>
      count === 1
        ? "Auch in einer weiteren Partie passt etwas nicht."
        : `Auch in ${count} weiteren Partien passt etwas nicht.`,
    result: (value, expected) => `Im Text steht das Ergebnis ${value}, auf dem Brett ist es ${expected}.`,
    rules: (value, expected) =>
      `Im Text steht das Ergebnis ${value}: ${expected === "giveaway" ? "In der Schlagdame" : "Beim Damespiel"} wäre das richtig, nach den Regeln hier nicht.`,
    "unread-result": (value) => `„${value}“ ist nicht als Ergebnis zu verstehen.`,
    "move-number": (value, expected) => `Statt der Zugnummer ${expected} steht ${value} da: Vielleicht fehlen Züge.`,
    colours: () => "Im Text heißt vielleicht Weiß, wer beginnt; hier beginnt Schwarz.",
  },
  players: (first, second) => `${first || "?"} – ${second || "?"}`,
  notAdded: "Dieser Browser bewahrt keine Partien auf, oder es fehlt der Platz.",
  failed:
    "Deine Partien werden nicht aufbewahrt: Dieser Browser erlaubt es der Seite nicht, oder es fehlt der Platz. Die Partie auf dem Brett geht weiter, und der Link in der Adresse enthält sie ganz.",
};
