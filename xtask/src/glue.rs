//! The JavaScript that the modules of the two-player games share.
//!
//! What stands between JavaScript and such a module is the same for every game, so one script serves them all. What is
//! generated for a module keeps its one instance in variables of the script; here it becomes a function with such
//! variables, called once for each game that a page or a worker plays.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::Outcome;

/// What is generated is called so, and so is its module inside.
pub const GAME: &str = "game";
/// The script in `pkg/`.
pub const SHARED: &str = "games";
/// Loads a module by its address, which nobody does here: pages compile it while it arrives, and share it with workers.
const LOADERS: [(&str, &str); 2] = [
    ("async function __wbg_load(", "function initSync("),
    ("let __wbg_init_promise;", "export { initSync, __wbg_init as default };"),
];
const TYPES: &str = "\
/** Makes what plays one two-player game, once it was started with the module of the game. */
export function newGameModule(): Omit<typeof import('./game.js'), 'default'>;
";

/// Writes to `pkg` the script that was generated alike in all of some folders, and its types.
pub fn share(folders: &[PathBuf], pkg: &Path) -> Outcome {
    let mut shared: Option<String> = None;
    for folder in folders {
        let text = fs::read_to_string(folder.join(GAME).with_extension("js"))?;
        if shared.as_ref().is_some_and(|shared| *shared != text) {
            return Err(format!("{}: games share their JavaScript, and this one differs", folder.display()).into());
        }
        shared = Some(text);
    }
    let (Some(shared), Some(folder)) = (shared, folders.first()) else { return Ok(()) };
    let types = format!("{GAME}.d.ts");
    fs::copy(folder.join(&types), pkg.join(&types))?;
    fs::write(pkg.join(SHARED).with_extension("d.ts"), TYPES)?;
    Ok(fs::write(pkg.join(SHARED).with_extension("js"), as_function(&shared)?)?)
}

/// The generated module as a function that returns what the module exports.
fn as_function(module: &str) -> Outcome<String> {
    let mut text = module.to_owned();
    for (from, until) in LOADERS {
        let lacks = |what: &str| format!("the generated JavaScript lacks “{what}”");
        let start = text.find(from).ok_or_else(|| lacks(from))?;
        let end = start + text[start..].find(until).ok_or_else(|| lacks(until))?;
        text.replace_range(start..end, "");
    }
    let (text, _) = text.split_once(LOADERS[1].1).ok_or("the generated JavaScript exports nothing")?;
    let mut exports = vec!["initSync"];
    let mut lines = Vec::new();
    for line in text.lines() {
        let inner = line.strip_prefix("export ");
        exports.extend(inner.and_then(|inner| inner.split([' ', '(']).nth(1)));
        lines.push(inner.unwrap_or(line));
    }
    Ok(format!("export function newGameModule() {{\n{}\nreturn {{ {} }};\n}}\n", lines.join("\n"), exports.join(", ")))
}
