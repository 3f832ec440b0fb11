//! The crate as a whole: its command, and which of its modules know which.
#![cfg(not(target_arch = "wasm32"))]

mod catalogue;
mod citations;
mod command;
mod keys;
mod layers;
