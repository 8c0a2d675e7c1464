"""Moves in words, as somebody reads them who is choosing one."""

from __future__ import annotations

import discord
import pytest

from bot.discord.cards.choice import MoveChoice
from bot.discord.cards.move_words import MoveWords
from bot.discord.ui.trail import Trail
from engine.legal import Legal
from engine.match import Match
from engine.registry import find
from engine.text import say
from tests.bot.discord.cards.test_every_card import table_of
from tests.engine.variation import varied
from words.catalogue import words

TAKEN = Trail("take", ("A1", None, None, None))


def forest(**telling: object) -> MoveWords:
    """Return the words for whoever moves first in a forest, where the first tile of a row is taken alone or with the next.

    The forest is told as it is, but for these facts.
    """
    game = find("spirits-of-the-forest")
    table = table_of(varied(Match.new(game, game.Options(), 2, b"seed"), telling), "en")
    person = table.awaiting[0].person
    assert person is not None
    return MoveWords(table, person, words("en"))


def test_who_is_asked_nothing_is_told_that_these_are_the_moves() -> None:
    said = forest()
    assert said.prompt() == said.asked() != ""
    waits = next(chair.person for chair in said.table.chairs if chair.seat != said.seat)
    for person in (waits, 99):
        assert person is not None
        other = MoveWords(said.table, person, words("en"))
        assert (other.asked(), other.prompt()) == ("", words("en").key("chooser-moves"))


@pytest.mark.parametrize(("count", "is_explained"), [(6, True), (7, False)])
def test_of_few_choices_it_is_said_what_each_does(count: int, is_explained: bool) -> None:
    said = forest(explain=lambda *_: say("undo-done"))
    choices = [MoveChoice(Trail("take", ("A1",)), f"tile {number}", "A1", None) for number in range(count)]
    lines = [f"- **tile {number}**: {words('en').key('undo-done')}" for number in range(count)]
    assert said.explained(Trail("take"), choices) == ("\n".join(lines) if is_explained else "")
    assert said.explained(Trail("take", ("A1",)), ()) == words("en").key("undo-done")


def test_only_a_verb_that_is_a_move_by_itself_says_what_it_leaves_undone() -> None:
    said = forest(leaves=lambda *_: say("undo-done"))
    names = {verb: said.words.key(f"spirits-of-the-forest-verb-{verb}") for verb in ("take", "keep")}
    assert said.leading("take") == names["take"]
    assert said.leading("keep") == names["keep"], "nobody can do that now"
    said.legal = Legal(lambda: [said.game.grammar.read("keep")])
    left = said.words.key("undo-done")
    assert said.leading("keep") == said.words.key("choice-leaves", choice=names["keep"], left=left)


def test_only_signs_that_stand_on_a_button_beside_an_emoji_are_explained() -> None:
    said, emoji = forest(), discord.PartialEmoji(name="web", id=1)
    [first, *_] = [
        field for field in ("first", "second") if said.words.has(f"spirits-of-the-forest-field-{field}-signs")
    ]
    meanings = said.words.key(f"spirits-of-the-forest-field-{first}-signs").split(" · ")
    sign = meanings[0].split()[0]
    bare, shown = (MoveChoice(Trail("take"), "a tile", f"A1 {sign}", each) for each in (None, emoji))
    assert said.signs(first, [shown]) == f"-# {meanings[0]}"
    assert said.signs(first, [bare]) == ""
    assert said.signs("no-such", [shown]) == ""
    assert said.signs(first, [shown] * 21) == "", "they are in a menu"


def test_so_far_stands_what_was_chosen_and_not_what_was_left_no_choice() -> None:
    said = forest()
    tile = said.name(Trail("take", ()), "A1")
    assert said.so_far(Trail("take", ())) == "Take tiles"
    assert said.so_far(TAKEN) == said.so_far(Trail("take", ("A1",))) == f"Take tiles → {tile}"
    said = forest(quick_verbs=frozenset({"take"}))
    assert said.so_far(TAKEN).split(" → ")[:2] == ["Take tiles", tile]
    assert said.so_far(TAKEN).count(" → ") == len(TAKEN.chosen), "what is made at once is told whole"


def test_of_two_ways_it_is_said_which_was_chosen_and_what_the_rest_of_a_move_decides() -> None:
    said = forest()
    lines = ("take A1 - supply", "take A1 - A4", "take A1 A2", "take B1")
    said.legal = Legal(lambda: map(said.game.grammar.read, lines))
    one, two = (said.name(Trail("take", chosen), value) for chosen, value in (((), "A1"), (("A1",), "A2")))
    first, end = Trail("take", ("A1",)), Trail("take", ("A1", "A2", None, None))
    assert said.so_far(Trail("take", ("A1", "A2"))) == said.so_far(end) == f"Take tiles → {one} → {two}"
    assert said.rest(first, end) == two
    assert said.rest(Trail("take"), end) == f"{one}, {two}"
    assert said.rest(Trail("take"), Trail("take", ("B1", None, None, None))) == said.name(Trail("take"), "B1")
    paid = Trail("take", ("A1", None, "supply", None))
    assert said.rest(first, paid).split(", ")[1] == said.name(Trail("take", ("A1", None)), "supply")
    assert said.rest(end, end) == ""
