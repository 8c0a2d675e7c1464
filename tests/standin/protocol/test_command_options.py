"""Options of a command as a person fills them in, as far as Discord's client would send them."""

from __future__ import annotations

from standin.protocol.command_options import check_options


def test_an_option_is_filled_in_once() -> None:
    command = {"name": "take", "options": [{"type": 3, "name": "first"}, {"type": 3, "name": "second"}]}
    first = {"type": 3, "name": "first", "value": "C1"}
    assert check_options(command, [first], partial=False) is None
    assert check_options(command, [first, first], partial=False) == "An option can be filled in once only."
