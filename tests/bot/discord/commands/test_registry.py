"""Commands, buttons and menus are found where they are written, have words, and answer for every custom_id there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any, cast

import pytest

import bot.discord
from bot.discord.commands import registry
from bot.discord.commands.command_builder import options_of
from bot.discord.ui.custom_id import CustomId
from engine.errors import Stale
from words.catalogue import LANGUAGES, words

registry.load()
SOURCES = Path(bot.discord.__file__).parent
KINDS = ("", "order", "try")
"""Prefixes of the move picker's ops: it shows the game (""), an order or a trial."""


def made_ops() -> Iterator[str]:
    """Yield the ops that our code puts into custom_ids, as they are written: the first plain word among the arguments."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and "customid" in _name_of(node.func):
                given = [each.value for each in node.args if isinstance(each, ast.Constant)]
                found = [each for each in given if isinstance(each, str) and re.fullmatch("[a-z]+", each)]
                yield from found[:1]


def _name_of(function: ast.expr) -> str:
    """Return the name of the called function, without the object it belongs to, in lower case and without underscores."""
    return ast.unparse(function).rpartition(".")[2].lower().replace("_", "")


@pytest.mark.parametrize("name", sorted(registry.COMMANDS))
def test_a_command_and_its_options_have_words_in_every_language(name: str) -> None:
    key = f"command-{name.replace(' ', '-')}"
    keys = [key, *(f"{key}-{option.name}" for option in options_of(registry.COMMANDS[name].answer))]
    for language in LANGUAGES:
        assert not [each for each in keys if not words(language).has(each)]
        assert not [each for each in keys if not words(language).has(f"{each}-about")]


def test_everything_that_answers_stands_in_a_module_of_commands() -> None:
    answers = [
        *(each.answer for each in registry.COMMANDS.values()),
        *(each.answer for each in registry.PRESSES.values()),
    ]
    homes = {cast(Any, answer).__module__ for answer in (*answers, *registry.SUGGESTIONS.values())}
    rooms = [path for path in (SOURCES / "commands").iterdir() if (path / "__init__.py").is_file()]
    files = {f"bot.discord.commands.{room.name}.{path.stem}" for room in rooms for path in room.glob("*.py")}
    assert homes <= files
    assert "bot.discord.commands.turn.undo" in homes


def test_suggestions_are_for_options_that_commands_have() -> None:
    for name, option in registry.SUGGESTIONS:
        assert option in {each.name for each in options_of(registry.COMMANDS[name].answer)}


def test_every_op_in_a_custom_id_is_answered() -> None:
    made = set(made_ops())
    assert {"resigned", "takeseat", "step", "past"} <= made
    assert made <= registry.PRESSES.keys()
    for op in ("step", "pick", "moves", "close"):
        assert {f"{kind}{op}" for kind in KINDS} <= registry.PRESSES.keys()


async def test_an_op_of_another_version_is_stale() -> None:
    nobody = cast(Any, None)
    answer, given = registry.answer_of(CustomId(1, 2, "nosuchop"), ())
    with pytest.raises(Stale):
        await answer(nobody, nobody, *given)


def test_a_name_is_registered_once() -> None:
    with pytest.raises(ValueError, match="resign is registered twice"):
        registry.command("resign")(registry.COMMANDS["resign"].answer)
    with pytest.raises(ValueError, match="resigned is registered twice"):
        registry.button("resigned")(registry.PRESSES["resigned"].answer)


@pytest.mark.parametrize("op", sorted(registry.PRESSES))
def test_what_answers_a_press_takes_what_it_is_given(op: str) -> None:
    press = registry.PRESSES[op]
    signature(press.answer).bind("desk", "request", "custom id", *(["picked"] if press.is_of_menu else []))
