"""The commands that Discord is told: its limits, and every language. A bot over the limits vanishes from every server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import app_commands

from bot.discord import endpoint, tree
from bot.discord.client import Grovekeeper
from bot.discord.commands import registry
from bot.discord.commands.command_builder import options_of
from bot.discord.commands.turn import game_verbs
from bot.operations.rehearsal import wire
from bot.store import Store
from bot.tables import Tables
from engine.action import field_names
from engine.registry import games
from engine.text import say
from standin.server import LocalDiscord
from tests.bot.discord.interactions import interaction
from tests.bot.tables.house import ADA
from tests.catalogues import WHOLE
from words.catalogue import CATALOGUES, FALLBACK, LANGUAGES, words

Json = dict[str, Any]
NAME = re.compile(r"^[-_'\w]{1,32}$")
GROUP = (1, 2)
COMMAND_CHARACTERS = 8000


@pytest.fixture
async def told(client: Grovekeeper) -> Sequence[Json]:
    return await client.tree.described()


def inside(part: Json) -> Iterator[Json]:
    """Yield a command, its subcommands and options, and their choices."""
    yield part
    for below in (*part.get("options", ()), *part.get("choices", ())):
        yield from inside(below)


def all_of(part: Json, field: str) -> list[str]:
    return [str(part.get(field, "")), *(part.get(f"{field}_localizations") or {}).values()]


def characters(command: Json) -> int:
    """Return the number of characters as Discord counts them: of each text its longest localisation."""
    fields = ("name", "description", "value")
    return sum(len(max(all_of(part, field), key=len)) for part in inside(command) for field in fields)


def test_as_many_games_are_named_in_a_command_as_discord_lets_be(monkeypatch: pytest.MonkeyPatch) -> None:
    many = {f"game-{number}": None for number in range(26)}
    monkeypatch.setattr(registry, "games", lambda: many)
    monkeypatch.setattr(registry, "named", lambda game: game)
    assert [each.value for each in registry.GameName().choices] == [*many][:25]


def test_limits_hold_for_the_commands_of_every_game(told: Sequence[Json]) -> None:
    assert len(told) <= 100
    for command in told:
        assert characters(command) <= COMMAND_CHARACTERS, command["name"]
        for part in inside(command):
            assert len(part.get("options", ())) <= 25
            assert len(part.get("choices", ())) <= 25
            names = {option["name"] for option in part.get("options", ())}
            assert len(names) == len(part.get("options", ()))
            assert all(
                0 < len(about) <= 100 for about in all_of(part, "description") if "description" in part
            )


def test_names_are_names_in_every_language_and_told_apart(told: Sequence[Json]) -> None:
    for language in (None, *LANGUAGES[1:]):

        def name(part: Json, language: str | None = language) -> str:
            return str((part.get("name_localizations") or {}).get(language, part["name"]))

        assert len({name(command) for command in told}) == len(told)
        for command in told:
            for part in inside(command):
                if "value" not in part:
                    assert NAME.match(name(part)), name(part)
                    assert name(part) == name(part).lower()
                below = [name(option) for option in part.get("options", ())]
                assert len(set(below)) == len(below)


def test_everything_is_localised_in_every_whole_language(told: Sequence[Json]) -> None:
    wanted = set(WHOLE) - {FALLBACK}
    for command in told:
        for part in inside(command):
            if "value" not in part:
                assert wanted <= part["description_localizations"].keys(), part["name"]
                assert wanted <= part["name_localizations"].keys(), part["name"]


def test_what_a_language_lacks_is_left_to_english_and_not_told_as_its_own(told: Sequence[Json]) -> None:
    by_name = {command["name"]: command for command in told}
    assert by_name["play"]["name_localizations"]["de"] == "spielen"
    assert not words("de").has_own("command-tournament")
    assert "de" not in by_name["tournament"]["name_localizations"]


def registered(told: Sequence[Json], name: str) -> Json:
    """Return what Discord is told of a registered command."""
    group, _, below = name.partition(" ")
    found = next(each for each in told if each["name"] == words(FALLBACK).key(f"command-{group}"))
    if not below:
        return found
    own = words(FALLBACK).key(f"command-{group}-{below}")
    return next(each for each in found["options"] if each["name"] == own)


def assert_told(part: Json, key: str) -> None:
    """Assert that a command or an option has the name and the description of this key."""
    for field, of_field in (("name", key), ("description", f"{key}-about")):
        assert part[field] == words(FALLBACK).key(of_field)
        assert part[f"{field}_localizations"]["pl"] == words("pl").key(of_field)


def test_a_command_and_each_of_its_options_has_words_of_its_own_and_suggestions_where_there_are_any(
    told: Sequence[Json],
) -> None:
    for name, command in registry.COMMANDS.items():
        group, _, below = name.partition(" ")
        if below:
            assert_told(registered(told, group), f"command-{group}")
        found, key = registered(told, name), f"command-{name.replace(' ', '-')}"
        assert_told(found, key)
        for option, shown in zip(options_of(command.answer), found.get("options", ()), strict=True):
            assert_told(shown, f"{key}-{option.name}")
            assert shown.get("autocomplete", False) == ((name, option.name) in registry.SUGGESTIONS)


async def test_commands_are_registered_where_ours_or_those_that_discord_has_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalDiscord() as local:
        endpoint.use(local.url)
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'grove.db'}")
        tables = Tables(store)
        bot = Grovekeeper(tables)
        await bot.login("any token")
        send = partial(bot.tree.sync_changes, tables.registrations)
        assert [await send(), await send()] == [True, False]
        assert len(local.world.commands[None]) == len(await bot.tree.described())
        lost = local.world.commands[None].pop()
        assert [await send(), await send()] == [True, False]
        assert lost["name"] in [each["name"] for each in local.world.commands[None]]
        fewer = (await bot.tree.described())[1:]
        monkeypatch.setitem(tree._DESCRIBED, bot.tree._games, fewer)
        assert [await send(), await send()] == [True, False]
        assert len(local.world.commands[None]) == len(fewer)
        await bot.close()
        await tables.close()
        await store.close()


async def test_others_have_their_turn_while_the_commands_are_described(
    client: Grovekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(tree._DESCRIBED, client.tree._games, raising=False)
    describing, turns = asyncio.create_task(client.tree.described()), 0
    while not describing.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= len(await describing)


async def test_what_goes_wrong_around_a_command_is_answered_but_not_around_a_suggestion(
    client: Grovekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered: list[Exception] = []

    async def answer(_: object, work: Any) -> None:
        with pytest.raises(app_commands.AppCommandError) as raised:
            await work(None, None)
        answered.append(raised.value)

    monkeypatch.setattr(client, "answer", answer)
    error = app_commands.AppCommandError("around it")
    for is_typing in (True, False):
        await client.tree.on_error(interaction(ADA, is_typing=is_typing, client=client), error)
    assert answered == [error]


async def test_a_command_that_is_heard_twice_is_answered_once(client: Grovekeeper) -> None:
    heard = [interaction(ADA, number=number, client=client) for number in (1, 2, 1)]
    assert [await client.tree.interaction_check(each) for each in heard] == [True, True, False]


def test_settings_are_for_who_manages_a_server_and_all_else_for_everybody_everywhere(
    told: list[Json],
) -> None:
    for command in told:
        is_for_managers = command["name"] == "settings"
        assert sorted(command["contexts"]) == ([0] if is_for_managers else [0, 1, 2]), command["name"]
        assert command["default_member_permissions"] == (32 if is_for_managers else None), command["name"]
        assert sorted(command["integration_types"]) == [0, 1]


def test_each_game_is_a_command_with_a_subcommand_for_each_verb(told: Sequence[Json]) -> None:
    by_name: Mapping[str, Json] = {command["name"]: command for command in told}
    for game in games().values():
        command = next(c for c in by_name.values() if _verbs(c) and len(_verbs(c)) == len(game.grammar.verbs))
        for (verb, kind), option in zip(game.grammar.verbs.items(), command["options"], strict=True):
            assert option["name"] == verb
            assert len(option.get("options", ())) == len(field_names(kind))
            assert all(field["autocomplete"] for field in option.get("options", ()))


def test_a_field_that_may_stay_open_need_not_be_typed(told: Sequence[Json]) -> None:
    forest = next(command for command in told if command["name"] == "forest")
    take = next(verb for verb in forest["options"] if verb["name"] == "take")
    assert [(o["name"], o["required"]) for o in take["options"]] == [
        ("first", True),
        ("second", False),
        ("pay", False),
        ("pay-second", False),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_that_are_spoken_of_are_there_under_that_name(told: list[Json], language: str) -> None:
    names = {(command.get("name_localizations") or {}).get(language, command["name"]) for command in told}
    names.add(wire.COMMAND)
    for catalogue in sorted((CATALOGUES / language).glob("*.ftl")):
        spoken_of = re.findall(
            r"(?<![\w<])/([^\W\d_]{2,}(?:-[^\W\d_]+)*)", catalogue.read_text(encoding="utf-8")
        )
        assert not set(spoken_of) - names, catalogue.name


def test_the_bot_asks_for_no_privileged_intent(client: Grovekeeper) -> None:
    assert [name for name, wanted in client.intents if wanted] == ["guilds"]


def _verbs(command: Json) -> list[Json]:
    return [option for option in command.get("options", ()) if option["type"] in GROUP]


def test_a_text_that_is_typed_has_an_end(told: Sequence[Json]) -> None:
    typed = [part for command in told for part in inside(command) if part.get("type") == 3]
    free = [part for part in typed if "options" not in part and not part.get("choices")]
    assert free
    assert {part.get("max_length") for part in free} == {1000}


def test_no_command_has_the_name_that_another_one_has_in_another_language(told: Sequence[Json]) -> None:
    of_name: dict[str, set[str]] = {}
    for command in told:
        for name in all_of(command, "name"):
            of_name.setdefault(name, set()).add(command["name"])
    assert {name: found for name, found in of_name.items() if len(found) > 1} == {}


def test_registered_commands_are_known_by_what_we_want_and_by_their_versions_in_any_order() -> None:
    first, second = {"id": "1", "version": "5"}, {"id": "2", "version": "6"}
    known = tree._sum_of(["wanted"], [first, second])
    assert known == tree._sum_of(["wanted"], [second, first])
    others = (
        (["other"], [first, second]),
        (["wanted"], [first]),
        (["wanted"], [first, second | {"version": "7"}]),
    )
    assert len({known, *(tree._sum_of(*each) for each in others)}) == 4
    assert len(known) == 32


def test_every_game_of_ours_has_a_command() -> None:
    assert tree.without_command(games().values()) == {}


def test_a_game_of_others_has_a_command_unless_its_name_is_taken_or_it_is_not_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Names are taken in any language, by ours first; a game without a command takes none."""
    names = {
        **{f"{each}-command": each for each in ("wrong", "after-wrong", "late", "ours")},
        "twin-command": "ours",
        "of-the-bot-command": "play",
        "after-wrong-command": "wrong",
        "after-refused-command": "play-too",
    }
    checked: list[str] = []

    def spoken(key: str) -> list[tuple[str, str]]:
        if key == "of-the-bot-command":
            return [("en", "play-too"), ("pl", "play")]
        return [
            ("en", names.get(key, key.removeprefix("command-"))),
            ("pl", names.get(key, key.removeprefix("command-"))),
        ]

    def group(game: Any) -> Any:
        if game.id == "wrong":
            raise ValueError("no verbs")
        return f"command of {game.id}"

    monkeypatch.setattr(tree, "home", lambda game_id: SimpleNamespace(is_ours=game_id == "ours"))
    monkeypatch.setattr(tree, "_spoken", spoken)
    monkeypatch.setattr(game_verbs, "check", lambda game: checked.append(game.id))
    monkeypatch.setattr(game_verbs, "group", group)
    others = ("twin", "of-the-bot", "after-refused", "wrong", "after-wrong", "late")
    every = tuple(SimpleNamespace(id=each) for each in (*others, "ours"))
    made, refused = tree._of_games.__wrapped__(cast(Any, every))
    assert [*map(str, made)] == [
        f"command of {each}" for each in ("ours", "after-refused", "after-wrong", "late")
    ]
    assert refused == {
        "twin": say("command-taken", name="ours", game="ours"),
        "of-the-bot": say("command-taken-by-bot", name="play"),
        "wrong": say("command-not-right", why="no verbs"),
    }
    assert checked == ["after-refused", "wrong", "after-wrong", "late"]
    wrong = SimpleNamespace(id="ours")
    monkeypatch.setattr(game_verbs, "group", lambda _: int("our own fault"))
    with pytest.raises(ValueError, match="our own fault"):
        tree._of_games.__wrapped__((cast(Any, wrong),))
