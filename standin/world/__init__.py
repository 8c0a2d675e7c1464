"""The state of the stand-in: guilds, channels, people, and how they look as JSON."""
