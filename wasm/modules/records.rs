//! Games of any kind: files for workers that read them, and boards as SVG for pages.

#[path = "../exports/board_diagram.rs"]
mod board_diagram;
#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/records.rs"]
mod records;
