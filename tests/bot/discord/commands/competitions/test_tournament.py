"""/tournament, through the whole bot: from the first card to the last, by buttons and menus alone."""

from __future__ import annotations

import asyncio
from datetime import time, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.cards import tournament_card
from bot.discord.commands.competitions import tournament
from bot.discord.commands.desk import Desk
from bot.discord.delivery.notices.organizer import Organizer
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.store.competitions.tournaments import CANCELLED, OPEN
from bot.tables import Chair, Table
from bot.tables import Person as Somebody
from engine.errors import Refused
from engine.registry import find
from engine.text import say
from standin.world.wire import channel_json
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.delivery.test_letters import letters
from tests.bot.discord.delivery.test_reach import refusal
from tests.bot.discord.grove import FOREST, Grove, asked, card_of, grove, label, labels, picked, pressed
from tests.bot.recorded.conversation import keyed
from tests.standin.people import Person
from tests.standin.screen import PATIENCE
from tests.standin.sight import Message
from words.catalogue import Words, words

HOW = "How is it played?"


async def end_round(running: Grove, channel: str) -> None:
    """Let whoever is to move give up, in every game of the round."""
    here = await running.tables.tournaments.at(int(channel))
    assert here is not None
    for number, pairing in enumerate(here.current):
        table = await running.tables.table(pairing.game or 0)
        chair = table.awaiting[0]
        who = Somebody(chair.person or 0, chair.name)
        await running.tables.resign(table.id, who, here.record.round * 1000 + number)


async def told(person: Person, words: str) -> Message:
    """Return the public message that contains `words`."""
    return await person.sees(lambda m: words in m.text and not m.is_ephemeral)


async def entered(ada: Person, *others: Person) -> None:
    """Let Ada open a tournament in which everybody meets everybody, and all join."""
    await asked(ada, f"/tournament game:{FOREST}")
    card = await told(ada, "Tournament: Spirits of the Forest")
    panel = await pressed(ada, card, "Settings")
    await picked(ada, panel, HOW, "Everybody meets everybody")
    for person in (ada, *others):
        theirs = await told(person, "Tournament: Spirits of the Forest")
        await person.press(theirs, "Join")
        await ada.until(lambda who=person: who.name in card.text, f"{person.name} on the card")  # type: ignore[misc]
    await ada.until(lambda: "Everybody meets everybody" in card.text, "the form on the card")


