"""Recorded stories: a file of steps for each, with the digest of what followed every one."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

IMPOSSIBLE = "impossible"
"""Digest of a step that cannot be done, which is left out when a story is recorded."""


@dataclass(frozen=True)
class Records:
    """The recorded stories in a folder."""

    folder: Path

    def names(self) -> list[str]:
        """Return the names of the stories."""
        return sorted(file.stem for file in self.folder.glob("*.txt"))

    def read(self, name: str) -> list[tuple[str, Any]]:
        """Return the steps of a story, each with the digest of what followed it."""
        lines = (self.folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        found = (line.partition(" ") for line in lines)
        return [(digest, tuple(json.loads(step))) for digest, _, step in found]

    def write(self, name: str, steps: Sequence[tuple[str, Any]]) -> None:
        """Write the steps of a story, with what followed them."""
        lines = [
            f"{digest} {json.dumps(step, ensure_ascii=False)}\n"
            for digest, step in steps
            if digest != IMPOSSIBLE
        ]
        (self.folder / f"{name}.txt").write_text("".join(lines), encoding="utf-8")

    def main(
        self,
        command: str,
        record: Callable[[str, int], Coroutine[Any, Any, None]],
        tell: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        """Read the command line, and record stories, one of them or all, or tell one."""
        parser = argparse.ArgumentParser(prog=command)
        parser.add_argument("name", nargs="?", help="a story, by the name of its file")
        parser.add_argument("--anew", type=int, default=0, metavar="STEPS", help="make up so many new steps")
        given = parser.parse_args()
        if given.name and not given.anew:
            asyncio.run(tell(given.name))
            return
        for name in [given.name] if given.name else self.names():
            asyncio.run(record(name, given.anew))


def digest(shown: object) -> str:
    """Return the digest of what followed a step."""
    return blake2b(repr(shown).encode(), digest_size=5).hexdigest()
