"""The exit codes of the program and of its commands, for when they end otherwise than they were asked to."""

from __future__ import annotations

FAILED = 1
"""Exit code of a bot that died, where a new start may help, and of a command whose output says what it found or met."""
CANNOT = 2
"""Exit code where only a change of the settings, the facts or the database helps."""
