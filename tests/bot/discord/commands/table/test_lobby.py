"""The choices of a host before the game, and what everybody sees of them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.discord.cards import lobby_card
from bot.discord.commands.desk import Desk
from bot.discord.commands.table import lobby
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Person as Somebody
from bot.tables import Status, Table, Venue
from engine.registry import games
from engine.text import Seat
from standin.faults.model import Failing
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    first_moves,
    grove,
    label,
    labels,
    picked,
    pressed,
)
from tests.bot.recorded.conversation import keyed
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import Words, words


async def opened(host: Person) -> Message:
    return await asked(host, f"/play game:{FOREST} seats:2")


async def test_a_preset_is_one_pick_and_stands_on_every_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await opened(ada)
        await ada.select(card, "Variant", "seasons-deluxe")
        seen = await celina.sees("Four Seasons deluxe")
        assert "Wish cards · Curse cards · Four Seasons · Gem bonus" in seen.text
        await celina.press(seen, "Join")
        await ada.press(card, "Start")
        table = await card_of(celina, "🔒")
        assert "Wish cards · Curse cards · Four Seasons · Gem bonus" in table.text


async def test_switches_and_options_are_chosen_in_private_and_seen_by_all(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await opened(ada)
        panel = await pressed(ada, card, "Options")
        assert panel.is_ephemeral
        panel = await picked(ada, panel, "Extras (any number)", "wish", "gem_bonus")
        assert "Changed" in panel.text
        assert "Custom" in (await celina.sees("Wish cards · Gem bonus")).text
        await picked(ada, panel, "Forest Events", "forgotten-grove")
        assert "Forest Events: Forgotten Grove" in (await celina.sees("Forgotten Grove")).text
        options = (await running.table(ada)).options.model_dump(exclude_defaults=True)
        assert options == {"wish": True, "gem_bonus": True, "events": "forgotten-grove"}
        assert "shows what is played" in (await pressed(ada, panel, "Done")).text


async def test_what_does_not_go_together_is_refused_with_its_reason_and_changes_nothing(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        card = await opened(ada)
        await ada.select(card, "Variant", "seasons")
        panel = await pressed(ada, card, "Options")
        refusal = await picked(ada, panel, "Forest Events", "random")
        assert "Four Seasons" in refusal.text
        assert "Forest Events" in refusal.text
        options = (await running.table(ada)).options.model_dump(exclude_defaults=True)
        assert options == {"seasons": True}
        panel = await picked(ada, refusal, "Extras (any number)", "seasons", "gem_bonus")
        assert "Changed" in panel.text, "the panel stays with all that was chosen"


async def test_only_the_host_has_the_panel(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await opened(ada)
        refused = await pressed(celina, await celina.sees("(host)"), "Options")
        assert refused.is_ephemeral
        assert "Ada" in refused.text
        assert labels(refused) == []


async def test_one_alone_plays_solo(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        card = await opened(ada)
        asks = await pressed(ada, card, "Start")
        assert "a game alone" in asks.text
        assert labels(asks) == ["Add a computer", "Play alone", "Wait for others"]
        assert "presses **Join**" in (await pressed(ada, asks, "Wait for others")).text
        asks = await pressed(ada, card, "Start")
        await pressed(ada, asks, "Play alone")
        table = await card_of(ada, "🔒")
        assert "Take tiles" in labels(table)


async def test_a_lobby_fills_with_friends_and_computers(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        lobby = await asked(ada, f"/play game:{FOREST}")
        assert "1. Ada (host)" in lobby.text
        assert "even with one player" in lobby.text
        assert not lobby.is_ephemeral
        await ada.select(lobby, "How many players?", "3")
        assert "3. open seat" in lobby.text
        await ada.select(lobby, "Add a computer", "random")
        assert "2. Computer" in lobby.text
        seen = await bruno.sees("2. Computer")
        refused = await bruno.press(seen, "Start")
        assert "Ada" in refused.text
        assert refused.message.is_ephemeral
        await bruno.press(seen, "Join")
        assert "3. Bruno" in seen.text
        await bruno.command("/leave")
        anew = await ada.sees(lambda m: "3. open seat" in m.text and bool(labels(m)))
        assert anew.id != lobby.id
        await ada.edited(lobby, 4)
        assert labels(lobby) == []
        await ada.press(anew, "Close the lobby")
        assert "closed" in anew.text


async def test_a_game_that_is_not_for_one_says_from_how_many_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        lobby = await asked(ada, "/play game:living-forest")
        assert "as soon as there are 2 players" in lobby.text
        assert "not for one" in (await pressed(ada, lobby, "Start")).text


async def test_a_press_on_a_lobby_that_has_become_a_game_says_so(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await asked(ada, f"/play game:{FOREST} seats:2")
        seen = await celina.sees("(host)")
        running.local.faults.add(Failing(route="change", status=403, times=99))
        await bruno.command("/join")
        await ada.command("/start")
        await card_of(celina, "🔒")
        late = await celina.press(seen, "Dołącz" if "Dołącz" in labels(seen) else "Join")
        assert late.message.is_ephemeral
        assert "Ta gra już trwa" in late.text


@pytest.mark.parametrize("game", games())
async def test_each_button_below_which_game_opens_that_game_with_what_was_asked_for(
    tmp_path: Path, game: str
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        which = await asked(ada, "/play seats:2 invite:@Bruno")
        assert which.is_ephemeral
        assert labels(which) == [words("en").key(each) for each in games()]
        await ada.press(which, words("en").key(game))
        lobby = await bruno.sees("(host)")
        assert words("en").key(game) in lobby.text
        table = await running.table(ada)
        assert (table.game.id, table.seats) == (game, 2)
        invited = await bruno.sees(lambda m: "Bruno" in m.mentions)
        assert "Ada" in invited.text


async def test_which_game_keeps_to_the_usual_seats_and_invites_nobody_where_nothing_was_asked(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await ada.press(await asked(ada, "/play"), words("en").key(FOREST))
        await bruno.sees("(host)")
        plain = (await running.tables.open(Venue(1, 1), Somebody(7, "x"), FOREST, {}, None, "en", 1)).table
        assert (await running.table(ada)).seats == plain.seats
        await running.tidied()
        assert not any(m.mentions for m in bruno.messages())


async def over(host: Person, lobby: Message) -> None:
    """Start the game of a lobby, and end it."""
    await pressed(host, lobby, "Start")
    await pressed(host, await asked(host, "/stop"), "End it")
    await card_of(host, "cancelled")


async def test_a_second_game_in_a_channel_asks_what_to_play_with_the_same_again_first(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = await asked(ada, f"/play game:{FOREST} seats:3")
        await first_moves(ada, lobby, "2")
        await bruno.press(await bruno.sees("(host)"), "Join")
        await ada.select(lobby, "Add a computer", "random")
        last = await running.table(ada)
        await over(ada, lobby)
        which = await asked(bruno, "/play")
        name = words("en").key(FOREST)
        again = label(which, "The same again")
        assert labels(which) == [again, *(words("en").key(each) for each in games())]
        assert name in again
        assert "with Ada and Computer" in which.text
        assert not any("(host)" in m.text and m.id > which.id for m in ada.messages()), "only asked"
        await bruno.press(which, again)
        await ada.sees("Bruno (host)")
        anew = await running.table(bruno)
        assert anew.id != last.id
        assert (anew.options, anew.seats, anew.host) == (last.options, 3, int(bruno.id))
        assert {chair.person for chair in anew.chairs} == {chair.person for chair in last.chairs}


async def test_the_same_again_takes_the_options_alone_where_other_people_or_seats_are_asked_for(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        await first_moves(ada, lobby, "2")
        await ada.select(lobby, "Add a computer", "random")
        last = await running.table(ada)
        await over(ada, lobby)
        for person, line, seats in ((bruno, "/play", 2), (ada, "/play seats:3 invite:@Bruno", 3)):
            which = await asked(person, line)
            assert "with the options of the last game here." in which.text
            await person.press(which, label(which, "The same again"))
            opened = await person.sees(lambda m: "(host)" in m.text and bool(labels(m)))
            table = await running.table(person)
            assert (table.options, table.seats, len(table.chairs)) == (last.options, seats, 1)
            if person is ada:
                await bruno.sees(lambda m: "Bruno" in m.mentions)
            await person.press(opened, "Close the lobby")


@pytest.mark.parametrize("custom_id", [None, CustomId(5, 0, "start")], ids=["typed", "pressed"])
@pytest.mark.parametrize("is_alone", [True, False], ids=["alone", "with others"])
async def test_a_press_starts_the_game_of_its_card_and_a_command_that_of_its_channel(
    custom_id: CustomId | None, is_alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, pressed_on = 3, 5
    meant, started, answers = here if custom_id is None else pressed_on, list[int](), list[object]()
    found = {
        number: SimpleNamespace(
            id=number, host=1, status=Status.LOBBY, seats=2, chairs=[1] if is_alone else [1, 2]
        )
        for number in (here, pressed_on)
    }

    async def table_here(_: object) -> object:
        return found[here]

    async def table(number: int) -> object:
        return found[number]

    async def begin(_: object, __: object, number: int) -> None:
        started.append(number)

    async def answer(page: object) -> None:
        answers.append(page)

    monkeypatch.setattr(lobby, "_start", begin)
    monkeypatch.setattr(lobby_card, "start_alone", lambda table, _: f"start {table.id} alone?")
    desk = cast(Desk, SimpleNamespace(table_here=table_here, tables=SimpleNamespace(table=table)))
    request = cast(Request, SimpleNamespace(person=SimpleNamespace(id=1), words=None, answer=answer))
    await lobby.start(desk, request, custom_id)
    assert (started, answers) == (([], [f"start {meant} alone?"]) if is_alone else ([meant], []))


@pytest.mark.parametrize(
    ("person", "status", "chairs", "of", "is_asked"),
    [
        (1, Status.LOBBY, 1, 2, True),
        (1, Status.LOBBY, 1, 1, False),
        (1, Status.LOBBY, 2, 2, False),
        (1, Status.LOBBY, 2, 3, False),
        (2, Status.LOBBY, 1, 2, False),
        (1, Status.PLAYING, 1, 2, False),
    ],
)
def test_only_a_host_who_is_alone_among_seats_for_more_is_asked_first(
    person: int, status: Status, chairs: int, of: int, is_asked: bool
) -> None:
    table = SimpleNamespace(host=1, status=status, chairs=[None] * chairs, seats=of)
    request = SimpleNamespace(person=SimpleNamespace(id=person))
    assert lobby._asks_first(cast(Table, table), cast(Request, request)) is is_asked


@pytest.mark.parametrize(
    ("person", "seats", "is_same", "others"),
    [
        (1, None, True, [1, 2, 4]),
        (1, 3, True, [1, 2, 4]),
        (1, 2, False, []),
        (2, None, True, [0, 2, 4]),
        (4, None, True, [0, 1, 2]),
        (9, 3, False, []),
    ],
)
def test_the_same_again_is_for_those_who_stayed_and_as_many_seats(
    monkeypatch: pytest.MonkeyPatch, person: int, seats: int | None, is_same: bool, others: list[int]
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    chairs = tuple(
        SimpleNamespace(seat=Seat(seat), person=who, computer=level, resigned=gone)
        for seat, (who, level, gone) in enumerate(
            [(1, None, None), (2, None, None), (None, "brief", None), (None, "greedy", 6), (4, None, 7)]
        )
    )
    people = ("Ada", "Bruno", "Robot", "Gone", "Substitute")
    last = cast(Table, SimpleNamespace(seats=3, chairs=chairs, people=people))
    request = cast(Request, SimpleNamespace(person=SimpleNamespace(id=person), words=words("en")))
    assert lobby._is_with_the_same(request, last, seats) is is_same
    names = "+".join(last.people[seat] for seat in others)
    said = f"play-again-people(who {names})" if others else "play-again-options"
    assert lobby._about_again(request, last, seats) == said


def test_the_same_again_is_about_options_alone_where_nobody_else_stayed() -> None:
    alone = SimpleNamespace(seat=Seat(0), person=1, computer=None, resigned=None)
    last = cast(Table, SimpleNamespace(seats=2, chairs=(alone,), people=("Ada",)))
    english = words("en")
    request = cast(Request, SimpleNamespace(person=SimpleNamespace(id=1), words=english))
    assert lobby._about_again(request, last, None) == english.key("play-again-options")


HERE, ABOVE = Venue(5, 70), Venue(6, 70)


@pytest.mark.parametrize(
    ("place", "threads", "is_text", "table_place", "status", "thread", "found"),
    [
        (HERE, True, True, HERE, Status.LOBBY, 50, (Venue(50, 70, 5), "thread-opened(where <#50>)")),
        (HERE, True, True, HERE, Status.LOBBY, None, (None, "start-done\nthread-refused")),
        (HERE, False, True, HERE, Status.LOBBY, 50, (None, "start-done")),
        (HERE, True, False, HERE, Status.LOBBY, 50, (None, "start-done")),
        (HERE, True, True, ABOVE, Status.LOBBY, 50, (None, "start-done")),
        (HERE, True, True, HERE, Status.PLAYING, 50, (None, "start-done")),
        (Venue(5), True, True, Venue(5), Status.LOBBY, 50, (None, "start-done")),
    ],
    ids=["thread", "refused", "not wanted", "no text", "elsewhere", "begun", "no server"],
)
async def test_a_game_gets_a_thread_where_the_server_wants_it_and_it_can_start(
    monkeypatch: pytest.MonkeyPatch,
    place: Venue,
    threads: bool,
    is_text: bool,
    table_place: Venue,
    status: Status,
    thread: int | None,
    found: tuple[Venue | None, str],
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    asked_if: list[object] = []

    async def get(guild: int) -> object:
        assert guild == 70
        return SimpleNamespace(threads=threads)

    async def open_thread(*given: object) -> int | None:
        asked_if.append(given)
        return thread

    tables = SimpleNamespace(guilds=SimpleNamespace(get=get), may_start=lambda *given: asked_if.append(given))
    poster = SimpleNamespace(threads=SimpleNamespace(open=open_thread))
    channel = discord.TextChannel.__new__(discord.TextChannel) if is_text else None
    request = SimpleNamespace(
        words=words("en"), place=place, person="Ada", interaction=SimpleNamespace(channel=channel)
    )
    table = SimpleNamespace(place=table_place, status=status)
    desk = cast(Desk, SimpleNamespace(tables=tables, poster=poster))
    assert await lobby._place(desk, cast(Request, request), cast(Table, table)) == found
    is_tried = found[1] != "start-done"
    assert asked_if == ([(table, "Ada"), (table, request)] if is_tried else [])
