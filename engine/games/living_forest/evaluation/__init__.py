"""The evaluation for computer players of Living Forest: the value of a table, and which actions are worth a thought."""
