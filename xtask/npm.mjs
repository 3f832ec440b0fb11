// Makes the parts of the npm package that come from the sources of the site: `./build.sh` calls it when `pkg/` has the rest.
import { cp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { makeElement } from "./npm/element.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const [worker, element] = ["worker", "element"].map((name) => join(root, "pkg", name));

await cp(join(root, "xtask/npm/worker"), worker, { recursive: true });
await build({
  entryPoints: [join(root, "xtask/npm/worker/service.js")],
  outfile: join(worker, "service.js"),
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
});

await rm(element, { recursive: true, force: true });
await cp(join(root, "xtask/npm/element"), element, { recursive: true });
await rename(join(element, "custom-elements.json"), join(root, "pkg/custom-elements.json"));
for (const [name, content] of await makeElement(root, env.PLYGROUND_URL ?? ""))
  await writeFile(join(element, name), content);
