"""The limits of Discord, which answers a message or command beyond one of them with an error.

Each stands here once, as Discord documents it. What we leave free below a limit is decided where a message is laid out.
"""

from __future__ import annotations

from words.limits import ALT_LIMIT

TEXT = 4000
"""Maximum characters of all text displays of one message."""
COMPONENTS = 40
"""Maximum number of components of one message, those inside others included."""
ROW = 5
"""Maximum number of buttons in one action row."""
BUTTONS = 5 * ROW
"""Maximum number of buttons of one message of plain rows."""

CUSTOM_ID = 100
LABEL = 80
"""Maximum characters on a button."""
PLACEHOLDER = 150
"""Maximum characters of the question in an unused menu."""
OPTION = 100
"""Maximum characters of an option of a menu: of its label, its value and its description."""
OPTIONS = 25
"""Maximum number of options of one menu."""
ALT_TEXT = ALT_LIMIT
"""Maximum characters of the description of a picture."""

THREAD = 100
"""Maximum characters of the name of a thread."""

TYPED = 1000
"""Maximum characters of a text that is typed for a command: far more than anybody needs, and far less than Discord lets through."""
CHOICE = 100
"""Maximum characters of a choice of a command's option, suggested or fixed: of its name and of its value."""
ABOUT = 100
"""Maximum characters of the description of a command or an option."""
SUBCOMMANDS = 25
"""Maximum number of subcommands and groups of a command, and of subcommands of a group."""
CHOICES = 25
"""Maximum number of choices of one option of a command."""
