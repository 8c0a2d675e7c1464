"""A module is a room: outside its own files it is named in the registries alone: the rules know none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ROOMS = ("engine/games/spirits_of_the_forest", "render/games/spirits_of_the_forest")
MODULES = {
    "solo": r"solo",
    "wish": r"wish",
    "curse": r"curse",
    "seasons": r"seasons?(?!.{0,4}\d)",
    "events": r"forest_?events|\bevents\.py|fairytale|_grove",
    "gem_bonus": r"gem[_-]?bonus(?!-\d)",
    "moonlight": r"moonlight",
    "enchanted": r"enchant(ed|ments?)",
}
"""Names of a module in code, by the name of its room; ids of rules, such as SF-SEASON-06, name none."""
RULE = re.compile(r"\b(SF|ML)-[A-Z]+(-\d+)?")


def naming(pattern: str) -> Iterator[str]:
    """Yield the files that name a module in their code, docstrings and comments included, or in their path."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            text = RULE.sub("", f"{path.relative_to(ROOT)}\n{path.read_text(encoding='utf-8')}")
            if re.search(pattern, text.replace(room, ""), re.IGNORECASE):
                yield path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_named_in_its_own_files_and_in_the_registries_alone(module: str) -> None:
    own = tuple(
        f"{room}/modules/{each}" for room in ROOMS for each in (f"{module}.py", f"{module}/", "registry")
    )
    found = list(naming(MODULES[module]))
    assert any(path.startswith(own[:2]) for path in found), "the module has a room"
    assert [path for path in found if not path.startswith(own)] == []
