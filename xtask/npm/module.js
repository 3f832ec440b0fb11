// Starts a module, and checks the objects whose methods are called: the generated bindings trust their callers.

import { PlygroundError } from "./error.js";

/** Stands for the instance until it is there. */
const UNREADY = new Proxy(
  {},
  {
    get() {
      throw new PlygroundError(
        "not-ready",
        "",
        "the module is not there yet: expected `await init()` before anything else",
      );
    },
  },
);

/** Lets the methods of a class refuse objects that are freed, or none of its own. @param {Function} type */
function check({ prototype }) {
  /** @param {any} object */
  const hold = (object) => {
    if (Object.prototype.isPrototypeOf.call(prototype, object) && object.__wbg_ptr) return;
    const isPlain = Object(object) !== object && typeof object !== "symbol";
    const input = isPlain ? String(object).slice(0, 99) : typeof object;
    throw new PlygroundError(
      "bad-argument",
      input,
      `found “${input}”, expected an object of this class that has not been freed`,
    );
  };
  for (const key of Reflect.ownKeys(prototype)) {
    const { value, get, ...rest } = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(prototype, key));
    if (key === "constructor" || key === "__destroy_into_raw") continue;
    /** @this {any} @param {unknown[]} given */
    function checked(...given) {
      hold(this);
      return (value ?? get).apply(this, given);
    }
    Object.defineProperty(prototype, key, get ? { ...rest, get: checked } : { ...rest, value: checked });
  }
}

/** @param {any} given  A module, its bytes, its address, or a response with it. @returns {Promise<WebAssembly.Module>} */
async function compile(given) {
  const isAddress = typeof given === "string" || given instanceof URL || given instanceof Request;
  const source = await (isAddress ? fetch(given) : given);
  if (source instanceof WebAssembly.Module) return source;
  if (!(source instanceof Response)) return WebAssembly.compile(source);
  if (!source.ok) throw new Error(`the module was not loaded: ${source.status} ${source.statusText} (${source.url})`);
  const isTyped = source.headers.get("Content-Type")?.startsWith("application/wasm");
  return isTyped ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

/** The options of a start, or the value of one of them in their place. @param {any} given @param {string} key */
export const optionsOf = (given, key) =>
  Object.getPrototypeOf(given ?? 0) === Object.prototype ? given : { [key]: given };

/**
 * The functions that start the module of generated bindings.
 * @param {string} name  The name of the bindings in the module.
 * @param {any} bindings
 * @param {string} file  The name of the module's file, for `locate`.
 * @param {() => URL} address  Where the module is, unless it is given.
 */
export function startable(name, bindings, file, address) {
  const imports = { [name]: bindings };
  /** @type {any} */
  let exports;
  /** @type {Promise<any> | undefined} */
  let starting;
  bindings.__wbg_set_wasm(UNREADY);
  for (const value of Object.values(bindings)) if (typeof value.prototype?.free === "function") check(value);

  /** @param {WebAssembly.Instance} instance */
  function start(instance) {
    if (exports) return exports;
    ({ exports } = instance);
    bindings.__wbg_set_wasm(exports);
    exports.__wbindgen_start();
    return exports;
  }
  return {
    /** @param {any} given */
    initSync(given) {
      if (exports) return exports;
      const { module } = optionsOf(given, "module");
      const compiled = module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module);
      return start(new WebAssembly.Instance(compiled, imports));
    },
    /** @param {any} [given] */
    async init(given) {
      const { module_or_path: module, locate } = optionsOf(await given, "module_or_path");
      starting ??= compile(module ?? locate?.(file) ?? address())
        .then((module) => WebAssembly.instantiate(module, imports))
        .then(start);
      starting.catch(() => (starting = undefined));
      return exports ?? starting;
    },
  };
}
