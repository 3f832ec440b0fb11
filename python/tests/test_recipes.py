"""The recipes in the documentation, run as they stand."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUERY = "t=4&n=600&sweep=noise&over=none,add"
BLOCK = re.compile(r"(?:^<!-- (?P<about>[^\n]*) -->\n)?^```(?P<language>sh|python)\n(?P<text>.*?)^```$", re.M | re.S)


def blocks(file):
    """The recipes of a file: what is said about each, its language and its text."""
    return [found.group("about", "language", "text") for found in BLOCK.finditer((ROOT / file).read_text())]


def sh(script, folder, **variables):
    done = subprocess.run(
        ["sh", "-euc", script], cwd=folder, capture_output=True, text=True, env={**os.environ, **variables}
    )
    assert done.returncode == 0, f"{script}\n{done.stderr}"
    return done.stdout


class Recipes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.fingerprint = json.loads(sh(f"plyground run '{QUERY}'", "."))["fingerprint"]

    def check(self, folder):
        self.assertEqual(json.loads(Path(folder, "report.json").read_text())["fingerprint"], self.fingerprint)

    def test_clusters(self):
        found = blocks("docs/clusters.md")
        first = found[0][2]
        self.assertIn(QUERY, first)
        with tempfile.TemporaryDirectory() as files:
            for about, language, text in found:
                about = about or ""
                needs = about.removeprefix("needs ") if about.startswith("needs ") else None
                if about.startswith("file "):
                    Path(files, about.removeprefix("file ")).write_text(text)
                elif about != "not run":
                    self.assertEqual(language, "sh")
                    with tempfile.TemporaryDirectory() as folder, self.subTest(text):
                        if needs and not shutil.which(needs):
                            self.skipTest(f"{needs} is not installed")
                        shutil.copytree(files, folder, dirs_exist_ok=True)
                        sh(text if text == first else first + text, folder)
                        if text != first:
                            self.check(folder)
            with tempfile.TemporaryDirectory() as folder, self.subTest("part.sbatch"):
                # As Slurm runs the tasks of an array, one of them twice.
                script = Path(files, "part.sbatch").read_text()
                first, last = map(int, re.search(r"^#SBATCH --array=(\d+)-(\d+)$", script, re.M).groups())
                for index in [*range(first, last + 1), first]:
                    sh(script, folder, SLURM_ARRAY_TASK_ID=str(index), SLURM_CPUS_PER_TASK="1")
                sh("plyground merge parts/*.csv > report.json", folder)
                self.check(folder)
            with tempfile.TemporaryDirectory() as folder, self.subTest("experiment.py"):
                script = Path(files, "experiment.py")
                done = subprocess.run([sys.executable, script], cwd=folder, capture_output=True, text=True)
                self.assertEqual(done.stdout.split(), [self.fingerprint], done.stderr)

    def test_readme(self):
        for _, language, text in blocks("python/README.md"):
            self.assertEqual(language, "python")
            exec(text, {})


if __name__ == "__main__":
    unittest.main()
