// The common rules of checkers and give-away checkers: German.

export const DRAUGHTS = [
  {
    text: "Gespielt wird nur auf den dunklen Feldern. <strong>Steine ziehen ein Feld schräg vorwärts.</strong> Schwarz beginnt und zieht nach unten.",
    shows: { men: "Der schwarze Stein kann auf eines der beiden Felder mit einem Punkt." },
  },
  {
    text: "Ein Stein, der die letzte Reihe erreicht, wird zur <strong>Dame</strong>. Damen ziehen ein Feld schräg, vorwärts oder rückwärts.",
    shows: { king: "Die Dame kann auf vier Felder. Der Stein mit dem Pfeil wird zur Dame." },
  },
  {
    text: "<strong>Geschlagen wird</strong>, indem ein Stein über einen benachbarten Stein der anderen Seite auf das freie Feld dahinter springt. <strong>Schlagen ist Pflicht.</strong> Kann derselbe Stein weiterschlagen, muss er es tun. Unter mehreren Möglichkeiten zu schlagen besteht freie Wahl.",
    shows: { capture: "Schwarz muss schlagen: Der Stein springt zweimal und schlägt beide weißen Steine." },
  },
  {
    text: "Ein Stein, der beim Schlagen zur Dame wird, bleibt stehen, auch wenn er weiterschlagen könnte.",
    shows: {
      crowned:
        "Dieser Stein ist beim Schlagen zur Dame geworden. Als Dame könnte er weiterschlagen, aber der Zug ist zu Ende.",
    },
  },
];

export const DRAWS = {
  text: "Remis ist das Spiel, wenn dieselbe Stellung zum dritten Mal vorkommt oder beide Seiten je 40 Züge machen, ohne zu schlagen und ohne einen einfachen Stein zu ziehen.",
};
