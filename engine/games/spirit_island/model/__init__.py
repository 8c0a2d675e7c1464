"""The models of the game: facts, the island, the table, actions, options and views."""
