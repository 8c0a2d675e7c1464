"""A class name means one thing: it stands in one file, or in the same file of the floor plan of each game."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "engine", "render", "words", "standin")
IN_EVERY_GAME = {
    "model/actions.py": None,
    "model/table.py": {"Player", "Table"},
    "model/view.py": {"PlayerView"},
}
"""Names that games share, by the file of the floor plan: the class of a verb is called like its verb, whatever that is."""
TABLE = Path("bot/tables/model/table.py")
"""The table at which a game is played; its `Table` is on top of that of the game, and shares its name with no other class."""


def classes(package: str) -> Iterator[tuple[str, Path]]:
    """Find the classes of a package with their files, those within functions and classes too."""
    for path in sorted((ROOT / package).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "class " in source else ():
            if isinstance(node, ast.ClassDef):
                yield node.name, path.relative_to(ROOT)


def is_in_every_game(name: str, path: Path) -> bool:
    """Return whether the plan of games has the name in this file, or it is that of the table on which all of them lie."""
    if (name, path) == ("Table", TABLE):
        return True
    package, games, _, *inside = path.parts
    names = IN_EVERY_GAME.get("/".join(inside), set())
    return (package, games) == ("engine", "games") and (names is None or name in names)


def test_no_two_files_define_a_class_of_the_same_name() -> None:
    files = defaultdict[str, set[Path]](set)
    for package in PACKAGES:
        for name, path in classes(package):
            files[name].add(path)
    assert len(files) > 500, "too few: they were not found"
    again = {
        name: sorted(map(str, found))
        for name, found in files.items()
        if len(found) > 1
        and not (
            len({path.name for path in found}) == 1 and all(is_in_every_game(name, path) for path in found)
        )
    }
    assert again == {}
