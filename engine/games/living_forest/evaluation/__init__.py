"""What computer players are told of Living Forest: what a table promises, and which actions are worth a thought."""
