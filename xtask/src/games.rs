//! The games for two: each has a folder in the pages, and there is one list of them.

use std::{fs, path::Path};

use crate::{Outcome, assets, files};

/// The list, below `www/`.
const LIST: &str = "site/duels.js";
/// How scripts import it.
const IMPORT: &str = "import { DUELS } from \"../site/duels.js\";\n";
/// What scripts say to have a file of every game from the start: before its path and behind it, and behind what it
/// exports.
const EVERY: [&str; 3] = ["await Promise.all(DUELS.map(async (id) => (await import(`", "`)).", "))"];
/// What they say to fetch a file of one game: before its path and behind it.
const ONE: [&str; 2] = ["import(`", "`)"];
/// What stands for the game in such paths.
const ID: &str = "${id}";

/// The games, in the order of their cards.
pub struct Games(Vec<String>);

impl Games {
    pub fn read(www: &Path) -> Outcome<Self> {
        let text = fs::read_to_string(www.join(LIST))?;
        let list = text.split_once("DUELS = [").and_then(|(_, rest)| rest.split_once(']'));
        let (list, _) = list.ok_or_else(|| format!("{LIST} has no list of games"))?;
        // Every second piece stands between quotes.
        Ok(Self(list.split('"').skip(1).step_by(2).map(str::to_owned).collect()))
    }

    /// Writes the imports of a file of every game out in the scripts below a folder, so that what is wanted from the
    /// start comes with the script, and not in a request for each game.
    pub fn join(&self, folder: &Path) -> Outcome {
        for name in assets::list(folder)?.iter().filter(|name| files::is(Path::new(name), &["js"])) {
            let file = folder.join(name);
            let text = fs::read_to_string(&file)?;
            let joined = self.late(&self.joined(&text));
            if joined.lines().any(|line| !line.starts_with([' ', '/']) && line.contains("= await ")) {
                return Err(
                    format!("{name} waits as it is loaded, for something other than a file of every game").into()
                );
            }
            if joined != text {
                fs::write(file, joined)?;
            }
        }
        Ok(())
    }

    /// A script that has files of every game from the start. It gets the list too: to share it, bundles would be cut.
    fn joined(&self, text: &str) -> String {
        let [before, behind, end] = EVERY;
        let Some([start, path, name, rest]) = split(text, [before, behind, end]) else { return text.to_owned() };
        let import = |id: &String| {
            let (path, own) = (path.replace(ID, id), format!("{id}_{name}"));
            (format!("import {{ {name} as {own} }} from \"{path}\";\n"), own)
        };
        let (imports, names): (Vec<_>, Vec<_>) = self.0.iter().map(import).unzip();
        let start = start.replace(IMPORT, &format!("const DUELS = {:?};\n", self.0));
        format!("{}{start}[{}]{rest}", imports.concat(), names.join(", "))
    }

    /// A script that fetches files of one game at a time.
    fn late(&self, text: &str) -> String {
        let [before, end] = ONE;
        let Some((start, rest)) = text.split_once(before) else { return text.to_owned() };
        let Some((path, rest)) = rest.split_once(end).filter(|(path, _)| path.contains(ID)) else {
            return format!("{start}{before}{}", self.late(rest));
        };
        let ways = self.0.iter().map(|id| format!("{id}: () => import(\"{}\")", path.replace(ID, id)));
        format!("{start}({{ {} }})[id](){}", ways.collect::<Vec<_>>().join(", "), self.late(rest))
    }
}

/// The parts of a text around the first places of some others, one after the other.
fn split<'a>(text: &'a str, [first, second, third]: [&str; 3]) -> Option<[&'a str; 4]> {
    let (start, rest) = text.split_once(first)?;
    let (middle, rest) = rest.split_once(second)?;
    let (next, rest) = rest.split_once(third)?;
    Some([start, middle, next, rest])
}
