// The configuration of nginx gives files the headers that all hosts are told.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const fileOf = (name) => fileURLToPath(new URL(`../../xtask/${name}`, import.meta.url));
const configuration = execFileSync(process.execPath, [fileOf("nginx.mjs")], { encoding: "utf8" });
const { everywhere, unframed, hashed } = JSON.parse(await readFile(fileOf("headers.json"), "utf8"));

/** The values of the variables that depend on the address, as nginx finds them: the first pattern that fits. */
function variables(address) {
  const maps = configuration.matchAll(/^map \$uri (\$\w+) \{\n([^}]*)\}/gm);
  return Object.fromEntries(
    Array.from(maps, ([, name, text]) => {
      const lines = Array.from(text.matchAll(/^ +(\S+) "(.*)";$/gm), ([, pattern, value]) => [pattern, value]);
      const fits = ([pattern]) => pattern.startsWith("~") && new RegExp(pattern.slice(1)).test(address);
      return [name, (lines.find(fits) ?? lines.find(([pattern]) => pattern === "default"))[1]];
    }),
  );
}

/** The headers of an address. */
function headersOf(address) {
  const values = variables(address);
  const added = configuration.matchAll(/^ +add_header (\S+) (?:"(.*)"|(\$\w+))(?: always)?;$/gm);
  return Array.from(added, ([, name, text, variable]) => `${name}: ${text ?? values[variable]}`);
}

for (const folder of ["/", "/v/0.1.0/"])
  test(`pages, frames and files with a hash below ${folder}`, () => {
    const page = headersOf(`${folder}lab.html`);
    assert.ok(page.includes(everywhere) && page.includes(unframed) && !page.includes(hashed), page.join("\n"));
    for (const name of ["embed/index.html", "tree.html", "set.html", "learn.html"]) {
      const frame = headersOf(folder + name);
      assert.ok(frame.includes(everywhere) && !frame.includes(unframed) && !frame.includes(hashed), frame.join("\n"));
    }
    const file = headersOf(`${folder}pkg/lab-0123ABCD.js`);
    assert.ok(file.includes(everywhere) && !file.includes(unframed) && file.includes(hashed), file.join("\n"));
  });
