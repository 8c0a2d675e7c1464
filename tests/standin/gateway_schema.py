"""Gateway frames held against `gateway_schema.json`: which keys a client cannot do without, for each kind of frame.

Discord publishes no such schema. Ours is found by experiment: see `tests.standin.experiment`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from standin.gateway.frames import Opcode
from tests.standin.openapi import worst

FILE = Path(__file__).with_suffix(".json")
REMEDY = "let tests/standin/tour.py meet it and run python -m tests.standin.experiment"


def name(frame: dict[str, Any]) -> str:
    """Return the name of a frame: GUILD_CREATE and the like; HELLO and the like for frames that are no events."""
    return str(frame["t"]) if frame["op"] == Opcode.DISPATCH else Opcode(frame["op"]).name


def problem(text: str) -> str | None:
    """Return what is wrong with a frame as it stood on the wire; None where it is valid."""
    frame = json.loads(text)
    validator = _validators().get(name(frame))
    if validator is None:
        return f"the gateway sent {name(frame)}, which has no schema: {REMEDY}"
    wrong = worst(validator, frame)
    return wrong and f"the gateway sent {name(frame)}: {wrong}: {REMEDY}, if it is right"


@cache
def _validators() -> dict[str, Draft202012Validator]:
    schemas: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return {event: Draft202012Validator(schema) for event, schema in schemas.items()}
