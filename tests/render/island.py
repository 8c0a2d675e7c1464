"""Tables of Spirit Island to draw: matches played at random up to some moment, and crowded ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import cast, get_args

from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.kinds import KINDS
from engine.games.spirit_island.model.view import ForecastView, LandView, Mark, PieceView, SpiritIslandView
from engine.match import Match
from engine.registry import find
from engine.text import Seat

GAME = "spirit-island"
PEOPLE = ("Żaneta", "Björn", "Małgorzata Brzęczyszczykiewicz", "mika_07")
_FINAL = ("restart", "wait", "resume", "unplay")


@cache
def played(seats: int, spirits: str = "random", seed: int = 5) -> tuple[Match[object], ...]:
    """Return a match before its first action, and after every third one until it is over."""
    return tuple(match.copy() for match in _playing(seats, spirits, seed))


def _playing(seats: int, spirits: str, seed: int) -> Iterator[Match[object]]:
    game = find(GAME)
    options = game.Options.model_validate({"spirits": spirits})
    match = Match.new(game, options, seats, seed.to_bytes(8, "big"))
    dice, number = Random(seed), 0
    yield match
    while not match.over:
        seat = dice.choice(match.awaiting)
        legal = match.legal(seat)
        verbs = [verb for verb in legal.verbs if verb not in _FINAL] or legal.verbs
        match.play(seat, dice.choice(legal.under(dice.choice(verbs))))
        number += 1
        if number % 3 == 0 or match.over:
            yield match


def seen(match: Match[object], seat: int | None = None) -> SpiritIslandView:
    """Return the view of a seat (None: of an onlooker)."""
    return cast(SpiritIslandView, match.view(None if seat is None else Seat(seat)))


@cache
def crowded(seats: int, seed: int = 1) -> SpiritIslandView:
    """Return a table late in a game that goes badly: more in most lands than ever comes together."""
    view = seen(played(seats)[0])
    dice = Random(seed)
    lands = tuple(_filled(land, seats, dice) if land.number else land for land in view.lands)
    return view.model_copy(update={"lands": lands})


def seldom() -> SpiritIslandView:
    """Return an island with much that seldom is: a card just explored, an empty deck, elements that are any, ravages without blight."""
    view = crowded(2, 4)
    own, other = view.spirits
    powers = tuple(power.model_copy(update={"usable": True}) for power in own.innates)
    lands = tuple(
        land.model_copy(
            update={
                "forecast": land.forecast.model_copy(
                    update={"damage": 1, "blight": 0, "presence_lost": (1, 0)}
                )
            }
        )
        if land.forecast
        else land
        for land in view.lands
    )
    invaders = view.invaders.model_copy(
        update={"explored": view.invaders.build or view.invaders.ravage, "deck": ()}
    )
    spirits = own.model_copy(update={"any_left": 2, "is_active": True, "innates": powers}), other
    changes = {"seat": Seat(0), "lands": lands, "invaders": invaders, "spirits": spirits, "phase": "fast"}
    return view.model_copy(update=changes)


def _filled(land: LandView, seats: int, dice: Random) -> LandView:
    presence = tuple(dice.choice((0, 0, 1, 2, 4)) for _ in range(seats))
    ravages, builds = dice.random() < 0.4, dice.choice((None, None, "town", "city"))
    return land.model_copy(
        update={
            "pieces": tuple(_pieces(dice)),
            "blight": dice.choice((0, 1, 1, 2)),
            "presence": presence,
            "sacred": tuple(seat for seat in range(seats) if presence[seat] > 1),
            "defend": dice.choice((0, 0, 3, 14)),
            "marks": tuple(dice.sample(get_args(Mark), dice.choice((0, 0, 1, 2)))),
            "next": (*(("ravage",) if ravages else ()), *(("build",) if builds else ())),
            "will_build": (builds,) if builds else (),
            "forecast": _forecast(dice) if ravages else None,
        }
    )


def _pieces(dice: Random) -> Iterator[PieceView]:
    for kind in KINDS:
        health = piece_facts(kind).health
        if dice.random() < 0.75:
            yield PieceView(kind=kind, damage=0, health=health, count=dice.choice((1, 1, 2, 3, 12)))
        if health > 1 and dice.random() < 0.25:
            yield PieceView(kind=kind, damage=dice.randint(1, health - 1), health=health, count=1)


def _forecast(dice: Random) -> ForecastView:
    damage = dice.choice((0, 2, 8, 17))
    return ForecastView(
        attack=damage + 3, damage=damage, blight=int(damage > 1), cascade=False, dahan_lost=1, counterattack=2
    )
