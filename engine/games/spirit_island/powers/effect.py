"""The verbs that powers and fear cards are written in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.spirit_island.kinds import DAHAN, INVADERS, Deck, Element, Kind
from engine.games.spirit_island.messages.texts import name_of, tell
from engine.games.spirit_island.model.actions import Attune, Gather, Pick, Place, Push, Take
from engine.games.spirit_island.model.facts import piece_facts, powers
from engine.games.spirit_island.model.island import is_coastal, is_ocean, terrain
from engine.games.spirit_island.model.lasting import Lasting, LastingId
from engine.games.spirit_island.model.table import Land, Piece, Player, Table
from engine.games.spirit_island.rules import blight, cards, pieces, presence, targeting, terror
from engine.games.spirit_island.rules.damage import Division, divide, inflict
from engine.games.spirit_island.rules.deciding import choose, decide, decide_or_stop, pick
from engine.games.spirit_island.rules.lasting import holds
from engine.games.spirit_island.rules.spirit import NOBODY, IslandPlay, SpiritRules, rules_of
from engine.script import Script
from engine.text import Seat, Text, Who

NO = "no"
"""The option of doing without."""


class Effect:
    """One use of a power by `seat` on `land` or on the spirit of `spirit`, with the thresholds `levels`.

    `chooser` decides what the text lets a player choose. `repeated`: it is a repeat, in which repeats are ignored (SI-POWER-23).
    Fear cards use the same verbs, but are no power of a spirit (`is_power`).
    """

    def __init__(
        self,
        play: IslandPlay,
        seat: Seat,
        about: str,
        land: str = "",
        spirit: Seat | None = None,
        levels: str = "",
        repeated: bool = False,
        is_power: bool = True,
    ) -> None:
        self.play = play
        self.seat = seat
        self.about = about
        self.land = land
        self.spirit = seat if spirit is None else spirit
        self.levels = levels
        self.repeated = repeated
        self.is_power = is_power
        self.chooser = seat
        self.casualties: list[Kind] = []

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.play.table

    @property
    def here(self) -> Land:
        """The target land as it is now."""
        return self.table.lands[self.land]

    @property
    def player(self) -> Player:
        """Whoever uses the power."""
        return self.table.players[self.seat]

    @property
    def target(self) -> Player:
        """The target spirit."""
        return self.table.players[self.spirit]

    @property
    def name(self) -> Text:
        """The name of the power."""
        return name_of(self.about)

    @property
    def rules(self) -> SpiritRules:
        """The special rules of the user's spirit, as far as they matter for its powers."""
        return rules_of(self.player) if self.is_power else NOBODY

    def at(self, land: str) -> Effect:
        """The same power, in another land."""
        other = Effect(
            self.play, self.seat, self.about, land, self.spirit, self.levels, self.repeated, self.is_power
        )
        other.chooser = self.chooser
        other.casualties = self.casualties
        return other

    def by(self, chooser: Seat, land: str = "") -> Effect:
        """The same power, with the choices made by another seat."""
        other = self.at(land or self.land)
        other.chooser = chooser
        return other

    # What is asked of the target.

    def level(self, number: int) -> bool:
        """Whether a threshold is used."""
        return str(number) in self.levels

    def count(self, *kinds: Kind) -> int:
        """How many pieces of these kinds are in the target land."""
        return self.here.count(*kinds)

    @property
    def dahan(self) -> int:
        """How many Dahan are in the target land."""
        return self.count("dahan")

    @property
    def invaders(self) -> int:
        """How many invaders are in the target land."""
        return self.count(*INVADERS)

    @property
    def presence(self) -> int:
        """How much presence of the user is in the target land."""
        return self.player.presence.get(self.land, 0)

    @property
    def is_for_another(self) -> bool:
        """Whether the target spirit is another than the user (SI-POWER-09)."""
        return self.spirit != self.seat

    def is_in(self, *terrains: str) -> bool:
        """Whether the target land is of one of these terrains."""
        return terrain(self.land) in terrains

    @property
    def is_coastal(self) -> bool:
        """Whether the target land is coastal."""
        return is_coastal(self.land)

    # Fear, Defend and other lasting rules.

    def fear(self, fear: int) -> None:
        """Generate fear; where the land says so it defends, too."""
        if fear > 0 and self.land and self.is_power and holds(self.table, self.land, "fear-defends"):
            self.defend(fear)
        terror.generate(self.play, fear)

    def defend(self, amount: int) -> None:
        """Defend the target land."""
        self.lasting("defend", amount)
        self.play.tell(tell("event-defends", land=self.land, amount=amount))

    def lasting(self, rule: LastingId, amount: int = 0) -> None:
        """A rule for the target land until the end of the turn."""
        self.table.lasting.append(Lasting(rule, land=self.land, seat=self.seat, amount=amount))

    def allow(
        self, rule: LastingId, amount: int = 0, *, pays: bool = False, seat: Seat | None = None
    ) -> None:
        """Something the target spirit may do until the end of the turn; the user counts as `other`."""
        seat = self.spirit if seat is None else seat
        self.table.lasting.append(Lasting(rule, seat=seat, other=self.seat, amount=amount, pays=pays))

    def skip_invader_actions(self) -> None:
        """The invaders do nothing in the target land this turn (SI-INVADER-07)."""
        rules: tuple[LastingId, ...] = ("no-ravage", "no-build", "no-explore")
        self.table.lasting += [Lasting(rule, land=self.land) for rule in rules]
        self.play.tell(tell("event-skips", land=self.land))

    # Damage and destruction.

    def damage(
        self, points: int, kinds: tuple[Kind, ...] = INVADERS, lands: Sequence[str] = ()
    ) -> Script[int]:
        """Damage that is divided freely; returns how many pieces it destroyed."""
        division = Division(lands or (self.land,), points, kinds)
        yield from divide(self.play, self.chooser, self.name, division)
        return (yield from self._inflict(division))

    def damage_each(self, points: int, kinds: tuple[Kind, ...] = INVADERS) -> Script[int]:
        """The same damage to each piece (SI-DAMAGE-08); returns how many it destroyed."""
        division = Division((self.land,), 0, kinds)
        division.given = {key: min(points, need) for key, need in division.needs(self.table).items()}
        return (yield from self._inflict(division))

    def damage_one(self, points: int, kinds: tuple[Kind, ...]) -> Script[int]:
        """Damage to a single piece."""
        took = yield from self.take(tell("ask-damage-one", about=self.name), kinds)
        if took is None:
            return 0
        division = Division((self.land,), 0, kinds)
        place = next(key for key, _ in division.needs(self.table).items() if self._named(key, took.piece))
        division.given = {place: points}
        return (yield from self._inflict(division))

    def damage_different(self, points: int) -> Script[int]:
        """One damage to each of so many different invaders."""
        division = Division((self.land,), points, most=1)
        yield from divide(self.play, self.chooser, self.name, division)
        return (yield from self._inflict(division))

    def damage_mutually(self, some: tuple[Kind, ...], others: tuple[Kind, ...]) -> Script[None]:
        """Invaders of two sorts deal their damage to each other, at the same time."""
        strikes = [
            Division((self.land,), self._strength(strikers), struck)
            for strikers, struck in ((some, others), (others, some))
        ]
        for division in strikes:
            yield from divide(self.play, self.chooser, self.name, division)
        merged = Division((self.land,), 0, given=strikes[0].given | strikes[1].given)
        yield from self._inflict(merged)

    def flood(self, *, fear: int, damage: int, dahan: int = 0) -> Script[None]:
        """Fear, damage and the end of some Dahan in one land."""
        self.fear(fear)
        yield from self.damage(damage)
        yield from self.destroy(dahan, DAHAN)

    def destroy(self, count: int, kinds: tuple[Kind, ...]) -> Script[int]:
        """Destroy so many pieces of the target land, or as many as there are; returns how many."""
        if count >= self.count(*kinds):
            return (yield from self.destroy_all(kinds))
        doomed: list[tuple[str, str]] = []
        for _ in range(count):
            prompt = tell("ask-destroy", about=self.name)
            took = yield from self.take(prompt, kinds, besides=doomed)
            if took is not None:
                doomed.append((took.land, took.piece))
        return (yield from self._kill_named(doomed))

    def destroy_up_to(self, count: int, kinds: tuple[Kind, ...]) -> Script[int]:
        """Destroy as many as the player likes, at most so many."""
        most = min(count, self.count(*kinds))
        prompt = tell("ask-how-many", about=self.name)
        numbers = [f"number-{number}" for number in range(most, -1, -1)]
        way = yield from choose(self.play, self.chooser, prompt, *numbers)
        return (yield from self.destroy(int(way.removeprefix("number-")), kinds))

    def destroy_all(self, kinds: tuple[Kind, ...]) -> Script[int]:
        """Destroy every piece of these kinds."""
        doomed = [(self.land, piece) for piece in self.here.of(kinds) if not piece.dreamt]
        return (yield from self.kill(doomed))

    def destroy_piece(self, land: str, piece: Piece) -> None:
        """Destroy one piece, unless something keeps it safe."""
        if not pieces.is_safe(self.table, land, piece.kind):
            pieces.destroy(self.play, land, piece)
            self.casualties.append(piece.kind)

    def destroyed(self, *kinds: Kind) -> int:
        """How many pieces of these kinds the power has destroyed so far."""
        return sum(kind in kinds for kind in self.casualties)

    # Removing, replacing, adding.

    def remove(self, kinds: tuple[Kind, ...]) -> Script[None]:
        """Remove one piece, without fear."""
        took = yield from self.choose_piece(kinds)
        if took is not None:
            pieces.remove(self.play, took.land, self.table.lands[took.land].find(took.piece))

    def replace(self, kinds: tuple[Kind, ...], *new: Kind) -> Script[None]:
        """Replace one piece by others (SI-DESTROY-04)."""
        took = yield from self.take(tell("ask-replace", about=self.name), kinds)
        if took is not None:
            pieces.replace(self.play, took.land, self.table.lands[took.land].find(took.piece), *new)

    def add(self, kind: Kind) -> None:
        """Add a piece to the target land."""
        pieces.add(self.play, self.land, kind)
        self.play.tell(tell("event-added", piece=name_of(kind), land=self.land))

    def remove_blight(self) -> None:
        """One blight back to the card."""
        blight.remove(self.play, self.land)

    def add_blight(self) -> Script[None]:
        """One blight more; a cascade goes where the user wants."""
        yield from blight.add(self.play, self.land, self.seat)

    # Moving.

    def push(self, kinds: tuple[Kind, ...], count: int = 0, *, up_to: int = 0) -> Script[list[Push]]:
        """Push exactly `count` pieces, as far as there are, or any number `up_to` (SI-PUSH-04); returns the moves."""
        moved: list[Push] = []
        ask = decide if count else decide_or_stop
        for left in range(count or up_to, 0, -1):
            prompt = tell("ask-push", about=self.name, left=left)
            push = yield from ask(self.play, self.chooser, prompt, lambda: self.pushes(kinds))
            if push is None:
                break
            yield from pieces.move(self.play, push.piece, push.origin, push.land)
            moved.append(push)
        return moved

    def push_all(self, kinds: tuple[Kind, ...]) -> Script[list[Push]]:
        """Push every piece of these kinds."""
        return (yield from self.push(kinds, self.count(*kinds)))

    def push_spread(self, kinds: tuple[Kind, ...]) -> Script[None]:
        """Push every piece of these kinds into as many different lands as possible."""
        gone: list[str] = []
        for _ in range(self.count(*kinds)):
            lands = self.destinations()
            fewest = min(gone.count(land) for land in lands)
            even = [land for land in lands if gone.count(land) == fewest]
            prompt = tell("ask-push", about=self.name, left=self.count(*kinds))
            push = yield from decide(
                self.play,
                self.chooser,
                prompt,
                lambda even=even: [push for push in self.pushes(kinds) if push.land in even],  # type: ignore[misc]
            )
            yield from pieces.move(self.play, push.piece, push.origin, push.land)
            gone.append(push.land)

    def pushes(self, kinds: tuple[Kind, ...]) -> list[Push]:
        """Every way to push one piece."""
        return [Push(name, self.land, land) for name in self.names(kinds) for land in self.destinations()]

    def names(self, kinds: tuple[Kind, ...]) -> list[str]:
        """The pieces of these kinds in the target land as actions name them, those alike once."""
        return list(dict.fromkeys(piece.name for piece in self.here.of(kinds)))

    def destinations(self) -> list[str]:
        """Where pieces can be pushed: the adjacent lands; powers that only dream drown nothing."""
        lands = presence.adjacent(self.table, self.land)
        return [land for land in lands if not is_ocean(land) or not self.rules.dreams]

    def gather(self, kinds: tuple[Kind, ...], count: int = 0, *, up_to: int = 0) -> Script[int]:
        """Gather exactly `count` pieces, as far as there are, or any number `up_to` (SI-GATHER-02); returns how many."""
        ask = decide if count else decide_or_stop
        for done in range(count or up_to):
            prompt = tell("ask-gather", about=self.name, left=(count or up_to) - done)
            found = yield from ask(self.play, self.chooser, prompt, lambda: self.gathers(kinds))
            if found is None:
                return done
            yield from pieces.move(self.play, found.piece, found.origin, found.land)
        return count or up_to

    def move_anywhere(self, kinds: tuple[Kind, ...], up_to: int) -> Script[str]:
        """Move pieces of the target land to one land anywhere on the island; returns the land."""
        land = yield from self.pick(lambda: self.table.island.lands)
        assert land is not None, "an island has lands"
        for left in range(up_to if land != self.land else 0, 0, -1):
            prompt = tell("ask-push", about=self.name, left=left)
            push = yield from decide_or_stop(
                self.play,
                self.chooser,
                prompt,
                lambda: [Push(name, self.land, land) for name in self.names(kinds)],
            )
            if push is None:
                break
            yield from pieces.move(self.play, push.piece, push.origin, push.land)
        return land

    def carry_defend(self, amount: int, land: str) -> None:
        """Defend of the target land goes along to another."""
        self.lasting("defend", -amount)
        self.at(land).lasting("defend", amount)

    def gathers(self, kinds: tuple[Kind, ...]) -> list[Gather]:
        """Every way to gather one piece."""
        if is_ocean(self.land) and self.rules.dreams:
            return []
        return [
            Gather(name, origin, self.land)
            for origin in presence.adjacent(self.table, self.land)
            for name in dict.fromkeys(piece.name for piece in self.table.lands[origin].of(kinds))
        ]

    # Choices.

    def choose(self, *options: str) -> Script[str]:
        """One of the ways that the power offers (SI-POWER-14); in words they are `<power>-<option>`."""
        ways = [option if option == NO else f"{self.about}-{option}" for option in options]
        way = yield from choose(self.play, self.chooser, tell("ask-choose", about=self.name), *ways)
        return way.removeprefix(f"{self.about}-")

    def may(self, option: str) -> Script[bool]:
        """Whether the player wants something that is offered."""
        return (yield from self.choose(option, NO)) == option

    def pick(self, lands: Callable[[], Sequence[str]]) -> Script[str | None]:
        """One of these lands, where there is one."""
        return (yield from pick(self.play, self.chooser, tell("ask-land", about=self.name), lands))

    def pick_or_stop(self, lands: Callable[[], Sequence[str]]) -> Script[str | None]:
        """One of these lands, or none."""
        prompt = tell("ask-land", about=self.name)
        answer = yield from decide_or_stop(
            self.play, self.chooser, prompt, lambda: [Pick(land) for land in lands()]
        )
        return answer.land if answer else None

    # Spirits: energy, elements, presence, cards.

    def energy(self, amount: int, seat: Seat | None = None) -> None:
        """The target spirit (or another) gains energy."""
        who = self.spirit if seat is None else seat
        self.table.players[who].energy += amount
        self.play.tell(tell("event-energy", who=Who(who), energy=amount))

    def gain_element(self, seat: Seat, element: Element) -> None:
        """A spirit has one element more until the end of the turn."""
        own = self.table.players[seat].elements
        own[element] = own.get(element, 0) + 1
        self.play.tell(tell("event-element", who=Who(seat), element=name_of(element)))

    def ask_element(self, seat: Seat, elements: Callable[[], Sequence[Element]]) -> Script[Element | None]:
        """One of these elements, as the seat likes."""
        prompt = tell("ask-element", about=self.name)
        answer = yield from decide(self.play, seat, prompt, lambda: [Attune(each) for each in elements()])
        return answer.element if answer else None

    def add_presence(
        self, lands: Callable[[], Sequence[str]], seat: Seat | None = None, *, anywhere: bool = False
    ) -> Script[str | None]:
        """A spirit adds one presence to one of these lands, or moves one there; returns the land.

        `anywhere`: also where its presence may not be otherwise.
        """
        who = self.seat if seat is None else seat

        def offer() -> list[Place]:
            player = self.table.players[who]
            fitting = [land for land in lands() if anywhere or presence.can_stand(player, land)]
            return [
                Place(0, land, each) for land in fitting for each in presence.sources(player) if each != land
            ]

        prompt = tell("ask-place", about=self.name)
        answer: Place | None = yield from decide(self.play, who, prompt, offer)
        if answer is None:
            return None
        presence.place(self.table.players[who], answer.land, answer.source)
        self.play.tell(tell("event-presence", who=Who(who), land=answer.land))
        return answer.land

    def return_presence(self, land: str, count: int) -> int:
        """The target spirit puts so many of its destroyed presence in a land, or as many as it has; returns how many."""
        count = min(count, self.target.destroyed)
        for _ in range(count):
            presence.place(self.target, land, "destroyed")
            self.play.tell(tell("event-presence", who=Who(self.spirit), land=land))
        return count

    def gain_card(self, seat: Seat, deck: Deck | None = None) -> Script[str]:
        """A spirit gains a power card: draws, keeps, and forgets where it must (SI-CARD-07, SI-CARD-09); returns the card."""
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
        """A seat decides which card it keeps and what it forgets, as long as it owes that."""
        while cards.owed(self.table.players[seat]):
            yield from self._settle_card(seat)

    def _settle_card(self, seat: Seat) -> Script[None]:
        prompt = tell("ask-keep" if self.table.players[seat].drawn else "ask-forget", about=self.name)
        answer = yield from decide(self.play, seat, prompt, lambda: cards.owed(self.table.players[seat]))
        cards.decide(self.play, seat, answer)

    def gain_card_and_pass_on(self) -> Script[None]:
        """The target spirit gains a power card, and the user one of those it did not keep."""
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
        """The user and the target spirit may count range from each other's presence this turn."""
        for seat, other in ((self.seat, self.spirit), (self.spirit, self.seat)):
            self.table.lasting.append(Lasting("shared", seat=seat, other=other))

    def swap_gifts(self) -> Script[None]:
        """The user and the target spirit may give each other a power card of the hand."""
        for giver, taker in ((self.seat, self.spirit), (self.spirit, self.seat)):
            hand = self.table.players[giver].hand
            gifts = [f"give-{card}" for card in hand]
            way = yield from choose(self.play, giver, tell("ask-give", about=self.name), *gifts, NO)
            card = way.removeprefix("give-")
            if card != NO and giver != taker:
                self.table.players[giver].hand.remove(card)
                self.table.players[taker].hand.append(card)
                self.play.tell(tell("event-gives", who=Who(giver), to=Who(taker), card=name_of(card)))

    def heal_nearby(self) -> Script[None]:
        """Remove one blight from the target land or an adjacent one."""
        near = (self.land, *presence.adjacent(self.table, self.land))
        land = yield from self.pick(lambda: [each for each in near if self.table.lands[each].blight])
        if land is not None:
            self.at(land).remove_blight()

    def other_coasts(self) -> list[str]:
        """The other coastal lands of the same board."""
        lands = presence.lands_in_play(self.table)
        return [land for land in lands if land[0] == self.land[0] and is_coastal(land) and land != self.land]

    # Repeats.

    def repeat(self, effect: Callable[[Effect], Script[None]]) -> Script[None]:
        """The same power again, on any target (SI-POWER-25)."""
        yield from self.repeat_at(
            effect, lambda: targeting.targets(self.table, self.seat, powers()[self.about])
        )

    def repeat_at(
        self, effect: Callable[[Effect], Script[None]], lands: Callable[[], Sequence[str]]
    ) -> Script[None]:
        """The same power again on one of these lands; a repeat has no repeats (SI-POWER-23)."""
        if self.repeated:
            return
        land = yield from self.pick(lands)
        if land is not None:
            again = self.at(land)
            again.repeated = True
            targeting.pay(self.table, self.seat, powers()[self.about], land)
            yield from effect(again)

    # Parts of the above.

    def _strength(self, kinds: tuple[Kind, ...]) -> int:
        return sum(piece_facts(piece.kind).damage for piece in self.here.of(kinds))

    def kill(self, doomed: Sequence[tuple[str, Piece]]) -> Script[int]:
        """Destroy pieces, as far as the powers of the user destroy at all (SI-SPIRIT-13); returns how many that were."""
        before = len(self.casualties)
        yield from self.rules.kill(self, doomed)
        return len(self.casualties) - before

    def finish(self) -> None:
        """The power has been resolved."""
        self.rules.finish(self.table)

    def _inflict(self, division: Division) -> Script[int]:
        doomed = inflict(self.table, division, in_dream=self.rules.dreams)
        return (yield from self.kill(doomed))

    def _kill_named(self, names: Sequence[tuple[str, str]]) -> Script[int]:
        found: list[tuple[str, Piece]] = []
        for land, name in names:
            taken = [piece for _, piece in found]
            fitting = (p for p in self.table.lands[land].pieces if p.name == name and p not in taken)
            found.append((land, next(fitting)))
        return (yield from self.kill(found))

    def choose_piece(self, kinds: tuple[Kind, ...]) -> Script[Take | None]:
        """The choice of one piece to remove."""
        return (yield from self.take(tell("ask-remove", about=self.name), kinds))

    def take(
        self, prompt: Text, kinds: tuple[Kind, ...], besides: Sequence[tuple[str, str]] = ()
    ) -> Script[Take | None]:
        """The choice of one piece of these kinds in the target land, where there is one."""

        def offer() -> list[Take]:
            names = [piece.name for piece in self.here.of(kinds) if not piece.dreamt]
            for _, name in besides:
                names.remove(name)
            return [Take(self.land, name) for name in dict.fromkeys(names)]

        took: Take | None = yield from decide(self.play, self.chooser, prompt, offer)
        return took

    def _named(self, key: tuple[str, int], name: str) -> bool:
        land, place = key
        return self.table.lands[land].pieces[place].name == name
