"""Report of a rehearsal: each check with the answer that the stand-in gives and the one that came. It holds no names, ids or texts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from bot.operations.errors import Trouble
from bot.version import version

Facts: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Rehearsed:
    """One check by name, with the answer of the stand-in and the one that came."""

    name: str
    expected: Facts
    found: Facts

    @property
    def is_as_expected(self) -> bool:
        return self.expected == self.found


@dataclass(slots=True)
class RehearsalReport:
    """The checks in the order in which they were made, and the names of those left out."""

    checks: list[Rehearsed] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    @property
    def differing(self) -> list[str]:
        return [check.name for check in self.checks if not check.is_as_expected]

    def to_json(self) -> dict[str, Any]:
        checks = [
            {
                "name": check.name,
                "as_expected": check.is_as_expected,
                "expected": check.expected,
                "found": check.found,
            }
            for check in self.checks
        ]
        return {"version": version(), "checks": checks, "left_out": self.left_out}

    def write(self, file: Path) -> None:
        """Write the report into a new file. Raises Trouble where there is one of the name, or it cannot be written."""
        try:
            with file.open("x", encoding="utf-8") as to:
                to.write(json.dumps(self.to_json(), indent=2) + "\n")
        except FileExistsError:
            raise Trouble("copy-exists", file=str(file)) from None
        except OSError as error:
            raise Trouble("copy-failed", file=str(file), why=str(error)) from error


def check_name(file: Path) -> None:
    """Raise Trouble if there is something of this name already, before anything is tried."""
    if file.exists():
        raise Trouble("copy-exists", file=str(file))


def differences(recording: Mapping[str, Any], report: RehearsalReport) -> dict[str, tuple[Facts, Facts]]:
    """Return, by name, the answers of a recorded report that another one does not give: the recorded answer, and the other."""
    found = {check.name: check.found for check in report.checks}
    return {
        each["name"]: (each["found"], found[each["name"]])
        for each in recording["checks"]
        if each["name"] in found and each["found"] != found[each["name"]]
    }


def changed(sent: object, given: object, path: str = "") -> list[str]:
    """Return where an answer does not hold what was sent. Its further fields do not matter, nor whether nothing is left out or said."""
    if isinstance(sent, Mapping):
        other = given if isinstance(given, Mapping) else {}
        return [at for key, each in sent.items() for at in changed(each, other.get(key), f"{path}.{key}")]
    if isinstance(sent, Sequence) and not isinstance(sent, str) and sent:
        if not isinstance(given, Sequence) or len(given) != len(sent):
            return [path]
        return [
            at
            for n, (a, b) in enumerate(zip(sent, given, strict=True))
            for at in changed(a, b, f"{path}.{n}")
        ]
    # Discord takes permissions as a number and gives them as words.
    is_same = sent == given or (isinstance(sent, int) and str(sent) == given)
    return [] if is_same or not (sent or given) else [path]
