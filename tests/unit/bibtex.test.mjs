// Entries of BibTeX: of Plyground, as the readme has it, and of experiments.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { bibtex } from "../../www/laboratory/share.js";
import { readCitation } from "../../xtask/site/citation.mjs";

const textOf = (name) => readFile(new URL(`../../${name}`, import.meta.url), "utf8");
const work = readCitation(await textOf("CITATION.cff"));

test("the entry of the readme is that of CITATION.cff", async () => {
  assert.ok((await textOf("README.md")).includes(`\`\`\`bibtex\n${bibtex(work)}\`\`\``), bibtex(work));
});

test("an experiment's entry has its version, its link, and query and fingerprint as a note", () => {
  const fingerprint = "0123456789abcdef".repeat(4);
  const query = "eval=eu&t=5&seed=50%25_";
  const link = `https://example.org/lab.html?${query}`;
  assert.equal(
    bibtex(
      { title: "Games & more", authors: ["Some authors"], year: "2026" },
      { query, fingerprint, link, version: "0.1.0" },
    ),
    `@software{plyground-01234567,
  author = {{Some authors}},
  title = {Games \\& more},
  year = {2026},
  version = {0.1.0},
  url = {${link}},
  note = {Query eval=eu\\&t=5\\&seed=50\\%25\\_, fingerprint ${fingerprint}}
}
`,
  );
  const open = bibtex(work, { query, fingerprint: "", link, version: "0.1.0" });
  assert.match(open, /^@software\{plyground,\n/);
  assert.match(open, /note = \{Query [^ ]*\}\n/);
});
