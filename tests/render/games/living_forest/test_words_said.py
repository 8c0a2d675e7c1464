"""Words about the table agree with the view: in the table in words, and in the alternative texts of the pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from engine.games.living_forest import GAME as PLAYED
from engine.games.living_forest.model.facts import cards, trees
from engine.games.living_forest.model.kinds import ELEMENTS, Element
from engine.games.living_forest.model.table import START_TREE
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.games.living_forest.rules.ground import cells
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from render import pictures
from tests.engine.games.living_forest.stories import begun
from tests.engine.games.living_forest.stories import play as plays
from tests.render.living_forest import GAME, PEOPLE, find_view, played, seen
from words.catalogue import signed, words
from words.limits import ALT_LIMIT

WANTED: dict[str, Callable[[], LivingForestView]] = {
    "drawing": lambda: find_view(
        3, False, None, lambda view: view.asked == "draw" and sum(each.stopped for each in view.players) == 1
    ),
    "acting": lambda: find_view(2, True, 0, lambda view: view.acting is not None and view.turn > 4),
    "no fire": lambda: find_view(2, False, None, lambda view: not view.fires and view.turn > 3),
    "end": lambda: seen(played(4, True)[-1]),
}
SHOWN = {name: cache(find) for name, find in WANTED.items()}
"""Functions that find the views, by name; each view is looked for once."""
every = pytest.mark.parametrize("shown", SHOWN, indirect=True)
ENGLISH = words("en")


@pytest.fixture
def shown(request: pytest.FixtureRequest) -> LivingForestView:
    """Return one of them; played when it is first looked at, for a worker that runs none of these tests has no use for it."""
    return SHOWN[request.param]()


def name(kind: str, of: str) -> str:
    """Return the name of a card, a tree or anything else."""
    return ENGLISH.key(f"{GAME}-{kind}-{of}" if kind else f"{GAME}-{of}")


def listed(parts: list[str]) -> str:
    return ENGLISH.listed(parts)


def parts(shown: LivingForestView) -> list[str]:
    """Return the paragraphs of the table in words."""
    return pictures.describe(GAME, shown, PEOPLE[: shown.seats], "en").replace("\\", "").split("\n\n")


def of(shown: LivingForestView, player: PlayerView) -> str:
    """Return the paragraph of a player."""
    return next(part for part in parts(shown) if part.startswith(f"{PEOPLE[player.seat]} ("))


@every
def test_fires_and_onibi_are_told_first(shown: LivingForestView) -> None:
    head = parts(shown)[0]
    if shown.fires:
        burning = "A fire burns" if len(shown.fires) == 1 else f"{len(shown.fires)} fires burn"
        assert (
            f"{burning}: {listed([str(fire) for fire in shown.fires])}. {shown.strength} water protects"
            in head
        )
    else:
        assert "No fire burns." in head
    onibi = f"Onibi is on rock {(shown.onibi or 0) + 1}."
    assert (onibi in head) is (shown.onibi is not None)


def amount(element: Element, count: int) -> str:
    """Return an element as it is said beside a number: some are counted, and water and wind are not."""
    one = name("", element)
    more = {"sun": "suns", "plant": "leaves", "flower": "flowers"}
    return more.get(element, one) if abs(count) != 1 else one


@every
def test_each_player_is_told_with_all_that_lies_before_them(shown: LivingForestView) -> None:
    for player in shown.players:
        said = of(shown, player)
        stopped = player.stopped and shown.asked == "draw"
        rock = f"({name('', player.spirit)}, rock {player.rock + 1})"
        assert said.startswith(f"{PEOPLE[player.seat]} {rock}{', has stopped drawing' if stopped else ''}:")
        assert ("Holds the Sacred Tree." in said) is (player.seat == shown.first)
        assert f"In the stack: {player.stack}; discarded: {len(player.discard)}." in said
        assert (f"Fragments: {player.fragments}." in said) is bool(player.fragments)
        assert (f"Kodama symbols: {player.symbols}." in said) is shown.kodama
        assert (f"Element tiles: {player.element_tiles}." in said) is bool(player.element_tiles)
        line = [name("card", card) for card in player.line]
        drawn = (
            f"Help line: {listed(line)}; {solitary(player.excess)}." if line else "The help line is empty."
        )
        assert drawn in said
        totals = [
            f"{signed(total)} {amount(each, total)}" for each in ELEMENTS if (total := player.elements[each])
        ]
        assert (f"Totals: {listed(totals)}." if totals else "No elements.") in said
        for goal in player.goals:
            far = f"{signed(goal.reached)} of {goal.needed} {goal.goal}s"
            enough = f"{ENGLISH.key(f'{GAME}-count-{goal.goal}', count=goal.reached)} (enough)"
            assert (far if goal.reached < goal.needed else enough) in said


@every
def test_every_planted_tree_is_told_with_its_space(shown: LivingForestView) -> None:
    for player in shown.players:
        planted = [
            (space, tree)
            for space, tree in zip(cells(), player.forest, strict=True)
            if tree is not None and tree != START_TREE
        ]
        said = of(shown, player)
        assert all(f"{space} {name('tree', tree)} (" in said for space, tree in planted)
        assert ("Only the old tree stands" in said) is not bool(planted) or not planted
        tiles = said.partition("Victory tiles: ")[2].partition(".")[0]
        assert bool(tiles) is bool(player.tiles)
        assert all(name("", tile.spirit) in tiles for tile in player.tiles)


@every
def test_the_reserve_is_told_by_levels_with_costs(shown: LivingForestView) -> None:
    told = "\n".join(parts(shown))
    for level in shown.reserve:
        if level.cards:
            line = next(line for line in told.split("\n") if line.startswith(f"- Level {level.level}: "))
            assert all(f"{name('card', card)} ({cards()[card].cost}" in line for card in level.cards)
            deck = "is empty" if not level.deck else "one more" if level.deck == 1 else f"{level.deck} more"
            assert f"the deck {deck}." in line or f"; {deck} in the deck." in line
    short = pictures.table(GAME, shown, PEOPLE[: shown.seats], "en").alt
    assert not short.endswith("…")
    assert all(name("card", card) in short for level in shown.reserve for card in level.cards)


@every
def test_rocks_trees_piles_and_the_supply_are_told(shown: LivingForestView) -> None:
    told = "\n".join(parts(shown))
    rocks = listed([name("deed", rock) for rock in shown.rocks])
    assert f"What the rocks from 1 to 12 give: {rocks}." in told
    offered = told.partition("Trees to plant: ")[2].partition("\n")[0]
    for tree, copies in shown.trees.items():
        entry = f"{name('tree', tree)} ({trees()[tree].cost}: "
        assert (entry in offered) is bool(copies)
        assert not copies or f") ×{copies}" in offered.partition(entry)[2][:60]
    for pile in shown.piles:
        if pile.cards:
            first = f"{name('card', pile.cards[0])} ({cards()[pile.cards[0]].cost}"
            left = "the last of its pile" if len(pile.cards) == 1 else f"first of {len(pile.cards)}"
            assert left in told.partition(first)[2]
        else:
            assert f"{name('pile', pile.pile)}: none left" in told
    fragments = "one fragment" if shown.fragments == 1 else f"{shown.fragments} fragments"
    varans = "one Varan" if shown.varans == 1 else f"{shown.varans} Varans"
    assert f"In the supply: {fragments}, {varans}." in told
    assert (f"Element tiles left: {shown.element_tiles}." in told) is shown.kodama


@every
def test_the_standing_is_told_the_best_first_with_who_has_enough(shown: LivingForestView) -> None:
    said = pictures.scores(GAME, shown, PEOPLE[: shown.seats], "en").alt
    assert said.startswith("Final scores." if shown.outcome.final else "Standing now.")
    order = sorted(shown.outcome.standings, key=lambda each: (each.rank, each.seat))
    heads = [f"{each.rank}. {PEOPLE[each.seat]}: {signed(each.score)} in all." for each in order]
    found = [said.find(head) for head in heads]
    assert found == sorted(found)
    assert found[0] > 0
    for standing, begin, end in zip(order, found, [*found[1:], len(said)], strict=True):
        enough = any(goal.reached >= goal.needed for goal in shown.players[standing.seat].goals)
        assert ("(enough)" in said[begin:end]) is enough


def solitary(excess: int) -> str:
    """Return how near the limit a Help Line is: solitary animals that nothing cancels, or gregarious ones to spare."""
    spare = f", {-excess} gregarious to spare" if excess < 0 else ""
    return f"{max(0, excess)} of 3 solitary animals{spare}"


@every
def test_each_player_is_told_in_short(shown: LivingForestView) -> None:
    said = pictures.table(GAME, shown, PEOPLE[: shown.seats], "en").alt
    for player in shown.players:
        mine = said.partition(f"{PEOPLE[player.seat]} ({name('', player.spirit)}, rock {player.rock + 1})")[2]
        number = len(player.line)
        line = "No card" if not number else "One card" if number == 1 else f"{number} cards"
        excess = "." if not number else f", {solitary(player.excess)}."
        assert mine.partition(" in the help line")[2].startswith(excess)
        assert mine.partition(" in the help line")[0].endswith(line)


def test_own_cards_are_told_with_how_many_there_are_of_each() -> None:
    shown = find_view(2, False, 0, lambda view: len(view.players[0].discard) > 8)
    hand = pictures.hand(GAME, shown, PEOPLE[:2], "en")
    assert hand is not None
    me = shown.players[0]
    for head, owned in (("In your stack, in no order: ", me.stack_cards), ("Discarded: ", me.discard)):
        told = hand.alt.partition(head)[2].partition(".")[0]
        for card in set(owned):
            number = owned.count(card)
            after = told.partition(name("card", card))[2]
            times = after.partition(") ")[2] if after.startswith(" (") else after.lstrip()
            assert name("card", card) in told
            assert number == 1 or times.startswith(f"×{number}")


def test_the_stack_is_told_with_what_its_cards_give_as_far_as_there_is_room() -> None:
    match = Match.new(find(GAME), find(GAME).Options(), 2, b"alt")
    view = match.view(Seat(0))
    hand = pictures.hand(GAME, view, PEOPLE[:2], "en")
    assert hand is not None
    assert "Bear (1 water, 2 leaves, and solitary)" in hand.alt
    assert isinstance(view, LivingForestView)
    many = view.players[0].model_copy(update={"stack_cards": tuple(cards())})
    crowded = view.model_copy(update={"players": (many, *view.players[1:])})
    brief = pictures.hand(GAME, crowded, PEOPLE[:2], "en")
    assert brief is not None
    assert len(brief.alt) <= ALT_LIMIT
    assert brief.told is not None
    assert "Bear (1 water, 2 leaves, and solitary)" in brief.told


def test_cards_picked_in_an_action_that_goes_on_and_element_tiles_are_told_and_drawn() -> None:
    table = begun("marmot marmot", "bee")
    table.reserve[0][:2] = ["racoon", "wolf"]
    table.players[0].element_tiles = 2
    before = PLAYED.view(table, Seat(0))
    plays(table, "attract racoon")
    view = PLAYED.view(table, Seat(0))
    assert isinstance(before, LivingForestView)
    assert isinstance(view, LivingForestView)
    told, plain = (pictures.hand(GAME, each, PEOPLE[:2], "en") for each in (view, before))
    assert told is not None
    assert plain is not None
    picked = ENGLISH.key("living-forest-told-picked", cards=name("card", "racoon"))
    assert picked in told.alt
    assert picked not in plain.alt
    assert told.height > plain.height, "a row of its own"
    assert ENGLISH.key("living-forest-told-element-tiles", count=2) in of(view, view.players[0])
    assert ENGLISH.key("living-forest-told-element-tiles", count=2) not in of(view, view.players[1])


@pytest.mark.rule("LF-ACTION-02", "LF-ACTION-04")
def test_who_acts_has_as_many_actions_left_as_arrows_and_what_was_taken_is_told() -> None:
    view = SHOWN["acting"]()
    assert view.acting is not None
    seat = view.acting.seat
    changes = {"seat": seat, "basic": 1, "animals": ("plant", "move"), "used": ("attract",), "deed": None}
    shown = view.model_copy(update={"acting": view.acting.model_copy(update=changes)})
    told = "Actions left: 3. Taken in this turn: attract animals."
    assert told in of(shown, shown.players[seat])
    assert told in pictures.table(GAME, shown, PEOPLE[:2], "en").alt
    assert "Actions left" not in of(shown, shown.players[1 - seat])
    last = shown.acting.model_copy(update={"basic": 0, "animals": (), "used": ()}) if shown.acting else None
    assert "this turn" not in of(shown.model_copy(update={"acting": last}), shown.players[seat])
    assert "Actions left" not in of(shown.model_copy(update={"acting": last}), shown.players[seat])
