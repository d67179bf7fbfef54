"""Peers that hang, fail or print invalid output: the line continues without them, and measurements are kept.

    python3 -m unittest discover -s Benchmarks/tests
"""

import contextlib
import importlib.util
import io
import json
import stat
import sys
import tempfile
import time
import unittest
from pathlib import Path
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import bench as package  # noqa: E402
from bench import page, table  # noqa: E402
from bench.failure import Failure  # noqa: E402
from bench.goal import Goal  # noqa: E402
from bench.line import Line, Quantity  # noqa: E402
from bench.machine import Machine  # noqa: E402
from bench.program import Program  # noqa: E402
from bench.result import results  # noqa: E402
from bench.run import Run  # noqa: E402
from bench.self_timed import asked  # noqa: E402
from bench.toolkits import GTK, LOZENGE, QT, RAW  # noqa: E402

GOOD = "echo '{\"time\": 3}'"
# The child holds the pipes of the program, like a peer started by a driver.
HANGING = "sleep 1000 & echo $! > $0.child; wait"


class SparedPeers(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.run_ = Run(3, 1, patience=1)

    def program(self, toolkit, script):
        path = Path(self.folder.name) / f"{toolkit.key}-fake"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return Program(toolkit, "fake", path)

    def line(self, name, *programs):
        def measure(run):
            answers = asked(programs, run, "job")
            return {"time": {toolkit: [answer["time"] for answer in taken] for toolkit, taken in answers.items()}}

        return Line(name, "a line of a test", (Quantity("time", "ms", (Goal(QT, 2),)),), measure)

    def measured(self, *programs):
        line = self.line("fake", *programs)
        return results(line, line.measure(self.run_), tuple(self.run_.gaps))

    def test_a_peer_that_hangs_is_ended_and_marked(self):
        own, slow, good = (self.program(*each) for each in ((LOZENGE, GOOD), (QT, HANGING), (GTK, GOOD)))
        start = time.monotonic()
        (result,) = self.measured(own, slow, good)
        # Once, and not in every round.
        self.assertLess(time.monotonic() - start, 10)
        self.assertEqual(set(result.summaries), {LOZENGE, GTK})
        self.assertEqual(result.gaps[QT].said, "not finished in 1 s")
        self.assertEqual([verdict.met for verdict in result.verdicts], [None])
        said = table.line([result])
        self.assertIn("not finished in 1 s", said)
        self.assertIn("fake, Qt 6: qt-fake job took more than 1 seconds.", said)
        # Its child processes are gone, too.
        status = Path(f"/proc/{Path(f'{slow.path}.child').read_text().strip()}/status")
        self.assertFalse(status.exists() and "State:\tS" in status.read_text())

    def test_a_peer_that_fails_at_any_time_is_marked(self):
        counting = "echo x >> $0.runs; [ $(wc -l < $0.runs) -lt 2 ] && echo '{\"time\": 1}' || { echo broken >&2; exit 4; }"
        own, late, wrong, gone = (self.program(*each) for each in (
            (LOZENGE, GOOD), (QT, counting), (GTK, "echo nonsense"), (RAW, GOOD)))
        gone.path.unlink()
        (result,) = self.measured(own, late, wrong, gone)
        self.assertEqual(set(result.summaries), {LOZENGE})
        self.assertEqual({gap.said for gap in result.gaps.values()}, {"failed"})
        self.assertIn("broken", result.gaps[QT].reason)
        self.assertIn("nonsense", result.gaps[GTK].reason)
        self.assertIn("does not start", result.gaps[RAW].reason)

    def test_lozenges_own_failure_ends_the_line(self):
        with self.assertRaises(Failure):
            self.measured(self.program(LOZENGE, "exit 1"), self.program(QT, GOOD))

    def test_every_line_is_printed_and_kept_as_it_is_measured(self):
        own, slow = self.program(LOZENGE, GOOD), self.program(QT, HANGING)
        path = Path(self.folder.name) / "bench.json"
        kept = []

        def interrupted(run):
            kept.append(json.loads(path.read_text()))
            raise KeyboardInterrupt

        def wrong(run):
            raise KeyError("a mistake in the line")

        quantities = (Quantity("time", "ms"),)
        lines = (self.line("first", own, slow), Line("wrong", "", quantities, wrong),
                 Line("last", "", quantities, interrupted))
        output = self.main(lines, path)
        self.assertIn("first time", output)
        self.assertIn("not finished in 1 s", output)
        self.assertEqual([result["line"] for result in kept[0]["results"]], ["first"])
        self.assertEqual(kept[0]["results"][0]["gaps"]["qt"]["said"], "not finished in 1 s")
        self.assertFalse(kept[0]["complete"])
        self.assertIn("KeyError", kept[0]["failures"][0])
        self.assertIn("| not finished in 1 s |", page.markdown(kept[0], "chart.svg"))

    def main(self, lines, path):
        """Returns the output of `bench.py` for the lines."""
        spec = importlib.util.spec_from_file_location("bench_program", Path(package.__file__).parents[1] / "bench.py")
        program = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(program)
        output = io.StringIO()
        arguments = ["bench.py", "--json", str(path), "--rounds", "3", "--warm-ups", "1"]
        with mock.patch.object(sys, "argv", arguments), mock.patch.object(program, "LINES", lines), \
                mock.patch.object(program, "Run", lambda *given: Run(*given, patience=1)), \
                contextlib.redirect_stdout(output), contextlib.redirect_stderr(io.StringIO()), \
                self.assertRaises(KeyboardInterrupt):
            program.main()
        return output.getvalue()


if __name__ == "__main__":
    unittest.main()
