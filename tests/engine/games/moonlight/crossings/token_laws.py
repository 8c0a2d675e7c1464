"""Laws of modules that say who gets favour tokens, tiles and bits when tiles are picked, given and turned up."""

from __future__ import annotations

from collections import Counter

from engine.games.moonlight.model.kinds import CREATURES, SIDES, Side, other
from engine.games.moonlight.model.table import CARD, DRAW, OUT
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, SPIRITS
from tests.engine.games.moonlight.crossings import lie
from tests.engine.games.moonlight.crossings.passages import Passage, each_giver, faces, law, owner_seat

ALL_TOKENS = 11
"""Number of favour tokens in play (ML-SETUP-12)."""


@law("follow_creature_tokens")
def tokens_follow_the_creature(passage: Passage) -> None:
    """Assert that the side of the creature that picked a tile gets its token (ML-S02-06, ML-S12-04, ML-S15-03, ML-S15-08, ML-S22-02)."""
    if passage.gives:
        due: dict[Side, Counter[str]] = {side: Counter() for side in SIDES}
        for taken, creature in each_giver(passage):
            due[creature] += faces(taken.tokens)
        assert {side: passage.tokens(side) for side in SIDES} == due


@law("token_with_tile")
def tokens_follow_the_tile(passage: Passage) -> None:
    """Assert that the side that gets a tile gets its token (ML-S05-10)."""
    if passage.gives:
        for side in SIDES:
            own = [taken for taken in passage.picked if taken.tile in passage.tiles(side)]
            assert passage.tokens(side) == sum((faces(taken.tokens) for taken in own), Counter[str]())


@law("tokens_between_creatures")
def tokens_between_creatures_are_shared(passage: Passage) -> None:
    """Assert that a pair is shared where both creatures were around its tile, and is the opponent's otherwise (ML-S04-02 to -06)."""
    if passage.verb == "collect":
        before, taken = passage.before, passage.after.picked[-1]
        near = {each for each in CREATURES if taken.spot in lie.around(before, before.creatures[each])}
        assert {*taken.near} == near, "who was around a picked tile is noted wrongly"
    if passage.gives:
        pairs = [taken for taken in passage.picked if taken.tokens]
        shared = sum(len(taken.near) == len(CREATURES) or passage.after.is_versus for taken in pairs)
        assert passage.tokens("light").total() == shared
        all_ = sum((faces(taken.tokens) for taken in pairs), Counter[str]())
        assert passage.tokens("light") + passage.tokens("shadow") == all_
        assert not pairs or passage.tells("tokens-turned"), "tokens are given unseen"


@law("versus_taker_decides")
def who_takes_tokens_decides(passage: Passage) -> None:
    """Assert that the active player gives one token of a pair to each, and each touched one at will (ML-S04-06, ML-S08-08, ML-S09-10)."""
    if passage.gives:
        light, shadow = (passage.tokens(side).total() for side in SIDES)
        if "token_touch" in passage.after.modules:
            assert len(passage.actions) - 1 == light + shadow, "a token is given that nobody was asked for"
        else:
            assert light == shadow, "a pair is not divided"


@law("token_columns")
def emptied_columns_bring_a_token_each(passage: Passage) -> None:
    """Assert that a pair goes one to each side when its column is empty, and not before (ML-S08-01 to -08, ML-S23-07, ML-S28-08)."""
    before, after = passage.before, passage.after
    paired = [name for name in before.piles if name.startswith("column-")]
    emptied = [name for name in paired if not _column(passage, int(name.removeprefix("column-")))]
    if passage.gives:
        assert not {*emptied} & {*after.piles}, "an empty column keeps its tokens"
        assert {*paired} - {*emptied} <= {*after.piles}, "a column is claimed that has a tile"
        assert passage.tokens("light").total() == passage.tokens("shadow").total() == len(emptied)
        all_ = sum((faces(before.piles[name]) for name in emptied), Counter[str]())
        assert passage.tokens("light") + passage.tokens("shadow") == all_
    elif passage.verb not in ("", "assign"):
        due = sum((faces(before.piles[name]) for name in paired), Counter[str]())
        is_given = passage.ends and not after.is_versus
        assert passage.tokens("shadow") == (due if is_given else Counter())
        assert not passage.tokens("light")


