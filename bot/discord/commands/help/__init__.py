"""How to play: help, answers to questions about rules, and games that teach."""
