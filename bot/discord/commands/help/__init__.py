"""Help for players: how to play, answers to questions about rules, and games that teach."""
