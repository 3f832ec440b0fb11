//! The guide to adding a game names files that are there.

use std::{
    fs,
    path::{Path, PathBuf},
};

#[test]
fn the_guide_names_files_that_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let guide = fs::read_to_string(root.join("docs/adding-a-game.md")).unwrap();
    // Paths are between backquotes; a folder ends with a slash, and files in the same folder name it once.
    let mut count = 0;
    for row in guide.lines().filter(|line| line.starts_with("| `")) {
        let mut folder = PathBuf::new();
        for path in row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2) {
            let path =
                if path.contains('/') || folder.as_os_str().is_empty() { path.into() } else { folder.join(path) };
            folder = path.parent().unwrap().to_owned();
            assert!(root.join(&path).exists(), "the guide names {}, which is not there", path.display());
            count += 1;
        }
    }
    assert!(count > 20);
}
