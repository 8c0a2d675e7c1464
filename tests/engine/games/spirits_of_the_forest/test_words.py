"""Sentences: complete in every whole language, short enough for buttons, and never two choices alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

import engine.games.spirits_of_the_forest
from engine.action import field_names, values, verb_of
from engine.ask import Ask
from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Take
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tile_text
from engine.games.spirits_of_the_forest.modules.curse import Curse, curses
from engine.games.spirits_of_the_forest.modules.enchanted.claims import claims_of
from engine.games.spirits_of_the_forest.modules.enchanted.deck import enchantments, tile_kind
from engine.games.spirits_of_the_forest.modules.enchanted.state import Claim, SwapGems
from engine.games.spirits_of_the_forest.modules.events import Second
from engine.games.spirits_of_the_forest.modules.wish import Wish, wishes
from engine.games.spirits_of_the_forest.pieces.places import tile_at
from engine.laws.vocabulary import vocabulary
from engine.rulebook import ledger
from engine.text import Seat, Text
from tests.catalogues import WHOLE
from tests.engine.games.spirits_of_the_forest.forest import dealt, forest, legal
from words.catalogue import CATALOGUES, words

NAMES = ("Ala", "Olek", "Zofia", "Jan")
MOST = 80
MOST_LABELLED = 60
"""Maximum number of legal actions of one moment that are put into words: more would tell nothing new."""
KEYS = frozenset(rule.id for rule in ledger(GAME.id))

WAYS: Mapping[str, tuple[int, dict[str, object]]] = {
    "base": (2, {}),
    "four": (4, {}),
    "solo": (1, {"solo_rule": "polish"}),
    "seasons": (3, {"wish": True, "curse": True, "seasons": True, "gem_bonus": True}),
    "events": (2, {"curse": True, "events": "fairytale-copse"}),
    "moonlight": (2, {"wish": True, "moonlight": "air"}),
    "enchanted": (3, {"enchanted": True, "moonlight": "base"}),
}
"""Ways to play that between them need every word: the number of players, and the options."""

every_language = pytest.mark.parametrize("language", WHOLE)
every_way = pytest.mark.parametrize("way", WAYS)


def begun(way: str, seed: bytes = b"a forest") -> Table:
    """Return a forest as it is dealt for this way to play."""
    players, options = WAYS[way]
    return GAME.setup(GAME.Options.model_validate(options), players, Chance(seed))


def asked(way: str, seed: int) -> Iterator[tuple[Table, Seat, Ask[ForestAction], ForestAction]]:
    """Yield a game at random: each table with one seat's ask and what it does then. Rare things are done where they can be."""
    chance = Random(seed)
    table = begun(way, str(seed).encode())
    while asks := GAME.awaits(seen := table.copy()):
        seat, ask = chance.choice(list(asks.items()))
        rare = [
            action for action in ask.legal if isinstance(action, Claim | SwapGems | Second) or _pays(action)
        ]
        action = chance.choice(rare or list(ask.legal))
        yield seen, seat, ask, action
        list(GAME.play(table, seat, action, Chance(b"")))


def _pays(action: ForestAction) -> bool:
    return isinstance(action, Take) and bool(action.pay or action.pay_second)


def spoken(text: Text, language: str) -> str:
    assert all(words(language).has(inner.key) for inner in text.inner()), text
    said = words(language).say(text, NAMES)
    assert "{" not in said
    assert "spirits-of-the-forest" not in said
    return said


