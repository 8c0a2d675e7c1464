"""The choices of a host before the game, and what everybody sees of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Person as Somebody
from bot.tables import Status, Venue
from bot.tables.model.errors import HasStarted, OnlyHost
from bot.tables.model.table import ANYBODY
from engine.registry import games
from engine.text import Seat, Who, say
from standin.faults.model import Failing
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    custom_ids,
    first_moves,
    grove,
    house_of,
    label,
    labels,
    picked,
    player,
    pressed,
    venue,
)
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

EN = words("en")


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
        assert labels(which) == [EN.key(each) for each in games()]
        await ada.press(which, EN.key(game))
        lobby = await bruno.sees("(host)")
        assert EN.key(game) in lobby.text
        table = await running.table(ada)
        assert (table.game.id, table.seats) == (game, 2)
        invited = await bruno.sees(lambda m: "Bruno" in m.mentions)
        assert "Ada" in invited.text


async def test_which_game_keeps_to_the_usual_seats_and_invites_nobody_where_nothing_was_asked(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await ada.press(await asked(ada, "/play"), EN.key(FOREST))
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
        name = EN.key(FOREST)
        again = label(which, "The same again")
        assert labels(which) == [again, *(EN.key(each) for each in games())]
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


async def test_only_a_host_who_is_alone_among_seats_for_more_is_asked_first(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        card = await asked(ada, f"/play game:{FOREST} seats:2")
        table = await running.table(ada)
        for asks in (await pressed(ada, card, "Start"), await asked(ada, "/start")):
            assert "a game alone" in asks.text
            assert custom_ids(asks) == [f"gk:{table.id}:0:{op}:" for op in ("company", "alone", "waits")]
        assert (await asked(bruno, "/start")).text == EN.say(OnlyHost(host=Who(Seat(0))).text, ["Ada"])
        await pressed(ada, asks, "Play alone")
        await card_of(ada, "🔒")
        assert EN.say(HasStarted().text) in (await asked(ada, "/start")).text
        for where, seats, other in (("meadow", 1, None), ("riverbank", 3, "Add a computer")):
            await ada.go(where)
            card = await asked(ada, f"/play game:{FOREST} seats:{seats}")
            if other:
                await ada.select(card, other, "random")
            assert (await asked(ada, "/start")).text.startswith(EN.key("start-done"))
            assert (await running.table(ada)).status is Status.PLAYING


async def test_the_same_again_is_for_those_who_stayed_and_as_many_seats(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Dorota") as (running, (ada, celina, dorota)):
        home, where = house_of(running), venue(running, "grove")
        gone, leaves = Somebody(8, "Gone"), Somebody(9, "Leaves")
        lobby = await home.lobby(player(ada), gone, leaves, game="spirit-island", place=where, seats=4)
        await running.tables.add_computer(lobby.id, player(ada), "brief", home.next)
        await running.tables.start(lobby.id, player(ada), home.next)
        await running.tables.resign(lobby.id, gone, home.next)
        await running.tables.seats.offer(lobby.id, leaves, ANYBODY, home.next)
        await running.tables.seats.take(lobby.id, player(dorota), Seat(2), home.next)
        await running.tables.guilds.stop(lobby.id, home.next)
        for person in (celina, dorota):
            await person.speak("en-US")
        options = EN.key("play-again-options")

        def those(*others: str) -> str:
            return EN.say(
                say("play-again-people", who=tuple(Who(Seat(n)) for n in range(len(others)))), others
            )

        for person, line, said in (
            (ada, "/play", those("Dorota", "Computer 1")),
            (ada, "/play seats:4", those("Dorota", "Computer 1")),
            (ada, "/play seats:2", options),
            (dorota, "/play", those("Ada", "Computer 1")),
            (celina, "/play seats:4", options),
        ):
            assert (await asked(person, line)).text.partition("\n-# ")[2] == said, (person.name, line)
        alone = await home.playing(player(celina), game=FOREST, place=venue(running, "meadow"), seats=1)
        await running.tables.guilds.stop(alone.id, home.next)
        await celina.go("meadow")
        assert (await asked(celina, "/play")).text.endswith(options), "nobody else was there"


async def test_a_game_gets_no_thread_where_none_is_wanted_or_can_be_or_it_cannot_start(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Dorota") as (running, (ada, dorota)):
        await dorota.speak("en-US")
        world = running.local.world

        def threads() -> int:
            return sum(each.is_thread for each in world.channels.values())

        before, river = threads(), int(world.guild_named("Riverside").id)
        for where, are_wanted in (("ford", False), ("fireside", True)):
            await running.tables.guilds.set(river, threads=are_wanted)
            await ada.go(where)
            await asked(ada, f"/play game:{FOREST} seats:1")
            assert (await asked(ada, "/start")).text.split("\n")[0] == EN.key("start-done"), where
            assert (await running.table(ada)).place == venue(running, where)
        await ada.go("mill")
        await dorota.go("mill")
        lobby = await asked(ada, f"/play game:{FOREST} seats:1")
        assert "Ada" in (await pressed(dorota, await dorota.sees("(host)"), "Start")).text
        assert threads() == before
        said = (await pressed(ada, lobby, "Start")).text
        assert EN.key("thread-opened", where=f"<#{lobby.id}>") in said
        assert (await running.tables.at(int(lobby.id))) is not None
        assert threads() == before + 1
