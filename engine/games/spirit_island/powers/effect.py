"""The verbs that powers and fear cards are written in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.growth_texts import permission_text
from engine.games.spirit_island.model.island import is_coastal
from engine.games.spirit_island.model.kinds import DAHAN
from engine.games.spirit_island.model.land import board_of
from engine.games.spirit_island.model.lasting_rule import Lasting, LastingId
from engine.games.spirit_island.model.table import Piece
from engine.games.spirit_island.model.texts import spot, tell
from engine.games.spirit_island.powers.context import NO
from engine.games.spirit_island.powers.gifts import Gifts
from engine.games.spirit_island.powers.harm import Harm
from engine.games.spirit_island.powers.moves import Moves
from engine.games.spirit_island.rules import presence, targets, terror
from engine.games.spirit_island.rules.lasting_rules import in_land
from engine.script import Script
from engine.text import Seat, Who

__all__ = ["NO", "Effect", "PowerEffect"]


class Effect(Harm, Moves, Gifts):
    """One use of a power, with all its verbs; fear, lasting rules and repeats stand here."""

    def fear(self, fear: int) -> None:
        """Generate fear; each rule of the land that says so defends it, too."""
        if fear > 0 and self.land and self.is_power:
            for _ in list(in_land(self.table, self.land, "fear-defends")):
                self.defend(fear)
        terror.generate(self.play, fear)

    def defend(self, amount: int) -> None:
        """Defend the target land."""
        self.lasting("defend", amount)
        self.play.tell(tell("event-defends", land=spot(self.land), amount=amount))

    def lasting(self, rule: LastingId, amount: int = 0) -> None:
        """Make a rule hold for the target land until the end of the turn."""
        self.table.lasting.append(
            Lasting(rule, land=self.land, seat=self.seat, amount=amount, about=self.about)
        )
        if rule != "defend":
            self.play.tell(tell("event-lasting", land=spot(self.land), rule=tell(f"told-mark-{rule}")))

    def allow(
        self, rule: LastingId, amount: int = 0, *, pays: bool = False, seat: Seat | None = None
    ) -> None:
        """Allow the target spirit something until the end of the turn; the user counts as `other`.

        A repeat grants no repeats (SI-POWER-23).
        """
        if rule == "repeat" and self.repeated:
            return
        seat = self.spirit if seat is None else seat
        lasting = Lasting(rule, seat=seat, other=self.seat, amount=amount, pays=pays, about=self.about)
        self.table.lasting.append(lasting)
        self.play.tell(tell("event-allowed", who=Who(seat), text=permission_text(lasting)))

    def skip_invader_actions(self) -> None:
        """Keep the invaders from doing anything in the target land this turn (SI-INVADER-07)."""
        rules: tuple[LastingId, ...] = ("no-ravage", "no-build", "no-explore")
        self.table.lasting += [Lasting(rule, land=self.land, about=self.about) for rule in rules]
        self.play.tell(tell("event-skips", land=spot(self.land)))

    def carry_defend(self, amount: int, land: str) -> None:
        """Let Defend of the target land go along to another."""
        self.lasting("defend", -amount)
        self.at(land).lasting("defend", amount)
        self.play.tell(tell("event-defend-moves", amount=amount, origin=spot(self.land), land=spot(land)))

    def flood(self, *, fear: int, damage: int, dahan: int = 0) -> Script[None]:
        """Make fear and deal damage in one land, and destroy some of its Dahan."""
        self.fear(fear)
        yield from self.damage(damage)
        yield from self.destroy(dahan, DAHAN)

    def heal_nearby(self) -> Script[None]:
        """Remove one blight from the target land or an adjacent one."""
        near = (self.land, *presence.adjacent(self.table, self.land))
        land = yield from self.pick("heals", lambda: [each for each in near if self.table.lands[each].blight])
        if land is not None:
            self.at(land).remove_blight()

    def other_coasts(self) -> list[str]:
        """Return the other coastal lands of the same board."""
        lands = presence.lands_in_play(self.table)
        board = board_of(self.land)
        return [land for land in lands if board_of(land) == board and is_coastal(land) and land != self.land]

    def repeat(self, effect: Callable[[Effect], Script[None]]) -> Script[None]:
        """Repeat the power on any target, which costs what aiming at it costs (SI-POWER-25)."""
        if not self.repeated:
            power = powers()[self.about]
            land = yield from self.pick(
                "repeats", lambda: targets.lands_in_reach(self.table, self.seat, power)
            )
            if land is not None:
                targets.pay(self.play, self.seat, power, land)
                yield from self._again(effect, land)

    def repeat_at(
        self, effect: Callable[[Effect], Script[None]], lands: Callable[[], Sequence[str]]
    ) -> Script[None]:
        """Repeat the power on one of the lands, which its text names and which costs nothing (SI-POWER-25)."""
        if not self.repeated:
            land = yield from self.pick("repeats", lands)
            if land is not None:
                yield from self._again(effect, land)

    def _again(self, effect: Callable[[Effect], Script[None]], land: str) -> Script[None]:
        """Use the same power in another land, where it has no repeats (SI-POWER-23)."""
        self.play.tell(tell("event-repeats", who=Who(self.seat), card=self.name, land=spot(land)))
        again = self.at(land)
        again.repeated = True
        yield from effect(again)

    def kill(self, doomed: Sequence[tuple[str, Piece]]) -> Script[int]:
        """Destroy pieces, as far as the powers of the user destroy at all (SI-SPIRIT-13). Return the number destroyed."""
        before = len(self.casualties)
        yield from self.rules.kill(self, doomed)
        return len(self.casualties) - before


PowerEffect: TypeAlias = Callable[[Effect], "Script[Any] | None"]
"""The effect of a power, given one use of it: a script only if it may ask."""
