"""The two ways to run the bot: on Discord, or on a local channel."""
