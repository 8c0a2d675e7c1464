"""Whole lives of tables: people who play any game by fits and starts, leave, come back and take over, while the bot is restarted.

They do what the careless people of `tests.bot.monkeys` never do, and after each deed `broken_laws` says what does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.discord.cards.table_card import escaped_names
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from bot.tables.steps import votes
from tests.bot.account import Account
from tests.bot.discord.grove import Grove
from tests.bot.monkeys import Monkeys, apologies, usable
from tests.bot.test_every_game import typed
from tests.render.hand_words import hand_in_words
from tests.standin.people import Person
from tests.standin.sight import Json, Message

CHANNEL = "grove"
SEATS = ("/standin", "/back", "/back", "/substitute", "/host", "/resign", "/replace")
REST = ("/pause", "/resume", "/resume", "/cancel", "/undo", "/undo")
BESIDE = (
    "/whatif",
    "/plan",
    "/catchup",
    "/history move:3",
    "/order list",
    "/order cancel",
    "/order give",
    "/hand",
)
LEAVING = frozenset({"resigned", "abandoned", "stopped", "cancel", "leave"})
"""Ops that end a table or leave one; pressed seldom, or nothing would live long."""
SURE = frozenset(
    {"undone", "askundo", "standin", "offerseat", "hosted", "resigned", "abandoned", "askreplace"}
)
"""Ops of the buttons with which somebody says that they mean what they have asked for."""
ENDING = ("/resign", "/cancel")
"""Commands after which somebody is seldom sure."""
ASKED = frozenset({"grant", "refuse", "takeseat"})
LONG = frozenset({"replay", "analysis", "forgotten", "dailyplay", "robot", "company"})
"""Ops left out: they take long, leave nothing to look at, or add a computer that takes its time."""
QUICK = ("random", "greedy")
"""Levels of computers that move at once."""
SELDOM, MEANT = 0.2, 0.8
GOING_ON = ("moves", "step", "undo")
"""Ops that only the newest card of a game has."""


class Lives(Monkeys):
    """The people of one test, at tables of one game in one channel."""

    def __init__(self, grove: Grove, people: list[Person], dice: Random, game: str) -> None:
        super().__init__(grove, people, dice)
        self.game = game
        self.deeds: list[str] = []
        """The deeds so far, to be read where a law is broken."""
        self.holders: dict[str, set[str]] = {}
        """By private sentence of a hand, the names of those who have had it; "" for computers."""
        self.accounts: dict[int, Account] = {}
        """The account of each table, from the first time it was seen to be played."""

    async def live_on(self) -> None:
        """Let somebody do something, or the bot be restarted."""
        await self._one_of(
            {
                self.goes_on: 35,
                self.presses: 12,
                self.asks: 40,
                self.orders: 4,
                self.two_presses: 3,
                self.one_press_twice: 3,
                self.is_restarted: 2,
            }
        )

    async def goes_on(self) -> None:
        """Let the table take its next step: a move, a seat in the lobby, its start, a new lobby."""
        table, person = await self._here(), self.dice.choice(self.people)
        if table is None or not table.live:
            await self._use(person, f"/play game:{self.game} seats:{self.dice.choice((2, 3))}")
        elif table.status is Status.PAUSED:
            await self._use(person, "/resume")
        elif table.status is Status.LOBBY:
            host = next((each for each in self.people if int(each.id) == table.host), person)
            for each in self.people[: self.dice.randint(2, 3)]:
                await self._use(each, "/join")
            if not any(chair.computer for chair in table.chairs) and self.dice.random() < 0.5:
                await self._add_computer(host)
            else:
                await self._use(host, "/start")
        else:
            await self._move(table)

    async def presses(self) -> None:
        found = self.something()
        if found is not None:
            self.deeds.append(f"{found[0].name} presses {found[2]['custom_id']}")
            await self.does(self.pressing(*found), found[0])

    async def asks(self) -> None:
        """Let somebody ask for something beside a move, and mostly mean it where the bot asks again; or answer what others ask."""
        table = await self._here()
        awaited = {chair.mover for chair in table.awaiting} if table else set()
        likely = [each for each in self.people if int(each.id) in awaited]
        person = self.dice.choice([*likely, *likely, *self.people])
        lines = self.dice.choices((SEATS, REST, BESIDE), (2, 3, 2))[0]
        line = self.dice.choice(lines)
        await self._use(person, line)
        table, answer = await self._here(), self.answers[-1].message_
        if lines is not BESIDE and answer is not None and answer.is_ephemeral and self.dice.random() < MEANT:
            sure = [part for part in usable(answer) if CustomId.read(part["custom_id"]).op in SURE]
            if sure and (line not in ENDING or self.dice.random() < SELDOM):
                self.deeds.append(f"{person.name} is sure")
                await self.does(person.press(answer, sure[0]["custom_id"]), person)
        elif table is not None and table.live and (table.vote is not None or any(_offers(table))):
            await self._answers(table)

    async def _answers(self, table: Table) -> None:
        """Let somebody answer a vote, or take a seat that is free, on the card."""
        card, person = str(await self.grove.tables.cards.card(table.id)), self.dice.choice(self.people)
        shown = next((each for each in person.messages() if each.id == card), None)
        asked = (
            [part for part in usable(shown) if CustomId.read(part["custom_id"]).op in ASKED] if shown else []
        )
        if shown is None or not asked:
            return
        chosen = self.dice.choice(asked)["custom_id"]
        self.deeds.append(f"{person.name} answers {chosen}")
        await self.does(person.press(shown, chosen), person)
        answer = self.answers[-1].message_
        taken = (
            [part for part in usable(answer) if CustomId.read(part["custom_id"]).op == "taken"]
            if answer
            else []
        )
        if answer is not None and taken:
            await self.does(person.press(answer, taken[0]["custom_id"]), person)

    async def orders(self) -> None:
        """Let somebody give an order of a move that somebody can make now."""
        table = await self._here()
        if table is not None and (chairs := table.awaiting) and table.match is not None:
            actions = table.match.legal(self.dice.choice(chairs).seat).actions
            line = " ".join(typed(table.game.id, self.dice.choice(actions)).split(" ")[1:])
            words = " ".join(part.partition(":")[2] or part for part in line.split(" "))
            await self._use(self.dice.choice(self.people), f"/order give plan:{words}")

    async def is_restarted(self) -> None:
        self.deeds.append("restart")
        await self.grove.stop()
        await self.grove.start()
        await self.grove.ready(*self.people)

    def something(self, *, public: bool = False) -> tuple[Person, Message, Json] | None:
        found = super().something(public=public)
        if found is None:
            return None
        pressed = CustomId.read(found[2]["custom_id"])
        is_slow = pressed.op in LONG or (pressed.op == "standin" and pressed.path not in QUICK)
        if is_slow or (pressed.op in LEAVING and self.dice.random() > SELDOM):
            return None
        return found

    async def remember(self) -> None:
        """Keep what each seat alone can see in its hand, with whoever sits there."""
        table = await self._here()
        if table is None or table.match is None or not table.live:
            return
        for chair in table.chairs:
            name = next((each.name for each in self.people if int(each.id) == chair.person), "")
            for sentence in _own_hand(table, chair.seat):
                self.holders.setdefault(sentence, set()).add(name)

    async def broken_laws(self) -> list[str]:
        """Return what does not hold now; nothing where all is well."""
        heard = [name for name, ear in self.ears.items() for each in apologies() if ear.has(each)]
        broken = [f"{name} was told of an accident" for name in heard]
        broken += [
            f"{name} has read {sentence!r}"
            for sentence, holders in self.holders.items()
            for name, ear in self.ears.items()
            if name not in holders and ear.has(sentence)
        ]
        if behind := await self.grove.tables.ids_behind():
            broken.append(f"the cards of {behind} are old")
        table = await self._here()
        if table is None:
            return broken
        broken += await self._broken_account(table)
        return [*broken, *self._broken_at(table), *await self._old_cards(table)]

    async def _broken_account(self, table: Table) -> list[str]:
        """Return where the seats and votes of a table are otherwise than its log says."""
        if table.id in self.accounts:
            return self.accounts[table.id].go_on(await self.grove.store.rows(table.id), table)
        if table.live and table.match is not None:
            self.accounts[table.id] = Account(table)
        return []

    def _broken_at(self, table: Table) -> Iterator[str]:
        now = self.grove.now()
        if table.live and table.seat_of(table.host) is None:
            yield "the host does not play"
        if table.status is Status.PLAYING and not any(chair.mover for chair in table.chairs):
            yield "computers play alone"
        if table.vote is not None and table.vote.kind != votes.WAIT and not votes.pending_voters(table):
            yield "a vote waits for nobody"
        for chair in table.chairs:
            clock = chair.clock
            if clock.since is not None and clock.since > now:
                yield f"seat {chair.seat} is waited for from {clock.since} on, and it is {now}"
            if clock.since is not None and clock.deadline is not None and clock.deadline <= clock.since:
                yield f"seat {chair.seat} was late from the beginning"

    async def _old_cards(self, table: Table) -> list[str]:
        """Return what is wrong with the messages that everybody sees of a table."""
        card = str(await self.grove.tables.cards.card(table.id))
        public = [each for each in self.people[0].messages() if not each.is_ephemeral]
        going_on = [
            each.id
            for each in public
            for found in map(CustomId.read, (part["custom_id"] for part in usable(each)))
            if found.table == table.id and found.op in GOING_ON
        ]
        broken = [f"message {each} looks like the card" for each in sorted({*going_on} - {card})]
        newest = next((each for each in public if each.id == card), None)
        if newest is None and table.status is not Status.ABANDONED:
            broken.append("there is no card")
        moments = {CustomId.read(part["custom_id"]).moment for part in usable(newest)} if newest else set()
        if table.status is Status.PLAYING and table.moment not in moments:
            people = [chair.person for chair in table.chairs]
            if not any(table.is_current(moment, each) for moment in moments for each in people):
                broken.append(f"the card is of {moments}, and it is {table.moment}")
        return broken

    async def _here(self) -> Table | None:
        return await self.grove.tables.at(int(self.people[0].channel))

    async def _use(self, person: Person, line: str) -> None:
        self.deeds.append(f"{person.name} {line}")
        await self.does(person.command(line), person)

    async def _move(self, table: Table) -> None:
        waited = {chair.mover for chair in table.awaiting}
        people = [each for each in self.people if int(each.id) in waited]
        if people:
            person = self.dice.choice(people)
            await self._use(
                person, typed(table.game.id, self.dice.choice(table.legal(int(person.id)).actions))
            )

    async def _add_computer(self, host: Person) -> None:
        found = [
            (message, part["custom_id"])
            for message in host.messages()
            for part in usable(message)
            if CustomId.read(part["custom_id"]).op == "robot"
        ]
        if found:
            self.deeds.append(f"{host.name} adds a computer")
            await self.does(host.select(*found[-1], self.dice.choice(QUICK)), host)


def _offers(table: Table) -> Iterator[bool]:
    return (chair.offered is not None for chair in table.chairs)


def _own_hand(table: Table, seat: int) -> Iterator[str]:
    """Yield the sentences, in both languages, of a hand that onlookers cannot see as it is."""
    assert table.match is not None
    own, people = table.match.view(table.chairs[seat].seat), escaped_names(table)
    shown = table.match.view(None).model_copy(update={"seat": seat})
    for language in ("en", "pl"):
        hand = hand_in_words(table.game.id, own, people, language)
        try:
            known = hand_in_words(table.game.id, shown, people, language)
        except (AttributeError, AssertionError, TypeError, ValueError):
            known = ""
        if hand and known != hand:
            yield hand
