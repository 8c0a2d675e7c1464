"""The evaluation for computer players of the island: the value of a table, and the policy prior of actions."""
