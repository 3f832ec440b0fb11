// The rules of Tzaar: German.

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
  title: "Regeln: Tzaar",
  parts: [
    {
      text: "Jede Seite hat 6 <strong>Tzaars</strong> (Ring und volle Mitte), 9 <strong>Tzarras</strong> (Ring) und 15 <strong>Totts</strong> (ohne Zeichen). Steine können aufeinander stehen: Von einem Stapel zählt nur der oberste.",
      shows: {
        kinds:
          "Von unten links: Tott, Tzarra und Tzaar von Weiß, rechts die von Schwarz. Die Zahlen sind die Höhen zweier Stapel.",
      },
    },
    {
      text: "<strong>Wer keinen sichtbaren Tzaar, keine sichtbare Tzarra oder keinen sichtbaren Tott mehr hat, verliert sofort</strong>, und ebenso, wer zu Beginn seines Zuges nicht schlagen kann.",
    },
    {
      text: "Ein Zug hat zwei Teile. <strong>Zuerst muss geschlagen werden.</strong> Ein Stapel zieht auf einer Linie über freie Punkte bis zum ersten Stapel und schlägt ihn, wenn er nicht höher ist als er selbst.",
      shows: {
        first: "Der weiße Zweierstapel kann die Stapel mit × schlagen. Der schwarze Dreierstapel auf D2 ist zu hoch.",
      },
    },
    {
      text: "<strong>Danach wird noch einmal geschlagen, gestapelt oder gepasst.</strong> Zum Stapeln zieht ein Stapel ebenso auf einen eigenen. Die Höhen zählen zusammen, und der gezogene liegt oben.",
      shows: {
        second: "Weiß kann den Zweierstapel auf den Tott ziehen.",
        stacked: "Jetzt ist es ein Tzarra-Stapel der Höhe drei.",
      },
    },
    {
      text: "Über die Mitte des Bretts führt kein Zug.",
      shows: { hole: "Der schwarze Stein auf F5 steht auf der Linie, aber jenseits der Mitte." },
    },
    {
      text: "Der letzte eigene sichtbare Stein einer Art darf nicht zugedeckt werden.",
      shows: {
        cover:
          "Auf D4 steht der letzte sichtbare Tzaar von Weiß: Die Tzarra darf nicht darauf ziehen. Auf B6 kann sie schlagen.",
      },
    },
    {
      text: "Im ersten Zug schlägt Weiß nur einmal. Am Anfang ist das Brett voll: in fester Aufstellung oder zufällig nach einem Startwert, der im Link steht. Beim Turnierstart setzen beide Seiten ihre Steine abwechselnd ein.",
    },
  ],
  first: {
    task: "Aufgabe für Weiß: Nur ein schwarzer Tzaar ist übrig. Er soll geschlagen werden.",
    good: "Kein schwarzer Tzaar ist mehr sichtbar: gewonnen.",
    other: "Geschlagen, aber der letzte schwarze Tzaar ist noch da: der Stein mit Ring und voller Mitte. Von vorn!",
  },
  source:
    'Ein Spiel von K. Burm, 2007. P. Veselý hat die Regeln, wie sie hier gelten, und das Programm WALTZ in <cite lang="en">Artificial Intelligence in Abstract 2-Player Games</cite>, 2013, beschrieben; die meisten Stufen sind Versionen von WALTZ.',
});
