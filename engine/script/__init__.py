"""Rules that ask in the middle of an effect, written as plain generator functions.

How a game is written on scripts
--------------------------------
**Table.** A plain dataclass of type T: everything that changes, what is drawn and not yet decided included. `clone` copies it.

**Play.** What a script holds: `class IslandPlay(Play[Table])` with the verbs of the game as methods (`fear`, `push`, `damage`). A verb
that asks is a generator; a script says `yield from` to it. `ScriptedGame.voice` names the class.

    def call_to_tend(play: IslandPlay, power: Use) -> Script[None]:
        if (yield from play.either(power.seat, HOW, [option("heal", HEAL), option("push", PUSH)])) == "heal":
            play.remove_blight(power.land)
        else:
            yield from play.push(power, DAHAN, up_to=3)

**Phases.** A phase is a state of the table, never a place in a script. At rest the game says with `menu(play)` who may do what now (it
changes nothing and draws nothing). A seat's action from the menu goes to `act(play, seat, action)`, which either does all of it at once
and returns None, or returns a script that has not begun. When that has run out the table is at rest again and the menu is asked anew. As
long as the menu waits for nobody, `advance(play)` does what happens by itself (the next fear card, the ravage, the next turn): like `act`
it is a function or gives a script; it may draw and may ask nothing at all. Make its steps small: each is a rest. `in_any_order` is the
menu of a phase where seats act in any order, as often as each has something, until all are done.

**Who waits.** While a script runs only those it asks may act; the others wait. It may ask any seat at any time. Where `at_once(table)` is
true seats act at the same time: the menu stays open to the others, a script asks only the seat that began it, and each comes to rest by
itself; its draws come from its seat's own stream of chance. Independent scripts are folded into the table one by one; those that touch
the same things are kept in order until the earlier ones have ended, so let them be short, and put on the table what follows a draw.

**Asks.** `choose` (None where nothing is offered; the only option is taken without asking), `either` (the same, never None: it raises
NothingOffered), `choose_up_to` (fewer with the option `enough`), `ask` for actions of your own classes (NothingOffered where there is
none), `ask_any` of several seats (the first to act goes on, who acted is returned), `together` (a script for each seat, at their own
pace). With `secret=True` the answer is a `Pick` instead of a `Choose`: its verb is in `secret_verbs`, so nothing that everybody sees says
what was offered or chosen. Then even an only option is asked for: silence would tell the others. That nothing at all is offered they
know in any case; where they must not, offer an option for it.

**Options.** `option(value, label, look)`: what the script gets back (a land, a card, a Seat), the Text on the button, and its `Look`. Its
word in the text form of the action (`choose A5`) comes from the value: a string or number itself, an Enum's value, an object's `id`, or
`word=`. Equal options are offered once; one word for different values is a ValueError. What is offered is a callable and looked up again
when it is answered. `ScriptView.options` holds what is offered to its reader; fill it with `offered(asks, seat)`. `label` and `choice`
are made from it.

**Lasting rules.** What holds until the end of the turn is a record on the table, saved with it, and the verb that it changes asks for it:
`defend` adds up what the records say of a land (`engine/games/spirit_island/rules/lasting_rules.py`). No script is left running for it.

**What a script owes**, so that playing it again leads to the same place:

* it reaches the table only through `play.table`, and looks things up again after each yield instead of holding them across it;
* it draws only from `play.chance` (in `together`, from `play.chance_of(seat)`);
* what it draws and does not decide at once lies on the table, in a place only its reader sees and `deal_anew` knows;
* what it offers is made when looked at (a callable), never a list made earlier; a prompt says nothing secret;
* a pile whose order means nothing is kept sorted where seats act at once, so that it does not matter who was first;
* it never iterates a set, nor a dict in the order in which it was filled: what is saved is sorted by its keys;
* scripts of `together` touch only what belongs to their own seat.

What is saved is the table at the last rest, the actions since, and what they drew; a running generator is made again from these. At rest
a table is only a table. `is_over` is asked at rest and before every ask: where it is true the script is dropped.
"""

from engine.script.asks import (
    Choose,
    Look,
    NothingOffered,
    Offer,
    Option,
    Pick,
    Script,
    in_any_order,
    offered,
    option,
)
from engine.script.game import ScriptedGame, ScriptView, on_stage
from engine.script.play import Play
from engine.script.stage import Stage
from engine.script.steps import Unfit

__all__ = [
    "Choose",
    "Look",
    "NothingOffered",
    "Offer",
    "Option",
    "Pick",
    "Play",
    "Script",
    "ScriptView",
    "ScriptedGame",
    "Stage",
    "Unfit",
    "in_any_order",
    "offered",
    "on_stage",
    "option",
]
