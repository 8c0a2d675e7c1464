"""Cards, pickers and lobbies of every game at every turn of some random games: within Discord's limits, and telling no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from enum import Enum
from itertools import islice
from typing import Annotated, Any, Literal

import discord
import pytest
from discord import ui
from pydantic import Field

from bot.discord.cards import lobby_card, options_form, table_card, table_card_buttons
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import News, escaped_names
from bot.discord.commands import registry
from bot.discord.ui.components import Page, PersistentItem, button_to, pages_of, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.trail import Trail
from bot.tables import Chair, Status, Table, Told, Venue
from engine.action import to_text, verb_of
from engine.game import Game, TableOptions
from engine.games.moonlight.model.scenarios import scenario
from engine.match import Match
from engine.registry import find, games
from engine.text import Seat
from engine.view import View
from render import pictures
from render.painter import Picture
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import LONG_NAMES, every_game, glimpses, moments, played, starts
from words.catalogue import words

registry.load()
Json = dict[str, Any]
BUTTON, SELECT = 2, 3
STANDING_OUT = (discord.ButtonStyle.primary.value, discord.ButtonStyle.success.value)

game_with_words = pytest.mark.parametrize("game", games().values(), ids=games().keys())
"""Every game but the toys, whose words are in no catalogue of the bot's."""


def table_of(match: Match[Any], language: str, status: Status = Status.PLAYING) -> Table:
    chairs = tuple(Chair(Seat(n), LONG_NAMES[n], person=n + 1) for n in range(match.seats))
    return Table(
        id=10**9,
        place=Venue(1, 2),
        host=1,
        language=language,
        status=Status.OVER if match.over else status,
        game=match.game,
        options=match.options,
        seats=match.seats,
        chairs=chairs,
        moment=10**6,
        created=datetime(2026, 4, 1, tzinfo=UTC),
        match=match,
        secret=b"x" * 32,
    )


def parts(view: ui.LayoutView) -> Iterator[Json]:
    def walk(components: list[Json]) -> Iterator[Json]:
        for component in components:
            yield component
            yield from walk(component.get("components", []))

    return walk(view.to_components())  # type: ignore[no-untyped-call]


def assert_fits(view: ui.LayoutView) -> None:
    found = list(parts(view))
    assert len(found) <= 40
    assert sum(len(part.get("content", "")) for part in found) <= 4000
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert all(0 < len(custom_id) <= 100 for custom_id in ids)
    assert {CustomId.read(custom_id).op for custom_id in ids} <= registry.PRESSES.keys()
    for part in found:
        if part["type"] == BUTTON:
            assert 0 < len(part["label"]) <= 80
        if part["type"] == SELECT:
            values = [option["value"] for option in part["options"]]
            assert 0 < len(values) <= 25
            assert len(set(values)) == len(values)
            assert all(0 < len(o["label"]) <= 100 and 0 < len(o["value"]) <= 100 for o in part["options"])
    assert view.timeout is None
    pressable = [item for item in view.walk_children() if item.is_dispatchable()]
    assert all(isinstance(item, PersistentItem | ui.ActionRow | ui.Container) for item in pressable)


@pytest.mark.parametrize("game", games().values(), ids=games())
async def test_cards_and_pickers_fit_at_every_turn(game: Game[Any, Any]) -> None:
    pool = RenderPool()
    for language, start in zip(WHOLE * 2, starts(game, len(game.seats), "moments"), strict=False):
        told: list[Told] = []
        for match, entry in glimpses(start):
            table = table_of(match, language)
            drawn = await table_card.draw(table, News(tuple(told[-30:]), started=True), pool, attach=False)
            assert_fits(drawn.page)
            if entry is None:
                break
            picker = MovePicker(table, entry.seat + 1, words(language))
            pages = [picker.root("above"), picker.at(Trail(verb_of(entry.action)))]
            for page in (drawn.page, *pages):
                assert_fits(page)
                assert len([part for part in parts(page) if part.get("style") in STANDING_OUT]) <= 1
            assert_fits(picker.moves(picker.legal.nearest(entry.action), "above"))
            events = tuple(match.copy().play(entry.seat, entry.action))
            told.append(Told(entry.seat, to_text(entry.action), events))
    await pool.close()


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_what_a_game_says_below_the_picture_is_told_whole(game: Game[Any, Any]) -> None:
    """Most is said at the largest table in the longest words."""
    last = (start for start in starts(game, len(game.seats), "below") if start.seats == game.seats[-1])
    for match, _ in islice(played(next(last)), 0, 160, 10):
        table = table_of(match, "pl")
        lines = pictures.remarks(game.id, table.view(None), escaped_names(table), table.language)
        assert len("\n".join(f"- {line}" for line in lines)) <= table_card.REMARKS


