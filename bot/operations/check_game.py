"""Examination of one game, ours or of others: what the bot expects of it, held against it law by law. It changes nothing.

The laws are those of the suite, as far as they can be seen from outside: the words, the guards, the pictures, what is made of the game
by itself (`bot/operations/laws_of_play.py`), and a hundred games that are played at random. What is no fault but worth knowing, such as
words that a language lacks, is a note.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from bot.discord.commands.turn import game_verbs
from bot.discord.tree import without_command
from bot.discord.ui import limits
from bot.operations import laws_of_play
from bot.operations.doctor.finding import Finding, fine, note, wrong
from bot.operations.errors import host_words
from bot.operations.random_play import play_through
from engine.action import field_names, values, verb_of
from engine.catalogue_keys import catalogue_keys
from engine.chance import Chance
from engine.game import Game
from engine.guided_game import guided_keys
from engine.laws.random_games import LONG_NAMES, moments, starts, viewers
from engine.laws.vocabulary import vocabulary
from engine.lesson import lesson_keys
from engine.match import Match
from engine.registry import failures, games
from engine.rulebook import ledger
from engine.text import Seat, Text
from render import pictures
from words.catalogue import FALLBACK, LANGUAGES, Words, words
from words.limits import ALT_LIMIT, TEXT_LIMIT

GAMES = 100
"""Number of games that are played at random."""
PICTURE = 232 * 1024
"""Maximum number of bytes of a picture: with more a channel is slow on a phone."""
LOOKS = 12
"""Number of moments of a game that are put into words and pictures."""
TRIED = 60
"""Number of actions of a verb that are held against the guards at one moment."""

Law = Callable[[Game[Any, Any]], object]


def examine(game_id: str) -> Iterator[Finding]:
    """Yield every finding about a game, as it is made."""
    game = games().get(game_id)
    if game is None:
        why = failures().get(game_id)
        yield wrong("check-unknown", game=game_id) if why is None else wrong("check-lost", why=why)
        return
    yield fine("check-loaded", game=game_id, version=game.version)
    laws: Sequence[tuple[Law, Finding, str]] = (
        (_words, fine("check-words"), "check-words-broken"),
        (_commands, fine("check-commands"), "check-commands-broken"),
        (_rules, fine("check-rules"), "check-rules-broken"),
        (_guards, fine("check-guards"), "check-guards-broken"),
        (_said, fine("check-said"), "check-said-broken"),
        (_pictures, fine("check-pictures"), "check-pictures-broken"),
        (laws_of_play.menus, fine("check-menus"), "check-menus-broken"),
        (laws_of_play.refusals, fine("check-refusals"), "check-refusals-broken"),
        (laws_of_play.computers, fine("check-computers"), "check-computers-broken"),
        (laws_of_play.challenges, fine("check-challenges"), "check-challenges-broken"),
        (laws_of_play.teaching, fine("check-teaching"), "check-teaching-broken"),
    )
    for law, kept, broken in laws:
        why = _breach(law, game)
        yield kept if why is None else wrong(broken, why=why)
    yield _random_games(game)
    yield from _gaps(game)


def _breach(law: Law, game: Game[Any, Any]) -> str | None:
    """Return what in a game breaks a law; None where it keeps it. Whatever is raised is a breach, and so is a sentence that is missing."""
    try:
        with _no_word_missing():
            law(game)
    except Exception as error:
        return _why(error)
    return None


def _random_games(game: Game[Any, Any]) -> Finding:
    lengths = []
    for start in starts(game, GAMES, "check"):
        try:
            lengths.append(play_through(start))
        except Exception as error:
            return wrong("check-games-broken", number=len(lengths) + 1, start=str(start), why=_why(error))
    return fine("check-games", count=len(lengths), shortest=min(lengths), longest=max(lengths))


def _why(error: Exception) -> str:
    text = str(error).strip().split("\n")[0] or type(error).__name__
    return text if isinstance(error, AssertionError) else f"{type(error).__name__}: {text}"


def _words(game: Game[Any, Any]) -> None:
    missing = [key for key in catalogue_keys(game) if not words(FALLBACK).has(key)]
    assert not missing, ", ".join(missing)


def _commands(game: Game[Any, Any]) -> None:
    """Assert that the command of the game is as Discord wants it, in every language, and that no other one has its name."""
    try:
        game_verbs.check(game)
    except ValueError as error:
        raise AssertionError(str(error)) from error
    game_verbs.group(game)
    why = without_command(games().values()).get(game.id)
    assert why is None, host_words().say(why)


def _rules(game: Game[Any, Any]) -> None:
    rules = ledger(game.id)
    assert rules, "the ledger is empty"
    missing = [rule.id for rule in rules if not words(FALLBACK).has(rule.id)]
    assert not missing, f"no sentence for {', '.join(missing)}"


def _guards(game: Game[Any, Any]) -> None:
    """Assert that just those actions are legal to which no guard objects, and that every objection names a rule there is."""
    rules = {rule.id for rule in ledger(game.id)}
    chance = Chance(b"check", name=game.id)
    for match in _moments(game):
        for seat in match.awaiting:
            table = match.imagine(seat, chance)
            legal = match.legal(seat)
            for verb, sayable in vocabulary(game, table).items():
                assert all(action in sayable for action in legal.under(verb)), (
                    f"pieces() does not name all that {verb} may hold"
                )
                some = sayable if len(sayable) <= TRIED else _some(sayable, chance)
                for action in some:
                    objection = game.objection(table, seat, action)
                    assert (objection is None) == (action in legal), (
                        f"{action!r} is {'not ' if objection is None else ''}legal, and the guards disagree"
                    )
                    assert objection is None or objection.rule in rules, f"no rule {objection}"


def _some(sayable: Any, chance: Chance) -> list[Any]:
    return [sayable[chance.below(len(sayable))] for _ in range(TRIED)]


def _said(game: Game[Any, Any]) -> None:
    """Assert that all that is asked, offered and told can be said, fits, and can be told apart."""
    for language in LANGUAGES:
        speech = words(language)
        for match in _moments(game):
            people = LONG_NAMES[: match.seats]
            for viewer in viewers(match.seats):
                view = match.view(viewer)
                _say(speech, view.headline, people)
                for standing in view.outcome.standings:
                    for line in standing.lines:
                        _say(speech, line.label, people)
            for seat, ask in match.asks.items():
                view = match.view(seat)
                _say(speech, ask.prompt, people)
                some = ask.legal.actions[:: 1 + len(ask.legal) // TRIED]
                _told_apart([_say(speech, game.telling.label(view, action), people) for action in some])
                for action in some[:1]:
                    _choices(game, match, seat, action, speech, people)


def _choices(
    game: Game[Any, Any], match: Match[Any], seat: Seat, action: Any, speech: Words, people: Sequence[str]
) -> None:
    legal, view, chosen = match.legal(seat), match.view(seat), values(action)
    for depth, field in enumerate(field_names(action)):
        offered = {
            values(other)[depth]: game.telling.choice(view, other, field)
            for other in legal.under(verb_of(action), chosen[:depth])
        }
        _told_apart([_say(speech, text, people) for text in offered.values()])
    for event in match.copy().play(seat, action):
        _say(speech, event.text, people)


def _say(speech: Words, text: Text, people: Sequence[str]) -> str:
    said = speech.say(text, people)
    assert said.strip(), f"{text.key} says nothing"
    return said


def _told_apart(sentences: Sequence[str]) -> None:
    assert len(set(sentences)) == len(sentences), (
        f"two choices are said alike: {'; '.join(sorted(sentences))}"
    )
    longest = max(sentences, key=len, default="")
    assert len(longest) <= limits.LABEL, f"more than {limits.LABEL} characters: {longest}"


def _pictures(game: Game[Any, Any]) -> None:
    """Assert that everything is drawn and described, and that a picture shows nothing which its viewer does not know."""
    painter = pictures.painter(game.id)
    for match in islice(_moments(game), 0, None, 4):
        people = LONG_NAMES[: match.seats]
        for viewer in viewers(match.seats)[:2]:
            view = match.view(viewer)
            other = game.view(match.imagine(viewer, Chance(b"redealt")), viewer)
            table, hand = painter.table(view, people, FALLBACK), painter.hand(view, people, FALLBACK)
            assert table == painter.table(other, people, FALLBACK), "the picture of the table shows a secret"
            assert hand == painter.hand(other, people, FALLBACK), "the picture of a hand shows a secret"
            for picture in filter(None, (table, hand, painter.scores(view, people, FALLBACK))):
                assert 0 < len(picture.alt) <= ALT_LIMIT, f"a description has {len(picture.alt)} characters"
                assert len(picture.data) <= PICTURE, f"a picture has {len(picture.data)} bytes"
            told = painter.describe(view, people, FALLBACK)
            assert 0 < len(told) <= TEXT_LIMIT, f"the table in words has {len(told)} characters"
        assert painter.hand(match.view(None), people, FALLBACK) is None, "an onlooker is shown a hand"


def _moments(game: Game[Any, Any]) -> Iterator[Match[Any]]:
    """Yield some moments of games of every number of seats, and their ends."""
    for number, (match, entry) in enumerate(moments(game, len(game.seats))):
        if entry is None or number % LOOKS < 2:
            yield match


def _gaps(game: Game[Any, Any]) -> Iterator[Finding]:
    """Yield what may be missed, and is no fault: a lesson, a guided game, words of a language."""
    keys = [*catalogue_keys(game), *(rule.id for rule in ledger(game.id))]
    for key, more in (("check-no-lesson", lesson_keys), ("check-no-guided", guided_keys)):
        try:
            keys += list(more(game.id))
        except FileNotFoundError:
            yield note(key)
    for language in LANGUAGES:
        missing = [key for key in keys if not words(language).has_own(key)]
        if missing:
            own = words(language).key("language")
            yield note("check-gaps", language=own, count=len(missing), all=len(keys))


class _Ear(logging.Handler):
    """The ear that hears of words that are missing, which is logged and not raised."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@contextmanager
def _no_word_missing() -> Iterator[None]:
    """Raise AssertionError after the block where a sentence was missing in it, or could not be made."""
    ear, log = _Ear(), logging.getLogger("words.catalogue")
    log.addHandler(ear)
    before, log.propagate = log.propagate, False
    try:
        yield
    finally:
        log.removeHandler(ear)
        log.propagate = before
    assert not ear.heard, ear.heard[0]
