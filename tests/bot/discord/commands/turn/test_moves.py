"""Turns as people play them, by slash command and by buttons: over real sockets, with the stand-in for Discord."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.cards import choice_map
from bot.discord.commands.turn import moves
from bot.discord.ui.custom_id import CustomId
from bot.tables import Person as Player
from bot.tables import Status, Table
from bot.tables.model.errors import NotSeated
from engine.errors import Illegal, Malformed, Refused
from engine.match import Match
from engine.registry import find
from engine.text import Seat, Who, say
from standin.faults.model import Failing
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    first_moves,
    grove,
    label,
    labels,
    picked,
    playing,
    pressed,
)
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words


async def test_a_turn_by_slash_command_with_suggestions(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        first_card = await playing(ada, celina)
        assert ada.mention in first_card.text
        assert first_card.mentions == []
        assert len(first_card.alt_texts) == 1
        offered = await ada.choices("/forest take first:")
        assert {"A1", "A12", "D1", "D12"} <= {choice.value for choice in offered}
        assert await celina.choices("/forest take first:") == []
        some = await ada.choices(f"/forest take first:{offered[0].name.split()[0].lower()}")
        assert offered[0] in some
        seconds = await ada.choices(f"/forest take first:{offered[0].value} second:")
        assert seconds[0].name == "just this one"
        done = await asked(ada, f"/forest take first:{offered[0].value}")
        assert done.is_ephemeral
        card = await card_of(celina, "Ada takes")
        assert card.mentions == []
        await celina.until(
            lambda: not any(labels(m) for m in celina.messages()[:-1]), "one card with buttons"
        )
        await asked(ada, "/forest keep")
        assert (await card_of(celina, "Celina’s turn: take")).mentions == ["Celina"]


async def test_a_move_is_told_also_where_the_next_ones_cannot_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def torn(*_: object) -> None:
        raise OSError("a font is gone")

    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        monkeypatch.setattr(choice_map, "draw", torn)
        done = await asked(ada, "/forest take first:D12")
        assert "D12" in done.text
        assert "D12" in (await card_of(celina, "Ada takes")).text
    assert "the next moves at table" in caplog.text


async def test_a_turn_by_buttons_is_three_clicks_and_each_is_answered_in_one_place(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        tiles = await pressed(ada, card, "Take tiles")
        assert tiles.is_ephemeral
        assert "Ada, take tiles." in tiles.text
        played = await pressed(ada, tiles, label(tiles, "D12"))
        assert played.id == tiles.id
        assert "D12" in played.text
        assert "Ada, place a gem" in played.text
        assert "D12" in (await card_of(celina, "Ada takes")).text
        await pressed(ada, played, "Keep my gems")
        assert "Celina’s turn: take" in (await card_of(ada, "Celina’s turn: take")).text


async def test_whoever_wants_to_sees_every_move_before_it_is_made(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        me = await asked(ada, "/me")
        await picked(ada, me, "Anything else?", "confirms")
        tiles = await pressed(ada, card, "Take tiles")
        preview = await pressed(ada, tiles, label(tiles, "A1"))
        assert "Take A1" in preview.text
        again = await pressed(ada, preview, "Back")
        assert "Ada, take tiles." in again.text
        preview = await pressed(ada, again, label(again, "D12"))
        assert (await running.table(ada)).match is not None
        assert await pressed(ada, preview, "Play it")
        assert "D12" in (await card_of(celina, "Ada takes")).text
        preview = await pressed(ada, await card_of(ada, "Ada takes"), "Keep my gems")
        assert labels(preview) == ["Play it", "Back", "Cancel"]


async def test_only_whose_turn_it_is_can_move_and_each_reads_the_own_language(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (_, (ada, celina, bruno)):
        card = await playing(ada, celina)
        theirs = await celina.sees("🔒")
        refused = await pressed(celina, theirs, "Take tiles")
        assert refused.text == "To nie Twoja kolej. Czekamy na: Ada."
        assert refused.is_ephemeral
        more = await pressed(bruno, await bruno.sees("🔒"), "More")
        watched = await pressed(bruno, more, "My moves")
        assert "not playing in this game" in watched.text
        assert "not playing in this game" in (await asked(bruno, "/forest take first:A1")).text
        assert labels(card)


async def test_a_card_that_is_past_is_stale_and_shows_what_can_be_done_now(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        old = await pressed(ada, card, "Take tiles")
        await asked(ada, "/forest take first:A1")
        stale = await pressed(ada, old, label(old, "A12"))
        assert "moved on" in stale.text
        assert "Keep my gems" in labels(stale)
        await pressed(ada, stale, "Keep my gems")
        assert await card_of(celina, "Celina’s turn: take")


async def test_an_illegal_move_names_its_rule_and_offers_the_nearest(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        refused = await asked(ada, "/forest take first:B6")
        assert "Rule SF-TAKE" in refused.text
        odd = await asked(ada, "/forest take first:over there")
        assert "cannot be read" in odd.text
        played = await pressed(ada, refused, label(refused, "Take"))
        assert "Ada takes" in played.text


async def test_a_computer_plays_at_once_and_its_turn_is_on_the_same_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        await first_moves(ada, lobby)
        await ada.select(lobby, "Add a computer", "random")
        await ada.press(lobby, "Start")
        await card_of(ada, "🔒")
        await asked(ada, "/forest take first:A1")
        await card_of(ada, "Ada takes")
        before = len(ada.messages())
        await asked(ada, "/forest keep")
        card = await card_of(ada, "Computer 1 takes")
        assert "Ada keeps" in card.text
        assert ada.mention in card.text
        assert len([m for m in ada.messages()[before:] if not m.is_ephemeral]) == 1


async def test_two_presses_at_once_play_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        card = await card_of(ada, "Ada takes")
        running.local.faults.add(Failing(route="change", status=403, times=1000))
        both = await asyncio.gather(*(pressed(ada, card, "Keep my gems") for _ in range(2)))
        await running.tidied()
        later = await pressed(ada, card, "Keep my gems")
        assert ["keeps all gems" in m.text for m in (*both, later)] == [True] * 3, (
            "both hear that it is done, and so does whoever presses the old card while it keeps its buttons"
        )
        table = await running.table(ada)
        assert [told.action for told in await running.tables.history(table.id)] == ["take A1", "keep"]
        told = [m for m in celina.messages() if not m.is_ephemeral and "keeps all gems" in m.text]
        assert len(told) == 1, "the others hear of it once"


async def test_the_last_card_has_the_scores_and_audit_the_secret_number(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        table, number = await running.table(ada), 1
        while True:
            chair = table.awaiting[0]
            assert chair.person is not None
            ending = [a for a in table.legal(chair.person) if a.verb == "reveal"]
            if ending and len(table.awaiting) == 1:
                break
            action = table.legal(chair.person).actions[0]
            player = Player(chair.person, chair.name)
            table = (await running.tables.act(table.id, player, action, number)).table
            number += 1
        last = next(p for p in (ada, celina) if int(p.id) == chair.person)
        await asked(last, "/forest reveal")
        card = await card_of(ada, "✅ Fair shuffle")
        seed = b"a seed that repeats".hex()
        assert seed not in card.text
        assert seed in (await asked(ada, "/audit")).text
        assert "**1.**" in card.text
        assert len(card.alt_texts) == 2
        assert "no game" not in (await asked(ada, "/scores")).text
        await ada.press(card, "Rematch")
        lobby = await celina.sees("1. Celina")
        assert "2. Ada (host)" in lobby.text, "seats move on"


async def test_a_move_of_another_game_than_is_played_here_is_refused(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        before = (await running.table(ada)).moment
        assert "Spirits of the Forest" in (await asked(ada, "/living draw")).text
        assert (await running.table(ada)).moment == before


async def test_an_older_page_of_moves_becomes_one_line_where_a_newer_one_opens(tmp_path: Path) -> None:
    """Whoever presses a card again has one page that can be pressed; the same page goes on where it is pressed itself."""
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        older = await pressed(ada, card, "Take tiles")
        newer = await pressed(ada, card, "Take tiles")
        assert older.id != newer.id
        aside = await ada.sees(lambda m: m.id == older.id and not labels(m))
        assert aside.text == "Your moves are on a newer page below."
        assert aside.alt_texts == []
        gem = await pressed(ada, newer, label(newer, "A12"))
        assert gem.id == newer.id
        assert "Keep my gems" in labels(gem)


async def test_a_page_that_was_closed_stays_as_it_is(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        closed = await pressed(ada, await pressed(ada, card, "Take tiles"), "Cancel")
        page = await pressed(ada, card, "Take tiles")
        assert "A12" in " ".join(labels(page))
        assert next(m for m in ada.messages() if m.id == closed.id).text == "OK, nothing has changed."


@pytest.mark.parametrize(
    ("confirms", "card", "leaves", "is_final", "is_asked"),
    [
        (True, None, False, False, True),
        (False, None, False, False, False),
        (False, None, True, False, False),
        (False, 9, True, False, True),
        (False, 9, False, False, False),
        (False, None, False, True, True),
        (False, 9, False, True, True),
    ],
)
async def test_a_move_is_asked_again_where_it_is_final_or_unclear_or_its_person_wants_it(
    monkeypatch: pytest.MonkeyPatch,
    confirms: bool,
    card: int | None,
    leaves: bool,
    is_final: bool,
    is_asked: bool,
) -> None:
    monkeypatch.setattr(moves, "skip_forced", lambda legal, trail: f"{trail} of {legal}")
    monkeypatch.setattr(moves, "whole_action", lambda legal, trail: f"{trail} whole")

    async def get(person: int) -> Any:
        assert person == 7
        return SimpleNamespace(confirms=confirms)

    async def look_ahead(look: Any, action: object) -> bool:
        return bool(look(action))

    def met(action: object, *, answer: bool) -> bool:
        assert action == "trail of legal whole"
        return answer

    foresight = SimpleNamespace(
        leaves=lambda action: met(action, answer=leaves),
        is_asked_again=lambda action: met(action, answer=is_final),
    )
    desk = SimpleNamespace(
        tables=SimpleNamespace(preferences=SimpleNamespace(get=get)),
        pool=SimpleNamespace(look_ahead=look_ahead),
    )
    request = SimpleNamespace(person=SimpleNamespace(id=7), pressed_card=card)
    picker = SimpleNamespace(legal="legal", foresight=foresight)
    asked_again = moves._is_asked_again(
        cast(Any, desk), cast(Any, request), cast(Any, picker), cast(Any, "trail")
    )
    assert await asked_again is is_asked


@pytest.mark.parametrize(
    ("is_read", "action", "is_legal", "ends_badly", "done"),
    [
        (True, None, True, False, "shows trail"),
        (True, "take A1", True, False, "plays take A1"),
        (True, "take A1", True, True, "previews take A1"),
        (True, "take A1", False, True, "plays take A1"),
        (False, "typed", False, True, "plays typed take {'first': 'A1'}"),
    ],
)
async def test_what_is_typed_is_played_or_asked_on_or_shown_first(
    monkeypatch: pytest.MonkeyPatch,
    is_read: bool,
    action: str | None,
    is_legal: bool,
    ends_badly: bool,
    done: str,
) -> None:
    happened: list[str] = []
    table = SimpleNamespace(game=SimpleNamespace(id=FOREST))

    async def playing_here(_: object) -> Any:
        return table

    async def look_ahead(look: Any, ahead: object) -> bool:
        return bool(look(ahead))

    async def show(_: object, __: object, ___: object, trail: object) -> None:
        happened.append(f"shows {trail}")

    async def play(_: object, __: object, at: object, played: object) -> None:
        assert at is table
        happened.append(f"plays {played}")

    async def answer(page: object) -> None:
        happened.append(f"previews {page}")

    picker = SimpleNamespace(
        legal=["take A1"] if is_legal else [],
        said=SimpleNamespace(name="named"),
        foresight=SimpleNamespace(ends_badly=lambda _: ends_badly),
        preview=lambda _, previewed: previewed,
    )
    monkeypatch.setattr(moves, "_picker", lambda *_: picker)
    monkeypatch.setattr(
        moves,
        "follow_typed",
        lambda *given: ("trail", is_read) if given[1:] == ("take", {"first": "A1"}, "named") else None,
    )
    monkeypatch.setattr(moves, "whole_action", lambda *_: action)
    monkeypatch.setattr(moves, "_as_typed", lambda _, verb, given: f"typed {verb} {given}")
    monkeypatch.setattr(moves, "verb_of", lambda _: "take")
    monkeypatch.setattr(moves, "values", lambda _: ("A1",))
    monkeypatch.setattr(moves, "_show", show)
    monkeypatch.setattr(moves, "_play", play)
    desk = cast(Any, SimpleNamespace(playing_here=playing_here, pool=SimpleNamespace(look_ahead=look_ahead)))
    request = cast(Any, SimpleNamespace(answer=answer))
    await moves.play_typed(desk, request, FOREST, "take", {"first": "A1"})
    assert happened == [done]
    with pytest.raises(Refused) as refused:
        await moves.play_typed(desk, request, "moonlight", "take", {"first": "A1"})
    assert refused.value.text == say("refusal-other-game", game=say(FOREST))
    assert happened == [done]


@pytest.mark.parametrize("seat", [None, 0])
def test_who_may_not_move_now_hears_why(seat: int | None) -> None:
    awaiting = [SimpleNamespace(seat=Seat(2)), SimpleNamespace(seat=Seat(1))]
    table = SimpleNamespace(seat_of=lambda _: seat, awaiting=awaiting)
    error = moves._not_now(cast(Any, table), cast(Any, SimpleNamespace(person=SimpleNamespace(id=7))))
    if seat is None:
        assert isinstance(error, NotSeated)
    else:
        assert isinstance(error, Illegal)
        assert error.text == say("illegal-not-your-turn", waiting=(Who(Seat(2)), Who(Seat(1))))


@pytest.mark.parametrize(
    ("given", "read"),
    [({}, "place -"), ({"to": "A1"}, "place A1"), ({"to": ""}, "place -"), ({"other": "B1"}, "place -")],
)
def test_what_is_typed_is_read_as_an_action_legal_or_not(given: dict[str, str], read: str) -> None:
    grammar = SimpleNamespace(
        verbs={"place": find(FOREST).grammar.verbs["place"]}, read=lambda line: f"read {line}"
    )
    game = cast(Any, SimpleNamespace(grammar=grammar))
    assert moves._as_typed(game, "place", given) == f"read {read}"
    with pytest.raises(Malformed) as malformed:
        moves._as_typed(game, "place", {**given, "to": "two words"})
    assert malformed.value.text == say("malformed-field", verb="place", field="to")


PAGE = ("page", ())


@pytest.mark.parametrize(
    ("known", "is_refused", "done"),
    [
        ([PAGE], False, [PAGE]),
        ([None], False, ["works"]),
        ([None, PAGE], True, ["works", PAGE]),
        ([None, None], True, ["works", "refused"]),
    ],
    ids=["known", "first", "made meanwhile", "refused"],
)
async def test_the_second_of_a_double_click_is_answered_as_the_first_was(
    known: list[Any], is_refused: bool, done: list[object]
) -> None:
    answers: list[object] = []
    seen: list[object] = []

    async def shown(press: object) -> Any:
        seen.append(press)
        return known[len(seen) - 1]

    async def answer(*given: object) -> None:
        answers.append(given)

    async def work(*_: object) -> None:
        answers.append("works")
        if is_refused:
            raise Refused(say("hand-secret"))

    desk = cast(Any, SimpleNamespace(presses=SimpleNamespace(shown=shown)))
    request = cast(Any, SimpleNamespace(person=SimpleNamespace(id=7), answer=answer))
    try:
        await moves._as_first_answered(work)(desk, request, CustomId(3, 4, "step"), ["a"])
    except Refused:
        answers.append("refused")
    assert answers == done
    assert seen == [(7, CustomId(3, 4, "step"), ("a",))] * len(known)


@pytest.mark.parametrize(
    ("picked_", "page", "legal", "confirms", "done"),
    [
        ([], 0, ["a1", "b2"], False, ["plays a1 b2"]),
        (["b2 a1"], 0, ["a1", "b2"], False, ["plays b2 a1"]),
        ([], 0, ["a1"], True, ["looks ahead", "asks several a1 b2"]),
        (["b2 a1"], 0, ["b2"], True, ["looks ahead", "asks several b2 a1"]),
        ([], 1, ["a1"], True, ["plays a1 b2"]),
        ([], 0, ["b2"], False, ["shows refusal-not-among"]),
    ],
)
async def test_moves_that_are_chosen_together_are_made_in_their_order_or_confirmed_first(
    monkeypatch: pytest.MonkeyPatch,
    picked_: list[str],
    page: int,
    legal: list[str],
    confirms: bool,
    done: list[str],
) -> None:
    found: list[str] = []

    async def unchanged_table(_: object, press: CustomId) -> Any:
        assert (press.op, press.table) == ("several", 3)
        return SimpleNamespace(id=3)

    async def get(_: int) -> Any:
        return SimpleNamespace(confirms=confirms)

    async def look_ahead(*given: object) -> None:
        assert given == ("a look", None)
        found.append("looks ahead")

    async def act_together(table: int, _: object, choose: Any, interaction: int, moment: int) -> str:
        assert (table, interaction, moment) == (3, 11, 4)
        assert [each.args[0] for each in choose] == [7] * len(choose)
        return " ".join(each.args[1] for each in choose)

    async def tell(_: object, __: object, change: str, ___: object) -> None:
        found.append(f"plays {change}")

    async def show(*_: object, above: str) -> None:
        found.append(f"shows {above}")

    async def answer(page: str) -> None:
        found.append(page)

    monkeypatch.setattr(Words, "say", keyed)
    picker = SimpleNamespace(
        legal=legal,
        look_ahead="a look",
        together_preview=lambda press: f"asks {press.op} {press.path}",
    )
    monkeypatch.setattr(moves, "_picker", lambda *_: picker)
    monkeypatch.setattr(moves, "marked", lambda legal, mark: mark if mark in legal else None)
    monkeypatch.setattr(moves, "_tell", tell)
    monkeypatch.setattr(moves, "_show", show)

    async def shown(_: object) -> None:
        return None

    desk: Any = SimpleNamespace(
        unchanged_table=unchanged_table,
        tables=SimpleNamespace(preferences=SimpleNamespace(get=get), act_together=act_together),
        pool=SimpleNamespace(look_ahead=look_ahead),
        presses=SimpleNamespace(making=lambda *_: nullcontext(), shown=shown),
    )
    request: Any = SimpleNamespace(words=words("en"), person=SimpleNamespace(id=7), id=11, answer=answer)
    op, path = ("together", "") if picked_ else ("several", "a1 b2")
    await moves.play_together(desk, request, CustomId(3, 4, op, path, page), picked_)
    assert found == done


MATCH = Match.new(find(FOREST), find(FOREST).Options(), 2, b"suggested")
ASKED, NOT_ASKED = (int(each) + 1 for each in (MATCH.awaiting[0], 1 - MATCH.awaiting[0]))


@pytest.mark.parametrize(
    ("table", "game", "person", "is_suggested"),
    [
        (table_of(MATCH, "en"), FOREST, ASKED, True),
        (table_of(MATCH, "en"), FOREST, NOT_ASKED, False),
        (table_of(MATCH, "en"), FOREST, 9, False),
        (table_of(MATCH, "en"), "moonlight", ASKED, False),
        (table_of(MATCH, "en", Status.PAUSED), FOREST, ASKED, False),
        (replace(table_of(MATCH, "en", Status.LOBBY), match=None), FOREST, ASKED, False),
        (None, FOREST, ASKED, False),
    ],
    ids=["asked", "not asked", "onlooker", "another game", "paused", "lobby", "no game"],
)
async def test_values_are_suggested_for_the_game_of_the_channel_to_who_is_asked(
    table: Table | None, game: str, person: int, is_suggested: bool
) -> None:
    async def at(channel: int) -> Table | None:
        assert channel == 5
        return table

    desk = cast(Any, SimpleNamespace(tables=SimpleNamespace(at=at)))
    asks = SimpleNamespace(
        place=SimpleNamespace(channel=5), person=SimpleNamespace(id=person), words=words("en")
    )
    found = await moves.suggest_values(desk, cast(Any, asks), game, "take", {}, "first", "")
    assert bool(found) is is_suggested
