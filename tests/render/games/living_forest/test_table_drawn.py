"""The drawn table agrees with the view: the circle, the fires, the reserve, trees, and the area before each player."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from PIL import Image

from engine.games.living_forest.model.facts import LivingCard, board, cards
from engine.games.living_forest.model.kinds import ELEMENTS, GOALS, Deed
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.games.living_forest.rules.ground import cells, free_spaces
from engine.games.living_forest.rules.ground import index as place_of
from render import pictures
from render.games.living_forest.art.gifts import Gift, of_card, room
from render.games.living_forest.art.icons import coin, counted, fire, onibi, sign, spirit
from render.games.living_forest.art.picture_size import GAP, SIDE, WIDTH
from render.games.living_forest.board import circle, ground, grove, panels, reserve
from render.games.living_forest.board.cards import (
    CARD_H,
    CARD_W,
    SMALL_COIN,
    SMALL_W,
    _draw_gifts,
    _rows,
    large,
    small,
)
from render.games.living_forest.score_sheet import LivingForestScores
from render.kit.palette import CORAL, CREAM, FAINT, FIELD, GOLD, GROUND, INK, NIGHT, PANEL, SKY, WOOD, index
from render.kit.panel import TURN
from render.kit.sprites import Brush, silhouette
from render.sheets.scores import TITLE
from tests.render.living_forest import GAME, PEOPLE, find_view, played, seen
from tests.render.pixels import Box, count, has_ink, is_at, is_centred, is_written, places, sheet
from words.catalogue import signed, words

HEAD = 92
WANTED: dict[str, Callable[[], LivingForestView]] = {
    "drawing": lambda: find_view(
        3, False, None, lambda view: view.asked == "draw" and sum(each.stopped for each in view.players) == 1
    ),
    "acting": lambda: find_view(
        2, True, 0, lambda view: view.acting is not None and view.acting.basic > 1 and view.turn > 4
    ),
    "fires": lambda: find_view(4, True, None, lambda view: len(set(view.fires)) == 3),
    "no fire": lambda: find_view(2, False, None, lambda view: not view.fires and view.turn > 3),
    "end": lambda: seen(played(3, False)[-1]),
}
SHOWN = {name: cache(find) for name, find in WANTED.items()}
"""Functions that find the views, by name; each view is looked for once."""
every = pytest.mark.parametrize("shown", SHOWN, indirect=True)


@pytest.fixture
def shown(request: pytest.FixtureRequest) -> LivingForestView:
    """Return one of them; played when it is first looked at, for a worker that runs none of these tests has no use for it."""
    return SHOWN[request.param]()


def table(shown: LivingForestView) -> Image.Image:
    return sheet(pictures.table(GAME, shown, PEOPLE[: shown.seats], "en"))


def panel(shown: LivingForestView, picture: Image.Image, seat: int) -> Box:
    """Return the box of a seat's panel."""
    top = picture.height - GAP - (shown.seats - seat) * panels.PITCH + GAP // 2
    return SIDE, top - 4, WIDTH - SIDE, top + panels.HIGH + 4


def meant(shown: LivingForestView, player: PlayerView) -> bool:
    """Return whether a player is to move, or has won."""
    if shown.asked == "over":
        return player.seat in shown.outcome.winners
    return player.seat == shown.acting.seat if shown.acting else not player.stopped


@every
def test_whoever_is_to_move_has_a_golden_title_and_a_mark_for_why(shown: LivingForestView) -> None:
    """An arrow for each action, a crown for who has won, a hand for who has stopped drawing; and nobody else has one."""
    picture = table(shown)
    for player in shown.players:
        box, golden = panel(shown, picture, player.seat), meant(shown, player)
        corner = (box[0] + 200, box[1] + 6)
        assert (picture.getpixel(corner) == index(GOLD)) is golden
        over = shown.asked == "over"
        arrows = shown.acting.left if shown.acting else 1
        assert count(picture, silhouette("mdi:crown", 30, INK, GOLD), box) == (golden and over)
        assert count(picture, silhouette("fa:play", 30, INK, GOLD), box) == (
            max(1, arrows) if golden and not over else 0
        )
        stopped = player.stopped and shown.asked == "draw"
        assert count(picture, silhouette("fa:hand", 30, CREAM, PANEL), box) == stopped


@pytest.mark.parametrize(
    ("basic", "animals", "arrows"), [(2, (), 2), (1, ("plant", "move"), 3), (0, ("move",), 1), (0, (), 1)]
)
def test_the_arrows_are_as_many_as_the_question_says_actions_are_left(
    basic: int, animals: tuple[Deed, ...], arrows: int
) -> None:
    shown = SHOWN["acting"]()
    assert shown.acting is not None
    acting = shown.acting.model_copy(update={"basic": basic, "animals": animals})
    player = shown.players[acting.seat]
    assert panels.marks(shown.model_copy(update={"acting": acting}), player, marked=True) == [TURN] * arrows


