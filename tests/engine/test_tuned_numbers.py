"""The numbers that somebody has weighed: how far the kernel looks, and how much each sign of a question counts.

Whoever changes one weighs it anew, by what it was weighed with before, and then writes it down here.
"""

from __future__ import annotations

from engine import advice, analysis, bundle, disclosure, ending, question, undo
from engine.match import Match
from engine.players import SearchPlayer
from engine.registry import find
from engine.script import runner
from engine.text import Seat, say


def test_the_kernel_looks_as_far_as_was_found_to_be_enough() -> None:
    game = find("spirit-island")
    match = Match.new(game, game.Options(), 1, b"numbers")
    assert match.bundles(Seat(0)) == []
    assert match.endings(Seat(0)).of(match.legal(Seat(0)).actions[0]) is None
    assert match.disclosed_by(Seat(0), match.legal(Seat(0)).actions[0]).everybody, (
        "the first card of the invaders"
    )
    assert advice.Advice(say("x"), "a", ()).rest(1, say("x")) is None
    point = analysis.TurningPoint(number=1, seat=0, better="x", kept=0.25, could=0.75)
    assert point.cost == 0.5
    assert (advice.DEALS, advice.MOST, advice.ALIKE, advice.FOLLOWING, advice.OTHERS) == (8, 2, 3, 4, 6)
    assert SearchPlayer(positions=400) == advice.QUICK
    assert (analysis.TURNING_POINTS, analysis.LEAST, analysis.SURE) == (3, 0.03, 3.0)
    assert (analysis.DEALS, analysis.MOST, analysis.ANALYST.suspects) == (4, 40, 12)
    assert analysis.Analyst(SearchPlayer(positions=4000), 12, 500) == analysis.ANALYST
    assert (disclosure.SAMPLES, ending.WORLDS, undo.MOST_STEPS_BACK) == (24, 16, 64)
    assert (bundle.MOST, bundle.MOST_CLOSED, bundle.FEWEST) == (10, 25, 3)
    assert [(each.played, each.deep) for each in (bundle.ANSWERS, bundle.REPEATED, bundle.CLOSED)] == [
        (60, 4),
        (60, 8),
        (300, 6),
    ]
    assert runner.MOST_BY_ITSELF == 10_000


def test_each_sign_of_a_question_counts_as_much_as_was_measured() -> None:
    assert question.words_of("Ą b") == ["a", "b"]
    assert question.WEIGHTS == {"heading": 0.5, "own": 1.0, "whole": 0.2, "meaning": 0.6, "root": 0.6}
    assert (question.SLIP, question.COVERED, question.WORDING, question.ORDER) == (0.75, 0.95, 1.0, 0.2)
    assert (question.BEGINNING, question.ROOT, question.SENTENCE, question.LATER) == (5, 4, 0.8, 0.8)
    assert question.ALIKE == (1.0, 0.6, 0.3, 0.15, 0.075, 0.04)
    assert (question.FAMILIAR, question.SECOND, question.LIKELIHOOD, question.UNHEARD) == (
        0.4,
        0.6,
        0.75,
        5.0,
    )
