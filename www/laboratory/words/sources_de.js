// The sources, and what came of repeating them: German.

import { percent } from "./numbers_de.js";

/** @type {typeof import("./sources.js").sources} */
export const sources = {
  preset: {
    label: "Tabelle oder Abbildung",
    choose: "Auswählen …",
    see: "Ansehen",
    work: (author, year) => `${author}, ${year ?? "ohne Jahr"}:`,
    findings: {
      isolation: [
        {
          text: "Die drei Heuristiken sind gleichwertig: Bei gleicher Tiefe wählten h2 und h3 in 1000 von 1000 Stellungen den Zug von h1. Dort haben alle Blätter gleich viele freie Felder, also sind h2 und h3 Vielfache von h1.",
          preset: "isolation-one-heuristic",
          run: "depth 3",
        },
        {
          text: "Die Rangfolge ist Rauschen: Bei je 4200 Partien enthalten die Intervalle von h1, h2 und h3 die Ergebnisse der anderen. Zwei Turniere mit 140 Partien wie in der Quelle können um 15 Punkte auseinanderliegen.",
          preset: "isolation-table-1",
          run: "h1",
          ranking: true,
        },
      ],
      giveaway: [
        {
          text: "MTD-bi braucht etwa halb so viele Blätter wie Alpha-Beta: über je 1000 Stellungen 60 % bei Tiefe 9, 50 % bei Tiefe 10, 53 % bei Tiefe 11 und 45 % bei Tiefe 13, wo die Quelle 58 % nennt. Es brauchte höchstens 14 Durchgänge und fand in jeder Stellung denselben Wert.",
          preset: "giveaway-figure-2a",
          run: "depth 9",
        },
        {
          text: "realMTD(f) braucht Hunderte von Durchgängen, aber ihre Kosten hängen von der Tabelle ab: Mit 2^20 Einträgen sind es weniger Blätter als bei Alpha-Beta. Nur wo die Tabelle zu klein ist, bricht das Verfahren ein, und zwar in den Stellungen mit den größten Bäumen.",
          preset: "giveaway-small-tables",
          run: "table 12",
        },
      ],
      loa: [
        {
          text: "Die Zahlen der Quelle lagen nicht vor, deshalb stehen keine neben unseren. Im Mittelspiel lässt eine Transpositionstabelle bei Tiefe 6 noch 24 % der Knoten von reinem Alpha-Beta übrig, Killerzüge 23 %, die History-Heuristik 22 % und Außenseiterzüge 18 %. Tabelle und History-Heuristik zusammen lassen 12 % übrig, Killerzüge tragen dazu nichts bei, und alles mit Nullzügen lässt 4,5 % übrig. Nur Nullzüge ändern den Wert einer Stellung.",
          preset: "loa-enhancements",
          run: "depth 5",
        },
        {
          text: "Die Euler-Zahl allein entschied in Partien einer Suche der Tiefe 3 99,4 % der Prüfungen, ob eine Seite verbunden ist, und in zufälligen Partien 99,8 %.",
          preset: "loa-table-3.1",
          run: "depth 3",
        },
      ],
      tzaar: [
        {
          text: "Bei Tiefe 5 ist die Reihenfolge der Verbesserungen von WALTZ wie in der Quelle: Über 20 Stellungen durchsucht Alpha-Beta ohne History-Heuristik 1,7-mal und ohne Nullfenster 1,1-mal so viele Stellungen. Bei Tiefe 6, die die Quelle verwendet, ist es umgekehrt: 1,4- und 1,7-mal.",
          preset: "tzaar-table-4.1",
          run: "with a table",
        },
        {
          text: "Die Quelle und ihr Programm verwechseln obere und untere Schranken in der Tabelle. Mit Nullfenstern änderte das bei Tiefe 5 den Wert von 8 der 20 Stellungen und bei Tiefe 6 von 15. Ohne Nullfenster änderte es keinen Wert und kostete nur mehr.",
          preset: "tzaar-bounds",
          run: "bounds",
        },
      ],
    },
    ranking: "Punkte gegen die sieben Gegner: ● unsere, mit 95-%-Intervallen; ◇ die der Quelle.",
    ranked: ({ name, value, low, high, theirs }) =>
      `${name}: ${percent(value)} (${percent(low)} bis ${percent(high)}), in der Quelle ${percent(theirs)}`,
    quick: "Kurzer Blick",
    full: "Volle Größe",
    run: (label) => {
      const german = /** @type {Record<string, string>} */ ({
        depth: "Tiefe",
        table: "Tabelle",
        levels: "Stufen",
        "real values": "reelle Werte",
        integers: "ganze Zahlen",
        bounds: "Schranken",
        against: "gegen",
        "with a table": "mit Tabelle",
        "without a table": "ohne Tabelle",
        "random start": "zufälliger Anfang",
        quiescence: "Ruhesuche",
        "null move": "Nullzug",
        "equal nodes": "gleich viele Knoten",
        "stacking moves": "Stapelzüge",
        "kinds that stack": "stapelnde Arten",
        captures: "Schlagzüge",
        history: "History-Heuristik",
        "random values": "Zufallswerte",
        "give-away checkers": "Schlagdame",
        leaves: "Blätter",
        unsorted: "unsortiert",
        sorted: "sortiert",
        steps: "Schritte",
      });
      return label.replace(
        /with a table|without a table|random start|stacking moves|kinds that stack|captures|history|bounds|against|depth|table|levels|real values|integers|quiescence|null move|equal nodes|random values|give-away checkers|leaves|unsorted|sorted|steps/g,
        (english) => german[english],
      );
    },
    series: (size) => `Reihe, ${size}`,
    part: (size) => `Bedingungen, ${size}`,
  },
};
