// The API of the package called with every kind of value that JavaScript has: errors are those of the package, and
// nothing traps.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { inRepository } from "../e2e/repository.mjs";
import { thorough } from "../e2e/thorough.mjs";

const file = (name) => inRepository(`pkg/${name}`);
const load = (name) => import(pathToFileURL(file(name)));
const wasm = (name) => readFile(file(`${name}_bg.wasm`));

/** The functions that start a module: those of wasm-bindgen's loader have errors of their own. */
const LOADERS = ["default", "initSync", "start"];

/** Parameters by class and name, as the types of a module declare them. */
async function declared(types) {
  const found = new Map();
  let scope = "";
  for (const line of (await readFile(file(types), "utf8")).split("\n")) {
    scope = /^export class (\w+)/.exec(line)?.[1] ?? (line === "}" ? "" : scope);
    const [, call, parameters] =
      (scope ? /^ +(?:static )?(\w+)\((.*)\)(?:: .*)?;$/ : /^export function (\w+)\((.*)\): /).exec(line) ?? [];
    if (call) found.set([scope, call].filter(Boolean).join("."), split(parameters));
  }
  return found;
}

/** Splits parameters at their commas, and not at those inside types. @param {string} text */
function split(text) {
  const types = [];
  for (const part of text.split(/, (?=\w+\??: )/)) {
    const inner = types.length > 0 && count(types.at(-1), "(") > count(types.at(-1), ")");
    if (inner) types.push(`${types.pop()}, ${part}`);
    else types.push(part);
  }
  return types.filter(Boolean).map((parameter) => parameter.slice(parameter.indexOf(": ") + 2));
}

const count = (text, sign) => text.split(sign).length - 1;

/** An argument of a type that changes little. @param {string} type @param {string} game */
function harmless(type, game) {
  if (type.endsWith(" | null")) return undefined;
  return { string: game, number: 1, "string[]": [game] }[type] ?? new Uint8Array(3);
}

/** Values of every kind, those of other classes and freed ones among them. */
const hostile = (objects) => [
  ...[undefined, null, true, 0, 42, -1, 0.5, Number.NaN, Infinity, -Infinity, 2 ** 32 + 1, 1e308, 10n, -(2n ** 70n)],
  ...[
    "",
    "x",
    "\ud800",
    "\0",
    "ü".repeat(1000),
    "1".repeat(100_000),
    Symbol("x"),
    [],
    [1, 2],
    ["1"],
    [1n],
    new Array(2 ** 32 - 1),
  ],
  ...[
    {},
    { length: 2 ** 31, charCodeAt: () => 65 },
    { __wbg_ptr: 8 },
    Object.create(null),
    () => 1,

    /x/,
    new Date(0),
  ],
  ...[
    new Uint8Array(5),
    new Float64Array(2),
    new DataView(new ArrayBuffer(2)),
    new BigInt64Array(2),
    new Map(),
    new Error("x"),
  ],
  {
    toString() {
      throw new Error("not to be called");
    },
    [Symbol.toPrimitive]() {
      throw new Error("not to be called");
    },
  },
  new Proxy(
    {},
    {
      get() {
        throw new Error("not to be called");
      },
    },
  ),
  ...objects,
];

/**
 * @param {Record<string, any>} module
 * @param {string} types
 * @param {string} game  A small game, which the module has.
 * @param {string} experiment  A small one, which it has too if it has any.
 */
