"""Packing of jobs: what comes out is what went in, of every game, in fewer bytes than a plain pickle has."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict, PrivateAttr

from bot.jobs.draw import DrawJob
from bot.jobs.packing import packed
from engine.match import Match
from engine.registry import find, games


@pytest.mark.parametrize("game", sorted(games()))
def test_views_of_every_game_are_the_same_after_it_and_take_less(game: str) -> None:
    rules = find(game)
    match = Match.new(rules, rules.Options(), max(rules.seats), b"packed")
    for _ in range(5):
        seat = match.awaiting[0]
        match.play(seat, match.legal(seat).actions[0])
        for reader in (None, seat):
            view = match.view(reader)
            data = packed(DrawJob(repr, (view, "Ada"), {"language": "en"}))
            assert len(data) < len(pickle.dumps(view))
            found: DrawJob[str] = pickle.loads(data)
            assert found.args == (view, "Ada")
            assert repr(found.args[0]) == repr(view)
            assert found.args[0].model_dump_json() == view.model_dump_json()


class Leaf(BaseModel):
    model_config = ConfigDict(frozen=True)

    name: str
    size: int = 3


class Open(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")

    name: str


class Secretive(BaseModel):
    model_config = ConfigDict(frozen=True)

    name: str
    _secret: str = PrivateAttr("")


class Changing(BaseModel):
    name: str


@dataclass(frozen=True)
class Pair:
    one: object
    other: object


@dataclass
class Changed:
    one: int
    other: int


@dataclass(frozen=True)
class Named:
    one: int
    other: int = field(kw_only=True)


@dataclass(frozen=True)
class Reckoned:
    one: int
    other: int
    both: int = field(init=False, default=0)


def secretive() -> Secretive:
    made = Secretive(name="oak")
    object.__setattr__(made, "_secret", "acorn")
    return made


@pytest.mark.parametrize(
    "value",
    [
        Leaf(name="oak"),
        Pair(Leaf(name="oak", size=4), (Pair(1, None), {"leaf": Leaf(name="ash")})),
        Open.model_validate({"name": "oak", "age": 100}),
        secretive(),
        Changing(name="oak"),
        Changed(1, 2),
        Named(1, other=2),
        Reckoned(1, 2),
        len,
        None,
    ],
    ids=str,
)
def test_whatever_it_is_it_comes_out_as_it_went_in(value: Any) -> None:
    found = pickle.loads(packed(value))
    assert found == value
    assert type(found) is type(value)


def test_a_model_is_whole_after_it_and_one_that_stands_twice_is_still_one() -> None:
    leaf = Leaf(name="oak")
    one, other = pickle.loads(packed((leaf, leaf)))
    assert one is other
    assert one.model_copy(update={"size": 5}) == Leaf(name="oak", size=5)
    assert one.model_dump(exclude_unset=True) == {"name": "oak", "size": 3}
    assert hash(one) == hash(leaf)


def test_what_cannot_be_pickled_is_refused_as_ever() -> None:
    with pytest.raises((pickle.PicklingError, AttributeError)):
        packed(partial(lambda: None))
