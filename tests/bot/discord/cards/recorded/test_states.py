"""Cards and the pages on which a move is picked are as they were recorded, in states of games that seldom come about at random.

Sentences are their keys with what they are about. `python -m tests.bot.discord.cards.recorded.test_states` records anew what is meant.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord.cards.move_picker import MovePicker
from bot.discord.ui.emojis import Emojis
from bot.discord.ui.render_pool import RenderPool
from bot.tables import Table
from engine.advice import Advice
from engine.match import Match
from engine.registry import find
from engine.text import Text
from render import pictures
from tests.bot.discord.cards import test_quick_moves as quick
from tests.bot.discord.cards.recorded.test_pages import cards_of, pages_of, written
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.discord.cards.test_front_card import played
from tests.bot.recorded import conversation
from tests.bot.recorded.conversation import forget_words, keyed
from tests.engine.bad_end import at_a_bad_end
from tests.engine.test_bundle import before
from tests.recording import digest
from words.catalogue import Words, words

RECORDED = Path(__file__).with_name("states.txt")


class EverySign(Emojis):
    """Emojis of an application that has one for each sign."""

    def of(self, game_id: str, sign: str) -> discord.PartialEmoji:
        """Return the emoji of a sign."""
        return discord.PartialEmoji(name=f"{game_id}_{sign}".replace("-", "_"), id=7)


def draw_twice() -> Match[Any]:
    """Return a game in which somebody has drawn two animals."""
    game = find("living-forest")
    match = Match.new(game, game.Options(), 2, b"slow")
    for _ in range(2):
        match.play(match.awaiting[0], game.grammar.read("draw"))
    return match


def gems_moved() -> Match[Any]:
    """Return a game in the forest in which somebody may move a gem."""
    match = quick.forest()
    while not (legal := match.legal(match.awaiting[0])).under("move"):
        places = legal.under("place")
        match.play(match.awaiting[0], places[len(places) // 2] if places else legal.actions[0])
    return match


STATES: Mapping[str, Callable[[], Match[Any]]] = {
    "hand": partial(quick.island, "embody river-surges-in-sunlight", "grow 2", *quick.PLACED),
    "grown": partial(quick.island, *quick.GROWN),
    "drawing": partial(quick.island, *quick.LIGHTNING, "grow 1"),
    "fast": partial(
        quick.island, *quick.GROWN, "play harbingers-of-the-lightning", "play lightnings-boon", "ready"
    ),
    "darkness": partial(quick.island, *quick.DARKNESS),
    "phase": partial(quick.of_four_boards, f"{quick.FOUR_SPIRITS}; {quick.FAST_PHASE}"),
    "place": partial(before, "place 1 B7 plays"),
    "play": partial(before, "play rivers-bounty"),
    "push": partial(before, "push explorer A7 A8"),
    "push-many": partial(before, "push town A5 A8"),
    "hit": partial(before, "hit A7 town 2"),
    "use": partial(before, "use massive-flooding B3 1"),
    "lost": lambda: at_a_bad_end()[0],
    "gems": gems_moved,
    "events": partial(quick.forest, options={"events": "random"}),
    "drawn": draw_twice,
    "forest-over": partial(played, to_the_end=True),
}
"""Games, by a name for the state in which they are."""


def chosen(table: Table, seat: int) -> Iterator[str]:
    """Yield the pages of a seat at a table, also those of a copy of it, with emojis, and with an advice."""
    for kind, emojis in (("", None), ("try", EverySign())):
        yield from pages_of(MovePicker(table, seat + 1, words(table.language), kind, emojis))
    picker = MovePicker(table, seat + 1, words(table.language), "order", EverySign())
    first, last = picker.legal.actions[0], picker.legal.actions[-1]
    for action in (first, last):
        following = ((first, Text("hint-title")), (last, Text("hint-title")))
        advice = Advice(Text("hint-title"), action, (Text("hint-title"),), following)
        yield from written(picker.root("above", None, advice))
        yield f"{picker.said.told(action)} {picker.said.label(action, markdown=True)}"


async def shown(state: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the digest of all that is shown in a state."""
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(pictures, "table", conversation.table)
    monkeypatch.setattr(pictures, "scores", conversation.scores)
    forget_words()
    pool = RenderPool()
    try:
        match = STATES[state]()
        table = table_of(match, "en")
        lines = await cards_of(table, (), pool)
        for seat in match.awaiting[:2]:
            lines += chosen(table, seat)
    finally:
        await pool.close()
        forget_words()
    return digest(lines)


def recorded() -> Mapping[str, str]:
    """Return the digest of each state."""
    lines: Sequence[str] = RECORDED.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


@pytest.mark.parametrize("state", STATES)
async def test_a_state_is_shown_as_it_was_recorded(monkeypatch: pytest.MonkeyPatch, state: str) -> None:
    assert await shown(state, monkeypatch) == recorded()[state], (
        "python -m tests.bot.discord.cards.recorded.test_states records what is shown today"
    )


def record() -> None:
    """Record what is shown today."""
    lines = []
    for state in STATES:
        with pytest.MonkeyPatch.context() as patch:
            lines.append(f"{state} {asyncio.run(shown(state, patch))}\n")
    RECORDED.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    record()
