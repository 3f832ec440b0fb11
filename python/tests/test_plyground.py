"""The package as it is installed, with the native command on the path and with its own module."""

import contextlib
import os
import subprocess
import sys
import sysconfig
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import plyground
from plyground._lock import locked

DATA = Path(__file__).parents[2] / "tests/data"
# Each line has the start of a fingerprint and its query.
KNOWN = DATA / "fingerprints.txt"


@contextlib.contextmanager
def path(text):
    """Sets the folders in which programs are found."""
    before = os.environ["PATH"]
    os.environ["PATH"] = text
    try:
        yield
    finally:
        os.environ["PATH"] = before


# No folder with a native command.
ONLY_MODULE = "/usr/bin:/bin"


class Package(unittest.TestCase):
    def test_the_module_gives_the_known_fingerprints(self):
        with path(ONLY_MODULE):
            for line in KNOWN.read_text().splitlines():
                known, query = line.split(" ", 1)
                with self.subTest(query):
                    self.assertEqual(plyground.run(query).fingerprint[:16], known)

    def test_native_and_module_give_the_same_report_and_rows(self):
        query = "t=3&n=40&dtw=8&sweep=noise&over=none,add"
        native = plyground.run(query)
        with path(ONLY_MODULE):
            module = plyground.run(query)
        self.assertEqual(native.values, module.values)
        self.assertEqual(list(native.lines()), list(module.lines()))

    def test_rows_are_dictionaries_and_a_table(self):
        report = plyground.run("t=3&n=20&dtw=8")
        rows = list(report.rows())
        self.assertEqual([row["trial"] for row in rows], list(range(20)))
        self.assertIsInstance(rows[0]["position"], str)
        self.assertEqual(sum(row["won"] for row in rows), report.results[0]["won"])
        frame = report.frame()
        self.assertEqual(frame.to_dict("records"), rows)

    def test_a_stopped_run_continues_with_its_file(self):
        with tempfile.TemporaryDirectory() as folder:
            for number, search_path in enumerate([os.environ["PATH"], ONLY_MODULE]):
                with path(search_path):
                    file = Path(folder, f"{number}.csv")
                    whole = plyground.run("t=3&n=20&dtw=8", out=file)
                    text = file.read_bytes()
                    rows = text.splitlines(keepends=True)
                    file.write_bytes(b"".join(row for row in rows[:-3] if not row.startswith(b"# fingerprint")))
                    self.assertEqual(plyground.run("t=3&n=20&dtw=8", out=file).values, whole.values)
                    self.assertEqual(file.read_bytes(), text)

    def test_runs_with_the_same_file_wait_for_one_another(self):
        query = "t=4&n=2000&dtw=14"
        for search_paths in [[ONLY_MODULE] * 3, [ONLY_MODULE, os.environ["PATH"]]]:
            with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
                file = Path(folder, "rows.csv")
                running = []
                for search_path in search_paths:
                    words = [sys.executable, "-m", "plyground", "run", query, "--json", "--out", str(file)]
                    variables = {**os.environ, "PATH": search_path}
                    running.append(pool.submit(subprocess.check_output, words, env=variables))
                answers = {run.result() for run in running}
                self.assertEqual(len(answers), 1)
                self.assertEqual(list(Path(folder).iterdir()), [file])
                report = plyground.run(query, out=file)
                self.assertEqual(len(list(report.rows())), 2000)
                self.assertEqual(report.files, [file])

    def test_a_file_that_is_locked_for_too_long_is_busy(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "rows.csv")
            words = ["run", "dtw=8&t=3&n=2", "--json", "--wait", "0", "--out", str(file)]
            with locked(file, 0):
                for search_path in [os.environ["PATH"], ONLY_MODULE]:
                    command = [sys.executable, "-m", "plyground", *words]
                    variables = {**os.environ, "PATH": search_path}
                    done = subprocess.run(command, capture_output=True, text=True, env=variables)
                    self.assertEqual(done.returncode, 75)
                    self.assertIn('"busy"', done.stderr)
            # Nothing was added to it.
            self.assertFalse(file.exists())

    def test_results_have_the_members_of_their_types(self):
        for values, kind in [
            (plyground.search("loa", depth=2), plyground.SearchResult),
            (plyground.problems("giveaway", seed="Troyka", turns=2)[0], plyground.Problem),
            (plyground.run("dtw=8&t=3&n=2").values, plyground.ReportValues),
        ]:
            self.assertLessEqual(kind.__required_keys__, values.keys())
            self.assertLessEqual(values.keys(), kind.__required_keys__ | kind.__optional_keys__)

    def test_a_machine_without_a_build_of_wasmtime_is_told_the_ways_out(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "wasmtime.py").write_text("raise RuntimeError('unsupported machine')")
            variables = {**os.environ, "PATH": ONLY_MODULE, "PYTHONPATH": folder}
            script = "import plyground; plyground.search('loa', depth=1)"
            done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=variables)
            last = done.stderr.splitlines()[-1]
            self.assertIn("PlygroundError: wasmtime does not run here (unsupported machine)", last)
            self.assertIn("native `plyground`", last)
            self.assertIn("a Python with a build of wasmtime", last)

    def test_searches_and_problems_are_the_same_natively_and_in_the_module(self):
        def asked():
            return (
                plyground.search("isolation:queen:5x5", depth=3),
                plyground.problems("giveaway", 2, seed="Troyka", turns=2),
                plyground.problems("giveaway"),
            )

        native = asked()
        with path(ONLY_MODULE):
            self.assertEqual(asked(), native)
        self.assertIn(native[0]["best"], native[0]["moves"])
        self.assertEqual([len(native[1]), len(native[2])], [2, 1])

    def test_boards_are_the_pictures_of_the_command(self):
        def picture(name):
            return (DATA / "diagrams" / f"{name}.svg").read_text()

        win = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w"
        ring = "oo---/z7-----/-----r3O/Oo2------/-R-O----/-o2------/r-Z5----/o--R3--/O--OO w 1"
        for search_path in [os.environ["PATH"], ONLY_MODULE]:
            with path(search_path):
                lists = plyground.Board("loa", win, arrows=["e7-e5", "b3-e3", "d7xg4"], marks=["e5"], numbers=True)
                self.assertEqual(lists._repr_svg_(), picture("loa"))
                drawn = {"arrows": "14x7,10-15-18", "marks": "30,1", "numbers": True, "flip": True}
                text = plyground.Board("checkers", "W:WK10,18,25,30:BK14", **drawn)
                self.assertEqual(text.svg, picture("checkers"))
                self.assertEqual(plyground.Board("tzaar", ring, flip=True).svg, picture("tzaar-turned"))
                self.assertIn("<title>slide3 ", plyground.Board("slide3").svg)

    def test_errors_have_codes(self):
        for search_path in [os.environ["PATH"], ONLY_MODULE]:
            with path(search_path):
                for call, code, said in [
                    (lambda: plyground.run("dtw=27"), "bad-query", "expected a whole number from 0 to 26"),
                    (lambda: plyground.run("dtw=8&n=3", out="/nowhere/at.all"), "file", "/nowhere/at.all"),
                    (lambda: plyground.search("isolation", "hello"), "bad-position", "hello"),
                    (lambda: plyground.search("chess"), "unknown-game", "chess"),
                    (lambda: plyground.Board("loa", marks=["z9"]), "bad-square", "z9"),
                ]:
                    with self.assertRaises(plyground.PlygroundError) as refused:
                        call()
                    self.assertEqual(refused.exception.code, code)
                    self.assertIn(said, str(refused.exception))

    def test_a_command_of_another_version_is_not_used(self):
        with tempfile.TemporaryDirectory() as folder:
            other = Path(folder, "plyground")
            other.write_text("#!/bin/sh\necho plyground 9.9.9\n")
            other.chmod(0o755)
            with path(f"{folder}:{ONLY_MODULE}"):
                self.assertEqual(plyground.run("dtw=8&t=3&n=2").version, plyground.__version__)

    def test_the_module_finds_files_by_both_kinds_of_names(self):
        words = [sys.executable, "-m", "plyground", "run", "dtw=8&t=3&n=5", "--index", "0/2"]
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "parts").mkdir()
            for name in ["1.csv", "parts/2.csv", str(Path(folder, "3.csv")), f"--out={folder}/parts/4.csv"]:
                out = [name] if name.startswith("--") else ["--out", name]
                variables = {**os.environ, "PATH": ONLY_MODULE}
                done = subprocess.run([*words, *out], cwd=folder, capture_output=True, text=True, env=variables)
                self.assertEqual(done.returncode, 0, done.stderr)
            found = {file.name: file.read_text() for file in Path(folder).rglob("*.csv")}
            self.assertEqual(sorted(found), ["1.csv", "2.csv", "3.csv", "4.csv"])
            self.assertEqual(len(set(found.values())), 1)

    def test_the_command_of_the_package_runs_the_module(self):
        scripts = sysconfig.get_path("scripts")
        # Another environment may have the same package; a search for a native command must pass it over.
        with tempfile.TemporaryDirectory() as other:
            Path(other, "plyground").symlink_to(Path(scripts, "plyground"))
            variables = {**os.environ, "PATH": f"{scripts}:{other}:{ONLY_MODULE}"}
            done = subprocess.run(["plyground", "show", "slide3"], capture_output=True, text=True, env=variables)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("115.987654321", done.stdout)

    def test_the_command_is_there(self):
        shown = [sys.executable, "-m", "plyground", "show", "slide3"]
        for search_path in [os.environ["PATH"], ONLY_MODULE]:
            done = subprocess.run(shown, capture_output=True, text=True, env={**os.environ, "PATH": search_path})
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("115.987654321", done.stdout)
        refused = subprocess.run(
            [*shown, "hello"], capture_output=True, text=True, env={**os.environ, "PATH": ONLY_MODULE}
        )
        self.assertEqual(refused.returncode, 2)


if __name__ == "__main__":
    unittest.main()
