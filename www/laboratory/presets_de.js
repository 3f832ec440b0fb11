// The tables and figures of the sources: German. The engine provides the English texts.

/** Titles and questions, by preset. @type {Record<string, { title: string, asks: string }>} */
const TEXTS = {
  "table-4.2": {
    title: "Anzahl verschiedener heuristischer Werte",
    asks: "Wie viele Werte bekommen die Nachfolger von 5000 Stellungen? Die Tiefe zählt von der Stellung an, eine mehr als in der Arbeit. Deren Summe für Man, 134, müsste 131 sein.",
  },
  "table-4.3": {
    title: "Anteil der Gleichstände",
    asks: "Wie oft teilen sich mehrere Nachfolger den kleinsten Wert? Der Mittelwert der Arbeit für Eu, 38,1, müsste 47,4 sein.",
  },
  "ranking-6.1.1": {
    title: "Rangfolge nach der Zugwahl",
    asks: "Welche Funktion wählt am häufigsten gute Züge? Das Mittel der Treffer über 13 Abstände und die Tiefen 1 bis 10. Im Zufallsspiel wird der Gewinn erkannt; so, wie G.2 es beschreibt, wären es 0,461.",
  },
  "table-6.1": {
    title: "Randomisierung bei der Zugwahl",
    asks: "Welches Rauschen hebt die Treffer? +: signifikant in irgendeiner Stichprobe, Tiefe und Stärke. Was in der Arbeit leer ist, steht hier als =. Ein so schwaches Kriterium überlässt vieles dem Zufall.",
  },
  "ranking-6.2.1": {
    title: "Rangfolge nach Autoplay",
    asks: "Welche Funktion gewinnt am häufigsten innerhalb von 100 Zügen? Das Mittel über die Abstände 14 und 24 und die Tiefen 4, 5, 6.",
  },
  "exact-6.2.1": {
    title: "Exakte Gewinnquoten",
    asks: "Die Rangfolge nach Autoplay ohne Stichprobe: Die Gewinnquote jeder Stellung wird berechnet, nicht ausgespielt. Die Zahlen der Arbeit sind Mittel über die Abstände 14 und 24 und die Tiefen 4, 5, 6.",
  },
  "table-6.2": {
    title: "Wirkung der Randomisierung bei Autoplay",
    asks: "Welches Rauschen hebt die Gewinnquote? +: signifikant bei irgendeiner Stärke, in den meisten Versuchen. Die Gewinnstellung ist 0 wert wie in den Programmen der Arbeit.",
  },
  "table-6.3": {
    title: "Verlauf der Gewinnquote",
    asks: "Wie folgt die Quote der Stärke? 1 steigt sofort, 2 steigt später, 3 fällt nur, 4 fällt auf 0, 5 nichts davon, mit dem Zeichen aus Tabelle 6.2. Norm− fehlt: Dort kommt es auf die Stärke kaum an.",
  },
  "figure-6.1": {
    title: "Ergebnisse für Add",
    asks: "Wie folgt die Gewinnquote der Stärke von Add, bei Abstand 14 und Tiefe 5? Die Stärke 0 ist genau bekannt.",
  },
  "table-6.4": {
    title: "Verlauf der Quote fetter Züge",
    asks: "Entscheidet schwaches Rauschen Gleichstände zum Teilbaum mit den meisten minimalen Blättern hin? Das Zeichen des Unterschieds, signifikant oder nicht.",
  },
  "figure-6.2": {
    title: "Euclidian On Board für mehrere Abstände",
    asks: "Wie fällt die Quote von Eu mit dem Abstand, ohne Rauschen und mit Add in [−0,1; 0,1]?",
  },
  "figures-7": {
    title: "Auswirkung des Fehlers",
    asks: "Was kostet es, dass Rauschen eine Stellung besser aussehen lassen kann als den Gewinn? Betrachtet bei Abstand 14.",
  },
  "table-7.1": {
    title: "Wirkung der Randomisierung bei Autoplay, berichtigt",
    asks: "Welches Rauschen hebt die Gewinnquote, wenn der Gewinn immer das Beste ist? +: signifikant bei irgendeiner Stärke, in den meisten Versuchen.",
  },
  "figure-a.1": {
    title: "Treffer und Stärke",
    asks: "Wie folgen die Treffer der Stärke von Add, bei Abstand 14 und Tiefe 6?",
  },
  "figure-a.2": {
    title: "Treffer und Tiefe",
    asks: "Wie folgen die Treffer der Tiefe, bei Abstand 11? Mit Tiefe 11 ist jede Funktion vollkommen.",
  },
  "figure-a.3": {
    title: "Treffer und Abstand",
    asks: "Wie folgen die Treffer dem Abstand, bei Tiefe 6? Das Zufallsspiel zeigt, wie viele Züge gut sind.",
  },
  "appendix-b": {
    title: "Gleichstände immer durch einen fetten Zug entschieden",
    asks: "Was kostet es, immer den meisten minimalen Blättern zu folgen? Die Linie „100%“ der Abbildungen, neben der freien Wahl.",
  },
  "random-values": {
    title: "Zufallswerte gegen Zufallszüge",
    asks: "Schlägt eine Suche mit Zufallswerten als Bewertung zufällige Züge, wie es Beal und Smith im Schach fanden? Tiefe 1 bis 4. Mit 0 als jedem Wert sieht dieselbe Suche nur Gewinne und Verluste; in der zweiten Reihe spielen die beiden gegeneinander. In Dame kehrt sich die Wirkung um.",
  },
  "random-values-in-checkers": {
    title: "Warum Zufallswerte in Dame verlieren",
    asks: "Zufallswerte bevorzugen Stellungen, in denen der Gegner wenige Antworten hat. Weil Schlagzwang herrscht, hat er wenige, wo er schlagen muss: In Schlagdame gewinnt das. Schritte, gezählt, als gäbe es keinen Schlagzwang, gewinnen auch in Dame. Ruhesuche hilft nicht.",
  },
  "random-increments": {
    title: "Zufällige Zuschläge in Alpha-Beta",
    asks: "Kosten zufällige Zuschläge zur Bewertung Schnitte, wie Rolle vermutet, und kosten sie Partien? Mit Zügen in der Reihenfolge der Regeln und mit sortierten Zügen: Blätter in Tiefe 4, und Partien mit 2000 Knoten je Zug.",
  },
  "rivals-of-noise": {
    title: "Zykluserkennung und k-Beste-Modus",
    asks: "Leisten die anderen Wege aus Zyklen und Gleichständen so viel wie Rauschen? Zykluserkennung meidet die Stellungen der Partie, der k-Beste-Modus zieht einen der besten Züge; zum Vergleich schwaches Rauschen und fette Züge. Tiefe 5.",
  },
  zillions: {
    title: "Ein Spieler mit den Einstellungen von Zillions",
    asks: "Wie viele Züge braucht ein Spieler mit den Einstellungen von Zillions vom Anfang an? Tiefe für die Stärke, Add für die Variabilität, Knoten für die Zeit: unsere Lesart, denn die Quelle sagt nicht, was Zillions rechnet. Zillions brauchte 10 Züge, 27 bis 39 und 132 bis 369.",
  },
  "beyond-evaluations": {
    title: "Bessere Bewertungsfunktionen",
    asks: "Hilft Rauschen auch Funktionen, die besser spielen als Euclidian On Board? Bei Abstand 24 und Tiefe 3, wo auch die besten noch verlieren; Add in mehreren Stärken.",
  },
  "beyond-randomisations": {
    title: "Bessere Bewertungsfunktionen und jedes Rauschen",
    asks: "Welche Art von Rauschen hilft welcher Funktion, bei Abstand 24 und Tiefe 3?",
  },
  "beyond-choice": {
    title: "Bessere Bewertungsfunktionen, Zug für Zug",
    asks: "Wie oft wählen bessere Funktionen gute Züge, ohne und mit Add, bei Abstand 24?",
  },
  "beyond-algorithms": {
    title: "Andere Suchverfahren",
    asks: "Lösungen von A*, gewichtetem A*, einem Strahl und Echtzeitsuche, geführt von jeder Art von Rauschen. Die Musterdatenbanken allein sind eine untere Schranke; mit Rauschen ist eine Lösung nur irgendeine.",
  },
  "beyond-clusters": {
    title: "Geballte oder gestreute optimale Knoten, Zug für Zug",
    asks: "Sind von Zügen mit gleichem kleinstem Wert die besser, unter denen sich minimale Blätter ballen? Auch unter fetten Zügen allein, die gleich viele haben.",
  },
  "beyond-tie-rules": {
    title: "Geballte oder gestreute optimale Knoten, in Partien",
    asks: "Was macht es mit der Gewinnquote, immer geballten minimalen Blättern zu folgen oder gestreuten?",
  },
  "beyond-clustered-choices": {
    title: "Geballte oder gestreute optimale Knoten, in gewonnenen und verlorenen Partien",
    asks: "Gewinnen Partien öfter, die der Zufall dorthin geführt hat, wo sich minimale Blätter ballen? Jede Wahl wird mit den anderen gleichwertigen Zügen verglichen und mit denen allein, die gleich viele minimale Blätter haben.",
  },
  "appendix-c": {
    title: "Von der Anfangsstellung aus",
    asks: "Ist die Anfangsstellung eine typische Stellung mit Abstand 24? Add bei Tiefe 5, von ihr aus und von allen mit Abstand 24.",
  },
  "appendix-d": {
    title: "Abstände 8 bis 18",
    asks: "Wie fallen die Quoten mit dem Abstand, ohne Rauschen und mit Add, bei Tiefe 5?",
  },
  "table-e.1": {
    title: "Gewinnquote von TileTab",
    asks: "Hilft es, den Abstand jedes Steins zu verwischen? Die Transpositionstabelle entscheidet: Eine ganze Partie lang behalten, passt sie am besten; „ideal“ zieht einen Wert je Stellung und Suche.",
  },
  "isolation-table-1": {
    title: "Gewinnquoten von vier Heuristiken",
    asks: "Schlägt eine der Heuristiken die sieben Gegner öfter als die der Umgebung? Einzelne Turniere von 140 Partien weichen zwischen Gleichstarken um zehn Punkte ab.",
  },
  "isolation-one-heuristic": {
    title: "Drei Heuristiken, die eine sind",
    asks: "Wie oft wählen die Heuristiken 2 und 3 den Zug von Heuristik 1? Bei gleicher Tiefe haben alle Blätter gleich viele freie Felder, also sind sie deren Vielfache: immer.",
  },
  "isolation-playouts": {
    title: "Eigenschaften des Spiels",
    asks: "Wie lang sind Partien, wie viele Züge gibt es, und wer gewinnt?",
  },
  "isolation-levels": { title: "Stufen gegeneinander", asks: "Ist jede Stufe stärker als alle vor ihr?" },
  "isolation-strongest": {
    title: "Die beste Suche zum gleichen Preis",
    asks: "Wie oft schlägt die Suche der stärksten Stufe, die nach Tiefe sucht, die sieben Gegner, wenn sie nicht mehr Stellungen hat als sie?",
  },
  "giveaway-figure-2a": {
    title: "Alpha-Beta gegen MTD-bi",
    asks: "Wie viel weniger sucht MTD-bi als Alpha-Beta mit ganzem Fenster, mit derselben Tabelle und History-Heuristik? Tiefen 8 bis 13; verglichen werden die Summen über alle Stellungen. Transpositionen sind Antworten der Tabelle.",
  },
  "giveaway-figure-2b": {
    title: "Vier Ersetzungsregeln",
    asks: "Welche Ergebnisse soll eine Tabelle behalten? Tiefe 13; alle Regeln werden mit der neuesten verglichen, nach Blättern. Die Suchen der Quelle waren größer als unsere, die deren Tabelle von 2^20 Einträgen kaum füllen: Eine von 2^14 zeigt mehr.",
  },
  "giveaway-passes": {
    title: "Durchgänge dreier Verfahren",
    asks: "Wie viele Tests der Wurzel braucht ein Wert? MTD-bi braucht höchstens 16, in der Quelle 3 bis 14; realMTD(f) hat keine solche Schranke.",
  },
  "giveaway-small-tables": {
    title: "realMTD(f) mit kleinen Tabellen",
    asks: "Was kosten Hunderte von Durchgängen, wenn die Tabelle vergisst, was sie gefunden haben? Tiefe 11; Tabellen von 2^20 bis 2^10 Einträgen. Die größten Bäume machen das meiste aus.",
  },
  "giveaway-one-value": {
    title: "Ein Wert, wer auch immer sucht",
    asks: "Finden alle Verfahren denselben Wert? In reellen Werten und, auch mit MTD(f), in ganzen von 0,01; Tiefe 6.",
  },
  "loa-table-2.1": {
    title: "Zustandsraum und Spielbaum",
    asks: "Wie groß ist das Spiel, und wie groß sind andere? Brettbilder, die die Regeln erlauben, und der Verzweigungsfaktor hoch die Länge dieser Partien (Tabelle C.1).",
  },
  "loa-table-3.1": {
    title: "Nutzen der Quads",
    asks: "Wie viele Prüfungen, ob eine Seite verbunden ist, entscheidet die Euler-Zahl allein?",
  },
  "loa-figures-5.1": {
    title: "Länge, übrige Steine und Verzweigungsfaktor",
    asks: "Wie lang sind Partien, wie viele Steine bleiben, wie viele Züge gibt es, und wie entwickelt sich deren Zahl? Tabelle 5.1 ist die Einstellung: hier vier Züge Tiefe und Ruhesuche, mit jeder Bewertung.",
  },
  "loa-table-5.2": {
    title: "Transpositionstabellen in der Anfangsstellung",
    asks: "Wie viele Knoten spart eine Transpositionstabelle? In voller Größe Mittel über Stellungen nach zwei Zufallszügen.",
  },
  "loa-table-5.3": {
    title: "Tabellen, die zwischen Iterationen geleert werden",
    asks: "Wie viel bleibt vom Gewinn, wenn jede Iteration mit leerer Tabelle beginnt, also ohne die besten Züge der vorigen?",
  },
  "loa-table-5.4": { title: "Transpositionstabellen im Mittelspiel", asks: "Dasselbe im Mittelspiel." },
  "loa-figure-5.5": {
    title: "Tabellen verschiedener Größe",
    asks: "Ab wie vielen Einträgen spart eine größere Tabelle nichts mehr? 2^4 bis 2^20, im Mittelspiel.",
  },
  "loa-enhancements": {
    title: "Verbesserungen allein und zusammen",
    asks: "Was spart jede Verbesserung allein: Tabelle, Killerzüge, History-Heuristik, Außenseiterzüge? Und eine nach der anderen: Tabelle und History-Heuristik, dann Killerzüge, Nullfenster, Nullzüge?",
  },
  "loa-table-5.5": {
    title: "Principal Variation Search",
    asks: "Was sparen Nullfenster neben Tabelle, Killerzügen und History-Heuristik?",
  },
  "loa-table-5.6": { title: "Killerzüge", asks: "Was sparen ein und zwei Killerzüge je Ebene neben einer Tabelle?" },
  "loa-table-5.7": { title: "Killerzüge ohne Tabelle", asks: "Was sparen sie allein?" },
  "loa-table-5.8": {
    title: "History-Heuristik",
    asks: "Was spart sie neben einer Tabelle, ohne und mit Killerzügen? Die letzte Engine hat die relative History-Heuristik, die später kam.",
  },
  "loa-table-5.9": {
    title: "Außenseiterzüge allein",
    asks: "Was spart es, zuerst Züge der Steine zu versuchen, die fern vom Schwerpunkt stehen? Was als fern zählt, haben wir gewählt.",
  },
  "loa-table-5.10": {
    title: "Außenseiterzüge mit allem anderen",
    asks: "Und neben Tabelle, Killerzügen und History-Heuristik?",
  },
  "loa-table-5.11": { title: "Außenseiterzüge nach einigen Zügen", asks: "Dasselbe nach 4 bis 8 Zügen." },
  "loa-table-5.12": {
    title: "Nullzüge in der Anfangsstellung",
    asks: "Was sparen sie neben allem anderen, und wie oft ist der Wert ein anderer? Nach einem Passen wird 1, 2 oder 3 Züge weniger tief gesucht.",
  },
  "loa-table-5.13": { title: "Nullzüge im Mittelspiel", asks: "Dasselbe im Mittelspiel." },
  "loa-table-5.14": {
    title: "Ruhesuche gegen keine",
    asks: "Wie oft schlägt eine Suche mit Ruhesuche dieselbe ohne? Bei gleicher Tiefe, und bei gleich vielen Stellungen.",
  },
  "loa-table-5.15": {
    title: "Kosten der Ruhesuche",
    asks: "Wie viele Knoten kommen durch Ruhesuche dazu, bei einem, zwei und vier Schlagzügen über die Tiefe hinaus? Welche Schlagzüge zählen, haben wir gewählt.",
  },
  "loa-table-5.16": {
    title: "Bewertungen gegeneinander",
    asks: "Ist eine der drei Bewertungen stärker? Bei gleicher Tiefe, und bei gleich vielen Stellungen. Die Gewichte sind unsere.",
  },
  "loa-figures-d": {
    title: "Die Partien von sechs Wettkämpfen",
    asks: "Verzweigungsfaktor, Länge und übrige Steine in den Partien zweier Engines. Wer gewinnt, steht in den Tabellen 5.14 und 5.16.",
  },
  "tzaar-table-1.1": {
    title: "Eigenschaften des Spiels",
    asks: "Wie lang sind Partien, und wie viele Züge gibt es? Die Quelle zählt ganze Züge aus zwei Teilen; hier hat jeder Teil seine eigene Nummer.",
  },
  "tzaar-table-4.1": {
    title: "Verbesserungen von Alpha-Beta",
    asks: "Was spart jede Verbesserung? In der Quelle Sekunden, bei Tiefe 6; hier Stellungen, bei Tiefe 5, als Vielfache derer mit allen Verbesserungen. Die Zeile der Quelle mit Zugsortierung ohne Tabelle ist dort, wie ihr Programm zeigt, unsortiert; unsere ist sortiert.",
  },
  "tzaar-table-4.2": {
    title: "Wann gestapelt wird",
    asks: "Wie früh soll Stapeln probiert werden? StackBonus zählt dagegen; WALTZ hat 6.",
  },
  "tzaar-table-4.3": {
    title: "Welche Art zuerst stapelt",
    asks: "Wie viel soll die Anzahl der Stapel ihrer Art gegen einen Stapelzug zählen? StackCountMult; WALTZ hat 3.",
  },
  "tzaar-table-4.4": {
    title: "Welche Art zuerst geschlagen wird",
    asks: "Wie viel soll die Anzahl der Stapel der geschlagenen Art gegen das Schlagen zählen? CaptureCountMult; WALTZ hat 20.",
  },
  "tzaar-table-4.5": {
    title: "History-Heuristik in der Zugsortierung",
    asks: "Wie viel sollen die Schnitte eines Zuges an anderer Stelle zählen? HistoryPruneMult; WALTZ hat 20.",
  },
  "tzaar-table-4.6": {
    title: "Größen der Tabelle",
    asks: "Wie groß muss die Transpositionstabelle sein? Ihre Größe zählt hier Ergebnisse, von denen sich in der Quelle zwei einen Index teilen: 2^20 sind deren 2^19. Größen über 2^22 fehlen, und Tiefe 5 füllt weniger als Tiefe 6.",
  },
  "tzaar-table-4.7": {
    title: "Verbesserungen der Beweiszahlsuche",
    asks: "Wie viele Endspiele werden mit welchen Verbesserungen gelöst: Heuristic Weak PNS, dem 1+ε-Trick und Blättern nach der Bewertung, mit Weak PNS oder Dynamic Widening an Stelle der ersten, ohne Zugsortierung, und mit einer allein oder keiner? Die letzten drei sind unsere: die Beweglichkeit an Blättern, dazu Gewinne in einem Zug sofort gesehen, und Alpha-Beta, das in der Quelle 506 löst (4.1.5).",
  },
  "tzaar-table-4.8": {
    title: "Größen der Tabelle der Beweiszahlsuche",
    asks: "Wie groß muss die Tabelle sein? Ihre Größe zählt hier Ergebnisse, von denen sich in der Quelle zwei einen Index teilen: 2^21 sind deren 2^20. Eine kleinere Suche braucht weniger, darum stehen hier auch kleinere.",
  },
  "tzaar-table-4.9": {
    title: "Der 1+ε-Trick",
    asks: "Wie lange soll eine Suche bei einem Kind bleiben, das nicht mehr das beste ist? Die Quelle ist ab ε = 4 am besten.",
  },
  "tzaar-table-4.10": {
    title: "Blätter nach der Bewertung: A",
    asks: "Wie viel soll die Bewertung in der Zahl ausmachen, von der der Knoten über dem Blatt die kleinste nimmt? WALTZ hat 10, und weniger ist ebenso gut.",
  },
  "tzaar-table-4.11": {
    title: "Blätter nach der Bewertung: B",
    asks: "Wie viel soll sie in der Zahl ausmachen, die addiert wird? WALTZ hat 10, und weniger ist schlechter.",
  },
  "tzaar-table-4.12": {
    title: "Blätter nach der Bewertung: T",
    asks: "Ab wann ist ein Blatt gut oder schlecht? WALTZ hat 50.000.000, mehr als eine Drohung gegen einen letzten Stapel zählt.",
  },
  "tzaar-table-4.13": {
    title: "Heuristic Weak PNS: H und T",
    asks: "Wie viel soll jedes weitere Kind zählen, und ab wann ist ein Knoten gut oder schlecht? WALTZ hat 1 und 1.000.000.",
  },
  "tzaar-table-4.14": {
    title: "Dynamic Widening: J",
    asks: "Wie viele der besten Kinder sollen addiert werden? WALTZ hat 5.",
  },
  "tzaar-bounds": {
    title: "Vertauschte Schranken",
    asks: "Was geschieht, wenn obere Schranken in der Tabelle für untere gelten und umgekehrt, wie in der Quelle und ihrem Programm? Zuerst richtige Schranken, dann die der Quelle, mit Nullfenstern und ohne.",
  },
  "tzaar-uct": {
    title: "UCT gegen Alpha-Beta",
    asks: "Die Quelle nennt Monte-Carlo-Baumsuche als nächsten Schritt. Wie schlägt sich UCT, mit der Bewertung und mit Zufallspartien, mit 10.000 Knoten je Zug? In Isolation ist es fast gleich stark, in Breakthrough schwächer, in Lines of Action und Tzaar viel schwächer; Zufallspartien sind überall schlechter als die Bewertung.",
  },
  "tzaar-levels": {
    title: "Stufen gegeneinander",
    asks: "Ist jede Stufe stärker als die vor ihr? In der Quelle schlug die mittlere Version den Anfänger in 33 von 38 Partien und der Experte, mit 30 Sekunden je Zug, die mittlere in 21 von 25; hier sind das easy, medium und strong, mit einer festen Zahl von Stellungen.",
  },
  "appendix-f": {
    title: "Gerundete Bewertungsfunktionen",
    asks: "Hilft es, die beiden feinsten Funktionen zu runden, damit Gleichstände entstehen? Signifikant fand die Arbeit es nur für Perm mit Mult. Ihre Schrittweiten und Stärken sind unbekannt.",
  },
};

