"""The laws of the contract that any game is held to: by the suite, and by whoever checks a game of others."""
