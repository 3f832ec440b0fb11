// Makes modules smaller: `node optimise.mjs FROM TO [FROM TO]...`. Reading and optimising the second takes half
// as long as the first, because the optimiser is itself a module that runs slowly at first.

import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import binaryen from "binaryen";

// The compiler has optimised for speed: higher levels take twice as long and gain neither speed nor bytes.
binaryen.setOptimizeLevel(1);
binaryen.setShrinkLevel(1);
for (let place = 2; place < argv.length; place += 2) {
  const module = binaryen.readBinary(readFileSync(argv[place]));
  module.optimize();
  writeFileSync(argv[place + 1], module.emitBinary());
  module.dispose();
}
