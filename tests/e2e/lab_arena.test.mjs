// Experiments with two-player games, as an experimenter makes them: tournaments, effort and playouts.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { saved } from "./give.mjs";
import { begin, fingerprint, visitLab } from "./laboratory.mjs";
import { GERMAN, findNoViolationsInAnyLook, thorough, useSite, withAxe } from "./visit.mjs";

const TOURNAMENT = "kind=tournament&g=isolation:5x5&engines=easy;beginner;random&n=6";
const EFFORT =
  "kind=effort&g=isolation:5x5&engines=minimax/eval=improved/depth=2;alpha-beta/eval=improved/depth=2;alpha-beta/eval=improved/depth=1&n=8&to=8";
const PLAYOUTS = "kind=playouts&g=isolation:5x5&n=40";
const { site, visit: open } = await useSite();
const visit = visitLab(open, { unfolds: true });

/** Runs what is open to its end. */
async function run({ page, says }) {
  await begin(page);
  return fingerprint(says);
}
/** The tables of results, each by its caption: heads and rows of texts. */
const tables = (page) =>
  page.$$eval("#tables table", (tables) =>
    Object.fromEntries(
      tables.map((table) => {
        const texts = (rows) => [...rows].map((row) => [...row.cells].map((cell) => cell.textContent));
        return [table.caption.textContent, { heads: texts(table.tHead.rows)[0], rows: texts(table.tBodies[0].rows) }];
      }),
    ),
  );
/** A table by the beginning of its caption, once it is there. */
async function table(page, begins) {
  const isThere = (begins) =>
    [...document.querySelectorAll("#tables caption")].some(({ textContent }) => textContent.startsWith(begins));
  await page.waitForFunction(isThere, {}, begins);
  return Object.entries(await tables(page)).find(([caption]) => caption.startsWith(begins))[1];
}
const percent = (share) => `${(share * 100).toFixed(1)} %`;

for (const [name, query, trials] of [
  ["tournament", TOURNAMENT, 18],
  ["effort", EFFORT, 24],
  ["playouts", PLAYOUTS, 40],
]) {
  thorough(`${name}: the same fingerprint in a fresh profile and with another number of workers`, async () => {
    const digests = [];
    for (const cores of [1, 5]) {
      await visit(
        query,
        async (person) => {
          digests.push(await run(person));
          await person.says("progress-text", `All ${trials} trials are done.`);
          await person.page.waitForSelector("#chart svg[role=img][aria-label]");
          assert.equal(await person.page.$eval("#difference", (row) => row.hidden), true);
        },
        {
          prepare: (page) =>
            page.evaluateOnNewDocument(
              (cores) => Object.defineProperty(navigator, "hardwareConcurrency", { get: () => cores }),
              cores,
            ),
        },
      );
    }
    assert.equal(new Set(digests).size, 1, digests.join(" "));
  });
}

test("the trial under way at a pause still counts, though one after it is done", () =>
  visit(
    "kind=tournament&g=isolation&engines=medium;easy&n=400",
    async ({ page, clickWhen }) => {
      await begin(page);
      await clickWhen("pause", "progress-text", /^[1-9]\d* of 400 pairs of games,/);
      await page.waitForSelector("#pause:disabled:not([hidden])");
      await page.evaluate(() => globalThis.letGo());
      await page.waitForSelector("#pause[hidden]");
      assert.equal((await table(page, "Cross table")).rows.length, 2);
    },
    {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 2 });
          const post = Worker.prototype.postMessage;
          const held = new Promise((resolve) => Object.assign(globalThis, { letGo: resolve }));
          Worker.prototype.postMessage = async function (message, ...rest) {
            if (message.op === "trials" && message.from === 0) await held;
            post.call(this, message, ...rest);
          };
        }),
    },
  ));

