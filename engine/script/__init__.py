"""Rules that ask in the middle of an effect, written as plain generator functions.

How a game is written on scripts
--------------------------------
**Table.** A plain dataclass of type T: everything that changes, what is drawn and not yet decided included. `clone` copies it.

**Play.** What a script holds: `class IslandPlay(Play[Table])` with the verbs of the game as methods (`fear`, `push`, `damage`). A verb
that asks is a generator; a script says `yield from` to it. `ScriptedGame.voice` names the class.

    def call_to_tend(play: IslandPlay, seat: Seat, land: Land) -> Script[None]:
        ways = [option("heal", HEAL), option("push", PUSH)]
        if (yield from play.choose(seat, HOW, ways)) == "heal":
            play.remove_blight(land)
        else:
            yield from play.push(seat, land, DAHAN, up_to=3)

**Phases.** A phase is a state of the table, never a place in a script. At rest the game says with `menu(play)` who may do what now (it
changes nothing and draws nothing). A seat's action from the menu goes to `act(play, seat, action)`, which either does all of it at once
and returns None, or returns a script that has not begun. When that has run out the table is at rest again and the menu is asked anew. As
long as the menu waits for nobody, `advance(play)` does what happens by itself (the next fear card, the ravage, the next turn): like `act`
it is a function or gives a script; it may draw and may ask nothing at all. Make its steps small: each is a rest.

**Who waits.** While a script runs only those it asks may act; the others wait. It may ask any seat at any time.

**Asks.** `choose` (None where nothing is offered; the only option is taken without asking), `ask` for actions of your own classes
(NothingOffered where there is none), `ask_any` of several seats (the first to act goes on, who acted is returned). Where what is offered
or chosen is a seat's secret, ask for an action of your own whose verb is in `secret_verbs`, even where there is only one: silence would
tell the others. That nothing at all is offered they know in any case; where they must not, offer an action for it.

**Options.** `option(value, label)`: what the script gets back (a land, a card, a Seat), and the Text on the button. Its word in the text
form of the action (`choose A5`) comes from the value: a string or number itself, an Enum's value, an object's `id`, or `word=`. Equal
options are offered once; one word for different values is a ValueError. What is offered is a callable and looked up again when it is
answered. `ScriptView.options` holds what is offered to its reader: fill it with `offered(asks, seat)`, and make labels from it.

**Lasting rules.** What holds until the end of the turn is a record on the table, saved with it, and the verb that it changes asks for it:
`defend` adds up what the records say of a land (`engine/games/spirit_island/rules/lasting_rules.py`). No script is left running for it.

**What a script owes**, so that playing it again leads to the same place:

* it reaches the table only through `play.table`, and looks things up again after each yield instead of holding them across it;
* it draws only from `play.chance`;
* what it draws and does not decide at once lies on the table, in a place only its reader sees and `deal_anew` knows;
* what it offers is made when looked at (a callable), never a list made earlier; a prompt says nothing secret;
* it never iterates a set, nor a dict in the order in which it was filled: what is saved is sorted by its keys.

What is saved is the table at the last rest, the actions since, and what they drew; a running generator is made again from these. At rest
a table is only a table. `is_over` is asked at rest and before every ask: where it is true the script is dropped.
"""

from engine.script.asks import (
    AskOption,
    Choose,
    NothingOffered,
    Offer,
    Script,
    offered,
    option,
)
from engine.script.game import ScriptedGame, ScriptView, on_stage
from engine.script.play import Play
from engine.script.stage import Stage
from engine.script.steps import Unfit

__all__ = [
    "AskOption",
    "Choose",
    "NothingOffered",
    "Offer",
    "Play",
    "Script",
    "ScriptView",
    "ScriptedGame",
    "Stage",
    "Unfit",
    "offered",
    "on_stage",
    "option",
]
