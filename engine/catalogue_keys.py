"""The catalogue keys that every game has by convention."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.action import field_names
from engine.game import Game


def catalogue_keys(game: Game[Any, Any]) -> Iterator[str]:
    """Yield every catalogue key that the program looks up for a game by convention.

    The Texts that a game makes itself are not among them, nor the labels and choices that `engine.telling.Telling` makes by default.

    `<id>` is its title and `<id>-about` a sentence on it; `<id>-command` its slash command. Each verb has `-verb-<verb>` (a button),
    `-name` (a subcommand) and `-about`; each field `-field-<field>` (a question), `-name`, `-about`; each option `-option-<name>`.
    Beside these, `-option-<name>-<value>` says what a value means; `none` and `true` are values too. Each preset has `-preset-<name>`
    and `-about`, each group of verbs `-group-<group>-name` and `-about`.
    """
    yield from (game.id, f"{game.id}-about", f"{game.id}-command")
    for verb, kind in game.grammar.verbs.items():
        base = f"{game.id}-verb-{verb}"
        yield from (base, f"{base}-name", f"{base}-about")
        for field in field_names(kind):
            base = f"{game.id}-field-{field.replace('_', '-')}"
            yield from (base, f"{base}-name", f"{base}-about")
    for group in game.verb_groups:
        yield from (f"{game.id}-group-{group}-name", f"{game.id}-group-{group}-about")
    for preset in game.presets:
        yield from (f"{game.id}-preset-{preset}", f"{game.id}-preset-{preset}-about")
    for option in game.Options.model_fields:
        base = f"{game.id}-option-{option.replace('_', '-')}"
        yield from (base, f"{base}-name", f"{base}-about")