async function attack(module, types, game, experiment = "kind=sample&n=2") {
  const signatures = await declared(types);
  const told = (call) => {
    try {
      return call();
    } catch (error) {
      assert.equal(error?.name, "PlygroundError", `${error?.stack}`);
      assert.equal(typeof error.code, "string");
      assert.equal(typeof error.input, "string");
      return undefined;
    }
  };
  const first = {
    Game: [game],
    Search: [game],
    RecordedSearch: ["isolation:3x3", undefined, "alpha-beta/depth=2"],
    Experiment: [experiment],
    Problems: ["giveaway", "1"],
    Attempt: ["giveaway", "W:WK18:BK12", 2],
  };
  // Others are what the package is generated from.
  const exported = Object.entries(module).filter(([name]) => !name.startsWith("__"));
  const classes = exported.filter(([, value]) => /^class\b/.test(String(value)));
  const make = (name) =>
    name === "Table" ? module.Table.generate("slide2") : Reflect.construct(module[name], first[name]);
  const others = classes.map(([name]) => make(name));
  const freed = classes.map(([name]) => make(name));
  for (const object of freed) object.free();
  const values = hostile([...others, ...freed]);
  let calls = 0;
  /** Calls with every argument replaced in turn, and all at once. */
  const vary = (name, call) => {
    const parameters = signatures.get(name);
    assert.ok(parameters, `${types} declares ${name}`);
    const usual = parameters.map((type) => harmless(type, game));
    for (const value of values) {
      calls++;
      told(() => call([value, value, value, value]));
      parameters.forEach((_, at) => told(() => call(usual.map((old, i) => (i === at ? value : old)))));
    }
    told(() => call([]));
  };

  for (const [name, value] of exported)
    if (!LOADERS.includes(name) && !classes.some(([known]) => known === name)) vary(name, (given) => value(...given));
  for (const [name, type] of classes) {
    if (first[name]) vary(`${name}.constructor`, (given) => new type(...given).free());
    const members = (object) =>
      Object.entries(Object.getOwnPropertyDescriptors(object)).filter(
        ([key]) => !key.startsWith("__") && !["constructor", "prototype", "length", "name", "free"].includes(key),
      );
    for (const [key, { value }] of members(type))
      if (typeof value === "function") vary(`${name}.${key}`, (given) => value.apply(type, given));
    for (const [key, { value, get }] of [
      ...members(type.prototype),
      // Freeing an object twice is a use after it is freed.
      ["free", Object.getOwnPropertyDescriptor(type.prototype, "free")],
    ].filter(([, descriptor]) => descriptor)) {
      if (value && key !== "free") {
        let object;
        vary(`${name}.${key}`, (given) => {
          object ??= make(name);
          value.apply(object, given);
        });
      }
      for (const wrong of [...others.filter((other) => !(other instanceof type)), ...freed, ...values]) {
        if (wrong instanceof type && !freed.includes(wrong)) continue;
        const usual = (signatures.get(`${name}.${key}`) ?? []).map((parameter) => harmless(parameter, game));
        assert.throws(
          () => (get ?? value).apply(wrong, usual),
          { name: "PlygroundError", code: "bad-argument" },
          `${name}.${key}`,
        );
        calls++;
      }
    }
  }
  // The module still works.
  for (const object of others) object.free();
  if (module.Game) {
    const board = new module.Game(game);
    assert.equal(board.play(board.moves()[0]), board.history()[0]);
  }
  if (module.Search) assert.ok(new module.Search(game).step(1).nodes);
  return calls;
}

/** More calls than this are made of a module. */
const CALLS = 500;

for (const name of ["plyground", "slide"])
  thorough(`${name}.js takes whatever it is given`, async () => {
    const module = await load(`${name}.js`);
    await module.default({ module_or_path: await wasm(name) });
    const calls = await attack(module, `${name}.d.ts`, "slide2");
    assert.ok(calls > CALLS, `${calls} calls`);
  });

thorough("the reader of files takes whatever it is given", async () => {
  const module = await load("records.js");
  module.initSync({ module: await wasm("records") });
  assert.ok((await attack(module, "records.d.ts", "loa")) > 150);
});

thorough("the package of a two-player game takes whatever it is given", async () => {
  const module = await load("isolation.js");
  module.initSync({ module: await wasm("isolation_lab") });
  const calls = await attack(module, "lab.d.ts", "isolation:3x3", "kind=playouts&g=isolation:3x3&n=2");
  assert.ok(calls > CALLS, `${calls} calls`);
});