@every
def test_each_panel_has_the_spirit_the_name_and_the_sacred_tree_of_its_player(
    shown: LivingForestView,
) -> None:
    picture = table(shown)
    for player in shown.players:
        box = panel(shown, picture, player.seat)
        ink, over = (INK, GOLD) if meant(shown, player) else (CREAM, PANEL)
        assert count(picture, spirit(player.spirit, 42, over), box) == 1
        assert count(picture, silhouette("mdi:tree", 44, ink, over), box) == (player.seat == shown.first)
        if player.seat != 2:
            assert is_written(picture, PEOPLE[player.seat], "heavy", 40, ink, over, box)


@every
def test_goals_are_golden_where_they_are_reached(shown: LivingForestView) -> None:
    picture = table(shown)
    for player in shown.players:
        for goal in player.goals:
            sprite = panels.goal_sprite(goal.goal, goal.reached, goal.needed)
            assert count(picture, sprite, panel(shown, picture, player.seat)) == 1
            assert has_ink(sprite.image, GOLD, (0, 0, *sprite.size)) is (goal.reached >= goal.needed)


@every
def test_elements_tokens_tiles_and_stacks_are_counted(shown: LivingForestView) -> None:
    picture = table(shown)
    for player in shown.players:
        box = panel(shown, picture, player.seat)
        for element in ELEMENTS:
            total = player.elements[element]
            ink = CORAL if total < 0 else CREAM if total else FAINT
            assert count(picture, counted(element, signed(total), 38, 40, ink, total != 0), box) == 1
        tokens = {
            "fragment": player.fragments,
            "symbol": player.symbols,
            "element-tile": player.element_tiles,
        }
        for name, number in tokens.items():
            assert count(picture, counted(name, str(number), 38, 40, CREAM), box) == bool(number)
        assert count(picture, panels.pile_sprite("stack", player.stack), box) == 1
        assert count(picture, panels.pile_sprite("discard", len(player.discard)), box) == 1
        for goal in GOALS:
            tiles = sum(tile.goal == goal for tile in player.tiles)
            assert not tiles or count(picture, panels.victory_tile(goal, tiles), box) == 1
        assert count(picture, panels.small_forest(player.forest), box) == 1


@every
def test_help_lines_lie_in_the_order_drawn_and_the_last_card_is_bright(shown: LivingForestView) -> None:
    picture = table(shown)
    for player in shown.players:
        box = panel(shown, picture, player.seat)
        excess = f"{signed(player.excess)}/{board().limit}"
        ink = CORAL if player.excess >= board().limit else CREAM
        assert is_written(picture, excess, "heavy", 40, ink, PANEL, box)
        assert count(picture, coin("solitary", 44, PANEL), box) == 1
        if 0 < len(player.line) < 7:
            assert len(places(picture, small(player.line[-1], True, PANEL), box)) == 1
        if 1 < len(player.line) < 6:
            lefts = [
                min(x for x, _ in places(picture, small(card, False, PANEL), box))
                for card in player.line[:-1]
            ]
            assert len(lefts) == len(player.line) - 1
            assert max(lefts) + SMALL_W <= places(picture, small(player.line[-1], True, PANEL), box)[0][0]


@pytest.mark.parametrize("cards_in_line", [7, 9, 11, 12, 14, 17])
def test_no_card_of_a_long_help_line_lies_on_another(cards_in_line: int) -> None:
    """Each shows all that it gives: many are narrower, very many half as high in two rows."""
    found = SHOWN["drawing"]()
    line = tuple(sorted(cards())[::5][:cards_in_line])
    player = found.players[1].model_copy(update={"line": line})
    view = found.model_copy(update={"players": (found.players[0], player, found.players[2])})
    boxes = [
        (left, top, left + card.size[0], top + card.size[1]) for card, left, top in panels._cards(player)
    ]
    assert len(boxes) == cards_in_line
    assert max(right for _, _, right, _ in boxes) <= panels._PILES + 112
    for number, (left, top, _, bottom) in enumerate(boxes):
        beside = [right for _, upper, right, lower in boxes[:number] if upper < bottom and top < lower]
        assert all(right <= left for right in beside)
    picture = table(view)
    box = panel(view, picture, player.seat)
    for card, _, _ in panels._cards(player):
        assert count(picture, card, box) >= 1


