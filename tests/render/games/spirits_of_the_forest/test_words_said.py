"""Words about the table agree with the view: in the table in words, and in the alternative texts of the pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import CellView, ForestView, TileView
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.moonlight import MOONLIGHT
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS
from engine.games.spirits_of_the_forest.modules.solo import SOLO
from engine.games.spirits_of_the_forest.modules.wish import WISH
from engine.text import Text
from render import pictures
from render.games.spirits_of_the_forest.score_rows import extra_rows
from tests.render.forest import GAME, PEOPLE, find_view, people, view, views
from words.catalogue import signed, words

WANTED: dict[str, Callable[[], ForestView]] = {
    "start": lambda: view(3, 44, seat=1),
    "midway": lambda: view(2, 24),
    "end": lambda: views(4)[-1],
    "modules": lambda: find_view(
        ("wish", "curse", "seasons"),
        3,
        None,
        lambda each: any(season.owner is not None for season in FOUR_SEASONS.seen(each).rows),
    ),
    "moonlight": lambda: find_view(
        ("moonlight", "air"), 2, None, lambda each: any(c.factor > 1 for c in each.categories)
    ),
    "enchanted": lambda: find_view(
        ("enchanted",),
        2,
        None,
        lambda each: any(ENCHANTED.seen(each).claimed),
    ),
    "events": lambda: find_view(
        ("events",),
        2,
        None,
        lambda each: (
            each.last is not None and any(token.face for place in each.cells for token in place.favours)
        ),
    ),
    "solo": lambda: find_view(("solo",), 1, None, lambda each: each.turn > 9),
}
SHOWN = {name: cache(find) for name, find in WANTED.items()}
"""Functions that find the views, by name; each view is looked for once."""
every = pytest.mark.parametrize("shown", SHOWN, indirect=True)
ENGLISH = words("en")


@pytest.fixture
def shown(request: pytest.FixtureRequest) -> ForestView:
    """Return one of them; played when it is first looked at, for a worker that runs none of these tests has no use for it."""
    return SHOWN[request.param]()


def say(text: Text) -> str:
    return ENGLISH.say(text)


def parts(shown: ForestView) -> list[str]:
    """Return the paragraphs of the table in words."""
    return pictures.describe(GAME, shown, PEOPLE[: shown.seats], "en").replace("\\", "").split("\n\n")


def of(shown: ForestView, seat: int) -> str:
    """Return the paragraph of a player."""
    return next(part for part in parts(shown) if part.startswith(f"{PEOPLE[seat]}: "))


def counts(shown: ForestView, seat: int, *, most: bool) -> str:
    """Return the list of what a seat has the most of, or else of what it has besides."""
    listed = [
        f"{say(named(category.name))} {part.total}"
        for category in shown.categories
        if (part := category.parts[seat]).total and part.most is most
    ]
    return ENGLISH.listed(listed) if listed else ""


def tile(shown: TileView) -> str:
    """Return a tile in words."""
    if shown.spirit is None:
        return "face down"
    more = " ×2" if shown.symbols == 2 else f" · {say(named(shown.power))}" if shown.power else ""
    return say(named(shown.spirit)) + more


def lies(shown: ForestView, place: CellView) -> list[str]:
    """Return all that is to be said of a cell but for its tile."""
    down = sum(token.face is None for token in place.favours)
    return [
        *(["free"] if place.available else []),
        *([f"{down} favours" if down > 1 else "favour"] if down else []),
        *(f"favour face up: {say(named(token.face))}" for token in place.favours if token.face),
        *([f"gem: {PEOPLE[place.gem]}"] if place.gem is not None else []),
        *([f"{len(place.stack)} tiles in the stack"] if len(place.stack) > 1 else []),
    ]


@every
def test_every_row_is_told_with_its_tiles_and_what_lies_on_them(shown: ForestView) -> None:
    told = pictures.describe(GAME, shown, PEOPLE[: shown.seats], "en").replace("\\", "")
    for place in shown.cells:
        row = next(line for line in told.split("\n") if line.startswith(f"- Row {place.name[0]}: "))
        if not place.stack:
            assert f" {place.name} " not in row
            continue
        more = lies(shown, place)
        assert f" {place.name} {tile(place.stack[-1])}" + (f" ({', '.join(more)})" if more else "") in row


@every
def test_what_is_free_is_said_first(shown: ForestView) -> None:
    free = [place.name for place in shown.cells if place.available and place.stack]
    said = pictures.table(GAME, shown, people(shown.seats), "en").alt
    assert (" Free to take: " in said) is (bool(free) and shown.stage != "over")
    if " Free to take: " in said:
        listed = said.partition(" Free to take: ")[2].partition(".")[0]
        assert [
            part for part in listed.replace(",", " ").split() if part[0] in "ABCD" and part[1:].isdigit()
        ] == free


@every
def test_each_player_is_told_with_counts_favours_and_gems(shown: ForestView) -> None:
    for player in shown.players:
        said = of(shown, player.seat)
        most, others = counts(shown, player.seat, most=True), counts(shown, player.seat, most=False)
        assert (f"Most: {most}." in said) if most else ("Most: " not in said)
        assert (f"Also has: {others}." in said) if others else ("Also has" not in said)
        lacks = [say(named(each.name)) for each in shown.categories if each.parts[player.seat].missing]
        assert (f"No tile of: {ENGLISH.listed(lacks)}." in said) if lacks else ("No tile of" not in said)
        down = sum(token.face is None for token in player.favours)
        assert (f"Face-down favours: {down}." in said) if down else ("Face-down" not in said)
        gems = player.gems_supply, player.gems_forest, player.gems_removed
        gems_said = "Gems: {} in supply, {} in the forest, {} removed.".format(*gems)
        assert (gems_said in said) is any(gems)
        tiles = player.tile_count
        assert f": {'no tiles yet' if not tiles else 'one tile' if tiles == 1 else f'{tiles} tiles'}." in said


@every
def test_the_last_turn_is_told(shown: ForestView) -> None:
    head, last = parts(shown)[0], shown.last
    assert last is not None
    if last.collected:
        taken = [f"{step.cell} {tile(step.tile)}" for step in last.collected]
        assert f"Last turn: {PEOPLE[last.seat]} takes {ENGLISH.listed(taken)}." in head
    assert (f"{PEOPLE[last.seat]} passes." in head) is last.passed
    gem = f"from {last.gem_from} to {last.gem_to}" if last.gem_from else f"to {last.gem_to}"
    assert (f"A gem goes {gem}." in head) is (last.gem_to is not None)


@every
def test_the_standing_is_told_the_best_first(shown: ForestView) -> None:
    said = pictures.scores(GAME, shown, people(shown.seats), "en").alt
    order = sorted(shown.outcome.standings, key=lambda each: (each.rank, each.seat))
    found = [said.find(f"{PEOPLE[each.seat]}: ") for each in order]
    assert found == sorted(found)
    assert found[0] > 0
    for standing in order:
        score = "one point" if standing.score == 1 else f"{signed(standing.score)} points"
        assert f"{PEOPLE[standing.seat]}: {score}, " in said
        most = counts(shown, standing.seat, most=True)
        assert not most or f"Most: {most}." in said
        missing = [say(named(each.name)) for each in shown.categories if each.parts[standing.seat].missing]
        assert not missing or f"No tile of: {ENGLISH.listed(missing)}." in said
    doubled = [say(named(each.name)) for each in shown.categories if each.factor > 1]
    assert (f"Counting twice: {ENGLISH.listed(doubled)}." in said) if doubled else ("twice" not in said)
    assert said.startswith("Final" if shown.outcome.final else "Standing now")
    hidden = any(token.face is None for player in shown.players for token in player.favours)
    assert ("without hidden favours" in said) is (hidden and not shown.outcome.final)


@every
def test_what_modules_add_to_a_score_is_told(shown: ForestView) -> None:
    said = pictures.scores(GAME, shown, people(shown.seats), "en").alt
    added = [row for row in extra_rows(shown) if any(points is not None for points in row.points)]
    assert ("Beside that: " in said) is bool(added)
    for row in added:
        for points in row.points:
            assert points is None or f"{say(row.name)} {signed(points)}" in said


def test_seasons_are_told_by_row() -> None:
    shown = SHOWN["modules"]()
    said = "\n".join(parts(shown))
    for season, letter in zip(FOUR_SEASONS.seen(shown).rows, "ABCD", strict=True):
        if season.owner is not None:
            assert f"star for {PEOPLE[season.owner]}" in said.partition(f"{letter} (")[2]
        elif season.closed:
            assert "): closed, " in said.partition(f" {letter} (")[2][:20]
    for player in shown.players:
        told, stars = of(shown, player.seat), FOUR_SEASONS.seen(shown).stars(player.seat)
        assert ("star." in told or "stars." in told) is bool(stars)
        wish = WISH.seen(shown).kept[player.seat]
        assert (f"Wish: {say(tell('wish-goal', what=tell(f'many-{wish}')))}" in told) is bool(wish)


def test_moonlight_tiles_are_told_by_what_has_become_of_them() -> None:
    shown = SHOWN["moonlight"]()
    said = "\n".join(parts(shown))
    up = [
        f"{light.name} {say(named(light.spirit))}"
        for light in MOONLIGHT.seen(shown).lights
        if light.state == "up" and light.spirit
    ]
    down = [
        f"{light.name} ({PEOPLE[light.seer or 0]} knows it)"
        for light in MOONLIGHT.seen(shown).lights
        if light.state == "down"
    ]
    lying = sum(light.state == "lying" for light in MOONLIGHT.seen(shown).lights)
    assert f"face up: {ENGLISH.listed(up)}." in said
    assert (f"Face down: {ENGLISH.listed(down)}." in said) if down else ("Face down: " not in said)
    assert (f"still in the forest: {lying}." in said) is bool(lying)


def test_cards_claimed_and_the_display_are_told() -> None:
    shown = SHOWN["enchanted"]()
    said = "\n".join(parts(shown))
    assert f"in the deck: {ENCHANTED.seen(shown).deck}." in said
    assert said.partition("Cards to claim: ")[2].partition("; in the deck")[0].count("(") >= len(
        ENCHANTED.seen(shown).display
    )
    for player in shown.players:
        number = len(ENCHANTED.seen(shown).claimed[player.seat])
        assert ("claimed: " in of(shown, player.seat)) is bool(number)
        assert not number or ("One card" if number == 1 else f"{number} cards") in of(shown, player.seat)


def test_the_opponent_is_told_with_what_the_game_is_being_lost_by() -> None:
    shown = SHOWN["solo"]()
    said = parts(shown)[-1]
    assert said.startswith(f"Opponent: {len(SOLO.seen(shown).tiles)} tiles.")
    has = [
        f"{say(named(each.name))} {each.parts[1].total}" for each in shown.categories if each.parts[1].total
    ]
    assert f"Has: {ENGLISH.listed(has)}." in said
    assert (f"Face-down favours: {SOLO.seen(shown).unseen}." in said) is bool(SOLO.seen(shown).unseen)
    behind = [say(named(each.name)) for each in shown.categories if each.parts[1].total > each.parts[0].total]
    assert (f"has more {ENGLISH.listed(behind)}." in said) if behind else ("has more" not in said)


def test_a_long_table_is_told_in_short_before_it_is_cut() -> None:
    """Without what free tiles show, then without gems, then without what cards say; so that everybody is still in it."""
    shown = find_view(("wish", "curse", "seasons", "gem-bonus"), 4, None, lambda each: each.tiles_left < 24)
    said = pictures.table(GAME, shown, PEOPLE, "en").alt
    assert not said.endswith("…")
    assert all(f" {name}: " in said for name in PEOPLE)
    short = view(2, 40)
    plain = pictures.table(GAME, short, PEOPLE[:2], "en").alt
    assert "Gems: " in plain
    assert "Gems: " not in said
