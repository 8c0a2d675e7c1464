"""The wheel has in it whatever the program reads beside its own modules."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from bot.operations.new_game import TEMPLATE
from standin.page import catalogues, page
from words.catalogue import CATALOGUES

ROOT = Path(__file__).parent.parent
READ = (CATALOGUES, TEMPLATE, page.FOLDER, catalogues.CATALOGUES, ROOT / "data" / "games")
"""Folders of what is read."""
KINDS = (".css", ".ftl", ".html", ".js", ".svg", ".toml")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return what setup.py tells setuptools."""
    setuptools = pytest.importorskip(
        "setuptools", reason="what is in the wheel, for setuptools is not installed"
    )
    heard: dict[str, Any] = {}
    monkeypatch.setattr(setuptools, "setup", lambda **given: heard.update(given))
    monkeypatch.chdir(ROOT)
    runpy.run_path(str(ROOT / "setup.py"))
    return heard


def test_every_file_that_is_read_is_in_the_wheel(told: dict[str, Any]) -> None:
    packed: set[Path] = set()
    for package, patterns in told["package_data"].items():
        home = ROOT / told["package_dir"].get(package, package.replace(".", "/"))
        packed |= {path for pattern in patterns for path in home.glob(pattern)}
    read = {
        path
        for folder in READ
        for path in folder.rglob("*")
        if path.suffix in KINDS or (TEMPLATE in path.parents and path.suffix in (".py", ".md"))
    }
    assert sorted(str(path.relative_to(ROOT)) for path in read - packed) == []
    assert len(read) > 200


def test_every_package_is_in_the_wheel(told: dict[str, Any]) -> None:
    modules = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for program in ("bot", "engine", "render", "standin", "words")
        for path in (ROOT / program).rglob("*.py")
    }
    assert modules <= {*told["packages"]}
