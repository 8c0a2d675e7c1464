"""Marks of events in Spirit Island."""

from __future__ import annotations

from engine.text import Text, say
from render.games.spirit_island.board.event_marks import marks, tally
from render.kit.marks import Mark
from tests.render.island import crowded

VIEW = crowded(2)
FIRST, SECOND = (land.id for land in VIEW.lands[1:3])


def shown(event: str, **args: object) -> list[Mark]:
    text: Text = say(f"spirit-island-event-{event}", **args)  # type: ignore[arg-type]
    return [*marks(text, VIEW)]


def test_a_land_in_which_something_happened_is_shown_by_its_name() -> None:
    (built,), (blight,) = shown("built", piece="", land=FIRST), shown("blight", land=FIRST)
    assert built == blight
    assert built.number[0] > built.at[2], "beside the name, not over it"
    assert built.at != shown("blight", land=SECOND)[0].at


def test_what_moved_is_shown_with_an_arrow_from_land_to_land() -> None:
    here, there = shown("moved", piece="", origin=FIRST, land=SECOND)
    assert here == shown("blight", land=SECOND)[0]
    assert there.at == shown("blight", land=FIRST)[0].at
    assert there.to is not None
    assert here.at[0] < there.to[0] < here.at[2]


def test_where_nothing_has_changed_nothing_is_shown() -> None:
    assert shown("stopped-build", land=FIRST) == shown("fear", fear=2) == shown("built", land="Z9") == []


def test_pieces_and_what_spirits_have_are_counted() -> None:
    (_, island), *spirits = tally(VIEW)
    assert island["blight"] == sum(land.blight for land in VIEW.lands)
    assert island["town"] == sum(
        piece.count for land in VIEW.lands for piece in land.pieces if piece.kind == "town"
    )
    assert [counts["presence"] for _, counts in spirits] == [spirit.on_island for spirit in VIEW.spirits]
