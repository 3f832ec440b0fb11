//! The crate as a whole: its command, the dependencies of its modules, its docs and its licences.
#![cfg(not(target_arch = "wasm32"))]

mod citations;
mod command;
mod command_options;
mod crashes;
mod diagrams;
mod documents;
// The code with which the command reads and writes files, for fuzzing.
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/bin/plyground/files.rs"]
mod files;
#[path = "../../fuzz/mod.rs"]
mod fuzz;
mod games;
mod guide;
mod keys;
mod layers;
mod licences;
mod logs;
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/bin/plyground/parts.rs"]
mod parts;
mod problems;
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/bin/plyground/report_text.rs"]
mod report_text;
mod reports;
mod reviews;
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/bin/plyground/row_file.rs"]
mod row_file;
mod scripts;
#[path = "../search/sized.rs"]
mod sized;
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/bin/plyground/terminal.rs"]
mod terminal;
