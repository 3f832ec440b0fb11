// Makes the parts of the npm package that come from the sources of the site: `./build.sh` calls it when `pkg/` has the rest.
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../", import.meta.url));

await cp(join(root, "xtask/npm/worker"), join(root, "pkg/worker"), { recursive: true });
await build({
  entryPoints: [join(root, "xtask/npm/worker/service.js")],
  outfile: join(root, "pkg/worker/service.js"),
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
});
