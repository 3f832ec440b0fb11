// The pages of the site with what all of them have: `www/pages.json` says what differs, and `www/parts/` has the HTML.
// `xtask/src/pages.rs` does the same for `serve`.
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

/** A comment with a part or a list, alone in its line. */
const COMMENT = /^( *)<!-- (.*) -->$/;
/** A list: a line for each of its items, or for the only one, or none. */
const LIST = /^each (\w+): (.*)$/;

const www = fileURLToPath(new URL("../../www/", import.meta.url));
const read = (/** @type {string} */ name) => readFile(join(www, name), "utf8");
const readJson = async (/** @type {string} */ name) => JSON.parse(await read(name));

/** Pages in the order of the navigation. @type {{ defaults: Facts, pages: ({ file: string } & Facts)[] }} */
export const { defaults, pages } = await readJson("pages.json");
/** The two-player games. @type {{ id: string, name: string, title: string, text: string }[]} */
const games = await Promise.all(
  (await readJson("games.json")).map(async (/** @type {string} */ id) => {
    const { name, text } = await readJson(`games/${id}/card.json`);
    return { id, name, title: name[0].toUpperCase() + name.slice(1), text };
  }),
);
const names = games.map(({ name }) => name);
const namesOfGames = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
/** The parts that all pages may have, by name. @type {Map<string, string>} */
const parts = new Map();
for (const file of await readdir(join(www, "parts")))
  parts.set(basename(file, ".html"), (await read(`parts/${file}`)).trimEnd());

/** @typedef {Record<string, any>} Facts  Strings, and the items of lists. */

/** Puts strings into a text where their names are in braces. @param {string} text @param {Facts} facts */
const fill = (text, facts) =>
  Object.entries(facts).reduce(
    (text, [name, fact]) => (typeof fact === "string" ? text.replaceAll(`{${name}}`, () => fact) : text),
    text,
  );

/** What a page's parts say. @param {string} file @returns {Facts} */
function factsOf(file) {
  const page = pages.find((its) => its.file === file) ?? { file };
  const links = (/** @type {"place" | "tab"} */ kind) =>
    pages
      .filter((its) => kind in its)
      .map((its) => {
        const how = its.file === file ? "page" : kind === "place" && its.file === page.within ? "true" : "";
        const address = its.file.replace(/(^|\/)index\.html$/, "$1");
        return { name: its[kind], address, current: how && ` aria-current="${how}"` };
      });
  const up = "../".repeat(file.split("/").length - 1) || "./";
  return { ...defaults, ...page, up, places: links("place"), tabs: links("tab"), games, namesOfGames };
}

/** @param {string} text @param {Facts} facts @param {(line: string) => string} finish @returns {string} */
function expand(text, facts, finish) {
  const lines = text.split("\n").flatMap((line) => {
    const [, indent = "", comment = ""] = COMMENT.exec(line) ?? [];
    const [, list, template] = LIST.exec(comment) ?? [];
    if (list) return [facts[list] ?? []].flat().map((item) => fill(indent + fill(template, item), facts));
    const part = parts.get(comment);
    return part === undefined ? finish(line) : indent + expand(part, facts, (line) => fill(line, facts));
  });
  return lines.join("\n");
}

/** The HTML of every page. @type {Map<string, string>} */
export const wholePages = new Map();
for (const { file } of pages)
  wholePages.set(
    file,
    expand(await read(file), factsOf(file), (line) => line),
  );

if (argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(Object.fromEntries(wholePages)));