@every
def test_spirits_and_onibi_stand_on_their_rocks(shown: LivingForestView) -> None:
    picture = table(shown)
    x, y = SIDE + circle.SIZE // 2, HEAD + circle.SIZE // 2
    for player in shown.players:
        across, down = circle.place(player.rock, circle.RADIUS + circle.OUTWARD)
        alone = [each.rock for each in shown.players].count(player.rock) == 1 and player.rock != shown.onibi
        assert not alone or is_centred(picture, spirit(player.spirit, 58, WOOD), x + across, y + down)
    if shown.onibi is not None:
        across, down = circle.place(shown.onibi, circle.RADIUS + circle.OUTWARD)
        assert is_centred(picture, onibi(72, WOOD), x + across, y + down)


def test_rocks_follow_each_other_clockwise_from_the_right() -> None:
    assert [circle.place(rock, 100) for rock in (0, 3, 6, 9)] == [(100, 0), (0, 100), (-100, 0), (0, -100)]


@every
def test_every_fire_burns_with_its_value_and_the_water_needed_is_written(shown: LivingForestView) -> None:
    picture = table(shown)
    box = (SIDE, HEAD, SIDE + circle.SIZE, HEAD + circle.SIZE)
    for value in (2, 3, 4):
        assert count(picture, fire(value, circle.FIRE, FIELD), box) == shown.fires.count(value), value
    needed = is_written(picture, f"≥ {shown.strength}", "heavy", 40, CREAM, FIELD, box)
    assert needed is bool(shown.fires)
    assert count(picture, sign("water", 44, FIELD), box) == bool(shown.fires)


def test_small_cards_show_the_coin_of_their_animal() -> None:
    """A dark coin for one that comes alone, a bright one for a herd, none for Kodama."""
    x, y = SMALL_COIN
    for name, card in cards().items():
        drawn = small(name, False, PANEL).image
        edge = index(CREAM) if card.coin == "solitary" else index(NIGHT)
        assert has_ink(drawn, NIGHT, (x - 12, y - 12, x + 12, y + 12)) is bool(card.coin), name
        assert not card.coin or drawn.getpixel((x - 13, y)) == edge, name


@every
def test_the_reserve_lies_in_its_levels(shown: LivingForestView) -> None:
    picture = table(shown)
    top = picture.height - GAP - shown.seats * panels.PITCH - reserve.HEIGHT + GAP // 2
    for number, level in enumerate(shown.reserve):
        row = (0, top + number * (CARD_H + GAP) - GAP, picture.width, top + (number + 1) * (CARD_H + GAP))
        assert count(picture, reserve.level_sprite(level.level, level.deck), row) == 1
        found = [places(picture, large(card, "en", GROUND), row) for card in level.cards]
        lefts = [spots[0][0] for spots in found if len(spots) == 1]
        assert all(found)
        assert lefts == sorted(lefts)
        assert all(left % (CARD_W + GAP) == lefts[0] % (CARD_W + GAP) for left in lefts)


@every
def test_trees_on_offer_are_counted_and_piles_show_their_first_card(shown: LivingForestView) -> None:
    picture = table(shown)
    left = SIDE + circle.SIZE + GAP
    across = (WIDTH - SIDE - left - GAP) // 2
    high = circle.SIZE - 6 + len(shown.piles) * grove.PILE_PITCH
    down = high // -(-len(shown.trees) // 2)
    for tree, copies in shown.trees.items():
        assert count(picture, grove.offered_tree(tree, copies, across, down, "en")) == 1, tree
    for pile in shown.piles:
        card = pile.cards[0] if pile.cards else None
        assert count(picture, grove.pile_sprite(pile.pile, card, len(pile.cards), circle.SIZE, "en")) == 1


@every
def test_the_supply_is_counted_at_the_head(shown: LivingForestView) -> None:
    picture = table(shown)
    supply = {"varan": shown.varans, "fragment": shown.fragments}
    if shown.kodama:
        supply["element-tile"] = shown.element_tiles
    for name, number in supply.items():
        [(x, _)] = places(picture, sign(name, 46, SKY), (0, 0, picture.width, HEAD))
        assert is_written(picture, str(number), "heavy", 40, CREAM, SKY, (x + 46, 0, x + 125, HEAD)), name
    assert count(picture, sign("element-tile", 46, SKY), (0, 0, picture.width, HEAD)) == shown.kodama


def test_the_forest_of_a_seat_is_large_in_its_hand() -> None:
    shown = find_view(2, False, 0, lambda view: sum(tree is not None for tree in view.players[0].forest) > 4)
    picture = pictures.hand(GAME, shown, PEOPLE[:2], "en")
    assert picture is not None
    drawn, me = sheet(picture), shown.players[0]
    for name, tree, place in zip(cells(), me.forest, range(99), strict=False):
        open_spaces = free_spaces(me.forest)
        assert count(drawn, ground.space(name, tree, place in open_spaces, "en")) >= 1, name
    for number, line in enumerate(board().forest.lines):
        full = all(me.forest[place_of()[cell]] is not None for cell in line.cells)
        sizes = [(ground.BONUS - 8, 84), (ground.SPACE_W - GAP, ground.FOOT - 8)]
        assert any(count(drawn, ground.line_bonus(number, full, *size)) for size in sizes), number


