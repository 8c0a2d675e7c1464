"""The exit codes of the program and of its commands, for when they end otherwise than they were asked to."""

from __future__ import annotations

FAILED = 1
"""The bot died, and a new start may help; a command has found or met what its output says."""
CANNOT = 2
"""Only a change of the settings, the facts or the database helps."""
