"""Slash commands, and the buttons and menus that go with them: a room for what people want, a file for each subject."""
