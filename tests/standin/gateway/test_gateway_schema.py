"""The frames of the gateway: what a client needs in them is there, and is what it was found to be."""

from __future__ import annotations

import json

from tests.standin.experiment import found
from tests.standin.gateway_schema import FILE, problem


async def test_the_schema_is_what_a_client_cannot_do_without() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == await found()


def test_a_frame_without_what_a_client_needs_is_named() -> None:
    frame = {"op": 0, "s": 1, "t": "MESSAGE_DELETE", "d": {"id": "1"}}
    assert '/d: "channel_id" is a required property' in str(problem(json.dumps(frame)))
    frame["d"] = {"id": "1", "channel_id": "2"}
    assert problem(json.dumps(frame)) is None
    assert "no schema" in str(problem(json.dumps({**frame, "t": "TREE_FELLED"})))
