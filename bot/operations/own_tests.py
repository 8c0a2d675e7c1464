"""Own tests of a game that somebody writes: run by pytest in the folder of its project, where both are there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from bot.operations.doctor.finding import Finding, fine, note, wrong

HERE = Path(__file__).parents[2]
PASSED = re.compile(r"^(\d+) passed", re.MULTILINE)
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+)$", re.MULTILINE)


def run_own_tests(project: Path) -> Finding:
    """Return the finding about the tests of a project, which are run as its author runs them: `python -m pytest`, in its folder."""
    if not any((project / "tests").glob("test_*.py")):
        return note("check-no-tests")
    if find_spec("pytest") is None:
        return note("check-no-pytest")
    # This program is found there, too, where it runs from a checkout.
    paths = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(HERE))))
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    passed = PASSED.search(ran.stdout)
    if ran.returncode == 0 and passed:
        return fine("check-tests", count=int(passed[1]))
    failed = FAILED.search(ran.stdout)
    lines = [*ran.stdout.splitlines(), *ran.stderr.splitlines()] or [f"pytest ended with {ran.returncode}"]
    return wrong("check-tests-broken", why=failed[1] if failed else lines[-1])
