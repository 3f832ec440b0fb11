// Advice on strategy in Tzaar, in German.

/** @type {import("./strategy.js").Words} */
export const words = {
  title: "Strategie",
  parts: [
    {
      text: "<strong>Staple meistens mit dem zweiten Zug.</strong> Der Stapel wird stärker und sicherer, und die andere Seite hat einen Stapel weniger zu schlagen.",
      shows: {
        stack:
          "Schwarz hat geschlagen und stapelt nun E5 auf D6. Weiß kann nichts mehr schlagen und verliert. Mit jedem anderen Zug verliert Schwarz.",
      },
    },
    {
      text: "<strong>Schlag zweimal, wenn der anderen Seite eine Art ausgeht</strong> oder du einen hohen Stapel schlagen kannst.",
      shows: { double: "Weiß hat noch zwei Tzarras. Schwarz schlägt beide in einem Zug und gewinnt." },
    },
    {
      text: "<strong>Passe nur gegen Ende</strong>, wenn Stapeln oder Schlagen dich kosten würde, was du im nächsten Zug brauchst.",
      shows: { pass: "Weiß hat schon geschlagen. Hier gewinnt Passen, alles andere verliert." },
    },
    {
      text: "<strong>Hohe Stapel gehören in die Mitte.</strong> Von dort bedrohen sie viel und können fast immer fliehen. In einer Ecke sind sie am schwächsten.",
      shows: {
        middle: "Der Stapel auf D3 kann in sechs Richtungen schlagen, der ebenso hohe auf A1 nur in zwei.",
      },
    },
  ],
  source:
    "Die Ratschläge stammen von P. Veselý, <cite>Artificial Intelligence in Abstract 2-Player Games</cite>, 2013, Abschnitt 1.3, die Stellungen sind unsere eigenen.",
};
