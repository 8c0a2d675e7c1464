"""The program as it is imported with a defect in it, and what is imported before, since no defect can be in it."""

from __future__ import annotations

import ast
import importlib
import sys
import warnings
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from tests.mutants.defects import Defect, with_defect
from tests.mutants.started_processes import hand_on
from tests.mutants.swap import swap
from tests.mutants.witnesses import module_name


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
        self._name = module_name(defect.path)
        self._code = _compiled(defect.path, with_defect(defect))
        hand_on(self._name, defect.path.resolve(), self._code)

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


def import_with(defect: Defect) -> None:
    """See to it that the program, of which nothing is imported yet, will have the defect."""
    sys.meta_path.insert(0, _Finder(defect))


def swap_in(defect: Defect) -> None:
    """Put the defect into the program that is imported already; raise CannotSwap where that cannot be done."""
    before = _compiled(defect.path, ast.parse(defect.path.read_text(encoding="utf-8")))
    after = _compiled(defect.path, with_defect(defect))
    swap(defect.path.resolve(), before, after)
    hand_on(module_name(defect.path), defect.path.resolve(), after)
