// Before the laboratory says anything: its words, and the static text of the page.

import { language, translate } from "../app/language.js";
import { wakeHeader } from "../app/header.js";
import { learnWords, words } from "./words.js";

export async function speak() {
  wakeHeader();
  await learnWords();
  if (language() !== "en") translate(words.page);
}
