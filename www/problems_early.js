// Arrives long before the page's other scripts, and preloads the files that probably find and show the problem.

import { fileOf, kindId, proverFileOf } from "./match/game_modules.js";
import { problemsPage } from "./site/early_files.js";
import { fetchEarly } from "./site/fetch_early.js";
import { inLanguage } from "./site/language.js";
import { pageQuery, nameIn } from "./site/query.js";
import { recall } from "./site/storage.js";

const game = nameIn(pageQuery()) || (location.search ? "" : (recall("problems-game") ?? ""));

fetchEarly(fileOf(game), ...inLanguage(problemsPage[kindId(game)]).slice(1));
// Today's problems are shown without the prover.
if (/\b(?:seed|n|p|position)=/.test(pageQuery())) fetchEarly(proverFileOf(game));