test("the tables of a tournament are those of its report, and rows and report are exported", () =>
  visit(`${TOURNAMENT}&sprt=0:200:0.1:0.1`, async (person) => {
    const { page } = person;
    const digest = await run(person);
    const report = JSON.parse((await saved(page, "export-json")).text);
    assert.equal(report.fingerprint, digest);
    const [{ engines, pairings, table: scores }] = report.results;

    const cross = await table(page, "Cross table");
    assert.deepEqual(cross.heads, ["Engine", "1", "2", "3"]);
    assert.deepEqual(
      cross.rows,
      ["1 easy", "2 beginner", "3 random"].map((name, row) => [
        name,
        ...scores[row].map((score) => (score === null ? "–" : percent(score))),
      ]),
    );

    const standings = await table(page, "Standings");
    assert.deepEqual(
      standings.rows.map((row) => row.slice(0, 6)),
      engines.map(({ games, wins, draws, losses, score }, place) => [
        cross.rows[place][0],
        ...[games, wins, draws, losses].map(String),
        percent(score.value),
      ]),
    );
    const sign = (elo) =>
      elo === null ? undefined : `${elo > 0 ? "+" : elo < 0 ? "−" : ""}${Math.abs(Math.round(elo))}`;
    const elo = ({ value, low, high, bound }) => [
      sign(value) ?? (bound === "above" ? `> ${sign(low)}` : `< ${sign(high)}`),
      `${sign(low) ?? "−∞"} to ${sign(high) ?? "∞"}`,
    ];
    assert.deepEqual(
      standings.rows.map((row) => row.slice(7)),
      engines.map((standing) => elo(standing.elo)),
    );

    const met = await table(page, "Pairings");
    assert.deepEqual(
      met.rows.map(([name]) => name),
      ["1 easy – 2 beginner", "1 easy – 3 random", "2 beginner – 3 random"],
    );
    assert.deepEqual(
      met.rows.map((row) => row[5]),
      pairings.map(({ pairs }) => pairs.join(" · ")),
    );
    const decision = ({ accepts, pairs }) =>
      accepts
        ? `${accepts === "greater" ? "+200" : "0"} Elo points, after ${pairs === 1 ? "one pair" : `${pairs} pairs`}`
        : "undecided";
    assert.deepEqual(
      met.rows.map((row) => row.at(-1)),
      pairings.map(({ sprt }) => decision(sprt)),
    );

    const lines = (await saved(page, "export-csv")).text.trimEnd().split("\n");
    const rows = lines.filter((line) => !line.startsWith("#"));
    assert.equal(rows.length, 19);
    assert.match(rows[0], /^trial,one,two,opening,winner1/);
    assert.equal(
      createHash("sha256")
        .update(`plyground 1\n${report.query}\n${rows.join("\n")}\n`)
        .digest("hex"),
      digest,
    );
  }));

thorough("a score of only wins has a bound, and opponents stand in the columns", () =>
  visit(
    "kind=tournament&g=isolation:5x5&engines=alpha-beta/depth=4&against=random;beginner&n=3&seed=2",
    async (person) => {
      await run(person);
      const cross = await table(person.page, "Cross table");
      assert.deepEqual([cross.heads, cross.rows.length], [["Engine", "2", "3"], 1]);
      const { rows } = await table(person.page, "Pairings");
      const won = rows.filter((row) => row[6] === "100.0 %");
      assert.ok(won.length > 0, "a search wins everything against chance");
      for (const row of won) {
        assert.match(row[8], /^> [+−]?\d+$/);
        assert.match(row[9], / to ∞$/);
      }
    },
  ),
);

thorough("the tables of effort and playouts are those of their reports", async () => {
  const mean = (value) =>
    (Math.abs(value) < 1000
      ? value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      : value.toLocaleString("en", { maximumFractionDigits: 0 })
    ).replace("-", "−");
  const ratio = (value) => value.toLocaleString("en", { maximumSignificantDigits: 3 });
  await visit(EFFORT, async (person) => {
    await run(person);
    const [{ searches }] = JSON.parse((await saved(person.page, "export-json")).text).results;
    const means = await table(person.page, "Cost of a search");
    assert.deepEqual(
      means.rows.map((row) => row.slice(0, 4)),
      searches.map(({ engine, positions, nodes }, place) => [
        `${place + 1} ${engine}`,
        String(positions),
        mean(nodes.mean.value),
        `${mean(nodes.mean.low)} to ${mean(nodes.mean.high)}`,
      ]),
    );
    const share = (value) => (value === null ? "–" : ratio(value));
    const roots = await table(person.page, "Searches of the root");
    assert.deepEqual(
      roots.rows.map((row) => [row[1], row[3], row[4], row[6]]),
      searches.map(({ passes, answers, transpositions }) => [
        mean(passes.mean.value),
        String(passes.most),
        mean(answers.mean.value),
        share(transpositions),
      ]),
    );
    const sums = await table(person.page, "Sums over all positions");
    assert.deepEqual(
      sums.rows.map((row) => row.slice(1)),
      searches
        .slice(1)
        .map((search) =>
          ["nodes", "leaves", "interior", "answers", "passes"].map((count) => share(search[count].of_sums)),
        ),
    );
    const ratios = await table(person.page, "Relative to the first");
    assert.deepEqual(
      ratios.rows.map((row) => [row[0], row[1], row[2], row[9]]),
      searches
        .slice(1)
        .map(({ engine, nodes, same_value }, place) => [
          `${place + 2} ${engine}`,
          ratio(nodes.ratio.value),
          `${ratio(nodes.ratio.low)} to ${ratio(nodes.ratio.high)}`,
          percent(same_value.value),
        ]),
    );
  });
  await visit(PLAYOUTS, async (person) => {
    await run(person);
    const [{ winners, ends, plies, shortest, longest, by_ply }] = JSON.parse(
      (await saved(person.page, "export-json")).text,
    ).results;
    const who = await table(person.page, "Winners");
    assert.deepEqual(
      who.rows.map((row) => row[2]),
      winners.map(({ value }) => percent(value)),
    );
    assert.equal(
      who.rows.reduce((sum, row) => sum + Number(row[1]), 0),
      40,
    );
    assert.equal((await table(person.page, "Endings")).rows.length, ends.length);
    const lengths = await table(person.page, "Length of games");
    assert.deepEqual(
      [lengths.rows[0][1], ...lengths.rows[0].slice(3)],
      [mean(plies.value), String(shortest), String(longest)],
    );
    const branching = await table(person.page, "Legal moves by");
    assert.deepEqual(
      branching.rows.map((row) => [row[0], row[2]]),
      by_ply.map(({ ply, moves }) => [String(ply), mean(moves.value)]),
    );
    assert.equal(branching.rows[0][2], "25.00");
  });
});

