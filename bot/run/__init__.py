"""The two ways in which the bot is run: on Discord, or on a local channel."""
