"""Messages that the bot sends by itself, or adds to an answer: reminders, news of tournaments and orders, tips."""
