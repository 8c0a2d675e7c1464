"""Processes that tests start: they have the defect too, and tell the lines that they run.

What they are told stands in their environment and in files without a name, which go with the process that tries the defect.
"""

from __future__ import annotations

import marshal
import os
from collections import defaultdict
from pathlib import Path
from types import CodeType

FIRST_ACT = Path(__file__).with_name("started").resolve()
"""Folder of the module that Python imports before all others."""


def hand_on(name: str, path: Path, code: CodeType) -> None:
    """See to it that what is started from now on imports this code as the module of this name."""
    os.environ["TRIAL_DEFECT"] = _file(marshal.dumps((name, str(path), code)))
    _act_first()


class StartedLines:
    """The lines of a room that processes run which are started from now on."""

    def __init__(self, room: Path) -> None:
        self._file = _file(b"")
        self._read = 0
        os.environ["TRIAL_ROOM"] = str(room.resolve())
        os.environ["TRIAL_LINES"] = self._file
        _act_first()

    def since(self) -> dict[str, list[int]]:
        """Return the lines of each file that were told of since this was called last."""
        with Path(self._file).open("rb") as told:
            told.seek(self._read)
            whole = told.read()
        whole = whole[: whole.rfind(b"\n") + 1]
        self._read += len(whole)
        found: dict[str, set[int]] = defaultdict(set)
        for each in whole.decode().splitlines():
            path, _, line = each.rpartition(":")
            found[str(Path(path).relative_to(Path.cwd()))].add(int(line))
        return {path: sorted(lines) for path, lines in found.items()}


def _file(content: bytes) -> str:
    """Return the path of a file that is there as long as this process is."""
    made = os.memfd_create("trial")
    os.write(made, content)
    return f"/proc/{os.getpid()}/fd/{made}"


def _act_first() -> None:
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([str(FIRST_ACT), *filter(None, paths)]))
