"""Verbs of a game as subcommands: what a game puts behind a group, and what comes there for want of room."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from discord import app_commands

from bot.discord.commands.turn.game_verbs import MORE, check, group, verbs_behind
from bot.discord.ui.limits import ABOUT, SUBCOMMANDS
from engine.game import Game
from engine.kit import Action, verb
from engine.registry import find
from tests.engine.toys.pebbles import Pebbles
from words.catalogue import LANGUAGES, Words, words

pytestmark = pytest.mark.wordless


class Deed(Action):
    """Anything that can be done in a game of many verbs."""

    __slots__ = ()


def busy(verbs: int, groups: Mapping[str, Sequence[str]]) -> Game[Any, Any]:
    """Return a game with so many verbs, some of them in groups."""
    deeds: tuple[Any, ...] = tuple(
        verb(f"deed-{number}")(type(f"Deed{number}", (Deed,), {})) for number in range(verbs)
    )
    made: Game[Any, Any] = type("Busy", (Pebbles,), {"id": "busy", "actions": deeds, "verb_groups": groups})()
    return made


def names(game: Game[Any, Any]) -> dict[str, list[str]]:
    """Return what stands beside the command of a game: each by the end of its key, with what stands behind it."""
    return {
        str(each.name): [str(below.name) for below in each.commands]
        if isinstance(each, app_commands.Group)
        else []
        for each in group(game).commands
    }


def test_as_many_verbs_as_there_is_room_for_are_subcommands() -> None:
    assert list(names(busy(SUBCOMMANDS, {}))) == [
        f"busy-verb-deed-{number}-name" for number in range(SUBCOMMANDS)
    ]


def test_a_game_puts_what_is_only_asked_amid_something_else_behind_a_group() -> None:
    found = names(busy(4, {"amid": ("deed-1", "deed-3")}))
    assert found == {
        "busy-verb-deed-0-name": [],
        "busy-group-amid-name": ["busy-verb-deed-1-name", "busy-verb-deed-3-name"],
        "busy-verb-deed-2-name": [],
    }


def test_what_has_no_room_comes_behind_more() -> None:
    game = busy(30, {"amid": ("deed-0",)})
    found = names(game)
    assert len(found) == SUBCOMMANDS
    assert found["more"] == [f"busy-verb-deed-{number}-name" for number in range(24, 30)]
    assert list(verbs_behind(game)[MORE]) == [f"deed-{number}" for number in range(24, 30)]


@pytest.mark.parametrize(
    ("key", "said", "why"),
    [
        ("verb-take-name", "take it", "is no name of a command: take it"),
        ("verb-take-name", "", "is no name of a command: "),
        ("verb-take-name", "t" * 33, "is no name of a command"),
        ("verb-take-name", "Take", "is not in small letters: Take"),
        ("command", "for est", "is no name of a command: for est"),
        ("command", "Forest", "is not in small letters: Forest"),
        ("field-first-name", "the first", "is no name of a command: the first"),
        ("verb-take-about", "", f"has more than {ABOUT} characters"),
        ("about", "a" * (ABOUT + 1), f"has more than {ABOUT} characters"),
        ("verb-take-name", "keep", "two verbs have one name: "),
        ("verb-take-name", "t" * 32, None),
        ("verb-take-name", "take_it-2", None),
        ("verb-take-about", "a", None),
        ("verb-take-about", "A" * ABOUT, None),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_discord_would_refuse_is_found_in_every_language(
    monkeypatch: pytest.MonkeyPatch, language: str, key: str, said: str, why: str | None
) -> None:
    game, usual = find("spirits-of-the-forest"), Words.key
    keep = Words.key(words(language), f"{game.id}-verb-keep-name")

    def key_of(speech: Words, asked: str, **args: Any) -> str:
        if speech.language == language and asked == f"{game.id}-{key}":
            return keep if said == "keep" else said
        return usual(speech, asked, **args)

    monkeypatch.setattr(Words, "key", key_of)
    if why is None:
        check(game)
        return
    with pytest.raises(ValueError, match=re.escape(why)) as found:
        check(game)
    assert f"{game.id}-{key}" in str(found.value) or why.startswith("two verbs")
