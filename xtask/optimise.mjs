// Makes modules smaller: `node optimise.mjs FROM TO [FROM TO]...`. Reading and optimising the second takes half
// as long as the first, because the optimiser is itself a module that runs slowly at first.

import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import binaryen from "binaryen";

// The compiler has optimised for speed. These passes, in this order, make files that are as small compressed as those of all
// passes, and as fast, in a quarter of the time.
const PASSES = [
  "remove-unused-module-elements",
  "rse",
  "simplify-locals-nostructure",
  "vacuum",
  "coalesce-locals",
  "reorder-locals",
  "merge-blocks",
  "vacuum",
  "duplicate-function-elimination",
];

for (let place = 2; place < argv.length; place += 2) {
  const module = binaryen.readBinary(readFileSync(argv[place]));
  module.runPasses(PASSES);
  writeFileSync(argv[place + 1], module.emitBinary());
  module.dispose();
}
