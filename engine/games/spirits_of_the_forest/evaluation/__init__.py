"""What computer players are told of the forest: what a table promises, and which actions are worth a thought."""
