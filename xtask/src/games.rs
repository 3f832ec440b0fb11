//! The two-player games of the pages: one list names them, and each has a folder.

use std::{collections::BTreeMap, fs, path::Path};

use crate::{
    Outcome,
    assets::{self, Names},
    bundle::Bundler,
    files,
};

/// The list, below `www/`.
const LIST: &str = "site/duels.js";
/// The pages of two-player games, by their scripts: the script that names the files of a game that the page needs at
/// once, below `www/`, and what it needs in German besides the words of its game.
const PAGES: [(&str, &str, &[&str]); 2] = [
    ("games.js", "match/early_files.js", &["match/html_de.js", MATCH, COMMON]),
    ("problems.js", "problems/early_files.js", &["problems/html_de.js", PROBLEMS, "match/cards.js", MATCH, COMMON]),
];
/// The script that names the files of a board in the element, below `www/`.
const PARTS: &str = "embed/parts.js";
/// The scripts of boards in the element, below `www/`: of a puzzle, of a two-player game, and of a problem of one.
const BOARD: &str = "embed/board.js";
const DUEL: &str = "embed/duel.js";
const PROBLEM: &str = "embed/problem.js";
/// The German words of all boards, of all two-player games, and of their problems.
const COMMON: &str = "site/words_de.js";
const MATCH: &str = "match/words_de.js";
const PROBLEMS: &str = "problems/words_de.js";
/// How scripts import the list.
const IMPORT: &str = "import { DUELS } from \"../site/duels.js\";\n";
/// How scripts import a file of every game at startup: the code before its path, between the path and the name of the
/// export, and after the name.
const EVERY: [&str; 3] = ["await Promise.all(DUELS.map(async (id) => (await import(`", "`)).", "))"];
/// How scripts import a file of one game later: the code before and after its path.
const ONE: [&str; 2] = ["import(`", "`)"];
/// How `site/files.js` imports what makes the names of the modules.
const NAMING: &str = "import { DUELS, engineFile, labFile, moduleFile, planFile, problemFile } from \"./duels.js\";\n";
/// How it makes them, for pages and workers, then for those of the laboratory, each with what follows the name of the
/// game.
const NAMED: [(&str, &str); 5] = [
    ("Object.fromEntries(DUELS.map((id) => [id, moduleFile(id)]))", ""),
    ("Object.fromEntries(DUELS.map((id) => [id, engineFile(id)]))", "_engine"),
    ("Object.fromEntries(DUELS.map((id) => [id, problemFile(id)]))", "_problem"),
    ("Object.fromEntries(DUELS.map((id) => [id, planFile(id)]))", "_plan"),
    ("Object.fromEntries(DUELS.map((id) => [id, labFile(id)]))", "_lab"),
];
/// The placeholder for the game in these paths.
const ID: &str = "${id}";

/// The games, in the order of their cards.
pub struct Games(Vec<Game>);

struct Game {
    id: String,
    /// The game whose module plays it.
    module: String,
    /// As it is written within a sentence.
    name: String,
    /// The sentence on its card.
    text: String,
}

impl Games {
    pub fn read(www: &Path) -> Outcome<Self> {
        let text = fs::read_to_string(www.join(LIST))?;
        let list = text.split_once("DUELS = [").and_then(|(_, rest)| rest.split_once(']'));
        let (list, _) = list.ok_or_else(|| format!("{LIST} has no list of games"))?;
        let (_, modules) = text.split_once("PLAYED_BY = {").ok_or_else(|| format!("{LIST} names no modules"))?;
        let module = |id: &str| {
            let (_, rest) = modules.split_once('}')?.0.split_once(&format!(" {id}: \""))?;
            Some(rest.split_once('"')?.0.to_owned())
        };
        // Every second piece stands between quotes.
        let games = list.split('"').skip(1).step_by(2).map(|id| Game::read(www, id, module(id)));
        Ok(Self(games.collect::<Outcome<_>>()?))
    }

    /// Fills in the games in the pages and scripts below a folder.
    pub fn fill(&self, folder: &Path) -> Outcome {
        for name in assets::list(folder)? {
            let file = folder.join(&name);
            if !files::is(&file, &["html", "js"]) {
                continue;
            }
            let text = fs::read_to_string(&file)?;
            let filled = if files::is(&file, &["html"]) { self.page(&text) } else { self.script(&name, &text)? };
            if filled != text {
                fs::write(file, filled)?;
            }
        }
        Ok(())
    }

