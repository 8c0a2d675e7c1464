"""The limits of Discord, which answers a message or command beyond one of them with an error.

Each stands here once, as Discord documents it. What we leave free below a limit is decided where a message is laid out.
"""

from __future__ import annotations

from words.limits import ALT_LIMIT

TEXT = 4000
"""Characters of all text displays of one message."""
COMPONENTS = 40
"""Components of one message, those inside others included."""
ROW = 5
"""Buttons in one action row."""
BUTTONS = 5 * ROW
"""Buttons of one message of plain rows."""

CUSTOM_ID = 100
LABEL = 80
"""Characters on a button."""
PLACEHOLDER = 150
"""Characters of what an unused menu asks."""
OPTION = 100
"""Characters of an option of a menu: of its label, its value and its description."""
OPTIONS = 25
"""Options of one menu."""
ALT_TEXT = ALT_LIMIT
"""Characters of the description of a picture."""

THREAD = 100
"""Characters of the name of a thread."""

CHOICE = 100
"""Characters of a choice of a command's option, suggested or fixed: of its name and of its value."""
CHOICES = 25
"""Choices of one option of a command."""
