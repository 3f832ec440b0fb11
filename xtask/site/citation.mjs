// What entries in bibliographies need of CITATION.cff: a few lines of its YAML.

/** @param {string} cff */
export function readCitation(cff) {
  const values = (/** @type {RegExp} */ line) => Array.from(cff.matchAll(line), ([, value]) => value);
  const [title] = values(/^title: "(.*)"$/gm);
  const [year] = values(/^date-released: (\d{4})-\d\d-\d\d$/gm);
  return { title, authors: values(/^ {2}- name: (.*)$/gm), year };
}
