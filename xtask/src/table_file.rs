//! The table file, under a name that changes with its content so that it can be cached forever.

use std::{fs, path::Path};

use sha2::{Digest, Sha256};

use crate::{Outcome, cargo, files, run};

const TYPES: &str = "\
/** The table files beside this one, by game. */
export const TABLES: Readonly<Record<'slide3', {
  /** The file's name. */
  file: string;
  /** Its size. */
  bytes: number;
  /** The SHA-256 of its bytes, in hexadecimal digits. */
  sha256: string;
}>>;
";

/// Writes a `tables.js` without tables: pages then compute their own.
pub fn write_none(pkg: &Path) -> Outcome {
    write_entry(pkg, "slide3.dtw", 1, "")
}

fn write_entry(pkg: &Path, file: &str, bytes: usize, sha256: &str) -> Outcome {
    let entry = format!("{{ file: \"{file}\", bytes: {bytes}, sha256: \"{sha256}\" }}");
    Ok(fs::write(pkg.join("tables.js"), format!("export const TABLES = {{ slide3: {entry} }};\n"))?)
}

/// Computes the table with the native command, then writes it and `tables.js` to `pkg`.
pub fn write(root: &Path, scratch: &Path, pkg: &Path) -> Outcome {
    run(root, cargo().args(["run", "--quiet", "--locked", "--", "table", "build"]).arg(scratch))?;
    let table = fs::read(scratch)?;
    let sha256 = Sha256::digest(&table).iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let file = format!("slide3-{}.dtw", &sha256[..8]);
    files::clear(pkg, "dtw", |old| old.ends_with(&file))?;
    write_entry(pkg, &file, table.len(), &sha256)?;
    fs::write(pkg.join("tables.d.ts"), TYPES)?;
    Ok(fs::write(pkg.join(file), table)?)
}
