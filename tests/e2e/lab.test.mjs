// The laboratory as an experimenter uses it: run, pause, reload, continue, export, share.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { SOURCES, begin, fingerprint, visitLab } from "./laboratory.mjs";
import { GERMAN, findNoViolationsInAnyLook, thorough, useSite, withAxe } from "./visit.mjs";
import { clickOn } from "./visitor.mjs";

const SMALL = "eval=eu&t=4&n=60&sweep=noise&over=none,add";
const { site, visit: open } = await useSite();
const visit = visitLab(open, { also: SOURCES, unfolds: true });
/** The first page, which has the papers and the explorer. */
const visitFront = (act) => visitLab(open, { also: SOURCES })("", act);

test("a run is paused, survives a reload, and ends with the bytes of a run in one go", async () => {
  await visit("eval=nb&t=6&n=5000&dtw=24", async ({ page, says, click, clickWhen, text }) => {
    await begin(page);
    await clickWhen("pause", "progress-text", /^[1-9][\d,]* of 5,000 trials,/);
    await page.waitForSelector("#pause[hidden]");
    await page.reload();
    await says("progress-text", /of 5,000 trials are done/);
    assert.equal(await text("run"), "Continue");
    await begin(page);
    await says("progress-text", "All 5,000 trials are done.");
    await click("run");
    await says("progress-text", "Done again: the same bytes.");
  });
});

test("every change of the form changes the address, and every address fills the form", () =>
  visit("kind=com&eval=perm&last=3", async ({ page, says }) => {
    const value = (key) => page.$eval(`#key-${key}`, (control) => control.value);
    assert.deepEqual(await Promise.all(["kind", "eval", "last"].map(value)), ["com", "perm", "3"]);
    assert.equal(await page.$eval("#field-t", (field) => field.hidden), true);
    await page.select("#key-noise", "mult");
    await page.locator("#key-w").fill("0.1");
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => /noise=mult&w=0\.1/.test(location.search));
    assert.equal(await page.$eval("#query", (field) => `?${field.value}`), new URL(page.url()).search);
    await says("progress-text", /^1,068 trials/);
  }));

test("an experiment of too many trials for a page is explained", () =>
  visit("n=1000000000", async ({ text, says }) => {
    assert.match(await text("form-error"), /^This page runs at most 10,000,000 trials/);
    await says("progress-text", /needs another value/);
  }));

test("a bad value in the form is explained at its field and beside Run; taken back to what was open it can be run", () =>
  visit("dtw=8&n=3", async ({ page, says, click }) => {
    await page.locator("#key-dtw").fill("99");
    await page.keyboard.press("Tab");
    await page.waitForSelector("#error-dtw:not([hidden])");
    await says("progress-text", /^“.+” needs another value before this can run\.$/);
    // Run leads to the field, even if that is folded.
    await page.$eval("#settings", (fold) => (fold.open = false));
    await click("run");
    await page.waitForFunction(() => document.activeElement?.id === "key-dtw");
    assert.ok(await page.$eval("#settings", (fold) => fold.open));
    await page.locator("#key-dtw").fill("8");
    await page.keyboard.press("Tab");
    await says("progress-text", /^(?:3 trials|All 3)/);
    await begin(page);
    await says("progress-text", "All 3 trials are done.");
  }));

thorough("a comparison of noises keeps their intensity when something else changes", () =>
  visit("w=2&sweep=noise&over=none,add", async ({ page }) => {
    await page.locator("#key-n").fill("7");
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => location.search === "?n=7&w=2&sweep=noise&over=none,add");
  }),
);

