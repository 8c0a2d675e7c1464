"""The exit codes of the bot's process, beside 0 for a stop that was wanted."""

FAILED = 1
"""A new start may help."""
NEEDS_HOST = 2
"""A new start does not help: the host has to change the settings, the facts or the database."""
