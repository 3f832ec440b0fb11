//! The JavaScript that modules share.
//!
//! The modules of all two-player games have the same bindings, so the games share a script for each kind of module: for
//! pages, for workers that play, for those that prove problems, and for the laboratory's. A generated script keeps the one instance
//! of its module in variables; inside a function it is run anew for each module that a page or a worker starts.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::Outcome;

/// The kinds of modules of a two-player game: those that know its rules, that play it, that find and prove problems, and
/// that run experiments with it. The name of the first is that of the game, and the kind ends all others.
pub const KINDS: [&str; 4] = [GAME, ENGINE, "prover", LAB];
pub const GAME: &str = "game";
pub const ENGINE: &str = "engine";
pub const LAB: &str = "lab";

/// The generated script of a module as one without imports and exports.
pub const CLASSIC: &str = "classic.js";

/// The name of the script that the modules of a kind share.
pub fn script(kind: &str) -> String {
    format!("{kind}s")
}

/// Writes to `pkg` the script that was generated alike in the folders of all modules of a kind, and its types.
pub fn write(kind: &str, folders: &[PathBuf], pkg: &Path) -> Outcome {
    let Some(folder) = folders.first() else { return Ok(()) };
    let shared = fs::read_to_string(folder.join(CLASSIC))?;
    for other in &folders[1..] {
        if fs::read_to_string(other.join(CLASSIC))? != shared {
            return Err(format!("{}: modules share their JavaScript, and this one differs", other.display()).into());
        }
    }
    let types = format!("{kind}.d.ts");
    fs::copy(folder.join(&types), pkg.join(types))?;
    let function = format!("new{}{}Module", kind[..1].to_uppercase(), &kind[1..]);
    let about = "/** Makes an instance of the bindings, to be started with the module of a game. */";
    let types = format!("{about}\nexport function {function}(): Omit<typeof import('./{kind}.js'), 'default'>;\n");
    let script = pkg.join(script(kind));
    fs::write(script.with_extension("d.ts"), types)?;
    let text = format!("export function {function}() {{\n{shared}\nreturn wasm_bindgen;\n}}\n");
    Ok(fs::write(script.with_extension("js"), text)?)
}
