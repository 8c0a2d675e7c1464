"""What the bot says by itself, and what is added to an answer: reminders, news of tournaments and orders, tips."""
