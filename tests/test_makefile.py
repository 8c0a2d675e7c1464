"""The Makefile: each of its targets does something, and each target that the pages name is one of them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split()
PROMISED = MAKEFILE.removeprefix("# ").partition(":")[0].split(", ")
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "tests").rglob("*.md")),
]


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_has_a_command_of_its_own(target: str) -> None:
    """A target that is only declared says "Nothing to be done", and nobody hears that anything is missing."""
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", "--no-print-directory", target],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "Nothing to be done" not in told.stdout


def test_targets_that_are_named_are_there() -> None:
    named = {target for page in PAGES for target in re.findall(r"`make ([a-z][a-z-]*)\b", page.read_text())}
    assert {*PROMISED, *named} <= {*TARGETS}