async def test_what_is_special_stands_on_the_card_until_the_first_turn() -> None:
    """Below the picture, in the table's language; where the table is told in words it is among them."""
    pool, game = RenderPool(), find("moonlight")
    match = Match.new(game, game.Options.model_validate({"scenario": 2, "first": 1}), 2, b"intro")
    for language, said in (("en", "a forest and its mirage"), ("pl", "las i jego miraż")):
        for attach in (True, False):
            table = table_of(match, language)
            card = await table_card.draw(table, News(started=True), pool, attach=attach)
            assert_fits(card.page)
            assert len([part for part in parts(card.page) if said in part.get("content", "")]) == 1
    seat = match.awaiting[0]
    match.play(seat, next(iter(match.legal(seat))))
    card = await table_card.draw(table_of(match, "en"), News(), pool)
    assert not any("mirage" in part.get("content", "") for part in parts(card.page))
    await pool.close()


@every_game
def test_what_everybody_can_press_depends_on_no_secret(game: Game[Any, Any]) -> None:
    for match, _ in moments(game, 2 * len(game.seats)):
        shown = table_card_buttons.public_verbs(table_of(match, "en"))
        other = match.fork(None, b"what could have been as well")
        assert table_card_buttons.public_verbs(table_of(other, "en")) == shown
        assert not set(shown) & game.secret_verbs


