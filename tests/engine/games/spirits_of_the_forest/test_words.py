"""What is said: complete in both languages, short enough for buttons, and never two choices alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from engine.action import field_names, values, verb_of
from engine.chance import Chance
from engine.game import Ask
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.actions import ForestAction, Move, Place, Take
from engine.games.spirits_of_the_forest.table import Table
from engine.ledger import ledger
from engine.text import Seat, Text
from render.words import LANGUAGES, words
from tests.engine.games.spirits_of_the_forest.forest import dealt, forest, legal

NAMES = ("Ala", "Olek", "Zofia", "Jan")
MOST = 80
KEYS = frozenset(rule.id for rule in ledger(GAME.id))


def asked(players: int, seed: int) -> Iterator[tuple[Table, Seat, Ask[ForestAction], ForestAction]]:
    """A game at random: each table with one seat's ask and what it does then."""
    chance = Random(seed)
    table = dealt(players, seed=str(seed).encode())
    while asks := GAME.awaits(seen := table.copy()):
        seat, ask = chance.choice(list(asks.items()))
        paying = [
            action for action in ask.legal if isinstance(action, Take) and (action.pay or action.pay_second)
        ]
        action = chance.choice(paying or list(ask.legal))
        yield seen, seat, ask, action
        list(GAME.play(table, seat, action, Chance(b"")))


def spoken(text: Text, language: str) -> str:
    assert all(words(language).has(inner.key) for inner in text.inner()), text
    said = words(language).say(text, NAMES)
    assert "{" not in said
    assert "spirits-of-the-forest" not in said
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_labels_and_choices_are_short_and_different(language: str, players: int) -> None:
    for table, seat, ask, _ in list(asked(players, 7))[::3]:
        view = GAME.view(table, seat)
        labels = [spoken(GAME.label(view, action), language) for action in ask.legal]
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= MOST
        for verb in ask.legal.verbs:
            for depth, field in enumerate(field_names(ask.legal.under(verb)[0])):
                heard: dict[tuple[object, ...], dict[object, str]] = {}
                for action in ask.legal.under(verb):
                    given = values(action)
                    said = spoken(GAME.choice(view, action, field), language)
                    heard.setdefault(given[:depth], {})[given[depth]] = said
                for choices in heard.values():
                    assert len(set(choices.values())) == len(choices)
                    assert max(map(len, choices.values())) <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_is_asked_shown_and_told_has_words(language: str, players: int) -> None:
    heard = set()
    table = dealt()
    for table, seat, ask, action in asked(players, players):
        spoken(ask.prompt, language)
        spoken(GAME.view(table, seat).headline, language)
        for event in GAME.play(table.copy(), seat, action, Chance(b"")):
            heard.add(event.text.key)
            assert spoken(event.text, language).endswith(".")
    assert len(heard) >= 9
    for standing in GAME.outcome(table).standings:
        for line in standing.lines:
            spoken(line.label, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_label_fits_a_button(language: str) -> None:
    rows = [". " * 11 + "dewdrops:sun@1", ". " * 11 + "dewdrops:moon@1", ". " * 9 + "webs2@0 webs2 webs2@0"]
    table = forest("\n".join(["", *rows]))
    line = "take A12 B12 C10 C12"
    assert line in legal(table)
    said = words(language).say(GAME.label(GAME.view(table, Seat(0)), GAME.grammar.read(line)))
    assert all(name in said for name in line.split()[1:])
    assert len(said) <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_sentence_in_both_languages_and_none_is_left_over(language: str) -> None:
    said = {rule: words(language).rule(rule) for rule in KEYS}
    assert all(words(language).has(rule) for rule in KEYS)
    assert all(re.fullmatch(r"[A-ZŁŚŻ0-9„].*[.]", sentence) for sentence in said.values()), said
    assert len(set(said.values())) == len(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_has_a_reason_and_a_rule_for_every_refusal(language: str) -> None:
    chance = Random(11)
    names = [*dealt().layout.names, "Z1"]
    pays = [None, None, "supply", "plus", *names[::7]]
    told = set()
    for table, _, _, _ in [*asked(2, 3), *asked(3, 4)]:
        view = GAME.view(table, table.active)
        ask = GAME.awaits(table).get(table.active)
        for _ in range(12):
            action: ForestAction = chance.choice(
                [
                    Take(
                        chance.choice(names),
                        chance.choice([None, *names]),
                        chance.choice(pays),
                        chance.choice(pays),
                    ),
                    Place(chance.choice(names)),
                    Move(chance.choice(names), chance.choice(names)),
                    GAME.grammar.read(chance.choice(["keep", "plus", "pass", "reveal"])),
                ]
            )
            if ask is not None and action not in ask.legal:
                text, rule = GAME.referee(view, action)
                told.add(text.key)
                assert rule in KEYS or text.key.endswith("no-cell"), (verb_of(action), text)
                assert spoken(text, language)
    assert "spirits-of-the-forest-refused-other" not in told
    assert len(told) > 12
