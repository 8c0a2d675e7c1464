"""The examples of the lesson are scored by the engine just as the lesson says."""

from __future__ import annotations

import pytest

from engine.games.moonlight.rules import winner
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS
from engine.lesson import lesson
from tests.engine.games.moonlight.stories import Story, tile

LIGHTS_CARD = 0
"""An Objective card of Light, of whose missions two are done where Light has the most of everything, but only one moss."""
PARTS = {part.name: part.rows for part in lesson("moonlight").part}


def example() -> tuple[list[int], dict[str, list[int]]]:
    """Return the numbers of bits, and by spirit the symbols of both sides and the points, as the rows of the example show them."""
    bits, *rows = PARTS["example"]
    spirits = {}
    for row in rows:
        for start in [0, row.index("…") + 1]:
            name, own, _, rival, _, won = row[start : start + 6]
            spirits[name] = [int(own), int(rival), int(won.replace("−", "-"))]
    return [int(item) for item in bits if item.isdigit()], spirits


def of(spirit: str, symbols: int) -> list[int]:
    """Return tiles with `symbols` symbols of a spirit, whatever power is on them."""
    single = next(number for number, each in enumerate(tiles()) if (each.spirit, each.symbols) == (spirit, 1))
    return [tile(f"{spirit}*2")] * (symbols // 2) + [single] * (symbols % 2)


@pytest.mark.rule("ML-SCORE-06", "ML-SCORE-09", "ML-SCORE-12")
def test_the_example_is_scored_as_it_says() -> None:
    (own_bits, rival_bits, more), spirits = example()
    story = Story(1, 2, "B4", "B7", keep=["B3"]).change(card=("vines", "mosses"))
    for name, (own, rival, _) in spirits.items():
        story.table.sides["light"].tiles += of(name, own)
        story.table.sides["shadow"].tiles += of(name, rival)
    sides = story.table.sides
    sides["light"].bits, sides["shadow"].bits = own_bits, rival_bits
    view = story.view()
    assert view.scored == more
    scored = {each.name: each.light.points for each in view.categories if each.name in spirits}
    assert scored == {name: max(0, won) for name, (_, _, won) in spirits.items()}
    card = next(line.points for line in view.sides[0].lines if line.label.key == "moonlight-line-card")
    assert card == sum(min(0, won) for _, _, won in spirits.values())


@pytest.mark.rule("ML-VERSUS-17", "ML-VERSUS-20")
def test_the_example_of_those_against_each_other_is_added_up_right() -> None:
    row, story = PARTS["versus-example"][0], Story(1, 3, "B4", "B7", keep=["B3"])
    own, first, second, bits, total = [int(item) for item in row if item.isdigit()]
    player, light = story.table.players[0], story.table.sides["light"]
    light.tiles += map(tile, ["leaves+sun", "webs+moon", "mosses+fire"])
    light.tiles += [
        number for name in SPIRITS[1:] if name not in ("leaves", "webs", "mosses") for number in of(name, 2)
    ]
    has = sum(tiles()[number].symbols + (tiles()[number].power is not None) for number in light.tiles)
    light.tiles += of(SPIRITS[0], own - has)
    player.objective, player.bits = LIGHTS_CARD, row.count("bit")
    standing = winner.outcome(story.table).standings[0]
    found = {line.label.key.removeprefix("moonlight-line-"): line.points for line in standing.lines}
    assert found == {row[0]: own, "missions": first + second, "bits": bits}
    assert standing.score == total
