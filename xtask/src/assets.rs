//! File names that contain a hash, and the file that tells the pages about them.

use std::{
    collections::BTreeMap,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use crate::{Outcome, files};

/// The names of files in the finished site, by their names in `www/`.
pub type Names = BTreeMap<String, String>;

/// The generated style sheets for a board in a shadow root, by the lists in `files.js`: for a
/// puzzle, and for a two-player game.
const STYLES: [(&str, &str); 2] = [("styles", "board.css"), ("gameStyles", "duel.css")];
/// The folder of the finished site in which every name contains a hash, so that no file there ever changes.
pub const HASHED: &str = "pkg/";
/// The placeholder for the build in `files.js` until the site is finished.
const DEVELOPMENT: &str = "development";

/// The names of all files below a folder, sorted.
pub fn list(folder: &Path) -> Outcome<Vec<String>> {
    let (mut names, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(current) = folders.pop() {
        for entry in fs::read_dir(current)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name =
                    path.strip_prefix(folder)?.to_str().ok_or_else(|| format!("{} is no UTF-8", path.display()))?;
                names.push(name.replace('\\', "/"));
            }
        }
    }
    names.sort();
    Ok(names)
}

/// The first digits of the SHA-256 of some bytes.
pub fn hash(bytes: impl AsRef<[u8]>) -> String {
    Sha256::digest(bytes).iter().take(4).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The name of a build: it depends only on the sources and the tools.
pub fn build(whole: &Path, tools: &Path) -> Outcome<String> {
    let mut all = Sha256::digest(fs::read(tools)?).to_vec();
    for name in list(whole)? {
        all.extend(Sha256::digest(&name));
        all.extend(Sha256::digest(fs::read(whole.join(name))?));
    }
    Ok(hash(all))
}

/// Copies the WebAssembly modules under names that contain their hash.
pub fn hash_contents(whole: &Path, dist: &Path) -> Outcome<Names> {
    let mut names = Names::new();
    for name in list(whole)? {
        let file = name.rsplit('/').next().and_then(|file| file.rsplit_once('.'));
        if let Some((stem, end)) = file.filter(|(_, end)| *end == "wasm") {
            let bytes = fs::read(whole.join(&name))?;
            let hashed = format!("{HASHED}{stem}-{}.{end}", hash(&bytes));
            files::write(&dist.join(&hashed), bytes)?;
            names.insert(name, hashed);
        }
    }
    Ok(names)
}

/// `site/files.js`: the names of the files that are loaded by name.
pub struct Loaded {
    file: PathBuf,
    text: String,
    /// The generated style sheets, each with the list of its styles as written.
    lists: Vec<(&'static str, String)>,
}

impl Loaded {
    pub fn read(file: &Path) -> Outcome<Self> {
        let text = fs::read_to_string(file)?;
        let lists = STYLES.map(|(key, name)| {
            let (_, rest) = text.split_once(&format!(" {key} = [")).ok_or(format!("site/files.js has no {key}"))?;
            let (list, _) = rest.split_once(']').ok_or(format!("site/files.js has no end of its {key}"))?;
            Ok((name, list.to_owned()))
        });
        let lists = lists.into_iter().collect::<Outcome<_>>()?;
        Ok(Self { file: file.to_owned(), text, lists })
    }

    /// Concatenates the styles of each list, in order, into one style sheet next to the pages.
    pub fn write_styles(&self) -> Outcome {
        let whole = self.file.ancestors().nth(2).ok_or("site/files.js is in no site")?;
        for (name, list) in &self.lists {
            let styles = list.split('"').skip(1).step_by(2);
            let text = styles.fold(String::new(), |text, style| text + &format!("@import \"./{style}\";\n"));
            fs::write(whole.join(name), text)?;
        }
        Ok(())
    }

    /// Writes the finished file: the build, and the names as far as they are known.
    pub fn write(&self, build: &str, names: Option<&Names>) -> Outcome {
        let joined = |text: String, (name, list): &(_, String)| text.replace(list, &format!("\"{name}\""));
        let text = self.lists.iter().fold(self.text.clone(), joined);
        // Every second piece is inside quotes.
        let pieces = text.split('"').enumerate().map(|(index, piece)| match names {
            _ if index % 2 == 0 => Ok(piece),
            _ if piece == DEVELOPMENT => Ok(build),
            None => Ok(piece),
            Some(names) => {
                names.get(piece).map(String::as_str).ok_or(format!("site/files.js: {piece} is no file of the site"))
            }
        });
        Ok(fs::write(&self.file, pieces.collect::<Result<Vec<_>, _>>()?.join("\""))?)
    }
}
