// The share dialogs: they give away no more than the visitor decides, and their text fits its place.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { serve } from "./site.mjs";
import { chromiumOnly, thorough, useSite, useVisits } from "./visit.mjs";

const { browser, site, visit } = await useSite();
const host = await serve({ host: "localhost" }); // another origin
after(() => host.close());
const visitUrl = await useVisits(browser, site, host);
const english = { languages: ["en"] };

const values = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ["link", "position", "drawing"].map((name) => [name, document.getElementById(`share-${name}`).value]),
    ),
  );
const snippets = async (page) => {
  await page.$eval("#share-embed", (details) => (details.open = true));
  await page.waitForFunction(() => document.getElementById("embed-frame").value !== "");
  return page.$$eval("#embed-element, #embed-frame", (fields) => fields.map(({ value }) => value));
};
const openDialog = async ({ page, click }) => {
  await click("share");
  await page.waitForSelector("#share-dialog[open]");
};
test("a solved puzzle is shared unsolved, unless the visitor wants otherwise", () =>
  visit(
    "?p=113.123456789",
    async (person) => {
      const { page, says, click } = person;
      await says("distance", "1");
      await page.$eval("#board .gate[data-step='R2-']", (gate) => gate.click());
      await says("win-text", /perfect/);
      await click("win-close");
      await openDialog(person);
      const given = await values(page);
      assert.equal(given.link, `${site.url}?p=113.123456789`);
      assert.equal(given.position, "113.123456789");
      assert.equal(given.drawing, "1 2 3 .\n. 4 5 6\n7 8 9 .\n. . . .");
      for (const snippet of await snippets(page)) assert.doesNotMatch(snippet, /R2|moves=|&amp;m=/);
      await click("share-moves");
      assert.equal((await values(page)).link, `${site.url}?p=113.123456789&m=R2`);
      assert.equal((await values(page)).position, "115.123456789");
      for (const snippet of await snippets(page)) assert.match(snippet, /R2/);
      await page.keyboard.press("Escape");
      await page.waitForSelector("#share-dialog:not([open])");
      // The next time it is decided anew.
      await openDialog(person);
      assert.equal((await values(page)).link, given.link);
    },
    english,
  ));

