"""Laws of the modules: each module has some, and each law can be seen to fail where the rule it is about is broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.forest import module
from engine.games.moonlight.forest.module import EVERY, MoonlightModule
from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.scenarios import scenario
from engine.match import Match
from engine.rulebook import ledger
from tests.engine.contract.random_games import Start
from tests.engine.games.moonlight.crossings import arranged, crossings, proofs
from tests.engine.games.moonlight.crossings.laws import PASSAGE_LAWS, hold_passage
from tests.engine.games.moonlight.crossings.passages import LAWS_OF
from tests.engine.games.moonlight.crossings.proofs import PROOFS, Proof
from tests.engine.games.moonlight.crossings.walk import passages

MOST_GAMES = 30
"""Number of games within which a defect shows."""
STEPS = 12
"""Number of actions of a game in which modules are asked that have nothing to say."""
ALL_LAWS = {*PASSAGE_LAWS, *(law for held in LAWS_OF.values() for law in held)}
RULES = {entry.id for entry in ledger(GAME.id)}


def _games(name: str) -> Iterator[Start]:
    """Yield games in which a module is in play."""
    for number in range(MOST_GAMES):
        for start in crossings(f"proof {number}"):
            options = start.options
            if name in scenario(options.scenario).rules_of(options.mode(start.seats)):  # type: ignore[attr-defined]
                yield start


def _objects(proof: Proof) -> bool:
    """Return whether the law objects in one of the games."""
    for start in islice(_games(proof.module), MOST_GAMES):
        for passage in passages(start, proof.arrange):
            try:
                proof.law(passage)
            except AssertionError:
                return True
    return False


@pytest.mark.parametrize("proof", PROOFS, ids=str)
def test_a_law_objects_where_its_rule_is_broken(proof: Proof, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof.place, proof.hook, proof.defect)
    module._laws.cache_clear()
    try:
        assert _objects(proof)
    finally:
        module._laws.cache_clear()


def test_each_module_has_a_law_and_each_law_a_proof() -> None:
    assert {*LAWS_OF} == {*EVERY}
    assert {proof.law for proof in PROOFS} == ALL_LAWS
    assert {proof.module for proof in PROOFS} == {*EVERY}


def test_each_hook_of_a_module_is_broken_once() -> None:
    left = proofs.LOOKING_AHEAD | proofs.TELLING | proofs.OFFERED_LATE | {"id", "rules", "replaces", "tokens"}
    hooks = {name for name in vars(MoonlightModule) if not name.startswith("_")} - left
    spoken = {f"{name}.{hook}" for name, each in EVERY.items() for hook in vars(type(each)) if hook in hooks}
    broken = {f"{proof.module}.{proof.hook}" for proof in PROOFS if proof.owner is None}
    assert broken | proofs.SAME_ANYWAY == spoken
    assert not broken & proofs.SAME_ANYWAY


def test_each_law_names_rules_that_there_are() -> None:
    for law in ALL_LAWS:
        named = re.findall(r"ML-[A-Z0-9]+-\d\d", law.__doc__ or "")
        assert named, law.__name__
        assert {*named} <= RULES


@pytest.mark.parametrize(
    ("number", "arrange"),
    [
        (19, arranged.sinking_islands),
        (19, arranged.a_single_island),
        (27, arranged.nearly_a_majority),
        (28, arranged.nearly_closed_rows),
    ],
)
def test_no_law_objects_where_tables_are_arranged(number: int, arrange: object) -> None:
    starts = [start for start in crossings("arranged") if start.options.scenario == number]  # type: ignore[attr-defined]
    for start in starts[:3]:
        for passage in passages(start, arrange):  # type: ignore[arg-type]
            hold_passage(passage)


@pytest.mark.parametrize("number", SCENARIOS[1::5])
def test_a_module_that_says_nothing_at_a_moment_changes_nothing_there(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each moment only the modules are asked that have something to say: to ask the others too leads to the same game."""
    mode = scenario(number).modes[0]
    options = GAME.Options.model_validate({"scenario": number})
    match = Match.new(GAME, options, 1 if mode == "solo" else 2, b"asked %d" % number)
    other, chance = match.copy(), Chance(b"asked %d" % number)
    for _ in range(STEPS):
        if match.over:
            break
        (seat,) = match.awaiting
        action = chance.choice(match.legal(seat).actions)
        match.play(seat, action)
        with monkeypatch.context() as patch:
            patch.setattr(module.Laws, "at", lambda laws, hook: laws.modules)
            other.play(seat, action)
            assert [*other.awaiting] == [*match.awaiting]
            assert other.digest == match.digest, action
            if not other.over:
                assert other.legal(other.awaiting[0]).actions == match.legal(match.awaiting[0]).actions
