// Plyground, or an experiment with it, as an entry of BibTeX.

/** Text as TeX reads it. @param {string} text */
const escaped = (text) => text.replace(/[&%$#_]/g, "\\$&");

/**
 * @param {{ title: string, authors: readonly string[], year: string }} work
 * @param {{ query: string, fingerprint: string, version: string, link: string }} [experiment]  The fingerprint is empty
 *   before all trials are done.
 */
export function bibtex({ title, authors, year }, experiment) {
  const { query = "", fingerprint = "", version = "", link = "" } = experiment ?? {};
  const fields = {
    // The inner braces keep a name in one piece.
    author: authors.map((name) => `{${escaped(name)}}`).join(" and "),
    title: escaped(title),
    year,
    version,
    url: link,
    note: query && `Query ${escaped(query)}${fingerprint && `, fingerprint ${fingerprint}`}`,
  };
  const lines = Object.entries(fields).filter(([, value]) => value);
  const key = ["plyground", ...(fingerprint ? [fingerprint.slice(0, 8)] : [])].join("-");
  return `@software{${key},\n${lines.map(([name, value]) => `  ${name} = {${value}}`).join(",\n")}\n}\n`;
}
