"""Clicks that rounds of the island cost, played by presses alone; to open a menu and pick from it are two.

The moves are those of a sensible player against England 1: growth, at most two cards a turn, their targets, what they do, and whatever
fear and ravages ask. They were chosen by the computer's judgement before it was counted what they cost.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.discord.cards.move_choices import FIELD_BY_FIELD
from bot.discord.cards.table_card_buttons import card_buttons
from bot.discord.ui.components import Page
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import mark_of, read_trail
from bot.tables.steps.moves import make_evident
from engine.action import to_text
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.commands.test_clicks import EN, picker_of
from tests.bot.discord.grove import SEED, asked, card_of, grove, picked, pressed
from tests.standin.people import Person
from tests.standin.sight import Message

ENGLAND = {"adversary": "england", "adversary_level": 1}

RIVER = """
embody river-surges-in-sunlight
grow 2; place 1 A1 energy; place 1 A2 plays; play boon-of-vigor; play flash-floods; ready; use flash-floods A4; use boon-of-vigor 1;
use massive-flooding A7 1; push town A7 A8
grow 2; place 1 A1 plays; place 1 A1 plays; play rivers-bounty; play wash-away; ready; use wash-away A5; push town A5 A8;
push explorer A5 A8; use rivers-bounty A1; gather dahan A2 A1; enough; done
grow 1; gain minor; keep drought; play flash-floods; play wash-away; ready; use flash-floods A1; use wash-away A1; push town A1 A6;
use massive-flooding A4 1; push explorer A4 A2
"""
SHADOWS = """
embody shadows-flicker-like-flame
grow 3; place 1 A2 plays; play mantle-of-dread; play crops-wither-and-fade; ready; use darkness-swallows-the-unwary A2 1;
use crops-wither-and-fade A8; choose crops-wither-and-fade-town; use mantle-of-dread 1; pick A2; enough
grow 3; place 1 A1 plays; play concealing-shadows; ready; use concealing-shadows A2; push explorer A5 A7
grow 1; gain minor; keep uncanny-melting; play mantle-of-dread; play crops-wither-and-fade; ready;
use darkness-swallows-the-unwary A7 1; use crops-wither-and-fade A1; choose crops-wither-and-fade-town; use mantle-of-dread 1; pick A1;
push explorer A1 A2
"""
TWO = """
1 embody river-surges-in-sunlight; 2 embody lightnings-swift-strike
1 grow 2; 1 place 1 B3 energy; 1 place 1 A3 plays; 1 play boon-of-vigor; 1 play flash-floods; 1 ready; 2 grow 3; 2 place 1 B4 plays;
2 play harbingers-of-the-lightning; 2 play lightnings-boon; 2 ready; 1 use flash-floods A4; 1 use boon-of-vigor 2;
2 use harbingers-of-the-lightning B1; 2 push dahan B1 B2; 2 use lightnings-boon 1; 1 use massive-flooding B3 1; 1 push explorer B3 B2
1 grow 2; 1 place 1 B4 plays; 1 place 1 B7 plays; 1 play rivers-bounty; 1 play wash-away; 1 ready; 2 grow 3; 2 place 1 B3 plays; 2 ready;
1 hit A7 town 2; 1 use wash-away A5; 1 push town A5 A8; 1 push explorer A5 A8; 1 use rivers-bounty B3; 1 gather dahan B2 B3; 1 enough;
1 use massive-flooding A7 1; 1 push explorer A7 A8
"""

Moves = Sequence[tuple[int, str]]


def moves_of(story: str) -> list[tuple[int, str]]:
    """Return the moves of a story with their seats, which stand before them where there are several."""
    lines = [line.strip() for line in story.replace("\n", ";").split(";") if line.strip()]
    return [(int(line[0]) - 1, line[2:]) if line[0].isdigit() else (0, line) for line in lines]


Control = tuple[CustomId, str | None, str]
"""Custom id, value and clicks (as many letters) of one way to press."""


def controls(components: Iterator[Mapping[str, Any]]) -> Iterator[tuple[CustomId, str | None]]:
    for part in components:
        if part.get("custom_id"):
            for option in part.get("options") or [{}]:
                yield CustomId.read(part["custom_id"]), option.get("value")


def way(
    picker: Any, components: Iterator[Mapping[str, Any]], ahead: Sequence[Any]
) -> tuple[CustomId, str | None, int] | None:
    """Return the control of a page that leads furthest on to these moves, and how many of them it makes; 0 where it only leads there."""
    found: list[tuple[tuple[int, int, int], CustomId, str | None, int]] = []
    for custom_id, value in controls(components):
        is_press = value is None
        if custom_id.op in ("several", "together"):
            marks = sorted((value or custom_id.path).split())
            made = [n for n in range(1, len(ahead) + 1) if sorted(map(mark_of, ahead[:n])) == marks]
            found += [((99, is_press, n), custom_id, value, n) for n in made]
        elif custom_id.op in ("step", "pick", "do"):
            trail = read_trail(picker.legal, custom_id.path, [] if value is None else [value])
            is_turned = custom_id.page < FIELD_BY_FIELD
            if trail and ahead[0] in picker.legal.under(trail.verb, trail.chosen) and is_turned:
                is_done = custom_id.op == "do" or (
                    picker.is_chosen(trail) and not picker.foresight.is_asked_again(ahead[0])
                )
                found.append(((len(trail.chosen), is_press, is_done), custom_id, value, int(is_done)))
    best = max(found, key=lambda each: each[0], default=None)
    return best[1:] if best else None


def count(seats: int, moves: Moves, seed: bytes) -> dict[tuple[int, int], list[tuple[str, str, int]]]:
    """Return, for each turn and seat, the phases, what was done, and the clicks: on the card, and then on the page each answer is."""
    game = find("spirit-island")
    match = Match.new(game, game.Options.model_validate(ENGLAND), seats, seed)
    told: dict[tuple[int, int], list[tuple[str, str, int]]] = defaultdict(list)
    has_page = [False] * seats
    while moves:
        view: Any = match.view(None)
        table = table_of(match, "en")
        seat, turn, phase, evident = moves[0][0], view.turn, view.phase, make_evident(table)
        ahead = [game.grammar.read(line) for each, line in moves[:6] if each == seat]
        if evident is not None:
            assert evident.action == moves[0][1]
            clicks, made = 0, 1
        else:
            picker = picker_of(match, seat)
            picker.look_ahead(None)
            page = picker.root() if has_page[seat] else Page(*card_buttons(table, EN))
            clicks, made = 0, 0
            while not made:
                found = way(picker, parts(page), ahead)
                if found is None:
                    assert clicks < 9, moves[0]
                    clicks, page = clicks + 1, picker.root()
                    continue
                custom_id, value, made = found
                clicks += 1 if value is None else 2
                trail = read_trail(picker.legal, custom_id.path, [] if value is None else [value])
                if not made and trail is not None:
                    is_asked = picker.is_chosen(trail)
                    is_root = picker.is_root(trail) and not custom_id.page
                    further = picker.root() if is_root else picker.at(trail, custom_id.page)
                    page = picker.preview(trail, ahead[0]) if is_asked else further
        told[turn, seat].append((phase, "; ".join(line for _, line in moves[:made]), clicks))
        for action in ahead[:made]:
            match.play(Seat(seat), action)
        moves = moves[made:]
        has_page = [each in match.awaiting and (each == seat or has_page[each]) for each in range(seats)]
    return told


@pytest.mark.parametrize(
    ("seats", "story", "most", "to_invaders"),
    [(1, RIVER, 9, 6), (1, SHADOWS, 9, 5), (2, TWO, 12, 11)],
    ids=["river", "shadows", "two"],
)
def test_a_round_of_the_island_costs_few_clicks(seats: int, story: str, most: int, to_invaders: int) -> None:
    """Twelve at most from a turn's first card to its end."""
    told = count(seats, moves_of(story), SEED)
    rounds = {key: sum(clicks for *_, clicks in each) for key, each in told.items() if key[0]}
    assert len(rounds) >= 3
    assert max(rounds.values()) == most, told
    before = (sum(n for phase, _, n in each if phase in ("spirit", "fast")) for each in told.values())
    assert max(before) == to_invaders, told


