// Bundles the scripts and style sheets of the site, and knows what the finished files import.
import { basename, dirname, join, relative } from "node:path";
import { build } from "esbuild";

/** The folder of the finished site in which every name contains a hash, so that no file there ever changes. */
export const HASHED = "pkg/";

const OPTIONS = /** @type {const} */ ({
  bundle: true,
  minify: true,
  charset: "utf8",
  target: "es2022",
  logLevel: "warning",
  metafile: true,
  write: false,
  loader: { ".svg": "dataurl", ".woff2": "file" },
});

/**
 * A finished file: its content, its sources, and the finished files that it imports, statically or late.
 * @typedef {{ content: Uint8Array, sources: string[], atOnce: string[], late: string[] }} Bundled
 */

export class Bundler {
  /** The finished files by name. @type {Map<string, Bundled>} */
  files = new Map();
  /** The contents of modules that are other ones when bundled, by name: as data, or as text. @type {Map<string, object | string>} */
  data = new Map();
  /** The finished files that each script loads late, by their sources. @type {Map<string, Map<string, string>>} */
  late = new Map();
  #www;
  #folder;
  #plugin;

  /**
   * @param {string} root  The folder with `www/` and `pkg/`, which the site has inside.
   * @param {string} folder  The folder of finished files with a hash in their names.
   */
  constructor(root, folder = HASHED) {
    this.#folder = folder;
    this.#www = join(root, "www");
    this.#plugin = {
      name: "site",
      setup: (/** @type {import("esbuild").PluginBuild} */ { onLoad, onResolve }) => {
        onResolve({ filter: /^(\.\.?\/)+pkg\// }, ({ path }) => ({ path: join(root, path.replace(/^[./]+/, "")) }));
        for (const [name, data] of this.data) {
          const lines = Object.entries(data).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`);
          const contents = typeof data === "string" ? data : lines.join("\n");
          onLoad({ filter: new RegExp(`/www/${name}$`) }, () => ({
            contents,
            resolveDir: join(root, "www", dirname(name)),
          }));
        }
      },
    };
  }

  /** A style sheet. @param {string} entry */
  style(entry) {
    return this.#bundle(entry, { entryNames: `${this.#folder}[name]-[hash]` });
  }

  /** Several style sheets as one. @param {string} name @param {readonly string[]} sheets */
  styles(name, sheets) {
    const contents = sheets.map((sheet) => `@import "./${sheet}";`).join("\n");
    const stdin = { contents, loader: /** @type {const} */ ("css"), resolveDir: this.#www, sourcefile: name };
    return this.#bundle(name, {
      entryPoints: [],
      stdin,
      entryNames: `${this.#folder}${basename(name, ".css")}-[hash]`,
    });
  }

  /**
   * A worker as one classic script, so that it can also start from a Blob. It gets its module from its page.
   * @param {string} entry
   */
  worker(entry) {
    return this.#bundle(entry, { format: "iife", entryNames: `${this.#folder}[name]-[hash]` });
  }

  /** A classic script without parts, under its own name. @param {string} entry @param {"esm" | "iife"} format */
  classic(entry, format) {
    return this.#bundle(entry, { format, entryNames: "[name]" });
  }

  /** A module that keeps its name, with a mark at its end. @param {string} entry @param {string} mark */
  stable(entry, mark) {
    const names = { entryNames: "[name]", chunkNames: `${this.#folder}[name]-[hash]` };
    return this.#bundle(entry, { splitting: true, format: "esm", footer: { js: `// ${mark}` }, ...names });
  }

  /**
   * A module that others import by its name. It has at most one static import: esbuild makes a file for each set of
   * scripts that share it, and here all late scripts import the module, so there is one set.
   * @param {string} entry
   */
  async module(entry) {
    const names = {
      entryNames: `${this.#folder}[name]-[hash]`,
      chunkNames: `${this.#folder}${basename(entry, ".js")}.[name]-[hash]`,
    };
    const name = await this.#bundle(entry, { splitting: true, format: "esm", inject: [`./${entry}`], ...names });
    const [shared, ...more] = this.#get(name).atOnce;
    if (more.length) throw new Error(`${entry} needs several files at once: ${[shared, ...more].join(", ")}`);
    // Such a file would run before what it imports.
    for (const source of this.late.get(entry)?.keys() ?? [])
      if (shared && this.#get(shared).sources.includes(source))
        throw new Error(`${entry} needs ${source} at once, but loads it late too`);
    return name;
  }

  /** A script of a page, without the file that would only import the shared one. @param {string} entry */
  async page(entry) {
    const name = await this.module(entry);
    const [shared] = this.#get(name).atOnce;
    if (shared) this.files.delete(name);
    return shared ?? name;
  }

  /** A finished file and all its imports, with late ones or without. @param {string} name */
  withImports(name, { late = true } = {}, seen = new Set([name])) {
    const { atOnce = [], late: more = [] } = this.files.get(name) ?? {};
    for (const next of late ? [...atOnce, ...more] : atOnce)
      if (!seen.has(next)) this.withImports(next, { late }, seen.add(next));
    return seen;
  }

  /** Removes a finished file that has its place elsewhere, and returns its content. @param {string} name */
  take(name) {
    const { content } = this.#get(name);
    this.files.delete(name);
    return content;
  }

  /** @param {string} name */
  #get(name) {
    const file = this.files.get(name);
    if (!file) throw new Error(`nothing was bundled to ${name}`);
    return file;
  }

  /** @param {string} entry @param {import("esbuild").BuildOptions} options */
  async #bundle(entry, options) {
    const { metafile, outputFiles } = await build({
      ...OPTIONS,
      entryPoints: [`./${entry}`],
      // The paths of sources are part of the hashes.
      absWorkingDir: this.#www,
      outdir: this.#www,
      assetNames: `${this.#folder}[name]-[hash]`,
      plugins: [this.#plugin],
      ...options,
    });
    const contents = new Map(outputFiles.map(({ path, contents }) => [relative(this.#www, path), contents]));
    const late = new Map();
    let name = "";
    for (const [file, { entryPoint, inputs, imports }] of Object.entries(metafile.outputs)) {
      if (entryPoint === entry) name = file;
      else if (entryPoint) late.set(entryPoint, file);
      const of = (/** @type {string} */ kind) =>
        imports.filter(
          (its) => its.path in metafile.outputs && (its.kind === "dynamic-import" ? "late" : "at once") === kind,
        );
      this.files.set(file, {
        content: contents.get(file) ?? new Uint8Array(),
        sources: Object.keys(inputs),
        atOnce: of("at once").map(({ path }) => path),
        late: of("late").map(({ path }) => path),
      });
    }
    if (!name) throw new Error(`esbuild names no bundle of ${entry}`);
    this.late.set(entry, late);
    return name;
  }
}
