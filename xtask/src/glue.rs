//! The JavaScript that modules share.
//!
//! The modules of all two-player games have the same bindings, so the games share scripts: one for pages, one for
//! workers that play and prove problems, and two for the laboratory. A generated script keeps the one instance of its
//! module in variables; here it becomes a function with such variables, called once for each module that a page or a
//! worker starts.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::Outcome;

/// A script that modules share.
pub struct Shared {
    /// The end of their names, after that of the game.
    pub end: &'static str,
    /// The name of the generated files of each.
    pub inside: &'static str,
    /// The name of the script in `pkg/`.
    pub script: &'static str,
    /// The function that it exports.
    function: &'static str,
    about: &'static str,
}

/// The script of the modules that know the rules of games.
pub const GAMES: Shared = Shared {
    end: "",
    inside: "game",
    script: "games",
    function: "newGameModule",
    about: "Makes the rules of one two-player game, to be started with the module of the game.",
};
/// The script of the modules that play them and prove problems.
pub const ENGINES: Shared = Shared {
    end: "_engine",
    inside: "engine",
    script: "engines",
    function: "newEngineModule",
    about: "Makes the engine of one two-player game, to be started with its module.",
};
/// The script of the modules that plan experiments with them and report on their rows.
pub const PLANS: Shared = Shared {
    end: "_plan",
    inside: "plan",
    script: "plans",
    function: "newPlanModule",
    about: "Makes the planner of experiments with one two-player game, to be started with its module.",
};
/// The script of the modules that run such experiments.
pub const LABS: Shared = Shared {
    end: "_lab",
    inside: "lab",
    script: "labs",
    function: "newLabModule",
    about: "Makes the laboratory of one two-player game, to be started with its module.",
};
/// All of them; the end of a name is that of the first that fits.
pub const ALL: [&Shared; 4] = [&ENGINES, &PLANS, &LABS, &GAMES];

/// The loader of a module by its address, which is removed: pages compile the module while it arrives, and share it
/// with workers.
const LOADERS: [(&str, &str); 2] = [
    ("async function __wbg_load(", "function initSync("),
    ("let __wbg_init_promise;", "export { initSync, __wbg_init as default };"),
];
impl Shared {
    /// Writes to `pkg` the script that was generated alike in all of some folders, and its types.
    pub fn write(&self, folders: &[PathBuf], pkg: &Path) -> Outcome {
        let Self { inside, script, function, about, .. } = self;
        let Some(folder) = folders.first() else { return Ok(()) };
        let shared = same_in(folders, inside)?;
        let types = format!("{inside}.d.ts");
        fs::copy(folder.join(&types), pkg.join(&types))?;
        let signature = format!("export function {function}(): Omit<typeof import('./{inside}.js'), 'default'>;");
        fs::write(pkg.join(script).with_extension("d.ts"), format!("/** {about} */\n{signature}\n"))?;
        Ok(fs::write(pkg.join(script).with_extension("js"), as_function(function, &shared)?)?)
    }
}

/// The JavaScript of this name that was generated alike in all of some folders.
fn same_in(folders: &[PathBuf], name: &str) -> Outcome<String> {
    let mut same: Option<String> = None;
    for folder in folders {
        let text = fs::read_to_string(folder.join(name).with_extension("js"))?;
        if same.as_ref().is_some_and(|same| *same != text) {
            return Err(format!("{}: modules share their JavaScript, and this one differs", folder.display()).into());
        }
        same = Some(text);
    }
    same.ok_or_else(|| format!("no module has {name}.js").into())
}

/// The generated module as a function that returns what the module exports.
fn as_function(function: &str, module: &str) -> Outcome<String> {
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
    Ok(format!("export function {function}() {{\n{}\nreturn {{ {} }};\n}}\n", lines.join("\n"), exports.join(", ")))
}
