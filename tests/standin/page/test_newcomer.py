"""Three people who have read nothing play a whole game: one by mouse, one on a phone, one by keyboard alone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.tables import Status, Table
from engine.action import field_names, values
from render import pictures
from tests.bot.discord.grove import Grove, grove
from tests.standin.page import browser
from tests.standin.page.browser import PHONE, Finger, Heard, Keys, Mouse, Screen, Tabs

pytestmark = browser.IN_A_BROWSER

ANSWER = ".message.ephemeral"
WAYS_OUT = ("Back", "Cancel", "Dismiss")
ALONE = {
    "Keep my gems": "keeps all gems",
    "Pass": "passes",
    "Reveal my favours": "is ready",
}
"""Texts told after buttons that play at once, by their labels."""
LOADED = """Promise.all([...document.images].filter((image) => !image.complete).map((image) =>
    new Promise((seen) => image.onload = image.onerror = seen)))"""
"""One script that waits by itself: the page forbids the `eval` by which a browser is asked again and again."""
TAKE, LEAVE, PLACE, CONFIRM = "Take tiles", "Keep my gems", "Place a gem", "Play it"
VERBS = {TAKE, PLACE, LEAVE}


@dataclass
class Player:
    """Somebody before a page, who uses it in one way only."""

    page: Page
    hand: Mouse
    heard: Heard
    uses_all: bool = False
    used: set[str] = field(default_factory=set)
    hands: set[str] = field(default_factory=set)
    """Descriptions of the own hand that this person was given, as the alt text of its picture."""

    @property
    def answer(self) -> Locator:
        """Last thing that was said to this person alone."""
        return self.page.locator(ANSWER).last

    def card(self, now: Table | None = None) -> Locator:
        """Return the card of the table: the last message for everybody with buttons. With a reading, the card of that very moment."""
        mine = self.page.get_by_role("button", name="More", exact=True)
        found = self.page.locator(".message:not(.ephemeral)").filter(has=mine)
        if now is not None:
            found = found.filter(has=self.page.locator(f'[data-custom-id^="gk:{now.id}:{now.moment}:"]'))
        return found.last

    async def press(self, place: Locator, label: str) -> None:
        self.used.add(label)
        await self.hand.press(place.get_by_role("button", name=label, exact=True))

    async def choose(self, done: str) -> None:
        """Pick the last thing offered at each step of the private chooser, until it says that the move is made."""
        said = self.answer.locator(".markdown").first
        for _ in range(5):
            before = await said.text_content()
            menu = self.answer.locator("[aria-haspopup=listbox]")
            if await menu.count():
                await self.hand.pick_last(menu.first)
            else:
                labels = [text.strip() for text in await self.answer.get_by_role("button").all_inner_texts()]
                ways = [label for label in labels if label and label not in WAYS_OUT]
                await self.press(self.answer, CONFIRM if CONFIRM in ways else ways[-1])
            await expect(said).not_to_have_text(before or "")
            if done in str(await said.text_content()):
                return
        raise AssertionError(f"nothing says {done!r}")

    async def take_turn(self, now: Table, *, with_gem: bool) -> None:
        """Collect tiles, and then place a gem or leave it, going on in the private answer."""
        await self.press(self.card(now), TAKE)
        await expect(self.answer).to_contain_text("take tiles")
        await self.choose("takes")
        offered = await self.answer.get_by_role("button").all_inner_texts()
        if with_gem and await self.answer.locator("[aria-haspopup=listbox]").count():
            await self.choose("places a gem")
            self.used.add(PLACE)
        elif LEAVE in offered:
            await self.press(self.answer, LEAVE)
            await expect(self.answer).to_contain_text("keeps all gems")

    async def play(self, now: Table) -> None:
        """Play one move: gems are left to whoever uses every verb, until one was placed."""
        labels = await self.card(now).get_by_role("button").all_inner_texts()
        if TAKE in labels:
            await self.take_turn(now, with_gem=self.uses_all and PLACE not in self.used)
        else:
            label = next(label for label in labels if label in ALONE)
            await self.press(self.card(now), label)
            await expect(self.answer).to_contain_text(ALONE[label])


async def open_lobby(ada: Player, bruno: Player, dorota: Player) -> None:
    """Let Ada press what the empty channel offers; the others come in by the buttons of the lobby."""
    await ada.press(ada.page.locator("#log"), "Spirits of the Forest")
    lobby = ada.page.locator(".message").last
    await ada.press(lobby, "Add a computer")
    await ada.hand.press(ada.page.get_by_role("option", name="easy"))
    await expect(lobby).to_contain_text("Computer 1")
    for guest, name in ((bruno, "Bruno"), (dorota, "Dorota")):
        await guest.press(guest.page.locator(".message").last, "Join")
        await expect(lobby).to_contain_text(name)
    await ada.press(lobby, "Start")
    await expect(ada.card()).to_be_visible()


async def play_on_the_pages(table: Grove, players: dict[str, Player]) -> None:
    """Let whoever is waited for play before the own page, turn after turn, until every verb was used."""
    while not players["Dorota"].used >= VERBS:
        now = await table.table(table.people[0])
        assert now.status is Status.PLAYING, players["Dorota"].used
        waited = now.awaiting[0].name
        await expect(players[waited].card(now)).to_contain_text(f"@{waited}")
        await players[waited].play(now)


@asynccontextmanager
async def unseen(*players: Player) -> AsyncIterator[None]:
    """Let pages hear of all that happens and paint none of it until the block ends: to paint it takes most of a game's time."""
    for player in players:
        await player.page.evaluate("document.getElementById('log').hidden = true")
    yield
    for player in players:
        await player.page.evaluate("document.getElementById('log').hidden = false")


