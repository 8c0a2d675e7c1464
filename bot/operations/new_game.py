"""Writing of a new game: a small one that is whole and plays at once, as a package of its own, to be changed into another."""

from __future__ import annotations

import re
from pathlib import Path

from bot.operations.errors import Trouble
from engine.home import DATA

TEMPLATE = DATA / "new_game" / "cairn"
"""The game that new ones begin as."""
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST = 24
"""Maximum number of characters of a name: it is a command on Discord, and the beginning of many keys."""


def write_game(name: str, home: Path) -> Path:
    """Write a new game into a folder of its name under `home`, and return that. Raises Trouble."""
    if not NAME.fullmatch(name) or len(name) > MOST:
        raise Trouble("new-game-name", name=name, most=MOST)
    folder = home / name
    if folder.exists():
        raise Trouble("new-game-exists", folder=str(folder))
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            placed = folder / _renamed(path.relative_to(TEMPLATE).as_posix(), name)
            placed.parent.mkdir(parents=True, exist_ok=True)
            placed.write_text(written(path, name), encoding="utf-8")
    return folder


def written(path: Path, name: str) -> str:
    """Return a file of the template as it is written for a game of this name: its ids and its classes are named so."""
    text = path.read_text(encoding="utf-8")
    text = text.replace("grovekeeper_cairn", f"grovekeeper_{name.replace('-', '_')}")
    text = text.replace("CAIRN-", f"{name.upper()}-")
    match path.suffix:
        case ".py":
            text = text.replace('ID: Final = "cairn"', f'ID: Final = "{name}"').replace(
                '"cairn-', f'"{name}-'
            )
            return re.sub(r"\bCairn", "".join(part.capitalize() for part in name.split("-")), text)
        case ".ftl":
            text = re.sub(r"(?m)^cairn = .*$", f"cairn = {title(name)}", text)
            text = re.sub(r"(?m)^cairn-command = .*$", f"cairn-command = {name}", text)
            return re.sub(r"(?m)^cairn\b", name, text)
        case ".toml" if path.name != "pyproject.toml":
            return text
        case _:
            text = text.replace("# Cairn", f"# {title(name)}").replace(
                "grovekeeper-cairn", f"grovekeeper-{name}"
            )
            return re.sub(r"(?m)^cairn = ", f"{name} = ", text)


def title(name: str) -> str:
    """Return a name as people read it: `leaf-race` is Leaf race."""
    return name.replace("-", " ").capitalize()


def _renamed(path: str, name: str) -> str:
    path = path.replace("grovekeeper_cairn", f"grovekeeper_{name.replace('-', '_')}")
    path = path.replace("test_cairn", f"test_{name.replace('-', '_')}")
    return re.sub(r"/cairn\b", f"/{name}", path)
