//! The types of the package for TypeScript, of what the modules return. The structs and enums say what they are.

use std::{any::TypeId, collections::BTreeMap, env, fs};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{api, lab, players, presets};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/web/types.d.ts");
const WRITE: &str = "WRITE=1 cargo test --lib types_of_the_package";

/// The declarations of types and of all types in them, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, (TypeId, String)>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of the standard library have no declaration.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::new().with_large_int("number");
        let (name, id) = (T::name(&config), TypeId::of::<T>());
        if let Some((other, _)) = self.0.get(&name) {
            assert_eq!(*other, id, "several types are called {name}");
            return;
        }
        let docs = T::docs().map(|docs| comment(&docs, "null")).unwrap_or_default();
        let declaration = docs + &declaration(&name, &T::inline(&config));
        self.0.insert(name, (id, declaration));
        T::visit_dependencies(self);
    }
}

/// The declaration of a type, laid out for readers.
fn declaration(name: &str, definition: &str) -> String {
    let Some(members) = definition.strip_prefix("{ ").and_then(|text| text.strip_suffix(", }")) else {
        return format!("export type {name} = {definition};\n");
    };
    let documented = members.strip_prefix("\n/**\n");
    let members: Vec<_> = documented.map_or(members.split(", ").collect(), |text| text.split(", \n/**\n").collect());
    let members = members.into_iter().map(|member| match member.split_once(" */\n") {
        Some((docs, member)) => {
            let nothing = if member.split(": ").next().unwrap().ends_with('?') { "undefined" } else { "null" };
            format!("{}{};\n", comment(docs, nothing), member.replace('"', "'"))
        }
        None => format!("{};\n", member.replace('"', "'")),
    });
    let members: String = members.collect();
    let members = members.trim_end().replace('\n', "\n  ");
    format!("export interface {name} {{\n  {members}\n}}\n")
}

/// A comment of Rust as one of TypeScript, which has another word for `None`.
fn comment(docs: &str, nothing: &str) -> String {
    let lines = docs.lines().filter_map(|line| line.strip_prefix(" *")).filter(|line| *line != "/");
    // Examples are in Rust.
    let lines: Vec<_> = lines.take_while(|line| !line.starts_with(" ```")).collect();
    let text = lines.join("\n *").trim_end_matches(['\n', '*', ' ']).replace("`None`", &format!("`{nothing}`"));
    let text = text.replace("[`", "`").replace("`]", "`");
    if text.contains('\n') { format!("/**\n *{text}\n */\n") } else { format!("/**{text} */\n") }
}

/// The declarations of what the modules return.
fn declarations() -> String {
    let mut all = Declarations::default();
    all.visit::<api::Step>();
    all.visit::<api::Ending>();
    all.visit::<players::Level>();
    all.visit::<api::Progress>();
    all.visit::<players::SearchResult>();
    all.visit::<api::PatternCount>();
    all.visit::<api::ProblemsReport>();
    all.visit::<api::JudgementText>();
    all.visit::<api::VerdictText>();
    all.visit::<api::CheckedText>();
    all.visit::<api::RecordText>();
    all.visit::<presets::Preset>();
    all.visit::<lab::Slice>();
    all.visit::<lab::TrialSearch>();
    all.visit::<lab::Report>();
    all.visit::<lab::ResultsByKind>();
    let all: Vec<_> = all.0.into_values().map(|(_, declaration)| declaration).collect();
    format!("// The types of results, written by `{WRITE}`.\n\n{}", all.join("\n"))
}

#[test]
fn types_of_the_package_are_those_of_the_structs() {
    let text = declarations();
    if env::var_os("WRITE").is_some() {
        fs::write(PATH, &text).unwrap();
    }
    let file = fs::read_to_string(PATH).unwrap();
    let difference = file.lines().zip(text.lines()).find(|(old, new)| old != new);
    assert!(file == text, "{PATH} is old: {difference:?}; {WRITE} writes it anew");
}