test("a game of a tournament is a link to its board", async () => {
  let address, plies, winner;
  await visit(TOURNAMENT, async (person) => {
    const { page, text } = person;
    await run(person);
    await page.waitForSelector("#games-table a");
    assert.equal(await text("games-range"), "Pairs 1 to 6 of 6.");
    await page.select("#games-pairing", "1");
    const rows = await page.$$eval("#games-table tbody tr", (rows) =>
      rows.map((row) => [...row.cells].map((cell) => cell.textContent)),
    );
    assert.equal(rows.length, 12);
    assert.deepEqual(
      rows.slice(0, 2).map((row) => row.slice(0, 3)),
      [
        ["Pair 1, game 1", "1 easy", "3 random"],
        ["Pair 1, game 2", "3 random", "1 easy"],
      ],
    );
    address = await page.$eval("#games-table a", (link) => link.href);
    [, , , winner, plies] = rows[0];
  });
  const { searchParams, pathname } = new URL(address);
  assert.deepEqual(
    [pathname, searchParams.get("g"), searchParams.get("second")],
    ["/games.html", "isolation:5x5", "you"],
  );
  const moves = searchParams.get("m").split(".");
  assert.equal(moves.length, Number(plies) - 2);
  await open(address.slice(address.indexOf("games.html")), async ({ page, says }) => {
    await says("turn", new RegExp(`^${winner === "1 easy" ? "A" : "B"} won`));
    const made = await page.$$eval("#history button", (buttons) => buttons.map((button) => button.textContent));
    assert.equal(made.length, moves.length);
    made.forEach((text, place) => assert.ok(text.includes(moves[place]), `${text} for ${moves[place]}`));
  });
});

/** The links in a column of the games, each as its name for screen readers, the position and the engine. */
const searches = (page, column) =>
  page.$$eval(`#games-table td:nth-child(${column}) a`, (links) =>
    links.map((link) => {
      const { searchParams } = new URL(link.href);
      return [link.getAttribute("aria-label"), searchParams.get("p"), searchParams.get("engine")];
    }),
  );

thorough("the engines of a tournament lead to their first searches", async () => {
  let address;
  await visit("kind=tournament&g=isolation:5x5&engines=alpha-beta/eval=parity/depth=2;random&n=1", async (person) => {
    const { page } = person;
    await run(person);
    await page.waitForSelector("#games-table td:nth-child(3) a");
    // The player that moves at random searches nothing.
    const [first, second] = [await searches(page, 2), await searches(page, 3)];
    assert.deepEqual(
      [...first, ...second].map(([name, position, engine]) => [name, position.at(-1), engine]),
      [
        [
          "Pair 1, game 1: show the first search of 1 alpha-beta/eval=parity/depth=2",
          "a",
          "alpha-beta/eval=parity/depth=2",
        ],
        [
          "Pair 1, game 2: show the first search of 1 alpha-beta/eval=parity/depth=2",
          "b",
          "alpha-beta/eval=parity/depth=2",
        ],
      ],
    );
    address = await page.$eval("#games-table td:nth-child(3) a", ({ href }) => href);
  });
  await open(address.slice(address.indexOf("tree.html")), async ({ says }) => {
    await says("said", /./);
    await says("message", "");
  });
});

