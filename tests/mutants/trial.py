"""One defect on trial: a forked process has the program with the defect in it, and runs the tests that meet its line.

Most defects are put into a program that is imported already. What runs on import, and what nothing has noticed so, is imported anew.
"""

from __future__ import annotations

import ast
import importlib
import os
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stdout, suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.mutants.defects import Defect, with_defect
from tests.mutants.swap import CannotSwap, swap
from tests.mutants.witnesses import Witness

FIRST = 25
"""Number of tests that are tried first, the quickest of all; the others only where these notice nothing."""
QUICK = 0.2
"""Maximum seconds of a test that is run with no defect."""
PATIENCE, LEAST_PATIENCE = 4, 15
"""Factor by which the tests may take longer than before, and the least number of seconds they get."""
PAUSE = 0.01
"""Seconds between two looks at whether the process has ended."""
QUIETLY = (
    *("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"),
    # Plugins are imported already, by the process that was forked.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
NOTICED, UNNOTICED, HUNG, UNMET = "noticed", "UNNOTICED", "hung", "RUN BY NO TEST"
CANNOT = "cannot be put in"
UNSWAPPED = 77
"""Exit code of a trial whose defect cannot be put into what is imported."""


class _Loader(SourceFileLoader):
    """A loader of one module from a tree, whatever its file says."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class _Finder(MetaPathFinder):
    """A finder of the module with the defect, asked before anybody finds its file."""

    def __init__(self, defect: Defect) -> None:
        self._path = str(defect.path.resolve())
        self._name = ".".join(defect.path.with_suffix("").parts).removesuffix(".__init__")
        self._code = _compiled(defect.path, with_defect(defect))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Loader(fullname, self._path, self._code)
        return spec_from_file_location(fullname, self._path, loader=loader)


def _compiled(path: Path, tree: ast.Module) -> CodeType:
    with warnings.catch_warnings(action="ignore"):
        return compile(tree, str(path.resolve()), "exec")


def preload(names: Iterable[str]) -> None:
    """Import what all trials need and no defect can be in.

    What begins with an underscore comes with those it belongs to: `_asyncio` alone, before `asyncio`, knows no current task ever after.
    """
    with warnings.catch_warnings(action="ignore"):
        for name in names:
            if not name.startswith("_"):
                with suppress(Exception):
                    importlib.import_module(name)


def all_tried(
    sample: Sequence[Defect], tests: Sequence[Witness], seconds: float
) -> Iterator[tuple[Defect, str]]:
    """Try each defect, those in functions first; yield what came of it as soon as that is known."""
    left = dict.fromkeys(sample)
    _expect_silence(tests)
    for defect, told in _tried_at_hand(sample, tests, seconds):
        if told in (NOTICED, HUNG, UNMET):
            del left[defect]
            yield defect, told
    for defect in left:
        yield defect, _tried(defect, tests, seconds, _import_anew)


def _tried_at_hand(
    sample: Sequence[Defect], tests: Sequence[Witness], seconds: float
) -> Iterator[tuple[Defect, str]]:
    """Try the defects that can be put into what is imported already, in a process that has imported it all."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reader)
            _collect(sorted({witness.id.partition("::")[0] for witness in tests}))
            _expect_silence(tests)
            with os.fdopen(writer, "w", encoding="utf-8") as out:
                for number, defect in enumerate(sample):
                    if not defect.at_import:
                        print(number, _tried(defect, tests, seconds, _swap), file=out, flush=True)
            code = 0
        finally:
            os._exit(code)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as lines:
        for line in lines:
            place, _, told = line.strip().partition(" ")
            yield sample[int(place)], told
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
        raise SystemExit("tests fail with no defect at all where the program is imported already")


def _collect(files: Sequence[str]) -> None:
    """Import the tests of these files, and the program with them."""
    with Path(os.devnull).open("w", encoding="utf-8") as silence, redirect_stdout(silence):
        pytest.main([*files, "--collect-only", *QUIETLY])


def _expect_silence(tests: Sequence[Witness]) -> None:
    """Run a few tests of many files with no defect; stop where one fails, for then all defects would look noticed."""
    one_a_file = {witness.id.partition("::")[0]: witness for witness in tests if witness.seconds < QUICK}
    few = list(one_a_file.values())[:: max(1, len(one_a_file) // FIRST)]
    if few and _run(None, few, _swap) != UNNOTICED:
        raise SystemExit("tests fail here with no defect at all")


def _import_anew(defect: Defect) -> None:
    sys.meta_path.insert(0, _Finder(defect))


def _swap(defect: Defect) -> None:
    before = _compiled(defect.path, ast.parse(defect.path.read_text(encoding="utf-8")))
    swap(defect.path.resolve(), before, _compiled(defect.path, with_defect(defect)))


def _tried(defect: Defect, tests: Sequence[Witness], seconds: float, put_in: Callable[[Defect], None]) -> str:
    """Run the tests that meet the defect's line, the quickest first, as many as take `seconds`; return what came of it."""
    chosen: list[Witness] = []
    spent = 0.0
    for witness in _meeting(defect, tests):
        spent += witness.seconds
        if chosen and spent > seconds:
            break
        chosen.append(witness)
    for some in filter(None, (chosen[:FIRST], chosen[FIRST:])):
        if (told := _run(defect, some, put_in)) != UNNOTICED:
            return told
    return UNNOTICED if chosen else UNMET


def _meeting(defect: Defect, tests: Sequence[Witness]) -> list[Witness]:
    """Return the tests that run the line, the quickest first, and then those that run anything of its file.

    What runs once in a process, on import or since it is cached, has been seen in no test or in one.
    """
    there = [witness for witness in tests if str(defect.path) in witness.lines]
    exact = {witness.id for witness in there if _meets(defect, witness)}
    if not exact and not defect.at_import:
        return []
    return sorted(there, key=lambda witness: (witness.id not in exact, witness.seconds))


def _meets(defect: Defect, witness: Witness) -> bool:
    return any(defect.first <= line <= defect.line for line in witness.lines[str(defect.path)])


def _run(defect: Defect | None, tests: Sequence[Witness], put_in: Callable[[Defect], None]) -> str:
    limit = time.monotonic() + LEAST_PATIENCE + PATIENCE * sum(witness.seconds for witness in tests)
    child = os.fork()
    if child == 0:
        _be_the_child(defect, [witness.id for witness in tests], put_in)
    while time.monotonic() < limit:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            _kill_group(child)
            if os.waitstatus_to_exitcode(status) == UNSWAPPED:
                return CANNOT
            return UNNOTICED if status == 0 else NOTICED
        time.sleep(PAUSE)
    _kill_group(child)
    os.waitpid(child, 0)
    return HUNG


def _kill_group(group: int) -> None:
    """End what a trial has started and left behind."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def _be_the_child(defect: Defect | None, ids: Sequence[str], put_in: Callable[[Defect], None]) -> None:
    code = 1
    try:
        os.setsid()
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        if defect is not None:
            put_in(defect)
        code = int(pytest.main([*ids, "-x", *QUIETLY]))
    except CannotSwap:
        code = UNSWAPPED
    finally:
        os._exit(code)
