"""The verbs that are about spirits: energy, elements, presence, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.spirit_island.model.actions import Attune, Place
from engine.games.spirit_island.model.growth_texts import permission_text
from engine.games.spirit_island.model.kinds import Deck, Element
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.powers.context import NO, PowerContext
from engine.games.spirit_island.rules import cards, presence
from engine.games.spirit_island.rules.decisions import choose, decide
from engine.script import Script
from engine.text import Seat, Who


class Gifts(PowerContext):
    """Effects by which spirits gain and give."""

    def energy(self, amount: int, seat: Seat | None = None) -> None:
        """Give energy to the target spirit, or to that of a seat."""
        who = self.spirit if seat is None else seat
        self.table.players[who].energy += amount
        if amount:
            self.play.tell(tell("event-energy", who=Who(who), energy=amount))

    def gain_element(self, seat: Seat, element: Element) -> None:
        """Give a spirit one element more until the end of the turn."""
        own = self.table.players[seat].elements
        own[element] = own.get(element, 0) + 1
        self.play.tell(tell("event-element", who=Who(seat), element=name_of(element)))

    def ask_element(self, seat: Seat, elements: Callable[[], Sequence[Element]]) -> Script[Element | None]:
        """Let a seat choose one of the elements. Return it; None where there is none."""
        prompt = tell("ask-element", about=self.name)
        answer = yield from decide(self.play, seat, prompt, lambda: [Attune(each) for each in elements()])
        return answer.element if answer else None

    def add_presence(
        self, lands: Callable[[], Sequence[str]], seat: Seat | None = None, *, anywhere: bool = False
    ) -> Script[str | None]:
        """Let a spirit add one presence to one of the lands, or move one there. Return the land; None where it does not.

        `anywhere`: also where its presence may not be otherwise.
        """
        who = self.seat if seat is None else seat
        prompt = tell("ask-place", about=self.name)
        answer: Place | None = yield from decide(
            self.play, who, prompt, lambda: self.placings(lands(), who, anywhere=anywhere)
        )
        if answer is None:
            return None
        presence.place(self.table.players[who], answer.land, answer.source)
        presence.tell_placed(self.play, who, answer.land, answer.source)
        return answer.land

    def placings(self, lands: Sequence[str], seat: Seat, *, anywhere: bool = False) -> list[Place]:
        """Return the ways in which a spirit can add presence to one of the lands or move it there, as `add_presence` offers them."""
        player = self.table.players[seat]
        fitting = [land for land in lands if anywhere or presence.can_stand(self.table, player, land)]
        sources = presence.sources(self.table, player)
        return [Place(0, land, each) for land in fitting for each in sources if each != land]

    def homes(self, steps: int) -> list[str]:
        """Return the lands within `steps` of the user to which destroyed presence of the target spirit can come; [] if there is none."""
        near = presence.within(self.table, presence.lands_of(self.table, self.player), self.reach(steps))
        fitting = [land for land in near if presence.can_stand(self.table, self.target, land)]
        return fitting if self.target.destroyed else []

    def return_presence(self, land: str, count: int) -> int:
        """Put destroyed presence of the target spirit in a land, `count` or as many as it has. Return the number."""
        count = min(count, self.target.destroyed)
        for _ in range(count):
            presence.place(self.target, land, "destroyed")
            presence.tell_placed(self.play, self.spirit, land, "destroyed")
        return count

    def gain_card(self, seat: Seat, deck: Deck | None = None) -> Script[str]:
        """Let a spirit gain a power card: draw, keep, and forget where it must (SI-CARD-07, SI-CARD-09). Return the card."""
        prompt = tell("ask-gain", about=self.name)
        answer = yield from decide(
            self.play, seat, prompt, lambda: cards.gains(self.table.players[seat], deck)
        )
        cards.gain(self.play, seat, answer.deck)
        while self.table.players[seat].drawn:
            yield from self._settle_card(seat)
        card = self.table.players[seat].hand[-1]
        yield from self.settle_cards(seat)
        return card

    def settle_cards(self, seat: Seat) -> Script[None]:
        """Let a seat decide which card it keeps and what it forgets, as long as it owes that."""
        while cards.owed(self.table.players[seat]):
            yield from self._settle_card(seat)

    def _settle_card(self, seat: Seat) -> Script[None]:
        prompt = tell("ask-keep" if self.table.players[seat].drawn else "ask-forget", about=self.name)
        answer = yield from decide(self.play, seat, prompt, lambda: cards.owed(self.table.players[seat]))
        cards.decide(self.play, seat, answer)

    def gain_card_and_pass_on(self) -> Script[None]:
        """Let the target spirit gain a power card, and the user one of those it did not keep."""
        prompt = tell("ask-gain", about=self.name)
        answer = yield from decide(self.play, self.spirit, prompt, lambda: cards.gains(self.target))
        cards.gain(self.play, self.spirit, answer.deck)
        if self.target.drawn:
            kept = yield from decide(
                self.play, self.spirit, tell("ask-keep", about=self.name), lambda: cards.owed(self.target)
            )
            self.target.drawn.remove(kept.card)
            rest, self.target.drawn = self.target.drawn, []
            cards.get(self.play, self.spirit, kept.card)
            self.player.drawn = rest
        yield from self.settle_cards(self.spirit)
        yield from self.settle_cards(self.seat)

    def share_presence(self) -> None:
        """Let the user and the target spirit count range from each other's presence this turn."""
        for seat, other in ((self.seat, self.spirit), (self.spirit, self.seat)):
            lasting = Lasting("shared", seat=seat, other=other, about=self.about)
            self.table.lasting.append(lasting)
            self.play.tell(tell("event-allowed", who=Who(seat), text=permission_text(lasting)))

    def swap_gifts(self) -> Script[None]:
        """Let the user and the target spirit give each other a power card of the hand."""
        pairs = ((self.seat, self.spirit), (self.spirit, self.seat)) if self.is_for_another else ()
        for giver, taker in pairs:
            hand = self.table.players[giver].hand
            gifts = [f"give-{card}" for card in hand]
            way = yield from choose(self.play, giver, tell("ask-give", about=self.name), *gifts, NO)
            card = way.removeprefix("give-")
            if card != NO:
                self.table.players[giver].hand.remove(card)
                self.table.players[taker].hand.append(card)
                self.play.tell(tell("event-gives", who=Who(giver), to=Who(taker), card=name_of(card)))
