//! Exports for the laboratory's page.

mod common;
mod experiment;
mod levels;
