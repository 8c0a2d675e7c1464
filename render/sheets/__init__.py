"""Pictures that any game can have: leaderboard, banner, changes and film."""
