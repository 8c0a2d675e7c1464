"""Options of a command as a person fills them in, as far as Discord's client would send them."""

from __future__ import annotations

import pytest

from standin.protocol.command_options import OptionType, check_options


def test_an_option_is_filled_in_once() -> None:
    command = {"name": "take", "options": [{"type": 3, "name": "first"}, {"type": 3, "name": "second"}]}
    first = {"type": 3, "name": "first", "value": "C1"}
    assert check_options(command, [first], partial=False) is None
    assert check_options(command, [first, first], partial=False) == "An option can be filled in once only."


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        (OptionType.STRING, ["C1", ""], [1, 1.5, True, None, ["C1"]]),
        (OptionType.INTEGER, [0, -3], ["1", 1.5, True, None]),
        (OptionType.NUMBER, [0, 1.5], ["1", False, None]),
        (OptionType.BOOLEAN, [True, False], [1, "true", None]),
        (OptionType.USER, ["1"], [1, True, None]),
    ],
)
def test_a_value_is_of_the_type_of_its_option(
    kind: OptionType, right: list[object], wrong: list[object]
) -> None:
    command = {"name": "take", "options": [{"type": kind, "name": "it"}]}
    for values, said in ((right, None), (wrong, "it is of another type.")):
        for value in values:
            sent = {"type": kind, "name": "it", "value": value}
            assert check_options(command, [sent], partial=False) == said
            assert check_options(command, [sent], partial=True) is None
