"""Components as the stand-in completes them: what a bot leaves out stands in the message as Discord puts it there."""

from __future__ import annotations

from typing import Any

import pytest

from standin.content.components import SELECTS, complete
from standin.protocol.errors import Findings

Json = dict[str, Any]
ONE = {"min_values": 1, "max_values": 1}
LEFT_OUT: list[tuple[int, Json]] = [
    *((kind, ONE) for kind in sorted(SELECTS)),
    (14, {"divider": True, "spacing": 1}),
    (17, {"accent_color": None, "spoiler": False}),
]


@pytest.mark.parametrize(("kind", "defaults"), LEFT_OUT, ids=lambda value: str(value)[:12])
def test_what_is_left_out_is_what_it_usually_is_and_what_is_said_stays(kind: int, defaults: Json) -> None:
    findings = Findings()
    (shown,) = complete([{"type": kind}], {}, findings)
    assert shown == {"type": kind, "id": 1, **defaults}
    said = dict.fromkeys(defaults, 2)
    assert complete([{"type": kind, "id": 7, **said}], {}, findings) == [{"type": kind, "id": 7, **said}]
    findings.raise_if_any()


def test_each_component_has_an_id_of_its_own_depth_first_and_those_that_are_taken_are_left_out() -> None:
    section = {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {"type": 2, "id": 2}}
    row = {"type": 1, "components": [{"type": 2}, {"type": 2}]}
    shown_section, shown_row = complete([section, row], {}, Findings())
    assert (shown_section["id"], shown_section["components"][0]["id"], shown_section["accessory"]["id"]) == (
        1,
        3,
        2,
    )
    assert [shown_row["id"], *(each["id"] for each in shown_row["components"])] == [4, 5, 6]
