// Advice on strategy in Lines of Action, in German.

/** @type {import("./strategy.js").Words} */
export const words = {
  title: "Strategie",
  parts: [
    {
      text: "<strong>Schlag nicht ohne Grund.</strong> Jeder geschlagene Stein ist einer, den die andere Seite nicht mehr zu verbinden braucht.",
      shows: { gift: "Schwarz schlägt auf a6 und verliert sofort: Alle übrigen weißen Steine hängen zusammen." },
    },
    {
      text: "<strong>Achte auf Drohungen.</strong> Ein Stein, der auf eine Linie kommt, ändert, wie weit die anderen auf ihr ziehen.",
      shows: {
        threat:
          "Schwarz droht, mit g4-e6 alles zu verbinden. Das verhindert nur c6-e6: Jetzt stehen drei Steine auf der Diagonale, und g4 müsste drei Felder weit ziehen. Nach jedem anderen Zug von Weiß gewinnt Schwarz sofort.",
      },
    },
    {
      text: "<strong>Sperr einzelne Steine ein.</strong> Mit einem Stein, der nicht ziehen kann, lässt sich nicht alles verbinden.",
      shows: {
        blocked:
          "Vier weiße Steine hängen zusammen, aber a1 kann nicht ziehen: Schwarze Steine versperren Reihe, Linie und Diagonale. Die Engine sieht Schwarz im Vorteil.",
      },
    },
    {
      text: "<strong>Das kürzeste bekannte Spiel</strong> hat neun Züge, denn Weiß hilft mit, indem es drei Steine schlägt. Dass es kein kürzeres gibt, haben wir nicht bewiesen.",
      shows: { shortest: "Der letzte Zug, e1-e5, hat alle neun schwarzen Steine verbunden." },
      link: {
        text: "Das Spiel durchgehen",
        query: "?g=loa&m=d1-b3.h5-g4.b1-b4.g4xg1.b4-e7.a3xc1.b3-e6.h3xf1.e1-e5",
      },
    },
  ],
  source:
    "Die Themen stammen aus M. H. M. Winands, <cite>Analysis and Implementation of Lines of Action</cite>, 2000, Abschnitt 4.1 und Anhang B, die Stellungen sind unsere eigenen.",
};