test("an experiment runs, and its link with a fingerprint says in a fresh profile whether the numbers are the sender’s", async () => {
  let digest;
  await visit(SMALL, async ({ page, says, click, text }) => {
    assert.equal(await text("expected"), "");
    await begin(page);
    await says("progress-text", "All 120 trials are done.");
    digest = await fingerprint(says);
    const rows = await page.$$eval("#tables tbody tr", (rows) => rows.map((row) => row.cells[0].textContent));
    assert.deepEqual(rows.slice(0, 2), ["none", "add"]);
    await page.waitForSelector("#chart svg[role=img]");
    assert.equal(await text("expected"), "");
    await click("share");
    await page.waitForSelector("#share-qr path");
    const link = await page.$eval("#share-link", (field) => field.value);
    assert.ok(link.endsWith(`#sha256=${digest}`), link);
  });
  // Where the site keeps a version that gives other results, they are one press away.
  site.answer("v/versions.json", {
    body: '[{"version":"0.2.0","generator":1},{"version":"0.1.0","generator":0}]',
    headers: { "Content-Type": "application/json" },
  });
  try {
    for (const [expected, said] of [
      [digest, /^✓ Same result as the sender’s\./],
      [
        "0".repeat(64),
        /^✗ Not the sender’s result: .* the link was changed on its way\..*0{64}Open it in Plyground 0\.1\.0$/,
      ],
    ]) {
      await visit(`${SMALL}#sha256=${expected}`, async ({ page, says }) => {
        assert.equal(await page.$eval("#expected", (line) => line.getAttribute("role")), "status");
        // It is short, and begins by itself.
        await says("expected", said);
        await page.waitForSelector("#expected p:not(:empty)", { visible: true });
        assert.equal(await page.$eval("#expected details p", (hash) => hash.textContent), expected);
        if (expected !== digest) {
          const query = await page.$eval("#query", (field) => field.value);
          const link = await page.$eval("#expected a", (link) => link.href);
          assert.equal(link, `${site.url}v/0.1.0/lab.html?${query}#sha256=${expected}`);
        }
        // Another experiment is not what the sender ran.
        await page.locator("#key-n").fill("5");
        await page.keyboard.press("Tab");
        await says("expected", /^$/);
      });
    }
  } finally {
    site.answer("v/versions.json");
  }
  // A long one is left to the visitor.
  await visit(`t=6&n=1000000#sha256=${digest}`, async ({ page, says }) => {
    await says("expected", /^Run it to check the sender’s result\./);
    assert.equal(await page.$eval("#run", (button) => button.hidden), false);
  });
  await visit(`${SMALL}#sha256=12z`, ({ says }) =>
    says("expected", /“12z” after “#sha256=” in the link is not a fingerprint: expected 64 hexadecimal digits/),
  );
});

test("the share dialog has link, code, command, citations and HTML", () =>
  visit("eval=eu&t=3&n=5", async ({ page, says, click, text }) => {
    // What is changed in the form waits for Run.
    await page.locator("#key-n").fill("4");
    await page.keyboard.press("Tab");
    await says("progress-text", /^4 trials/);
    await page.evaluate(() =>
      Object.defineProperty(navigator, "share", { value: async (data) => void (globalThis.shared = data) }),
    );
    await click("share");
    await page.waitForSelector("#share-qr path");
    const value = (id) => page.$eval(`#${id}`, (field) => field.value);
    const link = `${site.url}lab.html?n=4&eval=eu&t=3`;
    assert.equal(await value("share-link"), link);
    assert.equal(await page.$eval("#share-digest", (box) => box.disabled), true);
    await says("share-later", /once all trials are done/);
    assert.deepEqual(
      await page.$eval("#share-qr", (code) => [code.getAttribute("role"), code.getAttribute("aria-label")]),
      ["img", "QR code of the link"],
    );
    assert.equal(await value("share-command"), "plyground run 'n=4&eval=eu&t=3'");
    assert.ok((await value("share-citation")).includes(link));
    assert.match(await value("share-bibtex"), /title = \{Plyground: [\s\S]*note = \{Query n=4\\&eval=eu\\&t=3\}/);
    const anchor = await page.$eval("#share-html", (field) => {
      const { body } = new DOMParser().parseFromString(field.value, "text/html");
      return { link: body.firstElementChild.href, text: body.textContent };
    });
    assert.deepEqual(anchor, { link, text: await text("about-text") });
    await click("share-web");
    await page.waitForFunction((link) => globalThis.shared?.url === link, {}, link);
    await page.locator("[data-copy=share-link]").click();
    await says("share-said", /^(Copied|Copying is not allowed)/);
    await page.keyboard.press("Escape");
    await page.waitForSelector("#share-dialog:not([open])");
    await begin(page);
    const digest = await fingerprint(says);
    await click("share");
    await page.waitForFunction(
      (link) => document.getElementById("share-link").value === link,
      {},
      `${link}#sha256=${digest}`,
    );
    await click("share-digest");
    await page.waitForFunction((link) => document.getElementById("share-link").value === link, {}, link);
  }));

thorough("trials start at the positions of an own file, which a link only names", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  const file = async (name, text) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  try {
    const [sample, other, none] = [
      await file("sample.txt", "115\n987654321\n113\n987654321\n"),
      await file("other.txt", "115\n987654321\n"),
      await file("diary.txt", "Dear diary\n"),
    ];
    const choose = async (page, path) => (await page.$("#sample-file")).uploadFile(path);
    let query, digest;
    await visit("t=3&dtw=8&limit=5", async ({ page, says, click, text }) => {
      await choose(page, none);
      await says("sample-error", /diary\.txt cannot be used: .*line 1/);
      await choose(page, sample);
      await says("sample-note", /positions in sample\.txt\. A link identifies the file but does not contain it/);
      query = new URL(page.url()).search.slice(1);
      assert.match(query, /^sample=[0-9a-f]{16}&n=2&t=3&limit=5$/);
      assert.match(await text("about-text"), /2 games from the positions in the sample file/);
      await begin(page);
      digest = await fingerprint(says);
      await click("share");
      await page.waitForFunction(() => / --sample FILE$/.test(document.getElementById("share-command").value));
      await page.keyboard.press("Escape");
      await page.waitForSelector("#share-dialog:not([open])");
      await click("sample-drop");
      await page.waitForFunction(() => location.search === "?t=3&limit=5");
    });
    await visit(query, async ({ page, says }) => {
      await says("sample-note", /which a link does not contain/);
      await begin(page);
      await says("progress-text", /which a link does not contain/);
      await choose(page, other);
      await says("sample-error", /other\.txt cannot be used/);
      await choose(page, sample);
      await says("progress-text", /^2 trials/);
      await begin(page);
      assert.equal(await fingerprint(says), digest);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a run of hundreds is found by its series and its conditions", () =>
  visitFront(async ({ page }) => {
    await page.select("#preset-thesis", "table-6.1");
    const longest = await page.$$eval("#source-thesis select", (selects) =>
      Math.max(...selects.map((select) => select.options.length)),
    );
    assert.ok(longest <= 30, `a list of ${longest}`);
    await page.select("#source-thesis .runs div:last-child select:first-child", "perm mult");
    const [query] = await page.$$eval("#source-thesis .runs div:last-child select:nth-child(2) option", (options) =>
      options.filter(({ text }) => text === "dtw 20").map(({ value }) => value),
    );
    assert.equal(query, "kind=com&dtw=20&eval=perm&noise=mult&win=buggy&sweep=w&over=0,0.1,0.5");
  }));

thorough("a preset of the thesis is one click, with the thesis' numbers beside ours", () =>
  visitFront(async ({ page, says }) => {
    await clickOn(page, "#source-thesis summary");
    await page.select("#preset-thesis", "table-4.3");
    await clickOn(page, "#source-thesis .runs button");
    await page.waitForFunction(() =>
      /of [\d,]+ trials,|All/.test(document.getElementById("progress-text").textContent),
    );
    await fingerprint(says);
    // Discarded and asked for again, it runs again.
    await clickOn(page, "#discard");
    await says("fingerprint", /^$/);
    await page.goBack();
    await clickOn(page, "#source-thesis .runs button");
    await fingerprint(says);
    const tables = await page.$$eval("#tables caption", (captions) => captions.map((caption) => caption.textContent));
    assert.deepEqual(tables, ["Ties and coarseness", "The thesis’ numbers and exact values"]);
    const known = await page.$$eval("#runs .known", (all) => all.map(({ textContent }) => textContent));
    assert.deepEqual(known, ["○ exact", "× published"]);
    const titles = await page.$$eval("#chart title", (all) => all.map(({ textContent }) => textContent));
    for (const kind of ["Exact: ", "Published: "])
      assert.equal(titles.filter((title) => title.startsWith(kind)).length, 36, kind);
  }),
);

thorough("a chart of noises has the line without it", () =>
  visit("n=20&eval=eu&t=3&dtw=8&noise=add&sweep=w&over=0,0.5,4", async ({ page, says }) => {
    await begin(page);
    await fingerprint(says);
    await page.waitForFunction(() => /without noise: [\d.]+ %/.test(document.getElementById("chart").textContent));
  }),
);

test("a traced game is stepped through on the board, and a move of it leads to its search, with its noise", () =>
  visit("kind=trace&dtw=4&eval=eu&noise=add&w=0.25&t=3", async ({ page, says, click }) => {
    await begin(page);
    await says("trace-text", /^Move 0 of \d+: .*, 4 to win/);
    await click("trace-forward");
    await says("trace-text", /^Move 1 of \d+: .*, [35] to win/);
    assert.ok((await page.$$("#trace-table tbody tr")).length >= 4);
    await click("trace-back");
    await says("trace-text", /^Move 0 of/);
    await page.waitForSelector("#trace-search[href*='seed=']");
    const best = await page.$$eval("#trace-table tbody tr", (rows) =>
      Math.min(...rows.map((row) => Number(row.children[3].textContent))),
    );
    await click("trace-search");
    await says("said", /./);
    await page.$eval("#scrub", (scrub) => {
      scrub.value = scrub.max;
      scrub.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const said = await says("said", /^The search is over: .* the smallest value, /);
    assert.ok(
      Math.abs(Number(said.match(/value, (−?[\d.]+)\./)[1].replace("−", "-")) - best) < 0.01,
      `${said} ${best}`,
    );
  }));

test("the searches of trials are listed by depth, and lead to their trees", () =>
  visit("kind=com&dtw=8&n=12&last=3&eval=eu&noise=add", async ({ page, says, click }) => {
    await begin(page);
    await says("trial-searches-range", "Positions 1 to 10 of 12.");
    await page.waitForFunction(() => document.querySelectorAll("#trial-searches-table a").length === 30);
    await click("trial-searches-on");
    await says("trial-searches-range", "Positions 11 to 12 of 12.");
    await page.waitForFunction(() => document.querySelectorAll("#trial-searches-table a").length === 6);
    await page.locator("#trial-searches-table tr:last-child a:last-child").click();
    await says("about", "SlideThree");
    assert.match(page.url(), /engine=depth-t\/.*eval=eu\/t=3\/noise=add&seed=[0-9a-f]{16}/);
  }));

test("the explorer shows a position among all distances, and plays", () =>
  visitFront(async ({ page, says, click }) => {
    await page.$eval("#explorer", (fold) => (fold.open = true));
    await page.waitForSelector("#explorer-chart svg");
    await says("explorer-here", /^24 moves to the win\. Every move leads closer\.$/);
    await says("explorer-count", /^100,260 of 11,612,160 positions are 24 moves from the win: one in 120\.$/);
    await page.focus("#explorer-distance");
    await page.keyboard.press("End");
    await says("explorer-here", /^26 moves to the win/);
    await says("explorer-patterns-text", / 26 moves /);
    const positions = await page.$$eval("#explorer-patterns figcaption", (captions) =>
      captions.map((caption) => Number(caption.textContent.split(": ")[1])),
    );
    assert.equal(
      positions.reduce((sum, count) => sum + count, 0),
      184,
    );
    // The hardest positions have no move that leads farther away.
    await page.$eval("#explorer-board .gate", (gate) => gate.click());
    await says("explorer-here", /^25 moves to the win/);
    assert.equal(await page.$eval("#explorer-distance", ({ value }) => value), "25");
    await page.$eval("#explorer-position", (field) => (field.value = "115.123456789"));
    await click("explorer-look");
    await says("explorer-here", /^This is the win/);
    assert.equal(await page.$eval("#explorer-play", (link) => link.getAttribute("href")), "./?p=115.123456789");
    assert.equal((await page.$$("#explorer-successors tbody tr")).length, 7);
    await page.$eval("#explorer-position", (field) => (field.value = "115.987654312"));
    await click("explorer-look");
    await says("explorer-error", /odd permutation/);
  }));

/** Words that do not exist in German. */
const ENGLISH = /\b(?:the|and|with|of|from|to|is|are|each|which|by|for|positions?|distances?|trials?|expected)\b/i;

thorough("in German everything is said in German", () =>
  visit(
    SMALL,
    async ({ page, says, click }) => {
      assert.equal(await page.$eval("html", (html) => html.lang), "de");
      await says(
        "about-text",
        /^Autoplay: 60 Partien ab zufälligen Stellungen mit Abstand 14 zum Gewinn \(mit Zurücklegen gezogen, Startwert 1\)/,
      );
      await begin(page);
      await says("fingerprint", /^Fingerabdruck .*: [0-9a-f]{64}$/);
      await page.waitForSelector("#chart svg[role=img]");
      const percentages = await page.$$eval("#tables tbody td:nth-child(4)", (cells) =>
        cells.map((cell) => cell.textContent),
      );
      for (const text of percentages) assert.match(text, /^\d+,\d %$/);
      await page.evaluate(() => location.assign("#explorer"));
      await page.waitForSelector("#explorer-chart svg");
      await page.waitForSelector("#explorer-successors tbody tr");
      // Titles of works stay as they are, and say so; so do the name of a game and a key.
      const all = () =>
        page.evaluate(() => {
          const body = document.body.cloneNode(true);
          for (const title of body.querySelectorAll("cite[lang=en]")) title.remove();
          return [
            document.title,
            body.textContent.replaceAll("Lines of Action", "").replaceAll(/, with,|\(with\)/g, ","),
            ...[...document.querySelectorAll("[aria-label], [placeholder]")].map(
              (element) => `${element.getAttribute("aria-label")} ${element.getAttribute("placeholder")}`,
            ),
          ];
        });
      const check = async () => {
        for (const text of await all())
          assert.doesNotMatch(
            text,
            ENGLISH,
            ENGLISH.exec(text) && text.slice(Math.max(0, ENGLISH.exec(text).index - 60)).slice(0, 120),
          );
      };
      await check();
      for (const source of ["thesis", "beyond", "isolation", "giveaway", "loa", "tzaar"]) {
        await page.$eval(`#source-${source}`, (fold) => (fold.open = true));
        for (const preset of await page.$$eval(`#preset-${source} option`, (options) =>
          options.map(({ value }) => value),
        )) {
          await page.select(`#preset-${source}`, preset);
          await check();
        }
      }
      await click("share");
      await page.waitForSelector("#share-qr path");
      await check();
      await page.keyboard.press("Escape");
      await page.waitForSelector("#share-dialog:not([open])");
      for (const [query, said] of [
        [
          "dtw=99",
          /Abstand der Stellungen \(dtw\): „99“ ist nicht möglich; erwartet wird eine ganze Zahl von 0 bis 26/,
        ],
        ["colour=red", /Eine Einstellung „colour“ gibt es bei diesem Versuch nicht/],
        ["t=5&t=6", /steht 2-mal da/],
        ["kind=com&t=4", /nur bei „Autoplay“, „Protokoll einer Partie“, „Exakte Gewinnquote“ oder „Ballungen/],
        ["kind=solving&with=bfs", /nur bei „Lösen“/],
      ]) {
        await page.goto(`${site.url}lab.html?${query}`);
        await says("form-error", said);
        await check();
      }
      for (const [query, said] of [
        ["kind=com&noise=mult&w=0.25", /^Zugwahl, 1\.068 Mal gemessen .*Wert · \(1 \+ rv\).*zwischen −0,25 und 0,25/],
        ["kind=ties&sweep=eval&over=man,eu", /^Gleichstände und Grobheit/],
        ["kind=trace&dtw=4", /^Protokoll: eine Partie ab einer zufälligen Stellung mit Abstand 4/],
        ["kind=exact-quota&sweep=eval&over=eu,man", /^Exakte Gewinnquote: .* etwa acht Sekunden eines Prozessorkerns/],
        [
          "kind=clusters&dtw=24&eval=squares",
          /^Ballungen minimaler Blätter, 1\.068 Mal gemessen .*angepassten Wert der Steine/,
        ],
        [
          "kind=solving&n=1&with=beam/width=5&eval=fitted&noise=add",
          /^Lösen: eine Suche .*Die Suche beam\/width=5 .*nach 100\.000 Knoten auf/,
        ],
        ["sweep=tie&over=clustered,spread", /die Ballung minimaler Blätter; die Streuung minimaler Blätter/],
        ["kind=sample", /^Stichprobe: eine Liste mit 1\.068 Einträgen/],
        ["eval=tiletab&draw=search&round=none&sweep=start&over=115.987654321", /115\.987654321 – zusammen/],
      ]) {
        await page.goto(`${site.url}lab.html?${query}`);
        await says("about-text", said);
        await check();
      }
      await page.goto(`${site.url}lab.html?kind=trace&dtw=4&eval=eu`);
      await page.waitForSelector("#run:not([disabled])");
      await begin(page);
      await says("trace-text", /^Zug 0 von 4: .*, Abstand 4 zum Gewinn/);
      await check();
    },
    { languages: GERMAN },
  ),
);

for (const languages of [undefined, GERMAN]) {
  const run = languages ? thorough : test;
  run(`no violations, light and dark, wide and narrow${languages ? ", in German" : ""}`, () =>
    withAxe(site, "lab.html", async () => {
      await visit(
        SMALL,
        async ({ page, says, click }) => {
          await begin(page);
          await says("fingerprint", /[0-9a-f]{64}$/);
          await page.waitForSelector("#chart svg[role=img]");
          await page.evaluate(() => location.assign("#explorer"));
          await page.waitForSelector("#explorer-chart svg");
          if (process.env.ALL) await findNoViolationsInAnyLook(page);
          // The page is there behind the dialog.
          await click("share");
          await page.waitForSelector("#share-qr path");
          await findNoViolationsInAnyLook(page);
        },
        { languages },
      );
    }),
  );
}
