"""The evaluation for computer players of the moonlit forest: the value of a table, and which actions are worth a thought."""
