"""pydantic: the parts of a model that its documentation names, of which `bot.jobs.packing` makes it anew by itself."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from bot.jobs.packing import model_of

LOOK_AT = "look at bot/jobs/packing.py"


class Part(BaseModel):
    model_config = ConfigDict(frozen=True)

    name: str
    size: int = 3


def test_a_model_has_these_parts_and_no_others() -> None:
    part = Part(name="oak", size=4)
    assert {*part.__getstate__()} == {
        "__dict__",
        "__pydantic_extra__",
        "__pydantic_fields_set__",
        "__pydantic_private__",
    }, LOOK_AT
    assert model_of(Part, {**part.__dict__}).__getstate__() == part.__getstate__(), LOOK_AT
    assert {*BaseModel.__slots__} == {*part.__getstate__()}, LOOK_AT
