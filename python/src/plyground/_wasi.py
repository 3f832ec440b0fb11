"""Runs the command as a WebAssembly module: `python -m plyground._wasi ARGUMENT …`."""

import contextlib
import sys
from importlib.resources import as_file, files
from pathlib import Path

import wasmtime


def main() -> int:
    """Runs the module with the arguments of this process, and returns its exit status."""
    config = wasmtime.Config()
    # The next call need not compile it again, if there is a folder to keep it in.
    with contextlib.suppress(wasmtime.WasmtimeError):
        config.cache = True
    engine = wasmtime.Engine(config)
    with as_file(files("plyground") / "plyground.wasm") as path:
        module = wasmtime.Module.from_file(engine, path)
    wasi = wasmtime.WasiConfig()
    wasi.argv = ["plyground", *sys.argv[1:]]
    wasi.inherit_stdin()
    wasi.inherit_stdout()
    wasi.inherit_stderr()
    # Arguments may name files. A module cannot tell `/a` from `a`: they are under the root if any name is absolute,
    # otherwise in the current folder.
    names = (Path(word.split("=", 1)[-1]) for word in sys.argv[1:])
    roots = {Path(name.anchor) for name in names if name.is_absolute()}
    for root in roots or {Path(".")}:
        wasi.preopen_dir(str(root), root.as_posix())
    store = wasmtime.Store(engine)
    store.set_wasi(wasi)
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    try:
        linker.instantiate(store, module).exports(store)["_start"](store)
    except wasmtime.ExitTrap as end:
        return end.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