@game_with_words
async def test_a_card_depends_on_no_secret(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it shows and says, drawn or in words, is the same where all that an onlooker cannot know is dealt anew."""
    pool, drawn = RenderPool(), list[object]()

    def draw(_: str, view: View, *__: object) -> Picture:
        drawn.append(view)
        return Picture(b"", "alt", 1, 1)

    async def shown(match: Match[Any], *, attach: bool) -> object:
        drawn.clear()
        card = await table_card.draw(table_of(match, "en"), News(started=True), pool, attach=attach)
        return [*drawn], [*parts(card.page)], [each.name for each in card.pictures]

    monkeypatch.setattr(pictures, "table", draw)
    monkeypatch.setattr(pictures, "scores", draw)
    for match, _ in islice(moments(game, len(game.seats)), 0, None, 7):
        other = match.fork(None, b"what could have been as well")
        for attach in (True, False):
            assert await shown(match, attach=attach) == await shown(other, attach=attach)
    await pool.close()


@game_with_words
@pytest.mark.parametrize("language", WHOLE)
def test_lobbies_fit(game: Game[Any, Any], language: str) -> None:
    for start in starts(game, 2, "lobbies"):
        table = table_of(start.match(), language, Status.LOBBY)
        assert_fits(lobby_card.card(table).page)
        assert_fits(lobby_card.panel(table, words(language)))


@pytest.mark.parametrize(("language", "said"), [("en", "Reconstructed"), ("pl", "Odtworzone")])
def test_the_lobby_of_moonlight_says_what_is_reconstructed(language: str, said: str) -> None:
    for game, count in ((find("moonlight"), 1), (find("living-forest"), 0)):
        match = Match.new(game, game.Options(), 2, b"lobby")
        page = lobby_card.card(table_of(match, language, Status.LOBBY)).page
        assert len([part for part in parts(page) if said in part.get("content", "")]) == count


def on_lobby(game: str, options: dict[str, object] | None = None) -> Table:
    """Return a lobby of a game for two."""
    found = find(game)
    table = table_of(Match.new(found, found.Options(), 2, b"lobby"), "en", Status.LOBBY)
    return replace(table, options=found.Options.model_validate(options or {}))


def contents(view: ui.LayoutView) -> str:
    return "\n".join(part.get("content", "") for part in parts(view))


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("moonlight", {"scenario": 6}, ["6 · Fireflies' Dance", "A tile with a firefly that Light picks"]),
        (
            "spirit-island",
            {"adversary": "england", "adversary_level": 3, "scenario": "guard-the-isles-heart"},
            ["one land holds 7 towns and cities", "before Ravage, until stage II", "in a heart land loses"],
        ),
    ],
)
def test_the_card_of_a_lobby_says_what_is_played_and_what_is_special_about_it(
    game: str, options: dict[str, object], said: list[str]
) -> None:
    shown = contents(lobby_card.card(on_lobby(game, options)).page)
    assert [each for each in said if each not in shown] == []
    assert shown.count("Reconstructed") == (game == "moonlight")


@game_with_words
@pytest.mark.parametrize("language", WHOLE)
def test_the_line_of_an_option_is_told_whole(game: Game[Any, Any], language: str) -> None:
    """Of each value beside the usual ones, and beside each value of the option before it."""
    names = [*game.Options.model_fields]
    for before, name in zip(["", *names], names, strict=False):
        earlier = options_form.choices_of(game.Options.model_fields[before]) if before else (None,)
        for first in earlier:
            options = game.Options.model_validate({before: first} if before else {})
            for value in options_form.choices_of(game.Options.model_fields[name]):
                about = game.telling.option_about(options, name, value)
                assert about is None or len(words(language).say(about)) <= 100, (name, value)


def test_no_value_of_forest_events_or_moonlight_tiles_says_what_another_does() -> None:
    """To play without them is not told as if it were to play with them, and the kind that is played is told as special."""
    page = lobby_card.panel(on_lobby("spirits-of-the-forest"), words("en"))
    for title, values in (("Forest Events: ", 5), ("Moonlight tiles: ", 3)):
        lines = [each for part in parts(page) for each in part.get("options", ()) if title in each["label"]]
        assert len({each["description"] for each in lines}) == len(lines) == values
    shown = contents(lobby_card.card(on_lobby("spirits-of-the-forest", {"events": "forgotten-grove"})).page)
    assert "The heart of the forest lies face down" in shown


def test_a_chapter_has_its_own_line_and_a_tick_where_it_is_won() -> None:
    page = lobby_card.panel(on_lobby("moonlight"), words("en"), won=[3])
    options = [
        each for part in parts(page) for each in part.get("options", []) if "Scenario" in each["label"]
    ]
    assert len({each["description"] for each in options}) == len(options) == 28
    assert [each["value"] for each in options if each["label"].startswith("✓")] == ["3"]


def test_only_seats_that_can_play_so_are_offered_and_how_is_said() -> None:
    def offered(**options: object) -> dict[str, str]:
        page = lobby_card.card(on_lobby("moonlight", options)).page
        menu = next(part for part in parts(page) if part.get("placeholder") == "How many players?")
        return {each["value"]: each.get("description") or "" for each in menu["options"]}

    with_four = offered(scenario=1)
    assert [*with_four] == ["1", "2", "3", "4"]
    assert [with_four[seats] for seats in "124"] == [
        "A game alone",
        "All together against the game",
        "Against each other",
    ]
    assert [*offered(scenario=1, against=True)] == ["2", "3", "4"]
    alone = next(number for number in range(1, 29) if "versus" not in scenario(number).modes)
    assert [*offered(scenario=alone)] == ["1", "2"]


def test_an_option_that_changes_nothing_beside_the_others_is_neither_asked_nor_told() -> None:
    def asked(**options: object) -> tuple[list[str], str]:
        table = on_lobby("spirit-island", options)
        shown = parts(lobby_card.panel(table, words("en")))
        told = options_form.summary(table.game, table.options, words("en"))
        return [part["placeholder"] for part in shown if "placeholder" in part], told

    alone, told = asked(adversary_level=3)
    assert "Level of the adversary" not in alone
    assert told == ""
    against, told = asked(adversary="england", adversary_level=3)
    assert "Level of the adversary" in against
    assert told.endswith("Level of the adversary: 3")


def test_what_is_special_stays_in_reach_from_the_card() -> None:
    def pressed(game: str, **options: object) -> bool:
        found = find(game)
        match = Match.new(found, found.Options.model_validate(options), 2, b"reach")
        shown = table_card_buttons.card_buttons(table_of(match, "en"), words("en"))
        more = table_card_buttons.more_page(table_of(match, "en"), words("en"))
        labels = [[part.get("label") for part in parts(page)] for page in (Page(*shown), more)]
        assert ("Special here" in labels[1]) == any(find(game).telling.special(match.options, 2))
        return "Special here" in labels[0]

    assert pressed("spirit-island", adversary="sweden", adversary_level=2)
    assert not pressed("spirit-island")
    assert pressed("living-forest", kodama=True)
    assert not pressed("living-forest")
    assert pressed("spirits-of-the-forest", events="random")
    assert not pressed("spirits-of-the-forest")


@pytest.mark.parametrize("language", WHOLE)
def test_extras_that_are_switched_on_are_told_in_the_lobby_as_their_menu_tells_them(language: str) -> None:
    spoken, game = words(language), find("spirits-of-the-forest")
    options = game.Options.model_validate({"wish": True, "gem_bonus": True, "moonlight": "air"})
    told = [spoken.say(each) for each in game.telling.special(options, 3)]
    assert told == [
        spoken.key(f"spirits-of-the-forest-option-{each}-about")
        for each in ("wish", "gem-bonus", "moonlight-air")
    ]
    assert game.telling.special(options, 1) == (), "a game alone is played without them"


@game_with_words
@pytest.mark.parametrize("language", WHOLE)
def test_no_two_menus_of_the_options_are_called_alike(game: Game[Any, Any], language: str) -> None:
    table = table_of(next(starts(game, 1, "menus")).match(), language, Status.LOBBY)
    called = [
        part["placeholder"]
        for part in parts(lobby_card.panel(table, words(language)))
        if "placeholder" in part
    ]
    assert len({*called}) == len(called)
    if game.campaign is not None and len(game.campaign.chapters) == 28:
        assert {"1–14", "15–28"} <= {each.rpartition(" ")[2] for each in called}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("**@everyone** <@1>", r"\*\*\@everyone\*\* \<\@1\>"),
        ("https://ada.example", r"https\://ada.example"),
        ("\u202enekat\u2066 ada", "nekat ada"),
    ],
)
def test_a_name_cannot_format_notify_link_or_turn_a_line_around(name: str, said: str) -> None:
    start = next(starts(next(iter(every_game.args[1])), 1, "names"))
    table = table_of(start.match(), "en")
    named = table.__class__(**{**vars(table), "chairs": (Chair(Seat(0), name, 1),)})
    assert table_card.escaped_names(named) == (said,)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Options(TableOptions):
    fast: bool = False
    deck: Literal["small", "big"] = "small"
    colour: Colour | None = None
    rounds: int = Field(default=3, ge=1, le=4)
    extra: Annotated[int, Field(gt=0, lt=3)] | None = None
    name: str = "free text cannot be picked"


def test_options_are_offered_by_their_types() -> None:
    offered = {name: options_form.choices_of(field) for name, field in Options.model_fields.items()}
    assert offered == {
        "fast": (False, True),
        "deck": ("small", "big"),
        "colour": ("red", "blue", None),
        "rounds": (1, 2, 3, 4),
        "extra": (1, 2, None),
        "name": (),
    }


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_value_of_an_option_is_in_some_menu_of_the_panel(game: Game[Any, Any]) -> None:
    table = table_of(next(starts(game, 1, "moments")).match(), "en", Status.LOBBY)
    panel = lobby_card.panel(table, words("en"))
    assert_fits(panel)
    values = [
        (CustomId.read(part["custom_id"]).path, option["value"])
        for part in parts(panel)
        if part["type"] == SELECT and CustomId.read(part["custom_id"]).op == "set"
        for option in part["options"]
    ]
    fields = {name: options_form.choices_of(field) for name, field in game.Options.model_fields.items()}
    listed = {name: len(choices) for name, choices in fields.items() if choices != (False, True)}
    assert Counter(name for name, _ in values) == {name: count for name, count in listed.items() if count}


def test_buttons_outlive_every_view_they_have_been_on() -> None:
    """The library forgets a dynamic item's class, in the whole process, with a view that mixes it with other items."""
    client = discord.Client(intents=discord.Intents.none())
    client.add_dynamic_items(PersistentItem)
    store = client._connection._view_store
    for _ in range(2):
        page = Page(text("words"), *rows([button_to(CustomId(1, 1, "moves"), "My moves")]))
        store.add_view(page, 7)
        store.add_view(page, 7)
        page.stop()
        store.remove_view(page)
    assert PersistentItem in store._dynamic_items.values()


def test_long_texts_are_cut_between_lines() -> None:
    lines = [f"line {n} " + "x" * 90 for n in range(100)]
    cut = pages_of("\n".join(lines), 1000)
    assert all(len(part) <= 1000 for part in cut)
    assert "\n".join(cut) == "\n".join(lines)
    assert [len(part) for part in pages_of("y" * 2500, 1000)] == [1000, 1000, 500]
