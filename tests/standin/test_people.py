"""The people of our tests say clearly what they cannot find."""

from __future__ import annotations

import pytest

from standin.server import LocalDiscord
from tests.standin import screen
from tests.standin.command_line import parse
from tests.standin.people import at

STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
OPTIONS = [
    {"type": STRING, "name": "first", "autocomplete": True},
    {"type": STRING, "name": "note"},
    {"type": INTEGER, "name": "seats", "choices": [{"name": "Two", "value": 2}]},
    {"type": BOOLEAN, "name": "open"},
    {"type": USER, "name": "who"},
]
TAKE = {"type": 1, "name": "take", "options": OPTIONS}
GROUP = {"type": 2, "name": "deep", "options": [TAKE]}
COMMANDS = [{"id": "1", "name": "forest", "options": [TAKE, GROUP]}]


def values(line: str, **extra: object) -> dict[str, object]:
    data = parse(line, COMMANDS, {"Ada": "7"}, extra).data
    while data["options"] and "options" in data["options"][0]:
        data = data["options"][0]
    return {option["name"]: option["value"] for option in data["options"]}


def test_a_line_is_read_in_the_types_of_its_options() -> None:
    assert values("/forest take") == {}
    assert values("/forest take first:C1 note:see: http://x, yes seats:Two open:true who:@Ada") == {
        "first": "C1",
        "note": "see: http://x, yes",
        "seats": 2,
        "open": True,
        "who": "7",
    }
    assert values("/forest deep take note:", seats=3) == {"note": "", "seats": 3}


def test_the_option_being_typed_is_in_focus() -> None:
    data = parse("/forest take note:x first:C", COMMANDS, {}, {}, focus=True).data
    first, second = data["options"][0]["options"]
    assert ("focused" in first, second) == (
        False,
        {"type": STRING, "name": "first", "value": "C", "focused": True},
    )


@pytest.mark.parametrize(
    "line", ["/wood", "/forest", "/forest fly", "/forest take what:x", "/forest take loose words"]
)
def test_what_is_not_registered_cannot_be_typed(line: str) -> None:
    with pytest.raises(LookupError):
        parse(line, COMMANDS, {}, {})


async def test_waiting_in_vain_tells_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalDiscord() as local, at(local.url, "Ada") as ada:
        await ada.say("only this")
        monkeypatch.setattr(screen, "PATIENCE", 0.02)
        with pytest.raises(TimeoutError, match=r"Ada waited for to see 'more'; sees \['only this'\]"):
            await ada.sees("more")
