"""Child processes that do long work, so that the bot goes on answering."""
