"""The contract of a module of rules, and the moments at which it speaks.

A scenario names the modules it is composed of. Each is one class in a file of its own under `modules/`, and overrides what it has
something to say at; nothing outside that file and the registry names it. It keeps no state: what it needs to remember is a piece on the
table, in `marks`, `piles`, `stacks` or `notes` under a name of its own (see `model.table`), where views, saves and redeals find it.

The hooks, in the order of a game:

setup       `plan` before anything is dealt; `lay` when the forest lies; `prepare` asks before the creatures are placed; `starts` where
forest      `all_sides`, `takes_down`, `reveals`, `directed` are laws; `may_take`, `may_enter`, `may_turn`, `blocks` are vetoes;
            `jumps` are other targets of a move; `landings` are where a move ends, for whoever looks ahead
collecting  `after_pick` when a tile has been picked; `catch` when something lay on it
assigning   `is_assigned` takes the choice away; `comes_with` is what a picked tile brings its side; `after_assigning` once both
            tiles lie with a side
revealing   `claim` gives the tokens of the picked tiles to sides; `claims_tokens` says that it does; `after_turning` for tiles turned up
moving      `enter` when a creature moves onto a place, before its bit is taken; `takes_bits` says whether moving takes bits at all;
            `after_bit` when it has taken one; `before_move` at the start of the movement phase; `brings` and `further` once it is made
gems        `after_spending` when one is spent; `gem_found` when a move brings one, for whoever looks ahead; `gem_uses` are the verbs
            a gem can be spent on; `verbs`, `choices` and `act` are verbs of its own
else        `after_discarding` when a token is discarded; `notices` are what there is to say of the moment; for whoever looks ahead
            `to_come` are tiles beside the forest that a side may still get, and `withheld` says of which places some stay with nobody
end         `is_over` ends the game early; `at_end` before anything is given, `settle` before the rest is; `keeps` are places whose tiles
            no side gets
points      `terms` changes how points are counted

A hook that returns a Script may ask with `play.decide`, which returns the value of the option chosen. It picks, moves and gives
tiles with the functions of `forest.deeds`, so that other modules hear of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Final

from engine.action import Value
from engine.chance import Chance
from engine.games.moonlight.model.actions import MoonlightVerb
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import CREATURES, Creature, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.moonlight.model.texts import refuse
from engine.games.moonlight.model.view import MoonlightView
from engine.games.spirits_of_the_forest.model.kinds import Face, Spirit
from engine.guard import Objection
from engine.script import Script
from engine.script.asks import AskOption
from engine.text import Seat, Text


@dataclass(slots=True)
class MoonlightDeal:
    """The pieces to be dealt into the forest and beside it; modules change them before chance is asked.

    `tiles` are all spirit tiles, `tokens` all favour tokens; `air`: whether the Air Spirit takes part. `card` is the Moonlight card's
    number, None for any; `has_card`: whether there is one. `gems` is the number of gems of each player, None for the usual one.
    """

    tiles: list[int]
    tokens: list[Face]
    air: bool = False
    card: int | None = None
    has_card: bool = True
    gems: int | None = None


@dataclass(slots=True)
class MoonlightTerms:
    """The terms by which points are counted.

    `limit`: how many spirits the team may score at most, None for all; `scorable`: those it may score at all, None for all; `demands`:
    the spirits of the Moonlight card, each as often as it is demanded; `discarded`: by side the tiles that do not count.
    """

    limit: int | None
    demands: list[Spirit]
    scorable: frozenset[Spirit] | None = None
    discarded: dict[Side, list[int]] = field(default_factory=dict)


class MoonlightModule:
    """A module of rules: does nothing at any moment; each module overrides the moments at which it has something to say."""

    id: ClassVar[str]
    """Name of the module in the files of scenarios."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules of scenarios that are played wherever the module is: groups such as `ML-S08`, or single ones."""
    replaces: ClassVar[tuple[str, ...]] = ()
    """The rules of all games that do not hold where the module is played, for it has others in their place."""

    tokens: ClassVar[int | None] = None
    """Number of favour tokens played with the module; None for the usual eleven."""
    directed: ClassVar[tuple[Creature, ...]] = CREATURES
    """The creatures that a player picks for and moves; the others follow."""
    all_sides: ClassVar[bool] = False
    """Whether any of four free sides makes a tile available."""
    takes_down: ClassVar[bool] = False
    """Whether face-down tiles can be picked."""
    reveals: ClassVar[bool] = True
    """Whether the reveal phase turns tiles up."""
    takes_bits: ClassVar[bool] = True
    """Whether a creature takes the bit of a tile it moves onto."""
    claims_tokens: ClassVar[bool] = False
    """Whether the module says in `claim` who gets the tokens of picked tiles."""
    taker_decides: ClassVar[bool] = False
    """Whether the active player decides who gets each token that comes to light, wherever creatures stand."""
    gem_uses: ClassVar[frozenset[str]] = frozenset({"hurry", "talk"})
    """The verbs of the game that a gem can be spent on."""
    verbs: ClassVar[Sequence[type[MoonlightVerb]]] = ()
    """Action classes of the module's own verbs."""

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        """Yield what the scenario lacks for the module, each as what follows the scenario's name in a sentence."""
        return iter(())

    def plan(self, plan: MoonlightDeal, scenario: MoonlightScenarioFacts) -> None:
        """Change what is to be dealt, before anything is dealt."""

    def lay(self, table: Table, chance: Chance) -> None:
        """Lay what the module adds to the forest or beside it, once the forest lies."""

    def starts(self, table: Table, creature: Creature) -> Sequence[int] | None:
        """Return the places where a creature may be put before the first turn; None for its start spots."""
        return None

    def prepare(self, play: MoonlightPlay) -> Script[None]:
        """Ask what is chosen before the creatures are placed."""
        return _nothing()

    def may_take(self, table: Table, spot: int) -> bool:
        """Return whether the tile of a place could be picked, as far as the module is concerned."""
        return True

    def why_kept(self, place: str) -> Objection:
        """Return the objection to picking the tile of a place that the module does not let be picked."""
        return refuse(None, "not-now")

    def may_enter(self, table: Table, creature: Creature, spot: int) -> bool:
        """Return whether a creature could move there, as far as the module is concerned."""
        return True

    def may_turn(self, table: Table, spot: int) -> bool:
        """Return whether the reveal phase could turn the tile of a place up, as far as the module is concerned."""
        return True

    def blocks(self, table: Table, spot: int) -> bool:
        """Return whether the tile of a place blocks the sides of its neighbours."""
        return True

    def jumps(self, table: Table, creature: Creature) -> Iterable[int]:
        """Return the places that a creature can move to beside those around it."""
        return ()

    def landings(self, table: Table, creature: Creature, spot: int) -> Iterable[int] | None:
        """Return the places where a creature may stand in the end if it moves to `spot`; None where the module does not care."""
        return None

    def after_pick(self, play: MoonlightPlay, taken: TakenTile) -> Script[None]:
        """Do what follows when a tile has been picked and has left the forest."""
        return _nothing()

    def catch(self, play: MoonlightPlay, taken: TakenTile) -> Script[bool]:
        """Catch the bit of a picked tile, which is already off the table; return whether the module has put it somewhere."""
        return _no()

    def is_assigned(self, table: Table) -> dict[int, Side] | None:
        """Return, where no choice is left, the side that gets each picked tile, by the tile's number; None where the players choose."""
        return None

    def comes_with(self, table: Table, taken: TakenTile) -> Iterable[Spirit]:
        """Return the spirits of the Moonlight tiles that go to whichever side gets a picked tile."""
        return ()

    def after_assigning(self, play: MoonlightPlay, side: Side, tile: int) -> Script[None]:
        """Do what follows when a side has got a tile."""
        return _nothing()

    def claim(self, play: MoonlightPlay, picked: tuple[TakenTile, ...]) -> Script[None]:
        """Give the tokens of these tiles, and whatever else they bring, to the sides, as the Reveal phase begins (ML-ASSIGN-05)."""
        return _nothing()

    def after_turning(self, play: MoonlightPlay, spots: Sequence[int]) -> Script[None]:
        """Do what follows when the tiles of `spots`, in reading order, have been turned up in the reveal phase."""
        return _nothing()

    def before_move(self, play: MoonlightPlay) -> Script[bool]:
        """Do what comes as the movement phase begins; return whether it takes the place of the phase."""
        return _no()

    def after_spending(self, play: MoonlightPlay) -> Script[None]:
        """Do what follows when the active player has spent a gem for one of its usual ends, which is about to happen."""
        return _nothing()

    def after_discarding(self, play: MoonlightPlay, face: Face) -> Script[None]:
        """Do what follows when a favour token has been discarded."""
        return _nothing()

    def notices(self, table: Table) -> Iterable[Text]:
        """Return what there is to say of the moment, to everybody."""
        return ()

    def enter(self, play: MoonlightPlay, creature: Creature, came_from: int) -> Script[None]:
        """Do what follows when a creature has moved onto a place, and has not yet taken the bit that lies there."""
        return _nothing()

    def after_bit(self, play: MoonlightPlay, creature: Creature) -> Script[None]:
        """Do what follows when a creature has taken a bit by moving onto it."""
        return _nothing()

    def gem_found(self, table: Table, spot: int) -> Table | None:
        """Return the table after the active player has got one more gem to spend by a creature's move onto a place; None without one.

        It is to be looked at only, and its gems are not counted.
        """
        return None

    def brings(self, table: Table) -> int:
        """Return a number that grows when a movement brings what makes one of the module's own verbs worth using after it."""
        return 0

    def further(self, table: Table) -> Iterable[AskOption[MoonlightVerb]]:
        """Return the actions of the module's own verbs that the active player has once the movement has brought something."""
        return ()

    def choices(self, table: Table, seat: Seat) -> Iterable[MoonlightVerb]:
        """Return the actions of the module's own verbs that the active player has now."""
        return ()

    def act(self, play: MoonlightPlay, seat: Seat, action: Any) -> Script[None]:
        """Do what an action of the module's own verbs says."""
        return _nothing()

    def label(self, view: MoonlightView, action: Any) -> Text:
        """Return an action of the module's own verbs in words."""
        raise NotImplementedError(f"{self.id} has no words for {action}")

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        """Return the values that a field of the module's verbs may hold: see `Game.pieces`."""
        return ()

    def is_over(self, table: Table) -> bool:
        """Return whether the game ends at the start of a collecting phase although tiles could be picked."""
        return False

    def to_come(self, table: Table) -> Iterable[int]:
        """Return the tiles beside the forest that a side may still get, for whoever looks ahead."""
        return ()

    def withheld(self, table: Table) -> Iterable[tuple[Sequence[int], int]]:
        """Return groups of places, each with the number of its tiles that no side will get, for whoever looks ahead."""
        return ()

    def at_end(self, play: MoonlightPlay) -> Script[None]:
        """Do what comes as the game ends, while all lies as it lay in the last turn."""
        return _nothing()

    def settle(self, play: MoonlightPlay) -> Script[None]:
        """Give what is given, or kept from everybody, between Light's tile going to the team and all that is left going to the opponent."""
        return _nothing()

    def keeps(self, table: Table) -> Iterable[int]:
        """Return the places whose tiles no side gets at the end."""
        return ()

    def terms(self, table: Table, terms: MoonlightTerms) -> None:
        """Change the terms by which points are counted."""

    def pool(self, table: Table, spot: int) -> str:
        """Return the pool of a place: tiles that lie face down in places of one pool could lie in each other's place."""
        return ""