def test_of_several_parts_of_a_growth_the_one_with_most_ways_is_decided_on_the_page_that_comes_first() -> (
    None
):
    """The other is decided on the next page, as it is the only one left."""
    game = find("spirit-island")
    start = ["embody oceans-hungry-grasp", "pick A2", "grow 3", "gain minor"]
    match = Match.new(game, game.Options.model_validate(ENGLAND), 1, SEED)
    for line in start:
        match.play(Seat(0), game.grammar.read(line))
    keep = to_text(match.legal(Seat(0)).under("keep")[0])
    story = [*start, keep, "place 2 A1 plays", "drift A0 A2"]
    told = count(1, [(0, line) for line in story], SEED)
    clicks = {line: number for each in told.values() for _, line, number in each}
    assert clicks["place 2 A1 plays"] == clicks["drift A0 A2"] == 1


async def begun(ada: Person, spirit: str) -> Message:
    """Begin a game alone against England 1 with this spirit; return its card."""
    lobby = await asked(ada, "/play game:spirit-island seats:1")
    panel = await pressed(ada, lobby, "Options")
    panel = await picked(ada, panel, "Adversary", "england")
    await picked(ada, panel, "Level of the adversary", "1")
    await pressed(ada, lobby, "Start")
    await card_of(ada, "🔒")
    await asked(ada, f"/island embody spirit:{spirit}")
    return await card_of(ada, "Turn 1, spirit phase")


async def test_to_the_first_fast_power_it_is_six_presses_and_an_undo_would_take_back_both_cards(
    tmp_path: Path,
) -> None:
    """Growth, presence twice, two cards at once and a power with its target: every press is on a page that the bot has shown."""
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        page, presses = await begun(ada, "river-surges-in-sunlight"), 0
        moves = [line for _, line in moves_of(RIVER)][1:8]
        while moves:
            match = (await running.table(ada)).match
            assert match is not None
            found = way(
                picker_of(match, 0), iter(page.components), [match.game.grammar.read(line) for line in moves]
            )
            assert found is not None, (moves[0], page.text)
            custom_id, value, made = found
            assert value is None, "no menu has to be opened"
            page = await pressed(ada, page, str(custom_id))
            after = (await running.table(ada)).match
            assert after is not None
            assert after.seq == match.seq + made
            if made > 1:
                sure = await asked(ada, "/undo")
                assert "Boon of Vigor" in sure.text
                assert "Flash Floods" in sure.text
            moves, presses = moves[made:], presses + 1
        assert presses == 6
