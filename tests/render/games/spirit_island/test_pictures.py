"""The pictures of Spirit Island: whole games drawn and told, their limits, and that they show no more than their view."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from itertools import combinations

import pytest
from PIL import ImageChops

from engine.games.spirit_island.model.facts import Space, powers, spirits
from engine.games.spirit_island.model.island import island as land_map
from engine.games.spirit_island.model.kinds import ELEMENTS
from engine.games.spirit_island.model.texts import does, name_of, tell, threshold_does
from engine.games.spirit_island.model.view import PieceView, SpiritIslandView
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from render import pictures
from render.games.spirit_island.alt_text.lands import coming, contents
from render.games.spirit_island.alt_text.players import coming_space, short, target_text
from render.games.spirit_island.alt_text.remarks import remarks
from render.games.spirit_island.alt_text.standing import standing
from render.games.spirit_island.board import shaded_lands
from render.games.spirit_island.board.ground import ground
from render.games.spirit_island.board.island import lay, named_island, of_board
from render.games.spirit_island.board.panels import is_meant
from render.games.spirit_island.hand import space_sprite
from render.kit.canvas import Canvas
from render.kit.fonts import lines
from render.kit.palette import CREAM, PANEL, shaded
from render.painter import Picture
from tests.catalogues import WHOLE
from tests.render.alt_texts import alt_texts
from tests.render.island import GAME, PEOPLE, crowded, played, seen
from tests.render.pixels import is_written, sheet
from words.catalogue import words
from words.limits import ALT_LIMIT, TEXT_LIMIT

LONG = tuple(f"{letter}{'ĘŁ' * 15}_" for letter in "ABCD")
"""Names as long as Discord allows, with a letter that markdown reads."""


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_shown_can_be_said(seats: int, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for view in (
            *(seen(match, 0) for match in played(seats)[::6]),
            seen(played(seats)[-1], 0),
            crowded(seats),
        ):
            for said in alt_texts(GAME, view, LONG, language):
                assert 0 < len(said) <= ALT_LIMIT
                assert GAME not in said
            told = pictures.describe(GAME, view, LONG, language)
            assert GAME not in told
            assert len(told) <= TEXT_LIMIT
    assert not caplog.records


@pytest.mark.parametrize("language", WHOLE)
def test_the_whole_island_of_four_is_told_within_the_limit(language: str) -> None:
    for match in played(4)[::5]:
        view = seen(match)
        told = pictures.describe(GAME, view, PEOPLE, language)
        lines = told.splitlines()
        for land in view.lands:
            if any(contents(view, land)):
                assert any(line.startswith(f"- {land.id} (") for line in lines), land.id
        assert PEOPLE[3].replace("_", "\\_") in told


def storied(view: SpiritIslandView, **changed: object) -> SpiritIslandView:
    """Return the same table with its first inland land changed, and nothing coming elsewhere."""
    target = next(each for each in view.lands if each.number and not each.coastal)
    lands = (
        each.model_copy(update=changed)
        if each is target
        else each.model_copy(update={"forecast": None, "will_build": (), "next": ()})
        for each in view.lands
    )
    return view.model_copy(update={"lands": tuple(lands)})


def test_what_the_invaders_will_do_is_said_with_its_sums() -> None:
    """6 damage against Defend 3: blight cascades, one of two Dahan is destroyed, the other strikes back."""
    forecast = next(each.forecast for each in crowded(2).lands if each.forecast)
    view = storied(
        seen(played(2)[0]),
        pieces=(PieceView(kind="dahan", damage=0, health=2, count=2),),
        defend=3,
        forecast=forecast.model_copy(
            update={
                "attack": 6,
                "damage": 3,
                "blight": True,
                "cascade": True,
                "dahan_lost": 1,
                "counterattack": 2,
                "presence_lost": (0, 1),
            }
        ),
        will_build=("city",),
        next=("ravage", "build"),
    )
    land = next(each.id for each in view.lands if each.forecast)
    ravage, build = (words("en").say(text, PEOPLE) for text in coming(view))
    assert ravage == (
        f"Invaders will ravage {land} for 3 damage (6 − Defend 3): 1 blight added that cascades into an adjacent land,"
        f" 1 presence of {PEOPLE[1]} destroyed, 1 of 2 Dahan destroyed, and Dahan fight back for 2 damage."
    )
    assert build == f"Invaders will build a city in {land}: more towns than cities are there by then."
    assert ravage in pictures.describe(GAME, view, PEOPLE[:2], "en")
    assert ravage in pictures.table(GAME, view, PEOPLE[:2], "en").alt


def test_a_ravage_that_is_held_off_does_no_harm() -> None:
    forecast = next(each.forecast for each in crowded(2).lands if each.forecast)
    quiet = {"attack": 3, "damage": 0, "blight": False, "dahan_lost": 0, "counterattack": 0}
    held = forecast.model_copy(update=quiet)
    view = storied(seen(played(2)[0]), pieces=(), defend=5, forecast=held, next=("ravage",))
    (text,) = (words("en").say(text) for text in coming(view))
    assert text.endswith("for 0 damage (3 − Defend 5): no harm.")


def test_lands_that_ravage_before_the_others_are_told_before_them() -> None:
    view = crowded(2)
    *_, last = [land.id for land in view.lands if land.forecast]
    (said, *_) = (words("en").say(text) for text in coming(view.model_copy(update={"first": (last,)})))
    assert said.startswith(f"Invaders will ravage {last} ")


@pytest.mark.parametrize("language", WHOLE)
def test_of_a_hand_of_twelve_every_card_is_named_for_the_ear(language: str) -> None:
    view = seen(played(1)[1], 0)
    own = view.spirits[0]
    named = (card for card in powers().values() if card.elements and card.cost)
    bare = own.innates[0].model_copy(update={"thresholds": ()})
    twelve = tuple(
        bare.model_copy(update={"id": card.id, "cost": card.cost, "elements": card.elements})
        for card, _ in zip(named, range(12), strict=False)
    )
    held = view.model_copy(update={"spirits": (own.model_copy(update={"hand": twelve}), *view.spirits[1:])})
    hand = pictures.hand(GAME, held, PEOPLE, language)
    assert hand is not None
    assert len(hand.alt) <= ALT_LIMIT
    assert "…" not in hand.alt
    for card in twelve:
        assert f"{words(language).say(name_of(card.id))} ({card.cost})" in hand.alt


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ones_own_board_lies_below_the_island_with_its_pieces_on_their_lands(seat: int) -> None:
    view = seen(played(3)[-1], seat)
    single = of_board(view, view.boards[seat])
    alone = Canvas(named_island(single.boards))
    lay(alone, single, 0)
    expected = sheet(Picture(alone.png(upright=False), "", alone.width, alone.height))
    drawn = sheet(pictures.table(GAME, view, PEOPLE[:3], "en"))
    below = drawn.crop((0, drawn.height - expected.height, expected.width, drawn.height))
    assert ImageChops.difference(below, expected).getbbox() is None


def test_damaged_pieces_sacred_sites_and_marks_are_told() -> None:
    view = storied(
        seen(played(2)[0]),
        pieces=(PieceView(kind="town", damage=1, health=2, count=1),),
        presence=(2, 0),
        sacred=(0,),
        marks=("no-build",),
        defend=2,
    )
    land = next(each for each in view.lands if each.marks)
    told = [words("en").say(text, PEOPLE) for text in contents(view, land)]
    assert told[0] == "1 town with 1 damage"
    assert told[-3:] == ["2 presence of Żaneta (sacred site)", "Defend 2", "no build"]


def test_nothing_hidden_is_in_a_picture_or_its_words() -> None:
    """Dealt anew in all that a seat cannot know, a table gives the same pictures and the same words."""
    painter = pictures.painter(GAME)
    match = played(2)[len(played(2)) // 2]
    for seat in (None, Seat(0)):
        one, other = match.view(seat), match.fork(seat, b"another deal").view(seat)
        for show in (painter.table, painter.scores, painter.hand, painter.describe):
            assert show(one, PEOPLE[:2], "en") == show(other, PEOPLE[:2], "en")


def test_the_own_picture_is_there_once_there_is_a_spirit() -> None:
    assert pictures.hand(GAME, seen(played(2, "choose")[0], 0), PEOPLE[:2], "en") is None
    view = seen(played(2)[0], 1)
    hand = pictures.hand(GAME, view, PEOPLE[:2], "en")
    assert hand is not None
    assert hand.width == 1000
    own = view.spirits[1]
    for card in own.hand:
        assert words("en").key(f"{GAME}-name-{card.id}") in hand.alt
    assert pictures.hand(GAME, seen(played(2)[0]), PEOPLE[:2], "en") is None


@pytest.mark.parametrize("language", WHOLE)
def test_the_own_picture_says_wholly_what_is_special_about_a_spirit(language: str) -> None:
    view, speech = seen(played(2)[0], 0), words(language)
    for spirit in spirits():
        own = view.spirits[0].model_copy(update={"spirit": spirit, "hand": ()})
        alone = view.model_copy(update={"spirits": (own, view.spirits[1])})
        special = speech.say(does(spirit))
        shown = pictures.hand(GAME, alone, PEOPLE[:2], language)
        assert shown is not None
        assert special in shown.alt
        for line in lines(special, "sans", 33, 920, 99):
            assert is_written(sheet(shown), line, "sans", 33, CREAM, PANEL), line


def test_a_hand_in_words_says_of_each_power_what_its_card_says() -> None:
    view, speech = seen(played(2)[0], 0), words("en")
    hand = pictures.hand(GAME, view, PEOPLE[:2], "en")
    assert hand is not None
    lines = hand.told.splitlines()
    for power in (*view.spirits[0].hand, *view.spirits[0].innates):
        [told] = [line for line in lines if line.startswith(speech.key(f"{GAME}-name-{power.id}") + " (")]
        assert speech.say(target_text(powers()[power.id])) in told
        assert speech.say(does(power.id)) in told
        for element in power.elements:
            assert speech.key(f"{GAME}-name-{element}") in told
    for number, each in enumerate(view.spirits[0].innates[0].thresholds, 1):
        needs = [
            f"{count} {speech.key(f'{GAME}-name-{element}')}" for element, count in each.elements.items()
        ]
        effect = speech.say(threshold_does(view.spirits[0].innates[0].id, number))
        assert any(line.endswith(effect) and all(need in line for need in needs) for line in lines)
    assert all(line.endswith((".", "!")) for line in lines)


@pytest.mark.parametrize("language", WHOLE)
def test_a_hand_too_long_for_its_effects_still_says_what_innate_powers_do(language: str) -> None:
    view, speech = seen(played(2)[0], 0), words(language)
    more = (*view.spirits[0].hand, *view.spirits[1].hand)
    told = []
    for count in (4, 6, 7, 8):
        own = view.spirits[0].model_copy(update={"hand": more[:count]})
        alone = view.model_copy(update={"spirits": (own, view.spirits[1])})
        shown = pictures.hand(GAME, alone, PEOPLE[:2], language)
        assert shown is not None
        cards = all(speech.say(does(card.id)) in shown.alt for card in own.hand)
        told.append((cards, speech.say(threshold_does(own.innates[0].id, 1)) in shown.alt))
    assert told == sorted(told, reverse=True)
    assert (False, True) in told


def test_the_lands_of_a_small_island_are_told_with_its_picture() -> None:
    for seats in (1, 4):
        view = seen(played(seats)[0])
        alt = pictures.table(GAME, view, PEOPLE[:seats], "en").alt
        filled = [land.id for land in view.lands if land.number and (land.pieces or any(land.presence))]
        assert all(f"{land} (" in alt for land in filled) is (seats == 1)
        assert not alt.endswith("…")


def test_no_card_is_cut_from_a_hand_of_eight() -> None:
    view = seen(played(2)[0], 0)
    every = [*view.spirits[0].hand, *view.spirits[1].hand][:8]
    own = view.spirits[0].model_copy(update={"hand": tuple(every)})
    hand = pictures.hand(GAME, view.model_copy(update={"spirits": (own, view.spirits[1])}), PEOPLE[:2], "en")
    assert hand is not None
    for text in (hand.alt, hand.told):
        assert not text.endswith("…")
        assert all(words("en").key(f"{GAME}-name-{card.id}") in text for card in every)
    chosen = pictures.choice(GAME, view, "card", [card.id for card in every], PEOPLE[:2], "en")
    assert chosen is not None
    assert not chosen.alt.endswith("…")


def test_the_table_in_words_names_the_neighbours_and_the_place_of_each_land() -> None:
    view = seen(played(2)[0])
    told = pictures.describe(GAME, view, PEOPLE[:2], "en")
    near = land_map(view.boards, view.corners).neighbours
    spots = {}
    for land in view.lands:
        if land.number:
            [(across, down, listed)] = re.findall(
                rf"\b{land.id} \([a-z]+{' on the coast' * land.coastal}, (\d+)/(\d+), next to ([^)]*)\)", told
            )
            assert set(re.findall(r"[A-F]\d", listed)) == set(near[land.id]), land.id
            spots[land.id] = int(across), int(down)
    middle = {land: _middle(ground(view.boards).lands[land]) for land in spots}
    for one, other in combinations(spots, 2):
        if abs(spots[one][1] - spots[other][1]) > 5:
            assert (spots[one][1] < spots[other][1]) == (middle[one] < middle[other])


def _middle(outline: Sequence[tuple[float, float]]) -> float:
    return sum(y for _, y in outline) / len(outline)


def test_the_next_presence_of_a_track_is_marked() -> None:
    spaces = seen(played(1)[0]).spirits[0].energy_track
    assert coming_space(spaces) == spaces[1].space
    assert coming_space(tuple(each.model_copy(update={"shown": True}) for each in spaces)) is None
    kinds = [(2, *states) for states in ((True, False), (False, True), (False, False))]
    assert len({space_sprite(*kind).image.tobytes() for kind in kinds}) == 3
    spaces_of_words: tuple[Space, ...] = ("any", "reclaim-one", *ELEMENTS)
    for space in spaces_of_words:
        looks = {space_sprite(space, *states).image.tobytes() for states in ((True, False), (False, False))}
        assert len(looks) == 2, space


@pytest.mark.parametrize("language", WHOLE)
def test_the_target_of_every_power_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for power in powers().values():
            said = words(language).say(target_text(power))
            assert (str(power.target.range) in said) == (power.target.spirit is None), power.id
    assert not caplog.records


def test_who_is_waited_for_is_marked() -> None:
    for match in played(3)[::4]:
        view = seen(match)
        if view.phase in ("spirit", "fast", "slow"):
            for spirit in view.spirits:
                assert is_meant(view, spirit) == (
                    not spirit.is_ready if view.phase == "spirit" else spirit.is_active
                )


def test_a_picture_is_the_same_whenever_it_is_drawn() -> None:
    painter = pictures.painter(GAME)
    first = painter.table(crowded(2), PEOPLE[:2], "en")
    painter.table(crowded(1), PEOPLE[:1], "en")
    assert painter.table(crowded(2), PEOPLE[:2], "en") == first


@pytest.mark.parametrize("name", ["🦊 花子", "محمد", "\u200b", "W" * 32])
def test_whatever_somebody_is_called_the_pictures_are_drawn(name: str) -> None:
    view = seen(played(1)[1], 0)
    plain, named = (pictures.table(GAME, view, [each], "pl") for each in ("Ada", name))
    assert (named.width, named.height) == (plain.width, plain.height)
    assert named.data != plain.data


def test_the_end_says_how_it_ended() -> None:
    last = seen(played(3)[-1])
    scores = pictures.scores(GAME, last, PEOPLE[:3], "en")
    assert scores.alt.startswith(f"Final scores. Score {last.outcome.standings[0].score}".replace("-", "−"))
    assert pictures.scores(GAME, seen(played(3)[0]), PEOPLE[:3], "en").alt.startswith("Standing now.")


@pytest.mark.parametrize("language", WHOLE)
def test_below_the_picture_it_is_said_what_comes_next_and_who_can_still_act(language: str) -> None:
    for match in played(2):
        view = seen(match)
        said = pictures.remarks(GAME, view, PEOPLE, language)
        assert GAME not in "".join(said)
        ravaged = [land.id for land in view.lands if land.forecast]
        assert all(any(land in line for line in said) for land in ravaged)
        built = [land.id for land in view.lands if land.will_build]
        assert all(any(land in line for line in said) for land in built)
        active = [PEOPLE[spirit.seat] for spirit in view.spirits if spirit.is_active]
        assert all(any(line.startswith(name) for line in said) for name in active)
        assert bool(said) == (view.phase not in ("setup", "over"))


def remarks_of(view: SpiritIslandView) -> list[str]:
    return [text.key.partition("-told-")[2] for text in remarks(view)]


def test_a_player_in_the_spirit_phase_grows_then_plays_then_is_ready() -> None:
    view = next(each for each in map(seen, played(1)) if each.phase == "spirit")
    (spirit,) = view.spirits
    for changed, said in (
        ({"grown": None}, ["still-grows"]),
        ({"grown": 1, "todo": (), "drawn": (), "forgets": 0}, ["still-plays"]),
        ({"is_ready": True}, []),
    ):
        moved = view.model_copy(update={"spirits": (spirit.model_copy(update=changed),)})
        assert [key for key in remarks_of(moved) if key.startswith("still")] == said


def test_in_the_slow_phase_the_next_turn_is_told_and_an_empty_deck_always() -> None:
    view = next(each for each in map(seen, played(2)) if each.phase == "spirit")
    found = next(each.forecast for each in crowded(2).lands if each.forecast)

    def slow(ravaged: str) -> SpiritIslandView:
        lands = tuple(
            land.model_copy(update={"will_build": (), "forecast": found if land.id == ravaged else None})
            for land in view.lands
        )
        track = view.invaders.model_copy(update={"deck": ()})
        return view.model_copy(update={"phase": "slow", "invaders": track, "lands": lands})

    assert "next-turn" not in remarks_of(slow("")), "nothing comes"
    coming_too = remarks_of(slow("A5"))
    assert coming_too[:2] == ["next-turn", "ravage"], "with its sums, as in the turn itself"
    assert not [key for key in coming_too if key.startswith("explore")]
    assert "explore-last" in remarks_of(slow("").model_copy(update={"phase": "fast"}))


def test_lands_to_choose_are_lit_on_the_island_and_told() -> None:
    view = seen(played(2)[-1])
    lands = [land.id for land in view.lands if land.number in (4, 5)]
    assert pictures.is_on_map(GAME, view, "target", lands)
    assert not pictures.is_on_map(GAME, view, "target", ["1", "2"])
    assert not pictures.is_on_map(GAME, view, "source", lands)
    for language in WHOLE:
        shown = pictures.choice(GAME, view, "land", lands, PEOPLE, language)
        assert shown is not None
        assert all(land in shown.alt for land in lands)
        assert len(shown.data) < 155 * 1024
    assert pictures.choice(GAME, view, "source", lands, PEOPLE, "en") is None
    lit, all_lit = (
        pictures.choice(GAME, view, "land", each, PEOPLE, "en")
        for each in (lands, [land.id for land in view.lands])
    )
    assert lit is not None
    assert all_lit is not None
    assert lit.data != all_lit.data


def test_a_land_that_is_lit_is_as_bright_as_on_the_table_and_another_is_in_the_shade() -> None:
    view = seen(played(1)[-1])
    x, y = corner_of(view, "A5"), corner_of(view, "A4")
    canvas = shaded_lands.draw(view, ["A5"])
    plain = named_island(view.boards)
    assert canvas._sheet.getpixel((x[0] + 1, x[1])) == plain.getpixel(x)
    assert (
        canvas._sheet.getpixel((y[0] + 1, y[1]))
        == shaded(plain, shaded_lands.SHADE).getpixel(y)
        != plain.getpixel(y)
    )


def corner_of(view: SpiritIslandView, land: str) -> tuple[int, int]:
    """Return a pixel well inside a land, near its lower end, where nothing is laid."""
    mask, left, top = ground(view.boards).mask(land, 26)
    row = max(y for y in range(mask.height) if mask.crop((0, y, mask.width, y + 1)).getbbox())
    box = mask.crop((0, row, mask.width, row + 1)).getbbox()
    assert box is not None
    return left + box[0], top + row


@pytest.mark.parametrize("language", WHOLE)
def test_before_the_end_the_standing_is_what_is_needed_to_win_and_how_near_the_end_is(language: str) -> None:
    view = next(each for each in map(seen, reversed(played(3))) if each.phase not in ("setup", "over"))
    said = pictures.standing(GAME, view, PEOPLE[:3], language)
    assert len(said) == 6
    shown = pictures.scores(GAME, view, PEOPLE[:3], language)
    assert all(line in shown.alt for line in said)
    assert str(view.fear.markers) in said[1]
    assert str(len(view.invaders.deck)) in said[3]
    over = seen(played(3)[-1])
    assert pictures.standing(GAME, over, PEOPLE[:3], language) == ()


def test_the_standing_goes_by_the_terror_level_and_the_side_of_the_blight_card() -> None:
    view = next(each for each in map(seen, played(1)) if each.phase == "spirit")
    keys = [text.key.partition("-stand-")[2] for _, text in standing(view)]
    assert keys == ["terror-1", "fear", "healthy", "deck", "presence", "score"]
    counts = {
        level: dict(next(text for _, text in standing(at_level(view, level))).args)["count"]
        for level in (1, 2, 3)
    }
    pieces = [piece for land in view.lands for piece in land.pieces]
    for level, kinds in ((1, ("explorer", "town", "city")), (2, ("town", "city")), (3, ("city",))):
        assert counts[level] == sum(piece.count for piece in pieces if piece.kind in kinds)
    late = [text.key.partition("-stand-")[2] for _, text in standing(at_level(view, 3))]
    assert late[1:3] == ["fear-last", "blighted"]


@pytest.mark.rule("SI-SCENARIO-08", "SI-SCENARIO-12")
@pytest.mark.parametrize("language", WHOLE)
def test_where_fear_alone_does_not_win_the_standing_says_what_it_does(language: str) -> None:
    """Under the rituals its cards wait for one, and to the Dahan it is the call to arms."""
    game = find("spirit-island")
    said = []
    for scenario in ("none", "rituals-of-terror", "dahan-insurrection"):
        options = game.Options.model_validate({"spirits": "easy", "scenario": scenario})
        view = Match.new(game, options, 1, b"fear").view(None)
        told = pictures.standing(GAME, view, PEOPLE[:1], language)
        said.append(next(each for each in told if each.startswith(("Fear:", "Strach:"))))
    by_fear = {"en": "victory by fear alone", "pl": "zwycięstwa samym strachem"}[language]
    assert [by_fear in each for each in said] == [True, False, False]
    assert {"en": "cards wait for a ritual", "pl": "czekające na rytuał"}[language] in said[1]
    assert {"en": "insurrection of the Dahan", "pl": "powstania Dahan"}[language] in said[2]


@pytest.mark.parametrize("language", WHOLE)
def test_the_last_fear_cards_lead_to_no_further_level(language: str) -> None:
    view = next(each for each in map(seen, played(1)) if each.phase == "spirit")
    level = {"en": "to the next level", "pl": "do następnego poziomu"}[language]
    ends = {"win": ("victory", "zwycięstwa"), "insurrection": ("insurrection", "powstania")}
    for end, names in ends.items():
        told = [
            pictures.table(GAME, each, PEOPLE[:1], language).alt
            for each in (at_level(view, 2), at_level(view, 3))
            for each in [each.model_copy(update={"fear": each.fear.model_copy(update={"end": end})})]
        ]
        assert [level in each for each in told] == [True, False]
        assert names[language == "pl"] in told[1]
    spent = view.model_copy(update={"fear": view.fear.model_copy(update={"parts": ()})})
    assert level not in pictures.table(GAME, spent, PEOPLE[:1], language).alt


def test_who_decides_about_an_effect_is_not_said_to_have_nothing_to_do() -> None:
    match = next(each for each in played(2) if seen(each).phase == "invaders" and seen(each).asked)
    view = seen(match)
    (ask, *_) = view.asked
    said = {spirit.seat: words("en").say(short(view, spirit), PEOPLE) for spirit in view.spirits}
    assert said[ask.seat].endswith("must decide.")
    for seat in {*said} - {each.seat for each in view.asked}:
        assert said[seat].endswith("nothing to do.")


def at_level(view: SpiritIslandView, level: int) -> SpiritIslandView:
    """Return the same table at another terror level; at the last one the island is blighted."""
    fear = view.fear.model_copy(update={"level": level, "parts": view.fear.parts[level - 1 :]})
    blight = view.blight.model_copy(update={"is_blighted": level == 3})
    return view.model_copy(update={"fear": fear, "blight": blight})


def test_powers_to_choose_are_shown_with_what_they_do_and_are_no_map() -> None:
    view = next(each for each in (seen(each, Seat(0)) for each in played(2)) if each.spirits[0].hand)
    cards = [card.id for card in view.spirits[0].hand]
    assert pictures.is_shown(GAME, view, "card", cards)
    assert not pictures.is_on_map(GAME, view, "card", cards)
    assert not pictures.is_shown(GAME, view.model_copy(update={"seat": None}), "card", cards)
    for language in WHOLE:
        shown = pictures.choice(GAME, view, "card", cards, PEOPLE, language)
        assert shown is not None
        assert all(words(language).say(does(card)) in shown.alt for card in cards)


def test_it_is_said_why_invaders_build_where_there_are_none_and_that_a_card_may_escalate() -> None:
    view = next(each for each in map(seen, played(2)) if each.phase == "spirit")
    lands = tuple(
        land.model_copy(
            update={
                "will_build": ("town",) if land.id == "A5" else (),
                "builds_alone": land.id == "A5",
                "forecast": None,
            }
        )
        for land in view.lands
    )
    track = view.invaders.model_copy(update={"deck": (2, 3)})

    def said(**changed: object) -> list[str]:
        island = {"lands": lands, "adversary": "england", "invaders": track, **changed}
        return [words("en").say(text) for text in remarks(view.model_copy(update=island))]

    assert said()[:3] == [
        "Invaders will build a town in A5.",
        "Invaders will build in A5 too, though none are there: 2 or more towns and cities are adjacent.",
        "Then the invaders explore: next card unknown (stage II, with an escalation unless it is Coastal Lands).",
    ]
    twice = [
        land.model_copy(update={"will_build": ("town", "town") if land.id == "A5" else land.will_build})
        for land in lands
    ]
    assert said(lands=tuple(twice))[0] == "Invaders will build a town in A5 (twice)."
    why = (tell("why-crowded", land="A5", count=7),)
    lost = "A5 holds 7 towns and cities, and England wins"
    escalates = f"**As things stand, an escalation with the next card the invaders explore with loses the game: {lost}.**"
    assert escalates in said(escalation_threat=why)
    assert escalates not in said(escalation_threat=why, threat=why), "it is lost before that card"
    assert f"**{lost}**" in said(near=why)
    turned = view.blight.model_copy(update={"is_blighted": True, "card": "downward-spiral"})
    pays = "Downward Spiral: At the start of each invader phase each spirit destroys 1 of its presence."
    assert pays in said(blight=turned)
    assert pays in said(blight=turned, phase="slow")
    assert pays not in said(blight=turned, phase="invaders"), "it was paid"
    assert not [each for each in said() if "Spiral" in each], "nobody knows the card before it is turned"
    fear = view.fear.model_copy(update={"earned": (None, None)})
    assert "First 2 fear cards are turned up, which may change this." in said(fear=fear)
    assert not [each for each in said(fear=fear, phase="slow") if "fear" in each], "they were turned up"
    revealed = track.model_copy(update={"explored": track.build})
    assert any(each.endswith("the invaders are about to explore there.") for each in said(invaders=revealed))
    assert not [each for each in said(invaders=revealed) if "unknown" in each]