    /// Writes which files each game needs besides those of a page, in each language, if the page shows games. It was
    /// bundled last, under this name.
    pub fn write_early(&self, whole: &Path, page: &str, script: &str, bundler: &Bundler) -> Outcome {
        let Some((_, early, german)) = PAGES.into_iter().find(|(name, ..)| *name == page) else { return Ok(()) };
        let mut files = BTreeMap::new();
        for Game { id, .. } in &self.0 {
            files.insert(id, each(|language| bundler.late(&sources(id, language, german), script))?);
        }
        let list = serde_json::to_string(&files)?;
        let text = format!("const FILES = {list};\nexport const earlyFiles = (id, language) => FILES[id][language];\n");
        Ok(fs::write(whole.join(early), text)?)
    }

    /// Bundles the scripts of boards in the element, and writes which files a board needs, by game and language: its
    /// script, what this imports at once, its styles and module, the view of the game, and the words.
    pub fn write_parts(&self, whole: &Path, names: &mut Names, bundler: &mut Bundler) -> Outcome {
        let parts = |names: &Names, bundler: &Bundler, own: &[&str], late: Vec<String>| -> Outcome<Vec<String>> {
            let find = |&name| names.get(name).cloned().ok_or_else(|| format!("the site has no {name}"));
            let mut parts = own.iter().map(find).collect::<Result<Vec<_>, _>>()?;
            let [at_once, late] = [bundler.at_once(&parts[0]), bundler.late(&late, &parts[0])?];
            parts.extend(at_once.into_iter().chain(late));
            Ok(parts)
        };
        let (mut duel, mut problem) = (BTreeMap::new(), BTreeMap::new());
        names.extend(bundler.module(BOARD)?);
        let own = [BOARD, "board.css", "pkg/play_bg.wasm"];
        let puzzle = BTreeMap::from([("", each(|language| parts(names, bundler, &own, german(language, &[COMMON])))?)]);
        names.extend(bundler.module(DUEL)?);
        for Game { id, module, .. } in &self.0 {
            let own = [DUEL, "duel.css", &format!("pkg/{module}_bg.wasm")];
            let all = |language| parts(names, bundler, &own, sources(id, language, &[COMMON, MATCH]));
            duel.insert(id, each(all)?);
        }
        names.extend(bundler.module(PROBLEM)?);
        for Game { id, module, .. } in &self.0 {
            let [page, worker] = ["", "_problem"].map(|end| format!("pkg/{module}{end}_bg.wasm"));
            let own = [PROBLEM, "duel.css", &page, &worker];
            let all = |language| parts(names, bundler, &own, sources(id, language, &[COMMON, MATCH, PROBLEMS]));
            problem.insert(id, each(all)?);
        }
        let [duel, problem] = [serde_json::to_string(&duel)?, serde_json::to_string(&problem)?];
        let puzzle = serde_json::to_string(&puzzle)?;
        let text = format!(
            "import {{ language }} from \"../site/language.js\";\n\
             const FILES = {{ puzzle: {puzzle}, duel: {duel}, problem: {problem} }};\n\
             export const partsOf = (kind, game) => {{\n  \
             const id = kind === \"puzzle\" ? \"\" : game.split(\":\")[0];\n  \
             return FILES[kind][Object.hasOwn(FILES[kind], id) ? id : {usual:?}][language()];\n}};\n",
            usual = self.0[0].id
        );
        Ok(fs::write(whole.join(PARTS), text)?)
    }

    /// Repeats the line of a page that has placeholders of a game for every game, and fills in their names.
    pub fn page(&self, html: &str) -> String {
        let lines = html.split_inclusive('\n').map(|line| {
            if line.contains("{id}") { self.0.iter().map(|game| game.line(line)).collect() } else { line.to_owned() }
        });
        lines.collect::<String>().replace("{names}", &self.names())
    }

    /// The names of all games, as they are written within a sentence.
    fn names(&self) -> String {
        let names: Vec<_> = self.0.iter().map(|game| game.name.as_str()).collect();
        match names.split_last() {
            Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
            _ => names.concat(),
        }
    }

