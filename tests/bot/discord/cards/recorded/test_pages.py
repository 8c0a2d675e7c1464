"""Every page on which a move is picked, and every card, is in all its parts as it was recorded, at turns of games played at random.

Sentences are their keys with what they are about. `python -m tests.bot.discord.cards.recorded.test_pages` records anew what is meant.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.discord.cards import front_card, lobby_card, options_form, table_card, table_card_buttons
from bot.discord.cards.choice_groups import ChoiceGroups
from bot.discord.cards.move_choices import FIELD_BY_FIELD
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import News
from bot.discord.ui.components import PictureFile
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.trail import Trail, next_values, whole_action
from bot.tables import Status, Table, Told
from bot.tables.model.preferences import Absence
from bot.tables.model.table import Clock, Vote, VoteKind
from engine.action import to_text
from engine.registry import games
from engine.text import Seat, say
from render import pictures
from render.painter import Picture
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.recorded import conversation
from tests.bot.recorded.conversation import SAID, forget_words, keyed
from tests.engine.contract.random_games import glimpses, starts
from tests.recording import digest
from words.catalogue import Words, words

RECORDED = Path(__file__).with_name("pages.txt")
MOMENTS = 16
"""Number of turns of each game that are looked at."""
DEEP = 2
"""Number of ways that are followed from each page."""
PICTURE = PictureFile("choice.png", Picture(b"", "a picture", 320, 180))


def written(view: Any) -> Iterator[str]:
    """Yield all that a page shows, a line for each part."""
    for part in parts(view):
        said = {key: part[key] for key in SAID if part.get(key) not in (None, False, "")}
        emoji = (part.get("emoji") or {}).get("name")
        yield f"{said} {emoji} {len(part.get('items', ()))}"
        yield from (f"  {option}" for option in part.get("options", ()))


def followed(picker: MovePicker, trail: Trail, depth: int = 0) -> Iterator[str]:
    """Yield the pages of a trail and of some ways on from it."""
    picker.look_ahead(trail)
    action = whole_action(picker.legal, trail)
    if action is not None:
        foresight = picker.foresight
        yield f"{trail} {foresight.is_asked_again(action)} {foresight.is_final(action)} {foresight.leaves(action)}"
        yield from written(picker.preview(trail, action, "above", PICTURE))
        return
    yield f"{trail} {picker.question(trail)} {picker.is_root(trail)} {picker.is_chosen(trail)} {_groups(picker.choices.groups(trail))}"
    for page in (0, 1, FIELD_BY_FIELD, FIELD_BY_FIELD + 1):
        yield from written(picker.at(trail, page, "above" * (page == 1), PICTURE if page else None))
    values = next_values(picker.legal, trail)
    for value in values[:: max(1, len(values) // DEEP)][:DEEP] if depth < DEEP else ():
        yield from followed(picker, trail.then(value), depth + 1)


def _groups(groups: ChoiceGroups | None) -> str:
    return (
        ""
        if groups is None
        else f"{groups.field} {groups.place} {groups.values} {groups.pages} {groups.is_complete}"
    )


def pages_of(picker: MovePicker) -> Iterator[str]:
    """Yield the pages of all that a person can do."""
    yield from written(picker.root())
    picker.look_ahead(None)
    yield from written(picker.root("above", PICTURE))
    yield f"{picker.way_on} {picker.question(None)}"
    for verb in picker.legal.verbs:
        yield from followed(picker, Trail(verb))
    yield from written(picker.moves(picker.legal.actions[:7], "above"))
    for bundle in picker.bundles._bundles[:DEEP]:
        yield from written(picker.together_preview(picker.bundles.id_of(bundle)))


async def cards_of(table: Table, told: tuple[Told, ...], pool: RenderPool) -> list[str]:
    """Return the card in several states, its further buttons, and what somebody else is offered there."""
    now = datetime(2026, 11, 24, tzinfo=UTC)
    absent = {
        1: Absence(now + timedelta(days=2), is_away=True),
        2: Absence(now + timedelta(hours=9), is_away=False),
    }
    speech, everybody = words(table.language), frozenset(range(1, 9))
    late = replace(table, chairs=tuple(replace(each, offered=9 * (each.seat % 2)) for each in table.chairs))
    found = []
    states: list[tuple[Table, News, dict[str, Any]]] = [
        (table, News(told[-1:], everybody), {"absent": absent}),
        (table, News(told[-3:], everybody, frozenset({2}), started=True, again=1), {"is_quiet": True}),
        (late, News(told), {"is_late": True, "attach": False}),
        (replace(table, status=Status.PAUSED), News(), {}),
        *((asked, News(told[-2:], again=1), {"back": told[-2:]}) for asked in votes_on(table)),
        (timed(table), News(told[-9:]), {"absent": absent, "is_late": True, "is_quiet": True}),
        (ended(table), News(told[-1:], everybody), {}),
    ]
    for shown, news, more in states:
        card = await table_card.draw(shown, news, pool, **{"attach": True, **more})
        found += [*written(card.page), str(sorted(card.pings)), str(len(card.pictures))]
    for each in (table, timed(table), ended(table), replace(table, status=Status.PAUSED)):
        found.append(front_card.front_text(each))
    for is_muted in (None, True, False):
        found += written(table_card_buttons.more_page(table, speech, is_muted=is_muted))
    return found


def votes_on(table: Table) -> Iterator[Table]:
    """Yield the table with each kind of vote open."""
    for kind in get_args(VoteKind):
        yield replace(table, vote=Vote(kind, Seat(0), table.seats - 1, 5, agreed=(Seat(0),)))
    yield replace(table, vote=Vote("replace", None, 0, 5, refused=(Seat(table.seats - 1),)))


def timed(table: Table) -> Table:
    """Return the table with a pace, deadlines, a notice, and a computer in the last of several chairs."""
    clock = Clock(deadline=datetime(2026, 11, 25, tzinfo=UTC))
    chairs = tuple(
        replace(each, clock=clock, computer="brief" if each.seat and each.seat == table.seats - 1 else None)
        for each in table.chairs
    )
    notice = say("rest-fallback", count=2)
    return replace(table, chairs=chairs, notice=notice, pace="daily", at_deadline="vote", bound=3)


def ended(table: Table) -> Table:
    """Return the table when its game has been called off."""
    return replace(table, status=Status.ABANDONED, unrated="stand-in")


def lobbies_of(lobby: Table) -> Iterator[Table]:
    """Yield the lobby as it is, with free chairs and a clock, with a computer, and with other options."""
    yield lobby
    first, *others = lobby.chairs
    yield replace(lobby, chairs=(first,), pace="relaxed", at_deadline="vote", bound=7)
    computers = tuple(replace(each, person=None, computer="brief") for each in others)
    yield replace(lobby, chairs=(first, *computers), pace="quick", at_deadline="computer")
    yield replace(lobby, seats=lobby.game.seats[-1], host=2)
    for preset in islice(lobby.game.presets, 3):
        options = lobby.game.Options.model_validate(options_form.of_preset(lobby.game, preset))
        yield replace(lobby, options=options)


async def shown(game_id: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the digests of all that is shown, one for each moment."""
    game, found, pool = games()[game_id], [], RenderPool()
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(pictures, "table", conversation.table)
    monkeypatch.setattr(pictures, "scores", conversation.scores)
    forget_words()
    try:
        for language, start in zip(("en", "pl") * 2, starts(game, 4, "recorded"), strict=False):
            told: list[Told] = []
            lobby = table_of(start.match(), language, Status.LOBBY)
            speech, lines = words(language), list[str]()
            for each in lobbies_of(lobby):
                lines += written(lobby_card.card(each).page)
                for least in ("none", "daily"):
                    lines += written(lobby_card.panel(each, speech, "said", (1, 3), least))
                lines += written(lobby_card.start_alone(each, speech))
            found.append(digest(lines))
            for match, entry in islice(glimpses(start), MOMENTS // 4):
                table = table_of(match, language)
                lines = await cards_of(table, tuple(told[-30:]), pool)
                if entry is not None:
                    lines += pages_of(MovePicker(table, entry.seat + 1, words("en")))
                    events = tuple(match.copy().play(entry.seat, entry.action))
                    told.append(Told(entry.seat, to_text(entry.action), events))
                found.append(digest(lines))
    finally:
        await pool.close()
        forget_words()
    return found


@pytest.mark.parametrize("game_id", games())
async def test_pages_are_as_they_were_recorded(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    recorded = dict(line.split(" ", 1) for line in RECORDED.read_text(encoding="utf-8").splitlines())
    assert await shown(game_id, monkeypatch) == recorded[game_id].split(), (
        "python -m tests.bot.discord.cards.recorded.test_pages records what pages show today"
    )


def record() -> None:
    """Record what is shown today."""
    lines = []
    for game_id in games():
        with pytest.MonkeyPatch.context() as patch:
            lines.append(f"{game_id} {' '.join(asyncio.run(shown(game_id, patch)))}\n")
    RECORDED.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    record()
