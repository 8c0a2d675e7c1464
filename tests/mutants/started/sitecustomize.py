"""First act of each process that a test starts while defects are tried: it takes the defect, or notes the lines that it runs.

Python imports a module of this name before all others, from the folders of PYTHONPATH, where `started_processes` puts this one.
"""

from __future__ import annotations

import marshal
import os
import sys
import threading
from collections.abc import Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

IS_OF_FUNCTION = 1
"""Flag of code that is of a function, and neither of a module nor of a class."""


class _Given(SourceFileLoader):
    """A loader of one module from code that is given."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class _FindsGiven(MetaPathFinder):
    """A finder of the one module whose code is given."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        self._name, self._path, self._code = name, path, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        loader: InspectLoader = _Given(fullname, self._path, self._code)
        return spec_from_file_location(fullname, self._path, loader=loader)


class _Noted:
    """The lines of functions of a room, each written down when it is run for the first time, so that nothing is lost with the process."""

    def __init__(self, room: str, to: str) -> None:
        self._room, self._to = room, os.open(to, os.O_WRONLY | os.O_APPEND)
        self._seen: set[tuple[str, int]] = set()

    def call(self, frame: FrameType, _event: str, _arg: Any) -> Any:
        code = frame.f_code
        if code.co_flags & IS_OF_FUNCTION and code.co_filename.startswith(self._room):
            return self._line
        return None

    def _line(self, frame: FrameType, event: str, _arg: Any) -> Any:
        at = frame.f_code.co_filename, frame.f_lineno
        if event == "line" and at not in self._seen:
            self._seen.add(at)
            os.write(self._to, f"{at[0]}:{at[1]}\n".encode())
        return self._line


if defect := os.environ.get("TRIAL_DEFECT"):
    with Path(defect).open("rb") as given:
        sys.meta_path.insert(0, _FindsGiven(*marshal.load(given)))
if lines := os.environ.get("TRIAL_LINES"):
    noted = _Noted(os.environ["TRIAL_ROOM"], lines)
    threading.settrace(noted.call)
    sys.settrace(noted.call)
