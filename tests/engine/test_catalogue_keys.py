"""The catalogue keys that every game has by convention."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.catalogue_keys import catalogue_keys
from tests.engine.toys.magpies import Magpies
from tests.engine.toys.pebbles import Pebbles


class GroupedPebbles(Pebbles):
    verb_groups: Mapping[str, Sequence[str]] = {"hand": ("pick",)}
    presets: Mapping[str, Mapping[str, object]] = {"short": {"heap": 3}}


def test_each_verb_field_group_preset_and_option_has_its_keys() -> None:
    assert [*catalogue_keys(GroupedPebbles())] == [
        *("pebbles", "pebbles-about", "pebbles-command"),
        *("pebbles-verb-pick", "pebbles-verb-pick-name", "pebbles-verb-pick-about"),
        *("pebbles-field-what", "pebbles-field-what-name", "pebbles-field-what-about"),
        *("pebbles-group-hand-name", "pebbles-group-hand-about"),
        *("pebbles-preset-short", "pebbles-preset-short-about"),
        *("pebbles-option-heap", "pebbles-option-heap-name", "pebbles-option-heap-about"),
    ]


def test_every_verb_of_a_game_has_its_keys_and_its_fields_theirs() -> None:
    keys = [*catalogue_keys(Magpies())]
    verbs = ("keep", "take", "show", "peek", "end", "wink")
    assert [key for key in keys if key.startswith("magpies-verb-") and key.count("-") == 2] == [
        f"magpies-verb-{verb}" for verb in verbs
    ]
    fields = [key.removeprefix("magpies-field-") for key in keys if key.startswith("magpies-field-")]
    assert [field for field in fields if "-" not in field] == ["card", "first", "second", "card", "who"]
