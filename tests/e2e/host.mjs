// Pages of other people, with boards of the site: on a second origin, under policies of their own.
import assert from "node:assert/strict";
import { after } from "node:test";
import { serve } from "./site.mjs";
import { useSite, useVisits } from "./visit.mjs";

/** The site and such a page until the tests of the file are done, and visits of both. */
export async function useHost() {
  const { browser, site, visit: visitSite } = await useSite();
  // Two ports are two origins.
  const host = await serve();
  after(() => host.close());
  host.answer("favicon.ico", { status: 204, body: "" });
  const visitUrl = await useVisits(browser, site, host);

  /** A policy that allows the page's own icon, and of the site the scripts and what they fetch. */
  const policy = (scripts = "'wasm-unsafe-eval'", workers = "blob:", frames = "'none'") => {
    const { origin } = new URL(site.url);
    const rules = `script-src ${origin} ${scripts}; connect-src ${origin}; worker-src ${workers}; frame-src ${frames}`;
    return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; ${rules}">`;
  };
  /** Opens a page that is made of this HTML; its events are kept in `heard`. */
  async function visit(html, act, { root = "", head = "", first = () => {}, prepare = () => {}, ...how } = {}) {
    const start = `<!doctype html>${root}<meta charset="utf-8"><title>A blog</title>`;
    host.answer("page.html", { body: start + head + html });
    const listen = async (page) => {
      await page.evaluateOnNewDocument(() => {
        globalThis.heard = [];
        for (const type of ["move", "judged", "solved", "failed", "over", "statechange"])
          addEventListener(type, ({ detail }) => globalThis.heard.push([type, detail]));
        addEventListener("message", ({ data }) => globalThis.heard.push([data.type, data]));
      });
      await page.evaluateOnNewDocument(first);
      await prepare(page);
    };
    await visitUrl(`${host.url}page.html`, ({ page }) => act(page), { prepare: listen, ...how });
  }
  /** The script of the element. */
  const script = () => `<script type="module" src="${site.url}ply-board.js"></script>`;
  return { browser, site, host, visitSite, visitUrl, visit, policy, script };
}

export const heard = (page, type) =>
  page.evaluate((type) => globalThis.heard.filter(([name]) => name === type).map(([, detail]) => detail), type);
export const reaches = (page, state, which = "ply-board") =>
  page.waitForFunction((which, state) => document.querySelector(which).state === state, {}, which, state);
export const moved = (page, count) =>
  page.waitForFunction(
    (count) => document.querySelector("ply-board").moves.split(".").filter(Boolean).length === count,
    {},
    count,
  );
export const read = (page, names, which = "ply-board") =>
  page.$eval(
    which,
    (board, names) =>
      Object.fromEntries(names.map((name) => [name, board[name]]).filter(([, value]) => value !== undefined)),
    names,
  );
/**
 * Finds what each board on a page says about its bad attributes, with its link; then better ones open.
 * @param {import("puppeteer-core").Page} page
 * @param {string[][]} refusals  The attributes of each board, and what it says.
 * @param {string} game
 */
export async function findRefusals(page, refusals, game) {
  for (const [at, [attributes, expected]] of refusals.entries()) {
    const which = `ply-board:nth-of-type(${at + 1})`;
    await page.$eval(which, (board) => board.scrollIntoView());
    await reaches(page, "failed", which);
    assert.ok((await said(page, which)).includes(expected), `${attributes}: ${await said(page, which)}`);
    assert.ok(await page.$eval(`${which} a`, (link) => link.checkVisibility()), attributes);
    assert.ok(await page.$eval(which, (board) => board.error.message.length > 10), attributes);
    await page.$eval(
      which,
      (board, game) => {
        for (const { name } of [...board.attributes]) board.removeAttribute(name);
        board.game = game;
      },
      game,
    );
    await reaches(page, "playing", which);
  }
}
/** Calls a method; an error is what it returns. */
export const call = (page, name, ...given) =>
  page.$eval(
    "ply-board",
    (board, name, given) => board[name](...given).catch(({ code, message }) => ({ code, message })),
    name,
    given,
  );
export const press = (page, name) =>
  page.$eval("ply-board", (board, name) => board.shadowRoot.querySelector(`[data-name=${name}]`).click(), name);
export const labels = (page) =>
  page.$eval("ply-board", (board) =>
    [...board.shadowRoot.querySelectorAll("[role=gridcell]")].map((cell) => cell.ariaLabel),
  );
export const said = (page, which = "ply-board", part = "message") =>
  page.$eval(which, (board, part) => board.shadowRoot.querySelector(`.${part}`)?.textContent, part);
/** Waits until a part of the first board says something. */
export const says = (page, wanted, part = "message") =>
  page.waitForFunction(
    (source, part) =>
      new RegExp(source).test(document.querySelector("ply-board").shadowRoot.querySelector(`.${part}`)?.textContent),
    {},
    wanted.source,
    part,
  );

/** Waits until the board of a page or frame shows a position. */
export const shows = (place, position, which = "ply-board") =>
  place.waitForFunction(
    (which, position) => document.querySelector(which)?.currentPosition === position,
    {},
    which,
    position,
  );

/**
 * Shares what a page shows, in another palette; returns its position, and the snippets of its element and its frame.
 * @param {import("./visit.mjs").Visit} visit
 * @param {() => unknown} [choose]  Makes other choices.
 */
export async function share({ page, click }, choose) {
  await click("share");
  await page.waitForSelector("#share-dialog[open]");
  await page.$eval("#share-embed", (details) => (details.open = true));
  const position = await page.$eval("#share-position", (field) => field.value);
  await page.$eval("#embed-preview", (preview) => preview.scrollIntoView());
  await shows(page, position, "#embed-preview ply-board");
  await choose?.();
  await page.select("#embed-palette", "ocean");
  await page.waitForFunction(() => /palette="ocean"/.test(document.getElementById("embed-element").value));
  const snippets = await page.$$eval("#embed-element, #embed-frame", (fields) => fields.map((field) => field.value));
  await page.keyboard.press("Escape");
  return { position, snippets };
}
