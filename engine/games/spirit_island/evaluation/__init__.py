"""The evaluation for computer players of the island: the value of a table, and which actions are worth a thought."""
