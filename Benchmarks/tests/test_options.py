"""Every option that the Makefile passes to a script exists."""

import subprocess
import sys
import unittest
from pathlib import Path

BENCHMARKS = Path(__file__).parent.parent


class Options(unittest.TestCase):
    def help(self, script):
        run = subprocess.run([sys.executable, BENCHMARKS / script, "--help"], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

    def test_instructions(self):
        self.assertIn("[--record]", self.help("instructions.py"))

    def test_bench(self):
        self.assertIn("--all", self.help("bench.py"))


if __name__ == "__main__":
    unittest.main()
