"""Clicks that a turn costs a player with buttons: a press is one click; to open a menu and pick from it are two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import discord

from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card_buttons import card_buttons
from bot.discord.ui.components import Page
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.emojis import Emojis
from bot.discord.ui.trail import Trail, read_trail
from engine.action import values, verb_of
from engine.match import Match
from engine.registry import find
from standin.faults.model import Failing
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.grove import Grove, card_of, grove, label, picked, playing, pressed
from tests.engine.contract.random_games import glimpses, starts
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

EN = words("en")


def begun(
    game_id: str, *lines: str, seats: int = 2, options: Mapping[str, object] = MappingProxyType({})
) -> Match[Any]:
    """Return a game after the moves `lines`."""
    game = find(game_id)
    match = Match.new(game, game.Options.model_validate(options), seats, b"clicks")
    for line in lines:
        match.play(match.awaiting[0], game.grammar.read(line))
    return match


def ways(picker: MovePicker, page: Page) -> Iterator[tuple[str, Trail, int]]:
    """Yield each control of a page: its op, the trail it leads to, and the clicks it takes."""
    for part in parts(page):
        if not part.get("custom_id"):
            continue
        pressed_ = CustomId.read(part["custom_id"])
        for value in [option["value"] for option in part.get("options", ())] or [None]:
            trail = read_trail(picker.legal, pressed_.path, [] if value is None else [value])
            if trail is not None:
                yield pressed_.op, trail, 1 if value is None else 2


def clicks_of(picker: MovePicker, page: Page, action: Any) -> int | None:
    """Return the clicks from a page to one move; None where this page does not lead to it."""
    count = 0
    while fitting := [
        (len(trail.chosen), -cost, op, trail)
        for op, trail, cost in ways(picker, page)
        if action in picker.legal.under(trail.verb, trail.chosen)
    ]:
        _, cost, op, trail = max(fitting, key=lambda way: way[:2])
        count -= cost
        if op == "do" or (picker.is_chosen(trail) and not picker.foresight.is_final(action)):
            return count
        page = picker.at(trail)
    return None


def clicks(match: Match[Any], *lines: str, emojis: Emojis | None = None) -> int:
    """Return the clicks that these moves of one seat take: from the card, and then on the page that each answer is."""
    count, seat = 0, match.awaiting[0]
    page: Page | None = Page(*card_buttons(table_of(match, "en"), EN))
    for line in lines:
        picker, action = picker_of(match, seat, emojis), match.game.grammar.read(line)
        assert action in picker.legal
        made = clicks_of(picker, page, action) if page is not None else None
        if made is None:
            made = clicks_of(picker, picker.root(), action)
            count += page is not None  # the verb has no room on the card
        assert made is not None
        count += made
        match.play(seat, action)
        page = picker_of(match, seat, emojis).root() if seat in match.awaiting else None
    return count


def picker_of(match: Match[Any], seat: int, emojis: Emojis | None = None) -> MovePicker:
    return MovePicker(table_of(match, "en"), seat + 1, EN, emojis=emojis)


def test_a_usual_turn_of_living_forest() -> None:
    match = begun("living-forest")
    assert clicks(match, "draw", "draw", "stop") == 4, (
        "each card drawn is a click, and to stop is asked again"
    )
    match.play(match.awaiting[0], match.game.grammar.read("draw"))
    match.play(match.awaiting[0], match.game.grammar.read("stop"))
    assert clicks(match, "attract beaver", "end") <= 4


def test_a_usual_turn_of_moonlight() -> None:
    """Two tiles, who gets them, and a step: one click opens what is asked, one answers it."""
    lines = ("choose mosses", "choose plus", "place B3", "place B8")
    match = begun("moonlight", *lines)
    assert clicks(match, "collect light A3", "collect shadow A8", "assign 1 2") <= 6
    assert clicks(match, "move light A4") <= 3


def test_a_usual_turn_of_the_island() -> None:
    """Growth with one presence, a card, and that one is ready."""
    match = begun("spirit-island", "embody lightnings-swift-strike", seats=1)
    assert clicks(match, "grow 3", "place 1 D1 energy", "play raging-storm", "ready") <= 7


class Every(Emojis):
    """Emojis of a Discord that has taken every one."""

    def of(self, game_id: str, sign: str) -> discord.PartialEmoji | None:
        return discord.PartialEmoji(name=sign, id=len(game_id))


QUESTIONS: Mapping[str, int] = MappingProxyType(
    {
        "take": 1,
        "place": 2,
        "move": 2,
        "keep": 1,
        "moonlight": 1,
        "second": 1,
        "stop": 1,
        "plus": 2,
        "reveal": 2,
    }
)
"""Maximum number of clicks that an answer takes where it is asked, by verb. The card opens the first question of a turn with one more: it
takes four clicks to take tiles and place or move a gem. Whatever a module asks beside these is a decision that its rules put after the
tiles have been seen, and so a click of its own.
"""


def test_no_question_in_a_turn_of_the_forest_takes_more_clicks_than_it_may() -> None:
    """In all mixes of modules. What ends the game, or what an opponent of one player does, is asked once more: it is final."""
    game, met = find("spirits-of-the-forest"), Counter[str]()
    for start in starts(game, 12, "clicks"):
        for match, entry in glimpses(start):
            if entry is None or (verb := verb_of(entry.action)) not in QUESTIONS:
                continue
            picker = picker_of(match, entry.seat, Every())
            alike = [entry.action, *(each for each in picker.legal if is_alike(each, entry.action))]
            found = (clicks_of(picker, picker.root(), action) for action in alike)
            took = next((count for count in found if count is not None), None)
            after = match.copy()
            after.play(entry.seat, entry.action)
            assert took is not None, entry
            assert took <= QUESTIONS[verb] + (after.over or start.seats == 1), (str(start), entry)
            met[verb] += 1
    assert met.keys() == QUESTIONS.keys()


def is_alike(one: Any, other: Any) -> bool:
    """Return whether two takes are of the same tiles in another order, of which one is offered."""
    return verb_of(one) == verb_of(other) == "take" and sorted(map(str, values(one))) == sorted(
        map(str, values(other))
    )


async def give_emojis(running: Grove) -> int:
    """Give Discord the bot's missing emojis, as at its start; return the number of emojis Discord has then."""
    running.bot._has_emojis = True
    await running.bot._prepare_emojis()
    return len(running.local.world.emojis)


