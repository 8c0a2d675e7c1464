"""Messages that stand in a channel: the table card, posted, changed and cleaned up, and the threads of games."""
