"""Experiments on a cluster of this machine."""

import hashlib
import os
import signal
import tempfile
import threading
import time
import unittest
from pathlib import Path

import plyground
import plyground.dask
import psutil
from distributed import Client, LocalCluster

QUERY = "t=4&n=1200&dtw=14&sweep=noise&over=none,add"


def children(client):
    """The commands that run on workers: their processes by those of their workers."""
    workers = client.run(os.getpid).values()
    return {worker: psutil.Process(worker).children() for worker in workers}


def others(process):
    """All other processes."""
    return (other for other in psutil.process_iter(["cmdline"]) if other.pid != process.pid and other.info["cmdline"])


def other_version(part):
    """The part as another version of the command would have written it."""
    lines, _ = part.rsplit(b"# hash: ", 1)
    lines = lines.replace(b"# version: ", b"# version: 9.")
    return lines + b"# hash: " + hashlib.sha256(lines).hexdigest().encode() + b"\n"


class Cluster(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.whole = plyground.run(QUERY)
        cls.cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
        cls.client = Client(cls.cluster)

    @classmethod
    def tearDownClass(cls):
        cls.client.close()
        cls.cluster.close()

    def check(self, report):
        self.assertEqual(report.values, self.whole.values)
        self.assertEqual(list(report.lines()), list(self.whole.lines()))

    def test_a_worker_that_is_killed_costs_no_row(self):
        orphans = []

        def kill(done, of):
            # In the middle, as soon as a worker has a child.
            if orphans or not 0 < done < of:
                return
            for worker, commands in children(self.client).items():
                if commands:
                    orphans.append(commands[0])
                    commands[0].suspend()
                    threading.Thread(target=resume, args=commands).start()
                    os.kill(worker, signal.SIGKILL)
                    return

        def resume(orphan):
            """Lets it go on writing while its part runs again."""
            part = orphan.cmdline()[orphan.cmdline().index("--part") + 1]
            while not any(part in other.info["cmdline"] for other in others(orphan)):
                time.sleep(0.01)
            orphan.resume()

        with tempfile.TemporaryDirectory() as folder:
            report = plyground.dask.run(QUERY, self.client, parts=8, folder=folder, progress=kill)
            self.assertEqual(len(orphans), 1, "no worker was killed while it had a child")
            self.check(report)
            self.check_that_finished_parts_stay(Path(folder))
        orphans[0].wait(60)

    def check_that_finished_parts_stay(self, folder):
        """A part that is missing or was cut is run again, and no other."""
        files = sorted(folder.iterdir())
        before = {file: file.stat().st_mtime_ns for file in files}
        files[0].unlink()
        files[1].write_bytes(files[1].read_bytes()[:-5])
        seen = []
        self.check(plyground.dask.run(QUERY, self.client, folder=folder, progress=lambda *done: seen.append(done)))
        self.assertEqual(seen, [(len(files) - 2 + more, len(files)) for more in range(3)])
        self.assertEqual([file for file in files if file.stat().st_mtime_ns != before[file]], files[:2])

    def test_parts_are_sized_by_measured_time(self):
        seen = []
        self.check(plyground.dask.run(QUERY, self.client, seconds=1e6, progress=lambda *done: seen.append(done)))
        # One for each thread.
        self.assertEqual(seen, [(0, 2), (1, 2), (2, 2)])
        seen.clear()
        query = "dtw=8&t=3&n=3"
        plyground.dask.run(query, self.client, seconds=1e-6, progress=lambda *done: seen.append(done))
        # One for each trial.
        self.assertEqual(seen[-1], (3, 3))

    def test_an_error_in_the_query_is_told_at_once(self):
        with self.assertRaises(plyground.PlygroundError) as refused:
            plyground.dask.run("dtw=27", self.client)
        self.assertEqual(refused.exception.code, "bad-query")

    def test_a_single_trial_is_a_part(self):
        report = plyground.dask.run("dtw=8&t=3&n=1", self.client)
        self.assertEqual(report.values, plyground.run("dtw=8&t=3&n=1").values)

    def test_parts_that_cannot_be_merged_are_run_again(self):
        with tempfile.TemporaryDirectory() as folder:
            query = "dtw=8&t=3&n=40"
            whole = plyground.dask.run(query, self.client, parts=3, folder=folder)
            files = sorted(Path(folder).iterdir())
            texts = [file.read_bytes() for file in files]
            files[0].write_bytes(other_version(texts[0]))
            files[1].write_bytes(texts[1].rsplit(b" ", 1)[0] + b" \xff\n")
            self.assertEqual(plyground.dask.run(query, self.client, folder=folder).values, whole.values)
            self.assertEqual([file.read_bytes() for file in files], texts)
            files[2].unlink()
            files[2].mkdir()
            with self.assertRaises(plyground.PlygroundError) as refused:
                plyground.dask.run(query, self.client, folder=folder)
            self.assertIn(f"{files[2]} is a folder", str(refused.exception))

    def test_a_part_of_a_worker_with_another_version_is_refused_at_once(self):
        with tempfile.TemporaryDirectory() as folder:
            query = "dtw=8&t=3&n=4"
            plyground.dask.run(query, self.client, parts=2, folder=folder)
            file = next(Path(folder).iterdir())
            with self.assertRaises(plyground.PlygroundError) as refused:
                plyground.dask._checked(other_version(file.read_bytes()))
            self.assertIn("a worker has version 9.", str(refused.exception))


if __name__ == "__main__":
    unittest.main()
