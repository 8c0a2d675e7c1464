"""The limits that we keep to are those that Discord documents."""

from __future__ import annotations

import pytest

from bot.discord.ui import limits
from standin.content import component_limits
from standin.protocol import command_limits


@pytest.mark.parametrize(
    ("limit", "documented"),
    [
        (limits.TEXT, component_limits.ALL_TEXT),
        (limits.COMPONENTS, component_limits.ALL_COMPONENTS),
        (limits.ALT_TEXT, component_limits.ALT_TEXT),
        (limits.ROW, 5),
        (limits.BUTTONS, component_limits.ROWS * 5),
        (limits.CUSTOM_ID, 100),
        (limits.LABEL, 80),
        (limits.PLACEHOLDER, 150),
        (limits.OPTION, 100),
        (limits.OPTIONS, 25),
        (limits.THREAD, 100),
        (limits.CHOICE, 100),
        (limits.ABOUT, 100),
        (limits.SUBCOMMANDS, command_limits.OPTIONS),
        (limits.CHOICES, command_limits.OPTIONS),
    ],
)
def test_a_limit_is_no_narrower_and_no_wider_than_discord_has_it(limit: int, documented: int) -> None:
    assert limit == documented