test("the board is a picture, with its last move, to save as SVG and PNG", () =>
  visit(
    "games.html?g=loa&m=b1-b3&first=you&second=you",
    async (person) => {
      const { page, text } = person;
      await page.waitForSelector("#share:enabled");
      await page.evaluate(() => {
        const { createObjectURL } = URL;
        globalThis.saved = [];
        URL.createObjectURL = (blob) => {
          globalThis.saved.push(blob);
          return createObjectURL(blob);
        };
      });
      await openDialog(person);
      await page.$eval("#share-picture-box summary", (summary) => summary.click());
      await page.waitForSelector("img.picture[src]");
      for (const name of ["SVG", "PNG"]) await page.locator(`::-p-text(Save as ${name})`).click();
      await page.waitForFunction(() => globalThis.saved.length === 2);
      const [svg, ...png] = await page.evaluate(async () => {
        const [svg, png] = globalThis.saved;
        const { width, height } = await createImageBitmap(png);
        return [await svg.text(), png.type, width, height];
      });
      assert.match(svg, /^<svg .*<title>loa 1bbbbbb1\/w6w\/w6w\/w6w\/w6w\/wb5w\/w6w\/2bbbbb1 w<\/title>.*#c0271a/s);
      assert.equal(await page.$eval("img.picture", ({ src }) => decodeURIComponent(src)), `data:image/svg+xml,${svg}`);
      assert.deepEqual(png, ["image/png", 1026, 1026]);
      // Without its move, the game is at its start.
      await page.$eval("#share-moves", (box) => box.click());
      await page.waitForFunction(
        () => !decodeURIComponent(document.querySelector("img.picture").src).includes("#c0271a"),
      );
      assert.equal(await text("share-said"), "");
    },
    english,
  ));

test("the last moves of a game are numbered arrows in its picture", () =>
  visit(
    "games.html?g=isolation&m=d4.c6.e6.b4&first=you&second=you",
    async (person) => {
      const { page } = person;
      await page.waitForSelector("#share:enabled");
      await openDialog(person);
      await page.$eval("#share-picture-box summary", (summary) => summary.click());
      await page.waitForSelector("img.picture[src]");
      const fields = () =>
        page.$$eval("#share-picture-box input:not([type=checkbox])", (inputs) => inputs.map(({ value }) => value));
      assert.deepEqual(await fields(), ["1", "c6-b4", ""]);
      await page.$eval("#share-picture-box input[type=checkbox]", (box) => box.click());
      await page.locator("#share-picture-box input[type=number]").fill("4");
      assert.deepEqual(await fields(), ["4", "d4-e6,c6-b4", "d4,c6"]);
      const svg = await page.$eval("img.picture", ({ src }) => decodeURIComponent(src));
      assert.match(svg, />1<\/text>.*>2<\/text>/s);
    },
    english,
  ));

thorough("a puzzle without moves has none to share", () =>
  visit(
    "?seed=pear&d=9&v=1",
    async (person) => {
      await person.says("optimum", "9");
      await openDialog(person);
      assert.ok(await person.page.$eval("#share-moves", ({ disabled, checked }) => disabled && !checked));
    },
    english,
  ),
);

for (const [query, shared, position] of [
  ["?g=checkers&m=11-15.22-18", "?g=checkers&m=11-15.22-18", /^B:/],
  ["?g=isolation:3x3&p=3/a1b/3_a&m=c1.a3&second=you", "?g=isolation:3x3&p=3/a1b/3_a&second=you", /^3\/a1b\/3 a$/],
]) {
  test(`a game is shared with its moves, a position that was set up as it was (${query})`, () =>
    visit(
      `games.html${query}`,
      async (person) => {
        const { page, says, click } = person;
        await says("turn", /^Your turn|^A to move/);
        await openDialog(person);
        const given = await values(page);
        assert.equal(given.link, `${site.url}games.html${shared}`);
        assert.match(given.position, position);
        await click("share-moves");
        const other = await values(page);
        assert.notEqual(other.link, given.link);
        assert.notEqual(other.position, given.position);
        assert.notEqual(other.drawing, given.drawing);
      },
      english,
    ));
}

for (const [address, isReady] of [
  ["?seed=pear&d=9&v=1", () => document.getElementById("optimum").textContent === "9"],
  ["games.html?g=tzaar", () => /Your turn/.test(document.getElementById("turn").textContent)],
]) {
  const run = address.startsWith("games") ? test : thorough;
  run(
    `the frame fits its place, and no browser warns of it (${address})`,
    chromiumOnly("the driver tells what the browser says"),
    async () => {
      let frame = "";
      await visit(
        address,
        async (person) => {
          await person.page.waitForFunction(isReady);
          await openDialog(person);
          [, frame] = await snippets(person.page);
        },
        english,
      );
      for (const width of process.env.ALL ? [250, 320, 700] : [320, 700]) {
        host.answer("host.html", {
          body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><style>body { margin: 0; width: ${width}px; }</style>${frame}`,
          headers: { "Content-Security-Policy": undefined },
        });
        const warnings = [];
        await visitUrl(
          `${host.url}host.html`,
          async ({ page }) => {
            const element = await page.waitForSelector("iframe");
            const inner = await element.contentFrame();
            await inner.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
            const { clientWidth, clientHeight } = await element.evaluate(({ clientWidth, clientHeight }) => ({
              clientWidth,
              clientHeight,
            }));
            assert.equal(clientWidth, Math.min(width, 384));
            assert.ok((await inner.evaluate(() => document.documentElement.scrollHeight)) <= clientHeight);
            assert.deepEqual(warnings, []);
          },
          {
            ...english,
            async prepare(page) {
              page.on("console", (message) => /warn|error/.test(message.type()) && warnings.push(message.text()));
              // The browser's own messages about a page.
              const session = await page.createCDPSession();
              session.on("Log.entryAdded", ({ entry }) => warnings.push(entry.text));
              await session.send("Log.enable");
            },
          },
        );
      }
    },
  );
}

test("boards are in the pictures that other sites show beside a link: their pixels have the boards' colours", () =>
  visit("print.html", async ({ page }) => {
    const colours = await page.evaluate(
      async (places) =>
        Promise.all(
          places.map(async ([picture, x, y]) => {
            const image = new Image();
            image.src = String(picture);
            await image.decode();
            const context = new OffscreenCanvas(1200, 630).getContext("2d");
            context?.drawImage(image, 0, 0);
            return [...(context?.getImageData(Number(x), Number(y), 1, 1).data ?? [])].slice(0, 3);
          }),
        ),
      [
        ["share/index.png", 670, 105],
        ["share/index.png", 670, 335],
        ["share/games.png", 638, 155],
        ["share/games.png", 715, 78],
        ["share/games.png", 20, 20],
      ],
    );
    // The third row's tile and the first's, a light man and a dark one, the ground.
    assert.deepEqual(colours, [
      [0x51, 0x4a, 0x8d],
      [0x2a, 0x60, 0x79],
      [0xff, 0xfa, 0xf0],
      [0x33, 0x34, 0x3b],
      [0xee, 0xf3, 0xf5],
    ]);
  }));
