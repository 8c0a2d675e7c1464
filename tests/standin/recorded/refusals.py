"""Refusals of what is beyond one of Discord's limits: of each body, every path that is wrong, with code and sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from standin.content.component_limits import check_modal
from standin.content.message_limits import check_message
from standin.content.uploads import Body
from standin.protocol.command_limits import check_commands
from standin.protocol.errors import InvalidError
from tests.standin.content.test_limits import BEYOND, FORMS, LEAST, MESSAGES, OWN_EMOJI
from tests.standin.sight import Json

FILE = Path(__file__).with_name("refusals.txt")


def refusals() -> str:
    """Return what is refused of the bodies that the tests of limits hold, body after body."""
    checks: list[partial[None]] = [
        *(partial(check_message, Body(body), emojis={OWN_EMOJI}) for _, body, _ in (*MESSAGES, *LEAST)),
        *(partial(check_modal, body, ("data",)) for _, body, _ in FORMS),
        *(partial(check_commands, [body]) for body, _ in BEYOND),
    ]
    return "\n".join("\n".join([check.func.__name__, *_refused(check)]) for check in checks) + "\n"


def _refused(check: Callable[[], None]) -> Iterator[str]:
    try:
        check()
    except InvalidError as error:
        yield from _lines(error.errors or {}, "")


def _lines(node: Json, path: str) -> Iterator[str]:
    for name, below in node.items():
        if name == "_errors":
            yield from (f"  {path} {each['code']}: {each['message']}" for each in below)
        else:
            yield from _lines(below, f"{path}.{name}".removeprefix("."))
