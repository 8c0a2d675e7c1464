"""Whatever a script has drawn lies on the table while anybody is asked: what it only holds in its hands no deal reaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Any

import pytest

from engine.chance import Chance
from engine.event import Event
from engine.game import Game
from engine.match import Match
from engine.script import ScriptedGame
from engine.text import Seat, Text
from engine.undo import Entry
from tests.engine.contract.random_games import EVERY, Start, accepted, played, starts, viewers

EACH = 2
"""Number of moments at which a prompt is looked at."""
GAMES, AGAIN = 4, 14
"""Number of games at random, and of games of each challenge besides."""
WORLDS = 24
"""Number of tables dealt anew for each viewer: what differs in a third of those that could be is missed in all of these once in 10,000
times.
"""

SCRIPTED = [game for game in EVERY.values() if isinstance(game, ScriptedGame)]
PORTIONS = {game.id: 14 if game.challenges else GAMES for game in SCRIPTED}
"""Number of cases that share the games of each, in each of which some script asks."""
CASES = [(game, portion) for game in SCRIPTED for portion in range(PORTIONS[game.id])]


def asked_in_mid_effect(
    game: ScriptedGame[Any, Any, Any, Any, Any], portion: int
) -> Iterator[tuple[Match[Any], Entry[Any]]]:
    """Yield moments of random games in which a script waits, with the answer it gets: few of each prompt in each challenge."""
    portions = PORTIONS[game.id]
    free = (("", start) for start in islice(starts(game, GAMES, "mid"), portion, None, portions))
    numbers = range(portion, len(game.challenges), portions)
    met = Counter[tuple[str, str]]()
    for challenge, start in chain(free, *(_challenged(game, number) for number in numbers)):
        for match, entry in played(start):
            if entry is None or game.keeping.at_rest(match._table):
                continue
            prompt = challenge, match.asks[entry.seat].prompt.key
            met[prompt] += 1
            if met[prompt] <= EACH:
                yield match, entry


def _challenged(game: Game[Any, Any], number: int) -> Iterator[tuple[str, Start]]:
    """Yield games of one challenge, by the numbers of seats in turn that it can be played by."""
    values = game.challenges[number]
    fit = [seats for seats in game.seats if accepted(game, values, seats) is not None]
    for again in range(AGAIN):
        seats = fit[again % len(fit)]
        yield str(number), Start(game, game.Options(**values), seats, f"{number} again {again}".encode())


@pytest.mark.parametrize(("game", "portion"), CASES, ids=[f"{game.id}-{portion}" for game, portion in CASES])
def test_what_an_answer_brings_to_light_was_dealt_anew(
    game: ScriptedGame[Any, Any, Any, Any, Any], portion: int
) -> None:
    """Texts that would be told otherwise had the effect begun on another table that looks the same are told otherwise on one dealt anew."""
    moments = 0
    for match, entry in asked_in_mid_effect(game, portion):
        moments += 1
        for viewer in viewers(match.seats):
            told = _told(game, game.keeping.copy(match._table), entry, viewer)
            assert told is not None
            every = range(len(told))
            unsure = _differing(told, every, _begun_otherwise(game, match, entry, viewer, told), WORLDS // 3)
            anew = _differing(told, unsure, _dealt_now(game, match, entry, viewer), 1)
            kept = [told[number] for number in sorted(unsure - anew)]
            assert not kept, f"{entry} of {match.options!r} tells {viewer} what no deal changes: {kept}"
    assert moments


def _told(game: Game[Any, Any], table: Any, entry: Entry[Any], viewer: Seat | None) -> list[Text] | None:
    """Return what the answer would tell a viewer on this table; None where it cannot be given there."""
    ask = game.awaits(table).get(entry.seat)
    if ask is None or entry.action not in ask.legal:
        return None
    events: Sequence[Event] = tuple(game.play(table, entry.seat, entry.action, Chance(b"the same for all")))
    return [event.text for event in events if event.read_by(viewer)]


def _begun_otherwise(
    game: ScriptedGame[Any, Any, Any, Any, Any],
    match: Match[Any],
    entry: Entry[Any],
    viewer: Seat | None,
    told: list[Text],
) -> Iterator[list[Text]]:
    """Yield what would be told had the effect begun on a table dealt anew, as far as all looks the same to the viewer at the ask. Whether
    it does is not looked at where the same is told: that is no difference either way, and to look takes most of the time.
    """
    stage, seen = match._table, match.view(viewer)
    for number in range(WORLDS):
        rest = game.clone(stage.rest)
        game.deal_anew(rest, viewer, Chance(b"begun", name=str(number)))
        try:
            other = game._runner.again(rest, stage.steps, strict=True)
        except Exception:  # whatever a script runs into on another table: then it could not be this one
            continue
        at_ask = game.keeping.copy(other)
        found = _told(game, other, entry, viewer)
        if found is not None and (found == told or game.view(at_ask, viewer) == seen):
            yield found


def _dealt_now(
    game: Game[Any, Any], match: Match[Any], entry: Entry[Any], viewer: Seat | None
) -> Iterator[list[Text]]:
    """Yield what is told after an answer on tables dealt anew at the ask."""
    for number in range(WORLDS):
        other = match.imagine(viewer, Chance(b"dealt", name=str(number)))
        if (told := _told(game, other, entry, viewer)) is not None:
            yield told


def _differing(
    told: Sequence[Text], numbers: Iterable[int], others: Iterator[list[Text]], least: int
) -> set[int]:
    """Return those of the numbers whose texts are told otherwise in at least `least` other stories, `WORLDS` at most; a longer or shorter
    story counts for every text. No further story is looked at where none could change that.
    """
    lacking, found = dict.fromkeys(numbers, least), set[int]()
    for left in reversed(range(WORLDS)):
        if not lacking or (other := next(others, None)) is None:
            break
        for number, wanted in [*lacking.items()]:
            wanted -= len(other) != len(told) or other[number] != told[number]
            lacking[number] = wanted
            if wanted == 0:
                found.add(number)
            if not 0 < wanted <= left:
                del lacking[number]
    return found
