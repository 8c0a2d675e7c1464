"""Where games are at home: ours in the folders of this program, those of others in packages of their own.

A package of others names its game in the entry point group `grovekeeper.games`: `hex = "grovekeeper_hex"`. In the package, `GAME` is the
game, `painter.PAINTER` its pictures, the folder `data` its facts, rules and lessons, and `text/<language>` its words. A game that is
still being written need not be installed: `GROVEKEEPER_GAMES` names its project, whose `pyproject.toml` says the same.

No package is imported here: to know where something lies, it need not run.
"""

from __future__ import annotations

import os
import pkgutil
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "grovekeeper.games"
"""The group of entry points by which packages of others name their games."""
VARIABLE = "GROVEKEEPER_GAMES"
"""The variable of the environment with the folders of projects that are not installed, separated as in PATH."""
GAMES = "engine.games"
"""The package of our own games."""


def _data() -> Path:
    """Return the folder of facts and words: within this package where it was built in, else beside it."""
    here = Path(str(resources.files("engine")))
    return here / "data" if (here / "data").is_dir() else here.parent / "data"


DATA = _data()


@dataclass(frozen=True, slots=True)
class Home:
    """Where one game is at home."""

    game_id: str
    package: str
    """The package of its rules."""
    painter: str
    """The module of its pictures."""
    facts: Path
    """The folder of its facts, rules and lessons."""
    text: Path | None = None
    """The folder of its words, a folder for each language; None where they are among ours."""

    @property
    def is_ours(self) -> bool:
        return self.text is None


class Homeless(Exception):
    """Something names a game that is nowhere to be found. The message is a sentence without its full stop."""


@cache
def homes() -> Mapping[str, Home]:
    """Return where each game is at home, by its id; ours come first, and keep their ids."""
    found = {home.game_id: home for home in _ours()}
    for home, _ in _others():
        if home is not None:
            found.setdefault(home.game_id, home)
    return found


def home(game_id: str) -> Home:
    """Return where a game is at home. One that nobody knows would be ours."""
    return homes().get(game_id) or _our(game_id.replace("-", "_"))


@cache
def lost() -> Mapping[str, str]:
    """Return what is named as a game of others and is not to be found, each with the reason."""
    ours = {each.game_id for each in _ours()}
    taken: dict[str, str] = {}
    for each in (found for found, _ in _others() if found is not None):
        first = homes()[each.game_id]
        if first.package != each.package:
            whose = "one of ours" if each.game_id in ours else f"that of {first.package}"
            taken[each.game_id] = f"{each.package} calls its game {each.game_id}, as {whose} is called"
    return taken | {name: why for each, (name, why) in _others() if each is None}


def texts() -> Sequence[Path]:
    """Return the folders of the words of others."""
    return [each.text for each in homes().values() if each.text is not None]


def project_games(project: Path) -> Mapping[str, str]:
    """Return the packages of the games that a project names in its `pyproject.toml`, by their ids. Raises Homeless."""
    try:
        said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
        named = said["project"]["entry-points"][GROUP]
    except (OSError, tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise Homeless(f"{project}/pyproject.toml names no game under {GROUP} ({error})") from None
    return {str(name): str(package) for name, package in named.items()}


def look_in(project: Path) -> None:
    """Find the games of a project as if it were installed, here and in every process that is started from here."""
    before = os.environ.get(VARIABLE, "")
    os.environ[VARIABLE] = os.pathsep.join(filter(None, (str(project.absolute()), before)))
    forget()


def forget() -> None:
    """Forget what was found, so that packages are looked for anew."""
    homes.cache_clear()
    lost.cache_clear()
    _others.cache_clear()


def _ours() -> Iterator[Home]:
    spec = find_spec(GAMES)
    assert spec is not None
    return (_our(found.name) for found in pkgutil.iter_modules(spec.submodule_search_locations))


def _our(package: str) -> Home:
    game_id = package.replace("_", "-")
    return Home(game_id, f"{GAMES}.{package}", f"render.games.{package}", DATA / "games" / game_id)


@cache
def _others() -> Sequence[tuple[Home | None, tuple[str, str]]]:
    """Return the homes of the games of others; None, with the name and the reason, for what is not to be found."""
    return [_other(name, package) for name, package in _named()]


def _named() -> Iterator[tuple[str, str]]:
    for written in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        project = Path(written).absolute()
        if str(project) not in sys.path:
            sys.path.append(str(project))
        try:
            yield from project_games(project).items()
        except Homeless as error:
            yield str(error), ""
    yield from sorted((each.name, each.module) for each in entry_points(group=GROUP))


def _other(name: str, package: str) -> tuple[Home | None, tuple[str, str]]:
    if not package:
        return None, (name, name)
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        return None, (name, f"there is no package {package}")
    folder = Path(next(iter(spec.submodule_search_locations)))
    return Home(name, package, f"{package}.painter", folder / "data", folder / "text"), (name, "")
