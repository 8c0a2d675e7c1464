"""The build of the wheel: pyproject.toml says the rest; here stands what it cannot say."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from bot.version import FILE, VARIABLE, revision  # noqa: E402 - found beside this file

PROGRAMS = ("bot", "engine", "render", "standin", "words")


class BuildWithRevision(build_py):
    """The copying of packages, which leaves the commit beside the version that names it."""

    def run(self) -> None:
        """Copy the packages; an editable install stays a checkout, which knows its commit itself."""
        super().run()
        written = Path(self.build_lib) / "bot" / FILE
        if not self.editable_mode and written.parent.is_dir():
            written.write_text(revision(ROOT / "bot", os.environ.get(VARIABLE, "")) + "\n", encoding="utf-8")


# Facts and words lie in data/ in a checkout, and within the engine in the wheel: engine/home.py finds them in either place.
setup(
    packages=[
        *find_packages(include=[pattern for name in PROGRAMS for pattern in (name, f"{name}.*")]),
        "engine.data",
    ],
    package_dir={"engine.data": "data"},
    package_data={
        "bot": ["revision.txt"],
        "bot.store.migrations": ["*.mako"],
        "engine.data": ["**/*.toml", "**/*.ftl", "new_game/**/*.py", "new_game/**/*.md"],
        "standin": ["README.md"],
        "standin.page": ["static/**/*", "words/**/*.ftl"],
    },
    include_package_data=False,
    cmdclass={"build_py": BuildWithRevision},
)
