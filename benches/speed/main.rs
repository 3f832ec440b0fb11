//! How fast the engine is, and counts that must be the same wherever it runs.
//!
//! `cargo bench` runs it natively; `./build.sh bench` runs it natively and in WebAssembly, and puts
//! the two side by side.

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
