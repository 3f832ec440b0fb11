// The build of the site from its sources: the bundles of scripts, and the finished HTML of pages.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { Bundler } from "../../xtask/site/bundler.mjs";
import { Page } from "../../xtask/site/pages.mjs";

/** Makes a temporary site of some files, and acts on it. */
async function withSite(files, act) {
  const root = await mkdtemp(join(tmpdir(), "plyground-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
    await act(new Bundler(root));
  } finally {
    await rm(root, { recursive: true });
  }
}

const PAGE = {
  "www/page.js":
    'import { shared } from "./shared.js";\nconsole.log(shared, () => import("./one.js"), () => import("./two.js"));',
  "www/shared.js": 'export const shared = "what all need";',
  "www/one.js": 'import { shared } from "./shared.js";\nexport const one = shared + 1;',
  "www/two.js":
    'import { shared } from "./shared.js";\nimport { more } from "./more.js";\nexport const two = shared + more;',
  "www/more.js":
    'import { file } from "./names.js";\nimport { make } from "../pkg/made.js";\nexport const more = make(file);',
  "www/names.js": 'export const file = "source";',
  "pkg/made.js": "export const make = (file) => [file];",
};
const textOf = (bundler, name) => new TextDecoder().decode(bundler.files.get(name).content);

test("a page has one script, and a part for each late import", () =>
  withSite(PAGE, async (bundler) => {
    bundler.data.set("names.js", { file: "finished" });
    const page = await bundler.page("page.js");
    assert.match(page, /^pkg\/page\.chunk-[A-Z2-7]{8}\.js$/);
    assert.deepEqual([...bundler.withImports(page, { late: false })], [page]);
    const [one, two] = ["one.js", "two.js"].map((source) => bundler.late.get("page.js").get(source));
    assert.deepEqual(bundler.files.get(page).late.toSorted(), [one, two].sort());
    assert.deepEqual([...bundler.withImports(one, { late: false })], [one, page]);
    assert.deepEqual([...bundler.files.keys()].sort(), [one, page, two].sort());
    assert.ok(textOf(bundler, page).includes("what all need"));
    // A module of names has the other data.
    assert.ok(textOf(bundler, two).includes("finished") && !textOf(bundler, two).includes("source"));
  }));

test("a page does not import the same file both statically and late", () =>
  withSite({ ...PAGE, "www/shared.js": 'import "./one.js";\nexport const shared = "";' }, (bundler) =>
    assert.rejects(bundler.page("page.js"), /^Error: page\.js needs one\.js at once, but loads it late too$/),
  ));

const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; base-uri 'none'">`;
const HEAD = `<title>A page</title>\n  ${POLICY}\n  <script src="../early.js"></script>`;
const html = (body) =>
  `<!doctype html>\n<html lang="en">\n<head>\n  ${HEAD}\n</head>\n<body>\n  ${body}\n</body>\n</html>`;
const finish = (page) => {
  const names = {
    "early.js": "early.js",
    "other.html": "other.html",
    "main.js": "pkg/main-HASH.js",
    "index.html": "index.html",
  };
  const nameOf = (source) => {
    if (!names[source]) throw new Error(`no ${source}`);
    return names[source];
  };
  return page.finish("0123abcd", nameOf, new Map([["early.js", "begin()"]]));
};

test("a finished page has the names of finished files, its build, and the script inside that its policy allows", () => {
  const body = `<a href="../other.html?a=1#b">x</a><a href="../">y</a><a href="#z">z</a><a href="https://example.org/">e</a>
  <script type="module" src="../main.js?x"></script>`;
  const page = new Page("folder/page.html", html(body));
  const uses = [
    { source: "early.js", use: "inside" },
    { source: "main.js", use: "page" },
  ];
  assert.deepEqual(page.loads, uses);
  page.describe([
    { rel: "canonical", href: "https://example.org/" },
    { name: "description", content: 'a "page"' },
  ]);
  const text = finish(page);
  assert.ok(text.includes('<html lang="en" data-build="0123abcd">'), text);
  assert.ok(text.includes("<script>begin()</script>"), text);
  const digest = createHash("sha256").update("begin()").digest("base64");
  assert.ok(text.includes(`script-src 'self' 'sha256-${digest}'; base-uri`), text);
  assert.ok(text.includes('<a href="../other.html?a=1#b">x</a><a href="../">y</a><a href="#z">z</a>'), text);
  assert.ok(text.includes('\n<script type="module" src="../pkg/main-HASH.js?x"></script>'), text);
  assert.ok(text.includes('<link rel="canonical" href="https://example.org/">'), text);
  assert.ok(text.includes('<meta name="description" content="a &quot;page&quot;">'), text);
});

test("a finished page keeps the spaces that are shown", () => {
  assert.ok(
    finish(new Page("folder/page.html", html("<pre>a\n  b</pre>\n  <p>c</p>"))).includes("<pre>a\n  b</pre>\n<p>c</p>"),
  );
});

test("an address that leads out of the site, or to a file that is not there, is an error", () => {
  for (const address of ["../../x.html", "/x.html"])
    assert.throws(() => new Page("folder/page.html", html(`<a href="${address}">x</a>`)), /leads out of the site/);
  assert.throws(() => finish(new Page("folder/page.html", html('<a href="x.html">x</a>'))), /no folder\/x\.html/);
});

test("a page without a policy for its script inside is an error", () => {
  const page = new Page("folder/page.html", html("").replace("script-src", "style-src"));
  assert.throws(() => finish(page), /the policy lists no scripts/);
});
