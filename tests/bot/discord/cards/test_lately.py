"""Marks of recent moves on the card: the last turn of each player, and the newest most strongly."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.discord.cards.lately import MOST, LatelyTold, last_round
from bot.tables import Person, Status, Table, Told
from bot.tables.requests.guided_games import code_of, stand_at
from engine.event import Event
from engine.registry import find
from engine.text import Seat, say
from render import pictures
from tests.bot.discord.grove import FOREST, asked, card_of, grove, playing


def move(seat: int, name: str, *readers: int) -> Told:
    only = frozenset(map(Seat, readers)) if readers else None
    return Told(Seat(seat), name, (Event(say(name), only),))


def table_after(moves: int) -> Table:
    """Return a table of somebody who learns the forest, after `moves` moves; the eighth is the last."""
    game = find(FOREST)
    return stand_at([game], code_of(game, moves)).as_table(Person(1, "Ada"), "en", ["Computer 1"])


def test_the_last_turn_of_each_seat_is_shown() -> None:
    told = [move(0, "a"), move(1, "b"), move(0, "c"), move(0, "d"), move(1, "e")]
    assert last_round(told) == ((say("c"), say("d")), (say("e"),))
    assert last_round([]) == ()


def test_what_not_everybody_may_read_is_not_shown() -> None:
    assert last_round([move(0, "a"), move(0, "b", 0)]) == ((say("a"),),)


def test_nothing_is_shown_of_moves_that_were_taken_back_nor_when_the_game_is_over() -> None:
    table, kept = table_after(0), LatelyTold()
    kept.add(table, [move(0, "a")])
    kept.add(table, [move(0, "@pause"), move(0, "b")])
    assert kept.of(table) == ((say("a"), say("b")),)
    kept.add(table, [move(0, "@undo 1")])
    assert kept.of(table) == ()
    kept.add(table, [move(0, "c")] * (MOST + 1))
    assert kept.of(table) == ((say("c"),) * MOST,)
    over = table_after(8)
    assert over.status is Status.OVER
    kept.add(over, [move(0, "d")])
    assert kept.of(table) == ()


def test_what_will_have_been_told_of_late_is_known_before_it_is_kept() -> None:
    table, kept = table_after(0), LatelyTold()
    kept.add(table, [move(0, "a")])
    for told in ([move(1, "b")], [move(0, "@undo 1"), move(0, "c")], []):
        known = kept.after(table, told)
        kept.add(table, told)
        assert kept.of(table) == known
    assert kept.of(table) == ((say("c"),),)
    assert kept.after(table_after(8), [move(0, "d")]) == ()
    assert kept.of(table) != (), "nothing was kept of that"


def test_what_is_kept_is_the_last_round_however_it_came() -> None:
    table, dice = table_after(0), Random(5)
    for _ in range(50):
        kept, told = LatelyTold(), list[Told]()
        while len(told) < MOST:
            more = [move(dice.randrange(3), str(dice.random())) for _ in range(dice.randrange(4))]
            kept.add(table, more)
            told += more
            assert kept.of(table) == last_round(told)


async def test_the_picture_of_a_card_shows_what_happened(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await playing(ada, bruno)
        await asked(ada, "/forest take first:A1")
        card = await card_of(bruno, "Ada takes A1")
        table = await place.table(ada)
        lately = last_round(await place.tables.history(table.id))
        drawn = pictures.table(FOREST, table.view(None), table.people, "en", lately)
        assert await bruno.fetch(card.pictures[0]) == drawn.data
        assert drawn.data != pictures.table(FOREST, table.view(None), table.people, "en").data