def _nothing() -> Script[None]:
    """Return a script that asks nothing."""
    yield from ()


def _no() -> Script[bool]:
    """Return a script that asks nothing and returns False."""
    yield from ()
    return False


EVERY: Final[dict[str, MoonlightModule]] = {}
"""All modules by their names, in the order in which they speak: the registry fills it."""


class Laws:
    """The modules of a scenario, and what they say together. Of a hook only those are asked that have something to say."""

    def __init__(self, names: Sequence[str]) -> None:
        self.modules = tuple(module for name, module in EVERY.items() if name in names)
        self.all_sides = any(module.all_sides for module in self.modules)
        self.takes_down = any(module.takes_down for module in self.modules)
        self.reveals = all(module.reveals for module in self.modules)
        self.takes_bits = all(module.takes_bits for module in self.modules)
        self.claims_tokens = any(module.claims_tokens for module in self.modules)
        self.taker_decides = any(module.taker_decides for module in self.modules)
        self.directed = tuple(
            each for each in CREATURES if all(each in module.directed for module in self.modules)
        )
        self.gem_uses = frozenset.intersection(
            MoonlightModule.gem_uses, *(module.gem_uses for module in self.modules)
        )
        self._speaking: dict[str, tuple[MoonlightModule, ...]] = {}

    def at(self, hook: str) -> tuple[MoonlightModule, ...]:
        """Return the modules that override this hook."""
        if hook not in self._speaking:
            default = getattr(MoonlightModule, hook)
            self._speaking[hook] = tuple(
                module for module in self.modules if getattr(type(module), hook) is not default
            )
        return self._speaking[hook]

    def permit(self, hook: str, *args: Any) -> bool:
        """Return whether none of the modules objects at a veto."""
        modules = self.at(hook)
        return not modules or all(getattr(module, hook)(*args) for module in modules)


@cache
def _laws(names: tuple[str, ...]) -> Laws:
    return Laws(names)


def laws(table: Table) -> Laws:
    """Return the laws that are played on this table."""
    return _laws(table.modules)
