//! Keys are described once: the tables in the docs and the form of the laboratory agree with the command.

use std::{fs, path::Path, process::Command};

fn keys(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_plyground")).arg("keys").args(arguments).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn tables_of_the_docs_are_what_the_command_prints() {
    let tables = [("experiments", ["puzzle", "games", "learn"].as_slice()), ("notation", &["engines", "searches"])];
    for (path, subject) in
        tables.iter().flat_map(|(name, all)| all.iter().map(move |it| (format!("docs/{name}.md"), *it)))
    {
        let docs = read(&path);
        let (_, rest) = docs.split_once(&format!("<!-- plyground keys {subject} -->\n\n")).unwrap();
        let (tables, _) = rest.split_once("\n\n<!-- end -->").unwrap();
        assert_eq!(tables, keys(&[subject]), "put what plyground keys {subject} prints into {path}");
    }
}

#[test]
fn the_form_has_the_schema_that_the_command_prints() {
    let path = "www/laboratory/schema.json";
    assert_eq!(
        read(path).trim_end(),
        keys(&["puzzle", "games", "--json"]),
        "plyground keys puzzle games --json > {path}"
    );
}

/// The keys of the groups in a script.
fn keys_of_form(script: &str) -> Vec<&str> {
    let listed = script.split("fields(\"").skip(1).flat_map(|part| part.split('"').next().unwrap().split(' '));
    let single = script.split("{ key: \"").skip(1).map(|part| part.split('"').next().unwrap());
    // A list with a single longer field takes several lines.
    let long = script.split(" key: \"engines\"").skip(1).map(|_| "engines");
    let mut keys: Vec<_> = listed.chain(single).chain(long).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn the_form_has_a_field_for_each_key() {
    let schema: serde_json::Value = serde_json::from_str(&keys(&["--json"])).unwrap();
    let of = |grammar: &str| schema[grammar]["keys"].as_array().unwrap().clone();
    let all = [of("puzzle"), of("games")].concat();
    let mut all: Vec<_> = all.iter().map(|key| key["key"].as_str().unwrap()).filter(|key| *key != "v").collect();
    all.sort_unstable();
    all.dedup();
    let script = read("www/laboratory/form.js");
    let mut fields = keys_of_form(&script);
    // Games and puzzles have a field each, with the same key.
    fields.dedup();
    assert_eq!(fields, all);
    for words in ["www/laboratory/words/form.js", "www/laboratory/words/form_de.js"] {
        let words = read(words);
        for key in &all {
            assert!(words.contains(&format!("\n  {key}: {{")), "{key} has no words");
        }
    }
}
