//! The speed of the engine, and counts that must be the same everywhere.
//!
//! `cargo bench` runs it natively; `./build.sh bench` runs it natively and in WebAssembly, and
//! compares the two. With vectors, WebAssembly only has what is also built with them.

mod host;
mod kernels;
mod laboratory;
mod recorder;
mod slide_four;
mod stopwatch;
mod two_player;

use stopwatch::Stopwatch;

fn main() {
    measure();
}

fn measure() {
    let stopwatch = Stopwatch { milliseconds: host::milliseconds, print: host::print };
    kernels::run(&stopwatch);
}
