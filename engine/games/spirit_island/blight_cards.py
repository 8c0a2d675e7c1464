"""The blight cards: what a blighted island costs each spirit at the start of the Invader Phase (SI-BLIGHT-08).

Each function is named like its card and is one spirit's share of it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.spirit_island.model.actions import Pick
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules import cards, presence
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.games.spirit_island.rules.decisions import decide
from engine.script import Choose, Script
from engine.text import Seat


def downward_spiral(play: IslandPlay, seat: Seat) -> Script[None]:
    """Let a spirit destroy one of its presence."""
    yield from _lose_presence(play, seat, "downward-spiral")


def memory_fades_to_dust(play: IslandPlay, seat: Seat) -> Script[None]:
    """Let a spirit forget a power card, or destroy one of its presence."""
    card = "memory-fades-to-dust"
    ways = ["forget"] * bool(cards.can_be_forgotten(play.table.players[seat])) + ["presence"]
    prompt = tell("ask-choose", about=name_of(card))
    answer = yield from decide(play, seat, prompt, lambda: [Choose(f"{card}-{way}") for way in ways])
    lose = _forget if answer.option.endswith("forget") else _lose_presence
    yield from lose(play, seat, card)


def effect_of(card: str) -> Callable[[IslandPlay, Seat], Script[None]]:
    """Return the function of a blight card. Raises KeyError where it has none."""
    found: Callable[[IslandPlay, Seat], Script[None]] = globals()[card.replace("-", "_")]
    return found


def _forget(play: IslandPlay, seat: Seat, card: str) -> Script[None]:
    play.table.players[seat].forgets += 1
    prompt = tell("ask-forget", about=name_of(card))
    answer = yield from decide(play, seat, prompt, lambda: cards.owed(play.table.players[seat]))
    cards.forget(play, seat, answer.card)


def _lose_presence(play: IslandPlay, seat: Seat, card: str) -> Script[None]:
    """Let a spirit destroy one of its presence on the island (SI-PRESENCE-08)."""
    prompt = tell("ask-lose", about=name_of(card))
    lost = yield from decide(
        play,
        seat,
        prompt,
        lambda: [Pick(land) for land in presence.lands_of(play.table, play.table.players[seat])],
    )
    if lost is not None:
        destroy_presence(play, seat, lost.land)
