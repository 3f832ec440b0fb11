// Explains why a page or a board did not start: the missing file or feature, and the remedy. It is loaded only if
// needed, and imports nothing, so that the bundles of other files stay whole.

/** @typedef {"unsupported" | "blocked" | "missing" | "unreachable" | "damaged" | "unknown"} Trouble */

/** @type {import("./language.js").ByLanguage<Record<Trouble | "details" | "again", string>>} */
const WORDS = {
  en: {
    unsupported:
      "This browser does not run WebAssembly with vectors, which the engine needs. Chrome, Edge and Firefox do since 2021, and Safari since 2023, unless it is switched off in the settings, as in Lockdown Mode.",
    blocked:
      "A security policy of this page or browser does not let the engine start. The owner of the site can allow it: the policy’s script-src needs 'wasm-unsafe-eval'.",
    missing:
      "A file of the engine is missing on this site. It may be in the middle of an update: load the page again in a few minutes.",
    unreachable: "The engine did not arrive. Check your connection, then load the page again.",
    damaged:
      "The engine arrived damaged. Load the page again; if that does not help, something on the way changes the files of this site.",
    unknown: "The engine could not start. Load the page again, or try another browser.",
    details: "Details",
    again: "Load again",
  },
  de: {
    unsupported:
      "Dieser Browser führt kein WebAssembly mit Vektoren aus, das die Engine braucht. Chrome, Edge und Firefox können es seit 2021, Safari seit 2023, wenn es nicht in den Einstellungen abgeschaltet ist, etwa im Blockierungsmodus.",
    blocked:
      "Eine Sicherheitsregel dieser Seite oder des Browsers lässt die Engine nicht starten. Der Betreiber kann sie zulassen: script-src braucht dazu 'wasm-unsafe-eval'.",
    missing:
      "Auf dieser Website fehlt eine Datei der Engine. Vielleicht wird sie gerade erneuert: bitte die Seite in einigen Minuten neu laden.",
    unreachable: "Die Engine ist nicht angekommen. Bitte die Verbindung prüfen und die Seite neu laden.",
    damaged:
      "Die Engine ist beschädigt angekommen. Bitte die Seite neu laden; hilft das nicht, so verändert etwas auf dem Weg die Dateien dieser Website.",
    unknown: "Die Engine konnte nicht starten. Bitte die Seite neu laden oder einen anderen Browser versuchen.",
    details: "Einzelheiten",
    again: "Neu laden",
  },
};

/** A module whose only function fills a vector with zeros and counts their ones. */
const WITH_VECTORS = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** Here, loading the page again does not help. @type {Trouble[]} */
const HOPELESS = ["unsupported", "blocked"];

/** @param {Error & { code?: string }} error @returns {Trouble} */
function kindOf({ name, message, code }) {
  if (typeof WebAssembly === "undefined") return "unsupported";
  if (code === "missing-file") return "missing";
  if (name === "CompileError") {
    if (/unsafe-eval|wasm-eval|CSP|Content.Security/i.test(message)) return "blocked";
    return WebAssembly.validate(WITH_VECTORS) ? "damaged" : "unsupported";
  }
  if (name === "LinkError") return "damaged";
  // The errors of fetching and importing without a network.
  if (name === "NetworkError" || (name === "TypeError" && /fetch|network|import|load/i.test(message)))
    return "unreachable";
  return "unknown";
}

/** @typedef {import("./language.js").Language} Language */

/**
 * The explanation of an error, an element to unfold with the browser's own message, and the label of a button to load
 * the page again, unless that cannot help.
 * @param {Error} error
 * @param {readonly string[]} languages  In order of preference.
 */
export function tellTrouble(error, languages) {
  const known = languages.map((name) => name.slice(0, 2).toLowerCase()).find((name) => Object.hasOwn(WORDS, name));
  const words = WORDS[known ?? "en"] ?? WORDS.en;
  const kind = kindOf(error);
  const details = document.createElement("details");
  details.className = "note trouble";
  const summary = document.createElement("summary");
  summary.textContent = words.details;
  const code = document.createElement("code");
  code.textContent = `${error.name}: ${error.message}`;
  details.append(summary, code);
  return { text: words[kind], details, again: HOPELESS.includes(kind) ? undefined : words.again };
}

/** Shows the explanation on a page of the site. @param {Error} error @param {Language} language */
export function showTrouble(error, language) {
  const { text, details, again } = tellTrouble(error, [language]);
  const message = document.getElementById("message");
  if (!message) return;
  message.textContent = text;
  if (again) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: again });
    button.addEventListener("click", () => location.reload());
    message.append(" ", button);
  }
  message.after(details);
}
