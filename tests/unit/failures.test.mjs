// Messages about errors of the engine: they say what happened, and that it did not start only if it did not.
import assert from "node:assert/strict";
import { test } from "node:test";

import { NotStarted } from "../../www/site/load_errors.js";
import { explain, sentence } from "../../www/site/words.js";

test("an error of a running engine keeps its own words, as a sentence", () => {
  const undecided = Object.assign(new Error("not decided within 10 nodes"), { code: "undecided", input: "x" });
  assert.equal(sentence(explain(undecided)), "Not decided within 10 nodes.");
});

test("the message about an engine that did not start has the cause", () => {
  const cause = Object.assign(new Error("no worker starts"), { code: "no-worker" });
  assert.equal(sentence(explain(new NotStarted(cause))), "The engine could not start: no worker starts.");
  assert.match(explain(new NotStarted(new TypeError("Importing a module script failed"))), /Check your network/);
});

test("a sentence keeps its own end, and a quotation its beginning", () => {
  assert.equal(sentence("“d9” is not a square"), "“d9” is not a square.");
  assert.equal(sentence("Did it load? Check your network connection."), "Did it load? Check your network connection.");
});
