"""Runs the command as a WebAssembly module: `python -m plyground._wasi ARGUMENT …`."""

import contextlib
import itertools
import json
import sys
from importlib.resources import as_file, files
from pathlib import Path

from ._command import TRY_LATER
from ._lock import locked

# The commands that add to their file for as long as they run, and how long they wait for one another by default.
_GROWING = {"run", "learn"}
_WAIT = 3600.0


def _option(name: str) -> str | None:
    """The value of an option among the arguments of this process."""
    words = sys.argv[1:]
    joined = (word.partition("=")[2] for word in words if word.startswith(f"{name}="))
    apart = (value for word, value in itertools.pairwise(words) if word == name)
    return next(joined, None) or next(apart, None)


def main() -> int:
    """Runs the module with the arguments of this process, and returns its exit status."""
    out = _option("--out")
    if out is None or _GROWING.isdisjoint(sys.argv[1:]):
        return _run()
    seconds = _WAIT
    # The command says what is wrong with another value.
    with contextlib.suppress(ValueError):
        seconds = float(_option("--wait") or _WAIT)
    try:
        with locked(Path(out), seconds):
            return _run()
    except TimeoutError as error:
        _refuse("busy", out, f"{out}: {error}")
        return TRY_LATER


def _refuse(code: str, input: str, message: str) -> None:
    """Prints an error as the command does."""
    error = json.dumps({"code": code, "input": input, "message": message})
    print(error if "--json" in sys.argv else f"plyground: {message}", file=sys.stderr)


def _run() -> int:
    try:
        import wasmtime
    except (ImportError, OSError, RuntimeError) as error:
        # There are builds for the usual systems and processors only.
        ways = "expected a native `plyground` of this version on the PATH, or a Python with a build of wasmtime"
        _refuse("not-available", "wasmtime", f"wasmtime does not run here ({error}): {ways}")
        return 2
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
