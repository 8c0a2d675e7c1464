"""The state of the stand-in: guilds, channels, people and messages."""
