"""What computer players are told of the moonlit forest: what a table promises, and which actions are worth a thought."""
