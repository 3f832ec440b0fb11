// Loads the laboratory's words and the static text of the page before anything is shown.

import { wakeHeader } from "../site/header.js";
import { language, translate } from "../site/language.js";
import { learnGames } from "./arena/names.js";
import { learnWords, words } from "./words.js";

export async function speak() {
  wakeHeader();
  await Promise.all([learnWords(), learnGames()]);
  if (language() !== "en") translate(words.page);
}
