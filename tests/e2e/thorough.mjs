import { test } from "node:test";

/** A test that only `./build.sh test all` runs: it takes long, and where something breaks, others fail too. */
export const thorough = process.env.ALL ? test : test.skip;