/** @type {Record<string, string>} */
const REMARKS = {
  "three standard errors: unexplained": "drei Standardfehler: unerklärt",
  "cannot be: 200 samples gave 149 to 163; the thesis' sums use 115 too":
    "kann nicht sein: 200 Stichproben ergaben 149 bis 163; auch die Summen der Arbeit rechnen mit 115",
  "low, though the ties of Nb agree: unexplained": "niedrig, obwohl die Gleichstände von Nb stimmen: unerklärt",
  "chance: the one outlier of 36": "Zufall: der eine Ausreißer von 36",
  "Man is third; perhaps .642 with two digits exchanged":
    "Man ist Dritter; vielleicht 0,642 mit zwei vertauschten Ziffern",
  "depends on the intensity, here 2.5": "hängt von der Stärke ab, hier 2,5",
  "gains of .01 to .02, below significance": "Zuwachs von 0,01 bis 0,02, nicht signifikant",
  "the thesis is low for all weak functions; a sample not quite uniform would do that":
    "die Arbeit liegt bei allen schwachen Funktionen niedrig; eine nicht ganz gleichmäßige Stichprobe würde das bewirken",
  "another reproduction differs here too": "auch ein anderer Nachbau weicht hier ab",
  "depends on how the transposition table is read": "hängt davon ab, wie die Transpositionstabelle gelesen wird",
  "nothing significant lies below .01": "unter 0,01 ist nichts signifikant",
  "significant at depth 6 only, so = by majority; with larger samples 3 to 5 of the 6 experiments show the +":
    "nur bei Tiefe 6 signifikant, nach Mehrheit also =; in größeren Stichproben zeigen 3 bis 5 der 6 Experimente das +",
  "at [−0.5, 0.5] and depth 6 there is a gain": "bei [−0,5; 0,5] und Tiefe 6 gibt es einen Zuwachs",
};

/** @template {string | undefined} T @param {Record<string, string>} texts @param {T} english */
function find(texts, english) {
  if (english === undefined || Object.hasOwn(texts, english)) return english && texts[english];
  console.error(`no de text for: ${english}`);
  return english;
}

/** @type {import("./words.js").Words["presets"]} */
export const presets = (list) =>
  list.map((preset) => {
    if (!Object.hasOwn(TEXTS, preset.id)) console.error(`no de text for: ${preset.id}`);
    return {
      ...preset,
      ...TEXTS[preset.id],
      place: preset.place.replace("Table", "Tabelle").replace("Figures", "Abbildungen").replace("Figure", "Abbildung"),
      known: preset.known.map((known) => ({ ...known, remark: find(REMARKS, known.remark) })),
    };
  });
