"""Slash commands, and the buttons and menus that go with them: one file a subject, each registered where it is written."""
