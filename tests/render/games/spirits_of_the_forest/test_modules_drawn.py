"""Parts of each module on the table, before players and in hands: drawn as the view has them."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.curse import CURSE, PENALTY, curses
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.enchanted.deck import enchantments
from engine.games.spirits_of_the_forest.modules.moonlight import MOONLIGHT
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS
from engine.games.spirits_of_the_forest.modules.solo import SOLO
from engine.games.spirits_of_the_forest.modules.wish import WISH, wishes
from render import pictures
from render.games.spirits_of_the_forest.art.cards import small
from render.games.spirits_of_the_forest.art.tiles import CellLook, cell
from render.games.spirits_of_the_forest.art.tokens import favour
from render.games.spirits_of_the_forest.board import panels
from render.games.spirits_of_the_forest.board.board import places
from render.games.spirits_of_the_forest.modules.curse import CursePictures
from render.games.spirits_of_the_forest.modules.enchanted import claimed_card, deck_sprite, enchantment_card
from render.games.spirits_of_the_forest.modules.moonlight import back, slot_sprite
from render.games.spirits_of_the_forest.modules.seasons import season_card, star
from render.games.spirits_of_the_forest.modules.wish import WishPictures
from render.kit.fonts import CAPITAL, legible
from render.kit.palette import CORAL, CREAM, GOLD, GROUND, INK, MIST, MUTED, PANEL, WOOD
from tests.render.forest import GAME, find_view, people
from tests.render.games.spirits_of_the_forest.test_table_drawn import panel
from tests.render.pixels import count, has_ink, is_centred, is_written, sheet


def table(shown: ForestView) -> Image.Image:
    return sheet(pictures.table(GAME, shown, people(shown.seats), "en"))


def hand(shown: ForestView) -> Image.Image:
    picture = pictures.hand(GAME, shown, people(shown.seats), "en")
    assert picture is not None
    return sheet(picture)


@pytest.mark.parametrize("owned", [False, True], ids=["closed", "star won"])
def test_season_cards_stand_beside_their_rows_and_closed_rows_are_fenced(owned: bool) -> None:
    def wanted(each: ForestView) -> bool:
        closed = any(season.closed for season in FOUR_SEASONS.seen(each).rows)
        return closed and any(season.owner is not None for season in FOUR_SEASONS.seen(each).rows) is owned

    shown = find_view(("seasons",), 2, None, wanted)
    picture, site = table(shown), places(shown)
    for season in FOUR_SEASONS.seen(shown).rows:
        y = site.row(season.row)
        if season.card is not None:
            assert is_centred(picture, season_card(season), site.right + 112 // 2, y)
        fence = (site.left + 200, y - site.pitch // 2, site.right - 200, y - site.pitch // 2 + 6)
        assert has_ink(picture, CORAL, fence) is season.closed
    for player in shown.players:
        assert count(picture, star(52, PANEL), panel(shown, picture, player.seat)) == len(
            FOUR_SEASONS.seen(shown).stars(player.seat)
        )


def test_tiles_of_a_closed_row_have_a_padlock() -> None:
    shut, open_ = (cell(CellLook(spirit="leaves", symbols=1, depth=1, shut=each)) for each in (True, False))
    shown = find_view(
        ("seasons",), 2, None, lambda each: any(season.closed for season in FOUR_SEASONS.seen(each).rows)
    )
    picture, site = table(shown), places(shown)
    assert shut.image.tobytes() != open_.image.tobytes()
    for place in shown.cells:
        x, y = site.middle(place)
        if place.stack and not place.available:
            lock = (x - 56, y - 73, x - 30, y - 48)
            assert has_ink(picture, CORAL, lock) is FOUR_SEASONS.seen(shown).rows[place.y].closed, place.name


def test_moonlight_tiles_lie_between_the_tiles_or_in_slots_that_say_who_has_looked() -> None:
    def wanted(each: ForestView) -> bool:
        return len({light.state for light in MOONLIGHT.seen(each).lights}) > 2

    shown = find_view(("moonlight",), 2, None, wanted)
    picture, site = table(shown), places(shown)
    cells = {place.name: place for place in shown.cells}
    up = [light.spirit for light in MOONLIGHT.seen(shown).lights if light.state == "up"]
    strip = (0, site.floor, picture.width, site.floor + 124)
    for light in MOONLIGHT.seen(shown).lights:
        middle = site.between([cells[name] for name in light.cells])
        assert is_centred(picture, back(22, WOOD), *middle) is (light.state == "lying"), light.name
        doubled = light.state == "up" and up.count(light.spirit) > 1
        ground = INK if doubled else MIST if light.state == "looking" else GROUND
        spirit = light.spirit if light.state == "up" else None
        assert count(picture, slot_sprite(light.state, spirit, light.seer, ground), strip) >= 1
        ink = GOLD if doubled else CREAM if light.state == "looking" else MUTED
        name = "×2" if doubled else light.name
        assert is_written(picture, name, "heavy", legible(picture.width), ink, ground, strip)


def test_a_slot_shows_what_has_become_of_its_tile_and_who_knows_it() -> None:
    slots = [slot_sprite("lying", None, None, GROUND), slot_sprite("up", "leaves", 0, GROUND)]
    slots += [slot_sprite(state, None, seer, GROUND) for state in ("looking", "down") for seer in range(4)]
    assert len({slot.image.tobytes() for slot in slots}) == len(slots)


def test_enchantment_cards_shine_where_they_can_be_claimed_and_count_their_points() -> None:
    def wanted(each: ForestView) -> bool:
        dull = not all(card.claimable for card in ENCHANTED.seen(each).display)
        return (
            dull
            and any(card.claimable for card in ENCHANTED.seen(each).display)
            and any(ENCHANTED.seen(each).claimed)
        )

    shown = find_view(("enchanted",), 2, 0, wanted)
    picture, mine = table(shown), hand(shown)
    for card in ENCHANTED.seen(shown).display:
        for golden in (True, False):
            sprite = enchantment_card(card.card, golden, GROUND)
            assert count(picture, sprite) == (card.claimable is golden)
        assert count(mine, enchantment_card(card.card, True, GROUND)) == card.claimable
    assert count(picture, deck_sprite(ENCHANTED.seen(shown).deck)) == 1
    for player in shown.players:
        points = [enchantments()[card].points for card in ENCHANTED.seen(shown).claimed[player.seat]]
        for worth in set(points):
            box = panel(shown, picture, player.seat)
            assert count(picture, claimed_card(worth), box) == points.count(worth)


@pytest.mark.parametrize("stage", ["choose", "collect", "over"])
def test_wishes_and_curses_lie_before_their_players_as_they_are_known(stage: str) -> None:
    """Struck where a wish has come true or a curse costs points; dim at the end where neither will be."""
    shown = find_view(("wish", "curse"), 3, 0, lambda each: each.stage == stage)
    picture = table(shown)
    plan = panels.plan_of(shown, picture.width)
    wide = (plan.wide - 28 - 8 * (plan.cards_across - 1)) // plan.cards_across
    for player in shown.players:
        room = panel(shown, picture, player.seat)
        for module in (WishPictures(), CursePictures()):
            assert count(picture, module.card(shown, player, wide), room) >= 1
        for module, card in (
            (WishPictures(), WISH.seen(shown).kept[player.seat]),
            (CursePictures(), CURSE.seen(shown).kept[player.seat]),
        ):
            assert bool(module.face(card).goal) is (card is not None)
        cursed = any("line-cursed" in line.label.key for line in shown.outcome.standings[player.seat].lines)
        assert CursePictures().is_struck(shown, player) is cursed
        assert WishPictures().is_struck(shown, player) is bool(player.rewards)
        idle = stage == "over" and WISH.seen(shown).kept[player.seat] != "gems" and not player.rewards
        assert WishPictures().is_idle(shown, player) is idle


def test_cards_show_what_their_facts_say() -> None:
    for goal, wish in wishes().items():
        face = WishPictures().face(goal)
        assert (face.goal, face.reward, face.penalty) == ((goal,), wish.reward or ("choice",), 0)
    for name, curse in curses().items():
        face = CursePictures().face(name)
        assert (face.goal, face.reward, face.penalty) == (curse.icons or ("favours",), (), PENALTY)


def test_a_card_that_pays_or_never_will_looks_different() -> None:
    for face in (WishPictures().face("leaves"), CursePictures().face(next(iter(curses())))):
        looks = [small(face, 280, struck, idle) for struck in (True, False) for idle in (True, False)]
        assert len({sprite.image.tobytes() for sprite in looks}) == len(looks)
        _, struck, _, plain = looks
        edge = (0, 20, 4, 40)
        assert has_ink(struck.image, face.ink, edge)
        assert not has_ink(plain.image, face.ink, edge)


def test_the_tokens_a_wish_lets_choose_from_lie_face_up() -> None:
    shown = find_view(("wish",), 2, None, lambda each: bool(WISH.seen(each).offered))
    picture = table(shown)
    for face in set(WISH.seen(shown).offered):
        assert count(picture, favour(face, 36, GROUND)) == WISH.seen(shown).offered.count(face)


def test_own_favours_are_large_in_the_hand_with_their_names_and_spent_ones_are_pale() -> None:
    def wanted(each: ForestView) -> bool:
        own = each.players[0].favours
        return any(token.spent for token in own) and any(token.face and not token.spent for token in own)

    shown = find_view((), 2, 0, wanted)
    picture = hand(shown)
    for token in shown.players[0].favours:
        same = [
            each for each in shown.players[0].favours if (each.face, each.spent) == (token.face, token.spent)
        ]
        assert count(picture, favour(token.face, 88, PANEL, token.spent)) == len(same)


def test_the_opponent_of_a_solo_game_has_a_panel_without_gems() -> None:
    shown = find_view(("solo",), 1, None, lambda each: each.turn > 9)
    picture = table(shown)
    opponent = panel(shown, picture, 1)
    assert is_written(picture, "Opponent", "heavy", legible(picture.width, CAPITAL), CREAM, PANEL, opponent)
    assert is_written(
        picture, str(len(SOLO.seen(shown).tiles)), "heavy", legible(picture.width), CREAM, PANEL, opponent
    )
    for state in ("hand", "forest", "lost"):
        assert not count(picture, panels.gem_sprite(1, state), opponent)
    behind = [each.name for each in shown.categories if each.parts[1].total > each.parts[0].total]
    assert has_ink(picture, CORAL, opponent) is bool(behind)
