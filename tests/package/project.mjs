// Projects that have installed the npm package as it is packed.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { inRepository } from "../e2e/site.mjs";
import { visitPage } from "../e2e/visit.mjs";

export const run = promisify(execFile);
export const pkg = inRepository("pkg");

/** The folder of all projects, which also has the packed package. */
export const folder = await mkdtemp(join(tmpdir(), "plyground-"));
after(() => rm(folder, { recursive: true, force: true }));
const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: pkg });
export const [packed] = JSON.parse(stdout);

/** A project of its own that has installed the package as npm does: the packed files, no link. */
export async function makeProject(files, parent = folder) {
  const project = await mkdtemp(join(parent, "project-"));
  const home = join(project, "node_modules/plyground");
  await mkdir(home, { recursive: true });
  await run("tar", ["-xzf", join(folder, packed.filename), "--strip-components=1", "-C", home]);
  const manifest = { name: "project", private: true, type: "module", dependencies: { plyground: packed.version } };
  for (const [name, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files }))
    await writeFile(join(project, name), text);
  return project;
}

/** The output of a module in a project that depends on the package. */
export async function inNode(source) {
  const project = await makeProject({ "main.js": source });
  return (await run("node", ["main.js"], { cwd: project })).stdout.split("\n").slice(0, -1);
}

/** The output of a page until its title is “done”. */
export async function inPage(browser, url) {
  const printed = [];
  const prepare = (page) => page.on("console", (message) => message.type() === "log" && printed.push(message.text()));
  await visitPage(
    browser,
    url,
    async ({ page, problems }) => {
      await page
        .waitForFunction(() => document.title === "done")
        .catch((error) => {
          throw new Error(`the page never was done: ${[...printed, ...problems].join("; ")}`, { cause: error });
        });
    },
    { prepare },
  );
  return printed;
}
