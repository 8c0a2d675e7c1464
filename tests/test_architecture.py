"""ARCHITECTURE.md is true: its paths and names exist, and its picture shows the layers that `make check` enforces."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import dropwhile
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
PICTURE = ROOT / "docs" / "architecture.svg"
TOP = ("bot", "engine", "render", "standin", "words", "data", "tests", "docs")
DRAWN = 6
"""Minimum number of contracts in the picture."""


def passages() -> Iterator[str]:
    """Yield paragraphs, items of lists and rows of the table: within one, a name belongs to the path before it."""
    for block in PAGE.read_text(encoding="utf-8").split("\n\n"):
        yield from re.split(r"\n(?=\||\d+\. |\* )", block)


def is_path(said: str) -> bool:
    return said.split("/")[0] in TOP or (ROOT / said).is_file()


def is_name(said: str) -> bool:
    return re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)?", said) is not None


def said_of() -> Iterator[tuple[str, str]]:
    """Yield every path of the page with every name that is said to be in it; "" for the path itself."""
    for passage in passages():
        path = ""
        for said in re.findall(r"`([^`]+)`", passage):
            if is_path(said):
                path = said
                yield path, ""
            elif is_name(said) and path.endswith(".py"):
                yield path, said


@cache
def names_in(path: str) -> frozenset[str]:
    """Return the names that a module and its classes define: `Tables`, `Tables.act`."""
    return frozenset(_defined(ast.parse((ROOT / path).read_text(encoding="utf-8"))))


def _defined(tree: ast.Module | ast.ClassDef, inside: str = "") -> Iterator[str]:
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield inside + name
            case ast.ClassDef(name=name):
                yield name
                yield from _defined(node, f"{name}.")
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield inside + name


@pytest.mark.parametrize("path", sorted({path for path, _ in said_of()}))
def test_everything_the_page_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()
    names = {name for said, name in said_of() if said == path and name}
    known = names_in(path) if path.endswith(".py") else frozenset[str]()
    assert names - known - NOT_NAMES == set()


NOT_NAMES = {"do"}
"""Words in code type that are no names of the file before them: the op of a button."""


def test_the_page_answers_all_the_questions() -> None:
    _, *rows = dropwhile(lambda row: not row.startswith("| I want to"), _rows())
    assert len(rows) == QUESTIONS
    assert all("](docs/" in row or "`" in row for row in rows)


QUESTIONS = 56
"""Number of rows of the table below its head."""


def _rows() -> Iterator[str]:
    return (passage for passage in passages() if passage.startswith("| "))


def layers() -> Mapping[str, Sequence[str]]:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    return {each["name"]: each["layers"] for each in contracts if each["type"] == "layers"}


def test_the_picture_shows_the_layers_from_the_top_down() -> None:
    drawn = {
        str(group.get("data-contract")): [text for text in group.iter(f"{SVG}text") if _is_layer(text)]
        for group in ElementTree.parse(PICTURE).iter(f"{SVG}g")
    }
    assert len(drawn) >= DRAWN
    for contract, texts in drawn.items():
        assert [text.text for text in texts] == layers()[contract], contract
        heights = [float(text.get("y", 0)) for text in texts]
        assert heights == sorted(heights), contract


SVG = "{http://www.w3.org/2000/svg}"


def _is_layer(text: ElementTree.Element) -> bool:
    return "layer" in text.get("class", "").split()


def test_every_command_and_button_is_found_in_the_file_of_a_subject() -> None:
    """The page sends people to `bot/discord/commands/`: nothing registers anywhere else."""
    found = {
        path.parent.parent.relative_to(ROOT).as_posix()
        for path in (ROOT / "bot").rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"@(command|button|select|autocomplete)\(", line)
    }
    assert found == {"bot/discord/commands"}
