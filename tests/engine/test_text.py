"""Texts: keys and arguments, compared by value."""

from __future__ import annotations

from engine.text import Rule, Seat, Text, Who, say


def test_arguments_stand_in_alphabetical_order_so_that_equal_texts_are_equal() -> None:
    assert say("moved", who=Who(Seat(1)), card=3) == say("moved", card=3, who=Who(Seat(1)))
    assert say("moved", who=Who(Seat(1)), card=3).args == (("card", 3), ("who", Who(Seat(1))))
    assert say("moved", card=3) != say("moved", card=4)
    assert len({say("a"), say("a"), say("b")}) == 2


def test_names_are_written_as_catalogues_write_them() -> None:
    assert say("moved", last_card=3) == Text("moved", (("last-card", 3),))


def test_every_text_inside_is_found() -> None:
    deep = say("c", rule=Rule("SF-1"))
    whole = say("a", one=say("b", two=(deep, 3, ("x", say("d")))), three="three")
    assert [text.key for text in whole.inner()] == ["a", "b", "c", "d"]
