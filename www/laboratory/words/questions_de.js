// The questions of experiments, what they do, and the answers: German.

import { and, counted, number, rough, rounded, times } from "./numbers_de.js";

const depths = (/** @type {number} */ first, /** @type {number} */ last) =>
  first === last ? `Suchtiefe ${first}` : `Suchtiefe ${first} bis ${last}`;

/** @type {typeof import("./questions.js").questions} */
export const questions = {
  questions: {
    kinds: {
      autoplay: "Wie gut spielt eine Suche?",
      com: "Ist der Zug gut, der am besten aussieht?",
      ties: "Wie oft sind Züge gleich gut bewertet?",
      trace: "Was sieht die Suche?",
      sample: "Zufällige Stellungen",
      "exact-quota": "Wie gut spielt eine Suche genau?",
      clusters: "Welcher von gleichwertigen Zügen ist gut?",
      solving: "Wie kurz sind die Lösungen?",
      tournament: "Welche Engine ist stärker?",
      effort: "Welche Suche kostet weniger?",
    },
    noise: "Hilft Rauschen?",
    pruning: "Was spart das Abschneiden?",
    playouts: (game) => `Wie ist ${game}?`,
    none: "Versuch",
  },
  gist: {
    where: (dtw) =>
      dtw === ""
        ? ""
        : dtw === "fixed"
          ? ", die vorgegeben sind"
          : dtw === "all"
            ? " aus dem ganzen Spiel"
            : ` mit Abstand ${dtw} zum Gewinn`,
    kinds: {
      autoplay: ({ n, t, puzzle, isNoisy, where }) =>
        `Eine Suche${t && `, die ${t === "1" ? "einen Zug" : `${t} Züge`} vorausschaut,`} spielt ${puzzle} ab ${counted(n, "einer Stellung", "Stellungen")}${where}${isNoisy ? ", mit verrauschtem Urteil" : ""}`,
      com: ({ n, first, last, where }) =>
        `Gezählt wird, wie oft der bestbewertete Zug dem Gewinn näher kommt, bei ${depths(first, last)} in ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      ties: ({ n, first, last, where }) =>
        `Gezählt wird, wie oft mehrere Züge den besten Wert haben, bei ${depths(first, last)} in ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      trace: ({ n, where }) =>
        `${n === 1 ? "Eine Partie" : `${number(n)} Partien`} SlideThree, Zug um Zug, mit dem Wert jedes Zugs, ab Stellungen${where}`,
      sample: ({ n, where }) => `Eine Liste von ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      "exact-quota": ({ t, where }) =>
        `Wie wahrscheinlich eine Suche${t && `, die ${t === "1" ? "einen Zug" : `${t} Züge`} vorausschaut,`} SlideThree ab Stellungen${where} gewinnt, ohne Stichprobe berechnet`,
      clusters: ({ n, where }) =>
        `Gezählt wird, wie oft verschiedene Regeln unter gleichwertigen Zügen einen guten wählen, in ${counted(n, "einer Stellung", "Stellungen")}${where}`,
      solving: ({ n, search, where }) =>
        `${search || "Jede Suche"} sucht Lösungen ab ${counted(n, "einer Stellung", "Stellungen")}${where}`,
    },
    repeated: (count, name) => ` (${name}: ${count} Werte im Vergleich)`,
    contests: {
      tournament: (game, engines, against, n = 1) =>
        `${and(engines)} ${engines.length > 1 ? "spielen" : "spielt"} ${against.length ? `gegen ${and(against)} ` : ""}${times(n, "ein Paar Partien", "Paare von Partien")} ${game}${engines.length > 2 && !against.length ? ", alle gegen alle" : ""}, jede Eröffnung von beiden Seiten.`,
      effort: (game, engines, _, n) =>
        `${and(engines)} ${engines.length > 1 ? "durchsuchen dieselben" : "durchsucht"} ${n === undefined ? "gesammelte Stellungen" : times(n, "Stellung", "Stellungen")} aus ${game}${engines.length > 1 ? ", und wir zählen, was sich jede ansieht" : ""}.`,
      playouts: (game, engines, _, n = 1) =>
        engines.length > 1
          ? `${and(engines)} spielen ${times(n, "ein Paar Partien", "Paare von Partien")} ${game}.`
          : `${times(n, "Eine Partie", "Partien")} ${game}; beide Seiten zieht ${and(engines)}.`,
    },
  },
  answers: {
    share: (value, finely) => (finely ? rounded : rough).format(100 * value),
    rates: {
      autoplay: (share) => `${share} von 100 Partien gewonnen`,
      "exact-quota": (share) => `${share} von 100 Partien gewonnen`,
      com: (share) => `${share} von 100 Zügen gut`,
      ties: (share) => `${share} von 100 Suchen mit Gleichstand`,
      clusters: (share) => `${share} von 100 Zügen gut`,
      solving: (share) => `${share} von 100 Lösungen so kurz wie möglich`,
    },
    one: (rate, low, high) => `${rate} (95-%-Band: ${low} bis ${high}).`,
    exact: (rate) => `${rate}, genau berechnet.`,
    clear: (best, rate, worst, least) => `Am meisten bei ${best}: ${rate}; am wenigsten bei ${worst}: ${least}.`,
    unclear: (low, rate) => `Kein klarer Unterschied: ${low} bis ${rate}, und die 95-%-Bänder überlappen sich.`,
    helps: (name, rate, without) => `Ja: ${rate} bei ${name}, ohne Rauschen nur ${without}`,
    unsure: (name, rate, without) =>
      `Kein klarer Gewinn: bestenfalls ${rate} bei ${name}, ohne Rauschen ${without}, und die 95-%-Bänder überlappen sich`,
    harms: (name, least) => `; zu viel schadet: nur ${least} bei ${name}.`,
    stronger: (one, other, score, band) =>
      `${one} ist stärker als ${other}: ${score} von 100 Punkten (95-%-Band: ${band}).`,
    even: (one, other, score, band) =>
      `Kein klarer Unterschied: ${one} holt ${score} von 100 Punkten gegen ${other}, und im 95-%-Band, ${band}, liegt auch 50.`,
    strongest: (one, engines, score) => `${one} ist von ${engines} Engines die stärkste: ${score} von 100 Punkten.`,
    leads: (one, score, other) =>
      `Kein klarer Sieg: ${one} führt mit ${score} von 100 Punkten, aber ${other} ist vielleicht ebenso stark.`,
    cheaper: (one, other, ratio, band) =>
      `${one} sieht sich ${ratio} Stellungen an, wo ${other} 100 braucht (95-%-Band: ${band}).`,
    alike: (one, other, ratio, band) =>
      `Kein klarer Unterschied: ${one} sieht sich ${ratio} Stellungen an, wo ${other} 100 braucht, und im 95-%-Band, ${band}, liegt auch 100.`,
    wins: (side, share, other) => `${side}, gewinnt öfter: ${share} von 100 Partien, die andere Seite ${other}.`,
    fair: (first, second) =>
      `Kein klarer Vorteil: Die erste Seite gewinnt ${first} von 100 Partien, die zweite ${second}, und die 95-%-Bänder überlappen sich.`,
    band: (low, high) => `${low} bis ${high}`,
  },
};
