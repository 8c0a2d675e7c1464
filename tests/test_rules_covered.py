"""The ledgers and the tests know of each other: every rule is shown by a test, and every id cited is a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.registry import games
from engine.rulebook import RuleEntry, ledger
from tests.catalogues import WHOLE
from words.catalogue import words

TESTS = Path(__file__).parent
MARK = "pytest.mark.rule"

every_game = pytest.mark.parametrize("game_id", games())


def rules(game_id: str) -> tuple[RuleEntry, ...]:
    return ledger(game_id)


@cache
def cited() -> dict[str, str]:
    """Return every rule id that a test is marked with, and where."""
    return dict(_marks())


def _marks() -> Iterator[tuple[str, str]]:
    for path in sorted(TESTS.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if MARK in source else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) == MARK:
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}:{node.lineno}: an id is written out"
                    yield str(argument.value), f"{path.relative_to(TESTS)}:{node.lineno}"


@every_game
def test_every_rule_is_shown_by_a_test(game_id: str) -> None:
    assert [rule.id for rule in rules(game_id) if rule.id not in cited()] == []


def test_every_id_that_is_cited_is_a_rule() -> None:
    known = {rule.id for game_id in games() for rule in rules(game_id)}
    assert {rule_id: place for rule_id, place in cited().items() if rule_id not in known} == {}


@every_game
def test_rulings_are_about_rules(game_id: str) -> None:
    known = {rule.id for rule in rules(game_id) if not rule.rules}
    assert [rule.id for rule in rules(game_id) if not {*rule.rules} <= known] == []


@every_game
def test_ids_are_unique(game_id: str) -> None:
    ids = [rule.id for rule in rules(game_id)]
    assert len(set(ids)) == len(ids) > 0


@every_game
@pytest.mark.parametrize("language", WHOLE)
def test_every_rule_has_its_sentence(game_id: str, language: str) -> None:
    assert [rule.id for rule in rules(game_id) if not words(language).has(rule.id)] == []
    assert all(words(language).rule(rule.id).strip() for rule in rules(game_id))
