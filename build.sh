#!/bin/sh
# ./build.sh          compiles the crate to the npm package pkg/
# ./build.sh serve    serves the page at http://127.0.0.1:8000/, with modules as new as their sources
# ./build.sh test     runs the usual tests; ./build.sh test all runs the thorough ones too
# ./build.sh fuzz     tries input that is nearly right for a night, or for some seconds with each reader
# ./build.sh format   formats Rust and JavaScript
# ./build.sh python   makes the Python package, a wheel
# ./build.sh bench    measures the engine natively and in WebAssembly, side by side
# ./build.sh dist     assembles the deployable site in dist/
# ./build.sh release  does so too, and keeps it as a version in dist/v/
#
# Needs rustup, a C linker, and Node with what `npm ci` installs; `./build.sh serve` needs no Node, and tests need Chromium and
# its driver too.
set -eu
cd "$(dirname "$0")"
PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin # a fresh rustup is not on everybody's PATH
command -v rustup >/dev/null || { echo "rustup is missing: see https://rustup.rs" >&2; exit 1; }
if ! [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null)" ]; then
    rustup toolchain install --no-self-update # what rust-toolchain.toml asks for
fi
# Whole suites compile rarely and much: files for compiling incrementally cost more than they save, and so do lines in
# backtraces.
[ "${1:-}" = test ] && export CARGO_INCREMENTAL="${CARGO_INCREMENTAL:-0}" CARGO_PROFILE_DEV_DEBUG="${CARGO_PROFILE_DEV_DEBUG:-none}"
exec cargo run --quiet --locked --package xtask -- "${@:-build}"
