//! Files with games of any kind, for workers that read them.

#[path = "../exports/common.rs"]
mod common;
#[path = "../exports/records.rs"]
mod records;
