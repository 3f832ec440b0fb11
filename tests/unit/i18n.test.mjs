// Texts in the page's language, and in English where there are none.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { learn, translatable, translationOf } from "../../www/site/i18n.js";
import { inLanguage, language, speak } from "../../www/site/language.js";

Object.defineProperty(globalThis, "navigator", { value: { languages: ["xx"] } });
const german = { words: { move: "Zug" }, html: { Moves: "Züge" } };
const make = () => translatable({ move: "move", turn: "turn" }, { de: async () => /** @type {any} */ (german) });

beforeEach(() => speak(""));

test("an unknown language is English", () => assert.equal(language(), "en"));

test("texts are English until those in the page's language were loaded, and where one is missing", async () => {
  speak("de");
  const words = make();
  assert.deepEqual(words, { move: "move", turn: "turn" });
  await learn(words);
  assert.deepEqual(words, { move: "Zug", turn: "turn" });
  assert.equal(await translationOf(words), german);
});

test("texts without a translation stay as they are", async () => {
  const [english, untranslated] = [make(), translatable({ move: "move" }, {})];
  await learn(english);
  speak("de");
  await learn(untranslated);
  assert.deepEqual([english.move, untranslated.move], ["move", "move"]);
  assert.equal(await translationOf(untranslated), undefined);
});

test("what is not there in the page's language is English", () => {
  speak("de");
  assert.equal(inLanguage({ en: "Rules", de: "Regeln" }), "Regeln");
  assert.equal(inLanguage({ en: "Rules" }), "Rules");
});