def test_cards_of_a_hand_are_large_and_counted() -> None:
    shown = find_view(
        2, False, 0, lambda view: len(view.players[0].discard) > 8 and bool(view.players[0].line)
    )
    picture = pictures.hand(GAME, shown, PEOPLE[:2], "en")
    assert picture is not None
    drawn, me = sheet(picture), shown.players[0]
    for card in set(me.discard):
        assert count(drawn, large(card, "en", GROUND, me.discard.count(card))) >= 1, card
    for card in set(me.stack_cards) - set(me.tops):
        assert count(drawn, large(card, "en", GROUND, me.stack_cards.count(card))) >= 1, card
    lefts = [places(drawn, large(card, "en", GROUND)) for card in me.line]
    assert all(lefts)
    assert is_at(drawn, large(me.line[0], "en", GROUND), SIDE, lefts[0][0][1])


@pytest.mark.parametrize("card", cards().values(), ids=cards())
def test_what_a_card_gives_lies_on_it_below_its_name_and_beside_its_animal(
    monkeypatch: pytest.MonkeyPatch, card: LivingCard
) -> None:
    drawn: list[Gift] = []

    def draw(brush: Brush, row: list[Gift], x: float, y: float, size: int) -> None:
        drawn.extend(row)
        assert not row or 82 < x <= x + room(row, size) <= CARD_W
        assert 50 < y - size / 2 < y + size / 2 <= CARD_H + 1

    monkeypatch.setattr("render.games.living_forest.board.cards.draw_gifts", draw)
    free = CARD_W - 10 - (116 if card.coin else 102)
    _draw_gifts(Brush(CARD_W, CARD_H), _rows(of_card(card), free), free)
    assert drawn == of_card(card)


def has_decided(shown: LivingForestView) -> bool:
    """Return whether several have enough of something, so that the sum decides between them."""
    return sum(any(goal.reached >= goal.needed for goal in player.goals) for player in shown.players) > 1


@pytest.mark.parametrize("shown", ["end"], indirect=True)
def test_a_sum_is_golden_only_where_it_has_decided(shown: LivingForestView) -> None:
    assert not has_decided(shown)
    enough = tuple(
        player.model_copy(
            update={"goals": tuple(goal.model_copy(update={"reached": goal.needed}) for goal in player.goals)}
        )
        for player in shown.players
    )
    for view, are_golden in ((shown, 0), (shown.model_copy(update={"players": enough}), 1)):
        sheet_ = LivingForestScores(view, PEOPLE[: shown.seats], words("en"))
        assert sum(map(sheet_.is_best, view.outcome.standings)) == are_golden


@pytest.mark.parametrize("shown", ["fires", "end"], indirect=True)
def test_the_score_sheet_is_golden_where_a_goal_is_reached_and_for_who_has_won(
    shown: LivingForestView,
) -> None:
    plan = LivingForestScores(shown, PEOPLE[: shown.seats], words("en"))
    picture = sheet(pictures.scores(GAME, shown, PEOPLE[: shown.seats], "en"))
    for player in shown.players:
        left = plan.middle(player.seat) - plan.column // 2
        for row, goal in enumerate(player.goals):
            top = TITLE + plan.heads + row * plan.row
            cell = (left, top, left + plan.column, top + plan.row)
            over = PANEL if row % 2 else FIELD
            ink, under = (INK, GOLD) if goal.reached >= goal.needed else (CREAM, over)
            assert is_written(picture, signed(goal.reached), "heavy", 56, ink, under, cell)
        sums = (left, TITLE + plan.heads + 3 * plan.row, left + plan.column, picture.height)
        won = shown.outcome.final and player.seat in shown.outcome.winners
        ink, under = (INK, GOLD) if won and has_decided(shown) else (CREAM, PANEL)
        score = signed(shown.outcome.standings[player.seat].score)
        assert is_written(picture, score, "heavy", 66, ink, under, sums)
        head = (left, TITLE, left + plan.column, TITLE + plan.heads)
        assert count(picture, silhouette("mdi:crown", 58, GOLD, PANEL), head) == won
        assert count(picture, spirit(player.spirit, 54, PANEL), head) == 1


@pytest.mark.parametrize("name", ["line", "discard", "fire", "tokens", "spirit", "tiles"])
def test_what_is_marked_in_a_panel_lies_within_it(name: str) -> None:
    for view in (seen(match) for match in played(4, True)[::5]):
        for player in view.players:
            box = panels.part(player, 100, name)
            if box is not None:
                top = 100 + player.seat * panels.PITCH
                assert top <= box[1] < box[3] <= top + panels.PITCH
                assert 0 <= box[0] < box[2]
