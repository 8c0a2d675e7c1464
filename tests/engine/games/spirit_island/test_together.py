"""Several actions in words, and what cards do together that none of them does alone."""

from __future__ import annotations

import pytest

from engine.match import Match
from engine.registry import find
from engine.text import Seat
from words.catalogue import Words, words

GAME = find("spirit-island")
GROWN = ("embody river-surges-in-sunlight", "grow 2", "place 1 A1 energy", "place 1 A2 plays")


def said(lines: str, language: str = "en") -> list[str]:
    match = Match.new(GAME, GAME.Options(), 1, b"quick")
    actions = [GAME.grammar.read(line) for line in lines.split("; ")]
    return [words(language).say(each) for each in GAME.telling.together(match.view(Seat(0)), actions)]


def test_pieces_that_go_one_way_are_told_by_their_number_and_others_apart() -> None:
    pushed = "push dahan A4 A5; push town A4 A6; push dahan A4 A5; push town-1 A4 A6; push town-1 A4 A6"
    assert said(pushed) == [
        "Push 2 Dahan from A4 to A5",
        "Push town, town (1 damage), and town (1 damage) from A4 to A6",
    ]
    assert said("gather explorer A1 A4; gather explorer A2 A4; enough") == [
        "Gather explorer from A1 into A4",
        "Gather explorer from A2 into A4",
    ], "to do no more goes without saying"
    assert said("play wash-away; play flash-floods; ready")[:2] == ["Wash Away", "Flash Floods"]


def test_pieces_of_a_land_that_are_destroyed_together_are_told_together() -> None:
    """One that is only damaged, or stands elsewhere, is told apart."""
    hits = "hit A5 explorer 1; hit A5 explorer 1; hit A8 town 1; hit A6 explorer 1"
    assert said(hits) == [
        "Destroy 2 explorers in A5 (2 damage)",
        "Damage town in A8 by 1 (1 of 2)",
        "Destroy explorer in A6 (1 damage)",
    ]


def test_growth_names_the_deck_it_draws_from_and_says_what_that_is() -> None:
    match = Match.new(GAME, GAME.Options(), 1, b"quick")
    match.play(Seat(0), GAME.grammar.read(GROWN[0]))
    view, spoken = match.view(Seat(0)), words("en")
    for line, label, adds in (
        ("grow 1; gain minor", "1: reclaim all, a minor power, and 1 energy", "cost little"),
        ("grow 3; gain major", "3: gain a major power and add 1 presence (range 2)", "forget"),
        ("grow 2", "2: add 2 presence (range 1)", ""),
    ):
        actions = [GAME.grammar.read(each) for each in line.split("; ")]
        assert [spoken.say(each) for each in GAME.telling.together(view, actions)] == [label]
        told = GAME.telling.adds(view, actions)
        assert adds in spoken.say(told) if told else not adds


@pytest.mark.parametrize("language", ["en", "pl"])
def test_cards_that_reach_a_threshold_together_say_so(language: str) -> None:
    match = Match.new(GAME, GAME.Options(), 1, b"quick")
    for line in GROWN:
        match.play(Seat(0), GAME.grammar.read(line))
    view, spoken = match.view(Seat(0)), words(language)

    def adds(*cards: str) -> str:
        found = GAME.telling.adds(view, [GAME.grammar.read(f"play {card}") for card in cards])
        return spoken.say(found) if found else ""

    assert adds("wash-away") == ""
    onlooker = GAME.telling.adds(match.view(None), [GAME.grammar.read("play boon-of-vigor")])
    assert onlooker is None, "those who look on play no cards"
    assert "Massive Flooding" in adds("wash-away", "boon-of-vigor") or language == "pl"
    assert adds("wash-away", "boon-of-vigor") != ""
    assert isinstance(spoken, Words)
