"""The options of a host."""

from __future__ import annotations

from engine.game import TableOptions


class LivingForestOptions(TableOptions):
    """The expansion, and where two readings of a rule are played, the other one.

    kodama           whether the expansion is played (LF-KODAMA-01)
    fragments_peel   Fragments may remove several cards in a row, from the last one on (LF-FRAGMENT-02)
    rare_fire        an empty centre gets its fire only where no card was taken (LF-ONIBI-11)
    symbols_at_once  Kodama symbols pay while drawing, not when the own actions begin (LF-KODAMA-09)
    symbols_add_up   every row of the Kodama symbols reached pays, not the highest alone (LF-KODAMA-12)
    """

    kodama: bool = False
    fragments_peel: bool = False
    rare_fire: bool = False
    symbols_at_once: bool = False
    symbols_add_up: bool = False