def _column(passage: Passage, column: int) -> list[int]:
    table = passage.after
    spots = enumerate(table.ground.spots)
    return [
        spot for spot, each in spots if each.x == 2 * column and each.kind == "tile" and table.has_tile(spot)
    ]


@law("token_touch")
def touched_tokens_go_to_both_or_to_the_opponent(passage: Passage) -> None:
    """Assert that tokens touched by one pick are the opponent's, and half of those touched by both the team's (ML-S09-02 to -10)."""
    before, after = passage.before, passage.after
    if not passage.ends:
        assert {*after.tokens} <= after.down, "a tile with a token lies face up"
    if not passage.gives:
        return
    touched = [
        {*lie.beside(before, taken.spot)[:2]} & {*before.tokens} & before.down for taken in before.picked
    ]
    spots = set[int]().union(*touched)
    assert before.tokens.keys() - after.tokens.keys() == spots
    assert not spots & after.down, "a touched tile is not turned up"
    tokens = sum((faces(before.tokens[spot]) for spot in spots), Counter[str]())
    assert passage.tokens("light") + passage.tokens("shadow") == tokens
    if not after.is_versus:
        due = (len(spots) // 2 or len(spots)) if all(touched) else 0
        assert passage.tokens("light").total() == due


@law("firefly_tokens")
def fireflies_light_tokens(passage: Passage) -> None:
    """Assert that Light's fireflies light a token each, which is the team's at the end (ML-S06-04 to -11)."""
    before, after = passage.before, passage.after
    lit, row = (after.piles.get(name, ()) for name in ("lit", "row"))
    if after.phase == "light":
        assert (len(lit), len(row)) == (1, 8)
    elif passage.verb == "collect":
        (spot,) = passage.gone
        is_lit = before.marks.get(spot) == "firefly" and after.picked[-1].creature == "light"
        assert len(lit) == len(before.piles["lit"]) + (is_lit and bool(before.piles["row"]))
        assert spot not in after.marks
    elif passage.ends:
        assert passage.tokens("light") == faces(before.piles["lit"])
        assert passage.tokens("shadow") == faces(before.piles["row"])


@law("three_kind_token")
def the_third_tile_brings_a_token(passage: Passage) -> None:
    """Assert that a side has a token for each spirit of which it has three tiles, as long as there are any (ML-S20-01 to -05, -11)."""
    table = passage.after
    kinds = {
        side: sum(number >= 3 for number in Counter(tiles()[tile].spirit for tile in pile.tiles).values())
        for side, pile in table.sides.items()
    }
    drawn = {side: len(pile.tokens) for side, pile in table.sides.items()}
    left = len(table.piles.get(DRAW, ()))
    assert left + sum(drawn.values()) == ALL_TOKENS
    assert all(drawn[side] <= kinds[side] for side in SIDES)
    assert drawn == kinds or not left, f"{kinds} spirits are there three times, and {drawn} tokens"


@law("air_fireflies")
def double_air_gets_a_firefly(passage: Passage) -> None:
    """Assert that just the double tiles of Air that a side has carry a firefly (ML-S03-06, ML-S12-05, ML-S22-05, ML-S22-13)."""
    for pile in passage.after.sides.values():
        due = [tile for tile in pile.tiles if (tiles()[tile].spirit, tiles()[tile].symbols) == (AIR, 2)]
        assert sorted(pile.fireflies) == sorted(due)


@law("air_from_eclipse")
def eclipses_bring_air(passage: Passage) -> None:
    """Assert that picks beside an Eclipse token turn it up, and bring as many tiles of Air (ML-S21-01 to -07, ML-S21-11)."""
    before, after = passage.before, passage.after
    if passage.is_deal:
        assert "eclipses" in after.stacks, "Eclipse tokens have no value"
        assert sorted(after.stacks["eclipses"].items) == [1, 2, 2, 3]
        assert len(after.marks) == 4
    if passage.verb == "collect":
        (spot,) = passage.gone
        shown = sorted(each for each in before.marks if _is_straight(passage, spot, each))
        assert {*before.marks} - {*after.marks} == {*shown}
        for each in shown:
            value = before.stacks["eclipses"].items[sorted(before.marks).index(each)]
            assert after.notes[f"brought-{each}"] == value
            assert passage.tells("eclipse-shows") == len(shown)
    if passage.gives:
        due: Counter[Side] = Counter()
        for name, number in before.notes.items():
            if name.startswith("brought-"):
                token = int(name.removeprefix("brought-"))
                near = [
                    creature
                    for taken, creature in each_giver(passage)
                    if _is_straight(passage, taken.spot, token)
                ]
                due["shadow" if len(near) > 1 else near[0]] += number
        for side in SIDES:
            assert sum(tiles()[tile].spirit == AIR for tile in passage.tiles(side)) == due[side]


def _is_straight(passage: Passage, one: int, two: int) -> bool:
    """Return whether two places touch by an edge."""
    (row, x), (other_row, other_x) = lie.cell(passage.before, one), lie.cell(passage.before, two)
    return (other_row - row, other_x - x) in lie.STRAIGHT


@law("moonlight_tiles_in_forest")
def moonlight_tiles_come_with_the_last_tile_beside_them(passage: Passage) -> None:
    """Assert that a Moonlight tile goes to the side of the last tile beside it.

    Where both picks were the last, it stays (ML-S22-01, ML-S22-08 to -11, ML-S24-01).
    """
    before, after = passage.before, passage.after
    if passage.is_deal:
        lying = Counter(after.lights.values())
        assert {*lying.values()} == {2}
        assert len(lying) == (7 if AIR in after.spirits else 6)
        assert (AIR in lying) == (AIR in after.spirits)
    due: dict[Side, Counter[str]] = {side: Counter() for side in SIDES}
    if passage.gives:
        for light, spirit in before.lights.items():
            last = [taken for taken in passage.picked if _is_straight(passage, taken.spot, light)]
            row, x = lie.cell(before, light)
            left = [spot for rows, halves in lie.STRAIGHT for spot in lie.at(before, row + rows, x + halves)]
            if len(last) == 1 and not left:
                side = next(each for each in SIDES if last[0].tile in passage.tiles(each))
                due[side][spirit] += 1
    if passage.verb != "assign" or passage.gives:
        for side in SIDES:
            come = Counter(after.sides[side].lights) - Counter(before.sides[side].lights)
            assert come == due[side], f"{side} gets {come}, and {due[side]} are due"


@law("bit_on_reveal_outside")
def what_is_turned_up_brings_a_bit(passage: Passage) -> None:
    """Assert that each tile of the underwood that is turned up gets a bit, in reading order, while there are any (ML-S05-06 to -09)."""
    if passage.gives:
        bits, left = {*passage.before.bits}, passage.before.beside_bits
        for spot in passage.turned:
            is_under = bool(lie.covers(passage.origin, spot))
            if left and is_under and spot not in bits:
                bits.add(spot)
                left -= 1
        assert passage.after.bits == bits
        assert passage.after.beside_bits == left


@law("bit_on_reveal_adjacent")
def what_is_turned_up_gives_its_bit(passage: Passage) -> None:
    """Assert that the bit of a tile turned up goes to a creature around it or on it, and none by moving (ML-S20-06 to -10)."""
    before, after = passage.before, passage.after
    if passage.is_deal:
        assert len(after.bits) == 8
        assert after.bits <= after.down
    if passage.verb == "move" and not passage.ends:
        assert after.bits == before.bits, "a creature takes a bit by moving"
    if passage.gives:
        near = {
            spot: [
                creature
                for creature in CREATURES
                if spot == after.creatures[creature] or spot in lie.around(after, after.creatures[creature])
            ]
            for spot in passage.turned
            if spot in before.bits
        }
        taken = {spot for spot, creatures in near.items() if creatures}
        assert before.bits - after.bits == taken
        for creature in CREATURES:
            least = sum(near[spot] == [creature] for spot in taken)
            most = sum(creature in near[spot] for spot in taken)
            assert least <= passage.bits(creature) <= most
        assert passage.bits("light") + passage.bits("shadow") == len(taken)


@law("bit_by_adjacency")
def picks_take_the_bits_beside_them(passage: Passage) -> None:
    """Assert that a pick takes bits at its long sides for the opponent, above and below for its creature (ML-S26-02 to -08)."""
    before, after = passage.before, passage.after
    if passage.verb == "move" and not passage.ends:
        assert after.bits == before.bits, "a creature takes a bit by moving"
    if passage.verb == "collect":
        (spot,) = passage.gone
        row, x = lie.cell(before, spot)
        due: Counter[Side] = Counter()
        for bit in before.bits:
            rows, halves = lie.cell(before, bit)[0] - row, lie.cell(before, bit)[1] - x
            if (rows, halves) in ((0, 2), (0, -2), (0, 0)):
                due["shadow"] += 1
            elif (rows, halves) in ((1, 0), (-1, 0)):
                assert after.picked[-1].creature is not None
                due[after.picked[-1].creature] += 1
        assert {side: passage.bits(side) for side in SIDES} == {side: due[side] for side in SIDES}
        assert len(after.bits) == len(before.bits) - due.total()


@law("bit_slide_outermost")
def bits_slide_outwards(passage: Passage) -> None:
    """Assert that a bit slides to the outermost tile that its pick uncovered, or is lost without one (ML-S07-09 to -11)."""
    before, after = passage.before, passage.after
    if passage.verb != "collect" or not {*passage.gone} & before.bits:
        return
    (spot,) = passage.gone
    (row, x), columns = lie.cell(before, spot), [each.x for each in before.ground.spots]
    middle = (min(columns) + max(columns)) / 2
    under = {
        each: abs(place.x - middle)
        for each, place in enumerate(before.ground.spots)
        if place.row == row and abs(place.x - x) < 2 and place.level == lie.level(before, spot) - 1
        if after.has_tile(each) and lie.seen(after, each) and each not in before.bits
    }
    come = after.bits - before.bits
    if under:
        assert len(come) == 1
        assert under[min(come)] == max(under.values()), "a bit slides inwards"
    else:
        assert not come
        assert after.spare_bits - before.spare_bits + passage.bits("shadow") == 1


@law("reflection_choice")
def what_is_turned_up_is_reflected(passage: Passage) -> None:
    """Assert that the farthest tile of its row goes to the opponent for one turned up, or a bit of the team (ML-S25-02 to -09)."""
    before, after = passage.before, passage.after
    if not passage.gives:
        assert passage.bits("shadow") == 0 or passage.ends
        return
    turned, gone, paid = passage.tells("turned-up"), passage.gone, passage.bits("shadow")
    assert passage.bits("light") == -paid
    assert len(gone) + paid <= turned
    assert len(passage.tiles("shadow")) == 1 + len(gone)
    if turned != 1:
        return
    (spot,) = [each for each in before.down - after.down if before.has_tile(each)]
    row, x = lie.cell(before, spot)
    others = {
        each: abs(lie.cell(before, each)[1] - x)
        for each in lie.row_of(before, row)
        if each != spot and not lie.covers(before, each)
    }
    far = [each for each in others if others[each] == max(others.values())]
    stood = [each for each in far if each in before.creatures.values()]
    open_ = [each for each in far if each not in after.down]
    if gone:
        assert gone[0] in open_, "a tile is reflected that is not farthest"
        assert gone[0] not in stood, "a tile is reflected under a creature"
    elif paid:
        assert not far or [*stood] != far, "a bit is paid where creatures stand"
    else:
        assert {*stood} & {*open_} or far == stood or not (before.sides["light"].bits or open_)


@law("majority_tokens")
def majorities_set_tokens_free(passage: Passage) -> None:
    """Assert that pairs stay closed until the team has most of a spirit shown there, then go one to each (ML-S27-05 to -12)."""
    before, after = passage.before, passage.after
    if passage.ends:
        return
    printed = Counter[str]()
    for tile in range(48):
        printed[tiles()[tile].spirit] += tiles()[tile].symbols
    own = Counter[str](after.sides["light"].tokens)
    for tile in after.sides["light"].tiles:
        own[tiles()[tile].spirit] += tiles()[tile].symbols
    closed = [token.face for pair in after.tokens.values() for token in pair]
    assert not any(2 * own[face] > printed[face] for face in closed), "a majority sets no token free"
    assert {*after.tokens} <= after.down
    assert all(map(after.has_tile, after.tokens)), "a closed tile is picked"
    freed = before.tokens.keys() - after.tokens.keys()
    assert not freed & after.down
    for side in SIDES:
        assert 2 * passage.tokens(side).total() == len(freed)
    if freed:
        had = own - passage.tokens("light")
        for tile in passage.tiles("light"):
            had[tiles()[tile].spirit] -= tiles()[tile].symbols
        shown = [before.tokens[spot][0].face for spot in freed]
        assert any(2 * own[face] > printed[face] for face in shown), "tokens are free without a majority"
        spent = sum(player.spent for player in before.players)
        assert passage.gems() == (min(spent, len(freed) // 2), -min(spent, len(freed) // 2))


@law("rain_choice")
def rain_is_shared_out(passage: Passage) -> None:
    """Assert that one of token and bit is the team's when a creature steps there (ML-S17-04, ML-S17-05).

    Both drop with their tile, or are the opponent's (ML-S17-11).
    """
    before, after = passage.before, passage.after
    if passage.is_deal:
        assert {*after.tokens} == after.bits
        assert len(after.bits) == 8
        assert all(len(pair) == 1 and pair[0].up for pair in after.tokens.values())
    if passage.verb in ("move", "hurry") and len(passage.moves) == 1 and not passage.ends:
        ((_, place),) = passage.moves
        rained = {place} & before.bits
        assert before.bits - after.bits == before.tokens.keys() - after.tokens.keys() == rained
        team, token = passage.bits("light"), passage.tokens("light").total()
        assert team + token == len(rained)
        assert (passage.bits("shadow"), passage.tokens("shadow").total()) == (token, 0)
        assert passage.tells("token-discarded") == team
    if passage.verb == "collect":
        (spot,) = passage.gone
        beneath = lie.beneath(before, spot)
        if spot in before.bits and beneath is None:
            assert passage.bits("shadow") == 1
            assert passage.tokens("shadow") == faces(before.tokens[spot])
        elif spot in before.bits:
            assert after.tokens[beneath or 0] == before.tokens[spot]
            assert beneath in after.bits
        assert spot not in after.tokens


@law("card_takes_tokens")
def tokens_cover_the_card(passage: Passage) -> None:
    """Assert that gems lie on the symbols of the card, and that a discarded token covers one that has a gem (ML-S17-03, -06 to -10)."""
    before, after = passage.before, passage.after
    if passage.is_deal:
        owners = Counter(after.notes.get(f"card-gem-{spirit}") for spirit in after.card)
        assert owners == ({1: 4} if after.seats == 1 else {1: 2, 2: 2})
    if passage.tells("token-discarded") != 1:
        return
    lying = {spirit for spirit in SPIRITS if f"card-gem-{spirit}" in before.notes}
    covered = [spirit for spirit in lying if f"card-gem-{spirit}" not in after.notes]
    if not lying:
        assert len(after.piles[OUT]) == len(before.piles.get(OUT, ())) + 1
        assert after.card == before.card
        return
    assert len(covered) == 1, "a discarded token covers no symbol"
    (spirit,) = covered
    token = after.piles[CARD][-1].face
    assert len(after.piles[CARD]) == len(before.piles.get(CARD, ())) + 1
    assert Counter(after.card) == Counter(before.card) - Counter([spirit]) + Counter({token} & {*SPIRITS})
    owner = owner_seat(before, before.notes[f"card-gem-{spirit}"] - 1)
    players = before.players[owner], after.players[owner]
    all_ = [player.gems + player.spent for player in players]
    assert all_[1] == all_[0] + 1, "the gem goes to nobody"


@law("alchemy_third_tile")
def a_side_tile_is_one_of_three(passage: Passage) -> None:
    """Assert that a gem adds its side tile once a turn, and that one of the three is discarded then (ML-S15-05 to -09)."""
    before, after = passage.before, passage.after
    if after.phase == "assign" and after.picked[-1].creature is not None:
        purse = owner_seat(after, after.active)
        stack = after.stacks.get(f"side-{purse + 1}")
        player = after.players[purse]
        gems = min(player.gems, 1 - after.spent_now) if after.options.open_talk else player.gems
        offered = sum(action.verb == "add" for action in passage.legal)
        assert offered == (len(stack.items) if stack and gems else 0)
    if passage.verb == "add":
        added = after.picked[-1]
        assert len(after.picked) == 3
        assert passage.gems() == (-1, 1)
        lying = before.stacks[f"side-{owner_seat(before, before.active) + 1}"].items
        assert added.tile in lying
        assert not any(added.tile in stack.items for stack in after.stacks.values())
        assert not any(action.verb == "add" for action in passage.legal)
    if passage.gives:
        given = {*passage.tiles("light"), *passage.tiles("shadow")}
        over = [taken.tile for taken in before.picked if taken.tile not in given]
        assert len(over) == len(before.picked) - 2
        assert after.out[len(before.out) :] == over, "the tile that is over is not discarded"


@law("gem_tiles")
def a_spent_gem_costs_its_tile(passage: Passage) -> None:
    """Assert that a gem takes its side tile out of the game, and one that came back has none (ML-S15-04, ML-S15-10, ML-S15-11)."""
    before, after = passage.before, passage.after
    if (
        passage.verb not in ("hurry", "talk")
        or passage.tells("plus")
        or passage.ends
        or len(passage.moves) > 1
    ):
        return
    seat = owner_seat(before, before.active)
    stacks = [table.stacks.get(f"side-{seat + 1}") for table in (before, after)]
    lying, left = (stack.items if stack else [] for stack in stacks)
    lost = after.out[len(before.out) :]
    assert sorted([*left, *lost]) == sorted(lying)
    is_bare = before.players[seat].gems > len(lying)
    assert len(lost) <= 1
    assert is_bare or len(lost) == 1, "a gem is spent and its tile stays"


@law("twin_forests")
def shadow_does_the_same_in_the_other_forest(passage: Passage) -> None:
    """Assert that Shadow stands, picks and moves where Light does, three rows and a gap apart (ML-S02-03 to -08, ML-S02-12, -13)."""
    before, after = passage.before, passage.after
    if len(after.creatures) == 2:
        (row, x), (rival_row, rival_x) = (lie.cell(after, after.creatures[each]) for each in CREATURES)
        assert (abs(row - rival_row), x) == (4, rival_x), "the creatures stand apart"
    if not passage.ends:
        tops = {lie.cell(after, spot) for spot, tile in enumerate(after.tiles) if tile >= 0}
        assert tops == {((row + 4) % 8, x) for row, x in tops}, "the forests differ"
    if passage.verb == "collect" and not passage.ends:
        assert len(passage.gone) == 2
        for taken, creature in each_giver(passage):
            assert passage.tiles(creature) == [taken.tile]
            assert taken.spot not in lie.around(before, before.creatures[other(creature)])
    assert after.phase != "assign", "the tiles are given freely"
    assert all(action.creature == "light" for action in passage.legal if action.verb in ("collect", "move"))


@law("gem_swap")
def a_gem_swaps_the_creatures(passage: Passage) -> None:
    """Assert that a gem lets the creatures change places, takes no bit, and does nothing else (ML-S02-09 to -11)."""
    before, after = passage.before, passage.after
    verbs = Counter(action.verb for action in passage.legal)
    assert not verbs["hurry"] + verbs["talk"]
    if after.phase in ("collect", "move"):
        gems = after.players[owner_seat(after, after.active)].gems
        assert verbs["swap"] == (gems > 0 and not (after.options.open_talk and after.spent_now))
    if passage.verb == "swap":
        assert after.creatures == {creature: before.creatures[other(creature)] for creature in CREATURES}
        assert after.bits == before.bits
        assert passage.gems() == (-1, 1)
