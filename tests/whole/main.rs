//! The crate as a whole: its command, and which of its modules know which.
#![cfg(not(target_arch = "wasm32"))]

mod catalogue;
mod citations;
mod command;
mod crashes;
// What the command reads and writes files with, for input that is nearly right.
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/bin/plyground/files.rs"]
mod files;
#[path = "../../fuzz/mod.rs"]
mod fuzz;
mod keys;
mod layers;
mod licences;
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/bin/plyground/parts.rs"]
mod parts;
