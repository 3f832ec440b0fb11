declare global {
    interface SymbolConstructor {
        /** The name of the method that `using` calls, which older libraries of TypeScript lack. */
        readonly dispose: unique symbol;
    }
}

/** The instances of a global class, such as `Response`; `never` where the platform has no such class. */
type Platform<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : never;

/** A compiled module; `never` where the platform's types have no WebAssembly. */
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Type } } } ? Type : never;

/** The bytes of the module, or the module compiled. */
export type SyncInitInput = ArrayBufferView | ArrayBuffer | CompiledModule;

/** The module, its address, or a response with it. */
export type InitInput = SyncInitInput | string | Platform<"URL"> | Platform<"Request"> | Platform<"Response">;

/**
 * Says where a file of the package is, by its name in the package, such as `plyground_bg.wasm` or `worker/thread.js`. In Node,
 * an address of a file or a path.
 */
export type Locate = (name: string) => string | { readonly href: string };

/** What the module exports to its bindings. */
export interface InitOutput {
    readonly memory: { readonly buffer: ArrayBuffer };
}

/** Starts the module at once. */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/** Loads and starts the module: the one beside this script, or what is given. Later calls return the same. */
export default function init(module_or_path?: { module_or_path?: InitInput | Promise<InitInput>; locate?: Locate } | InitInput | Promise<InitInput>): Promise<InitOutput>;
