"""The evaluation for computer players of the forest: the value of a table, and the priors of actions."""