async def test_a_tournament_opens_its_tables_in_threads_and_ends_with_a_winner(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        card = await told(ada, "Tournament: Spirits of the Forest")
        assert "Only the host" in (await pressed(bruno, await told(bruno, "3 players"), "Start")).text
        await ada.press(card, "Start")
        first = await bruno.sees("Spirits of the Forest: round 1")
        assert len(first.mentions) == 2
        assert "no game in this round" in first.text
        [thread] = [each for each in ada.channels.values() if each["name"].startswith("1.1.1 ")]
        assert f"/{thread['id']})" in first.text
        here = await running.tables.tournaments.at(int(ada.channel))
        assert here is not None
        again = Organizer(running.bot, running.bot.desk.poster, running.bot.reach)
        assert str(await again.thread(here, here.current[0])) == thread["id"]
        await again.announce(here)

        for number in (2, 3):
            await end_round(running, ada.channel)
            coming = await ada.sees(f"Spirits of the Forest: round {number}")
            assert len(coming.alt_texts) == 1
        await end_round(running, ada.channel)
        over = await ada.sees("the tournament is over")
        assert sum("round 1" in message.text for message in ada.messages()) == 1
        cup = await running.tables.tournaments.at(int(ada.channel))
        assert cup is not None
        assert sorted(over.mentions) == sorted(cup.entrant(number).name for number in cup.winners)
        assert "🏆" in over.text
        assert over.alt_texts[0].count("(Points of those beaten ") == 3
        own = await pressed(bruno, over, "Standings")
        assert own.is_ephemeral
        assert len(own.alt_texts) == 1


@pytest.mark.parametrize("is_away", [True, False])
async def test_a_tournament_ends_with_its_channel_also_where_that_goes_while_the_bot_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_away: bool
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        await ada.press(await told(ada, "Tournament: Spirits of the Forest"), "Start")
        await bruno.sees("Spirits of the Forest: round 1")
        here = await running.tables.tournaments.at(int(ada.channel))
        assert here is not None
        if is_away:
            await running.stop()
        world = running.local.world
        channel = world.channels[ada.channel]
        world.remove_channel(channel, channel_json(world, channel))
        if is_away:
            await running.start()
            # The library waits two seconds for more servers to hear of.
            monkeypatch.setattr(running.bot, "wait_until_ready", running.bot._is_heard.wait)
            await end_round(running, str(channel.id))
        async with asyncio.timeout(PATIENCE):
            while (await running.tables.tournaments.get(here.id)).record.status != CANCELLED:
                await running.local.gateway.settle()


async def test_a_round_wakes_nobody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        now = running.now()
        hours = {"wakes": time((now.hour + 2) % 24), "sleeps": time((now.hour - 2) % 24)}
        for person in (bruno, celina):
            await running.tables.preferences.set(int(person.id), **hours)
        await ada.press(await told(ada, "3 players"), "Start")
        first = await ada.sees("Spirits of the Forest: round 1")
        assert f"<@{bruno.id}>" in first.text
        assert set(first.mentions) <= {"Ada"}


async def test_a_tournament_goes_on_after_a_restart_and_forfeits_who_is_late(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await entered(ada, bruno, celina)
        card = await told(ada, "Tournament: Spirits of the Forest")
        panel = await pressed(ada, card, "Settings")
        await picked(ada, panel, "If somebody is late", "if somebody is late: the game is lost")
        here = await running.tables.tournaments.at(int(ada.channel))
        assert here is not None
        await running.stop()
        await running.start()
        await ada.bot_ready()
        await ada.press(card, "Start")
        first = await ada.sees("round 1")
        running.forward(timedelta(days=5))
        running.tables.tournaments.alarm.ring()
        second = await ada.sees("round 2")
        shown = await pressed(ada, second, "Standings")
        assert ": 1 (Points of those beaten " in shown.alt_texts[0]
        withdrawn = await pressed(
            bruno, await pressed(bruno, await bruno.sees("round 2"), "Standings"), "Withdraw"
        )
        assert "out of the coming rounds" in withdrawn.text
        assert "Cancel the tournament" in labels(shown)
        sure = await pressed(ada, shown, "Cancel the tournament")
        assert labels(sure) == ["Cancel the tournament", "Keep playing"]
        ended = await pressed(ada, sure, "Cancel the tournament")
        assert "was cancelled" in ended.text
        assert "Table 1" in first.text


async def test_a_tournament_needs_a_game_and_a_channel_with_threads(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        assert "Which game?" in (await asked(ada, "/tournament")).text
        assert "all players are on one side" in (await asked(ada, "/tournament game:spirit-island")).text
        await asked(ada, "/play game:living-forest seats:4")
        await asked(ada, "/tournament")
        assert "Tournament: Living Forest" in (await ada.sees("Tournament: ")).text
        assert (await asked(ada, "/tournament")).text


async def test_the_standings_say_who_had_a_bye_and_who_lost_by_default(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await asked(ada, f"/tournament game:{FOREST}")
        card = await told(ada, "Tournament: Spirits of the Forest")
        assert f"{ada.mention} hosts and does not play" in card.text
        panel = await pressed(ada, card, "Settings")
        await picked(ada, panel, "If somebody is late", "if somebody is late: the game is lost")
        for person in (ada, bruno, celina):
            await person.press(await told(person, "Tournament: Spirits of the Forest"), "Join")
        await ada.until(lambda: "3 players" in card.text, "all on the card")
        await ada.press(card, "Start")
        await ada.sees("round 1")
        cup = await running.tables.tournaments.at(int(ada.channel))
        assert cup is not None
        resting = cup.resting[0].player
        begun = await told(ada, "round 1")
        assert f"{cup.entrant(resting).name} has a bye (1 point)." in begun.text
        standings = (await pressed(ada, begun, "Standings")).alt_texts[0]
        assert (
            f"1. {cup.entrant(resting).name}: 1 (Opponents’ points 1, Points of those beaten 0)." in standings
        )
        assert standings.count(" 2.–3. ") == 2
        thread = str(cup.current[0].channel)
        await ada.go(thread)
        await ada.until(lambda: bool(ada.messages(thread)), "the card of the table")
        assert not any(message.mentions for message in ada.messages(thread))
        await ada.go("grove")
        first, second = cup.current[0].players
        listed = (
            await asked(next(p for p in running.people if p.name == cup.entrant(first).name), "/mygames")
        ).text
        assert f"with {cup.entrant(second).name} · round 1 of the tournament · " in listed
        running.forward(timedelta(days=5))
        running.tables.tournaments.alarm.ring()
        shown = await pressed(ada, await ada.sees("round 2"), "Standings")
        assert f"Round 1: a bye (1 point) for {cup.entrant(resting).name}" in shown.text
        assert f"Round 1, lost by default: {cup.entrant(first).name}" in shown.text
        assert "Equal points: the two columns on the right decide" in shown.text


class Referee:
    """Tournaments as far as commands know them, and a request that notes what is answered and shown."""

    def __init__(self, *, host: int = 7, pressed_card: int | None = None) -> None:
        record = SimpleNamespace(host=host, status=OPEN)
        place = SimpleNamespace(channel=5)
        self.found = SimpleNamespace(id=4, record=record, game=find("moonlight"), place=place)
        self.tournaments = self.tables = self
        self.person, self.words, self.pressed_card = SimpleNamespace(id=7), words("en"), pressed_card
        self.done: list[object] = []
        self.error: Exception | None = None
        self.interaction = SimpleNamespace(client=SimpleNamespace(get_partial_messageable=self.channel))

    def channel(self, number: int) -> Any:
        return SimpleNamespace(
            get_partial_message=lambda message: SimpleNamespace(edit=self.edit(number, message))
        )

    def edit(self, channel: int, message: int) -> Any:
        async def do(*, view: object) -> None:
            self.done.append(("edits", channel, message, view))
            if self.error is not None:
                raise self.error

        return do

    async def get(self, number: int) -> Any:
        assert number == 4
        return self.found

    async def configure(self, number: int, person: object, **chosen: object) -> Any:
        assert (number, person) == (4, self.person)
        self.done.append(chosen)
        return self.found

    async def cancel(self, number: int, person: object, *, in_charge: bool) -> Any:
        assert (number, person) == (4, self.person)
        self.done.append(("cancels", in_charge))
        return self.found

    async def answer(self, page: Any) -> None:
        shown = (
            page
            if isinstance(page, tuple)
            else [found for part in parts(page) if (found := part.get("content") or part.get("custom_id"))]
        )
        self.done.append(("answers", shown))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages be what they are about."""

    async def least(*_: object) -> str:
        return "quick"

    async def may_stop(*_: object) -> bool:
        return True

    async def check_opening(*_: object) -> None: ...

    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(tournament, "check_opening", check_opening)
    monkeypatch.setattr(tournament, "least_pace_here", least)
    monkeypatch.setattr(tournament, "may_stop", may_stop)
    monkeypatch.setattr(tournament_card, "card", lambda found: ("card", found.id))
    monkeypatch.setattr(
        tournament_card, "panel", lambda found, _, card, pace: ("panel", found.id, card, pace)
    )


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("op", "picked_", "chosen"),
    [
        ("tourform", "swiss", {"form": "swiss"}),
        ("tourpace", "none", {"pace": "none"}),
        ("tourlate", "computer", {"late": "computer"}),
        ("tourlenience", "2", {"lenience": 2}),
        ("tourseats", "3", {"seats": 3}),
        ("tourrounds", "5", {"rounds": 5}),
        ("tourstandin", "yes", {"stand_in": True}),
        ("tourstandin", "no", {"stand_in": False}),
    ],
)
@pytest.mark.parametrize("card", ["", "30"])
async def test_what_a_host_picks_is_set_and_shown_on_the_panel_and_the_card(
    op: str, picked_: str, chosen: dict[str, object], card: str
) -> None:
    referee = Referee()
    await tournament.agree(cast(Desk, referee), cast(Request, referee), CustomId(0, 4, op, card), [picked_])
    edits = [("edits", 5, 30, ("card", 4))] if card else []
    assert referee.done == [chosen, ("answers", ("panel", 4, int(card or 0), "quick")), *edits]
    refused = Referee()
    refused.error = refusal(50001)
    await tournament.agree(cast(Desk, refused), cast(Request, refused), CustomId(0, 4, op, card), [picked_])
    assert refused.done == referee.done, "a card that cannot be changed stays as it is"


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("card", [None, 30])
async def test_only_a_host_has_the_panel_and_whoever_cancels_is_asked(card: int | None) -> None:
    referee, press = Referee(pressed_card=card), CustomId(0, 4, "tourpanel")
    await tournament.show_panel(cast(Desk, referee), cast(Request, referee), press)
    await tournament.ask_to_cancel(cast(Desk, referee), cast(Request, referee), press)
    assert referee.done == [
        ("answers", ("panel", 4, card or 0, "quick")),
        (
            "answers",
            ["tournament-cancel(game moonlight)", f"gk:0:4:tourcancelled:{card or 0}", "gk:0:0:close:"],
        ),
    ]
    with pytest.raises(Refused) as refused:
        await tournament.show_panel(cast(Desk, other := Referee(host=8)), cast(Request, other), press)
    assert refused.value.text == say("tournament-only-host")
    cancelling = Referee()
    press = CustomId(0, 4, "tourcancelled", str(card or 0))
    await tournament.cancel(cast(Desk, cancelling), cast(Request, cancelling), press)
    edits = [("edits", 5, 30, ("card", 4))] if card else []
    assert cancelling.done == [("cancels", True), ("answers", ["tournament-cancelled"]), *edits]


@pytest.mark.parametrize(
    ("guild", "is_text", "creates", "sends", "why"),
    [
        (70, True, True, True, None),
        (70, True, False, True, "tournament-no-threads"),
        (70, True, True, False, "tournament-no-threads"),
        (70, False, True, True, "tournament-no-threads-here"),
        (None, True, True, True, "tournament-no-threads-here"),
    ],
)
def test_a_tournament_needs_threads(
    guild: int | None, is_text: bool, creates: bool, sends: bool, why: str | None
) -> None:
    granted = discord.Permissions(create_public_threads=creates, send_messages_in_threads=sends)
    channel = discord.TextChannel.__new__(discord.TextChannel) if is_text else None
    request = SimpleNamespace(
        place=SimpleNamespace(guild=guild),
        interaction=SimpleNamespace(channel=channel, app_permissions=granted),
    )
    if why is None:
        tournament._require_threads(cast(Request, request))
        return
    with pytest.raises(Refused) as refused:
        tournament._require_threads(cast(Request, request))
    assert refused.value.text == say(why)


@pytest.mark.usefixtures("plain")
async def test_the_next_season_is_shown_to_everybody() -> None:
    done: list[object] = []

    async def follow(number: int, person: object, interaction: int) -> Any:
        assert (number, person, interaction) == (4, "Ada", 11)
        return SimpleNamespace(id=5)

    async def answer_publicly(page: object) -> None:
        done.append(page)

    desk: Any = SimpleNamespace(tables=SimpleNamespace(tournaments=SimpleNamespace(follow=follow)))
    request: Any = SimpleNamespace(person="Ada", id=11, answer_publicly=answer_publicly)
    await tournament.follow(desk, request, CustomId(0, 4, "tournext"))
    assert done == [("card", 5)]


async def test_where_nobody_stands_in_each_question_says_that_who_is_replaced_has_lost(
    tmp_path: Path,
) -> None:
    names = ("Ada", "Bruno", "Celina")
    async with grove(tmp_path, *names) as (running, people):
        await entered(people[0], *people[1:])
        tournaments = running.tables.tournaments
        cup = await tournaments.at(int(people[0].channel))
        assert cup is not None
        ada = Somebody(int(people[0].id), "Ada")
        await tournaments.configure(cup.id, ada, seats=3, late="nothing", stand_in=False)
        await people[0].press(await told(people[0], "Tournament: Spirits of the Forest"), "Start")
        await people[1].sees("Spirits of the Forest: round 1")
        cup = await tournaments.get(cup.id)
        table = await running.tables.table(cup.current[0].game or 0)
        [first] = table.awaiting
        chairs = [first, *(chair for chair in table.chairs if chair is not first)]
        late, asks, agrees = (people[names.index(chair.name)] for chair in chairs)
        for person in people:
            await person.go(str(table.place.channel))
        running.forward(timedelta(days=30))
        costs = "whoever a computer plays for has lost the game"
        page = await asked(asks, "/replace")
        assert costs in page.text
        assert "seat stays theirs" not in page.text
        await pressed(asks, page, label(page, "Vote on"))
        card = await card_of(agrees, "Vote:")
        assert costs in card.text
        await agrees.press(card, "Agree")
        await card_of(asks, f"{late.name} has lost the game")
        await running.tidied()
        await late.until(lambda: bool(letters(late, "you have lost the game")), "a letter")
        assert letters(late, "I am back") == []


async def test_where_whoever_is_late_has_lost_all_that_is_said_of_the_time_says_so(tmp_path: Path) -> None:
    names = ("Ada", "Bruno", "Celina")
    async with grove(tmp_path, *names) as (running, people):
        await entered(people[0], *people[1:])
        tournaments = running.tables.tournaments
        cup = await tournaments.at(int(people[0].channel))
        assert cup is not None
        ada = Somebody(int(people[0].id), "Ada")
        await tournaments.configure(cup.id, ada, pace="quick", late="forfeit")
        await people[0].press(await told(people[0], "Tournament: Spirits of the Forest"), "Start")
        await people[1].sees("Spirits of the Forest: round 1")
        table = await running.tables.table((await tournaments.get(cup.id)).current[0].game or 0)
        late, wins = (people[names.index(chair.name)] for chair in (table.awaiting[0], *others(table)))
        for person in (late, wins):
            await person.go(str(table.place.channel))
        assert "if time runs out: the game is lost" in (await card_of(wins, "🔒")).text
        running.forward(timedelta(hours=1, minutes=45))
        assert "After that the game is lost" in (await late.sees("left for your move")).text
        running.forward(timedelta(hours=1))
        await card_of(wins, f"{wins.name} wins by default")
        await running.tidied()
        said = [message.text for message in wins.messages() if not message.is_ephemeral]
        assert not any("waiting for you" in text or "was cancelled" in text for text in said)


def others(table: Table) -> list[Chair]:
    return [chair for chair in table.chairs if chair not in table.awaiting]
