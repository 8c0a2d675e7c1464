"""What the game is made of: facts, the island, the table, actions, options and views."""
