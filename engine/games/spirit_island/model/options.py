"""Options of a table, which its host may choose."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.game import TableOptions


class SpiritIslandOptions(TableOptions):
    """The way spirits come to seats, and where two readings of a rule are played, the other one.

    spirits        each seat chooses its spirit, or all are dealt at random, or only the four that are easy to learn
    progressions   the easy spirits get their seven listed cards instead of drawing (SI-SETUP-13)
    blight_card    whether there is a blight card; without one, blight just runs out (SI-BLIGHT-12)
    extra_blight   one blight more on the healthy side (SI-SETUP-09)
    corners        lands that meet in a point alone are adjacent (SI-BOARD-04)
    own_presence   fear cards that speak of presence mean that of the player who acts (SI-FEAR-11)
    adversary      who invades, with rules of its own, at a level from 0 to 6 (SI-ADVERSARY-01)
    scenario       what is told of this island, alone or beside an adversary (SI-SCENARIO-01)
    """

    spirits: Literal["choose", "random", "easy"] = "choose"
    progressions: bool = False
    blight_card: bool = True
    extra_blight: bool = True
    corners: bool = True
    own_presence: bool = False
    adversary: Literal["none", "brandenburg-prussia", "england", "sweden"] = "none"
    adversary_level: int = Field(default=0, ge=0, le=6)
    scenario: Literal["none", "blitz", "dahan-insurrection", "guard-the-isles-heart", "rituals-of-terror"] = (
        "none"
    )