test("games of playouts are listed, with the first searches after their openings", () =>
  visit("kind=playouts&g=tzaar&engines=alpha-beta/depth=1&opening=2&plies=6&n=12", async (person) => {
    const { page, says, click } = person;
    await run(person);
    await says("games-range", "Games 1 to 10 of 12.");
    await page.waitForFunction(() => document.querySelectorAll("#games-table td a").length === 20);
    const sides = [await searches(page, 2), await searches(page, 3)].map((found) =>
      found.map(([, position]) => position.slice(position.indexOf("_") + 1, position.indexOf("_") + 2)),
    );
    // After one move of White, Black has made the first of its two.
    assert.deepEqual(sides, [Array(10).fill("w"), Array(10).fill("b")]);
    await click("games-on");
    await says("games-range", "Games 11 to 12 of 12.");
    assert.equal((await page.$$("#games-table tbody tr")).length, 2);
    const { href } = await page.$eval("#games-table th a", ({ href }) => ({ href }));
    assert.equal(new URL(href).searchParams.get("m").split(".").length, 6);
  }));

test("the searches of an experiment are links to both side by side", async () => {
  let address;
  await visit(
    "kind=effort&g=isolation:5x5&engines=alpha-beta/depth=2;mtd/depth=2;minimax/depth=2&n=12&to=6",
    async (person) => {
      const { page, says, click } = person;
      await run(person);
      await says("searches-range", "Positions 1 to 10 of 12.");
      const links = await page.$$eval("#searches-table tbody tr", (rows) =>
        rows.map(({ cells }) => [...cells].map((cell) => cell.querySelectorAll("a").length).join("")),
      );
      assert.deepEqual(links, Array(10).fill("0111"));
      assert.match(
        await page.$eval("#searches-table a", (link) => link.getAttribute("aria-label")),
        /^Show the search of position 1 by 1 alpha-beta.*: [\d,]+ nodes$/,
      );
      await click("searches-on");
      await says("searches-range", "Positions 11 to 12 of 12.");
      assert.equal(await page.$eval("#searches-on", (button) => button.disabled), true);
      const second = "#searches-table tbody tr td:nth-child(3) a";
      address = await page.$eval(second, ({ href, textContent }) => [href, textContent]);
    },
  );
  const [href, nodes] = address;
  await open(href.slice(href.indexOf("tree.html")), async ({ page, says }) => {
    await says("compared", new RegExp(`: ${nodes} nodes instead of`));
    assert.equal(await page.$eval("#show-other", ({ checked }) => checked), true);
  });
});

test("the game and both engines are chosen above the chart, and the address and the form follow", () =>
  visit("kind=tournament&g=isolation:5x5&engines=medium;easy&n=10", async ({ page, says }) => {
    const choices = () =>
      page.$$eval("#pairing select", (lists) => lists.map((list) => list.selectedOptions[0].textContent));
    assert.deepEqual(await choices(), ["Isolation (5 × 5)", "Medium", "Easy"]);
    await page.select("#pairing-two", "beginner");
    await says("gist", /^Medium and beginner play/);
    await page.select("#pairing-game", "breakthrough");
    await says("gist", /^Medium and beginner play 10 pairs of games of Breakthrough/);
    assert.match(
      await page.evaluate(() => location.search),
      /g=breakthrough&engines=alpha-beta\/eval=race\/nodes=1000/,
    );
    assert.equal(await page.$eval("#key-engines", ({ value }) => value), "medium\nbeginner");
    await page.select("#key-kind", "autoplay");
    await page.waitForSelector("#pairing[hidden]");
  }));