@every_language
@every_way
def test_labels_and_choices_are_short_and_different(language: str, way: str) -> None:
    for table, seat, ask, _ in list(asked(way, 7))[::3]:
        view = GAME.view(table, seat)
        some = ask.legal.actions[:: 1 + len(ask.legal) // MOST_LABELLED]
        labels = [spoken(GAME.telling.label(view, action), language) for action in some]
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= MOST
        for verb in ask.legal.verbs:
            of_verb = [action for action in some if verb_of(action) == verb]
            for depth, field in enumerate(field_names(GAME.grammar.verbs[verb])):
                heard: dict[tuple[object, ...], dict[object, str]] = {}
                for action in of_verb:
                    given = values(action)
                    said = spoken(GAME.telling.choice(view, action, field), language)
                    heard.setdefault(given[:depth], {})[given[depth]] = said
                for choices in heard.values():
                    assert len(set(choices.values())) == len(choices)
                    assert max(map(len, choices.values())) <= MOST


@every_language
def test_everything_that_is_asked_shown_and_told_has_words(language: str) -> None:
    heard = set()
    for way in WAYS:
        for table, seat, ask, action in asked(way, 3):
            spoken(ask.prompt, language)
            spoken(GAME.view(table, seat).headline, language)
            for event in GAME.play(table, seat, action, Chance(b"")):
                heard.add(event.text.key)
                assert spoken(event.text, language).endswith(".")
        for standing in GAME.outcome(table).standings:
            for line in standing.lines:
                spoken(line.label, language)
    assert len(heard) >= 35


@every_language
def test_the_longest_label_fits_a_button(language: str) -> None:
    worst = [f". . . . . . . . . . . dewdrops:{power}@1!leaves" for power in ("sun", "moon")]
    rows = [*worst, ". " * 9 + "webs2@0 webs2 webs2@0"]
    table = forest("\n".join(["", *rows]))
    line = "take A12 B12 C10 C12"
    assert line in legal(table)
    said = words(language).say(GAME.telling.label(GAME.view(table, Seat(0)), GAME.grammar.read(line)))
    assert all(name in said for name in line.split()[1:])
    assert len(said) <= MOST


@every_language
def test_every_rule_has_a_sentence_in_both_languages_and_none_is_left_over(language: str) -> None:
    said = {rule: words(language).rule(rule) for rule in KEYS}
    assert all(words(language).has(rule) for rule in KEYS)
    assert all(re.fullmatch(r"[A-ZŁŚŻ0-9„].*[.]", sentence) for sentence in said.values()), said
    assert len(set(said.values())) == len(KEYS)


@every_language
def test_the_longest_card_and_the_longest_claim_fit_a_button(language: str) -> None:
    view = GAME.view(dealt(enchanted=True), None)
    kinds = Counter(map(tile_kind, range(len(tiles()))))
    for card in enchantments():
        for claim in claims_of(kinds, card):
            assert len(spoken(GAME.telling.label(view, claim), language)) <= MOST
        assert len(spoken(GAME.telling.choice(view, claim, "card"), language)) <= MOST
    kept: list[ForestAction] = [*map(Wish, wishes()), *map(Curse, curses())]
    labels = [spoken(GAME.telling.label(view, action), language) for action in kept]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= MOST


@every_language
def test_what_there_is_not_can_be_named_as_well(language: str) -> None:
    """Labels are also made of moves that are not legal, whatever people have typed."""
    for way in WAYS:
        view = GAME.view(begun(way), Seat(0))
        for line in NONSENSE:
            action = GAME.grammar.read(line)
            spoken(GAME.telling.label(view, action), language)
            for field in field_names(action):
                spoken(GAME.telling.choice(view, action, field), language)


NONSENSE = (
    "take Z1 Z2 Z3 Z4",
    "second Z1 Z2",
    "place Z1",
    "move Z1 Z2",
    "stop",
    "wish oak",
    "curse oak",
    "moonlight up",
    "claim oak oak-double oak-moon oak",
    "claim 1 oak-double moon leaves",
    "swap Z1 Z2",
    "token oak",
    "offer give",
)


@every_language
def test_every_refusal_has_a_reason_and_a_rule(language: str) -> None:
    chance = Chance(b"refusals")
    told = set()
    for way in WAYS:
        for table, _, _, _ in asked(way, 5):
            for verb, sayable in vocabulary(GAME, table).items():
                action = sayable[chance.below(len(sayable))]
                if (objection := GAME.objection(table, table.active, action)) is not None:
                    told.add(objection.text.key)
                    unnamed = ("no-cell", "no-such-tile", "over", "not-your-turn")
                    assert objection.rule in KEYS or objection.text.key.endswith(unnamed), (verb, objection)
                    assert spoken(objection.text, language)
    assert len(told) > 40


def test_every_refusal_is_said_in_the_code_and_every_one_said_has_words() -> None:
    package = Path(engine.games.spirits_of_the_forest.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    catalogue = (Path(CATALOGUES) / "en" / f"{GAME.id}.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(rf"^{GAME.id}-refused-([-a-z]+) =", catalogue, re.MULTILINE))
    assert {key for key in worded if f'"{key}"' not in source and f'"refused-{key}"' not in source} == set()
    refusing = re.findall(r'refuse\([^()]*?, "([-a-z]+)"', source)
    assert len(refusing) > 40
    assert set(refusing) <= worded


def test_a_double_is_told_from_a_single_and_from_one_with_a_power() -> None:
    say = words("en").say
    assert {say(tile_text(tile)) for tile in tiles() if tile.spirit == "webs"} == {
        "webs",
        "webs ×2",
        "webs · sun",
        "webs · moon",
        "webs · fire",
    }


def test_of_a_stack_the_top_tile_is_named() -> None:
    view = GAME.view(forest("leaves/webs vines"), None)
    assert words("en").say(tile_at(view, "A1")) == "webs"


@pytest.mark.rule("SF-FAVOUR-01")
def test_a_take_says_all_that_it_brings() -> None:
    table = forest("\nleaves:moon!webs leaves!vines . . webs:sun webs:fire\nleaves:sun . mosses2!webs")
    view, said = GAME.view(table, Seat(0)), {}
    for line in legal(table):
        said[line] = words("en").say(GAME.telling.label(view, GAME.grammar.read(line)))
    assert said["take A1"] == "Take A1: leaves · moon + favour"
    assert said["take A1 A2"] == "Take A1 and A2: leaves ×2 · moon + 2 favours"
    assert said["take A6 A5"] == "Take A6 and A5: webs ×2 · fire · sun"
    assert said["take B1 A1"] == "Take B1 and A1: leaves ×2 · sun · moon + favour"
    assert said["take B3"] == "Take B3: mosses ×2 + favour"
    assert said["take B1"] == "Take B1: leaves · sun"


def test_a_tile_to_choose_says_whose_gem_lies_on_it() -> None:
    table = forest("leaves@1 webs@0 vines")
    view = GAME.view(table, Seat(0))
    found = {action.first: GAME.telling.choice(view, action, "first") for action in legal_takes(table)}
    hints = {cell: [each.key for each in dict(text.args).get("hints", ())] for cell, text in found.items()}  # type: ignore[union-attr]
    assert hints["A1"] == ["spirits-of-the-forest-hint-costs"]
    assert hints["A3"] == []
    other = forest("leaves@0 webs vines@1")
    own = GAME.telling.choice(GAME.view(other, Seat(0)), GAME.grammar.read("take A1"), "first")
    assert [each.key for each in dict(own.args)["hints"]] == ["spirits-of-the-forest-hint-own-gem"]  # type: ignore[union-attr]


def legal_takes(table: Table) -> list[Take]:
    """Return the takes that the active seat may make."""
    legal = GAME.awaits(table)[table.active].legal
    return [action for action in legal if isinstance(action, Take)]


@pytest.mark.parametrize("option", ["events", "moonlight"])
def test_each_kind_of_a_module_that_has_several_is_explained_where_it_is_chosen(option: str) -> None:
    kinds = {
        "events": ("random", "forgotten-grove", "fairytale-copse", "forgotten-forest"),
        "moonlight": ("base", "air"),
    }
    lines = [GAME.telling.option_about(GAME.Options(), option, kind) for kind in kinds[option]]
    assert None not in lines
    assert len({*lines}) == len(lines)
    assert GAME.telling.option_about(GAME.Options(), "wish", True) is None
