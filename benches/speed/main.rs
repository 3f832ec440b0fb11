//! The speed of the engine, and counts that must be the same everywhere.
//!
//! `cargo bench` runs it natively; `./build.sh bench` runs it natively and in WebAssembly, and
//! compares the two.

mod duels;
mod host;
mod kernels;
mod laboratory;
mod slide_four;
mod stopwatch;

use stopwatch::Stopwatch;

fn main() {
    measure();
}

fn measure() {
    kernels::run(&Stopwatch { milliseconds: host::milliseconds, print: host::print });
}
