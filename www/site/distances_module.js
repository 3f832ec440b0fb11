// Which of the modules that know the distances of puzzles this browser gets: most compute with vectors of 128 bits.

import { distancesModules } from "./files.js";

/** A module whose only function fills a vector with zeros and counts their ones. */
const PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);
const { simd, scalar } = distancesModules;

/** Without WebAssembly, the module is missed where it is compiled. */
export const [distancesModule, unusedModule] = globalThis.WebAssembly?.validate(PROBE)
  ? [simd, scalar]
  : [scalar, simd];
