// Before the laboratory says anything: its words, and the static text of the page.

import { wakeHeader } from "../site/header.js";
import { language, translate } from "../site/language.js";
import { learnWords, words } from "./words.js";

export async function speak() {
  wakeHeader();
  await learnWords();
  if (language() !== "en") translate(words.page);
}