async def play_by_command(table: Grove, now: Table) -> None:
    """Let whoever is waited for do the first thing allowed; the pages only look on."""
    person = next(person for person in table.people if int(person.id) == now.awaiting[0].person)
    action = now.legal(int(person.id)).actions[0]
    chosen = zip(field_names(action), values(action), strict=True)
    given = {name.replace("_", "-"): str(value) for name, value in chosen if value is not None}
    await person.command(f"/forest {action.verb}", **given)
    assert (await table.table(person)).moment > now.moment


async def play_on(table: Grove, until: Callable[[Table], bool]) -> Table:
    """Play by command until the table is as wanted, or the game is over."""
    while not until(now := await table.table(table.people[0])) and now.status is Status.PLAYING:
        await play_by_command(table, now)
    return now


def with_hand(now: Table) -> list[str]:
    """Return the people who have something in hand that only they may see."""
    return [
        chair.name
        for chair in now.chairs
        if chair.person is not None
        and pictures.hand(now.game.id, now.view(chair.person), now.people, "en") is not None
    ]


async def look_at_hand(player: Player, now: Table, shots: Path) -> None:
    """Look at what only the player may see, and keep a picture of it."""
    await player.press(player.card(now), "My hand")
    shown = player.answer.get_by_role("img")
    await expect(shown).to_be_visible()
    player.hands.add(str(await shown.get_attribute("alt")))
    await player.page.evaluate(LOADED)
    await shown.screenshot(path=shots / "hand.png")


async def photograph(page: Page, path: Path) -> None:
    """Take a picture of the page once every picture on it is there."""
    await page.evaluate(LOADED)
    await page.screenshot(path=path)


async def nothing_private_reached_another(players: list[Player]) -> None:
    """Assert that nobody got a message for another person, nor the address of its pictures, nor what a hand says in words."""
    for owner in players:
        private = owner.heard.private()
        assert private
        secrets = owner.hands | {file["url"] for message in private for file in message["attachments"]}
        for other in (player for player in players if player is not owner):
            assert not {message["id"] for message in private} & {
                message["id"] for message in other.heard.told()
            }
            seen = other.heard.everything() + await other.page.content()
            assert [secret for secret in secrets if secret in seen] == [], other.page.url


async def test_a_whole_game_of_three_people_by_mouse_by_touch_and_by_keyboard(
    tmp_path: Path, tabs: Tabs
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Dorota") as (table, _):
        heard = [Heard(), Heard(), Heard()]
        ada = Player(
            await tabs.open(table.local, "Ada", Screen(1280, 1000, dark=True), heard=heard[0]),
            Mouse(),
            heard[0],
        )
        bruno = Player(
            await tabs.open(table.local, "Bruno", replace(PHONE, sharpness=2), heard=heard[1]),
            Finger(),
            heard[1],
        )
        dorota = Player(
            await tabs.open(table.local, "Dorota", heard=heard[2]), Keys(), heard[2], uses_all=True
        )
        await dorota.page.get_by_label("Język").select_option("en-US")
        await open_lobby(ada, bruno, dorota)
        players = {"Ada": ada, "Bruno": bruno, "Dorota": dorota}
        await play_on_the_pages(table, players)
        async with unseen(*players.values()):
            now = await play_on(table, lambda now: bool(with_hand(now)))
        await look_at_hand(players[with_hand(now)[0]], now, tmp_path)
        async with unseen(*players.values()):
            await play_on(table, lambda now: now.status is not Status.PLAYING)
        final = ada.page.locator(".message:not(.ephemeral)").last
        await expect(final).to_contain_text("1.")
        await expect(final.get_by_role("img")).to_have_count(2)
        await photograph(ada.page, tmp_path / "final.png")
        await final.get_by_role("img").first.screenshot(path=tmp_path / "scores.png")
        await ada.press(final, "Scores")
        await expect(ada.answer).to_contain_text("Computer 1")
        await nothing_private_reached_another([ada, bruno, dorota])
        assert tabs.complaints == []


async def test_a_used_command_is_named_in_the_language_of_the_reader(tmp_path: Path, tabs: Tabs) -> None:
    async with grove(tmp_path, "Ada") as (table, _):
        celina, ada = await tabs.open(table.local, "Celina"), await tabs.open(table.local, "Ada")
        await celina.keyboard.type("/graj gra:Duchy")
        for _ in range(2):
            await celina.keyboard.press("Enter")
        await expect(celina.locator(".message").last).to_contain_text("Celina używa /graj")
        await expect(ada.locator(".message").last).to_contain_text("Celina used /play")
