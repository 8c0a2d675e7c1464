"""The progress of a learner: written in one number, and nowhere else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.ui.custom_id import PATH, CustomId
from bot.tables.model.table import Person, Status, Venue
from bot.tables.requests import guided_games as ways
from bot.tables.requests.guided_games import GAMES, LONGEST, GuidedTooLong, GuidedUnfit, code_of, stand_at
from engine.action import to_text
from engine.chance import Chance
from engine.game import Game
from engine.guided_game import LEARNER, guided
from engine.registry import games

ADA = Person(7, "Ada")
FOREST = games()["spirits-of-the-forest"]
every = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def strayed(game: Game[Any, Any], moves: int) -> list[int]:
    """Return the codes of somebody who does anything but what is suggested."""
    chance, codes = Chance(b"astray"), [code_of(game)]
    while len(codes) <= moves:
        stand = stand_at([game], codes[-1])
        if stand.match.over:
            break
        suggested = stand.step and game.grammar.read(stand.step.move)
        codes.append(
            stand.after(chance.choice([each for each in stand.match.legal(LEARNER) if each != suggested]))
        )
    return codes


@every
def test_every_place_is_found_again_by_its_number(game: Game[Any, Any]) -> None:
    codes = strayed(game, 3)
    digest = stand_at(games().values(), codes[-1]).match.digest
    ways._stand.cache_clear()
    again = stand_at(games().values(), codes[-1])
    assert (again.code, again.match.digest, again.moves) == (codes[-1], digest, len(codes) - 1)
    assert LEARNER in again.match.awaiting or again.match.over
    assert [stand_at([game], code).before for code in codes] == [None, *codes[:-1]]


def test_who_follows_the_script_is_told_what_everybody_did() -> None:
    steps = guided(FOREST.id).step
    stand = stand_at([FOREST], code_of(FOREST, 2))
    assert [(told.seat, told.action) for told in stand.told] == [
        (0, steps[1].move),
        *((1, line[2:]) for line in steps[1].replies),
    ]
    assert stand.step == steps[2]
    assert stand.after(FOREST.grammar.read(steps[2].move)) == code_of(FOREST, 3)


def test_who_strays_plays_on_against_computers_and_may_ask_for_a_hint() -> None:
    codes = strayed(FOREST, 2)
    first, second = (stand_at([FOREST], code) for code in codes[1:])
    assert (first.step, second.step, second.moves, second.is_done) == (None, None, 2, False)
    place, count = second.choices[-1]
    legal = list(first.match.legal(LEARNER))
    assert (second.choices[:-1], count) == (first.choices, len(legal))
    assert (second.told[0].seat, second.told[0].action) == (LEARNER, to_text(legal[place]))
    assert second.told[0].events
    assert {told.seat for told in second.told[1:]} == {1}
    hint = second.hint()
    assert hint is not None
    assert hint.action in second.match.legal(LEARNER)
    table = second.as_table(ADA, "pl", ["Komputer 1", "Komputer 2"])
    assert [(chair.name, chair.person, chair.computer) for chair in table.chairs] == [
        ("Ada", ADA.id, None),
        ("Komputer 1", None, ways.COMPUTER),
    ]
    assert (table.id, table.place, table.host, table.language) == (0, Venue(0), ADA.id, "pl")
    assert (table.game, table.options, table.seats) == (FOREST, second.match.options, 2)
    assert (table.match, table.created) == (second.match, datetime(1970, 1, 1, tzinfo=UTC))


def test_it_looks_like_a_table_that_only_the_learner_plays_at() -> None:
    end = stand_at([FOREST], code_of(FOREST, len(guided(FOREST.id).step)))
    begun = stand_at([FOREST], code_of(FOREST)).as_table(ADA, "en", ["Computer 1"])
    assert begun.people == ("Ada", "Computer 1")
    assert (begun.moment, begun.status, begun.seat_of(ADA.id)) == (code_of(FOREST), Status.PLAYING, LEARNER)
    assert end.is_done
    assert end.as_table(ADA, "en", ["Computer 1"]).status is Status.OVER
    assert end.hint() is None


@pytest.mark.parametrize("code", [999, code_of(FOREST) + GAMES * 10**9, code_of(FOREST, 8, ((0, 1),))])
def test_a_number_that_leads_nowhere_is_refused(code: int) -> None:
    with pytest.raises(GuidedUnfit):
        stand_at([FOREST], code)


def test_a_way_too_long_for_a_button_is_refused() -> None:
    island = games()["spirit-island"]
    with pytest.raises(GuidedTooLong):
        strayed(island, 100)
    longest = CustomId(0, LONGEST - 1, "learnpick", "x" * PATH, 99)
    assert CustomId.read(str(longest)) == longest


def test_games_have_numbers_of_their_own() -> None:
    assert len({ways.number_of(game) for game in games().values()}) == len(games())
