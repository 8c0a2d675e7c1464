"""Everything a game says can be said in every language, fits where it is shown, and can be told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.action import field_names, values, verb_of
from engine.catalogue_keys import catalogue_keys
from engine.errors import Illegal
from engine.game import Game
from engine.match import Match
from engine.rulebook import ledger
from engine.text import Text
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import (
    LONG_NAMES,
    every_game,
    glimpses,
    is_found,
    moments,
    starts,
    tongue,
    viewers,
)

LABEL = 80
"""Number of characters that Discord allows on a button."""
MOST_LABELLED = 40
"""Maximum number of legal actions of one moment that are put into words here: more would tell nothing new."""

every_language = pytest.mark.parametrize("language", WHOLE)


@pytest.fixture(autouse=True)
def _nothing_is_wrong_with_the_words(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Assert that no sentence was missing or could not be formatted: that is logged, not raised."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def said(language: str, text: Text, match: Match[Any]) -> str:
    sentence = tongue(language).say(text, LONG_NAMES[: match.seats])
    assert sentence.strip()
    assert "{" not in sentence, sentence
    return sentence


def assert_told_apart(sentences: Sequence[str], where: str) -> None:
    assert len(set(sentences)) == len(sentences), f"{where}: {sorted(sentences)}"
    assert max(map(len, sentences), default=0) <= LABEL, f"{where}: {max(sentences, key=len)}"


@every_language
@every_game
def test_labels_can_be_told_apart_and_fit(game: Game[Any, Any], language: str) -> None:
    for match, _ in moments(game, len(game.seats)):
        for seat, ask in match.asks.items():
            view = match.view(seat)
            some = ask.legal.actions[:: 1 + len(ask.legal) // MOST_LABELLED]
            assert_told_apart(
                [said(language, game.telling.label(view, action), match) for action in some], "labels"
            )


@every_language
@every_game
def test_a_move_can_be_said_to_those_who_only_look_on(game: Game[Any, Any], language: str) -> None:
    for match, entry in moments(game, len(game.seats)):
        if entry:
            said(language, game.telling.label(match.view(None), entry.action), match)


@every_language
@every_game
def test_choices_can_be_told_apart_and_fit(game: Game[Any, Any], language: str) -> None:
    for match, entry in moments(game, len(game.seats)):
        if entry is None:
            continue
        legal, view = match.legal(entry.seat), match.view(entry.seat)
        verb, chosen = verb_of(entry.action), values(entry.action)
        for depth, field in enumerate(field_names(entry.action)):
            options = {
                values(action)[depth]: game.telling.choice(view, action, field)
                for action in legal.under(verb, chosen[:depth])
            }
            assert tuple(options) == legal.next_values(verb, chosen[:depth])
            assert_told_apart([said(language, text, match) for text in options.values()], f"{verb} {field}")


@every_language
@every_game
def test_prompts_headlines_events_and_scores_can_be_said(game: Game[Any, Any], language: str) -> None:
    for match, entry in moments(game, len(game.seats)):
        for viewer in viewers(match.seats):
            view = match.view(viewer)
            said(language, view.headline, match)
            for standing in view.outcome.standings:
                for line in standing.lines:
                    said(language, line.label, match)
        for ask in match.asks.values():
            said(language, ask.prompt, match)
        if entry:
            for event in match.copy().play(entry.seat, entry.action):
                said(language, event.text, match)


@every_language
@every_game
def test_a_refusal_says_why_and_names_a_rule_there_is(game: Game[Any, Any], language: str) -> None:
    rules = {rule.id for rule in ledger(game.id)} if is_found(game) else set[str]()
    for start in starts(game, len(game.seats), "moments"):
        tried: dict[Any, None] = {}
        for match, entry in glimpses(start):
            for seat in match.awaiting:
                for action in [action for action in tried if action not in match.legal(seat)][:6]:
                    with pytest.raises(Illegal) as refused:
                        match.play(seat, action)
                    said(language, refused.value.text, match)
                    assert refused.value.rule is None or refused.value.rule in rules
                    assert set(refused.value.nearest) <= set(match.legal(seat))
                    assert refused.value.nearest
            if entry:
                tried = {entry.action: None, **dict.fromkeys(match.legal(entry.seat).actions[::9]), **tried}
                tried = dict(list(tried.items())[:60])


@every_language
@every_game
def test_every_word_that_is_looked_up_by_convention_exists(game: Game[Any, Any], language: str) -> None:
    tongue_ = tongue(language)
    missing = [key for key in catalogue_keys(game) if not tongue_.has(key)]
    assert missing == []
    assert all(tongue_.key(key).strip() for key in catalogue_keys(game))


@every_language
@every_game
def test_command_names_are_as_discord_wants_them(game: Game[Any, Any], language: str) -> None:
    keys = [key for key in catalogue_keys(game) if key.endswith(("-name", "-command"))]
    for key in keys:
        name = tongue(language).key(key)
        assert re.fullmatch(r"[-_\w]{1,32}", name), f"{key}: {name}"
        assert name == name.lower(), f"{key}: {name}"
    for key in catalogue_keys(game):
        if key.endswith("-about"):
            assert len(tongue(language).key(key)) <= 100, key
    verbs = [tongue(language).key(f"{game.id}-verb-{verb}-name") for verb in game.grammar.verbs]
    assert len(set(verbs)) == len(verbs)
    for kind in game.actions:
        fields = [f"{game.id}-field-{field.replace('_', '-')}-name" for field in field_names(kind)]
        names = [tongue(language).key(field) for field in fields]
        assert len(set(names)) == len(names), names


@every_language
@every_game
def test_what_can_be_seen_is_an_event_and_has_words(game: Game[Any, Any], language: str) -> None:
    keys = [*(f"{game.id}-event-{end}" for end in game.telling.sights)]
    keys += [f"{game.id}-seen-{sight}" for sight in game.telling.sights.values()]
    assert [key for key in keys if not tongue(language).has(key)] == []
