"""Laws of what is made of any game by itself: menus and buttons, computer players, hints, challenges, and what teaches it.

Each takes a game and raises AssertionError with what breaks it. `bot/operations/check_game.py` holds a game to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import (
    Trail,
    next_values,
    read_trail,
    skip_forced,
    spelled,
    whole_action,
    write_trail,
)
from engine.action import field_names, to_text, values, verb_of
from engine.advice import advise
from engine.errors import Illegal
from engine.game import Game
from engine.guided_game import LEARNER, begin, guided, guided_keys, play_lines
from engine.laws.random_games import LONG_NAMES, glimpses, starts
from engine.lesson import lesson, lesson_keys
from engine.match import Match
from engine.players import SearchPlayer
from engine.rulebook import ledger
from engine.undo import Entry
from render.kit.palette import PANEL
from render.pictures import painter
from words.catalogue import FALLBACK, words

ACTIONS = 60
"""Maximum number of actions of one moment whose buttons are looked at."""
REFUSED = 6
"""Number of moves of another moment that are tried at one."""
THOUGHTS = 3
"""Number of moments of a game at which a computer player is asked."""
PLAYER = SearchPlayer(positions=20)
SAID = 300
"""Maximum number of characters of a sentence that teaches: it is read on a phone."""


def menus(game: Game[Any, Any]) -> None:
    """Hold that every action comes back from its button, and is reached by choosing one field after the other."""
    for kind in game.actions:
        keys = [f"{game.id}-field-{field.replace('_', '-')}-name" for field in field_names(kind)]
        names = [words(FALLBACK).key(key) for key in keys]
        assert len(set(names)) == len(names), f"two options of a command have one name: {', '.join(names)}"
    for match, entry in _moments(game, "menus"):
        for ask in match.asks.values():
            for action in ask.legal.actions[:ACTIONS]:
                trail = Trail(verb_of(action), values(action))
                custom_id = str(CustomId(10**9, 10**6, "play", write_trail(ask.legal, trail), page=9))
                found = read_trail(ask.legal, CustomId.read(custom_id).path)
                assert found == trail, f"{to_text(action)} comes back otherwise from its button"
        if entry is not None:
            _chosen(match, entry)


def _chosen(match: Match[Any], entry: Entry[Any]) -> None:
    legal, line = match.legal(entry.seat), to_text(entry.action)
    trail = skip_forced(legal, Trail(verb_of(entry.action)))
    while options := next_values(legal, trail):
        wanted = values(entry.action)[len(trail.chosen)]
        assert wanted in options, f"{wanted} of {line} is not offered"
        assert len({spelled(value) for value in options}) == len(options), f"two choices of {line} are alike"
        trail = skip_forced(legal, trail.then(wanted))
    assert whole_action(legal, trail) == entry.action, f"{line} is not reached by its menus"


def refusals(game: Game[Any, Any]) -> None:
    """Hold that what is not legal is refused with a sentence, and with moves that are."""
    for start in starts(game, len(game.seats), "refusals"):
        before: list[Any] = []
        for match, entry in glimpses(start):
            for seat in match.awaiting:
                legal = match.legal(seat)
                for action in [each for each in before if each not in legal][:REFUSED]:
                    refused = _refused(match, seat, action)
                    said = words(FALLBACK).say(refused.text, LONG_NAMES[: match.seats])
                    assert said.strip(), f"nothing is said against {to_text(action)}"
                    nearest = refused.nearest
                    assert nearest, f"nothing is offered in place of {to_text(action)}"
                    assert {*nearest} <= {*legal}, (
                        f"what is offered in place of {to_text(action)} is not legal"
                    )
            if entry is not None:
                before = [entry.action, *before][: 2 * REFUSED]


def _refused(match: Match[Any], seat: Any, action: Any) -> Illegal:
    try:
        match.play(seat, action)
    except Illegal as refused:
        return refused
    raise AssertionError(f"{to_text(action)} is not legal, and is played")


def computers(game: Game[Any, Any]) -> None:
    """Hold that computer players play what is legal, give reasons that can be said, and know no more than their seats."""
    for start in starts(game, len(game.seats), "computers"):
        asked = (match for match, entry in glimpses(start, 1) if entry is not None)
        for match in islice(asked, 0, 3 * THOUGHTS, 3):
            seat, before = match.awaiting[0], match.digest
            advice = advise(match, seat, PLAYER)
            twin = match.fork(seat, b"as it could be")
            assert advice.action in match.legal(seat), (
                f"a computer would play {advice.action!r}, which is not legal"
            )
            assert advice == advise(twin, seat, PLAYER), "a computer knows more than its seat"
            assert match.digest == before, "to think about a table changes it"
            for reason in advice.reasons:
                assert words(FALLBACK).say(reason, LONG_NAMES[: match.seats]).strip()


def challenges(game: Game[Any, Any]) -> None:
    """Hold that the game can be played alone, with each of the options of its daily challenges."""
    for options in game.challenges:
        chosen = game.Options.model_validate(dict(options))
        refusal = game.refusal(chosen, 1)
        assert refusal is None, f"a challenge cannot be played alone: {words(FALLBACK).say(refusal)}"
        assert Match.new(game, chosen, 1, b"the seed of a day").awaiting, (
            "a challenge is over before it begins"
        )


def teaching(game: Game[Any, Any]) -> None:
    """Hold that a lesson and a guided game, where there are any, are true, drawn, said shortly, and played to their ends."""
    with suppress(FileNotFoundError):
        whole, rules = lesson(game.id), {rule.id for rule in ledger(game.id)}
        for told in (*whole.part, *whole.sign):
            unknown = {told.rule, *told.unless} - rules
            assert not unknown, f"the lesson names no rule of the ledger: {', '.join(sorted(unknown))}"
        for name in sorted(whole.signs):
            assert _is_drawn(game, name), f"the painter draws no sign {name}"
        _short(lesson_keys, game)
    with suppress(FileNotFoundError):
        match = begin(game)
        for step in guided(game.id).step:
            legal = [*map(to_text, match.legal(LEARNER))]
            assert step.move in legal, (
                f"the guided game suggests {step.move}, and legal is {', '.join(legal)}"
            )
            for _ in play_lines(match, (f"{LEARNER} {step.move}", *step.replies)):
                pass
        assert match.over == guided(game.id).whole, "the guided game does not end with its last step"
        won = match.outcome is None or LEARNER in match.outcome.winners
        assert won, "whoever follows the guided game does not win"
        _short(guided_keys, game)


def _is_drawn(game: Game[Any, Any], sign: str) -> bool:
    try:
        return max(painter(game.id).sign(sign, 64, PANEL).size) <= 78
    except KeyError:
        return False


def _short(keys: Callable[[str], Iterator[str]], game: Game[Any, Any]) -> None:
    for key in keys(game.id):
        assert len(words(FALLBACK).key(key)) <= SAID, f"{key} has more than {SAID} characters"


def _moments(game: Game[Any, Any], name: str) -> Iterator[tuple[Match[Any], Entry[Any] | None]]:
    for start in starts(game, len(game.seats), name):
        yield from glimpses(start)
