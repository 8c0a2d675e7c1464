"""Refusals of what is beyond one of Discord's limits: of each body, every path that is wrong, with code and sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from typing_extensions import is_typeddict

from standin.content.component_limits import check_modal
from standin.content.message_limits import check_message
from standin.content.uploads import Body
from standin.protocol import schemas
from standin.protocol.command_limits import check_commands
from standin.protocol.errors import InvalidError
from tests.standin.content.test_limits import BEYOND, FORMS, LEAST, MESSAGES, OWN_EMOJI
from tests.standin.sight import Json

VALUES: list[object] = [None, True, 1, 1.5, "x", "1", [], [1], {}, {"x": 1}]
FILE = Path(__file__).with_name("refusals.txt")


def refusals() -> str:
    """Return what is refused of the bodies that the tests of limits hold, body after body."""
    checks: list[partial[None]] = [
        *(partial(check_message, Body(body), emojis={OWN_EMOJI}) for _, body, _ in (*MESSAGES, *LEAST)),
        *(partial(check_modal, body, ("data",)) for _, body, _ in FORMS),
        *(partial(check_commands, [body]) for body, _ in BEYOND),
    ]
    told = ["\n".join([check.func.__name__, *_refused(check)]) for check in checks]
    return "\n".join([*told, *_types()]) + "\n"


def _types() -> Iterator[str]:
    """Yield what is said of a value of each type in each field of every shape; nothing where it is accepted."""
    for name, shape in vars(schemas).items():
        if is_typeddict(shape) and shape.__module__ == schemas.__name__:
            yield from (
                f"{name} {line}" for line in ["of nothing", *_refused(partial(schemas.check, shape, {}))]
            )
            for field in shape.__annotations__:
                for value in VALUES:
                    told = _refused(partial(schemas.check, shape, {field: value}))
                    yield from (f"{name} {json.dumps(value)}{line}" for line in told)


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