    /// Replaces the imports of a file of every game by one import for each game. Otherwise a page would make a request
    /// for each game.
    fn script(&self, name: &str, text: &str) -> Outcome<String> {
        let list: Vec<_> = self.0.iter().map(|game| &game.id).collect();
        // Each script gets a copy of the list: what the bundles of a page share would become a file of its own.
        let text = text.replace(IMPORT, &format!("const DUELS = {list:?};\n"));
        let joined = self.late(&self.joined(&self.named(&text)));
        if joined.lines().any(|line| !line.starts_with([' ', '/']) && line.contains("= await ")) {
            return Err(format!("{name} awaits something other than a file of every game at its top level").into());
        }
        Ok(joined)
    }

    /// Writes out the names of the modules, which get a hash later.
    fn named(&self, text: &str) -> String {
        NAMED.iter().fold(text.replace(NAMING, ""), |text, (made, end)| {
            let name = |Game { id, module, .. }: &Game| format!("  {id}: \"pkg/{module}{end}_bg.wasm\",\n");
            text.replace(made, &format!("{{\n{}}}", self.0.iter().map(name).collect::<String>()))
        })
    }

    /// Replaces the imports at startup.
    fn joined(&self, text: &str) -> String {
        let [before, behind, end] = EVERY;
        let Some([start, path, name, rest]) = split(text, [before, behind, end]) else { return text.to_owned() };
        let import = |Game { id, .. }: &Game| {
            let (path, own) = (path.replace(ID, id), format!("{id}_{name}"));
            (format!("import {{ {name} as {own} }} from \"{path}\";\n"), own)
        };
        let (imports, names): (Vec<_>, Vec<_>) = self.0.iter().map(import).unzip();
        format!("{}{start}[{}]{rest}", imports.concat(), names.join(", "))
    }

    /// Replaces the later imports of a file of one game.
    fn late(&self, text: &str) -> String {
        let [before, end] = ONE;
        let Some((start, rest)) = text.split_once(before) else { return text.to_owned() };
        let Some((path, rest)) = rest.split_once(end).filter(|(path, _)| path.contains(ID)) else {
            return format!("{start}{before}{}", self.late(rest));
        };
        let ways = self.0.iter().map(|Game { id, .. }| format!("{id}: () => import(\"{}\")", path.replace(ID, id)));
        format!("{start}({{ {} }})[id](){}", ways.collect::<Vec<_>>().join(", "), self.late(rest))
    }
}

/// The files in each language of the pages.
fn each<T>(files: impl Fn(&'static str) -> Outcome<T>) -> Outcome<BTreeMap<&'static str, T>> {
    ["en", "de"].into_iter().map(|language| Ok((language, files(language)?))).collect()
}

/// The scripts for a game in a language: its view and words, and in German some more.
fn sources(id: &str, language: &str, more: &[&str]) -> Vec<String> {
    let own = ["view", language].map(|name| format!("match/games/{id}/{name}.js"));
    own.into_iter().chain(german(language, more)).collect()
}

/// Scripts that only German needs.
fn german(language: &str, names: &[&str]) -> Vec<String> {
    names.iter().filter(|_| language == "de").map(|&name| name.to_owned()).collect()
}

impl Game {
    /// Reads the English name and sentence from the script of its card.
    fn read(www: &Path, id: &str, module: Option<String>) -> Outcome<Self> {
        let file = format!("match/games/{id}/card.js");
        let script = fs::read_to_string(www.join(&file)).map_err(|error| format!("{file}: {error}"))?;
        let english = script.split_once("  en: {").map(|(_, rest)| rest);
        let find = |key: &str| {
            let (_, rest) = english?.split_once(&format!("{key}: \""))?;
            rest.split_once('"').map(|(value, _)| value.to_owned())
        };
        let read = |key: &str| find(key).ok_or_else(|| format!("{file} has no English {key} between quotes"));
        let module = module.unwrap_or_else(|| id.to_owned());
        Ok(Self { id: id.to_owned(), module, name: read("name")?, text: read("text")? })
    }

    /// Fills in a line of a page.
    fn line(&self, line: &str) -> String {
        let mut letters = self.name.chars();
        let title = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>();
        line.replace("{id}", &self.id).replace("{title}", &title).replace("{text}", &self.text)
    }
}

/// Splits a text at three separators that follow one another.
fn split<'a>(text: &'a str, [first, second, third]: [&str; 3]) -> Option<[&'a str; 4]> {
    let (start, rest) = text.split_once(first)?;
    let (middle, rest) = rest.split_once(second)?;
    let (next, rest) = rest.split_once(third)?;
    Some([start, middle, next, rest])
}