test("every kind has its own fields, and a query has no key of another kind", () =>
  visit("dtw=8&w=2&sweep=noise&over=none,add", async ({ page, says, text }) => {
    const shown = () => page.$$eval("#form .field:not([hidden])", (fields) => fields.map((field) => field.id.slice(6)));
    const choose = async (kind, query) => {
      await page.select("#key-kind", kind);
      await page
        .waitForFunction((query) => decodeURIComponent(location.search) === query, {}, query)
        .catch(async () => assert.equal(await page.evaluate(() => location.search), query));
      // Another kind may need another module.
      await page.waitForSelector("#run:not([disabled])");
      return shown();
    };
    const levels = "alpha-beta/eval=improved/depth=2/margin=1;alpha-beta/eval=open/depth=1/margin=1;random";
    assert.deepEqual(await choose("tournament", `?kind=tournament&g=isolation&engines=${levels}`), [
      "kind",
      "g",
      "n",
      "seed",
      "engines",
      "against",
      "opening",
      "plies",
      "sprt",
    ]);
    assert.equal(await page.$eval("#key-engines", (field) => field.value), "easy\nbeginner\nrandom");
    assert.equal(await page.$eval("#own-sample", (field) => field.hidden), true);
    assert.equal(await page.$eval("#field-n label", (label) => label.textContent), "Pairs of games");
    assert.equal(await page.$eval("#key-n", (field) => field.placeholder), "50");
    await page.locator("#key-opening").fill("4");
    await page.keyboard.press("Tab");
    await says("about-text", /after the same 4 random moves/);
    assert.deepEqual(
      await choose(
        "effort",
        "?kind=effort&g=isolation&engines=minimax/eval=improved/depth=4;alpha-beta/eval=improved/depth=4",
      ),
      ["kind", "g", "n", "seed", "set", "walk", "from", "to", "by", "engines"],
    );
    await page.locator("#key-walk").fill("6");
    await page.keyboard.press("Tab");
    await says("about-text", /the first 6 of every random game/);
    assert.deepEqual(await shown(), ["kind", "g", "n", "seed", "set", "walk", "by", "engines"]);
    await page.locator("#key-walk").fill("none");
    await page.keyboard.press("Tab");
    await says("about-text", /after 2 to 20 random moves/);
    assert.deepEqual(await choose("playouts", "?kind=playouts&g=isolation&opening=4"), [
      "kind",
      "g",
      "n",
      "seed",
      "engines",
      "opening",
      "plies",
    ]);
    const back = await choose("autoplay", "?dtw=8&w=2&sweep=noise&over=none,add");
    assert.ok(back.includes("dtw") && !back.includes("g") && !back.includes("engines"), back.join());
    assert.equal(await text("field-n").then((words) => words.startsWith("Trials")), true);
    assert.equal(await page.$eval("#own-sample", (field) => field.hidden), false);
  }));

test("an invalid engine is explained at its field", () =>
  visit(TOURNAMENT, async ({ page, says }) => {
    // The form names the level of an engine that the link describes by its options.
    assert.equal(await page.$eval("#key-engines", (field) => field.value), "easy\nbeginner\nrandom");
    const write = async (key, text) => {
      await page.locator(`#key-${key}`).fill(text);
      await page.keyboard.press("Tab");
    };
    for (const [key, text, said] of [
      [
        "engines",
        "easy\ngrandmaster",
        /“engines=grandmaster” is not understood: expected as engine one of random, minimax/,
      ],
      ["against", "perfect\nnobody", /“against=nobody”/],
      ["sprt", "1:2", /0:10:0\.05:0\.05/],
      ["g", "chess", /isolation:queen:5x5/],
    ]) {
      await write(key, text);
      await says(`error-${key}`, said);
      await says("progress-text", /needs another value/);
      assert.equal(await page.$eval(`#key-${key}`, (field) => field.getAttribute("aria-invalid")), "true");
      await write(
        key,
        { engines: "alpha-beta/depth=1\nrandom", against: "beginner", sprt: "none", g: "isolation:5x5" }[key],
      );
      await says("progress-text", /^\d+ (?:pairs of games|trials)/);
    }
    await page.waitForFunction(() => /engines=alpha-beta\/eval=parity\/depth=1;random&/.test(location.search));
  }));

thorough("openings that no random game reaches are explained at their field", () =>
  visit("kind=tournament&g=isolation:3x3&engines=random;beginner&n=2&opening=30", async ({ page, says }) => {
    await begin(page);
    await says("error-opening", /plies after which random games of isolation:3x3 still go on/);
    assert.equal(await page.$eval("#pause", (button) => button.hidden), true);
  }),
);

for (const languages of [undefined, GERMAN]) {
  thorough(`no violations, light and dark, wide and narrow${languages ? ", in German" : ""}`, () =>
    withAxe(site, "lab.html", async () => {
      for (const query of [`${TOURNAMENT}&sprt=0:200:0.1:0.1`, EFFORT, PLAYOUTS]) {
        await visit(
          query,
          async ({ page, says }) => {
            await begin(page);
            await says("fingerprint", /[0-9a-f]{64}$/);
            await page.waitForSelector("#chart svg[role=img]");
            if (query.startsWith(TOURNAMENT)) await page.waitForSelector("#games-table a");
            for (const summary of await page.$$("#tables summary")) await summary.click();
            await findNoViolationsInAnyLook(page);
          },
          { languages },
        );
      }
    }),
  );
}
