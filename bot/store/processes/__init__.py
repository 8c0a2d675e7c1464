"""Records that the bot's processes leave to one another: the shards of each, the commands registered, and the answers unfinished."""