async def turn_in_the_forest(ada: Person, card: Message) -> list[str]:
    """Take a tile and place a gem; return what was clicked."""
    tiles = await pressed(ada, card, "Take tiles")
    gem = await pressed(ada, tiles, "A12")
    menu = next(component for component in gem.components if component.get("options"))
    placed = await picked(ada, gem, menu["custom_id"], menu["options"][0]["value"])
    assert "places a gem" in placed.text
    return ["Take tiles", "A12", "the menu", menu["options"][0]["label"]]


async def test_a_turn_in_the_forest_with_a_gem_is_four_clicks_and_tiles_have_icons(
    tmp_path: Path,
) -> None:
    """Whatever the bot has given Discord once it does not give again; and where Discord takes no emojis there are words."""
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        given = await give_emojis(running)
        tiles = await pressed(ada, await playing(ada, celina), "Take tiles")
        emojis = {
            c["label"]: c["emoji"]["name"].partition("_")[0] for c in tiles.components if c.get("emoji")
        }
        assert emojis["A12"] == "branches"
        assert emojis["A1 ×2"] == "vines"
        assert len(await turn_in_the_forest(ada, await card_of(ada, "🔒"))) == 4
        await card_of(celina, "Celina’s turn: take")
        assert await give_emojis(running) == given


async def test_where_discord_takes_no_emojis_tiles_are_named(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        running.local.faults.add(Failing(route="POST .*/emojis", status=403, times=99))
        assert await give_emojis(running) == 0
        tiles = await pressed(ada, await playing(ada, celina), "Take tiles")
        assert label(tiles, "A12") == "A12 · branches · fire"
        assert not [c for c in tiles.components if c.get("emoji")]
