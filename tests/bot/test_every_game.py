"""Every game that is found, through the bot from /play to its end: typed by one person, with computer players where it wants more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.discord.ui.trail import spelled
from bot.tables import Status
from bot.tables.steps.moves import evident
from engine.action import field_names, to_text, values, verb_of
from engine.chance import Chance
from engine.match import Match
from engine.players import GreedyPlayer
from engine.registry import games
from engine.text import Seat
from tests.bot.discord.grove import asked, card_of, grove, labels, picked, pressed
from tests.bot.discord.trouble import errors
from tests.standin.people import Person
from words.catalogue import words

EN = words("en")
MOST = 200
"""Maximum number of moves of one person, more than any of these games takes."""


def typed(game: str, action: Any) -> str:
    """Return the command line that makes this move."""
    base, verb = f"{game}-field-", verb_of(action)
    given = zip(field_names(action), values(action), strict=True)
    fields = [f"{EN.key(base + name.replace('_', '-') + '-name')}:{spelled(value)}" for name, value in given]
    return " ".join([f"/{EN.key(f'{game}-command')}", EN.key(f"{game}-verb-{verb}-name"), *fields])


async def begin(host: Person, game: str, seats: int) -> None:
    """Start the smallest table there is: alone, or with computer players who move at once."""
    lobby = await asked(host, f"/play game:{game} seats:{seats}")
    for number in range(1, seats):
        await picked(host, lobby, "Add a computer", "greedy")
        lobby = await host.sees(f"{number + 1}. Computer")
    asks = await pressed(host, lobby, "Start")
    if "Play alone" in labels(asks):
        await pressed(host, asks, "Play alone")
    await card_of(host, "🔒")


def made_with(match: Match[Any], seat: Seat, action: Any) -> list[str]:
    """Return an action and the evident ones after it, which the bot makes by itself, as they stand in the history."""
    after, made = match.copy(), list[str]()
    following: Any = action
    while following is not None:
        made.append(to_text(following))
        after.play(seat, following)
        following = evident(after, seat)
    return made


@pytest.mark.parametrize("game", games())
async def test_a_game_is_played_through_the_bot_from_its_lobby_to_its_scores(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await ada.speak("en-US")
        await begin(ada, game, min(games()[game].seats))
        made: list[str] = []
        chance, player = Chance(b"through the bot"), GreedyPlayer(most=6)
        table = await running.table(ada)
        seat = table.seat_of(int(ada.id))
        assert seat is not None
        while table.status is Status.PLAYING and len(made) < MOST:
            assert table.match is not None
            action = player.pick(table.match, seat, chance)
            done = await asked(ada, typed(game, action))
            assert done.is_ephemeral
            made += made_with(table.match, seat, action)
            table = await running.table(ada)
        assert table.status is Status.OVER
        await running.tidied()
        card = await bruno.sees(lambda m: not m.is_ephemeral and len(m.pictures) == 2)
        assert len(card.alt_texts) == 2
        assert "Rematch" in labels(card)
        assert len((await asked(ada, "/scores")).pictures) == 1
        told = [each.action for each in await running.tables.history(table.id) if each.seat == seat]
        assert told == made
    assert errors(caplog) == []
